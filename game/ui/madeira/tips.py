"""What things say when one points at them. Everything at this table is public.

`TIPS` has a function for each kind of place: its name, what it does, and what it would come to now for the seat that
is asked (or the only person).
"""

from __future__ import annotations

from collections.abc import Callable

from game.core import Move, Place
from game.core import State as Position
from game.madeira import board
from game.madeira import moves as m
from game.madeira.actions import MANY
from game.madeira.board import PRINTED, RECONSTRUCTED
from game.madeira.buildings import cost, pirates
from game.madeira.characters import COMMANDER, GUILD_MASTER, MAYOR, STEWARD, dice_count
from game.madeira.ending import pirate_losses, possessions
from game.madeira.mayor import city_income
from game.madeira.position import BUILDINGS, CHARACTERS, OVER, T_FLIP, T_SETTLE, T_TURN, TALLY
from game.madeira.requests import counted, majority, worth
from game.madeira.state import Madeira
from game.madeira.upkeep import most_loyal
from game.madeira.wood import access, within_reach
from game.ui.madeira import asking, words
from game.ui.madeira.seen import Seen
from game.ui.madeira.words import n, phrase
from game.ui.tableview import Context
from game.ui.text import Phrase, say, sentence

Lines = list[Phrase | str]


def tip(seen: Seen, place: Place) -> Lines:
    """The tip of a place of the rules; the first line is its heading."""
    told = TIPS.get(str(place[0])) if place else None
    return told(seen.state, place, seen.ctx) if told is not None else []


def whose(s: Madeira, ctx: Context) -> int:
    """Whose prices a tip tells: the seat that is asked if a person plays it, else the only person; -1 nobody's."""
    if s.to_act is not None and s.to_act in ctx.people:
        return s.to_act
    return next(iter(ctx.people)) if len(ctx.people) == 1 else -1


def mark(value: str) -> Lines:
    """A discreet word about values that are not known from the booklet."""
    return [phrase("note_short")] if value == RECONSTRUCTED else []


# the islands ------------------------------------------------------------------------------------------------


def _field(s: Madeira, place: Place, ctx: Context) -> Lines:
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


def _worker(s: Madeira, place: Place, ctx: Context) -> Lines:
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


def _space(s: Madeira, place: Place, ctx: Context) -> Lines:
    name, number = words.landing(str(place[1]))
    at = m.LOCATION[str(place[1])] - m.FIRST_HOUSE
    lines: Lines = [phrase("place.space", of=words.city(name), number=number)]
    if not s.built >> at & 1:
        lines.append(phrase("why.district_not_built"))
    return lines + _city(s, ("city", name), ctx)[1:]


def _city(s: Madeira, place: Place, ctx: Context) -> Lines:
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


def _citizen(s: Madeira, place: Place, ctx: Context) -> Lines:
    return [phrase("piece.citizen.name"), phrase("tip.citizen")]


# dice, characters, buildings ----------------------------------------------------------------------------------


def _die(s: Madeira, place: Place, ctx: Context) -> Lines:
    value = int(place[2])
    lines: Lines = [phrase("tip.die", value=value)]
    p = whose(s, ctx)
    if p == place[1]:
        lines.append(phrase("tip.die_where"))
        lines += [_bread_line(s, p, value, number) for number in (1, 2, 3)]
    return lines


def _pirate_die(s: Madeira, place: Place, ctx: Context) -> Lines:
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


def _building(s: Madeira, place: Place, ctx: Context) -> Lines:
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
        if p >= 0 and s.reals[p] < cost(s, b) and s.markers[s.players * b + p]:
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


def _character(s: Madeira, place: Place, ctx: Context) -> Lines:
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
        lines.append(phrase("character.wood_now", wood=n("wood", s.wood[p]), reach=_reach(s, p)))
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


def _reach(s: Madeira, p: int) -> Phrase:
    sources = access(s, p)
    if sources >> m.FOREST & 1:
        return phrase("character.reach_forest")
    return phrase("character.reach", wood=n("wood", within_reach(s, sources)))


def _marker(s: Madeira, place: Place, ctx: Context) -> Lines:
    building = words.building(str(place[2]))
    return [phrase("tip.marker", name=ctx.names[int(place[1])]), phrase("tip.marker_effect", building=building)]


