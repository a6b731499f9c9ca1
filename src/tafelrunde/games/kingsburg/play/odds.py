"""All outcomes of CHANCE with their probabilities, where there are few enough to list."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tafelrunde.games.kingsburg.box.data import CARDS_PER_YEAR, ENEMIES
from tafelrunde.games.kingsburg.play.dice_pools import THROWS
from tafelrunde.games.kingsburg.play.legal import again
from tafelrunde.games.kingsburg.play.moves import DrawEnemy, RollAgain, RollReinforcements
from tafelrunde.games.kingsburg.play.state import ENEMY, LOOK, REINFORCE, ROLL_AGAIN, State


def outcomes(state: State) -> list[tuple[Any, float]] | None:
    """None for the season's roll, the neutral dice and the first turn order: too many."""
    if state.step in (LOOK, ENEMY):
        first = (state.year - 1) * CARDS_PER_YEAR
        return [
            (DrawEnemy(enemy.id), 1 / CARDS_PER_YEAR) for enemy in ENEMIES[first : first + CARDS_PER_YEAR]
        ]
    if state.step == REINFORCE:
        return [(RollReinforcements(die), 1 / 6) for die in range(1, 7)]
    if state.step == ROLL_AGAIN:
        own, white = again(state, state.order[state.turn])
        throws = Counter((dice, extra) for dice in THROWS[own] for extra in THROWS[white])
        return [(RollAgain(*throw), count / throws.total()) for throw, count in throws.items()]
    return None
