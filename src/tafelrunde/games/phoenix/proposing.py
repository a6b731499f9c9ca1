"""Random orders of every kind, for players that know nothing and for the laws.

A proposer draws an order from what its realm knows; whatever does not fit is left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.executing import TABLE, Trial
from tafelrunde.games.phoenix.phases import MUSTER_PHASE
from tafelrunde.games.phoenix.proposing_armies import ARMY_PROPOSERS
from tafelrunde.games.phoenix.proposing_moves import MOVE_PROPOSERS
from tafelrunde.games.phoenix.proposing_muster import MUSTER_PROPOSERS
from tafelrunde.games.phoenix.proposing_turn import TURN_PROPOSERS
from tafelrunde.games.phoenix.state import State

Proposer = Callable[[State, int, Rng], Any]
"""(state, realm, rng) -> an order, or None where it has no idea."""

TRIES: Final = 6
PROPOSERS: Final[tuple[Proposer, ...]] = (
    *MUSTER_PROPOSERS,
    *TURN_PROPOSERS,
    *ARMY_PROPOSERS,
    *MOVE_PROPOSERS,
)


def propose(state: State, realm: int, phases: tuple[int, ...], rng: Rng) -> tuple[Any, ...]:
    """Up to a handful of orders that can be carried out together."""
    orders: list[Any] = []
    proposers = MUSTER_PROPOSERS if phases == (MUSTER_PHASE,) else PROPOSERS
    for _ in range(TRIES):
        order = proposers[rng.below(len(proposers))](state, realm, rng)
        if order is None or TABLE[type(order)][0] not in phases:
            continue
        if not Trial(state, realm, [*orders, order], phases).refusals:
            orders.append(order)
    return tuple(orders)
