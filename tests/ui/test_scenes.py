"""The scenes, clicked through with a real mouse."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from random import Random

import pygame
import pytest

from game.core import Session, find
from game.ui import saves, settings, typeset
from game.ui.graph import walk
from game.ui.presets import PRESETS, preset, unlike
from game.ui.scenes.end import End
from game.ui.selftest import a_game
from game.ui.table import Table
from game.ui.tableview import load_view
from game.ui.text import say, tr
from tests.ui.test_layout import SCENES, saved_games, show


def test_from_the_title_to_every_scene_and_back(drive, plain):
    driver = drive()
    assert driver.app.scene.name == "title"
    same = ("saved", "rules", "settings", "credits")
    for button, name in (("new", "new_game"), *zip(same, same, strict=True)):
        driver.click(("title", button))
        assert driver.app.scene.name == name
        driver.click(("back",))
        assert driver.app.scene.name == "title"
        driver.click(("title", button))
        driver.press(pygame.K_ESCAPE)
        assert driver.app.scene.name == "title"
    driver.click(("title", "quit"))
    assert not driver.app.running


def test_continue_is_the_first_button_if_there_is_something_to_continue(drive, plain, folders):
    driver = drive()
    assert ("title", "continue") not in driver.app.stage.by_key
    saved_games(folders)
    driver.click(("title", "credits"))
    driver.click(("back",))
    driver.step(3)
    titles = [node.key for node in walk(driver.tree()) if node.key[:1] == ("title",)]
    assert titles[0] == ("title", "continue")
    driver.click(("title", "continue"))
    assert driver.app.scene.name == "table"
    assert len(driver.app.scene.session.moves) >= 40


def timeless(words: list[str]) -> list[str]:
    """The words without the time of day in the name of a report."""
    return sorted(re.sub(r"\d{8}-\d{6}", "", line) for line in words)


@pytest.mark.parametrize("name", SCENES)
def test_switching_the_language_leaves_no_stale_word(drive, plain, name):
    driver = drive(language="en")
    show(driver, name)
    driver.app.rebuild()
    english = driver.words()
    driver.app.set_language("fr")
    driver.step(2, 0.0)
    switched = [text.text for item in driver.app.stage.items for text in item.node.texts]
    fresh = drive(language="fr")
    show(fresh, name)
    assert timeless(switched) == timeless(fresh.words())
    assert switched != english


def test_language_in_the_settings_is_live_and_remembered(drive, plain, folders):
    driver = drive()
    driver.click(("title", "settings"))
    driver.click(("settings", "language", "fr"))
    assert "Réglages" in driver.words()
    driver.click(("back",))
    assert "Nouvelle partie" in driver.words()
    assert settings.load(folders.settings)[0].language == "fr"


def test_the_scale_reverts_by_itself_unless_confirmed(drive, plain, folders):
    driver = drive()
    driver.click(("title", "settings"))
    driver.click(("settings", "scale", "more"))
    assert driver.app.settings.scale == 110 and driver.app.dialogs
    assert settings.load(folders.settings)[0].scale == 100
    driver.step(30, 0.5)
    assert driver.app.settings.scale == 100 and not driver.app.dialogs
    driver.click(("settings", "scale", "more"))
    driver.click(("dialog", "button", 1))
    driver.step(40, 0.5)
    assert driver.app.settings.scale == 110
    assert settings.load(folders.settings)[0].scale == 110


def test_every_setting_can_be_changed_by_mouse(drive, plain, folders):
    driver = drive((1280, 900))
    driver.click(("title", "settings"))
    for key in [("pace", "fast"), ("animation", "off"), ("palette", "colourblind")]:
        driver.click(("settings", *key))
        assert str(getattr(driver.app.settings, key[0])) == key[1]
    for key in ("sound", "auto", "confirm", "full_screen"):
        before = getattr(driver.app.settings, key)
        driver.app.scene.scroll.offset = 0
        driver.app.scene.reveal(driver.node(("settings", key)).rect)
        driver.app.stale = True
        driver.step()
        driver.click(("settings", key))
        assert getattr(driver.app.settings, key) is not before, key
    stored = json.loads(folders.settings.read_text(encoding="utf-8"))
    assert stored["pace"] == "fast" and stored["confirm"] is True


def test_keyboard_reaches_everything(drive, plain):
    driver = drive()
    for _ in range(12):
        if driver.app.focus.key != ("title", "rules"):
            driver.press(pygame.K_TAB)
    driver.press(pygame.K_DOWN)
    assert driver.app.focus.key == ("title", "settings")
    driver.press(pygame.K_UP)
    assert driver.app.focus.key == ("title", "rules")
    driver.press(pygame.K_DOWN)
    driver.press(pygame.K_RETURN)
    assert driver.app.scene.name == "settings"
    seen = set()
    for _ in range(80):
        driver.press(pygame.K_TAB)
        seen.add(driver.app.focus.key)
    clickable = {node.key for node in walk(driver.tree()) if node.on_click is not None}
    assert clickable <= seen
    focused = driver.node(("settings", "confirm"))
    driver.app.focus.set(focused)
    driver.step(2)
    window = driver.app.scene.scroll.window
    assert window.contains(driver.node(("settings", "confirm")).rect)


def name_field(driver):
    """The title's way to the first name, empty and being typed in."""
    driver.click(("title", "new"))
    driver.click(("new", "name", 0))
    return driver.app.scene


