"""A new game: which one, who plays, by which rules. Generated from what the rules declare."""

from __future__ import annotations

import random
from typing import Any

from game.bots import USUAL, bots_for
from game.core import Option, Options, Place, available, find
from game.core.options import Value, obstacle
from game.core.registry import NAMES
from game.ui import draw, saves
from game.ui.chrome import seat_disc
from game.ui.graph import Node, Rect, columns, rows
from game.ui.guide import load_guide
from game.ui.presets import FIRST_BOT, FIRST_PACE, FIRST_PLAYERS, PICTURES, preset
from game.ui.scene import Scene
from game.ui.scenes.common import sheet
from game.ui.scenes.new_rules import RulesColumn, bot_key, bot_name, option_name, told_options, value_name
from game.ui.scenes.open import learn, sit_down
from game.ui.seats import COLOURS, FACES, PORTRAITS
from game.ui.shell import App
from game.ui.tableview import load_view
from game.ui.text import Phrase, has, tr
from game.ui.widgets import Kit, Scroll, button, choice, switch

PERSON = "person"
USUAL_BOT = "normal"
LONGEST_NAME = 16
SEED: Place = ("new", "seed")
NAMES_OF_BOTS = tuple(FACES)


__all__ = ["NewGame", "bot_key", "bot_name", "option_name", "told_options", "value_name"]


