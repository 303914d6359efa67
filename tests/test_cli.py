"""The command line: what each command prints, and one clear line for whatever is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game import cli
from game.bots import arena
from game.core import Journal, find, journal, load_position

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def run(toy, capsys):
    """Run a command; gives exit code, lines of standard output, lines of standard error."""

    def command(*arguments):
        try:
            code = cli.main([str(argument) for argument in arguments])
        except SystemExit as stop:
            code = stop.code
        out, err = capsys.readouterr()
        return code, out.splitlines(), err.splitlines()

    return command


@pytest.fixture
def saved(run, tmp_path):
    """The journal of a game of the toy."""
    run("simulate", "toy", "--players", 2, "--seed", 7, "--journal", tmp_path)
    return tmp_path / "toy-7.jsonl"


@pytest.fixture
def position(saved, run, tmp_path):
    path = tmp_path / "position.json"
    path.write_text(run("replay", saved, "--to", 5, "--json")[1][0], encoding="utf-8")
    return path


def results(lines):
    found = [json.loads(line) for line in lines]
    for line in found:
        assert line.pop("seconds") >= 0
    return found


def test_simulate_prints_a_game_a_line(run):
    code, out, err = run("simulate", "toy", "--players", 3, "--games", 2, "--seed", 5, "--option", "hand=2")
    assert (code, err, len(out)) == (0, [], 2)
    first = json.loads(out[0])
    assert list(first) == [
        "game", "options", "seats", "seed", "rounds", "moves", "scores", "winners", "seconds",
    ]  # fmt: skip
    assert first["game"] == "toy" and first["seats"] == ["random"] * 3 and first["seed"] == 5
    assert first["options"] == {"length": "short", "double": False, "hand": 2}
    assert len(first["scores"]) == 3
    assert max(first["scores"]) == first["scores"][first["winners"][0]]


def test_same_seed_same_output(run):
    arguments = ("simulate", "toy", "--games", 5, "--seed", 5)
    first, second = results(run(*arguments)[1]), results(run(*arguments)[1])
    assert first == second
    assert len({json.dumps(game["scores"]) for game in first}) > 1
    assert results(run("simulate", "toy", "--seed", 7)[1]) == [first[2]]  # a game does not depend on those before


def test_simulate_writes_journals(run, tmp_path):
    folder = tmp_path / "a" / "b"
    _, out, _ = run("simulate", "toy", "--games", 3, "--seed", 5, "--journal", folder)
    assert sorted(path.name for path in folder.iterdir()) == ["toy-5.jsonl", "toy-6.jsonl", "toy-7.jsonl"]
    for line in out:
        game = json.loads(line)
        path = folder / f"toy-{game['seed']}.jsonl"
        state = journal.replay(path)
        assert state.to_act is None and state.totals() == game["scores"] and state.winners() == game["winners"]
        record = journal.read(path)
        assert len(record.moves) == game["moves"]
        assert record.header.seats[0] == {"name": "random 1", "bot": "random"}
    before = (folder / "toy-5.jsonl").read_bytes()
    code, out, err = run("simulate", "toy", "--seed", 5, "--journal", folder)
    assert (code, out) == (1, []) and len(err) == 1 and "toy-5.jsonl: File exists" in err[0]
    assert (folder / "toy-5.jsonl").read_bytes() == before


def test_replay_shows_the_final_scores(run, saved):
    code, out, err = run("replay", saved)
    assert (code, err) == (0, [])
    state = journal.replay(saved)
    assert out[0] == "toy (length=short, double=False, hand=1), seed 7"
    assert out[1] == f"over after 46 moves and {state.round_number()} rounds"
    for seat, line in enumerate(out[2:]):
        assert line.startswith(f"{seat} random {seat + 1}: {state.totals()[seat]} (cards ")
        assert line.endswith("winner") == (seat in state.winners())
    assert len(out) == 4


def test_replay_shows_a_position(run, saved):
    _, out, _ = run("replay", saved, "--to", 3)
    assert out[1] == "move 3 of 46, round 2, random 2 decides"
    _, out, _ = run("replay", saved, "--to", 3, "--json")
    assert load_position(json.loads(out[0])) == journal.replay(saved, 3)


def test_moves_and_play(run, position):
    state = load_position(json.loads(position.read_text(encoding="utf-8")))
    code, out, err = run("moves", position)
    assert (code, err) == (0, []) and [tuple(json.loads(line)) for line in out] == state.moves()
    for form in ([out[0]], [str(word) for word in json.loads(out[0])]):
        code, after, err = run("play", position, *form)
        assert (code, err) == (0, [])
        twin = state.copy()
        twin.play(state.moves()[0])
        assert json.loads(after[0]) == twin.to_json()


def test_puertomas_sit_beside_bots_and_are_named(run, monkeypatch, tmp_path):
    asked = []

    def first(view, rng):
        asked.append(view.to_act)
        return view.moves()[0]

    monkeypatch.setattr(cli, "find_bot", lambda name, game: first)
    monkeypatch.setattr(arena, "find_bot", lambda name, game: first)
    table = ("puerto_rico", "--players", 3, "--option", "puertomas=2")
    code, out, err = run("simulate", *table, "--bots", "some", "--games", 2, "--journal", tmp_path)
    assert (code, err) == (0, [])
    for line in map(json.loads, out):
        assert line["seats"] == ["some", "puertoma", "puertoma"] and len(line["scores"]) == 3
    assert set(asked) == {0}, "nobody is asked for a Puertoma"
    _, out, _ = run("replay", tmp_path / "puerto_rico-1.jsonl")
    assert [line.split()[1] for line in out if line[0].isdigit()] == ["some", "puertoma", "puertoma"]

    code, out, err = run("arena", *table, "--bots", "some", "--games", 2, "--jobs", 1)
    assert (code, err) == (0, [])
    some, puertoma = map(json.loads, out)
    assert (some["bot"], puertoma["bot"]) == ("some", "puertoma")
    assert (some["even"], puertoma["even"]) == (0.3333, 0.6667) and some["wins"] + puertoma["wins"] == 2

    code, _, err = run("simulate", *table, "--bots", "some,other")
    assert code == 1 and "2 bots for 1 seats" in err[0]


def test_arena(run, monkeypatch):
    def greedy(view, rng):
        return view.moves()[-2] if len(view.moves()) > 1 and view.moves()[-1] == ("draw",) else view.moves()[-1]

    def lazy(view, rng):
        return view.moves()[0]

    bots = {"greedy": greedy, "lazy": lazy}
    monkeypatch.setattr(cli, "find_bot", lambda name, game: bots[name])
    monkeypatch.setattr(arena, "find_bot", lambda name, game: bots[name])
    table = ("arena", "toy", "--players", 3, "--jobs", 1)
    code, out, err = run(*table, "--bots", "greedy,lazy", "--games", 9, "--seed", 1)
    assert (code, err) == (0, [])
    first, second = map(json.loads, out)
    assert (first["bot"], second["bot"]) == ("greedy", "lazy")
    assert first["games"] == second["games"] == 10  # five matches, both ways round
    assert first["even"] == second["even"] == 0.5
    assert first["wins"] + second["wins"] == pytest.approx(10)
    assert first["share"] == pytest.approx(first["wins"] / 10)
    assert 0 <= first["low"] < first["share"] < first["high"] <= 1 or first["share"] in (0, 1)

    # what it should be, played here
    game, wins, score = find("toy"), 0.0, 0
    for seed in range(1, 6):
        for names in (["greedy", "lazy", "greedy"], ["lazy", "greedy", "lazy"]):
            state = game.new(3, seed)
            while state.to_act is not None:
                state.play(bots[names[state.to_act]](state, None))
            for seat in range(3):
                if names[seat] == "greedy":
                    score += state.totals()[seat]
                    wins += (seat in state.winners()) / len(state.winners())
    assert first["wins"] == pytest.approx(wins, abs=1e-3)
    assert first["score"] == pytest.approx(score / 15, abs=1e-3)

    _, out, _ = run("arena", "toy", "--bots", "greedy,lazy,lazy", "--players", 3, "--games", 3, "--jobs", 1)
    assert [json.loads(line)["even"] for line in out] == [0.3333, 0.6667]


def test_the_interval_is_wilsons():
    # the interval of 8 of 10 in the literature: 0.4902 to 0.9433
    assert cli.interval(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    low, high = cli.interval(0, 50)
    assert low == 0 and 0.06 < high < 0.08
    assert cli.interval(25, 50)[0] == pytest.approx(1 - cli.interval(25, 50)[1])


def test_bench_measures_every_table(run):
    code, out, err = run("bench", "toy", "--seconds", "0.001")
    assert (code, err) == (0, [])  # no progress bar: this is no terminal
    lines = [json.loads(line) for line in out]
    assert [(line["options"], line["players"]) for line in lines] == [
        ({}, 2), ({}, 3), ({}, 4),
        ({"length": "long", "double": True}, 2), ({"length": "long", "double": True}, 3),
        ({"hand": 2}, 2), ({"hand": 2}, 3), ({"hand": 2}, 4),
    ]  # fmt: skip
    for line in lines:
        assert line["playouts_per_second"] > 0 and line["decisions_per_second"] > 0 and line["copy_us"] > 0
        assert line["decisions_per_game"] > 20
    _, out, _ = run("bench", "toy", "--seconds", "0.001", "--players", 3, "--option", "hand=2")
    assert [(json.loads(line)["options"], json.loads(line)["players"]) for line in out] == [({"hand": 2}, 3)]


def test_a_progress_bar_on_a_terminal_only(toy, capsys, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    cli.main(["bench", "toy", "--seconds", "0.001", "--players", "2", "--option", "hand=2"])
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 1 and "1/1 toy, 2 players" in err


def test_games_lists_what_there_is(run):
    _, out, _ = run("games")
    toy = json.loads(out[-1])
    assert toy == {
        "game": "toy",
        "players": [2, 3, 4],
        "options": {"length": ["short", "long"], "double": [False, True], "hand": [1, 2]},
        "bots": ["random"],
    }


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        ([], 2, "arguments are required: COMMAND"),
        (["dance"], 2, "invalid choice: 'dance'"),
        (["simulate"], 2, "arguments are required: GAME"),
        (["simulate", "toy", "--players", "many"], 2, "argument --players: invalid int value: 'many'"),
        (["simulate", "toy", "--games", "0"], 2, "argument --games: 0 is not a number from 1"),
        (["simulate", "toy", "--games", "x"], 2, "argument --games: invalid"),
        (["simulate", "toy", "--seed", "9" * 5000], 2, "argument --seed: invalid int value"),
        (["simulate", "toy", "--colour", "red"], 2, "unrecognized arguments: --colour red"),
        (["simulate", "chess"], 1, "unknown game 'chess' (known: "),
        (["simulate", "toy", "--players", "5"], 1, "toy is for 2 to 4 players, not 5"),
        (["simulate", "toy", "--players", "-1"], 1, "toy is for 2 to 4 players, not -1"),
        (["simulate", "toy", "--option", "hand"], 1, "option 'hand' is not of the form key=value"),
        (["simulate", "toy", "--option", "hand=3"], 1, "option hand cannot be '3' (choose one of 1, 2)"),
        (["simulate", "toy", "--option", "head=3"], 1, "unknown option 'head'"),
        (["simulate", "toy", "--option", "hand=1", "--option", "hand=2"], 1, "option hand is given twice"),
        (["simulate", "toy", "--option", "length=long"], 1, "length=long needs players to be 2 or 3"),
        (["simulate", "toy", "--bots", "genius"], 1, "no bot 'genius' for toy (known: random)"),
        (["simulate", "toy", "--bots", ""], 1, "no bot '' for toy"),
        (["simulate", "toy", "--bots", "random," * 4 + "random"], 1, "5 bots for 4 seats"),
        (["simulate", "toy", "--journal", "README.md/x"], 1, "README.md"),
        (["replay", "nowhere.jsonl"], 1, "nowhere.jsonl: cannot be read (No such file or directory)"),
        (["replay", "tests"], 1, "tests: cannot be read"),
        (["replay", "README.md"], 1, "README.md, line 1: expected JSON, found '# Caravelle'"),
        (["moves", "nowhere.json"], 1, "nowhere.json: cannot be read (No such file or directory)"),
        (["moves", "README.md"], 1, "README.md: expected a position as JSON"),
        (["play", "README.md"], 2, "arguments are required: MOVE"),
        (["arena", "toy"], 2, "arguments are required: --bots"),
        (["arena", "toy", "--bots", "random", "--playouts", "random=3"], 2, "random does not think"),
        (["arena", "toy", "--bots", "random"], 1, "an arena needs two different bots"),
        (["arena", "toy", "--bots", "random,random"], 1, "an arena needs two different bots"),
        (["bench", "chess"], 1, "unknown game 'chess'"),
        (["bench", "toy", "--players", "9"], 1, "toy is for 2 to 4 players, not 9"),
        (["bench", "toy", "--seconds", "0"], 2, "argument --seconds: 0 is not a number of seconds"),
        (["bench", "toy", "--seconds", "nan"], 2, "argument --seconds: nan is not a number of seconds"),
    ],
)
def test_bad_input_is_one_clear_line(run, monkeypatch, arguments, code, message):
    monkeypatch.chdir(ROOT)
    found, out, err = run(*arguments)
    assert (found, out) == (code, [])
    assert len(err) == 1 and message in err[0] and err[0].startswith("python -m game")


def test_bad_positions_and_moves(run, position, tmp_path):
    data = json.loads(position.read_text(encoding="utf-8"))
    bad = tmp_path / "bad.json"
    for change, message in [
        ({"deck": [1]}, "position: the cards do not add up"),
        ({"game": "chess"}, 'position: expected an object with the key "game"'),
        ({"options": {"hand": 9}}, "position, options: option hand cannot be 9"),
        ({"extra": 1}, "position: unknown entry 'extra'"),
    ]:
        bad.write_text(json.dumps(data | change), encoding="utf-8")
        code, out, err = run("moves", bad)
        assert (code, out) == (1, []) and len(err) == 1 and message in err[0]
    for text in ("", "[" * 100_000, "nonsense", "\x00", "1", "9" * 5000):
        bad.write_text(text, encoding="utf-8")
        code, out, err = run("moves", bad)
        assert (code, out) == (1, []) and len(err) == 1
    for move in (["fly"], ['["fly"]'], ["[1]"], ["["], ["[" * 100_000], ["play", "9"], ["\ud800"], ["draw", "draw"]):
        code, out, err = run("play", position, *move)
        assert (code, out) == (1, []) and len(err) == 1, move
    seat = data["to_act"]
    code, out, err = run("play", position, "draw", "--seat", 1 - seat)
    assert err == [f"python -m game play: seat {1 - seat} cannot move: seat {seat} decides"]


def test_a_damaged_journal_names_its_line(run, saved):
    saved.write_bytes(saved.read_bytes().replace(b'["draw"]', b'["fly"]', 1))
    code, out, err = run("replay", saved)
    assert (code, out) == (1, []) and len(err) == 1
    assert "toy-7.jsonl, line " in err[0] and '["fly"] is not legal: seat ' in err[0]
    code, out, err = run("replay", saved, "--to", 0)
    assert code == 0


@pytest.mark.parametrize("to", ["-1", "47", "1000000"])
def test_replay_to_a_move_that_is_not_there(run, saved, to):
    code, out, err = run("replay", saved, "--to", to)
    assert (code, out) == (1, []) and f"the journal has 46 moves, there is no move {to}" in err[0]


def test_a_full_disk_is_one_clear_line(run, monkeypatch, tmp_path):
    def refuse(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Journal, "move", refuse)
    code, out, err = run("simulate", "toy", "--journal", tmp_path)
    assert (code, out, len(err)) == (1, [], 1) and "No space left on device" in err[0]


def test_every_command_has_help_with_an_example(run):
    code, out, _ = run("--help")
    assert code == 0
    for name in ("games", "simulate", "replay", "moves", "play", "arena", "bench"):
        assert any(name in line for line in out)
        code, help_text, _ = run(name, "--help")
        assert code == 0 and f"example:  python -m game {name}" in "\n".join(help_text)


def test_what_needs_a_window_is_asked_for_only_then(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "game.ui.screenshot", None)
    code, out, err = run("screenshot", "--help")
    assert (code, out, len(err)) == (1, [], 1) and "game.ui.screenshot" in err[0]


def test_as_a_program():
    """Through the real door: `python -m game`, into a pipe that closes early."""
    command = [sys.executable, "-m", "game", "simulate", "chess"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 1 and "Traceback" not in result.stderr
    assert result.stderr.startswith("python -m game simulate: unknown game 'chess'")
    child = subprocess.Popen(
        [sys.executable, "-m", "game", "simulate", "puerto_rico", "--games", "100"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert child.stdout is not None and child.stderr is not None
    assert json.loads(child.stdout.readline())["seed"] == 1
    child.stdout.close()
    assert child.stderr.read() == b""
    child.stderr.close()
    assert child.wait() == 0


def test_arena_on_several_cores_gives_the_same_and_rates_more_than_two(run):
    command = ("arena", "san_juan", "--bots", "normal,easy,random", "--players", 3, "--games", 6)
    _, alone, _ = run(*command, "--jobs", 1)
    code, together, err = run(*command, "--jobs", 2)
    assert (code, err) == (0, []) and together == alone
    rated = {line["bot"]: line["rating"] for line in map(json.loads, alone)}
    assert rated["normal"] > rated["easy"] > rated["random"]
    assert abs(sum(rated.values())) <= 2


def test_arena_lets_bots_think_as_long_as_asked(run):
    code, out, _ = run("arena", "san_juan", "--bots", "hard,clerk", "--players", 2, "--games", 2, "--think", 0.001)
    assert code == 0 and len(out) == 2


def test_arena_gives_playouts_to_all_that_think_or_by_name(run, monkeypatch):
    asked: list[tuple[str, tuple[float, ...], int | None]] = []

    def first(name, game, *args, playouts=None):
        asked.append((name, args, playouts))
        return lambda view, rng: view.moves()[0]

    monkeypatch.setattr(cli, "find_bot", first)
    monkeypatch.setattr(arena, "find_bot", first)
    for given, hard in (("7", 7), ("hard=5", 5), ("hard=5,expert=7", 5)):
        table = ("arena", "toy", "--players", 2, "--games", 2, "--jobs", 1, "--bots", "hard,lazy")
        code, _, _ = run(*table, "--think", 0.5, "--playouts", given)
        assert code == 0 and set(asked[-2:]) == {("hard", (), hard), ("lazy", (0.5,), None)}


def test_arena_with_playouts_is_the_same_every_time(run):
    command = ("arena", "san_juan", "--bots", "hard,clerk", "--players", 2, "--games", 2, "--playouts", "hard=6")
    first, second = run(*command), run(*command)
    assert first[0] == 0 and first[1] == second[1]


@pytest.mark.parametrize("game", ["puerto_rico", "san_juan", "madeira"])
def test_advise(run, game, tmp_path):
    state = find(game).new(2, 3)
    while len(state.moves()) < 3:
        state.play(state.moves()[0])
    file = tmp_path / "position.json"
    file.write_text(json.dumps(state.to_json()))
    code, out, err = run("advise", file, "--playouts", 10)
    assert (code, err) == (0, []) and 2 <= len(out) <= 3
    found = [json.loads(line) for line in out]
    assert all(tuple(advice["moves"][0]) in state.moves() for advice in found)
    assert set(found[0]) == {"moves", "chance", "points", "playouts", "reasons"}
    assert run("advise", file, "--playouts", 10)[1] == out
