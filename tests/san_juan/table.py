"""Positions for tests: name what matters, the other cards go into the deck."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.core import Move, find
from game.san_juan import notation
from game.san_juan.cards import COPIES, KIND, PRICES, deck_kinds
from game.san_juan.moves import OVER
from game.san_juan.position import Player
from game.san_juan.state import SanJuan

PLAIN = "corn_farm"


def kinds(names: str) -> list[int]:
    """`"statue 2*corn_farm"` as kinds."""
    found = []
    for word in names.split():
        count, _, key = word.rpartition("*")
        found += [KIND[key]] * int(count or 1)
    return found


def table(
    *built: str,
    hands: tuple[str, ...] = (),
    goods: tuple[str, ...] = (),
    top: str = "",
    prices: int = 0,
    extension: bool = True,
    chapel: tuple[str, ...] = (),
    covered: tuple[str, ...] = (),
    discard: str = "",
    filler: int = 0,
    chooser: int = 0,
) -> SanJuan:
    """A position in which seat `chooser` is Governor and chooses; the end of a game if somebody has twelve buildings.

    `built`, `hands`, `chapel` and `covered` are cards by seat; `goods` buildings with a good on them, by seat; `top`
    the next cards of the deck in the order of drawing; `prices` the trading-house card that comes next; `filler`
    turns so many cards of the deck (production buildings) into the hands of everybody.
    """
    s = find("san_juan").new(len(built), 7, {"extension": extension})
    assert isinstance(s, SanJuan)
    pool = Counter(deck_kinds(extension))
    s.cathedral = extension
    s.seats = [Player() for _ in built]
    for player, names in zip(s.seats, built, strict=True):
        for kind in kinds(names) or [KIND[PLAIN]]:
            player.add(kind)
            if kind == KIND["cathedral"]:
                s.cathedral = False
            else:
                pool[kind] -= 1
    for player, names in zip(s.seats, hands, strict=False):
        player.hand = sorted(kinds(names))
        pool.subtract(player.hand)
    for player, names in zip(s.seats, chapel, strict=False):
        player.chapel = kinds(names)
        pool.subtract(player.chapel)
    for player, names in zip(s.seats, covered, strict=False):
        player.covered = kinds(names)
        pool.subtract(kind for kind in player.covered if kind != KIND["cathedral"])
        if KIND["cathedral"] in player.covered:
            s.cathedral = False
    thrown = kinds(discard)
    s.discard = list(thrown)
    pool.subtract(thrown)
    first = kinds(top)
    pool.subtract(first)
    assert min(pool.values()) >= 0, [k for k in pool if pool[k] < 0]
    deck = list(pool.elements())
    Random(1).shuffle(deck)
    for player in s.seats:
        for _ in range(filler):
            i = next(i for i, kind in enumerate(deck) if kind < 5)
            player.hand.append(deck.pop(i))
        player.hand.sort()
        player.early = len(player.hand)
    for player, names in zip(s.seats, goods, strict=False):
        for kind in kinds(names):
            player.lay_good(kind, deck.pop())
    s.deck = deck + first[::-1]
    s.prices = [prices] + [card for card in range(len(PRICES)) if card != prices]
    s.governor = s.to_act = chooser
    if max(len(player.built) for player in s.seats) == 12:
        s.stage, s.to_act, s.taken = OVER, None, [chooser, -1, -1, -1, -1]
    s._legal = None
    assert notation.load(s.to_json()) == s
    return s


def run(s: SanJuan, *moves: str | Move) -> SanJuan:
    """Play moves, written as words: `run(s, "choose builder", "build statue", "pass")`."""
    for move in moves:
        s.play(tuple(move.split()) if isinstance(move, str) else move)
    return s


def rest(s: SanJuan) -> SanJuan:
    """Pass (or take the first move) until the phase is over."""
    role = s.role
    while s.to_act is not None and s.role == role and role >= 0:
        s.play(s.moves()[0])
    return s


def skip_to(s: SanJuan, seat: int) -> SanJuan:
    """Pass (or take the first move) until it is the seat's turn."""
    while s.to_act != seat:
        s.play(s.moves()[0])
    return s


def shrink_deck(s: SanJuan, n: int) -> SanJuan:
    """Leave the top `n` cards of the deck; the others are out of the game, tucked by the last seat."""
    s.seats[-1].chapel += s.deck[: len(s.deck) - n]
    s.deck = s.deck[len(s.deck) - n :]
    s._legal = None
    return s


def words(s: SanJuan) -> set[str]:
    """The legal moves as words."""
    return {" ".join(map(str, move)) for move in s.moves()}


def sizes(s: SanJuan) -> list[int]:
    return [len(player.hand) for player in s.seats]


def everything(s: SanJuan) -> Counter[int]:
    """Every card of the game, wherever it is."""
    found = Counter(s.deck)
    found.update(card & 63 for card in s.discard)
    found.update(s.drawn)
    if s.cathedral:
        found[KIND["cathedral"]] += 1
    if s.pending >= 0 and all(s.pending not in player.built for player in s.seats):
        found[s.pending] += 1
    for p in s.seats:
        found.update(p.hand + p.built + p.covered)
        found.update(card & 63 for cards in (p.goods, p.chapel, p.church, p.harbor) for card in cards if card >= 0)
    return found


def full(extension: bool) -> Counter[int]:
    found = Counter(deck_kinds(extension))
    if extension:
        found[KIND["cathedral"]] = COPIES[KIND["cathedral"]]
    return found
