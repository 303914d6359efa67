"""What things say when one points at them: to everybody what is public, to the viewer what is theirs."""

from __future__ import annotations

from collections.abc import Callable

from game.san_juan import builder, merchant, new_round, recruiter, roles, scoring
from game.san_juan.cards import (
    BLACK_MARKET,
    BOHIO,
    CANAL,
    CARDS,
    CHAPEL,
    CHURCH,
    COST,
    CRANE,
    DISTILLERY,
    FACTORY,
    FARMS,
    GOLD_MINE,
    GOLDSMITH,
    HARBOR,
    HOSPITAL,
    KEYS,
    KIND,
    LARGE_MARKET,
    MATERIALS_DEPOT,
    NOTARY,
    PRICES,
    PUBLISHING_HOUSE,
    REGISTRY_PRICE,
    SAWMILL,
    SMALL_MARKET,
    TRADING_POST,
    VILLA,
)
from game.san_juan.moves import (
    ADVENTURER,
    BUILD,
    BUILDER,
    CHOOSE,
    IN_TURN,
    MERCHANT,
    PRODUCER,
    RECRUITER,
    ROLES,
    SELL,
)
from game.san_juan.position import OLD, Player
from game.san_juan.state import SanJuan
from game.ui.graph import Tip
from game.ui.san_juan import words
from game.ui.san_juan.seen import Seen
from game.ui.san_juan.words import phrase
from game.ui.tableview import Context
from game.ui.text import Phrase

Lines = list[Phrase | str]
Tell = Callable[[], Tip]


# prices ---------------------------------------------------------------------------------------------------


def price(s: SanJuan, seat: int, kind: int, over: int = builder.NOTHING) -> Phrase:
    """What a building costs, as a sum: 5 − 1 Builder − 1 Distillery = 3."""
    less = [] if over == builder.NOTHING else [(COST[kind] - builder.worth_over(kind, over), words.kind(over))]
    less += _discounts(s, seat, kind, over)
    return _sum(COST[kind], less, builder.price(s, seat, kind, over, saved_house=False))


def to_pay(s: SanJuan, seat: int) -> Phrase:
    """The same of the building that is being paid for."""
    kind = s.pending
    total = s.due + s.made + s.bartered
    less = _discounts(s, seat, kind, kind)  # what it can do itself does not help to pay for it
    credit = COST[kind] - sum(n for n, _ in less) - total
    if credit > 0 and s.seats[seat].covered:
        less.insert(0, (credit, words.kind(s.seats[seat].covered[-1])))
    return _sum(COST[kind], less, total)


def _discounts(s: SanJuan, seat: int, kind: int, gone: int) -> list[tuple[int, Phrase]]:
    """What privilege and buildings take off; the building `gone` does not help."""
    owns = s.seats[seat].owns
    less: list[tuple[int, Phrase]] = []
    if seat == s.chooser:
        less.append((1, words.role(ROLES[BUILDER])))
        if s.doubled and gone != PUBLISHING_HOUSE:
            less.append((1, words.kind(PUBLISHING_HOUSE)))
    helper = DISTILLERY if kind < FARMS else MATERIALS_DEPOT
    if owns[helper] and gone != helper:
        less.append((1, words.kind(helper)))
    return less


def _sum(cost: int, less: list[tuple[int, Phrase]], total: int) -> Phrase:
    if not less:
        return phrase("table.price.plain", cost=words.n_cards(total))
    terms: object = cost
    for amount, what in less:
        terms = phrase("table.price.minus", before=terms, amount=amount, what=what)
    return phrase("table.price.sum", terms=terms, total=total)


# cards ----------------------------------------------------------------------------------------------------


def card(kind: int, *more: Phrase | str) -> Lines:
    return [words.kind(kind), words.effect(KEYS[kind]), *more]


