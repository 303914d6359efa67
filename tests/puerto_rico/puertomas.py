"""Positions with Puertomas for tests: the same words as in board.py, and the cards in an order of one's choice.

A Puertoma's land is written like a person's: `"corn* tobacco**"` is an active corn plantation and a tobacco
plantation with two of its three places taken.
"""

from __future__ import annotations

from game.core import Event
from game.puerto_rico import PuertoRico, automa, puertoma, round
from game.puerto_rico.automa import ABILITY_KEYS
from game.puerto_rico.data import INDEX, LANDS, ROLES
from game.puerto_rico.position import CHOOSE, Automa
from tests.puerto_rico.board import check, city, finish_phase, game, land


def solo(**options: object) -> PuertoRico:
    """The recommended game: a person (seat 0) against two Puertomas (seats 1 and 2)."""
    return game(3, puertomas=2, **options)


def auto(s: PuertoRico, seat: int) -> Automa:
    board = s.boards[seat]
    assert isinstance(board, Automa)
    return board


def turn(s: PuertoRico, seat: int) -> None:
    """This seat is to choose a character, as the first of the round."""
    s.governor = s.chooser = s.to_act = seat
    s._legal = None


def cards(s: PuertoRico, *numbers: int) -> None:
    """The Resolution cards that come next, by their numbers."""
    rest = [n - 1 for n in range(1, 9) if n not in numbers]
    s.x.deck = tuple(rest + [n - 1 for n in reversed(numbers)])


def drawn(s: PuertoRico) -> int:
    """How many cards of the deck laid out by `cards` are gone."""
    return 8 - len(s.x.deck)


def token(s: PuertoRico, role: str | None = None) -> str:
    """Where the action token lies; puts it there first, if asked to."""
    if role is not None:
        s.x.token = ROLES.index(role)
    return ROLES[s.x.token]


def take(s: PuertoRico, seat: int, *roles: str) -> None:
    """These characters are gone already: taken in this round by the seats before `seat`, who chooses now."""
    for i, role in enumerate(roles):
        s.role_taken[ROLES.index(role)] = (seat - len(roles) + i) % s.players
    s.picks = len(roles)
    s.governor = (seat - len(roles)) % s.players
    s.chooser = s.to_act = seat
    s._legal = None


def ability(s: PuertoRico, seat: int, key: str, since: int = 1) -> None:
    """The Puertoma has this ability, working from round `since` on (0: still locked)."""
    board = auto(s, seat)
    at = ABILITY_KEYS.index(key)
    kept = list(board.abilities)
    kept[at // 3] = at
    board.abilities = tuple(kept)
    board.since[at // 3] = since


def no_abilities(s: PuertoRico) -> None:
    for seat in range(s.players - s.autos, s.players):
        auto(s, seat).since = [0, 0, 0, 0]


def reserve(s: PuertoRico, seat: int, building: str) -> None:
    auto(s, seat).reserved = INDEX[building] if building else -1


def move(s: PuertoRico, seat: int) -> list[Event]:
    """The Puertoma moves, and what it does is told."""
    s._legal = None
    check(s)
    assert s.to_act == seat, f"seat {s.to_act} decides"
    assert s.moves() == [puertoma.MOVE]
    heard: list[Event] = []
    s.listener = heard.append
    s.play(puertoma.MOVE)
    s.listener = None
    check(s)
    return heard


def chooses(s: PuertoRico, seat: int) -> tuple[str, str]:
    """The character that the Puertoma takes, and the rule."""
    heard = move(s, seat)
    told = [e for e in heard if e.kind == "puertoma_choice"]
    assert len(told) == 1 and told[0].seat == seat
    role, rule = told[0].detail[:2]
    assert [e.piece for e in heard if e.kind == "choose"] == [role]
    return str(role), str(rule)


def during(s: PuertoRico, role: str, seat: int, by: int = 0) -> None:
    """`by`, a person, chooses a character; everybody before `seat` declines what can be declined."""
    turn(s, by)
    s.play(("choose", role))
    while s.to_act != seat:
        assert s.to_act is not None and s.phase != CHOOSE, f"seat {seat} has nothing to do"
        s.play(s.moves()[-1])


def as_chooser(s: PuertoRico, role: str, seat: int = 1) -> None:
    """The Puertoma has taken this character (how it comes to that is another test's matter)."""
    turn(s, seat)
    round.apply(s, ("choose", role))
    s._legal = None
    check(s)


def next_round(s: PuertoRico) -> None:
    """The phase is played to its end, and another round begins with the same table."""
    finish_phase(s)
    s.role_taken = [min(taken, -1) for taken in s.role_taken]
    s.picks = 0
    s.round += 1


def farmland(s: PuertoRico, seat: int) -> dict[str, list[int]]:
    """A Puertoma's plantations with the people under them."""
    board = auto(s, seat)
    found: dict[str, list[int]] = {}
    for kind, people in zip(board.land, board.hands, strict=True):
        found.setdefault(LANDS[kind], []).append(people)
    return found


def ruined(s: PuertoRico) -> PuertoRico:
    """Nothing is profitable for the Puertomas but what a test gives them."""
    for seat in range(s.players - s.autos, s.players):
        land(s, seat, "")
        city(s, seat, "hut small_warehouse")  # no room for a Small market, which costs the Builder nothing
        s.boards[seat].coins = 0
    return s


def score(s: PuertoRico, seat: int) -> dict[str, int]:
    return automa.score(s, seat)
