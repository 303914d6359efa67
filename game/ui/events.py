"""What SDL reports, and to whom it goes: keys and clicks to the controls, to the scene, or to the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.focus import ARROWS

if TYPE_CHECKING:
    from game.ui.shell import App


def pending() -> list[pygame.event.Event]:
    """What has happened since; of a burst of resizes only the last, each would draw everything anew."""
    events = pygame.event.get()
    sizes = [event for event in events if event.type == pygame.VIDEORESIZE]
    return [event for event in events if event.type != pygame.VIDEORESIZE or event is sizes[-1]]


def handle(app: App, event: pygame.event.Event) -> None:
    kind = event.type
    if kind == pygame.QUIT:
        app.quit()
    elif kind == pygame.VIDEORESIZE:
        app.resize((event.w, event.h))
    elif kind in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED):
        app.stage.dirty = True
    elif kind == pygame.WINDOWLEAVE:
        app.pointer.away()
    elif kind == pygame.MOUSEMOTION:
        app.pointer.moved(event.pos)
    elif kind == pygame.MOUSEBUTTONDOWN and event.button == 3:
        back(app)
    elif kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
        app.pointer.moved(event.pos)
        if not app.forms.pointed(event):
            app.pointer.down() if kind == pygame.MOUSEBUTTONDOWN else app.pointer.up()
    elif kind == pygame.MOUSEWHEEL:
        if not app.forms.pointed(event):
            app.pointer.wheel(event.y)
    elif kind == pygame.KEYDOWN:
        key(app, event)
    else:
        app.forms.heard(event)


def key(app: App, event: pygame.event.Event) -> None:
    pressed = event.key
    if pressed == pygame.K_F11 or (pressed == pygame.K_RETURN and event.mod & pygame.KMOD_ALT):
        app.set_full_screen(not app.settings.full_screen)
        return
    app.catch_up()
    if app.forms.key(event):
        return
    if not app.dialogs and app.scene.key(event):
        return
    if pressed == pygame.K_F1 and not app.dialogs:
        app.scene.look_up()
        return
    if pressed == pygame.K_TAB:
        app.focus.move(-1 if event.mod & pygame.KMOD_SHIFT else 1)
    elif pressed in ARROWS:
        app.focus.point(*ARROWS[pressed])
    elif pressed in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
        node = app.focus.node
        if node is not None:
            app.focus.shown = True
            app.click(node)
    elif pressed == pygame.K_ESCAPE:
        back(app)


def back(app: App) -> None:
    if app.dialogs:
        app.dialogs[-1].buttons[0][1]()
    else:
        app.scene.back()
