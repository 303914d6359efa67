"""`python -m game`: play, check and measure the games without a window.

What a command finds goes to standard output, as JSON where a program may want it; what is wrong with the input
is one line on standard error, and the exit code is 1 (2 if the command line itself cannot be understood).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, NoReturn

from game.bots import THINKING, every_bot, find_bot
from game.bots.advice import advise
from game.bots.arena import Task, interval, play_all, ratings
from game.bots.levels import GUIDES
from game.bots.match import play_out
from game.bots.search import Budget
from game.core import (
    CaravelleError,
    Game,
    Header,
    IllegalMove,
    Journal,
    Move,
    OptionError,
    PositionError,
    State,
    as_move,
    available,
    find,
    journal,
    load_position,
)
from game.core.errors import glimpse
from game.core.options import Options, parse
from game.speed import compiled

MAX_POSITION = 4 * 1024 * 1024
PROG = "python -m game"


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; gives the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a name is never a reason to stop
    args = _parser().parse_args(arguments)
    try:
        code = args.run(args)
        sys.stdout.flush()
        return int(code or 0)
    except CaravelleError as error:
        message = str(error)
    except BrokenPipeError:  # whoever read our lines has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        message = f"{error.filename or 'output'}: {error.strerror or error}"
    except KeyboardInterrupt:
        return 130
    print(f"{PROG} {args.command}: {message}", file=sys.stderr)
    return 1


# the command line ------------------------------------------------------------------------------------------


def _parser() -> Parser:
    parser = Parser(prog=PROG, description="Caravelle without a window.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)

    def command(name: str, run: object, summary: str, example: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(
            name,
            help=summary,
            description=textwrap.fill(summary[0].upper() + summary[1:] + ".", 79).replace("%%", "%"),
            epilog=f"example:  {PROG} {example}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        sub.set_defaults(run=run)
        return sub

    command("games", _games, "list the games with their seats, options and bots, one JSON object a line", "games")

    sub = command(
        "simulate",
        _simulate,
        "let bots play complete games; one JSON object a line, the same for the same seed (but for `seconds`)",
        "simulate puerto_rico --players 4 --games 10 --seed 7 --bots steward,random --option edition=classic",
    )
    _add_game(sub)
    sub.add_argument("--games", type=_count, default=1, metavar="K", help="how many games, seeds S, S+1, … (1)")
    sub.add_argument("--bots", default="random", metavar="NAME[,NAME…]", help=BOTS_HELP + " (random)")
    sub.add_argument("--journal", type=Path, metavar="DIR", help="write each game to DIR/GAME-SEED.jsonl")

    sub = command(
        "replay",
        _replay,
        "play a journal through, verified, and print the position or the final scores",
        "replay saved/puerto_rico-7.jsonl --to 40 --json",
    )
    sub.add_argument("file", metavar="FILE", help="a journal")
    sub.add_argument("--to", type=int, metavar="N", help="stop after N moves")
    sub.add_argument("--json", action="store_true", help="print the position as JSON, as `moves` and `play` read it")

    sub = command("moves", _moves, "print the legal moves of a position, one JSON list a line", "moves position.json")
    sub.add_argument("file", metavar="FILE", help="a JSON position; - for standard input")

    sub = command(
        "play",
        _play,
        "print the position after a move",
        'play position.json choose farmer     (or: play position.json \'["choose","farmer"]\')',
    )
    sub.add_argument("file", metavar="FILE", help="a JSON position; - for standard input")
    sub.add_argument("move", metavar="MOVE", nargs="+", help="as `moves` prints it, or its words one by one")
    sub.add_argument("--seat", type=int, metavar="N", help="refuse the move unless it is this seat's turn")

    sub = command(
        "arena",
        _arena,
        "let bots play matches: the same seed once for every rotation of the seats; win share of each bot (a shared "
        "win is split) with its 95 %% interval (Wilson), mean score and, of more than two, an Elo-like rating, one "
        "JSON object a line",
        "arena puerto_rico --bots steward,random,random,random --players 4 --games 200",
    )
    _add_game(sub)
    sub.add_argument("--games", type=_count, default=100, metavar="K", help="games, rounded up to full matches (100)")
    sub.add_argument("--bots", required=True, metavar="A,B[,…]", help=BOTS_HELP)
    sub.add_argument(
        "--think", type=_seconds, metavar="SECONDS", help="how long those that think do, if not as usual"
    )
    sub.add_argument(
        "--playouts",
        type=_playouts,
        default={},
        metavar="N",
        help="so many playouts a decision instead, for all that think or by name (hard=55,expert=24): the same games "
        "on every machine",
    )
    sub.add_argument("--jobs", type=_count, metavar="N", help="processes (as many as there are cores)")

    sub = command(
        "advise",
        _advise,
        "print the best three decisions in a position with their chances and what speaks for and against each, "
        "one JSON object a line",
        "advise position.json --think 3",
    )
    sub.add_argument("file", metavar="FILE", help="a JSON position; - for standard input")
    sub.add_argument("--think", type=_seconds, default=3.0, metavar="SECONDS", help="how long to think (3)")
    sub.add_argument("--playouts", type=_count, metavar="N", help="so many playouts instead: always the same answer")
    sub.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the luck that is tried out (1)")

    sub = command(
        "bench",
        _bench,
        "measure random playouts and decisions per second and microseconds per copy of a state, for each game, "
        "option set and seat count, one JSON object a line (`bench ui` measures the window)",
        "bench puerto_rico --players 4",
    )
    sub.add_argument("game", metavar="GAME", nargs="?", help="one game only, or `ui`")
    sub.add_argument("table", metavar="TABLE", nargs="?", help="after `ui`: the game whose table is measured")
    sub.add_argument("--players", type=int, metavar="N", help="one seat count only")
    sub.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="this option set only")
    sub.add_argument("--seconds", type=_seconds, default=1.0, metavar="T", help="time for each line (1)")
    sub.add_argument("--seed", type=int, default=1, metavar="S", help="first seed (1)")

    sub = command(
        "screenshot",
        _screenshot,
        "draw the table of a game into a picture, without a screen",
        "screenshot --help",
    )
    sub.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    sub.prefix_chars = "\0"  # everything, --help included, is for the command's own parser
    return parser


BOTS_HELP = "bots dealt to the seats in turn, over and over if there are more seats"


def _add_game(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("game", metavar="GAME", help="see `games`")
    sub.add_argument("--players", type=int, metavar="N", help="number of seats (4, or the most the game has)")
    sub.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game (1)")
    sub.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game; may be repeated"
    )


def _count(text: str) -> int:
    value = int(text)
    if not 1 <= value <= 10_000_000:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 to 10000000")
    return value


def _playouts(text: str) -> dict[str, int]:
    """The same number for all that think, or one for some of them: `hard=55,expert=24`."""
    if "=" not in text:
        return dict.fromkeys(THINKING, _count(text))
    given = {}
    for part in text.split(","):
        name, _, number = part.strip().partition("=")
        if name not in THINKING:
            raise argparse.ArgumentTypeError(f"{name} does not think (those that do: {', '.join(THINKING)})")
        given[name] = _count(number)
    return given


def _seconds(text: str) -> float:
    value = float(text)
    if not 0.001 <= value <= 3600:
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds from 0.001 to 3600")
    return value


def _table(args: argparse.Namespace) -> tuple[Game, int, Options]:
    """The game, seat count and options that a command line asks for, checked."""
    game = find(args.game)
    players = args.players if args.players is not None else min(4, game.seat_counts[-1])
    return game, players, game.check(players, _options(game, args.option))


def _options(game: Game, texts: Sequence[str]) -> Options:
    given: Options = {}
    for text in texts:
        key, value = parse(game.options, text)
        if given.get(key, value) != value:
            raise OptionError(f"option {key} is given twice")
        given[key] = value
    return given


def _names(text: str, game: str, players: int) -> list[str]:
    """The names of bots in a comma-separated list; all can play the game, and there are seats for them."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        find_bot(name, game)
    if len(names) > players:
        raise OptionError(f"{len(names)} bots for {players} seats")
    return names


