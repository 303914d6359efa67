"""The rules of a new game: ready-made ones, and below them every option with what it is. Generated from what the
rules declare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core import Option, find
from game.core.options import Value, obstacle
from game.ui import draw
from game.ui.graph import Node, Rect, grid
from game.ui.presets import EDITION, EXTENSIONS, PICTURES, PRESETS, SURPRISE, preset, unlike
from game.ui.text import Phrase, has, tr
from game.ui.widgets import Kit, Scroll, button, choice, switch

if TYPE_CHECKING:
    from game.ui.scenes.new_game import NewGame

# An option that changes nothing unless one of these is on.
PART_OF = {("puerto_rico", "market"): ("new_buildings", "bourgeois")}


def option_name(game: str, key: str) -> str:
    return _text(f"{game}.options.{key}.name", key) if key != "players" else tr("app.new.players")


def value_name(game: str, key: str, value: Value) -> str:
    if isinstance(value, bool):
        return tr("app.on") if value else tr("app.off")
    return _text(f"{game}.options.{key}.values.{value}", str(value))


def bot_key(game: str, name: str) -> str:
    """Where a bot has its words: in the game's own pack, or in the app's."""
    own = f"{game}.bot.{name}"
    return own if has(f"{own}.name") else f"app.bot.{name}"


def bot_name(game: str, name: str) -> str:
    return _text(f"{bot_key(game, name)}.name", name)


def told_options(game: str) -> list[Option]:
    """The options that have words: one that the rules know but no pack names yet cannot be offered."""
    return [option for option in find(game).options if has(f"{game}.options.{option.key}.name")]


def _text(key: str, default: str) -> str:
    return tr(key) if has(key) else default


class RulesColumn:
    """The right part of the new-game screen."""

    def __init__(self, scene: NewGame) -> None:
        self.scene = scene
        self.scroll = Scroll()

    @property
    def unfolded(self) -> bool:
        return self.scene.app.settings.set_up.get("unfolded") is True

    def fold(self) -> None:
        self.scene.app.settings.set_up["unfolded"] = not self.unfolded
        self.scroll = Scroll()
        self.scene.changed()

    def build(self, rect: Rect, kit: Kit) -> Node:
        node = Node((), rect)
        head = min(kit.s(34), 48)
        wide = min(kit.s(200), rect.w * 0.55)
        node.write(tr("app.new.rules"), Rect(rect.x, rect.y, rect.w - wide, head), 19, "heading", "wood_dark")
        if told_options(self.scene.game):
            word = tr("app.new.fold" if self.unfolded else "app.new.unfold")
            at = Rect(rect.right - wide, rect.y, wide, head)
            node.add(button(("new", "fold"), at, word, self.fold, "wood", None, 14))
        window = Rect(rect.x, rect.y + head + 8, rect.w - 14, rect.h - head - 8)
        part = self._all(window, kit) if self.unfolded else self._brief(window, kit)
        return node.add(part, self.scroll.bar(("new", "options_bar"), self.scene.changed))

    # folded ------------------------------------------------------------------------------------------

    def _chosen(self) -> str:
        """The preset that these rules are, "" if none."""
        scene = self.scene
        if scene.ready:
            return scene.ready
        for name in PRESETS:
            if name != SURPRISE and preset(scene.game, name, scene.players, bool) == (scene.players, scene.options):
                return name
        return ""

    def _brief(self, window: Rect, kit: Kit) -> Node:
        """Four buttons, what they mean, and what is not as the book has it."""
        scene, game = self.scene, self.scene.game
        names = [name for name in PRESETS if name in ("book", "short") or game in EXTENSIONS]
        line = min(kit.s(40), 60)
        chosen = self._chosen()
        told = tr(f"app.preset.{chosen}.about") if chosen else tr("app.preset.own")
        if not told_options(game) and chosen != "short":
            told = tr("app.new.no_options")
        cards = [(key, value, self._line(key, value)) for key, value in unlike(game, scene.options)]
        wide = window.w - 12
        inner = wide - 76
        heights = [
            max(54.0, kit.high(name, inner, 16, "semibold") + kit.high(about, inner, 13.5) + 20)
            for _, _, (name, about) in cards
        ]
        about_high = kit.high(told, wide, 15) + 16
        rows_high = (line + 8) * ((len(names) + 1) // 2)
        box_of = self._edition()
        box_high = kit.high(box_of, wide, 15) + 10 if box_of else 0.0
        total = rows_high + about_high + box_high + sum(h + 8 for h in heights) + 8
        area, y = self.scroll.area(("new", "options"), window, total, scene.changed)
        cells = grid(Rect(window.x + 2, y, wide, rows_high - 8), 2, (len(names) + 1) // 2, 8)
        for name, cell in zip(names, cells, strict=False):
            look = "brass" if name == chosen else "wood"
            tip: Phrase = (f"app.preset.{name}.about", {})
            call = lambda name=name: scene.choose_preset(name)  # noqa: E731
            area.add(button(("new", "preset", name), cell, tr(f"app.preset.{name}.name"), call, look, tip, 15))
        y += rows_high + 2
        box = Rect(window.x + 4, y, wide, about_high)
        area.add(Node((), box).write(told, box, 15, "italic", "ink_soft", "left", lines=8))
        y += about_high
        if box_of:
            box = Rect(box.x, y - 4, wide, box_high)
            area.add(Node((), box).write(box_of, box, 15, "regular", "ink", "left", lines=4))
            y += box_high
        for (key, _, (name, about)), high in zip(cards, heights, strict=True):
            card = Node((), Rect(window.x + 2, y, wide, high), (_card,), bleed=3)
            left = self._picture(card, key, 54)
            title = kit.high(name, wide - left - 20, 16, "semibold")
            at = Rect(card.rect.x + left + 10, y + 7, wide - left - 20, title)
            card.write(name, at, 16, "semibold", lines=4)
            below = Rect(at.x, at.bottom + 3, at.w, high - title - 16)
            card.write(about, below, 13.5, "regular", "ink_soft", "left", "top", lines=20)
            area.add(card)
            y += high + 8
        return area

    def _edition(self) -> str:
        """Which box it is that the book comes from, if there are several and it is the usual one."""
        game, value = self.scene.game, self.scene.options.get(EDITION)
        if value is None or EDITION in dict(unlike(game, self.scene.options)):
            return ""
        return tr("app.new.option_is", option=option_name(game, EDITION), value=value_name(game, EDITION, value))

    def _line(self, key: str, value: Value) -> tuple[str, str]:
        """An option that is not as usual: its name (and value), and what that means."""
        game = self.scene.game
        name = option_name(game, key)
        if not isinstance(value, bool):
            name = tr("app.new.option_is", option=name, value=value_name(game, key, value))
        own = f"{game}.options.{key}.about_values.{value}"
        return name, tr(own) if has(own) else _text(f"{game}.options.{key}.about", "")

    def _picture(self, card: Node, key: str, side: float) -> float:
        """The picture of an extension at the left of its card; how much room it takes."""
        name = PICTURES.get((self.scene.game, key))
        if name is None:
            return 0.0
        rect = card.rect
        side = min(side, rect.h - 10)
        card.add(Node((), Rect(rect.x + 8, rect.y + (min(rect.h, 70) - side) / 2, side, side), (draw.image, name)))
        return side + 6

    # unfolded ----------------------------------------------------------------------------------------

    def _all(self, window: Rect, kit: Kit) -> Node:
        game = self.scene.game
        wide = window.w - 20
        parts: list[tuple[Option, str, str, float, float, float]] = []
        for option in told_options(game):
            title, about = option_name(game, option.key), _text(f"{game}.options.{option.key}.about", "")
            room = wide - (62 if (game, option.key) in PICTURES else 0)
            title_high = kit.high(title, room - (kit.s(96) if option.is_flag else 0), 16, "semibold")
            about_high = kit.high(about, room, 13.5) + 2 if about else 0.0
            control = 0.0 if option.is_flag else min(kit.s(34), 56) + 6
            parts.append((option, title, about, title_high + 4, about_high, control))
        total = sum(part[3] + part[4] + part[5] + 26 for part in parts) or 40.0
        area, y = self.scroll.area(("new", "options"), window, total, self.scene.changed)
        for option, title, about, title_high, about_high, control in parts:
            high = title_high + about_high + control + 18
            card = Node((), Rect(window.x + 2, y, window.w - 6, high), (_card,), bleed=3)
            left = window.x + 11 + self._picture(card, option.key, 56)
            right = window.x + 11 + wide
            room = right - left - (kit.s(96) if option.is_flag else 0)
            card.write(title, Rect(left, y + 8, room, title_high), 16, "semibold", "ink", lines=4)
            if about:
                box = Rect(left, y + 8 + title_high, right - left, about_high)
                card.write(about, box, 13.5, "regular", "ink_soft", "left", "top", lines=20)
            line = Rect(window.x + 11, y + 8, wide, title_high)
            below = Rect(window.x + 11, y + 12 + title_high + about_high, wide, control - 6)
            self._control(card, option, line, below, kit)
            area.add(card)
            y += high + 8
        return area

    def _control(self, card: Node, option: Option, line: Rect, below: Rect, kit: Kit) -> None:
        scene, game = self.scene, self.scene.game
        key, value = option.key, scene.options[option.key]
        why: dict[str, Any] = {}
        parts = PART_OF.get((game, key), ())
        if parts and not any(scene.options[part] for part in parts):
            names = _or([option_name(game, part) for part in parts])
            why = {str(v): ("app.new.needs_one", {"options": names}) for v in option.values}
        for other in option.values:
            found = obstacle(option, other, scene.options, scene.players)
            if found is not None:
                why[str(other)] = self._reason(*found)
        if option.is_flag:
            at = Rect(line.right - kit.s(88), line.y, kit.s(88), max(line.h, 24.0))
            dead = "True" in why and not value
            place = ("new", "option", key)
            node = switch(place, at, bool(value), lambda on: scene.choose_option(option, on), None, dead)
            node.tip = why.get("True")
            card.add(node)
            return
        entries = [(str(v), value_name(game, key, v), self._about_value(key, v)) for v in option.values]
        by_name = {str(v): v for v in option.values}
        place = ("new", "option", key)
        choose = lambda name: scene.choose_option(option, by_name[name])  # noqa: E731
        card.add(choice(place, below, entries, str(value), choose, why, 14))

    def _about_value(self, key: str, value: Value) -> Phrase | None:
        name = f"{self.scene.game}.options.{key}.about_values.{value}"
        return (name, {}) if has(name) else None

    def _reason(self, other: str, allowed: tuple[Value, ...]) -> Phrase:
        game = self.scene.game
        names = [str(v) if other == "players" else value_name(game, other, v) for v in allowed]
        return ("app.new.needs", {"option": option_name(game, other), "values": _or(names)})


def _or(names: list[str]) -> str:
    return names[0] if len(names) == 1 else tr("app.or", first=", ".join(names[:-1]), last=names[-1])


def _card(p: draw.Painter, r: Rect) -> None:
    p.box(r, "parchment_light", 6, "parchment_dark", 1)
