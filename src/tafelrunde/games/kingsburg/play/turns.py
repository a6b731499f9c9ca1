"""Whose turn it is within a step: seats are asked in turn order, each while the step waits for it."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import CHANCE, Events
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.kingsburg.play.moves import Pass
from tafelrunde.games.kingsburg.play.state import NOBODY, State

PASS: Final = Pass()
STEP_NAMES: Final[tuple[str, ...]] = (
    "set_order",
    "aid_good",
    "neutral",
    "guild",
    "roll",
    "reroll",
    "roll_again",
    "influence",
    "help",
    "look",
    "build",
    "town_hall",
    "recruit",
    "enemy",
    "reinforce",
    "battle",
    "over",
)


def wrong_step(state: State) -> IllegalMove:
    """KB-2.3: another kind of move is asked for now."""
    return IllegalMove("KB-2.3", {"step": f"step_{STEP_NAMES[state.step]}"})


def enter(state: State, step: int, waiting: int) -> None:
    """Begins a step that asks these seats, in turn order."""
    state.step = step
    state.turn = 0
    state.waiting = waiting


def everybody(state: State) -> int:
    return (1 << state.seats) - 1


def next_waiting(state: State) -> int:
    """The next seat in turn order that the step still waits for, or NOBODY."""
    while state.turn < state.seats:
        seat = state.order[state.turn]
        if state.waiting >> seat & 1:
            return seat
        state.turn += 1
    return NOBODY


def next_round(state: State) -> None:
    state.turn = state.turn + 1 if state.turn + 1 < state.seats else 0


def ask_chance(state: State, events: Events | None) -> bool:
    state.active = CHANCE
    return True