class NewGame(Scene):
    name = "new_game"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        there = set(available())
        self.views = {key: key in there and load_view(key) is not None for key in NAMES}
        self.game = next((key for key in NAMES if self.views[key]), "")
        self.seats_scroll = Scroll()
        self.rules = RulesColumn(self)
        self.seed = ""
        self.random_order = False
        self.players = 3
        self.ready = ""  # the preset chosen last, if nothing was changed since
        self.full = 0  # the players that there were before the preset for few
        self.options: Options = {}
        self.wanted: Options = {}  # what the person chose; some of it may be impossible beside the rest
        self.seats: list[dict[str, str]] = []
        last = app.settings.set_up.get("game")
        if isinstance(last, str) and self.views.get(last):
            self.game = last
        self._recall()

    # the set-up, remembered ----------------------------------------------------------------------------

    def _recall(self) -> None:
        """The last set-up of this game, as far as it still makes sense."""
        if not self.game:
            return
        declared = find(self.game)
        kept: Any = self.app.settings.set_up.get(self.game)
        kept = kept if isinstance(kept, dict) else {}
        self.ready, self.full = "", 0
        players = kept.get("players")
        usual = 4 if 4 in declared.seat_counts else declared.seat_counts[0]
        self.players = players if players in declared.seat_counts else usual
        self.random_order = kept.get("random_order") is True
        given = kept.get("options")
        self.options = {option.key: option.default for option in declared.options}
        value: Any
        for option in declared.options:
            value = given.get(option.key) if isinstance(given, dict) else None
            if any(type(value) is type(v) and value == v for v in option.values):
                self.options[option.key] = value
        self.wanted = dict(self.options)
        self._mend()
        kinds = self.kinds()
        seats = kept.get("seats")
        self.seats = []
        for i in range(max(declared.seat_counts)):
            name = "" if i == 0 else NAMES_OF_BOTS[(i - 1) % len(NAMES_OF_BOTS)]
            seat = {
                "name": name,
                "kind": PERSON if i == 0 else USUAL,
                "colour": COLOURS[i % len(COLOURS)],
                "portrait": FACES.get(name, PORTRAITS[i % len(PORTRAITS)]),
            }
            old = seats[i] if isinstance(seats, list) and i < len(seats) and isinstance(seats[i], dict) else {}
            allowed = {"kind": kinds, "colour": COLOURS, "portrait": PORTRAITS}
            for entry in seat:
                value = old.get(entry)
                if isinstance(value, str) and (entry not in allowed or value in allowed[entry]):
                    seat[entry] = value[:LONGEST_NAME] if entry == "name" else value
            self.seats.append(seat)

    def _remember(self) -> None:
        self.app.settings.set_up["game"] = self.game
        self.app.settings.set_up[self.game] = {
            "players": self.players,
            "options": dict(self.wanted),
            "random_order": self.random_order,
            "seats": [dict(seat) for seat in self.seats],
        }
        self.app.save_settings()

    def automas(self) -> int:
        """How many of the last seats the rules themselves play."""
        value = self.options.get(find(self.game).autos, 0)
        return value if isinstance(value, int) else 0

    def is_automa(self, i: int) -> bool:
        return self.players - self.automas() <= i < self.players

    def automa_name(self, i: int) -> str:
        number = i - self.players + self.automas() + 1
        return tr(f"{self.game}.auto.{'alone' if self.automas() == 1 else 'numbered'}", number=number)

    def automa_face(self) -> str:
        return PICTURES[self.game, find(self.game).autos]

    def kinds(self) -> list[str]:
        return [PERSON, *bots_for(self.game)]

    def kind_name(self, kind: str) -> str:
        return tr("app.new.person") if kind == PERSON else bot_name(self.game, kind)

    def _mend(self) -> None:
        """After a change: what is impossible goes back to its default, which is always allowed, until it is possible
        again; what has just gone back is told."""
        before, self.options = self.options, dict(self.wanted)
        again = True
        while again:
            again = False
            for option in find(self.game).options:
                value = self.options[option.key]
                if value != option.default and obstacle(option, value, self.options, self.players) is not None:
                    self.options[option.key] = option.default
                    again = True
        for key, value in self.options.items():
            if value != self.wanted[key] and before.get(key) == self.wanted[key]:
                self.app.notice(("app.new.fell", {"option": option_name(self.game, key)}), "warn")

    # building ------------------------------------------------------------------------------------------

    def build(self, canvas: Rect, kit: Kit) -> Node:
        root, paper, room = sheet(canvas, kit, tr("app.new.title"), self.back, 1210)
        foot = min(kit.s(50), 70)
        upper = Rect(room.x, room.y, room.w, room.h - foot - 12)
        shelf, rest = columns(upper, [min(190.0, upper.w * 0.17), 0], 22)
        paper.add(self._shelf(shelf, kit))
        if not self.game:
            paper.write(tr("app.new.none"), rest, 18, "italic", "ink_soft", "center", lines=3)
            return root
        banner, rest = rows(rest, [min(kit.s(62), upper.h * 0.16), 0], 14)
        seats, options = columns(rest, [0, rest.w * 0.44], 22)
        paper.add(self._first(banner, kit))
        paper.add(self._seats(seats, kit), self.seats_scroll.bar(("new", "seats_bar"), self.changed))
        paper.add(self.rules.build(options, kit))
        paper.add(*self._foot(Rect(room.x, room.bottom - foot, room.w, foot), kit))
        return root

    def _first(self, rect: Rect, kit: Kit) -> Node:
        """For those who have never played: no choice to be made."""
        node = Node((), rect)
        guided = load_guide(self.game) is not None
        wide = rect.w * 0.3
        cells = columns(rect, [0, wide], 14) if guided else [rect]
        first = button(("new", "first"), cells[0], "", self.first_game, "brass", ("app.new.first_tip", {}))
        at = cells[0]
        first.write(tr("app.new.first"), Rect(at.x + 16, at.y, at.w * 0.36 - 16, at.h), 22, "title", "wood_dark")
        about = Rect(at.x + at.w * 0.37, at.y + 4, at.w * 0.62 - 10, at.h - 8)
        first.write(tr("app.new.first_about"), about, 14, "regular", "wood_dark", "left", lines=3)
        node.add(first)
        if guided:
            tip: Phrase = ("app.guide.intro", {})
            node.add(button(("new", "guided"), cells[1], tr("app.new.guided"), self.guided_game, "wood", tip, 17))
        return node

    def _shelf(self, rect: Rect, kit: Kit) -> Node:
        node = Node((), rect, (_shelf,), bleed=8)
        each = (rect.h - 8) / len(NAMES)
        for i, key in enumerate(NAMES):
            high = each - 20
            wide = min(rect.w - 20, high * 0.75)
            high = wide / 0.75
            box = Rect(rect.centerx - wide / 2, rect.y + (i + 1) * each - 12 - high, wide, high)
            ready = self.views[key]
            lid = Node(("new", "game", key), box, (game_box, key, key == self.game, ready), bleed=6, radius=5)
            lid.off = not ready
            lid.tip = (
                ("app.new.preparing", {"game": tr(f"app.game.{key}")}) if not ready else (f"app.about.{key}", {})
            )
            lid.on_click = (lambda key=key: self.choose_game(key)) if ready else None
            name = tr(f"app.game.{key}")
            lid.write(name, name_band(box), 15, "heading", "parchment_light", "center", lines=2, least=8)
            if not ready:
                note = Rect(box.x + wide * 0.06, box.y + high * 0.34, wide * 0.88, high * 0.14)
                ribbon = Node((), note, (draw.fill, "wood_dark", 3, 0.9, "brass"))
                lid.add(ribbon.write(tr("app.new.soon"), None, 13, "italic", "parchment_light", "center", least=8))
            node.add(lid)
        return node

    def _seats(self, rect: Rect, kit: Kit) -> Node:
        counts = find(self.game).seat_counts
        node = Node((), rect)
        head = min(kit.s(34), 48)
        label = Rect(rect.x, rect.y, rect.w * 0.34, head)
        node.write(tr("app.new.players"), label, 19, "heading", "wood_dark")
        node.add(
            choice(
                ("new", "players"),
                Rect(rect.x + rect.w * 0.36, rect.y, rect.w * 0.64, head),
                [(str(n), str(n), None) for n in counts],
                str(self.players),
                self.choose_players,
            )
        )
        row = min(kit.s(62), 104)
        gap = 8.0
        order = min(kit.s(34), 52)
        window = Rect(rect.x - 4, rect.y + head + 10, rect.w + 8, rect.h - head - 10)
        area, y = self.seats_scroll.area(
            ("new", "seats"), window, self.players * (row + gap) + order + 8, self.changed
        )
        for i in range(self.players):
            area.add(self._seat(i, Rect(rect.x, y, rect.w, row), kit))
            y += row + gap
        turn = Rect(rect.x, y + 4, rect.w, order)
        note = Node((), turn)
        note.write(
            tr("app.new.random_order"), Rect(turn.x + 4, turn.y, turn.w * 0.66, turn.h), 15, "regular", lines=2
        )
        at = Rect(turn.x + turn.w * 0.70, turn.y, turn.w * 0.30, turn.h)
        note.add(switch(("new", "random_order"), at, self.random_order, self.choose_order))
        area.add(note)
        return node.add(area)

    def _seat(self, i: int, rect: Rect, kit: Kit) -> Node:
        seat = self.seats[i]
        node = Node((), rect, (_row, seat["colour"]), bleed=4)
        side = rect.h - 14
        face = Rect(rect.x + 14, rect.y + 7, side, side)
        if self.is_automa(i):
            return self._automa_seat(i, node, face)
        node.add(
            Node(
                ("new", "portrait", i),
                face,
                (seat_disc, seat["colour"], seat["portrait"]),
                shape="round",
                tip=("app.new.portrait_tip", {}),
                on_click=lambda: self.turn(i, "portrait", PORTRAITS, 1),
            )
        )
        chip = Rect(face.right + 8, rect.centery - side * 0.3, side * 0.6, side * 0.6)
        node.add(
            Node(
                ("new", "colour", i),
                chip,
                (_chip, seat["colour"], COLOURS.index(seat["colour"])),
                radius=5,
                tip=("app.new.colour_tip", {}),
                on_click=lambda: self.turn(i, "colour", COLOURS, 1),
            )
        )
        up_wide = side * 0.62
        rest = Rect(chip.right + 10, rect.y + 8, rect.right - chip.right - 22 - up_wide, rect.h - 16)
        name, kind = columns(rest, [rest.w * 0.50, 0], 8)
        node.add(
            self.app.forms.entry(
                ("new", "name", i),
                name,
                seat["name"],
                lambda words: self.rename(i, words),
                LONGEST_NAME,
                tr("app.new.player", number=i + 1),
                tip=("app.new.name_tip", {}),
            )
        )
        about: list[Phrase | str] = [self.kind_name(seat["kind"])]
        more = f"{bot_key(self.game, seat['kind'])}.about"
        if seat["kind"] != PERSON and has(more):
            about.append((more, {}))
        about.append(("app.new.kind_tip", {}))
        kinds = [(value, self.kind_name(value)) for value in self.kinds()]
        node.add(
            self.app.forms.choose(("new", "kind", i), kind, kinds, seat["kind"], lambda v: self.set_kind(i, v), about)
        )
        up = Rect(rect.right - up_wide - 6, rect.centery - up_wide / 2, up_wide, up_wide)
        if i > 0:
            node.add(
                Node(
                    ("new", "up", i),
                    up,
                    (_arrow,),
                    radius=5,
                    tip=("app.new.up_tip", {}),
                    on_click=lambda: self.swap(i),
                )
            )
        return node

    def _automa_seat(self, i: int, node: Node, face: Rect) -> Node:
        """Nothing is to be chosen but the colour: name and portrait are its own, no bot plays it."""
        rect, seat = node.rect, self.seats[i]
        node.add(Node((), face, (seat_disc, seat["colour"], self.automa_face()), shape="round"))
        side = face.w
        chip = Rect(face.right + 8, rect.centery - side * 0.3, side * 0.6, side * 0.6)
        colour = Node(("new", "colour", i), chip, (_chip, seat["colour"], COLOURS.index(seat["colour"])), radius=5)
        colour.tip = ("app.new.colour_tip", {})
        colour.on_click = lambda: self.turn(i, "colour", COLOURS, 1)
        rest = Rect(chip.right + 14, rect.y + 8, rect.right - chip.right - 26, rect.h - 16)
        name, note = columns(rest, [rest.w * 0.42, 0], 8)
        line = Node(("new", "automa", i), rest)
        line.tip = ("app.new.automa_tip", {"option": option_name(self.game, find(self.game).autos)})
        line.write(self.automa_name(i), name, 17, "heading", "ink")
        return node.add(colour, line.write(tr("app.new.automa"), note, 14, "italic", "ink_soft", "right", lines=2))

    def _foot(self, rect: Rect, kit: Kit) -> list[Node]:
        seed_label = tr("app.new.seed")
        label_wide = min(kit.wide(seed_label, 15) + 8, rect.w * 0.2)
        label = Node((), Rect(rect.x, rect.y, label_wide, rect.h))
        label.tip = ("app.new.seed_tip", {})
        label.write(seed_label, None, 15, "regular", "ink")
        at = Rect(rect.x + label_wide + 6, rect.y + 6, min(kit.s(170), rect.w * 0.2), rect.h - 12)
        field = self.app.forms.entry(
            SEED,
            at,
            self.seed,
            self.set_seed,
            9,
            tr("app.new.seed_any"),
            digits=True,
            tip=("app.new.seed_tip", {}),
        )
        wide = min(kit.s(250), rect.w * 0.32)
        start = button(
            ("new", "start"),
            Rect(rect.right - wide, rect.y, wide, rect.h),
            tr("app.new.start"),
            self.start,
            "brass",
            None,
            20,
        )
        people = sum(1 for seat in self.seats[: self.players - self.automas()] if seat["kind"] == PERSON)
        words = tr("app.new.people", count=people) if people != 1 else tr("app.new.seed_note")
        note = Node((), Rect(at.right + 16, rect.y, rect.right - wide - at.right - 32, rect.h))
        note.write(words, None, 14, "italic", "ink_soft", "left", lines=3)
        return [label, field, note, start]

    # doing ---------------------------------------------------------------------------------------------

    def choose_game(self, key: str) -> None:
        self.game = key
        self._recall()
        self.changed()

    def choose_players(self, count: str) -> None:
        self.players = int(count)
        self.ready, self.full = "", 0
        self._mend()
        self.changed()

    def choose_option(self, option: Option, value: Value) -> None:
        self.wanted[option.key] = value
        self.ready = ""
        self._mend()
        self.changed()

    def choose_preset(self, name: str) -> None:
        """A short game is for few; whatever comes after it has its seats again."""
        luck = random.SystemRandom()
        before = self.full or self.players
        self.players, self.options = preset(self.game, name, before, lambda: luck.random() < 0.5)
        self.ready, self.full = name, before if self.players != before else 0
        self.wanted = dict(self.options)
        self.changed()

    def first_game(self) -> None:
        """Two easy bots, the rules by the book, unhurried."""
        self.app.settings.pace = FIRST_PACE
        self.app.save_settings()
        count = min((n for n in find(self.game).seat_counts if n >= FIRST_PLAYERS), default=2)
        seats = [{"name": tr("app.new.player", number=1), "colour": COLOURS[0], "portrait": PORTRAITS[0]}]
        for i in range(1, count):
            name = NAMES_OF_BOTS[i - 1]
            seats.append({"name": name, "colour": COLOURS[i], "portrait": FACES[name], "bot": FIRST_BOT})
        options = find(self.game).check(count, {})
        seed = random.SystemRandom().randrange(1, 1_000_000_000)
        sit_down(self.app, saves.start(self.app.folders.games, self.game, options, seats, seed))

    def guided_game(self) -> None:
        learn(self.app, self.game)

    def choose_order(self, at_random: bool) -> None:
        self.random_order = at_random
        self.changed()

    def turn(self, i: int, entry: str, values: tuple[str, ...], step: int) -> None:
        """The next value; a colour that another seat has is swapped with it."""
        seat = self.seats[i]
        old = seat[entry]
        new = values[(values.index(old) + step) % len(values)]
        if entry == "colour":
            for other in self.seats:
                if other["colour"] == new:
                    other["colour"] = old
        seat[entry] = new
        self.changed()

    def swap(self, i: int) -> None:
        self.seats[i - 1], self.seats[i] = self.seats[i], self.seats[i - 1]
        self.changed()

    def start(self) -> None:
        self._remember()
        seats = []
        for i, seat in enumerate(self.seats[: self.players]):
            made = {
                "name": seat["name"].strip() or tr("app.new.player", number=i + 1),
                "colour": seat["colour"],
                "portrait": seat["portrait"],
            }
            if self.is_automa(i):
                made |= {"name": self.automa_name(i), "portrait": self.automa_face(), "bot": "random"}
            elif seat["kind"] != PERSON:
                made["bot"] = seat["kind"]
            seats.append(made)
        luck = random.SystemRandom()
        if self.random_order:
            mixed = seats[: self.players - self.automas()]
            luck.shuffle(mixed)
            seats[: len(mixed)] = mixed
        seed = int(self.seed) if self.seed else luck.randrange(1, 1_000_000_000)
        options = find(self.game).check(self.players, self.options)
        sit_down(self.app, saves.start(self.app.folders.games, self.game, options, seats, seed))

    def set_seed(self, digits: str) -> None:
        self.seed = digits

    def rename(self, i: int, name: str) -> None:
        self.seats[i]["name"] = name

    def set_kind(self, i: int, kind: str) -> None:
        self.seats[i]["kind"] = kind
        self.changed()

    def reveal(self, rect: Rect) -> bool:
        return self.seats_scroll.reveal(rect) or self.rules.scroll.reveal(rect)

    def back(self) -> None:
        if self.game:
            self._remember()
        self.app.pop()


