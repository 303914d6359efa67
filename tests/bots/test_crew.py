"""A thought shared among processes: the same answer with any number of helpers, whatever becomes of them."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from game.bots import levels, search
from game.bots.advice import advise
from game.bots.crew import LISTEN, Crew, hire
from game.bots.search import Budget, alone
from tests.bots.test_levels import searched

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0


@pytest.fixture
def crew():
    """Hires helpers; `crew(n)` gives a crew and their processes."""
    hired = []

    def start(count):
        pipes, processes = hire(count)
        hired.append((pipes, processes))
        return Crew(list(pipes)), processes

    yield start
    for pipes, processes in hired:
        for pipe in pipes:
            pipe.close()
        for process in processes:
            process.join(PATIENCE)
            assert process.exitcode is not None  # they end by themselves, as their pipe does


def thoughts(key, team, told=False, varied=False):
    view = searched(key)
    view = view.view(view.to_act, Random(2))
    budget = Budget(playouts=160, varied=True) if varied else Budget(playouts=18)
    found = search.think(view, Random(5), levels.guide(key), budget, told=told, team=team)
    return [(thought.way, thought.worth, thought.points, thought.tried, thought.facts) for thought in found]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_of_helpers_gives_the_same_thoughts(crew, count):
    """To the last digit, in every game, for bots and for advice."""
    many, _ = crew(count)
    for key in sorted(levels.GUIDES):
        for told in (False, True):
            assert thoughts(key, many.play, told) == thoughts(key, alone, told)
    assert len(many.pipes) == count


def test_helpers_play_the_varied_playouts_too(crew):
    many, _ = crew(2)
    assert thoughts("puerto_rico", many.play, varied=True) == thoughts("puerto_rico", alone, varied=True)


@pytest.mark.parametrize("left", [2, 1, 0])
def test_who_is_lost_is_done_without(crew, left):
    """Killed in the midst of a thought, even all of them: the same thoughts."""
    many, processes = crew(3)
    jobs = 0

    def team(question, given, tick):
        nonlocal jobs
        for found in many.play(question, given, tick):
            jobs += 1
            if jobs == 5:
                for process in processes[left:]:
                    process.kill()
                    process.join()
            yield found

    assert thoughts("san_juan", team) == thoughts("san_juan", alone)
    assert jobs > 5 and len(many.pipes) == left
    assert thoughts("san_juan", many.play) == thoughts("san_juan", alone)


def test_a_helper_that_talks_nonsense_is_done_without(crew):
    mine, theirs = multiprocessing.get_context("spawn").Pipe()
    for answer in ('{"number": 0}', '{"number": 1, "playouts": [[["a"], 0, []]]}', "nonsense"):
        theirs.send_bytes(answer.encode())
    many, _ = crew(1)
    many.pipes.append(mine)
    assert thoughts("san_juan", many.play) == thoughts("san_juan", alone)
    assert mine not in many.pipes and len(many.pipes) == 1
    theirs.close()


def test_whoever_thinks_with_helpers_listens_all_the_time(crew):
    """It waits for them a hundredth of a second at most before it looks who wants it to stop, however long a playout
    takes; then it answers at once, and the helpers are free for the next question."""
    assert LISTEN <= 0.02
    many, _ = crew(2)
    view = searched("puerto_rico")
    view = view.view(view.to_act, Random(2))
    guide = levels.guide("puerto_rico")
    heard = []

    def watch(progress):
        heard.append(progress)
        return len(heard) > 40

    found = search.think(view, Random(5), guide, Budget(seconds=600), watch, team=many.play)
    assert len(heard) == 41  # not asked again after it said so
    assert {thought.move for thought in found} == set(guide.candidates(view))
    assert thoughts("puerto_rico", many.play) == thoughts("puerto_rico", alone)
    assert len(many.pipes) == 2


def test_advice_is_the_same_with_helpers(crew):
    many, _ = crew(2)
    view = searched("madeira")
    given = [
        [
            advice.to_json()
            for advice in advise(view.view(view.to_act, Random(1)), Random(3), Budget(playouts=20), None, team)
        ]
        for team in (alone, many.play)
    ]
    assert given[0] == given[1]


APP = """
import json, os, sys, time
from game.core import Header, find
from game.ui import botproc

if __name__ == "__main__":
    botproc.helpers = lambda: 2
    header = Header("puerto_rico", find("puerto_rico").check(3), ({"name": "a"},) * 3, 1)
    thinker = botproc.Thinker()
    thinker.ask(header, [], 0, "expert", 600.0)
    while thinker.progress == 0.0:
        assert thinker.answer(0.05) is None
    print(json.dumps([process.pid for process in [thinker._process, *thinker._helpers]]), flush=True)
    if sys.argv[1] == "close":
        thinker.close()
    else:
        time.sleep(600)
"""


def alive(pid):
    """Whether a process runs: one that has ended and that nobody has asked after does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
@pytest.mark.parametrize("end", ["close", "kill"])
def test_nobody_is_left_behind(end, tmp_path):
    """The app closes, or is killed, while a bot thinks: bot process and helpers end."""
    script = tmp_path / "app.py"
    script.write_text(APP, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    app = subprocess.Popen([sys.executable, str(script), end], cwd=ROOT, env=env, stdout=subprocess.PIPE)
    try:
        assert app.stdout is not None
        pids = json.loads(app.stdout.readline())
        assert len(pids) == 3
        if end == "kill":
            app.send_signal(signal.SIGKILL)
        app.wait(PATIENCE)
        until = time.monotonic() + PATIENCE
        while any(map(alive, pids)):
            assert time.monotonic() < until, "left behind"
            time.sleep(0.02)
    finally:
        if app.poll() is None:
            app.kill()
            app.wait()
        app.stdout.close()
