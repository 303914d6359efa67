"""A newer Caravelle over an older one: what was saved opens, or the reason why not is told."""

import json
from random import Random

import pytest

from game.bots.chance import choose_at_random
from game.core import CaravelleError, Header, find, journal

GAME = "puerto_rico"


def saved(path, change=lambda header: None, moves=24):
    """A game as this version writes it, with a header that was changed to look older."""
    game = find(GAME)
    players = game.seat_counts[-1]
    header = Header(GAME, game.check(players), tuple({"name": f"P{i}"} for i in range(players)), 7)
    state, rng = header.start(), Random(7)
    data = header.to_json()
    data["options"] = dict(data["options"])
    change(data)
    lines: list[object] = [data]
    for _ in range(moves):
        move = choose_at_random(state, rng)
        state.play(move)
        lines.append(list(move))
    lines.append({"digest": state.digest(), "moves": moves})
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return state


def test_options_that_did_not_exist_yet_have_their_defaults(tmp_path):
    path = tmp_path / "old.jsonl"
    state = saved(path, lambda header: header["options"].clear())
    assert journal.read(path).replay().digest() == state.digest()


def test_what_was_saved_is_left_as_it_is(tmp_path):
    path = tmp_path / "old.jsonl"
    saved(path, lambda header: header["options"].clear())
    before = path.read_bytes()
    journal.read(path).replay()
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda header: header["options"].update(abolished=True), "abolished"),
        (lambda header: header.update(game="abolished"), "abolished"),
        (lambda header: header.update(caravelle=journal.FORMAT + 1), "newer version of Caravelle"),
    ],
)
def test_what_cannot_be_opened_says_why(tmp_path, change, why):
    path = tmp_path / "old.jsonl"
    saved(path, change)
    with pytest.raises(CaravelleError, match=why):
        journal.read(path).replay()


def test_rules_that_have_changed_are_noticed_and_the_line_is_named(tmp_path):
    path = tmp_path / "old.jsonl"
    saved(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[-1] = json.dumps({"digest": "0" * 12, "moves": 24})
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(CaravelleError, match="line 26: after 24 moves the position is"):
        journal.read(path).replay()
