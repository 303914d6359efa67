"""Makes every sound under assets/sounds/: python build/make_sounds.py

Struck wood, brass and bells are sums of fading sine waves (the modes of the thing that is struck) and a breath of
noise. Standard library only; the same files come out each time.
"""

from __future__ import annotations

import math
import struct
import wave
from collections.abc import Callable
from pathlib import Path
from random import Random

RATE = 22050
FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"
Sound = list[float]

# (frequency ratio, loudness, share of the decay time) of the modes of what is struck
WOOD = ((1.0, 1.0, 1.0), (2.57, 0.45, 0.5), (4.2, 0.22, 0.3), (6.1, 0.1, 0.2))
MARIMBA = ((1.0, 1.0, 1.0), (3.93, 0.28, 0.35), (9.2, 0.08, 0.12))
COIN = ((1.0, 1.0, 1.0), (1.52, 0.7, 0.8), (2.33, 0.5, 0.6), (3.02, 0.25, 0.4))
BELL = ((0.5, 0.35, 1.2), (1.0, 1.0, 1.0), (1.19, 0.5, 0.8), (1.56, 0.3, 0.6), (2.0, 0.45, 0.5), (2.74, 0.2, 0.35))


def struck(
    freq: float, decay: float, modes: tuple[tuple[float, float, float], ...], length: float | None = None
) -> Sound:
    """One stroke; `decay` is the time in seconds in which the lowest mode falls to a third."""
    n = int(RATE * (length or decay * 6))
    out = [0.0] * n
    for ratio, loud, share in modes:
        f = freq * ratio
        if f > RATE * 0.45:
            continue
        step = 2 * math.pi * f / RATE
        fade = math.exp(-1 / (RATE * decay * share))
        level = loud
        for i in range(n):
            out[i] += level * math.sin(step * i)
            level *= fade
    attack = int(RATE * 0.0015)
    for i in range(min(attack, n)):
        out[i] *= i / attack
    return out


def breath(length: float, dull: float, seed: int, rise: float = 0.1) -> Sound:
    """Filtered noise that swells and fades: paper, sand, sliding wood. `dull` near 1 is dark."""
    rng = Random(seed)
    n = int(RATE * length)
    low = 0.0
    out = []
    for i in range(n):
        low = dull * low + (1 - dull) * rng.uniform(-1, 1)
        t = i / n
        swell = min(1.0, t / rise) * (1 - t) ** 2
        out.append(low * swell / math.sqrt(1 - dull))
    return out


def mix(*parts: tuple[float, float, Sound]) -> Sound:
    """Lay sounds over each other: (start in seconds, loudness, sound)."""
    out = [0.0] * max(int(start * RATE) + len(sound) for start, _, sound in parts)
    for start, loud, sound in parts:
        at = int(start * RATE)
        for i, value in enumerate(sound):
            out[at + i] += loud * value
    return out


def room(sound: Sound, wet: float = 0.22) -> Sound:
    """A small panelled room: a few early echoes."""
    taps = ((0.019, 0.6), (0.031, 0.45), (0.047, 0.3), (0.071, 0.2))
    return mix((0, 1, sound), *((delay, wet * level, sound) for delay, level in taps))


def coin() -> Sound:
    return mix((0, 0.8, struck(2350, 0.05, COIN)), (0.055, 1, struck(2790, 0.075, COIN)))


def crate() -> Sound:
    return mix(
        (0, 1, struck(118, 0.05, WOOD)),
        (0, 0.5, struck(265, 0.035, WOOD)),
        (0, 0.5, breath(0.09, 0.8, 1, 0.02)),
        (0.06, 0.22, struck(330, 0.025, WOOD)),
    )


def worker() -> Sound:
    return mix(
        (0, 1, struck(560, 0.022, WOOD)), (0, 0.2, breath(0.03, 0.5, 2, 0.05)), (0.07, 0.4, struck(610, 0.018, WOOD))
    )


