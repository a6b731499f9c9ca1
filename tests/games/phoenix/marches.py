"""Ann's turn with armies on a row of fields from west to east: positions for tests of movement."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.contract import Event
from tafelrunde.games.phoenix.orders.turn import MoveArmy
from tafelrunde.games.phoenix.state.state import State
from tests.games.phoenix.table import ANN, army, hand_in, position

ROW = tuple(f"101/{kf}" for kf in range(23, 31))
"""Eight fields, each the eastern neighbour of the one before; 23 and 30 are at the rims of the province."""
WEST, HERE, EAST, FAR = "101/26", "101/27", "101/28", "101/29"
FOOT: dict[str, Any] = {"field": HERE, "troops": 1000, "leaders": 1}
"""Army 101; riders are 201, a fleet is 301."""


def turn(*, mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None, **given: Any) -> State:
    """Ann is to move in month 2; by default her foot army 101 stands in HERE, on land that is nobody's."""
    armies: dict[str, Any] = {"Ann": {"101": FOOT} if mine is None else mine}
    if theirs:
        armies["Bob"] = theirs
    return position(month=2, step="turn", active="Ann", armies=armies, **given)


def riders(field: str = HERE, **more: Any) -> dict[str, Any]:
    return {"201": {"field": field, "troops": 1000, "leaders": 1, **more}}


def foot(field: str = HERE, **more: Any) -> dict[str, Any]:
    return {"101": {"field": field, "troops": 1000, "leaders": 1, **more}}


def fleet(field: str = HERE, **more: Any) -> dict[str, Any]:
    return {"301": {"field": field, "troops": 20, "leaders": 1, **more}}


def along(*terrains: str, **more: Any) -> dict[str, Any]:
    """Terrains of the row from HERE on eastwards, each with the same other words."""
    return {label: {"terrain": terrain, **more} for label, terrain in zip(ROW[4:], terrains, strict=False)}


def march(state: State, *path: str, number: int = 101, spare: bool = False) -> list[Event]:
    """One order with its whole path, and the rest of Ann's turn."""
    return hand_in(state, ANN, MoveArmy(number, path[-1], tuple(path[:-1]), spare))


def where(state: State, number: int = 101, realm: int = ANN) -> str:
    return state.setting.world.label(army(state, realm, number).field)
