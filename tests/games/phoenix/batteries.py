"""Positions for tests of fire: Ann has catapults in HERE, Bob something beside it; dice are typed in."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.contract import CHANCE, Event
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.moves.kinds import Roll, Sheet
from tafelrunde.games.phoenix.state.state import DICE, State
from tafelrunde.games.phoenix.tables.terrain import MOUNTAINS
from tests.games.phoenix.table import ANN, NAMES, position

HERE, EAST, FAR, ASIDE = "101/27", "101/28", "101/29", "101/36"
"""EAST lies beside HERE, FAR behind it in a straight line; ASIDE is two fields away over two others."""
HEAVY_GUNS = {"field": HERE, "troops": 500, "heavy": 2, "leaders": 1}


def battery(
    *, fields: Any = None, bob: Any = None, people: Any = None, realms: Any = None, **more: Any
) -> State:
    """`a101={...}` is army 101 of Ann; her 101 has two heavy catapults unless said otherwise."""
    armies = {name[1:]: row for name, row in more.items() if name[0] == "a" and name[1:].isdigit()}
    given = {name: value for name, value in more.items() if name[1:] not in armies}
    state = position(
        month=2,
        step="turn",
        active="Ann",
        fields=fields or {},
        armies={"Ann": armies or {"101": HEAVY_GUNS}, "Bob": bob or {}},
        people={"Bob": people or {}},
        realms=realms or {},
        **given,
    )
    for realm in range(state.setting.realms):
        if "home" not in (realms or {}).get(NAMES[realm], {}):
            state.edit_realm(realm).home = MOUNTAINS  # so that lowland is nobody's home
    return state


def turn(state: State, *orders: Any) -> list[Event]:
    """Ann's sheet, as far as it comes without dice."""
    events: list[Event] = []
    GAME.apply(state, ANN, Sheet(tuple(orders)), events)
    return events


def rolls(state: State, *values: tuple[int, ...]) -> list[Event]:
    """The dice that are waited for show this; nothing is lost or won unseen."""
    assert state.step == DICE, "no dice are waited for"
    events: list[Event] = []
    GAME.apply(state, CHANCE, Roll(values), events)
    assert state.account == totals(state)
    return events


def notes(state: State, realm: int, kind: type) -> list[Any]:
    return [note for note in state.realms[realm].diary if isinstance(note, kind)]


def minutes(state: State, kind: type) -> list[Any]:
    return [entry for entry in state.minutes if isinstance(entry, kind)]