# favours, guilds, requests --------------------------------------------------------------------------------------


def _favour(s: Madeira, place: Place, ctx: Context) -> Lines:
    key = str(place[1])
    favour = m.FAVOUR[key]
    guild = next(g for g, trio in enumerate(board.GUILD_FAVOURS) if key in trio)
    lines: Lines = [words.favour(key), phrase(f"favour.{key}.effect"), words.guild(board.GUILDS[guild])]
    if favour in s.districts:
        need = board.DISTRICT_WOOD[s.districts.index(favour) % 4]
        lines.append(phrase("favour.cost_line", count=need))
        p = whose(s, ctx)
        if p >= 0:
            lines += _wood_price(s, p, need)
        return lines
    for p in range(s.players):
        if s.up[p] >> favour & 1:
            lines.append(phrase("favour.owner_up", name=ctx.names[p]))
        elif s.down[p] >> favour & 1:
            lines.append(phrase("favour.owner_down", name=ctx.names[p]))
    return lines


def _wood_price(s: Madeira, p: int, need: int) -> Lines:
    """What is there, what must be bought and for how much."""
    own = min(need, s.wood[p])
    missing = need - own
    if not missing:
        return [phrase("favour.own_wood")]
    lines: Lines = [phrase("favour.some_wood", wood=n("wood", own))] if own else []
    if within_reach(s, access(s, p)) < missing:
        return [*lines, phrase("favour.no_wood", wood=n("wood", missing))]
    before = s.bought if s.seat == p else 0
    reals = board.wood_price(before + missing) - board.wood_price(before)
    told = {"wood": n("wood", missing), "reals": n("reals", reals), "have": s.reals[p]}
    return [*lines, phrase("favour.buy_wood" if reals <= s.reals[p] else "favour.dear_wood", **told)]


def _guild(s: Madeira, place: Place, ctx: Context) -> Lines:
    key = str(place[1])
    g = board.GUILDS.index(key)
    lines: Lines = [words.guild(key), phrase("tip.guild", favours=[words.favour(f) for f in board.GUILD_FAVOURS[g]])]
    p = whose(s, ctx)
    down = [words.favour(f) for f in board.GUILD_FAVOURS[g] if p >= 0 and s.down[p] >> m.FAVOUR[f] & 1]
    if down:
        lines.append(phrase("tip.guild_wakes", favours=down))
    return lines + mark(board.FAVOUR_GUILDS_MARK)


def _row(s: Madeira, place: Place, ctx: Context) -> Lines:
    row = int(place[1]) - 1
    lines: Lines = [phrase("tip.row", number=row + 1)]
    if any(s.row_dice):
        values = sorted(s.row_dice[3 * row : 3 * row + 3], reverse=True)
        lines.append(phrase("tip.row_dice", numbers=", ".join(str(v) for v in values)))
    guilds = [words.guild(board.GUILDS[g]) for g in board.GUILD_ROWS[s.players][row]]
    if len(guilds) == 1:
        lines.append(phrase("tip.row_guild", guild=guilds[0]))
    else:
        lines.append(phrase("tip.row_guilds", first=guilds[0], last=guilds[1]))
    p = whose(s, ctx)
    if p >= 0 and s.rows[row] < 0:
        for g in board.GUILD_ROWS[s.players][row]:
            down = [words.favour(f) for f in board.GUILD_FAVOURS[g] if s.down[p] >> m.FAVOUR[f] & 1]
            if down:
                lines.append(phrase("tip.guild_wakes", favours=down))
    if s.rows[row] >= 0:
        lines.append(phrase("tip.row_taken", name=ctx.names[s.rows[row]]))
    return lines + mark(board.GUILD_ROWS_MARKS[s.players][row])


def next_answer(s: Madeira) -> int:
    """The next round in which requests are answered."""
    return next((r for r in sorted(board.ANSWERS) if r >= max(1, s.round)), 5)


def _offer(s: Madeira, place: Place, ctx: Context) -> Lines:
    return _request(s, str(place[2]), whose(s, ctx), ctx)


def _tile(s: Madeira, place: Place, ctx: Context) -> Lines:
    return _request(s, str(place[2]), int(place[1]), ctx)


