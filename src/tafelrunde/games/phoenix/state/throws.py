"""Dice within a turn: an evaluation says what is to be thrown; CHANCE throws it, or somebody types what fell.

A hook of `months.HOOKS` calls `cast`. When it gets None, it returns True, and the turn waits for a `Roll`;
then the hook is called again from its beginning and comes to the same `cast`, which now has the values.
"""

from __future__ import annotations

from tafelrunde.engine.contract import Rng
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.moves.kinds import Roll
from tafelrunde.games.phoenix.state.agenda import Cast
from tafelrunde.games.phoenix.state.state import State

W10 = 10


def lowest(faces: int) -> int:
    """A W10 shows 0 to 9, every other die begins with 1 (Tabelle 8)."""
    return 0 if faces == W10 else 1


def cast(state: State, *wanted: Cast) -> tuple[tuple[int, ...], ...] | None:
    """The values of these dice, in the same sequence; None while they have still to fall."""
    if state.rolled and state.asked == wanted:
        values = state.rolled
        state.asked, state.rolled = (), ()
        return values
    state.asked, state.rolled = wanted, ()
    return None


def throw(state: State, rng: Rng) -> Roll:
    """What CHANCE throws."""
    return Roll(
        tuple(
            [
                tuple([lowest(dice.faces) + rng.below(dice.faces) for _ in range(dice.number)])
                for dice in state.asked
            ]
        )
    )


def check_roll(state: State, move: Roll) -> None:
    """PH-5w: what is typed in must be what these dice could show."""
    if len(move.values) != len(state.asked):
        raise wrong_dice(state)
    for values, dice in zip(move.values, state.asked, strict=True):
        low = lowest(dice.faces)
        if len(values) != dice.number or any(not low <= value < low + dice.faces for value in values):
            raise wrong_dice(state)


def wrong_dice(state: State) -> IllegalMove:
    wanted = [f"{dice.number} W{dice.faces}" for dice in state.asked]
    return IllegalMove("PH-5w", {"dice": ", ".join(wanted) or "–"})
