"""Tips of what lies on the islands: fields, cities, workers, dice, characters, buildings."""

from __future__ import annotations

from game.core import Place
from game.madeira import board
from game.madeira import moves as m
from game.madeira.actions import MANY
from game.madeira.board import PRINTED, RECONSTRUCTED
from game.madeira.buildings import cost, pirates
from game.madeira.characters import COMMANDER, GUILD_MASTER, MAYOR, STEWARD, dice_count
from game.madeira.mayor import city_income
from game.madeira.position import BUILDINGS, CHARACTERS, T_BUILDING, T_TURN
from game.madeira.requests import majority
from game.madeira.state import Madeira
from game.ui.madeira import asking, words
from game.ui.madeira.about import Lines, mark, reach, whose
from game.ui.madeira.words import n, phrase
from game.ui.tableview import Context
from game.ui.text import Phrase, say, sentence

# the islands ------------------------------------------------------------------------------------------------


def field(s: Madeira, place: Place, ctx: Context) -> Lines:
    f = m.LOCATION[str(place[1])]
    if f == m.FOREST:
        return [phrase("field.forest.name"), phrase("field.forest.effect"), *_who(s, f, ctx)]
    data = board.FIELDS[f]
    lines: Lines = [words.source(s, f)]
    if s.field_wood[f]:
        lines.append(phrase("field.wood", count=s.field_wood[f]))
    due = {board.WHEAT: 2, board.SUGAR: 4}[data.good] if data.becomes is not None else 0
    if data.becomes is not None and s.field_good[f] == data.good and s.round <= due:
        lines.append(phrase("field.becomes", good=words.good(board.GOODS[data.becomes]), round=due))
    elif data.becomes is not None and s.field_good[f] == data.good:
        lines.append(phrase("field.stays"))
    lines += _who(s, f, ctx)
    return lines + mark(data.good_mark if data.good_mark != PRINTED else data.wood_marks[4 - s.players])


def _who(s: Madeira, f: int, ctx: Context) -> Lines:
    here: list[Phrase | str] = [ctx.names[p] for p in range(s.players) if s.plots[p] >> f & 1]
    return [phrase("tip.workers_of", names=here)] if here else []


def worker(s: Madeira, place: Place, ctx: Context) -> Lines:
    where = m.LOCATION[str(place[2])]
    lines: Lines = [phrase("tip.worker", name=ctx.names[int(place[1])])]
    if where == m.RESERVE:
        lines.append(phrase("tip.in_reserve", what=n("worker", s.reserve[int(place[1])])))
    elif where == m.WATCH:
        lines.append(phrase("watch.name"))
    elif where < m.FIRST_HOUSE:
        lines.append(words.source(s, where))
        if where != m.FOREST and s.field_wood[where]:
            lines.append(phrase("field.wood", count=s.field_wood[where]))
    return lines


def space(s: Madeira, place: Place, ctx: Context) -> Lines:
    name, number = words.landing(str(place[1]))
    at = m.LOCATION[str(place[1])] - m.FIRST_HOUSE
    lines: Lines = [phrase("place.space", of=words.city(name), number=number)]
    if not s.built >> at & 1:
        lines.append(phrase("why.district_not_built"))
    return lines + city(s, ("city", name), ctx)[1:]


def city(s: Madeira, place: Place, ctx: Context) -> Lines:
    c = [city.key for city in board.CITIES].index(str(place[1]))
    data = board.CITIES[c]
    lines: Lines = [words.city(data.key), phrase(f"city.{data.key}.effect")]
    for p in range(s.players):
        income = city_income(s, p, c)
        if income:
            own = (s.houses[p] >> 12 * c & m.CITY_BITS).bit_count()
            lines.append(
                phrase("city.income_line", name=ctx.names[p], workers=n("worker", own), what=n(data.income, income))
            )
    citizens = (s.houses[s.players] >> 12 * c & m.CITY_BITS).bit_count()
    if citizens:
        lines.append(phrase("city.citizen_line", citizens=n("citizen", citizens)))
    first = majority(s, c)
    if first >= 0:
        leader: Phrase | str = phrase("city.citizens") if first == s.players else ctx.names[first]
        lines.append(phrase("city.majority_line", name=leader))
    lines.append(phrase("city.prestige_line", majority=data.majority, other=data.other))
    return lines + mark(RECONSTRUCTED if RECONSTRUCTED in (data.majority_mark, data.other_mark) else PRINTED)