def test_names_are_typed_with_the_usual_keys(drive, plain):
    driver = drive()
    scene = name_field(driver)
    driver.type("Ana")
    for pressed, letters in (
        (pygame.K_LEFT, "m"),  # Anma
        (pygame.K_HOME, "H"),  # HAnma
        (pygame.K_DELETE, ""),  # Hnma
        (pygame.K_RIGHT, "o"),  # Hnoma
        (pygame.K_BACKSPACE, ""),  # Hnma
        (pygame.K_END, "s"),  # Hnmas
    ):
        driver.press(pressed)
        driver.type(letters)
    driver.step()
    assert scene.seats[0]["name"] == "Hnmas"
    driver.type("x" * 30)
    driver.step()
    assert scene.seats[0]["name"] == "Hnmas" + "x" * 11
    driver.press(pygame.K_ESCAPE)
    assert driver.app.forms.focused == () and driver.app.scene is scene
    driver.type("z")
    driver.step()
    assert "z" not in scene.seats[0]["name"]


def test_a_line_that_loses_its_selection_is_typed_in_as_before(drive, plain, monkeypatch):
    """As pygame-gui does once in some thousands of wild keys."""
    from pygame_gui.core.text.text_box_layout import TextBoxLayout

    driver = drive()
    scene = name_field(driver)
    driver.type("Ana")
    driver.press(pygame.K_a, pygame.KMOD_CTRL)
    lost = []

    def lose(self):
        lost.append(self)
        raise IndexError("No selected rows.")

    monkeypatch.setattr(TextBoxLayout, "delete_selected_text", lose)
    driver.press(pygame.K_BACKSPACE)
    assert lost and not driver.app.dialogs and scene.seats[0]["name"] == "Ana"
    monkeypatch.undo()
    driver.type("x")
    driver.step()
    assert scene.seats[0]["name"] == "Anax"
    driver.press(pygame.K_BACKSPACE)
    driver.step()
    assert scene.seats[0]["name"] == "Ana"


def test_a_click_puts_the_caret_between_the_letters(drive, plain):
    driver = drive()
    scene = name_field(driver)
    driver.type("WiWiWi")
    driver.step(15)  # or it would be a double click, which selects the word
    rect, unit = driver.node(("new", "name", 0)).rect, driver.app.stage.unit
    driver.click_at(round((rect.x + 3) * unit), round(rect.centery * unit))
    driver.type("A")
    driver.step(15)
    driver.click_at(round((rect.right - 4) * unit), round(rect.centery * unit))
    driver.type("Z")
    driver.step()
    assert scene.seats[0]["name"] == "AWiWiWiZ"


