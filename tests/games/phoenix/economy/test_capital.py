"""Moving the capital (PH-1.5.13)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.orders.turn import MoveCapital
from tafelrunde.games.phoenix.state.pieces import stage
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import STAGE_KEPT
from tafelrunde.games.phoenix.told.course import CapitalMoveBegan, CapitalMoved
from tests.games.phoenix.claims import rules
from tests.games.phoenix.settlements import HERE, site
from tests.games.phoenix.table import ANN, BOB, at, finish_month, hand_in, muster, refused, view

NEW = "101/13"


def palace(old: str = "HST", gold: int = 60_000, option: str = "full", **new: Any) -> State:
    more = {"step": "turn", "active": "Ann", "options": {"moved_capital": option}}
    fields = {NEW: {"owner": "Ann", "town": "FST", **new}}
    return site(2, gold, town=old, given={**more, "fields": fields})


@pytest.mark.parametrize("old", ["HST", "FHS"])
@rules(
    "PH-1.5.13a",
    "PH-1.5.13b",
    "PH-1.5.13c",
    "PH-1.5.13d",
    "PH-1.5.13e",
    "PH-R49",
    "PH-R80",
    "PH-R48",
    "PH-5.5.2c",
    "PH-3j",
)
def test_the_capital_moves_in_four_months(old: str) -> None:
    state = palace(old)
    home = state.realms[ANN].home
    events = hand_in(state, ANN, MoveCapital(NEW))
    assert CapitalMoveBegan(ANN, HERE, NEW, 5) in events
    assert state.realms[ANN].gold == 10_000
    assert (state.towns[at(state, HERE)].built, state.towns[at(state, HERE)].points) == (3, 3000)
    assert view(state, BOB).towns[HERE].stage == "FST"
    for month in (3, 4, 5):
        finish_month(state)
        assert state.month == month
        assert view(state, BOB).towns[NEW].stage == "FST"
        turn = state.copy()
        muster(turn, ANN)
        while turn.active != ANN:
            hand_in(turn, turn.active)
        with refused("PH-1.5.13e", field=NEW):
            hand_in(turn, ANN, MoveCapital(HERE))
    events = finish_month(state)
    assert CapitalMoved(ANN, NEW) in events
    assert view(state, BOB).towns[NEW].stage == "HST"
    assert state.towns[at(state, NEW)].points == 5000
    assert state.realms[ANN].capital == at(state, NEW)
    assert state.realms[ANN].home == home


def test_ph_r48_by_option_a_moved_capital_keeps_its_points() -> None:
    state = palace(option="kept")
    hand_in(state, ANN, MoveCapital(NEW))
    for _ in range(4):
        finish_month(state)
    town = state.towns[at(state, NEW)]

    assert (town.built, town.points, stage(town)) == (4, 3000, 3)
    assert state.realms[ANN].capital == at(state, NEW)


@rules("PH-1.5.13a", "PH-1.5.13c")
def test_the_capital_moves_only_into_a_fortress_and_for_gold() -> None:
    for new in ({"town": "STD"}, {"points": 1500}, {"town": "none"}):
        with refused("PH-1.5.13a", field=NEW, reason="reason_no_fortress"):
            hand_in(palace(**new), ANN, MoveCapital(NEW))
    with refused("PH-1.5.13a", reason="reason_not_yours"):
        hand_in(palace(owner="Bob"), ANN, MoveCapital(NEW))
    with refused("PH-1.5.13a", reason="reason_no_capital"):
        hand_in(palace("FST"), ANN, MoveCapital(NEW))
    with refused("PH-1.5.13c", need=50_000, have=49_999):
        hand_in(palace(gold=49_999), ANN, MoveCapital(NEW))


@rules("PH-R215", "PH-1.5.13a")
@pytest.mark.parametrize("points", [2990, STAGE_KEPT[3]])
def test_r215_a_damaged_fortress_still_is_one(points: int) -> None:
    state = palace(points=points)
    assert CapitalMoveBegan(ANN, HERE, NEW, 5) in hand_in(state, ANN, MoveCapital(NEW))
    with refused("PH-1.5.13a", field=NEW, reason="reason_no_fortress"):
        hand_in(palace(points=STAGE_KEPT[3] - 1), ANN, MoveCapital(NEW))