def citizen(s: Madeira, place: Place, ctx: Context) -> Lines:
    return [phrase("piece.citizen.name"), phrase("tip.citizen")]


# dice, characters, buildings ----------------------------------------------------------------------------------


def die(s: Madeira, place: Place, ctx: Context) -> Lines:
    value = int(place[2])
    lines: Lines = [phrase("tip.die", value=value)]
    p = whose(s, ctx)
    if p == place[1]:
        lines.append(phrase("tip.die_where"))
        lines += [_bread_line(s, p, value, number) for number in (1, 2, 3)]
    return lines


def pirate_die(s: Madeira, place: Place, ctx: Context) -> Lines:
    value = int(place[1])
    p = whose(s, ctx)
    lines: Lines = [phrase("tip.pirate_die", value=value), phrase("tip.pirate_die_effect")]
    if p >= 0:
        lines += [_bread_line(s, p, value, number) for number in (1, 2, 3)]
    return lines


def _bread_line(s: Madeira, p: int, value: int, number: int) -> Phrase:
    bread = max(0, number - value)
    region = sentence(say(words.region(number)))
    if not bread:
        return phrase("tip.region_free", region=region)
    told = {"region": region, "bread": n("bread", bread)}
    return phrase("tip.region_bread" if s.bread[p] >= bread else "tip.region_short", have=s.bread[p], **told)


def building(s: Madeira, place: Place, ctx: Context) -> Lines:
    b = m.BUILDING[str(place[1])]
    data = board.BUILDINGS[b]
    p = whose(s, ctx)
    lines: Lines = [
        phrase("building.title", building=words.building(data.key), meaning=phrase(f"building.{data.key}.meaning"))
    ]
    if s.phase == CHARACTERS and p >= 0 and s.to_act == p and s.stack[-1][0] == T_TURN:
        lines += _placing(s, b, p, ctx)
    lines += _action(s, b, p)
    lines += _price(s, b, p)
    if s.characters[b] >= 0:
        lines.append(phrase("building.character_line", character=words.character(board.CHARACTERS[s.characters[b]])))
    elif s.phase in (CHARACTERS, BUILDINGS):
        lines.append(phrase("building.empty_line"))
    here: list[Phrase | str] = [ctx.names[q] for q in s.order if s.markers[s.players * b + q]]
    if here:
        lines.append(phrase("building.markers_line", names=here))
    return lines


def _placing(s: Madeira, b: int, p: int, ctx: Context) -> Lines:
    """What a die here costs at once: the chosen one, or each that is held."""
    number = m.REGION_OF[b]
    chosen = [place for place in ctx.chosen if place[0] in ("die", "pirate_die")]
    values = [int(place[-1]) for place in chosen] or [v for v in (1, 2, 3) if s.dice[3 * p + v - 1]]
    lines: Lines = []
    for value in values:
        bread = max(0, number - value)
        if bread > s.bread[p]:
            lines.append(phrase("building.die_short", value=value, bread=n("bread", bread), have=s.bread[p]))
        elif bread:
            lines.append(phrase("building.die_bread", value=value, bread=n("bread", bread)))
        else:
            lines.append(phrase("building.die_free", value=value))
    return lines


def _action(s: Madeira, b: int, p: int) -> Lines:
    """What the building does: with the workers that stand there now, and with others."""
    data = board.BUILDINGS[b]
    workers = s.workers_in(p, data.region) if p >= 0 else 0
    small, large = (words.lower(phrase(f"building.{data.key}.{size}")) for size in ("small", "large"))
    few = phrase("building.few_line", region=words.region(data.region), text=small)
    many = phrase("building.many_line", text=large)
    if not workers:
        return [few, many, phrase("building.now_none")] if p >= 0 else [few, many]
    now = phrase("building.now", workers=n("worker", workers), text=large if workers >= MANY else small)
    return [now] if workers >= MANY else [now, many]