def test_select_all_jumps_from_word_to_word_and_paste(drive, plain, monkeypatch):
    driver = drive()
    scene = name_field(driver)
    clip = {"text": "Marie"}
    monkeypatch.setattr("pygame_gui.elements.ui_text_entry_line.clipboard_paste", lambda: clip["text"])
    monkeypatch.setattr("pygame_gui.elements.ui_text_entry_line.clipboard_copy", lambda t: clip.update(text=t))
    driver.type("Ana Rosa Lu")
    driver.press(pygame.K_LEFT, pygame.KMOD_CTRL)
    driver.press(pygame.K_LEFT, pygame.KMOD_CTRL)
    driver.type("x")
    driver.press(pygame.K_RIGHT, pygame.KMOD_CTRL)
    driver.type("y")
    driver.step()
    assert scene.seats[0]["name"] == "Ana xRosay Lu"
    driver.press(pygame.K_LEFT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    driver.press(pygame.K_c, pygame.KMOD_CTRL)
    assert clip["text"] == "xRosay"
    driver.press(pygame.K_a, pygame.KMOD_CTRL)
    clip["text"] = "Marie"
    driver.press(pygame.K_v, pygame.KMOD_CTRL)
    driver.step()
    assert scene.seats[0]["name"] == "Marie"
    assert pygame.key.get_repeat() != (0, 0)
    driver.press(pygame.K_RETURN)
    assert pygame.key.get_repeat() == (400, 45), "held keys repeat everywhere, also after typing"


def test_tab_selects_a_field_and_leaves_it(drive, plain):
    driver = drive()
    driver.click(("title", "new"))
    scene = driver.app.scene
    driver.app.focus.set(driver.node(("new", "name", 1)))
    driver.step()
    driver.type("Eva")  # replaces what Tab has selected
    driver.step()
    assert scene.seats[1]["name"] == "Eva"
    driver.press(pygame.K_TAB)
    assert driver.app.focus.key == ("new", "kind", 1) == driver.app.forms.focused
    driver.press(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert driver.app.focus.key == ("new", "name", 1)


def test_who_sits_here_by_mouse_and_by_keys(drive, plain):
    driver = drive()
    driver.click(("title", "new"))
    scene, kinds = driver.app.scene, driver.app.scene.kinds()
    usual = scene.seats[2]["kind"]
    assert usual in kinds[1:] and len(kinds) > 2
    driver.click(("new", "kind", 1))
    driver.step(2)
    assert driver.app.forms.open
    opened = driver.node(("form", "list"))
    assert driver.app.stage.canvas.contains(opened.rect)
    unit = driver.app.stage.unit
    each = opened.rect.h / len(kinds)
    driver.click_at(round(opened.rect.centerx * unit), round((opened.rect.y + each * 0.5) * unit))
    driver.step(2)
    assert scene.seats[1]["kind"] == "person" and not driver.app.forms.open
    driver.app.focus.set(driver.node(("new", "kind", 1)))
    for pressed in (pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN):
        driver.press(pressed)
    assert scene.seats[1]["kind"] == kinds[1] and not driver.app.forms.open
    for pressed in (pygame.K_SPACE, pygame.K_END, pygame.K_ESCAPE):
        driver.press(pressed)
    assert scene.seats[1]["kind"] == kinds[1] and driver.app.scene is scene
    driver.click(("new", "kind", 2))
    driver.step(2)
    assert driver.app.forms.open
    driver.click_at(5, 5)
    assert not driver.app.forms.open and scene.seats[2]["kind"] == usual


def test_the_volume_is_dragged_or_moved_by_keys(drive, plain, folders):
    driver = drive()
    driver.click(("title", "settings"))
    node, unit = driver.node(("settings", "volume")), driver.app.stage.unit
    knob = (round((node.rect.x + node.rect.w * 0.6) * unit), round(node.rect.centery * unit))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=knob, button=1))
    driver.step(2)
    driver.move(round((node.rect.x + node.rect.w * 0.3) * unit), knob[1])
    driver.step(3)
    low = driver.app.settings.volume
    assert low < 45
    at = (round((node.rect.x + node.rect.w * 0.3) * unit), knob[1])
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    driver.step(2)
    driver.app.focus.set(driver.node(("settings", "volume")))
    driver.press(pygame.K_RIGHT)
    assert driver.app.settings.volume == low + 5
    driver.press(pygame.K_END)
    assert driver.app.settings.volume == 100
    assert settings.load(folders.settings)[0].volume == 100