def in_hand(seen: Seen, kind: int, new: bool) -> Tell:
    def tell() -> Tip:
        s, lines = seen.state, card(kind)
        if s.stage == BUILD and s.to_act == seen.viewer and not (kind >= FARMS and s.seats[seen.viewer].has(kind)):
            lines.append(price(s, seen.viewer, kind))
        lines += worth(s, seen.viewer, kind)
        if new:
            lines.append(phrase("table.tip.new"))
        return lines

    return tell


def worth(s: SanJuan, seat: int, kind: int) -> Lines:
    """What a building for the end would count now, if it stood in this town."""
    player = s.seats[seat]
    if CARDS[kind].phase != "end" or player.has(kind):
        return []
    trial = player.copy()
    trial.add(kind)
    return [phrase("table.tip.would_count", points=words.n_points(_counts(s, seat, trial, kind)))]


def _counts(s: SanJuan, seat: int, player: Player, kind: int) -> int:
    twin = s.copy()
    twin.seats[seat] = player
    return scoring.score(twin, seat)[KEYS[kind]]


def standing(seen: Seen, seat: int, index: int) -> Tell:
    """A building in a town."""

    def tell() -> Tip:
        s, player = seen.state, seen.state.seats[seat]
        kind = player.built[index]
        lines = card(kind)
        if CARDS[kind].phase == "end":
            points = scoring.score(s, seat)[KEYS[kind]]
            lines.append(phrase("table.tip.counts", points=words.n_points(points)))
        if player.good_at(index):
            lines.append(phrase("table.tip.good_on_it", good=words.good(kind)))
            if s.stage == SELL and s.price_card() >= 0:
                lines.append(phrase("table.tip.sells_for", cards=words.n_cards(merchant.good_price(s, kind))))
        below = seen.memory.below.get((seat, index))
        if below:
            lines.append(phrase("table.tip.below", cards=words.cards(below)))
        if kind in (CHAPEL, CHURCH, HARBOR):
            lines += under(seen, seat, kind)
        return lines

    return tell


def tucked(player: Player, kind: int) -> list[int]:
    return {CHAPEL: player.chapel, CHURCH: player.church, HARBOR: player.harbor}[kind]


def under(seen: Seen, seat: int, kind: int) -> Lines:
    """How many cards are tucked; which ones only their owner knows, and those under a Harbour nobody."""
    cards = tucked(seen.state.seats[seat], kind)
    if not cards:
        return []
    lines: Lines = [phrase("table.tip.tucked", count=len(cards))]
    if (seat == seen.viewer or seen.ctx.over) and kind != HARBOR and seen.open:
        lines.append(phrase("table.tip.tucked_own", cards=words.cards(sorted(card & ~OLD for card in cards))))
    return lines


def pile(seen: Seen, seat: int, kind: int) -> Tell:
    return lambda: [words.kind(kind), *under(seen, seat, kind)]


# seats ----------------------------------------------------------------------------------------------------


def seat(seen: Seen, who: int) -> Tell:
    def tell() -> Tip:
        s, player = seen.state, seen.state.seats[who]
        goods = sum(good >= 0 for good in player.goods)
        lines: Lines = [
            seen.ctx.names[who],
            phrase("table.tip.hand", cards=words.n_cards(len(player.hand)), limit=new_round.hand_limit(s, who)),
            phrase("table.tip.town", count=len(player.built), goods=words.n_goods(goods)),
        ]
        if who == s.governor:
            lines.append(phrase("table.tip.governor"))
        lines.append(phrase("table.tip.points", points=words.n_points(s.totals()[who])))
        for item, points in s.score()[who].items():
            if points:
                lines.append(phrase("table.tip.item", item=phrase(f"score.{item}"), points=points))
        if player.covered:
            lines.append(phrase("table.tip.covered", cards=words.cards(player.covered)))
        return lines

    return tell


def governor(seen: Seen) -> Tell:
    return lambda: [phrase("place.governor"), phrase("table.tip.governor")]


# the middle -----------------------------------------------------------------------------------------------


