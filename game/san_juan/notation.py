"""A position as JSON, and back: every value, every card and every stage is checked on the way in.

Cards are named by key. A star marks a face-down card from an earlier deck. `seen` has, for each card of the
discard pile, a bit for each seat that knows it. What concerns the decision at hand is under `decision`.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from game.core import OptionError, PositionError
from game.core.options import resolve
from game.core.reader import Reader
from game.core.rng import MASK
from game.san_juan import builder, knowledge, merchant, new_round, producer, roles, setup
from game.san_juan.cards import (
    CANAL,
    CATHEDRAL,
    CHAPEL,
    CHURCH,
    COMPANY,
    COPIES,
    COST,
    CRANE,
    FARMS,
    KEYS,
    KIND,
    KINDS,
    NOTARY,
    PRICES,
    PUBLISHING_HOUSE,
    SCHOOL,
    TRADING_POST,
    VILLA,
    deck_kinds,
)
from game.san_juan.knowledge import KIND_BITS, SEEN
from game.san_juan.moves import (
    ADVENTURE,
    ADVENTURER,
    BUILD,
    BUILDER,
    CHAPEL_STAGE,
    CHOOSE,
    CHURCH_STAGE,
    COVER,
    EXCHANGE,
    KEEP,
    LIMIT,
    MERCHANT,
    NOTARY_STAGE,
    OPENING,
    OVER,
    PAY,
    PRODUCE,
    PRODUCER,
    RECRUITER,
    ROLES,
    SELL,
    STAGES,
)
from game.san_juan.position import EMPTY, OLD, Player

if TYPE_CHECKING:
    from game.san_juan.state import SanJuan

STAR: Final = "*"
MOST: Final = 1_000_000

# The character of each stage of a phase.
PHASE: Final = {
    BUILD: BUILDER,
    COVER: BUILDER,
    PAY: BUILDER,
    PRODUCE: PRODUCER,
    SELL: MERCHANT,
    KEEP: RECRUITER,
    NOTARY_STAGE: RECRUITER,
    ADVENTURE: ADVENTURER,
}
UPKEEP: Final = (EXCHANGE, CHAPEL_STAGE, CHURCH_STAGE, LIMIT)


# writing -----------------------------------------------------------------------------------------------------


def to_json(s: SanJuan) -> dict[str, Any]:
    stage = s.stage
    return {
        "game": "san_juan",
        "players": s.players,
        "options": dict(s.options),
        "rng": s.rng,
        "chance": s.chance,
        "round": s.round,
        "governor": s.governor,
        "picks": s.picks,
        "taken": s.taken[:],
        "spent": s.spent,
        "stage": STAGES[stage],
        "to_act": s.to_act,
        "decision": _decision(s),
        "dry": s.dry,
        "merchants": s.merchants,
        "prices": s.prices[:],
        "cathedral": s.cathedral,
        "deck": _names(s.deck),
        "discard": _names([card & KIND_BITS for card in s.discard]),
        "seen": [card >> SEEN for card in s.discard],
        "recall": [_names(knowledge.cards_of(known)) for known in s.recall],
        "seats": [_player(player) for player in s.seats],
    }


def _names(cards: list[int]) -> list[str]:
    return [KEYS[card] for card in cards]


def _marked(cards: list[int]) -> list[str]:
    return ["" if c == EMPTY else KEYS[c & ~OLD] + (STAR if c & OLD else "") for c in cards]


def _player(player: Player) -> dict[str, Any]:
    return {
        "hand": _names(player.hand),
        "built": _names(player.built),
        "goods": _marked(player.goods),
        "covered": _names(player.covered),
        "chapel": _marked(player.chapel),
        "church": _marked(player.church),
        "harbor": _marked(player.harbor),
        "church_used": player.church_used,
        "fresh": player.fresh,
        "shown": _names(player.shown),
        "hinted": _names(player.hinted),
    }


def _decision(s: SanJuan) -> dict[str, Any]:
    stage = s.stage
    d: dict[str, Any] = {}
    if stage not in (CHOOSE, OVER):
        d["turn"] = s.turn
    if stage in PHASE:
        d["doubled"] = s.doubled
    if stage in (BUILD, COVER, PAY):
        d["new_schools"] = s.new_schools
    if stage in (COVER, PAY):
        d["pending"] = KEYS[s.pending]
    if stage in (OPENING, PAY, KEEP, NOTARY_STAGE, LIMIT):
        d["due"] = s.due
    if stage in knowledge.PICKING:
        d["start"] = s.start
    if stage in (PRODUCE, SELL):
        d["left"] = s.left
    if stage in (PAY, PRODUCE, SELL, EXCHANGE, CHURCH_STAGE):
        d["made"] = s.made
    if stage in (PAY, PRODUCE, SELL):
        d["low"] = KEYS[s.low]
    if stage == PAY:
        d["bartered"] = s.bartered
        d["spare"] = s.spare
    if stage == SELL:
        d["owed"] = s.owed
        d["sold_any"] = s.sold_any
    if stage == KEEP:
        d["drawn"] = _names(s.drawn)
    return d


# reading -----------------------------------------------------------------------------------------------------


def load(data: object) -> SanJuan:
    """A position from its JSON form; `PositionError` for anything that cannot be one."""
    from game.san_juan.state import SanJuan

    r = Reader(data, "position")
    r.name("game", ("san_juan",))
    players = r.number("players", setup.SEATS[0], setup.SEATS[-1])
    given = r.child("options")
    try:
        options = resolve(setup.OPTIONS, given.data, players)
    except OptionError as error:
        raise PositionError(f"position, options: {error}") from error
    s = SanJuan(players, options, 0)
    s.rng = r.number("rng", 0, MASK)
    s.chance = r.number("chance", 0, MASK)
    s.round = r.number("round", 1, MOST)
    s.governor = r.number("governor", 0, players - 1)
    s.picks = r.number("picks", 0, 3)
    s.taken = r.numbers("taken", len(ROLES), -1, players - 1)
    s.gone = sum([1 << role for role, seat in enumerate(s.taken) if seat >= 0])
    s.spent = r.flag("spent")
    s.stage = STAGES.index(r.name("stage", STAGES))
    s.dry = r.flag("dry")
    s.merchants = r.number("merchants", 0, MOST)
    s.prices = r.numbers("prices", len(PRICES), 0, len(PRICES) - 1)
    if len(set(s.prices)) != len(PRICES):
        raise r.fail("prices must hold each trading-house card once")
    s.cathedral = r.flag("cathedral")
    s.deck = _kinds(r, "deck")
    seen = r.numbers("seen", None, 0, (1 << players) - 1)
    discard = _kinds(r, "discard")
    if len(seen) != len(discard):
        raise r.fail("seen must have as many entries as discard")
    s.discard = [kind | mask << SEEN for kind, mask in zip(discard, seen, strict=True)]
    s.seats = [_read_player(child) for child in r.children("seats", players)]
    recall = r.items("recall", None, players)
    if recall and len(recall) != players:
        raise r.fail("recall must have no entry or one for each seat")
    for known in recall:
        cards = _kinds(Reader({"recall": known}, "position"), "recall")
        s.counted.append([cards.count(kind) for kind in range(KINDS)])
    to_act = r.raw("to_act")
    _read_decision(s, r.child("decision"))
    r.done()
    _check_round(s, r)
    if s.to_act != to_act or isinstance(to_act, bool):
        raise r.fail(f"to_act must be {'null' if s.to_act is None else s.to_act} at this stage")
    _check_cards(s, r)
    _check_knowledge(s, r)
    _check_decision(s, r)
    return s


def _kinds(r: Reader, key: str) -> list[int]:
    return [KIND[name] for name in r.names(key, KEYS)]


def _read_marked(r: Reader, key: str, empty: bool = False) -> list[int]:
    names = [*KEYS, *(name + STAR for name in KEYS)] + ([""] if empty else [])
    found = r.names(key, names)
    return [KIND[n.rstrip(STAR)] | (OLD if n.endswith(STAR) else 0) if n else EMPTY for n in found]


def _read_player(r: Reader) -> Player:
    player = Player()
    player.hand = sorted(_kinds(r, "hand"))
    for kind in _kinds(r, "built"):
        if kind >= FARMS and player.has(kind):
            raise r.fail(f"there cannot be two of {KEYS[kind]}")
        player.add(kind)
    if not 1 <= len(player.built) <= roles.LAST_BUILDING:
        raise r.fail(f"there must be 1 to {roles.LAST_BUILDING} buildings")
    goods = _read_marked(r, "goods", empty=True)
    if len(goods) != len(player.slots):
        raise r.fail(f"goods must have {len(player.slots)} entries, one for each building that can hold a good")
    player.goods = goods
    player.note_goods()
    player.covered = _kinds(r, "covered")
    player.chapel = _read_marked(r, "chapel")
    player.church = _read_marked(r, "church")
    player.harbor = _read_marked(r, "harbor")
    player.church_used = r.flag("church_used")
    if player.church and not player.church_used:
        raise r.fail("there are cards under the church, it must have been used")
    player.early = r.number("fresh", 0, len(deck_kinds(True)))
    player.shown = _kinds(r, "shown")
    player.hinted = _kinds(r, "hinted")
    r.done()
    return player


def _read_decision(s: SanJuan, r: Reader) -> None:
    """The entries that the stage asks for, and no others."""
    stage = s.stage
    most = len(deck_kinds(True))
    if stage not in (CHOOSE, OVER):
        s.turn = r.number("turn", 0, s.players - 1)
    if stage in PHASE:
        s.role = PHASE[stage]
        s.doubled = r.flag("doubled")
    if stage in (BUILD, COVER, PAY):
        s.new_schools = r.number("new_schools", 0, (1 << s.players) - 1)
    if stage in (COVER, PAY):
        s.pending = KIND[r.name("pending", KEYS)]
    if stage in (OPENING, PAY, KEEP, NOTARY_STAGE, LIMIT):
        s.due = r.number("due", 0 if stage == PAY else 1, most)
    if stage in knowledge.PICKING:
        s.start = r.number("start", 0, most)
    if stage in (PRODUCE, SELL):
        s.left = r.number("left", 1, 4)
    if stage in (PAY, PRODUCE, SELL, EXCHANGE, CHURCH_STAGE):
        s.made = r.number("made", 0, most)
    if stage in (PAY, PRODUCE, SELL):
        s.low = KIND[r.name("low", KEYS)]
    if stage == PAY:
        s.bartered = r.number("bartered", 0, builder.MOST_BARTER)
        s.spare = r.flag("spare")
    if stage == SELL:
        s.owed = r.number("owed", 0, most)
        s.sold_any = r.flag("sold_any")
    if stage == KEEP:
        s.drawn = sorted(_kinds(r, "drawn"))
    r.done()


def _check_round(s: SanJuan, r: Reader) -> None:
    """Whose turn it is, and which characters are taken by whom."""
    stage, n = s.stage, s.players
    ended = stage == OVER and not _ran_dry(s)  # by a Builder phase
    chosen = s.picks + (stage in PHASE or ended)
    most = max(n, roles.FEWEST_PICKS)
    if chosen > most or (stage == CHOOSE and s.picks >= most):
        raise r.fail("more characters are taken than a round has")
    if stage in UPKEEP or stage == OPENING or _ran_dry(s):
        if s.picks or s.spent:
            raise r.fail("no character can have been chosen before the round begins")
    if Counter(seat for seat in s.taken if seat >= 0) != Counter((s.governor + i) % n for i in range(chosen)):
        raise r.fail("taken does not fit the Governor and the number of picks")
    if stage in PHASE or ended:
        chooser = (s.governor + s.picks) % n
        role = BUILDER if ended else s.role
        if s.taken[role] != chooser:
            raise r.fail(f"the {ROLES[role]} must have been taken by seat {chooser}")
        if stage in PHASE:
            s.chooser = chooser
    if s.spent and (n != 2 or chosen == 0):
        raise r.fail("spent is for the Governor of a two-player game who has chosen")
    if s.doubled:
        player = s.seats[s.chooser]
        if not player.has(PUBLISHING_HOUSE) and PUBLISHING_HOUSE not in player.covered:
            raise r.fail("doubled needs a publishing_house")
        if n == 2 and s.chooser == s.governor and not s.spent:
            raise r.fail("the Governor's publishing_house works once a round: spent must be true")
    if stage == OPENING:
        s.to_act = s.turn
        if s.round != 1 or s.governor or not s.options["choose_hand"]:
            raise r.fail("opening hands are chosen in round 1 only, and only with choose_hand")
    elif stage == CHOOSE:
        s.to_act = (s.governor + s.picks) % n
    elif stage in PHASE:
        s.to_act = (s.chooser + s.turn) % n
    elif stage in UPKEEP:
        s.to_act = (s.governor + s.turn) % n
    else:
        s.to_act = None


def _check_cards(s: SanJuan, r: Reader) -> None:
    """All cards are there, each once, and nobody has built too much."""
    found = Counter(s.deck)
    found.update(card & KIND_BITS for card in s.discard)
    found.update(s.drawn)
    if s.stage == COVER:
        found[s.pending] += 1
    for player in s.seats:
        for cards in (player.hand, player.built, player.covered):
            found.update(cards)
        for cards in (player.goods, player.chapel, player.church, player.harbor):
            found.update(card & ~OLD for card in cards if card != EMPTY)
    if s.cathedral:
        found[CATHEDRAL] += 1
    wanted = Counter(deck_kinds(bool(s.options["extension"])))
    if s.options["extension"]:
        wanted[CATHEDRAL] = COPIES[CATHEDRAL]
    for kind in range(len(KEYS)):
        if found[kind] != wanted[kind]:
            raise r.fail(f"there must be {wanted[kind]} of {KEYS[kind]}, not {found[kind]}")
    laid_out = any(CATHEDRAL in player.built + player.covered for player in s.seats)
    if s.options["extension"] and not (s.cathedral or laid_out or (s.stage == COVER and s.pending == CATHEDRAL)):
        raise r.fail("the cathedral lies on the table or is built")
    waiting = [s.seats[seat] for seat in _yet_to_build(s)]
    full = [player for player in s.seats if len(player.built) == roles.LAST_BUILDING]
    if any(player in waiting for player in full):
        raise r.fail(f"the game ends with the Builder phase of building {roles.LAST_BUILDING}")
    if s.stage == OVER and not full and not _ran_dry(s):
        raise r.fail(f"the game is not over before somebody has {roles.LAST_BUILDING} buildings")


def _ran_dry(s: SanJuan) -> bool:
    """Has the game ended because there was no card to draw for a whole round?"""
    return s.stage == OVER and s.dry and not s.deck and not s.discard and max(s.taken) < 0


def _yet_to_build(s: SanJuan) -> list[int]:
    """The seats that cannot have twelve buildings: outside a Builder phase all, in it those that have not built."""
    if s.stage == OVER and not _ran_dry(s):
        return []
    if s.stage not in (BUILD, COVER, PAY):
        return list(range(s.players))
    done = s.turn + (s.stage == PAY)
    return [(s.chooser + i) % s.players for i in range(done, s.players)]


def _check_knowledge(s: SanJuan, r: Reader) -> None:
    """Nobody can know of a card that is not there."""
    for seat, player in enumerate(s.seats):
        shown = Counter(player.shown)
        if shown - Counter(player.hand):
            raise r.fail(f"seat {seat}: shown has a card that is not in the hand")
        away = Counter(player.hand)
        away.update(card & KIND_BITS for card in s.discard if card >> seat + SEEN & 1)
        away.update(card & ~OLD for card in player.chapel + player.church)
        if Counter(player.hinted) + shown - away:
            raise r.fail(f"seat {seat}: hinted has a card that seat {seat} cannot have had")
    for seat, known in enumerate(s.recall):
        hidden = Counter(zone.cells[i] & KIND_BITS for zone in knowledge.unknown(s, seat) for i in zone.indices)
        if Counter(knowledge.cards_of(known)) - hidden:
            raise r.fail(f"recall of seat {seat} has a card that the seat can see elsewhere")


def _check_decision(s: SanJuan, r: Reader) -> None:
    """The decision is one that can come up."""
    stage, seat = s.stage, s.to_act
    if seat is None:
        return
    player = s.seats[seat]
    size = len(player.hand)
    bonus = roles.privilege(s) + roles.may_double(s) if seat == s.chooser else 0
    if stage == KEEP:
        fits = s.due <= 1 + player.has(VILLA) and s.start + s.due <= len(s.drawn) <= 8
    elif stage in (OPENING, NOTARY_STAGE, LIMIT):
        fits = s.start + s.due <= size
        if stage == OPENING:
            fits = fits and s.due == size - setup.HAND
        elif stage == LIMIT:
            fits = fits and s.due == size - new_round.hand_limit(s, seat)
        else:
            fits = fits and player.has(NOTARY) and s.due <= 7
    elif stage == PAY:
        fits = s.pending in player.built and _can_pay(s, seat, player)
    elif stage == COVER:
        owned = s.pending >= FARMS and player.has(s.pending)
        fits = player.has(CRANE) and not owned and bool(builder.ways(s, seat, s.pending, size))
    elif stage == PRODUCE:
        fits = s.left + s.made == 1 + bonus + player.has(CANAL)
        fits = fits and len(producer.legal(s)) > 1 and (s.made > 0 or s.low == 0)
    elif stage == SELL:
        fits = s.left + s.made == 1 + bonus + player.has(TRADING_POST)
        fits = fits and len(merchant.legal(s)) > 1 and (s.made > 0 or s.low == 0) and s.merchants > 0
        fits = fits and s.made <= s.owed <= 3 * s.made and (s.sold_any or not s.made)
    elif stage == EXCHANGE:
        fits = player.has(COMPANY) and s.start < size and (s.made == 1 or s.made == s.start == 0)
    elif stage == ADVENTURE:
        fits = s.turn == 0 and roles.may_double(s) and bool(s.deck or s.discard)
    elif stage == CHAPEL_STAGE:
        fits = player.has(CHAPEL) and size > 0
    elif stage == CHURCH_STAGE:
        fits = player.has(CHURCH) and s.start < size and player.church_used == (s.made > 0)
        fits = fits and s.made <= len(player.church) and (s.made > 0 or s.start == 0)
    else:
        fits = True
    if not fits:
        raise r.fail(f"the decision does not fit the stage {STAGES[stage]}")
    if any(s.new_schools >> i & 1 and not p.has(SCHOOL) for i, p in enumerate(s.seats)):
        raise r.fail("new_schools names a seat without a school")


def _can_pay(s: SanJuan, seat: int, player: Player) -> bool:
    goods = 0
    if builder.can_barter(s, player):
        goods = min(len(builder.wares(s, player)), builder.MOST_BARTER - s.bartered)
    if (s.start and not s.made) or (s.low and not s.bartered):
        return False
    if s.due == 0 and not goods and not builder.can_overpay(s, player, 0):
        return False
    if s.due + s.made > COST[s.pending] or (s.spare and s.due + s.made == COST[s.pending]):
        return False
    return s.start + s.due <= len(player.hand) + goods + builder.can_double(s, seat)