def _request(s: Madeira, key: str, p: int, ctx: Context) -> Lines:
    """What a request scores now, and with which pieces."""
    t = m.REQUEST[key]
    lines: Lines = [words.request(key), phrase(f"request.{key}.effect")]
    if p < 0 or s.phase == OVER:
        return lines
    when = next_answer(s)
    total = worth(s, p, t, 1, when)
    name = ctx.names[p]
    lines.append(phrase("request.worth_now", name=name, points=words.points(total), round=when))
    if t != board.COFFERS and total:
        lines += [
            phrase("request.piece_line", what=words.near(s, where), points=points)
            for points, where in counted(s, p, t, 1, when)
        ]
    held = s.requests[5 * p + t]
    if held > 1:
        lines.append(phrase("request.both", count=held, points=words.points(worth(s, p, t, held, when))))
    return lines


def _order(s: Madeira, place: Place, ctx: Context) -> Lines:
    i = int(place[1])
    space = board.PASS_SPACES[s.players][i - 1]
    lines: Lines = [phrase("order.name", number=i), phrase("order.reals", count=space.reals)]
    if space.instead is not None:
        lines.append(phrase("order.or", text=words.lower(phrase(f"order.{space.instead}"))))
    lines.append(phrase("order.effect"))
    p = whose(s, ctx)
    if p >= 0 and s.to_act == p and s.phase == CHARACTERS and s.stack[-1][0] == T_TURN:
        left = sum(s.dice[3 * p : 3 * p + 3])
        if left and s.passed[i - 1] < 0:
            lines.append(phrase("order.dice_left", count=left))
    if s.passed[i - 1] >= 0:
        lines.append(phrase("order.taken", name=ctx.names[s.passed[i - 1]]))
    return lines + mark(space.mark)


def _pass_reward(s: Madeira, place: Place, ctx: Context) -> Lines:
    i, what = int(place[1]), str(place[2])
    lines = _order(s, ("order", i), ctx)
    reals = board.PASS_SPACES[s.players][i - 1].reals
    only = phrase("order.reals", count=reals) if what == "reals" else phrase(f"order.{what}")
    return [lines[0], only, *lines[3 if board.PASS_SPACES[s.players][i - 1].instead else 2 :]]


# ships ----------------------------------------------------------------------------------------------------------


def _round_points(values: tuple[int, int, int]) -> Phrase:
    return phrase("ship.prestige_line", first=values[0], third=values[1], fifth=values[2])


def _landing(s: Madeira, place: Place, ctx: Context) -> Lines:
    name, number = words.landing(str(place[1]))
    c = m.COLONY[name]
    data = board.LANDINGS[c][int(number) - 1]
    lines: Lines = [phrase("place.landing", of=words.colony(name), number=number)]
    lines.append(phrase("colony.landing_line", goods=n("wine", data.wine)))
    lines += [phrase("colony.royal_line", royal=words.royal(key), text=words.lower(phrase(f"royal.{key}.effect")))
              for key in (m.ROYAL[s.royal[2 * c]], m.ROYAL[s.royal[2 * c + 1]])]  # fmt: skip
    lines.append(_round_points(board.COLONIES[c].prestige))
    if data.players > s.players:
        lines.append(phrase("why.space_closed"))
    return [*lines, *_docked(s, m.SPACE[str(place[1])], ctx), *mark(data.mark)]


def _market(s: Madeira, place: Place, ctx: Context) -> Lines:
    name, number = words.landing(str(place[1]))
    space = m.SPACE[str(place[1])]
    g = board.GOODS.index(name)
    data = next(market for market in board.MARKETS if market.good == g)
    goods, reals = data.columns[int(number) - 1]
    lines: Lines = [phrase(f"market.{name}.name")]
    lines.append(phrase("market.space_line", goods=n(name, goods), reals=n("reals", reals)))
    lines.append(_round_points(data.prestige))
    if s.players == 2 and int(number) in data.merged:
        lines.append(phrase("market.double_line"))
    return [*lines, *_docked(s, space, ctx), *mark(data.columns_marks[int(number) - 1])]


def _docked(s: Madeira, space: int, ctx: Context) -> Lines:
    return [phrase("tip.ship", name=ctx.names[p]) for p in range(s.players) if s.docks[p] >> space & 1]


