"""What each kind of move does; what follows from it is in `months.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.engine.contract import Events, Rng
from tafelrunde.games.phoenix.master.decisions import play_master
from tafelrunde.games.phoenix.months.months import (
    close_muster,
    draw_order,
    go_on,
    hand_in,
    next_turn,
    run_turn,
)
from tafelrunde.games.phoenix.moves.kinds import DrawOrder, Roll, Sheet
from tafelrunde.games.phoenix.state.herald import Telling
from tafelrunde.games.phoenix.state.state import DICE, MUSTER, State
from tafelrunde.games.phoenix.state.throws import throw
from tafelrunde.games.phoenix.state.turn_order import draw
from tafelrunde.games.phoenix.told.events import SheetHandedIn


def play(state: State, seat: int, move: Any, events: Events | None) -> None:
    """Carries out a legal move and goes on to the next decision."""
    play_telling(state, seat, move, Telling(state, events))


def play_watched(
    state: State, seat: int, move: Any, events: Events | None, watch: Callable[[State], None]
) -> None:
    """The same while somebody looks on: `watch` sees the position after each phase of a turn."""
    play_telling(state, seat, move, Telling(state, events, watch))


def play_telling(state: State, seat: int, move: Any, tell: Telling) -> None:
    if isinstance(move, Sheet):
        play_sheet(state, seat, move, tell)
    elif isinstance(move, DrawOrder):
        draw_order(state, move, tell)
    elif isinstance(move, Roll):
        go_on(state, move, tell)
    else:
        play_master(state, move, tell)


def play_sheet(state: State, realm: int, move: Sheet, tell: Telling) -> None:
    """B1, or A4 where all hand in at once; that is told only the first time."""
    if state.step != MUSTER:
        if run_turn(state, move.orders, tell):
            next_turn(state, tell)
        return
    if hand_in(state, realm, move.orders) and tell.events is not None:
        tell.events.append(SheetHandedIn(realm))
    if state.waiting == 0:
        close_muster(state, tell)


def chance(state: State, rng: Rng) -> DrawOrder | Roll:
    """What CHANCE does now."""
    return throw(state, rng) if state.step == DICE else draw(state, rng)


def outcomes(state: State) -> None:
    """Orders of all realms and handfuls of dice are too many to list."""
    return
