"""Towns: building, extending, repair, sieges, tearing down, moving the capital (PH-1.5.5 to PH-1.7)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.phoenix.holdings.land import take_field
from tafelrunde.games.phoenix.orders.muster import BuildTown, RepairTown
from tafelrunde.games.phoenix.orders.turn import MoveCapital, TearDown, TearDownTown
from tafelrunde.games.phoenix.state.pieces import Town, stage
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import (
    CAPITAL,
    STAGE_GP,
    STAGE_INCOME,
    STAGE_INHABITANTS,
    STAGE_KEPT,
    STAGE_POINTS,
    STAGE_SIEGE,
    STAGES,
)
from tafelrunde.games.phoenix.told.land import SiteBegun, TownStands
from tests.games.phoenix.claims import rules
from tests.games.phoenix.settlements import HERE, site
from tests.games.phoenix.table import ANN, BOB, at, finish_month, hand_in, muster, refused, view

ROWS = {
    "BUR": (1000, 10_000, 1000, 100, True),
    "STD": (2000, 40_000, 2000, 200, True),
    "FST": (3000, 70_000, 3000, 300, False),
    "HST": (5000, 100_000, 5000, 400, True),
    "FHS": (6000, 100_000, 6000, 500, False),
}


@pytest.mark.parametrize("code", ROWS)
@rules(
    "PH-1.5.5b", "PH-1.5.6b", "PH-1.5.7b", "PH-1.5.8b", "PH-1.5.9d", "PH-1.5.5d", "PH-1.5.6d", "PH-1.5.7d",
    "PH-1.5.8d", "PH-1.5.9c", "PH-1.5.8g", "PH-1.5.9f", "PH-R6", "PH-3.2.1b",
)  # fmt: skip
def test_the_values_of_the_stages(code: str) -> None:
    number = STAGES.index(code)
    row = STAGE_POINTS[number], STAGE_INHABITANTS[number], STAGE_INCOME[number], STAGE_GP[number]

    assert (*row, STAGE_SIEGE[number]) == ROWS[code]


@rules(
    "PH-1.5j", "PH-1.5k", "PH-R8", "PH-1.5.5c", "PH-1.5.6c", "PH-1.5.7c", "PH-1.5.8c", "PH-1.5.9e",
    "PH-1.5.12a", "PH-1.5i",
)  # fmt: skip
@given(built=st.integers(1, 5), points=st.integers(0, 6000))
def test_a_damaged_town_falls_to_the_stage_of_its_points(built: int, points: int) -> None:
    points = min(points, STAGE_POINTS[built])
    table = ((5500, 5), (3500, 4), (2500, 3), (1500, 2), (500, 1), (0, 0))
    printed = next(found for limit, found in table if points >= limit)
    whole = points == STAGE_POINTS[built]

    assert stage(Town(0, built, points)) == (built if whole else min(built, printed))
    assert STAGE_KEPT[1:] == (500, 1500, 2500, 3500, 5500)


# --- building ------------------------------------------------------------------------------------------

LADDER = [
    ("BUR", "", 0),
    ("STD", "BUR", 1000),
    ("FST", "STD", 2000),
    ("HST", "FST", 3000),
    ("FHS", "HST", 5000),
]
PRICES = {"BUR": 50_000, "STD": 50_000, "FST": 50_000, "HST": 100_000, "FHS": 50_000}


@pytest.mark.parametrize(("code", "basis", "points"), LADDER)
@rules(
    "PH-1.5.5e", "PH-1.5.6a", "PH-1.5.6e", "PH-1.5.7a", "PH-1.5.7e", "PH-1.5.8f", "PH-1.5.9a", "PH-1.5e",
    "PH-1.5f", "PH-1.5l", "PH-R92", "PH-1.5.8g", "PH-1.5.9f",
)  # fmt: skip
def test_each_stage_grows_out_of_the_one_before_at_250_points_a_month(
    code: Any, basis: Any, points: int
) -> None:
    state = site(town=basis) if basis else site()
    before = state.realms[ANN].gold
    needed = STAGE_POINTS[STAGES.index(code)] - points
    months = 0
    while not any(seen.stage == code for seen in view(state, BOB).towns.values()):
        gold = state.realms[ANN].gold
        muster(state, ANN, BuildTown(code, HERE))
        assert state.realms[ANN].gold == gold - 12_500
        taxes = -state.realms[ANN].gold
        finish_month(state)
        before += taxes + state.realms[ANN].gold
        months += 1

    assert months == needed // 250
    assert before - state.realms[ANN].gold == PRICES[code]
    assert state.towns[at(state, HERE)].site == 0
    assert (state.realms[ANN].capital == at(state, HERE)) == (code in ("HST", "FHS"))


@rules("PH-1.5e", "PH-1.5.12b")
def test_everybody_sees_a_site_but_only_the_owner_its_points() -> None:
    state = site()
    events = muster(state, ANN, BuildTown("BUR", HERE, 100))
    assert SiteBegun(ANN, HERE, "BUR") in events
    finish_month(state)
    mine, theirs = view(state, ANN).towns[HERE], view(state, BOB).towns[HERE]

    assert (mine.stage, mine.site, mine.points) == ("", "BUR", 100)
    assert (theirs.stage, theirs.site, theirs.points, theirs.built) == ("", "BUR", None, None)


def test_ph_1_5e_a_stage_begins_in_a_recruiting_month_and_goes_on_in_any() -> None:
    for month in (2, 3, 4, 6):
        with refused("PH-1.5e", town="BUR", field=HERE):
            muster(site(month), ANN, BuildTown("BUR", HERE))
        with refused("PH-1.5e", town="STD"):
            muster(site(month, town="BUR"), ANN, BuildTown("STD", HERE))
        state = site(month, town="site", site="BUR", points=100)
        muster(state, ANN, BuildTown("BUR", HERE, 50))
        finish_month(state)
        assert state.towns[at(state, HERE)].points == 150


def test_ph_1_5f_at_most_250_points_a_month() -> None:
    with refused("PH-1.5f", limit=250, points=251):
        muster(site(), ANN, BuildTown("BUR", HERE, 251))
    with refused("PH-1.5f", limit=50, points=51):
        muster(site(), ANN, BuildTown("BUR", HERE, 200), BuildTown("BUR", HERE, 51))
    with refused("PH-1.5f", limit=100):
        muster(site(town="site", site="BUR", points=900), ANN, BuildTown("BUR", HERE, 101))


def test_ph_r92_an_instalment_must_be_there_and_a_month_without_one_changes_nothing() -> None:
    with refused("PH-R92", need=12_500, have=12_499, points=250):
        muster(site(gold=12_499), ANN, BuildTown("BUR", HERE))
    state = site(town="site", site="BUR", points=300)
    finish_month(state)
    assert state.towns[at(state, HERE)].points == 300


@pytest.mark.parametrize(
    ("rule", "code", "field"),
    [
        pytest.param("PH-1.5.5e", "BUR", {"town": "BUR"}, id="PH-1.5.5e a castle where a town is"),
        pytest.param("PH-1.5.6a", "STD", {}, id="PH-1.5.6a a city out of nothing"),
        pytest.param(
            "PH-1.5.6a", "STD", {"town": "BUR", "points": 900}, id="PH-1.5.6a out of a damaged castle"
        ),
        pytest.param("PH-1.5.7a", "FST", {"town": "BUR"}, id="PH-1.5.7a a fortress out of a castle"),
        pytest.param("PH-1.5.8f", "HST", {"town": "STD"}, id="PH-1.5.8f a capital out of a city"),
        pytest.param(
            "PH-1.5.9a", "FHS", {"town": "FST"}, id="PH-1.5.9a a fortress capital out of a fortress"
        ),
    ],
)
def test_a_stage_needs_the_finished_one_before(rule: str, code: Any, field: dict[str, Any]) -> None:
    with refused(rule, field=HERE):
        muster(site(**field), ANN, BuildTown(code, HERE))


@rules("PH-1.5.8a")
def test_a_realm_has_only_one_capital() -> None:
    other = {"fields": {"101/13": {"owner": "Ann", "town": "HST"}}}
    with refused("PH-1.5.8a", field=HERE, capital="101/13"):
        muster(site(town="FST", given=other), ANN, BuildTown("HST", HERE))
    two = {"fields": {"101/13": {"owner": "Ann", "town": "FST"}}}
    with refused("PH-1.5.8a", capital=HERE):
        muster(site(town="FST", given=two), ANN, BuildTown("HST", HERE), BuildTown("HST", "101/13"))


def test_ph_1_5b_towns_stand_on_own_land() -> None:
    with refused("PH-1.5b", field="101/13"):
        muster(site(), ANN, BuildTown("BUR", "101/13"))


def test_ph_1_5_1g_no_town_brings_roads_of_its_own() -> None:
    state = site(town="BUR", site="STD", points=1750)
    muster(state, ANN, BuildTown("STD", HERE))
    finish_month(state)

    assert view(state, ANN).towns[HERE].stage == "STD"
    assert view(state, ANN).works == ()


# --- repair --------------------------------------------------------------------------------------------


@rules("PH-1.5.12c", "PH-1.5.12d")
def test_a_fortress_that_lost_1500_points_is_repaired_in_six_months() -> None:
    state = site(2, town="FST", points=1500)
    stages = []
    for _ in range(6):
        with refused("PH-1.5.12c", limit=250, points=251):
            muster(state, ANN, RepairTown(HERE, 251))
        gold = state.realms[ANN].gold
        muster(state, ANN, RepairTown(HERE, 250))
        assert state.realms[ANN].gold == gold - 12_500
        finish_month(state)
        stages.append(view(state, BOB).towns[HERE].stage)

    assert state.towns[at(state, HERE)].points == 3000
    assert stages == ["STD", "STD", "STD", "FST", "FST", "FST"]
    with refused("PH-1.5.12c", limit=0):
        muster(state, ANN, RepairTown(HERE, 1))


# --- conquest ------------------------------------------------------------------------------------------


@rules("PH-1.5g", "PH-R86", "PH-1.5.4j")
def test_a_conquered_field_keeps_its_works_and_loses_its_sites() -> None:
    state = site(town="BUR", site="STD", points=1500, walls=["O"])
    muster(state, ANN, BuildTown("STD", HERE))
    gold = state.realms[ANN].gold
    take_field(state, at(state, HERE), BOB, "conquered")
    town = state.towns[at(state, HERE)]
    assert (town.built, town.points, town.site) == (1, 1000, 0)
    assert [seen.work for seen in view(state, BOB).works] == ["WL"]
    finish_month(state)
    assert state.towns[at(state, HERE)].points == 1000
    assert state.realms[ANN].gold == gold

    fresh = site()
    muster(fresh, ANN, BuildTown("BUR", HERE))
    take_field(fresh, at(fresh, HERE), BOB, "conquered")
    assert fresh.towns == {}


@rules("PH-R77", "PH-1.5.8e")
def test_a_conquered_capital_becomes_a_fortress_beside_another() -> None:
    state = site(town="HST", given={"fields": {"101/13": {"owner": "Bob", "town": "HST"}}})
    take_field(state, at(state, HERE), BOB, "conquered")
    assert view(state, None).towns[HERE].stage == "FST"
    assert state.realms[ANN].capital == -1

    alone = site(town="HST")
    take_field(alone, at(alone, HERE), BOB, "conquered")
    assert view(alone, None).towns[HERE].stage == "HST"
    assert alone.realms[BOB].capital == at(alone, HERE)


@pytest.mark.parametrize("lost", [False, True])
@rules("PH-R77", "PH-1.5.8a", "PH-1.5.13b")
def test_a_realm_that_moves_its_capital_gets_no_second_one_by_conquest(lost: bool) -> None:
    fields = {"101/13": {"owner": "Ann", "town": "FST"}, "101/40": {"owner": "Bob", "town": "HST"}}
    state = site(2, town="HST", given={"step": "turn", "active": "Ann", "fields": fields})
    hand_in(state, ANN, MoveCapital("101/13"))
    if lost:
        take_field(state, at(state, "101/13"), BOB, "conquered")
    take_field(state, at(state, "101/40"), ANN, "conquered")
    for _ in range(4):
        finish_month(state)

    capitals = [field for field, town in state.towns.items() if town.built >= CAPITAL]
    assert capitals == [at(state, "101/40" if lost else "101/13")] == [state.realms[ANN].capital]


@rules("PH-R77", "PH-1.5.8a")
def test_a_realm_that_builds_a_capital_gets_no_second_one_by_conquest() -> None:
    own: dict[str, Any] = {"town": "FST", "site": "HST", "points": 4900}
    state = site(2, given={"fields": {"101/40": {"owner": "Bob", "town": "HST"}}}, **own)
    muster(state, ANN, BuildTown("HST", HERE, 100))
    take_field(state, at(state, "101/40"), ANN, "conquered")
    assert view(state, None).towns["101/40"].stage == "FST"
    finish_month(state)

    assert state.realms[ANN].capital == at(state, HERE)
    assert [field for field, town in state.towns.items() if town.built >= CAPITAL] == [at(state, HERE)]


# --- tearing down --------------------------------------------------------------------------------------


def wreckers(count: int = 1, troops: int = 2000, **field: Any) -> State:
    armies = {str(101 + i): {"field": HERE, "troops": troops, "leaders": 1} for i in range(count)}
    return site(2, given={"step": "turn", "active": "Ann", "armies": {"Ann": armies}}, **field)


@rules("PH-1.6a", "PH-1.6b")
def test_an_army_tears_down_one_building_and_all_roads_are_one() -> None:
    state = wreckers(2, roads=["NW", "O", "W"], walls=["NO", "SO"])
    hand_in(state, ANN, TearDown(101, "STR", "O"), TearDown(102, "WL", "NO"))
    assert [(seen.work, seen.side) for seen in view(state, BOB).works] == [("WL", "SO")]

    with refused("PH-1.6a", reason="reason_busy"):
        hand_in(wreckers(walls=["NO", "SO"]), ANN, TearDown(101, "WL", "NO"), TearDown(101, "WL", "SO"))
    with refused("PH-1.6a", reason="reason_no_work"):
        hand_in(wreckers(), ANN, TearDown(101, "WL", "NO"))
    with refused("PH-1.6a", reason="reason_too_weak"):
        hand_in(wreckers(troops=800, walls=["NO"]), ANN, TearDown(101, "WL", "NO"))


@rules("PH-1.6c")
def test_a_town_loses_one_stage_a_month() -> None:
    state = wreckers(2, town="FST")
    with refused("PH-1.6c", town="STD", field=HERE):
        hand_in(state, ANN, TearDownTown(101), TearDownTown(102))
    events = hand_in(state, ANN, TearDownTown(101))
    assert TownStands(HERE, "STD", 2000, "torn") in events
    assert state.towns[at(state, HERE)].points == 2000
    finish_month(state)
    assert state.month == 3

    castle = wreckers(town="BUR")
    hand_in(castle, ANN, TearDownTown(101))
    assert castle.towns == {}