def _ship(s: Madeira, place: Place, ctx: Context) -> Lines:
    p, key = int(place[1]), str(place[2])
    lines: Lines = [phrase("tip.ship", name=ctx.names[p])]
    if key == "reserve":
        lines.append(phrase("tip.in_reserve", what=n("ship", s.fleet[p])))
        lines.append(phrase("tip.new_ship"))
        return lines
    space = m.SPACE[key]
    lines.append(words.place(s, ("landing" if space < m.FIRST_MARKET else "market", key)))
    return [*lines, _round_points(m.SPACE_PRESTIGE[space])]


def _colony(s: Madeira, place: Place, ctx: Context) -> Lines:
    key = str(place[1])
    c = m.COLONY[key]
    data = board.COLONIES[c]
    lines: Lines = [words.colony(key), phrase(f"colony.{key}.effect")]
    for p in range(s.players):
        workers = s.colonists[3 * p + c]
        ships = (s.docks[p] & m.COLONY_SPACES[c]).bit_count()
        if workers or ships:
            lines.append(
                phrase("colony.presence", name=ctx.names[p], workers=n("worker", workers), ships=n("ship", ships))
            )
    lines.append(phrase("colony.settle_line"))
    return [*lines, _round_points(data.prestige), *mark(data.income_mark)]


def _royal(s: Madeira, place: Place, ctx: Context) -> Lines:
    key = str(place[2])
    return [words.royal(key), phrase(f"royal.{key}.effect"), phrase("tip.royal", colony=words.colony(str(place[1])))]


# what players have ------------------------------------------------------------------------------------------------


def _watch(s: Madeira, place: Place, ctx: Context) -> Lines:
    lines: Lines = [phrase("watch.name"), phrase("watch.effect")]
    lines += [phrase("watch.line", name=ctx.names[p], workers=n("worker", s.watch[p])) for p in range(s.players)]
    first = most_loyal(s)
    lines.append(phrase("watch.first", name=ctx.names[first]) if first >= 0 else phrase("watch.tie"))
    return lines


def _mill(s: Madeira, place: Place, ctx: Context) -> Lines:
    p = int(place[1])
    workers = board.WORKERS - s.reserve[p]
    lines: Lines = [phrase("mill.name"), phrase("mill.level_line", level=s.mill[p], workers=n("worker", workers))]
    lines += _meal(s, p)
    lines.append(phrase("mill.effect"))
    return lines + mark(board.MILL_ENDS_MARK)


def _lever(s: Madeira, place: Place, ctx: Context) -> Lines:
    return [asking.lever(s, int(place[1]), str(place[2]))]


def _hungry(s: Madeira, place: Place, ctx: Context) -> Lines:
    p = int(place[1])
    lines: Lines = [phrase("tip.hungry", name=ctx.names[p])]
    lines.append(phrase("mill.level_line", level=s.mill[p], workers=n("worker", board.WORKERS - s.reserve[p])))
    return lines + _meal(s, p)


def _meal(s: Madeira, p: int) -> Lines:
    """Who is to be fed, and a warning if bread is short."""
    if not s.hungry(p):
        return [phrase("mill.fed")]
    lines: Lines = [phrase("mill.hungry_line", hungry=s.hungry(p), bread=n("bread", s.bread[p]))]
    missing = s.hungry(p) - s.bread[p]
    return [*lines, phrase("mill.warn", count=missing, pirates=n("pirates", missing))] if missing > 0 else lines


def _good(s: Madeira, place: Place, ctx: Context) -> Lines:
    """A pile of a player: goods, wood, bread, reals, pirates."""
    p, key = int(place[1]), str(place[2])
    count = stock(s, p, key)
    lines: Lines = [phrase(f"piece.{key}.name"), phrase("tip.has", name=ctx.names[p], what=n(key, count))]
    if key == "pirates":
        return lines + _pirates(s, p, ctx)
    if key == "bread":
        lines += _meal(s, p)
    if key == "wood":
        ships = board.SHIPS - s.fleet[p]
        if ships:
            lines.append(phrase("tip.repairs", ships=n("ship", ships), wood=n("wood", ships)))
        lines.append(sentence(say(_reach(s, p))))
    if key == "worker":
        lines.append(phrase("tip.on_board", workers=n("worker", board.WORKERS - s.reserve[p])))
        return lines
    if key == "ship":
        return [*lines, phrase("tip.new_ship")]
    lines.append(phrase(f"{key if key in ('wood', 'bread', 'reals') else 'good'}.effect"))
    return lines


