"""The app's icon in every form that a system wants: `python build/icons.py [folder]` fills out/icons.

assets/ui/icon.svg becomes PNGs of all sizes; .ico (Windows) and .icns (macOS) are containers of those.
"""

from __future__ import annotations

import io
import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "assets" / "ui" / "icon.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# What macOS calls a PNG of so many pixels; the doubles are the same sizes for dense screens.
ICNS_KINDS = (
    (b"icp4", 16),
    (b"icp5", 32),
    (b"icp6", 64),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic09", 512),
    (b"ic10", 1024),
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic13", 256),
    (b"ic14", 512),
)


def png(size: int) -> bytes:
    """The icon as a square PNG."""
    import pygame

    drawn = pygame.image.load_sized_svg(str(SOURCE), (size, size))
    square = pygame.Surface((size, size), pygame.SRCALPHA)
    square.blit(drawn, drawn.get_rect(center=(size // 2, size // 2)))
    file = io.BytesIO()
    pygame.image.save(square, file, "icon.png")
    return file.getvalue()


def ico(images: Mapping[int, bytes]) -> bytes:
    """A Windows icon: a directory of 16 bytes per picture, then the pictures. 256 is written as 0."""
    place = 6 + 16 * len(images)
    head, body = struct.pack("<HHH", 0, 1, len(images)), b""
    for size, data in sorted(images.items()):
        side = size % 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), place + len(body))
        body += data
    return head + body


def icns(images: Mapping[int, bytes]) -> bytes:
    """A macOS icon: each picture with its kind and length, and all of it with its length again."""
    parts = [kind + struct.pack(">I", 8 + len(images[size])) + images[size] for kind, size in ICNS_KINDS]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def make(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    images = {size: png(size) for size in SIZES}
    for size, data in images.items():
        (folder / f"caravelle-{size}.png").write_bytes(data)
    (folder / "caravelle.ico").write_bytes(ico({size: images[size] for size in ICO_SIZES}))
    (folder / "caravelle.icns").write_bytes(icns(images))


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "out" / "icons"
    make(target)
    print(f"{target}: {len(SIZES)} PNG, .ico, .icns")