AUTOMATON = "puertoma"
"""What a seat is called that the rules play themselves; such seats are the last ones."""


def _asked(game: Game, players: int, options: Options) -> int:
    """For how many seats bots are asked."""
    state = game.new(players, 1, options)
    return sum(1 for seat in range(players) if not state.is_auto(seat))


def _seating(names: Sequence[str], shift: int, asked: int, players: int) -> list[str]:
    """Who sits where: bots dealt in turn from the first on, moved on by `shift`."""
    return [names[(seat + shift) % len(names)] for seat in range(asked)] + [AUTOMATON] * (players - asked)


def _show(value: object) -> None:
    print(json.dumps(value), flush=True)


class Progress:
    """A bar on standard error, if that is a terminal."""

    def __init__(self, total: int) -> None:
        self.total, self.done = total, 0
        self.shown = sys.stderr.isatty()

    def step(self, what: str = "") -> None:
        self.done += 1
        if self.shown:
            full = 30 * self.done // self.total
            bar = "█" * full + "·" * (30 - full)
            print(f"\r{bar} {self.done}/{self.total} {what[:40]:40}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self.shown:
            print("\r" + " " * 90 + "\r", end="", file=sys.stderr, flush=True)


# the commands ----------------------------------------------------------------------------------------------


def _games(args: argparse.Namespace) -> None:
    for key in available():
        game = find(key)
        options = {option.key: list(option.values) for option in game.options}
        _show({"game": key, "players": list(game.seat_counts), "options": options, "bots": every_bot(key)})


def _simulate(args: argparse.Namespace) -> None:
    game, players, options = _table(args)
    asked = _asked(game, players, options)
    names = _names(args.bots, game.key, asked)
    seats = _seating(names, 0, asked, players)
    bots = [find_bot(name, game.key) for name in seats[:asked]]
    if args.journal is not None:
        args.journal.mkdir(parents=True, exist_ok=True)
    for seed in range(args.seed, args.seed + args.games):
        file = None
        if args.journal is not None:
            people = tuple({"name": f"{name} {i + 1}", "bot": name} for i, name in enumerate(seats))
            file = Journal.create(args.journal / f"{game.key}-{seed}.jsonl", Header(game.key, options, people, seed))
        start = perf_counter()
        state = game.new(players, seed, options)
        try:
            count = play_out(state, bots, seed, None if file is None else file.move)
        finally:
            if file is not None:
                file.close()
        _show(
            {
                "game": game.key,
                "options": options,
                "seats": seats,
                "seed": seed,
                "rounds": state.round_number(),
                "moves": count,
                "scores": state.totals(),
                "winners": state.winners(),
                "seconds": round(perf_counter() - start, 6),
            }
        )


def _replay(args: argparse.Namespace) -> None:
    record = journal.read(args.file)
    state = journal.replay(args.file, args.to)
    if args.json:
        _show(state.to_json())
        return
    header = record.header
    played = len(record.moves) if args.to is None else args.to
    chosen = ", ".join(f"{key}={value}" for key, value in header.options.items())
    print(f"{header.game} ({chosen}), seed {header.seed}")
    if state.to_act is None:
        print(f"over after {played} moves and {state.round_number()} rounds")
    else:
        who = header.seats[state.to_act]["name"]
        print(f"move {played} of {len(record.moves)}, round {state.round_number()}, {who} decides")
    winners = state.winners() if state.to_act is None else []
    for seat, items in enumerate(state.score()):
        parts = ", ".join(f"{key} {value}" for key, value in items.items())
        mark = "  winner" if seat in winners else ""
        print(f"{seat} {header.seats[seat]['name']}: {sum(items.values())} ({parts}){mark}")


def _position(file: str) -> State:
    """The position in a file."""
    try:
        if file == "-":
            data = sys.stdin.buffer.read(MAX_POSITION + 1)
        else:
            with open(file, "rb") as source:
                data = source.read(MAX_POSITION + 1)
        if len(data) > MAX_POSITION:
            raise PositionError(f"{file}: too large to be a position")
        return load_position(json.loads(data.decode("utf-8")))
    except (ValueError, RecursionError) as error:
        raise PositionError(f"{file}: expected a position as JSON") from error
    except OSError as error:
        raise PositionError(f"{file}: cannot be read ({error.strerror or error})") from error


def _moves(args: argparse.Namespace) -> None:
    for move in _position(args.file).moves():
        _show(move)


def _play(args: argparse.Namespace) -> None:
    state = _position(args.file)
    state.play(_typed_move(args.move, state.moves()), args.seat)
    _show(state.to_json())


def _typed_move(words: list[str], legal: Sequence[Move]) -> Move:
    """A move from a command line: its JSON form, or its words, whose meaning the legal moves tell."""
    if len(words) == 1 and words[0].lstrip().startswith("["):
        try:
            return as_move(json.loads(words[0]))
        except (ValueError, RecursionError) as error:
            raise IllegalMove(f'{glimpse(words[0])} is not a move: expected JSON such as ["pass"]') from error
    for move in legal:
        if [str(word) for word in move] == words:
            return move
    return tuple(words)


def _arena(args: argparse.Namespace) -> None:
    game, players, options = _table(args)
    asked = _asked(game, players, options)
    names = _names(args.bots, game.key, asked)
    rivals = dict.fromkeys(_seating(names, 0, asked, players))
    if len(rivals) < 2:
        raise OptionError("an arena needs two different bots")
    matches = -(-args.games // len(names))
    seatings = [tuple(_seating(names, shift, asked, players)) for shift in range(len(names))]
    budgets = tuple(args.playouts.items())
    tasks = [
        Task(game.key, players, tuple(options.items()), seed, seating[:asked], args.think, budgets)
        for seed in range(args.seed, args.seed + matches)
        for seating in seatings
    ]
    wins, points, seats = (dict.fromkeys(rivals, 0.0) for _ in range(3))
    duels: list[tuple[Sequence[str], list[int]]] = []
    progress = Progress(len(tasks))
    begun = perf_counter()
    for i, (winners, totals) in enumerate(play_all(tasks, args.jobs or os.cpu_count() or 1)):
        seating = seatings[i % len(seatings)]
        duels.append((seating, totals))
        for seat, name in enumerate(seating):
            seats[name] += 1
            points[name] += totals[seat]
            if seat in winners:
                wins[name] += 1 / len(winners)
        left = (perf_counter() - begun) / (i + 1) * (len(tasks) - i - 1)
        progress.step(f"{left:.0f} s left")
    progress.close()
    games = len(tasks)
    rated = ratings(duels) if len(rivals) > 2 else {}
    for name in rivals:
        low, high = interval(wins[name], games)
        line = {
            "bot": name,
            "game": game.key,
            "options": options,
            "players": players,
            "games": games,
            "wins": round(wins[name], 4),
            "share": round(wins[name] / games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "even": round(seats[name] / (games * players), 4),  # the share of a bot as good as the others
            "score": round(points[name] / seats[name], 3),
        }
        if rated:
            line["rating"] = round(rated[name])
        _show(line)


def _advise(args: argparse.Namespace) -> None:
    """One JSON object a line, the best decision first."""
    state = _position(args.file)
    if state.to_act is None or state.game not in GUIDES:
        raise PositionError("nobody is to decide" if state.to_act is None else f"no advice for {state.game}")
    rng = Random(args.seed)
    budget = Budget(args.think) if args.playouts is None else Budget(playouts=args.playouts)
    for advice in advise(state.view(state.to_act, rng), rng, budget):
        _show(advice.to_json())


def _bench(args: argparse.Namespace) -> int | None:
    if args.game == "ui":
        return _of_the_window("game.ui.bench", [args.table] if args.table else [])
    tables = list(_tables(args))
    progress = Progress(len(tables))
    for game, players, options, mix in tables:
        progress.step(f"{game.key}, {players} players")
        line = {"game": game.key, "options": dict(mix), "players": players}
        line |= measure(game, players, options, args.seconds, args.seed)
        progress.close()
        _show(line)
    return None


def _tables(args: argparse.Namespace) -> Iterator[tuple[Game, int, Options, Options]]:
    """Every game, seat count and option set to be measured."""
    games = [find(args.game)] if args.game is not None else [find(key) for key in available()]
    for game in games:
        mixes: Iterable[Any] = [_options(game, args.option)] if args.option else game.mixes
        for mix in mixes:
            for players in game.seat_counts if args.players is None else [args.players]:
                try:
                    options = game.check(players, mix)
                except OptionError:
                    if args.option or players not in game.seat_counts:
                        raise
                    continue  # an option set that is not for so many players
                yield game, players, options, mix


def measure(game: Game, players: int, options: Options, seconds: float, seed: int) -> dict[str, Any]:
    """Random games for so many seconds, then copies of positions all over a game for a tenth of that.

    Processor time is what counts: what else the machine does meanwhile disturbs less.
    """
    pick = Random(seed).random
    positions: list[State] = []
    games = decisions = 0
    start = now = process_time()
    while now - start < seconds or games == 0:
        state = game.new(players, seed + games, options)
        while state.to_act is not None:
            moves = state.moves()
            state.play(moves[int(pick() * len(moves))])
            decisions += 1
        games += 1
        now = process_time()
    spent = now - start

    state = game.new(players, seed, options)
    while state.to_act is not None:
        positions.append(state.copy())
        moves = state.moves()
        state.play(moves[int(pick() * len(moves))])
    copies = 0
    start = now = process_time()
    while now - start < seconds / 10 or copies == 0:
        for state in positions:
            state.copy()
        copies += len(positions)
        now = process_time()
    return {
        "playouts_per_second": round(games / spent, 1),
        "decisions_per_second": round(decisions / spent),
        "decisions_per_game": round(decisions / games, 1),
        "copy_us": round((now - start) / copies * 1e6, 2),
        "compiled": compiled("rules"),
    }


def _screenshot(args: argparse.Namespace) -> int:
    return _of_the_window("game.ui.screenshot", args.rest)


def _of_the_window(module: str, rest: list[str]) -> int:
    """Run `main(rest)` of a module that needs the window's packages, which nothing else here does."""
    try:
        command = import_module(module)
    except ModuleNotFoundError as error:
        raise CaravelleError(f"not available here: there is no module {error.name}") from error
    return int(command.main(rest) or 0)