def test_no_form_is_loaded_before_it_is_needed():
    code = "import sys; import game.ui.shell, game.ui.scenes.title; print('pygame_gui' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_new_game_as_set_up(drive, plain, folders):
    driver = drive(set_up={"unfolded": True})
    driver.click(("title", "new"))
    driver.click(("new", "players", "3"))
    driver.click(("new", "name", 0))
    driver.type("Zoé p")
    driver.press(pygame.K_BACKSPACE)
    driver.press(pygame.K_RETURN)
    driver.click(("new", "colour", 0))
    driver.click(("new", "portrait", 0))
    driver.click(("new", "seed"))
    driver.type("12a34")
    driver.click(("new", "option", "points", "hidden"))
    driver.click(("new", "up", 1))
    driver.click(("new", "start"))
    assert driver.app.scene.name == "table"
    header = driver.app.scene.session.header
    assert [seat["name"] for seat in header.seats] == ["Inés", "Zoé", "Mateo"]
    assert header.seed == 1234 and header.options["points"] == "hidden"
    assert header.seats[1]["colour"] == "seat1" and header.seats[0]["colour"] == "seat0"
    assert driver.app.scene.session.people == frozenset({1})
    assert driver.app.settings.set_up["puerto_rico"]["players"] == 3
    again = drive()
    again.app.settings.set_up = json.loads(folders.settings.read_text(encoding="utf-8"))["set_up"]
    again.click(("title", "new"))
    assert again.app.scene.players == 3
    assert again.app.scene.seats[1]["name"] == "Zoé "
    assert again.app.scene.options["points"] == "hidden"


def test_a_new_game_is_first_of_the_title_just_learnt(drive, plain):
    """After Madeira's guided game the set-up screen offered Puerto Rico."""
    driver = drive()
    driver.click(("title", "learn"))
    driver.click(("learn", "madeira"))
    driver.press(pygame.K_ESCAPE)
    driver.click(("menu", "new"))
    assert driver.app.scene.game == "madeira"


def test_impossible_combinations_cannot_be_chosen_and_say_why(drive, plain):
    driver = drive(set_up={"unfolded": True})
    driver.click(("title", "new"))
    scene = driver.app.scene

    def click(*key: str) -> None:
        scene.reveal(driver.node(("new", "option", *key)).rect)
        scene.changed()
        driver.step()
        driver.click(("new", "option", *key))

    click("swap_costs")
    assert scene.options["swap_costs"] is True
    click("edition", "classic")
    assert scene.options["edition"] == "classic" and scene.options["swap_costs"] is False
    click("swap_costs")
    assert scene.options["swap_costs"] is False
    node = driver.node(("new", "option", "swap_costs"))
    assert node.off and node.on_click is None
    assert scene.tip(node)[0] == "app.new.needs"


def test_games_in_preparation_cannot_be_taken(drive, plain):
    driver = drive()
    driver.click(("title", "new"))
    for key, ready in driver.app.scene.views.items():
        node = driver.node(("new", "game", key))
        assert node.off is not ready
        if not ready:
            driver.click(("new", "game", key))
            assert driver.app.scene.game == "puerto_rico"
            assert tr("app.new.soon") in driver.words()


def test_saved_games_list_replay_and_delete(drive, plain, folders):
    driver = drive()
    saved_games(folders)
    driver.click(("title", "saved"))
    driver.step(4)
    words = driver.words()
    assert tr("app.saved.damaged_title") in words
    assert any("line 1" in line for line in words)
    index = next(i for i, game in enumerate(driver.app.scene.games) if not game.fault)
    driver.click(("saved", "replay", index))
    assert driver.app.scene.name == "table" and driver.app.scene.replay is not None
    driver.app.scene.menu()
    driver.step()
    driver.click(("menu", "saved"))
    driver.step(4)
    index = next(i for i, game in enumerate(driver.app.scene.games) if game.fault)
    driver.click(("saved", "delete", index))
    driver.press(pygame.K_ESCAPE)
    assert len(saves.paths(folders.games)) == 2
    driver.click(("saved", "delete", index))
    driver.click(("dialog", "button", 1))
    assert len(saves.paths(folders.games)) == 1
    assert len(driver.app.scene.games) == 1


def test_an_empty_list_says_so(drive, plain):
    driver = drive()
    driver.click(("title", "saved"))
    assert tr("app.saved.none") in driver.words()


def test_the_window_size_is_remembered(drive, plain, folders):
    driver = drive((1280, 720))
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=1500, h=800, size=(1500, 800)))
    driver.step(2)
    assert driver.app.stage.size == (1500, 800)
    driver.app.save_settings()
    assert settings.load(folders.settings)[0].window == [1500, 800]


