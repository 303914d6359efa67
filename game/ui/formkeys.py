"""What pygame-gui's elements cannot do by keys: jumps from word to word, lists that open and move."""

from __future__ import annotations

from typing import Any

import pygame

CONFIRM = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


def typed(manager: Any, line: Any, event: pygame.event.Event) -> bool:
    """A key for a line of text; False if it leads elsewhere."""
    if event.key in (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN):
        return False
    by_word = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT)
    if by_word and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
        jump(line, event.key == pygame.K_RIGHT, bool(event.mod & pygame.KMOD_SHIFT))
    else:
        manager.process_events(event)
    return True


def moved(slider: Any, step: int, key: int) -> int | None:
    """The value that a key leads a slider to; None if it says nothing."""
    ends, now = slider.value_range, slider.get_current_value()
    wanted = {
        pygame.K_LEFT: now - step,
        pygame.K_RIGHT: now + step,
        pygame.K_HOME: ends[0],
        pygame.K_END: ends[1],
    }
    return int(min(max(ends[0], wanted[key]), ends[1])) if key in wanted else None


def chosen(menu: Any, key: int) -> str:
    """A key for a list: it opens, moves and closes; the label that is chosen now, else ""."""
    if not is_open(menu):
        if key in CONFIRM:
            turn(menu)
        return ""
    items = menu.current_state.options_selection_list.item_list
    at = next((i for i, item in enumerate(items) if item["selected"]), 0)
    moves = {pygame.K_UP: at - 1, pygame.K_DOWN: at + 1, pygame.K_HOME: 0, pygame.K_END: len(items) - 1}
    if key in moves:
        light(items, min(max(0, moves[key]), len(items) - 1))
    elif key in (*CONFIRM, pygame.K_ESCAPE, pygame.K_TAB):
        turn(menu)
        return str(items[at]["text"]) if key in CONFIRM else ""
    return ""


def is_open(menu: Any) -> bool:
    return menu.current_state is menu.menu_states["expanded"]


def turn(menu: Any) -> None:
    """Open a list that is closed, close one that is open."""
    menu.current_state.should_transition = True
    menu.update(0.0)


def close(menu: Any) -> None:
    if is_open(menu):
        turn(menu)


def light(items: list[dict[str, Any]], at: int) -> None:
    for i, item in enumerate(items):
        item["selected"] = i == at
        button = item["button_element"]
        if button is not None:
            button.select() if i == at else button.unselect()


def jump(line: Any, onward: bool, selecting: bool) -> None:
    """To the beginning of a word before the caret, or to the end of one after it."""
    words, at = line.get_text(), line.edit_position
    fixed = at
    low, high = sorted(line.select_range)
    if high > low:
        fixed = low if at == high else high
    step = 1 if onward else -1

    def letter(i: int) -> str:
        return str(words[i if onward else i - 1]) if 0 <= (i if onward else i - 1) < len(words) else ""

    while letter(at) and not letter(at).isalnum():
        at += step
    while letter(at).isalnum():
        at += step
    line.edit_position = at
    line.select_range = sorted((fixed, at)) if selecting else [0, 0]
    line.cursor_has_moved_recently = True
