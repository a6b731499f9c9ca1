"""Fields with a town of Ann's, and armies around it: positions that several test files begin with."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.phoenix.orders.muster import Goods, Recruit
from tafelrunde.games.phoenix.state.state import State
from tests.games.phoenix.table import position

HERE = "101/27"
AROUND = ("101/26", "101/28", "101/19", "101/20", "101/34", "101/35")
WATER = "101/28"


def site(month: int = 5, gold: int = 1_000_000, **field: Any) -> State:
    more = field.pop("given", {})
    fields = {HERE: {"owner": "Ann", **field}, **more.pop("fields", {})}
    realms = {"Ann": {"gold": gold}, **more.pop("realms", {})}
    return position(month=month, fields=fields, realms=realms, **more)


def besieged_by(count: int, **army: Any) -> dict[str, Any]:
    row = {"troops": 2000, "leaders": 1, **army}
    return {"Bob": {str(101 + i): {"field": field, **row} for i, field in enumerate(AROUND[:count])}}


def town(stage: str = "HST", month: int = 5, gold: int = 1_000_000, **more: Any) -> State:
    fields = {HERE: {"owner": "Ann", "town": stage}, WATER: {"terrain": "w"}, **more.pop("fields", {})}
    return position(month=month, fields=fields, realms={"Ann": {"gold": gold}}, **more)


def recruit(number: int, *, at: str = "", special: bool = False, where: str = HERE, **goods: Any) -> Recruit:
    return Recruit(where, number, Goods(**goods), at, special)