def test_credits_scroll_by_keys_and_by_the_track(drive, plain):
    driver = drive((1280, 720), scale=200)
    driver.click(("title", "credits"))
    driver.step(2)
    scroll = driver.app.scene.scroll
    most = scroll.height - scroll.window.h
    assert most > 100
    seen = []
    for key in (pygame.K_DOWN, pygame.K_PAGEDOWN, pygame.K_PAGEUP, pygame.K_END, pygame.K_UP, pygame.K_HOME):
        driver.press(key)
        seen.append(scroll.offset)
    assert seen[0] == 48 and seen[1] > seen[0] and seen[2] < seen[1]
    assert seen[3] == most and seen[4] == most - 48 and seen[5] == 0
    track, unit = driver.node(("credits", "bar", "track")).rect, driver.app.stage.unit
    driver.click_at(round(track.centerx * unit), round((track.bottom - 3) * unit))
    assert scroll.offset == most


def test_saved_games_tell_extensions_and_winner_and_can_be_found(drive, plain, folders):
    header, played = a_game(None)
    options = {**header.options, "new_buildings": False}
    session = saves.start(folders.games, header.game, options, header.seats, header.seed)
    for move in played:
        session.play(move)
    winners = [str(header.seats[i]["name"]) for i in session.state.winners()]
    session.close()
    driver = drive()
    driver.click(("title", "saved"))
    driver.step(4)
    words = driver.words()
    assert any(winners[0] in line and str(max(session.state.totals())) in line for line in words)
    driver.click(("saved", "search"))
    driver.type("madeira")
    driver.step(2)
    assert tr("app.saved.nothing_found") in driver.words()


def test_a_game_is_exported_and_imported(drive, plain, folders, tmp_path, monkeypatch):
    saved_games(folders)
    monkeypatch.setattr("pathlib.Path.home", lambda: tmp_path)
    driver = drive()
    driver.click(("title", "saved"))
    driver.step(4)
    index = next(i for i, game in enumerate(driver.app.scene.games) if not game.fault)
    original = driver.app.scene.games[index].path
    driver.click(("saved", "export", index))
    driver.step(2)
    assert driver.app.forms.open
    driver.press(pygame.K_RETURN)
    driver.step(3)
    copy = tmp_path / original.name
    assert not driver.app.forms.open and copy.read_bytes() == original.read_bytes()
    original.unlink()
    driver.click(("saved", "import"))
    driver.step(2)
    driver.press(pygame.K_ESCAPE)
    assert not driver.app.forms.open and not original.exists() and driver.app.scene.name == "saved"
    driver.app.scene.take_in()
    driver.app.forms.files.picked(copy)
    assert original.read_bytes() == copy.read_bytes()


@pytest.mark.parametrize("scale", [75, 100, 200])
def test_a_saved_game_with_everything_in_it_is_readable(drive, plain, folders, scale):
    everything = {"points": "hidden", "new_buildings": True, "bourgeois": True, "market": "random", "smuggler": True}
    everything |= {"festival": True, "activities": True, "achievements": "drafted"}
    names = [{"name": name} for name in ("Ana", "Bartholomew", "Céleste", "Diego", "Eugénie")]
    session = saves.start(folders.games, "puerto_rico", find("puerto_rico").check(5, everything), names, 3)
    rng = Random(3)
    while session.state.to_act is not None:
        session.play(rng.choice(session.state.moves()))
    session.close()
    driver = drive((1280, 720), language="fr", scale=scale)
    driver.click(("title", "saved"))
    driver.step(3)
    assert driver.problems() == []
    words = " ".join(driver.words())
    assert "Cachés" in words and "VI – Hauts faits" in words and "gagne" in words