def stock(s: Madeira, p: int, key: str) -> int:
    """How many of something a player has in front of him."""
    if key in board.GOODS:
        return s.goods[3 * p + board.GOODS.index(key)]
    held = {"wood": s.wood, "bread": s.bread, "reals": s.reals, "pirates": s.pirates, "worker": s.reserve,
            "ship": s.fleet}  # fmt: skip
    return held[key][p]


def _pirates(s: Madeira, p: int, ctx: Context) -> Lines:
    """What they would cost if the game ended now."""
    losses = pirate_losses(s)
    lines: Lines = [phrase("pirates.rank", points=words.points(losses[p]))]
    for q in sorted(range(s.players), key=lambda q: -s.pirates[q]):
        if s.pirates[q]:
            lines.append(phrase("pirates.line", name=ctx.names[q], count=s.pirates[q], loss=losses[q]))
    if s.pirates[p] > board.PIRATE_LIMIT - 4:
        lines.append(phrase("pirates.limit", limit=board.PIRATE_LIMIT))
    return [*lines, phrase("pirates.effect")]


def _score(s: Madeira, place: Place, ctx: Context) -> Lines:
    """Where the points come from, and what the end would add and take away now."""
    p = int(place[1])
    lines: Lines = [phrase("tip.points", name=ctx.names[p], points=words.points(s.prestige(p)))]
    for origin, key in enumerate(TALLY):
        if s.tally[10 * p + origin]:
            lines.append(phrase("tip.item", item=phrase(f"score.{key}"), points=s.tally[10 * p + origin]))
    if s.phase != OVER:
        more = possessions(s, p) // board.REALS_PER_POINT
        lines.append(phrase("tip.at_the_end", more=more, loss=pirate_losses(s)[p]))
    return lines


def _seat(s: Madeira, place: Place, ctx: Context) -> Lines:
    p = int(place[1])
    lines = _score(s, ("score", p), ctx)
    held = [words.request(board.REQUESTS[t]) for t in range(5) for _ in range(s.requests[5 * p + t])]
    if held:
        lines.append(phrase("tip.requests", requests=held))
    return lines


def _round(s: Madeira, place: Place, ctx: Context) -> Lines:
    """A round on the ribbon: who is asked for what at its end."""
    number = int(place[1])
    lines: Lines = [phrase("round", number=number)]
    if number in board.ANSWERS:
        lines.append(phrase("tip.round_requests", count=board.ANSWERS[number]))
    else:
        lines.append(phrase(f"tip.round_fields.{number}"))
    empty = next(building.key for building in board.BUILDINGS if building.empty_round == number)
    lines.append(phrase("tip.round_empty", building=words.building(empty)))
    return lines


def _phase(s: Madeira, place: Place, ctx: Context) -> Lines:
    return [phrase(f"phase_name.{place[1]}"), phrase(f"phase_about.{place[1]}")]


def _supply(s: Madeira, place: Place, ctx: Context) -> Lines:
    """A good that the windmill gives for two others."""
    key = str(place[-1])
    if key not in board.GOODS:
        return [phrase("place.supply")]
    return [phrase("mill.swap", good=words.good(key)), phrase("mill.swap_how")]


def _zoom(s: Madeira, place: Place, ctx: Context) -> Lines:
    return [*_seat(s, place, ctx), phrase("tip.enlarge")]