def name_band(box: Rect) -> Rect:
    """Where a game's name stands on its box."""
    return Rect(box.x + box.w * 0.08, box.y + box.h * 0.80, box.w * 0.84, box.h * 0.165)


def game_box(p: draw.Painter, r: Rect, key: str, chosen: bool, ready: bool) -> None:
    """A game's box on the shelf; one that cannot be taken stands in the shade."""
    p.shadow(r, 4, 6, 0.7)
    p.picture(f"ui/box_{key}", r)
    if not ready:
        p.box(r, "wood_dark", 2, alpha=0.5)
    if chosen:
        p.box(r, None, 4, "brass_light", 3)


def _shelf(p: draw.Painter, r: Rect) -> None:
    p.box(r, "wood_dark", 6)
    p.grain(r, 0.6, 6)
    each = (r.h - 8) / len(NAMES)
    for i in range(len(NAMES)):
        y = r.y + (i + 1) * each - 12
        p.box(Rect(r.x + 2, y, r.w - 4, 9), "wood_light", 2)
        p.box(Rect(r.x + 2, y + 6, r.w - 4, 4), "wood", 2)
    p.box(r, None, 6, "wood", 4)


def _row(p: draw.Painter, r: Rect, colour: str) -> None:
    p.shadow(r, 8, 3, 0.25)
    p.box(r, "parchment_light", 8)
    p.box(Rect(r.x, r.y, 8, r.h), colour, 4)
    p.box(r, None, 8, "wood", 1.2)


def _chip(p: draw.Painter, r: Rect, colour: str, number: int) -> None:
    """A seat's colour, told apart by its pips as well."""
    p.box(r, colour, 5, "wood_dark", 1.2)
    for k in range(number + 1):
        x = r.centerx + (k - number / 2) * r.w * 0.17
        p.disc(x, r.centery, r.w * 0.06, "paper_white")


def _arrow(p: draw.Painter, r: Rect) -> None:
    p.box(r, "parchment_dark", 5, "wood", 1)
    x, y, d = r.centerx, r.centery, r.w * 0.24
    p.shape([(x, y - d), (x + d, y + d * 0.6), (x - d, y + d * 0.6)], "wood_dark")