def _price(s: Madeira, b: int, p: int) -> Lines:
    """Reals less the dice that are rolled again; pirates for who does not pay."""
    full = board.ACTIVATION[s.players]
    dice = sum(s.dice_on[3 * b : 3 * b + 3])
    lines: Lines = []
    if s.phase == BUILDINGS and s.building == b:
        sum_line = f"{full} − {full - cost(s, b)} = {cost(s, b)}" if cost(s, b) != full else str(full)
        lines.append(phrase("building.cost_now", sum=sum_line, pirates=n("pirates", pirates(s, b))))
        asked = p >= 0 and s.to_act == p and s.stack[-1][0] == T_BUILDING  # who acts there has paid
        if asked and s.reals[p] < cost(s, b):
            lines.append(phrase("building.too_dear", have=n("reals", s.reals[p])))
        return lines
    if s.phase == BUILDINGS and s.building > b:
        return [phrase("building.resolved")]
    if s.phase not in (CHARACTERS, BUILDINGS):
        return [phrase("building.cost_full", reals=n("reals", full))]
    placing = 1 if s.phase == CHARACTERS and p >= 0 and s.to_act == p and s.stack[-1][0] == T_TURN else 0
    dice = min(s.players, dice + placing)
    low, high = max(0, full - 3 * dice), max(0, full - dice)
    pirate_die = s.pirate_on[b] > 0
    lines.append(phrase("building.cost_range", count=dice, low=low, high=high, full=full))
    lines.append(phrase("building.or_pirates_die" if pirate_die else "building.or_pirate"))
    if placing and s.reals[p] < low:
        lines.append(phrase("building.warn_reals", have=s.reals[p]))
    return lines


def character(s: Madeira, place: Place, ctx: Context) -> Lines:
    key = str(place[1])
    who = m.CHARACTER[key]
    b = s.characters.index(who) if who in s.characters else -1
    lines: Lines = [words.character(key), phrase(f"character.{key}.effect")]
    p = whose(s, ctx)
    if b < 0:
        return lines
    data = board.BUILDINGS[b]
    lines.append(phrase("character.harvest_line", region=words.region(data.region)))
    if p >= 0:
        lines += _now(s, who, b, p)
    lines.append(phrase("character.stands_line", building=words.building(data.key), limit=s.players,
                        count=dice_count(s, b)))  # fmt: skip
    return lines


def _now(s: Madeira, who: int, b: int, p: int) -> Lines:
    """What the action or a harvest would bring now."""
    lines: Lines = []
    if who == MAYOR:
        income = words.some((city.income, city_income(s, p, c)) for c, city in enumerate(board.CITIES))
        lines.append(phrase("character.income_now", goods=income) if income else phrase("character.income_none"))
    if who == GUILD_MASTER:
        lines.append(phrase("character.wood_now", wood=n("wood", s.wood[p]), reach=reach(s, p)))
    if who == COMMANDER:
        goods = [(board.GOODS[g], s.goods[3 * p + g]) for g in range(3)]
        lines.append(phrase("character.goods_now", goods=words.some(goods) or [phrase("character.no_goods")]))
    if who == STEWARD:
        lines.append(phrase("character.reserve_now", workers=n("worker", s.reserve[p])))
    trial = _as(s, p)
    harvest = words.some(asking.harvest_of(trial, b))
    if harvest:
        lines.append(phrase("character.harvest_now", goods=harvest))
    return lines


def _as(s: Madeira, p: int) -> Madeira:
    """The position with a seat asked: for what is computed for the seat to act."""
    if s.seat == p:
        return s
    trial = s.copy()
    trial.seat = p
    return trial


def marker(s: Madeira, place: Place, ctx: Context) -> Lines:
    building = words.building(str(place[2]))
    return [phrase("tip.marker", name=ctx.names[int(place[1])]), phrase("tip.marker_effect", building=building)]
