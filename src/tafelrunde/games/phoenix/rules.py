"""What each kind of move does; what follows from it is in `months.py`."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.protocol import Events, Rng
from tafelrunde.games.phoenix.events import SheetHandedIn
from tafelrunde.games.phoenix.mastering import play_master
from tafelrunde.games.phoenix.months import close_muster, draw_order, hand_in, next_turn, run_turn
from tafelrunde.games.phoenix.moves import DrawOrder, Sheet
from tafelrunde.games.phoenix.state import MUSTER, State
from tafelrunde.games.phoenix.telling import Telling
from tafelrunde.games.phoenix.turn_order import draw


def play(state: State, seat: int, move: Any, events: Events | None) -> None:
    """Carries out a legal move and goes on to the next decision."""
    tell = Telling(state, events)
    if isinstance(move, Sheet):
        play_sheet(state, seat, move, tell)
    elif isinstance(move, DrawOrder):
        draw_order(state, move, tell)
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


def chance(state: State, rng: Rng) -> DrawOrder:
    """What CHANCE does now."""
    return draw(state, rng)


def outcomes(state: State) -> None:
    """Orders of all realms are too many to list."""
    return
