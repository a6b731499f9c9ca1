"""Ann's turn with wizards on lowland: positions and typed dice for tests of magic and duels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.engine.contract import CHANCE, Event
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import Roll
from tafelrunde.games.phoenix.state.pieces import KEY, Person
from tafelrunde.games.phoenix.state.state import DICE, State
from tests.games.phoenix.marches import HERE
from tests.games.phoenix.table import ANN, BOB, hand_in, position

HOME, BOBS = "302/20", "402/20"
"""Capitals of Ann and Bob, far away from what happens."""


def wizard(field: str = HERE, most: int = 4, now: int | None = None, **more: Any) -> dict[str, Any]:
    """In whole points; nameless unless said otherwise."""
    return {"field": field, "rank": "Z", "most": most, "now": now, "nameless": True, **more}


def circle(
    mine: dict[str, Any],
    theirs: dict[str, Any] | None = None,
    *,
    options: dict[str, str] | None = None,
    fields: dict[str, Any] | None = None,
    realms_count: int = 2,
    active: str = "Ann",
    **given: Any,
) -> State:
    """The turn of Ann, who owns all land around, or of another; `mine` and `theirs` are people by number."""
    towns = {HOME: {"owner": "Ann", "town": "HST"}, BOBS: {"owner": "Bob", "town": "HST"}}
    people = {"Ann": mine, **({"Bob": theirs} if theirs else {})}
    return position(
        month=2,
        step="turn",
        active=active,
        options=options,
        realms_count=realms_count,
        all={"terrain": "t", "owner": "Ann"},
        fields={**towns, **(fields or {})},
        people=people,
        **given,
    )


def person(state: State, number: int = 501, realm: int = ANN) -> Person:
    return state.person(KEY * realm + number)


def lives(state: State, number: int = 501, realm: int = BOB) -> bool:
    return number in state.realms[realm].people


def place(state: State, number: int = 501, realm: int = ANN) -> str:
    return state.setting.world.label(person(state, number, realm).field)


def roll(state: State, *values: Sequence[int]) -> list[Event]:
    """Dice as they fell on the table."""
    assert state.step == DICE, state.step
    events: list[Event] = []
    GAME.apply(state, CHANCE, Roll(tuple([tuple(one) for one in values])), events)
    return events


def duel(state: State, *values: Sequence[int], orders: Sequence[Any] = ()) -> list[Event]:
    """Ann's turn with these orders and these dice."""
    events = hand_in(state, ANN, *orders)
    return events + roll(state, *values)
