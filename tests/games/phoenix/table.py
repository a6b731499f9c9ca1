"""Positions and moves for rule tests: a small world of plain land, two or three realms and a game master.

state = position(fields={"101/27": {"owner": "Ann", "town": "BUR"}}, realms={"Ann": {"gold": 5000}})
muster(state, ANN, Build("STR", "101/27", "O"))
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, LANGS, Event
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.rulebook import explain
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.positions.position import described
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.state.pieces import KEY, Army
from tafelrunde.games.phoenix.state.state import MUSTER, State
from tafelrunde.games.phoenix.world.places import read_field

ANN, BOB, CLEO = 0, 1, 2
NAMES = ("Ann", "Bob", "Cleo")


def position(*, realms_count: int = 2, options: dict[str, str] | None = None, **given: Any) -> State:
    """At the muster of month 1, on lowland that belongs to nobody, unless said otherwise (`given.py`).

    Rules are tested in the middle of turns too, so that not every position must be lawful between them.
    """
    names = [*NAMES[:realms_count], "SL"]
    state: State = GAME.setup(len(names), options or {}, {"months": 0})
    return described(state, {"all": {"terrain": "t"}, **given}, names)


def at(state: State, label: str) -> int:
    return read_field(state.setting.world, label)


def army(state: State, realm: int, number: int) -> Army:
    return state.army(KEY * realm + number)


def hand_in(state: State, seat: int, *orders: Any) -> list[Event]:
    """One sheet, checked and played."""
    events: list[Event] = []
    GAME.apply(state, seat, Sheet(tuple(orders)), events)
    return events


def muster(state: State, seat: int, *orders: Any) -> list[Event]:
    """The muster with these orders; all other realms order nothing."""
    events = hand_in(state, seat, *orders)
    for other in GAME.to_act(state):
        if state.step == MUSTER:
            events += hand_in(state, other)
    return events


def finish_month(state: State) -> list[Event]:
    """Empty sheets until the next muster, dice included."""
    events: list[Event] = []
    month, rng = state.month, Seeded(1)
    while (state.month == month or state.step != MUSTER) and GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        move = GAME.chance(state, rng) if seat == CHANCE else Sheet()
        GAME.apply(state, seat, move, events)
    return events


def view(state: State, seat: int | None) -> PhoenixView:
    seen: PhoenixView = GAME.view(state, seat)
    return seen


@contextmanager
def refused(rule: str, **params: Any) -> Iterator[None]:
    """The rule refuses what happens inside, with these parameters among others, and can say it."""
    with pytest.raises(IllegalMove) as caught:
        yield
    assert caught.value.rule == rule, caught.value
    found = {name: caught.value.params.get(name) for name in params}
    assert found == params
    for lang in LANGS:
        text = explain(GAME, caught.value, lang, [*NAMES, "SL"])
        assert "{" not in text
        assert len(text) > len(rule) + 10