def test_the_file_dialog_is_used_by_keys_alone(drive, plain, folders, tmp_path):
    header, _ = a_game(10)
    session = saves.start(folders.games, header.game, header.options, header.seats, header.seed)
    session.close()
    elsewhere = tmp_path / "elsewhere" / "deep"
    elsewhere.mkdir(parents=True)
    saves.paths(folders.games)[0].rename(elsewhere / "of a friend.caravelle")
    for i in range(40):
        (tmp_path / f"folder {i:02d}").mkdir()
    driver = drive()
    driver.click(("title", "saved"))
    driver.step(2)
    driver.click(("saved", "import"))
    driver.step(2)
    files = driver.app.forms.files
    names = [item["text"] for item in files.control.element.file_selection_list.item_list]
    for _ in range(names.index("folder 39") + 1):
        driver.press(pygame.K_DOWN)
    items = files.control.element.file_selection_list.item_list
    lit = next(item for item in items if item["selected"])
    assert lit["text"] == "folder 39" and lit["button_element"] is not None, "the list follows"
    for _ in range(names.index("folder 39") - names.index("elsewhere")):
        driver.press(pygame.K_UP)
    for pressed in (pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN, pygame.K_DOWN):
        driver.press(pressed)
        driver.step(2)
    assert files.control.element.ok_button.is_enabled
    reached = set()
    for _ in range(6):
        driver.press(pygame.K_TAB)
        reached |= {i for i, stop in enumerate(files.stops()) if stop.is_focused}
    assert reached == set(range(6))
    while not files.stops()[4].is_focused:
        driver.press(pygame.K_TAB)
    driver.press(pygame.K_RETURN)
    driver.step(3)
    assert not files.open and [path.name for path in saves.paths(folders.games)] == ["of a friend.caravelle"]
    driver.click(("saved", "import"))
    driver.step(2)
    driver.press(pygame.K_ESCAPE)
    assert not files.open and driver.app.scene.name == "saved"


def test_errors_of_damaged_games_are_told_in_french(drive, plain, folders):
    saved_games(folders)
    driver = drive(language="fr")
    driver.click(("title", "saved"))
    driver.step(4)
    assert any("ligne 1\u00a0: ce n’est pas un journal de Caravelle" in line for line in driver.words())


def test_options_that_fall_away_say_so_and_come_back(drive, plain):
    driver = drive()
    driver.click(("title", "new"))
    scene = driver.app.scene
    options = {option.key: option for option in find("puerto_rico").options}
    scene.choose_option(options["achievements"], "drafted")
    scene.choose_option(options["puertomas"], 1)
    assert scene.options["achievements"] == "none"
    assert any(entry[0][0] == "app.new.fell" for entry in driver.app.notices)
    scene.choose_option(options["puertomas"], 0)
    assert scene.options["achievements"] == "drafted"


def test_the_market_of_new_buildings_waits_for_an_extension(drive, plain):
    driver = drive(set_up={"unfolded": True})
    driver.click(("title", "new"))
    scene = driver.app.scene
    assert driver.node(("new", "option", "market", "random")).off
    scene.choose_option(next(o for o in find("puerto_rico").options if o.key == "bourgeois"), True)
    driver.step(2)
    assert not driver.node(("new", "option", "market", "random")).off


def test_a_fault_inside_a_table_is_not_hidden(monkeypatch):
    import builtins

    real = builtins.__import__
    monkeypatch.delitem(sys.modules, "game.ui.puerto_rico.view", raising=False)

    def broken(name, *args, **kwargs):
        if name == "game.ui.puerto_rico" or name.startswith("game.ui.puerto_rico."):
            raise ModuleNotFoundError("broken", name="game.ui.puerto_rico.nothing")
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", broken)
    with pytest.raises(ModuleNotFoundError):
        load_view("puerto_rico")
    assert load_view("chess") is None


def test_the_rules_are_folded_and_ready_made(drive, plain):
    """Presets set players and options; what is not by the book is listed with its picture and a sentence."""
    driver = drive()
    driver.click(("title", "new"))
    scene = driver.app.scene
    keys = driver.app.stage.by_key
    assert ("new", "option", "edition", "classic") not in keys and ("new", "preset", "book") in keys
    assert "Edition: 1897 Special Edition" in driver.words()
    driver.click(("new", "preset", "everything"))
    assert scene.options["new_buildings"] and scene.options["smuggler"] and scene.options["achievements"] == "dealt"
    assert not driver.problems()
    words = driver.words()
    assert tr("puerto_rico.options.smuggler.about") in words
    driver.click(("new", "preset", "short"))
    assert scene.players == 2 and not unlike("puerto_rico", scene.options)
    assert tr("app.preset.short.about") in driver.words()
    driver.click(("new", "preset", "surprise"))
    assert scene.players == 4 and tr("app.preset.surprise.about") in driver.words()
    driver.click(("new", "preset", "book"))
    assert not unlike("puerto_rico", scene.options)
    driver.click(("new", "preset", "short"))
    driver.click(("new", "players", "3"))
    assert tr("app.preset.book.about") in driver.words()
    driver.click(("new", "fold"))
    assert ("new", "option", "edition", "classic") in driver.app.stage.by_key


