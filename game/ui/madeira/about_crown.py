"""Tips of favours and guilds, requests and turn order, ships and where they go."""

from __future__ import annotations

from game.core import Place
from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import CHARACTERS, OVER, T_TURN
from game.madeira.requests import counted, worth
from game.madeira.state import Madeira
from game.madeira.wood import access, within_reach
from game.ui.madeira import words
from game.ui.madeira.about import Lines, mark, whose
from game.ui.madeira.words import n, phrase
from game.ui.tableview import Context
from game.ui.text import Phrase

# favours, guilds, requests --------------------------------------------------------------------------------------


def favour(s: Madeira, place: Place, ctx: Context) -> Lines:
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


def guild(s: Madeira, place: Place, ctx: Context) -> Lines:
    key = str(place[1])
    g = board.GUILDS.index(key)
    lines: Lines = [words.guild(key), phrase("tip.guild", favours=[words.favour(f) for f in board.GUILD_FAVOURS[g]])]
    p = whose(s, ctx)
    down = [words.favour(f) for f in board.GUILD_FAVOURS[g] if p >= 0 and s.down[p] >> m.FAVOUR[f] & 1]
    if down:
        lines.append(phrase("tip.guild_wakes", favours=down))
    return lines + mark(board.FAVOUR_GUILDS_MARK)


def row(s: Madeira, place: Place, ctx: Context) -> Lines:
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


def offer(s: Madeira, place: Place, ctx: Context) -> Lines:
    return _request(s, str(place[2]), whose(s, ctx), ctx)


def tile(s: Madeira, place: Place, ctx: Context) -> Lines:
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


def order(s: Madeira, place: Place, ctx: Context) -> Lines:
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


def pass_reward(s: Madeira, place: Place, ctx: Context) -> Lines:
    i, what = int(place[1]), str(place[2])
    lines = order(s, ("order", i), ctx)
    reals = board.PASS_SPACES[s.players][i - 1].reals
    only = phrase("order.reals", count=reals) if what == "reals" else phrase(f"order.{what}")
    return [lines[0], only, *lines[3 if board.PASS_SPACES[s.players][i - 1].instead else 2 :]]


# ships ----------------------------------------------------------------------------------------------------------


def _round_points(values: tuple[int, int, int]) -> Phrase:
    return phrase("ship.prestige_line", first=values[0], third=values[1], fifth=values[2])


def landing(s: Madeira, place: Place, ctx: Context) -> Lines:
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


def market(s: Madeira, place: Place, ctx: Context) -> Lines:
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


def ship(s: Madeira, place: Place, ctx: Context) -> Lines:
    p, key = int(place[1]), str(place[2])
    lines: Lines = [phrase("tip.ship", name=ctx.names[p])]
    if key == "reserve":
        lines.append(phrase("tip.in_reserve", what=n("ship", s.fleet[p])))
        lines.append(phrase("tip.new_ship"))
        return lines
    space = m.SPACE[key]
    lines.append(words.place(s, ("landing" if space < m.FIRST_MARKET else "market", key)))
    return [*lines, _round_points(m.SPACE_PRESTIGE[space])]


def colony(s: Madeira, place: Place, ctx: Context) -> Lines:
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


def royal(s: Madeira, place: Place, ctx: Context) -> Lines:
    key = str(place[2])
    return [words.royal(key), phrase(f"royal.{key}.effect"), phrase("tip.royal", colony=words.colony(str(place[1])))]
