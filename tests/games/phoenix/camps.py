"""Positions for tests of armies: Ann is to move on plain land of nobody, with the armies that are given."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.months.execution import execute
from tafelrunde.games.phoenix.state.state import State
from tests.games.phoenix.table import ANN, position

HERE, EAST, FAR = "101/27", "101/28", "102/27"


def camp(*, fields: Any = None, people: Any = None, gold: Any = 0, bob: Any = None, **armies: Any) -> State:
    """`a101={"troops": 1000}` is army 101 of Ann; it stands in HERE unless said otherwise."""
    own = {name[1:]: {"field": HERE, **army} for name, army in armies.items()}
    return position(
        month=2,
        step="turn",
        active="Ann",
        fields=fields or {},
        realms={"Ann": {"gold": gold}},
        armies={"Ann": own, "Bob": bob or {}},
        people={"Ann": people or {}},
    )


def do(state: State, *orders: Any) -> State:
    """Carries out orders one after the other, without the end of a turn; nothing may be lost or won."""
    for order in orders:
        execute(state, ANN, order)
    assert state.account == totals(state)
    return state