@pytest.mark.parametrize("game", ["puerto_rico", "san_juan", "madeira"])
def test_every_preset_can_be_played(game):
    for players in find(game).seat_counts:
        for name in PRESETS:
            for toss in (True, False):
                count, options = preset(game, name, players, lambda toss=toss: toss)
                find(game).check(count, options)


def test_a_first_game_begins_with_one_click(drive):
    driver = drive()
    assert ("title", "hello") in driver.app.stage.by_key
    driver.click(("title", "new"))
    driver.click(("new", "first"))
    header = driver.app.scene.session.header
    assert [seat.get("bot") for seat in header.seats] == [None, "easy", "easy"]
    assert not unlike(header.game, header.options) and driver.app.settings.pace == "slow"


def test_bots_of_a_new_game_are_not_experts(drive, plain):
    driver = drive()
    driver.click(("title", "new"))
    assert {seat["kind"] for seat in driver.app.scene.seats[1:]} == {"normal"}


def test_points_below_nought_stay_on_the_curve(drive, plain):
    driver = drive((1280, 720))
    show(driver, "end")
    ending = driver.app.scene
    points = ending.table.history.points
    points[-1] = points[-1]._replace(totals=[-7, *points[-1].totals[1:]])
    driver.app.forms.forget()
    ending.changed()
    plot = next(node for node in walk(driver.tree()) if node.key == ("end", "plot"))
    scale = plot.art[2]
    assert scale[0] <= -7 and 0 in scale and scale[-1] >= max(points[-1].totals)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["puerto_rico", "san_juan"])
def test_the_end_says_why_it_came_and_what_breaks_a_tie(drive, game, language):
    driver = drive((1280, 720), language=language, animation="off")
    header, moves = a_game(None, key=game)
    session = Session(header)
    for move in moves:
        session.play(move)
    view = load_view(game)
    table = Table(driver.app, session, view)
    driver.app.go(table, End(driver.app, table))
    driver.step(2)
    cause = view.ending(session.state, table.context())
    words = driver.words()
    assert say(cause) in words and not driver.problems()
    assert tr("app.end.tiebreak_of", what=say(view.tie_label(session.state))) in words
    if game == "puerto_rico":
        assert cause[0] == "puerto_rico.log.game_over"


def test_all_lines_of_a_brief_are_of_one_size(drive):
    driver = drive((1216, 634), language="fr", animation="off")
    header, moves = a_game(20, key="puerto_rico")
    session = Session(header)
    for move in moves:
        session.play(move)
    driver.app.go(Table(driver.app, session, load_view("puerto_rico")))
    table = driver.app.scene
    table.report = [
        f"Tomás\u00a0: +{i} pièces et +5 {'ouvriers' if i < 5 else 'sucres, +1 maïs'}" for i in range(1, 8)
    ]
    table.changed()
    driver.step(2)
    card = next(node for node in walk(driver.tree()) if node.key == ("log", "report"))
    stage = driver.app.stage
    assert len({typeset.fit(text, stage.unit, stage.scale).pixels for text in card.texts[1:]}) == 1


def test_every_line_of_a_tip_begins_with_a_capital(drive):
    driver = drive((1280, 720), animation="off")
    header, _ = a_game(0, key="puerto_rico")
    driver.app.go(Table(driver.app, Session(header), load_view("puerto_rico")))
    driver.step(2)
    driver.move(*driver.point(driver.node(("goods", 0, "corn"))))
    driver.step(3, 0.3)
    tip = driver.app.tips.now()
    assert [text.text for text in tip.texts][1] == "No crates in store."


def test_short_is_explained_in_a_game_without_options_too(drive):
    driver = drive(animation="off")
    driver.click(("title", "new"))
    driver.click(("new", "game", "madeira"))
    assert tr("app.new.no_options") in driver.words()
    driver.click(("new", "preset", "short"))
    assert tr("app.preset.short.about") in driver.words() and driver.app.scene.players == 2