def role(seen: Seen, r: int) -> Tell:
    def tell() -> Tip:
        s, key = seen.state, ROLES[r]
        lines: Lines = [words.role(key), phrase(f"role.{key}.action")]
        lines.append(phrase("table.tip.privilege", text=phrase(f"role.{key}.privilege")))
        if s.taken[r] >= 0:
            lines.append(phrase("why.taken", seat=seen.ctx.names[s.taken[r]]))
        elif s.stage == CHOOSE and s.to_act is not None:
            lines += preview(s, r, s.to_act, seen.ctx)
        return lines

    return tell


def preview(s: SanJuan, r: int, chooser: int, ctx: Context) -> Lines:
    """What a character would bring each seat now, as far as everybody can see it."""
    trial = _trial(s, r, chooser)
    lines: Lines = [phrase("table.preview.heading")]
    for who in IN_TURN[s.players][chooser]:
        gains = PREVIEWS[r](trial, who)
        lines.append(
            phrase("table.preview.line", name=ctx.names[who], gains=gains or [phrase("table.preview.nothing")])
        )
    if r == MERCHANT:
        lines.append(phrase("table.preview.prices" if len(possible(s)) > 1 else "table.preview.price_known"))
    return lines


def _trial(s: SanJuan, r: int, chooser: int) -> SanJuan:
    """The position as if somebody had just chosen the character, nothing else done."""
    trial = s.copy()
    trial.chooser, trial.role, trial.doubled = chooser, r, False
    if trial.seats[chooser].owns[PUBLISHING_HOUSE] and not (trial.spent and chooser == trial.governor):
        trial.doubled = True
    return trial


def gist(s: SanJuan, r: int, who: int) -> Phrase:
    """What a character would bring somebody who chooses it now, in a word."""
    trial, player = _trial(s, r, who), s.seats[who]
    if r == BUILDER:
        return phrase("table.gist.less", count=roles.privilege(trial))
    if r == PRODUCER:
        free = sum(good < 0 and kind < FARMS for kind, good in zip(player.slots, player.goods, strict=True))
        return phrase("table.gist.produces", count=min(free, 1 + player.owns[CANAL] + roles.privilege(trial)))
    if r == MERCHANT:
        _, low, high = _income(trial, who)
        return (
            phrase("table.gist.cards", count=high)
            if low == high
            else phrase("table.preview.range", low=low, high=high)
        )
    if r == RECRUITER:
        drawn = recruiter.DRAWN + recruiter.PRIVILEGE * roles.privilege(trial)
        return phrase("table.gist.keeps", count=2 if player.owns[VILLA] else 1, drawn=drawn)
    return words.n_cards(roles.privilege(trial))


def _bonus(s: SanJuan, who: int) -> int:
    return roles.privilege(s) if who == s.chooser else 0


def _building(s: SanJuan, who: int) -> list[Phrase]:
    player = s.seats[who]
    told = [phrase("table.preview.holds", cards=words.n_cards(len(player.hand)))]
    farms = builder.discount(s, who, 0, saved_house=False)
    other = builder.discount(s, who, FARMS, saved_house=False)
    if farms == other and farms:
        told.append(phrase("table.preview.less", cards=words.n_cards(farms)))
    elif farms != other:
        if farms:
            told.append(phrase("table.preview.less_production", cards=words.n_cards(farms)))
        if other:
            told.append(phrase("table.preview.less_commercial", cards=words.n_cards(other)))
    for kind in (CRANE, BLACK_MARKET, SAWMILL, HOSPITAL):
        if player.owns[kind]:
            told.append(words.kind(kind))
    return told


def _producing(s: SanJuan, who: int) -> list[Phrase]:
    player = s.seats[who]
    free = sum(good < 0 and kind < FARMS for kind, good in zip(player.slots, player.goods, strict=True))
    most = min(free, 1 + player.owns[CANAL] + _bonus(s, who))
    told = [phrase("table.preview.produces", goods=words.n_goods(most))] if most else []
    if most >= 2 and player.owns[FACTORY]:
        told.append(phrase("table.preview.draws", cards=words.n_cards(1)))
    return told