def tile() -> Sound:
    return mix(
        (0, 0.5, breath(0.13, 0.6, 3, 0.5)),
        (0.11, 1, struck(210, 0.03, WOOD)),
        (0.11, 0.5, breath(0.05, 0.4, 4, 0.03)),
    )


def build() -> Sound:
    strokes = []
    for start, loud, freq in ((0, 0.8, 370), (0.16, 0.9, 380), (0.32, 1, 330)):
        strokes += [
            (start, loud, struck(freq, 0.028, WOOD)),
            (start, loud * 0.5, struck(150, 0.05, WOOD)),
            (start, loud * 0.3, breath(0.03, 0.3, 5, 0.02)),
        ]
    return mix(*strokes)


def ship_bell() -> Sound:
    stroke = struck(940, 0.3, BELL, 1.3)
    return mix((0, 0.9, stroke), (0.26, 1, stroke))


def sell() -> Sound:
    pings = [(0.1 + k * 0.055, 0.9 - k * 0.1, struck(f, 0.05, COIN)) for k, f in enumerate((2100, 2500, 2350, 2900))]
    return mix((0, 0.5, breath(0.12, 0.7, 6, 0.4)), (0.1, 0.4, struck(240, 0.03, WOOD)), *pings)


def points() -> Sound:
    return mix((0, 0.8, struck(784, 0.09, MARIMBA)), (0.1, 1, struck(1047, 0.13, MARIMBA)))


def choose() -> Sound:
    return mix((0, 1, struck(440, 0.02, WOOD)), (0, 0.15, breath(0.02, 0.4, 7, 0.05)))


def turn() -> Sound:
    return mix((0, 0.8, struck(330, 0.14, MARIMBA)), (0.14, 1, struck(440, 0.2, MARIMBA)))


def undo() -> Sound:
    return mix(
        (0, 0.35, breath(0.14, 0.75, 8, 0.7)),
        (0.06, 0.9, struck(494, 0.05, MARIMBA)),
        (0.14, 0.9, struck(392, 0.07, MARIMBA)),
    )


def end_round() -> Sound:
    notes = [(k * 0.13, 0.9, struck(f, 0.2, MARIMBA)) for k, f in enumerate((659, 523, 392))]
    return mix(*notes, (0.26, 0.25, struck(784, 0.22, BELL, 1.0)))


def game_over() -> Sound:
    rise = [(k * 0.15, 0.75, struck(f, 0.22, MARIMBA)) for k, f in enumerate((262, 330, 392, 523))]
    chord = [(0.72, 0.6, struck(f, 0.36, MARIMBA)) for f in (262, 392, 523, 659)]
    return mix(*rise, *chord, (0.72, 0.3, struck(1047, 0.3, BELL, 1.5)))


# how loud each may get, 1 is full scale: what is heard often is quiet
SOUNDS: dict[str, tuple[float, Callable[[], Sound]]] = {
    "coin": (0.22, coin),
    "crate": (0.4, crate),
    "worker": (0.3, worker),
    "tile": (0.34, tile),
    "build": (0.38, build),
    "ship_bell": (0.26, ship_bell),
    "sell": (0.28, sell),
    "points": (0.3, points),
    "choose": (0.24, choose),
    "turn": (0.32, turn),
    "undo": (0.28, undo),
    "end_round": (0.34, end_round),
    "game_over": (0.42, game_over),
}


def save(name: str, peak: float, sound: Sound) -> int:
    sound = room(sound)
    top = max(abs(value) for value in sound)
    while sound and abs(sound[-1]) < top / 600:
        sound.pop()
    fade = min(len(sound), int(RATE * 0.02))
    for i in range(fade):
        sound[-1 - i] *= i / fade
    frames = b"".join(struct.pack("<h", round(value / top * peak * 32767)) for value in sound)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(frames)
    return len(sound)


def main() -> None:
    for name, (peak, make) in SOUNDS.items():
        frames = save(name, peak, make())
        print(f"{name:10} {frames / RATE:.2f} s")


if __name__ == "__main__":
    main()