TIPS: dict[str, Callable[[Madeira, Place, Context], Lines]] = {
    "field": _field,
    "worker": _worker,
    "space": _space,
    "city": _city,
    "citizen": _citizen,
    "die": _die,
    "pirate_die": _pirate_die,
    "building": _building,
    "character": _character,
    "marker": _marker,
    "favour": _favour,
    "guild": _guild,
    "row": _row,
    "offer": _offer,
    "tile": _tile,
    "order": _order,
    "pass_reward": _pass_reward,
    "landing": _landing,
    "market": _market,
    "ship": _ship,
    "colony": _colony,
    "royal": _royal,
    "watch": _watch,
    "mill": _mill,
    "lever": _lever,
    "good": _good,
    "stock": _good,
    "pirates": lambda s, place, ctx: _good(s, ("good", place[1], "pirates"), ctx),
    "hungry": _hungry,
    "score": _score,
    "reserve": _seat,
    "portrait": _seat,
    "zoom": _zoom,
    "round": _round,
    "phase": _phase,
    "supply": _supply,
}


# why not ------------------------------------------------------------------------------------------------------------


def explain(place: Place, state: Position, seat: int, ctx: Context) -> list[Phrase] | None:
    """Why a place cannot be clicked now."""
    if not isinstance(state, Madeira):
        return None
    for s, wish in _wishes(state, place, seat, ctx):
        reason = s.why_not(wish)
        if reason is not None and reason[0] not in SEEN:
            return [words.reason(reason)]
    return None


SEEN = ("not_now", "not_here", "row_taken", "order_taken", "house_taken")
"""Reasons that say no more than the tip itself."""


def _wishes(s: Madeira, place: Place, seat: int, ctx: Context) -> list[tuple[Madeira, Move]]:
    """What somebody who clicks there might want; the first reason that is found is told."""
    kind, key = place[0], place[-1]
    task = s.stack[-1][0]
    chosen = ctx.chosen[0] if ctx.chosen else ()
    if kind in ("building", "character") and task == T_TURN:
        b = key if kind == "building" else _building_of(s, str(key))
        if b is None:
            return []
        if chosen[:1] in (("die",), ("pirate_die",)):
            return [(s, ("die" if chosen[0] == "die" else "pirate", chosen[-1], b))]
        return [(s, ("die", value, b)) for value in (3, 2, 1) if s.dice[3 * seat + value - 1]]
    if kind == "pirate_die" and task == T_TURN:
        return [(s, ("pirate", key, building.key)) for building in board.BUILDINGS]
    if kind == "die" and task == T_TURN and place[1] == seat:
        return [(s, ("die", key, building.key)) for building in board.BUILDINGS]
    if kind == "order" and task == T_TURN:
        return [(s, ("pass", key, "reals"))]
    if kind == "pass_reward" and task == T_TURN:
        return [(s, ("pass", place[1], key))]
    if kind in ("row", "offer"):
        return [(s, ("row", place[1], key if kind == "offer" else board.REQUESTS[0]))]
    if kind == "favour":
        if m.FAVOUR[str(key)] in s.districts:
            return [(s, ("build", key))] if s.phase == CHARACTERS else []
        return [(s, ("flip" if task == T_FLIP else "use", key))]
    if kind in ("landing", "market") and s.phase == CHARACTERS:
        source = chosen[2] if chosen[:1] == ("ship",) else "reserve"
        return [(s, ("ship", source, key))]
    if kind == "worker" and place[1] == seat:
        return [(s, ("take", key))]
    if kind in ("field", "space", "colony"):
        return _puts(s, str(key), chosen)
    if kind == "lever" and place[1] == seat:
        return [(s, ("mill", key))]
    if kind == "supply" and len(place) > 1:
        others = [name for name in board.GOODS if name != key]
        return [(s, ("exchange", others[0], others[1], key))]
    if kind == "royal":
        return [(s, ("reward", place[1], key))]
    return []


def _building_of(s: Madeira, character: str) -> str | None:
    who = m.CHARACTER[character]
    return board.BUILDINGS[s.characters.index(who)].key if who in s.characters else None


def _puts(s: Madeira, key: str, chosen: Place) -> list[tuple[Madeira, Move]]:
    """Why a worker cannot go there: asked with the one in hand, or any other."""
    if s.stack[-1][0] == T_SETTLE:
        return [(s, ("put", key))]
    takes = [move for move in s.moves() if move[0] == "take"]
    if chosen[:1] in (("worker",), ("citizen",)):
        takes = [move for move in takes if move[1] == chosen[-1]] or takes
    if not takes:
        return [(s, ("put", key))]
    trial = s.copy()
    trial.play(takes[0])
    return [(trial, ("put", key))]