def possible(s: SanJuan) -> list[int]:
    """The trading-house cards that may be turned up next: the order is known once all five have been seen."""
    if s.merchants >= len(PRICES):
        return [s.prices[s.merchants % len(PRICES)]]
    gone = s.prices[: s.merchants]
    return [i for i in range(len(PRICES)) if i not in gone]


def _income(s: SanJuan, who: int) -> tuple[int, int, int]:
    """How many goods can be sold, and how many cards they bring at the lowest and the highest prices to come."""
    player = s.seats[who]
    full = [kind for kind, good in zip(player.slots, player.goods, strict=True) if good >= 0]
    most = min(len(full), 1 + player.owns[TRADING_POST] + _bonus(s, who))
    if not most:
        return 0, 0, 0
    incomes = []
    for i in possible(s):
        paid = sorted((REGISTRY_PRICE if kind >= FARMS else PRICES[i][kind] for kind in full), reverse=True)
        incomes.append(sum(paid[:most]) + player.owns[LARGE_MARKET] + (most >= 2 and player.owns[SMALL_MARKET]))
    return most, min(incomes), max(incomes)


def _selling(s: SanJuan, who: int) -> list[Phrase]:
    most, low, high = _income(s, who)
    if not most:
        return [words.kind(BOHIO)] if s.seats[who].owns[BOHIO] else []
    cards = words.n_cards(high) if low == high else phrase("table.preview.range", low=low, high=high)
    return [phrase("table.preview.sells", goods=words.n_goods(most), cards=cards)]


def _recruiting(s: SanJuan, who: int) -> list[Phrase]:
    player = s.seats[who]
    drawn = recruiter.DRAWN + recruiter.PRIVILEGE * _bonus(s, who)
    kept = 2 if player.owns[VILLA] else 1
    told = [phrase("table.preview.keeps", count=kept, drawn=drawn)]
    return [*told, words.kind(NOTARY)] if player.owns[NOTARY] else told


def _adventuring(s: SanJuan, who: int) -> list[Phrase]:
    told = [phrase("table.preview.draws", cards=words.n_cards(_bonus(s, who)))] if who == s.chooser else []
    return [*told, *(words.kind(kind) for kind in (GOLD_MINE, GOLDSMITH) if s.seats[who].owns[kind])]


PREVIEWS = {
    BUILDER: _building,
    PRODUCER: _producing,
    MERCHANT: _selling,
    RECRUITER: _recruiting,
    ADVENTURER: _adventuring,
}


def trading_house(seen: Seen) -> Tell:
    def tell() -> Tip:
        s = seen.state
        lines: Lines = [phrase("place.prices")]
        if s.price_card() >= 0:
            lines.append(phrase("table.tip.prices_open"))
            return lines
        lines.append(phrase("table.tip.prices_closed"))
        left = possible(s)
        if len(left) == 1:
            lines.append(phrase("table.tip.prices_next", prices=_prices(PRICES[left[0]])))
        else:
            lines.append(phrase("table.tip.prices_left"))
            lines += [phrase("table.tip.prices_one", prices=_prices(PRICES[i])) for i in left]
        return lines

    return tell


def _prices(row: tuple[int, ...]) -> list[Phrase]:
    return [phrase("table.tip.price", good=words.good(k), price=n) for k, n in enumerate(row)]


def deck(seen: Seen) -> Tell:
    return lambda: [phrase("place.deck"), phrase("table.tip.deck", cards=words.n_cards(len(seen.state.deck)))]


def discard(seen: Seen) -> Tell:
    s = seen.state
    return lambda: [phrase("place.discard"), phrase("table.tip.discard", cards=words.n_cards(len(s.discard)))]


def cathedral(seen: Seen) -> Tell:
    def tell() -> Tip:
        s = seen.state
        lines = card(KIND["cathedral"])
        if s.stage == BUILD and s.to_act == seen.viewer:
            lines.append(price(s, seen.viewer, KIND["cathedral"]))
        return [*lines, *worth(s, seen.viewer, KIND["cathedral"])]

    return tell
