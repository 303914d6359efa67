"""Tips of what players have: goods, guards, pirates, the windmill, points; and of rounds and phases."""

from __future__ import annotations

from game.core import Place
from game.madeira import board
from game.madeira.ending import pirate_losses, possessions
from game.madeira.position import OVER, TALLY
from game.madeira.state import Madeira
from game.madeira.upkeep import most_loyal
from game.ui.madeira import asking, words
from game.ui.madeira.about import Lines, mark, reach
from game.ui.madeira.words import n, phrase
from game.ui.tableview import Context
from game.ui.text import say, sentence

# what players have ------------------------------------------------------------------------------------------------


def watch(s: Madeira, place: Place, ctx: Context) -> Lines:
    lines: Lines = [phrase("watch.name"), phrase("watch.effect")]
    lines += [phrase("watch.line", name=ctx.names[p], workers=n("worker", s.watch[p])) for p in range(s.players)]
    first = most_loyal(s)
    lines.append(phrase("watch.first", name=ctx.names[first]) if first >= 0 else phrase("watch.tie"))
    return lines


def mill(s: Madeira, place: Place, ctx: Context) -> Lines:
    p = int(place[1])
    workers = board.WORKERS - s.reserve[p]
    lines: Lines = [phrase("mill.name"), phrase("mill.level_line", level=s.mill[p], workers=n("worker", workers))]
    lines += _meal(s, p)
    lines.append(phrase("mill.effect"))
    return lines + mark(board.MILL_ENDS_MARK)


def lever(s: Madeira, place: Place, ctx: Context) -> Lines:
    """A use of the windmill, and how hungry it leaves the people."""
    p, use = int(place[1]), str(place[2])
    lines: Lines = [asking.lever(s, p, use)]
    if s.to_act == p and ("mill", use) in s.moves():
        trial = s.copy()
        trial.play(("mill", use))
        if trial.mill[p] != s.mill[p]:
            lines += [phrase("mill.then", level=trial.mill[p]), *_meal(trial, p)]
    return lines


def hungry(s: Madeira, place: Place, ctx: Context) -> Lines:
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


def good(s: Madeira, place: Place, ctx: Context) -> Lines:
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
        lines.append(sentence(say(reach(s, p))))
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


def score(s: Madeira, place: Place, ctx: Context) -> Lines:
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


def seat(s: Madeira, place: Place, ctx: Context) -> Lines:
    p = int(place[1])
    lines = score(s, ("score", p), ctx)
    held = [words.request(board.REQUESTS[t]) for t in range(5) for _ in range(s.requests[5 * p + t])]
    if held:
        lines.append(phrase("tip.requests", requests=held))
    return lines


def round(s: Madeira, place: Place, ctx: Context) -> Lines:
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


def phase(s: Madeira, place: Place, ctx: Context) -> Lines:
    return [phrase(f"phase_name.{place[1]}"), phrase(f"phase_about.{place[1]}")]


def supply(s: Madeira, place: Place, ctx: Context) -> Lines:
    """A good that the windmill gives for two others."""
    key = str(place[-1])
    if key not in board.GOODS:
        return [phrase("place.supply")]
    return [phrase("mill.swap", good=words.good(key)), phrase("mill.swap_how")]


def zoom(s: Madeira, place: Place, ctx: Context) -> Lines:
    return [*seat(s, place, ctx), phrase("tip.enlarge")]
