"""Positions of a small war, and what a warlord or a settler orders in them."""

from __future__ import annotations

from typing import Any

from tafelrunde.bots import bot_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.orders.turn import MoveArmy
from tafelrunde.games.phoenix.state.state import State
from tests.games.phoenix.table import ANN, position, view

TOWN = {"101/27": {"owner": "Ann", "town": "HST"}}
LAND = {**TOWN, **{label: {"owner": "Ann"} for label in ("101/28", "101/35", "101/20", "101/19", "101/34")}}
HOST = {"field": "101/28", "troops": 5_000, "leaders": 2}
BOBS = {f"101/{number}": {"owner": "Bob"} for number in (29, 30, 36, 37, 21, 22)}


def crowd(count: int, field: str, **more: Any) -> dict[str, Any]:
    """An army there and so many others far away."""
    far = {str(202 + i): {"field": "402/20", "troops": 450} for i in range(count)}
    return {"201": {"field": field, "troops": 450, **more}, **far}


def turn(armies: dict[str, Any], **given_: Any) -> State:
    fields = {**LAND, **BOBS, **given_.pop("fields", {})}
    return position(month=6, step="turn", active="Ann", fields=fields, armies=armies, **given_)


def war(state: State, seat: int = ANN, bot: str = "warlord") -> list[Any]:
    """What the bot orders; the sheet is in order."""
    sheet = bot_for(GAME, bot).choose(GAME.legal_moves(state, seat), lambda: view(state, seat), Seeded(1))
    GAME.check(state, seat, sheet)
    return list(sheet.orders)


def marched(orders: list[Any], number: int) -> set[str]:
    """Where that army goes."""
    return {order.to for order in orders if isinstance(order, MoveArmy) and order.army == number}


def magician(field: str, power: int = 10) -> dict[str, Any]:
    return {"501": {"field": field, "rank": "Z", "most": power, "nameless": True}}
