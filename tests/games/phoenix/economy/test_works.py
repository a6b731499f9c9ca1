"""Roads, quays, bridges and walls: where they are built, what they cost, who prevents them (PH-1.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.holdings.land import side_of
from tafelrunde.games.phoenix.orders.muster import Build, Repair
from tafelrunde.games.phoenix.secrecy.seen import WorkSeen
from tafelrunde.games.phoenix.standing.sieges import is_hindered
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.undertakings import SpellWall
from tafelrunde.games.phoenix.told.land import WorkRepaired, WorkStands
from tafelrunde.games.phoenix.told.notes import Prevented
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, BOB, at, finish_month, muster, position, refused, view

HERE, EAST, WEST = "101/27", "101/28", "101/26"
OWN = {"owner": "Ann"}


def land(month: int = 5, gold: int = 50_000, **more: Any) -> State:
    """Ann's field with her own land around it."""
    labels = (HERE, EAST, WEST, "101/19", "101/20", "101/34", "101/35")
    fields: dict[str, Any] = {label: {"owner": "Ann"} for label in labels}
    for label, row in more.pop("fields", {}).items():
        fields[label] = {**fields.get(label, {}), **row}
    return position(month=month, fields=fields, realms={"Ann": {"gold": gold}}, **more)


def built(state: State, *orders: Any) -> State:
    muster(state, ANN, *orders)
    finish_month(state)
    return state


def diary(events: list[Any], realm: int) -> list[Any]:
    return [note for event in events for note in getattr(event, "notes", None) or () if event.realm == realm]


WORKS = {
    "PH-1.5.1f": ("STR", {}, 3000),
    "PH-1.5.2c": ("KA", {EAST: {"terrain": "w", "owner": "nobody"}}, 3000),
    "PH-1.5.3d": ("BR", {HERE: {"rivers": ["O"]}}, 3000),
    "PH-1.5.4k": ("WL", {}, 5000),
}


@pytest.mark.parametrize("rule", WORKS)
@rules("PH-1.5.1f", "PH-1.5.2c", "PH-1.5.3d", "PH-1.5.4k", "PH-1.5a", "PH-3e", "PH-3s", "PH-1.5l")
def test_a_work_takes_one_month_and_its_price(rule: str) -> None:
    work, fields, price = WORKS[rule]
    state = land(fields=fields)
    muster(state, ANN, Build(work, HERE, "O"))  # type: ignore[arg-type]
    assert state.realms[ANN].gold == 50_000 - price
    assert view(state, ANN).works == ()
    events = finish_month(state)

    assert WorkStands(ANN, work, HERE, "O") in events
    assert [(seen.work, seen.lost) for seen in view(state, BOB).works] == [(work, 0)]


def test_ph_1_5b_one_builds_on_own_land_only() -> None:
    with refused("PH-1.5b", field="101/13"):
        muster(land(), ANN, Build("STR", "101/13", "SO"))
    with refused("PH-1.5b"):
        muster(land(fields={HERE: {"owner": "Bob"}}), ANN, Build("WL", HERE, "O"))


def test_ph_r71_new_works_begin_in_recruiting_months() -> None:
    for month in (2, 3, 4, 6, 7, 8):
        with refused("PH-R71", building="STR"):
            muster(land(month), ANN, Build("STR", HERE, "O"))


def test_ph_1_5_1b_no_road_over_two_heights() -> None:
    with refused("PH-1.5.1b", height_start=1, height_field=3):
        muster(land(fields={EAST: {"terrain": "b"}}), ANN, Build("STR", HERE, "O"))
    assert built(land(fields={EAST: {"terrain": "h"}}), Build("STR", HERE, "O")).works


def test_ph_r81_no_road_into_water_but_into_foreign_land() -> None:
    with refused("PH-R81", field=EAST):
        muster(land(fields={EAST: {"terrain": "w", "owner": "nobody"}}), ANN, Build("STR", HERE, "O"))
    state = built(land(fields={EAST: {"owner": "Bob"}}), Build("STR", HERE, "O"))
    assert view(state, ANN).works == (WorkSeen("STR", HERE, "O", 0),)


@rules("PH-1.5.1e", "PH-R54", "PH-1.5m", "PH-R51")
def test_roads_of_a_field_are_sites_of_their_own() -> None:
    sides: tuple[Any, ...] = ("NW", "NO", "O", "SO", "SW", "W")
    state = land()
    muster(state, ANN, *(Build("STR", HERE, side) for side in sides))
    assert state.realms[ANN].gold == 50_000 - 6 * 3000
    finish_month(state)
    assert len(view(state, ANN).works) == 6


def test_ph_1_5n_each_kind_once_on_a_side_from_either_field() -> None:
    state = built(land(month=1), Build("STR", HERE, "O"), Build("WL", HERE, "O"))
    state = later(state, 5)
    for order in (Build("STR", HERE, "O"), Build("STR", EAST, "W")):
        with refused("PH-1.5n", building="STR"):
            muster(state, ANN, order)
    with refused("PH-1.5n", building="STR"):
        muster(land(), ANN, Build("STR", HERE, "O"), Build("STR", EAST, "W"))


def later(state: State, month: int) -> State:
    while state.month < month:
        finish_month(state)
    return state


@rules("PH-1.5.4c", "PH-1.5.4a")
def test_two_walls_face_each_other_but_never_stand_on_one_side() -> None:
    state = built(land(month=1), Build("WL", HERE, "O"), Build("WL", EAST, "W"), Build("WL", HERE, "W"))
    assert sorted((seen.field, seen.side) for seen in view(state, BOB).works) == [
        (HERE, "O"),
        (HERE, "W"),
        (EAST, "W"),
    ]
    with refused("PH-1.5.4c", side="O", field=HERE):
        muster(later(state, 5), ANN, Build("WL", HERE, "O"))


@pytest.mark.parametrize(
    "fields",
    [{}, {HERE: {"terrain": "h"}, EAST: {"terrain": "w", "owner": "nobody"}}],
    ids=["no water", "no height 1"],
)
def test_ph_1_5_2b_a_quay_lies_between_height_one_and_water(fields: dict[str, Any]) -> None:
    with refused("PH-1.5.2b", side="O", field=HERE):
        muster(land(fields=fields), ANN, Build("KA", HERE, "O"))


@rules("PH-1.5.3a", "PH-1.5.3b")
def test_a_bridge_joins_own_fields_of_one_height_over_a_river() -> None:
    river = {HERE: {"rivers": ["O"]}}
    with refused("PH-1.5.3a"):
        muster(land(), ANN, Build("BR", HERE, "O"))
    with refused("PH-1.5.3a", height_field=2):
        muster(land(fields={**river, EAST: {"terrain": "h"}}), ANN, Build("BR", HERE, "O"))
    with refused("PH-1.5.3b", foreign=EAST):
        muster(land(fields={**river, EAST: {"owner": "Bob"}}), ANN, Build("BR", HERE, "O"))


def test_nothing_is_built_beyond_the_rim_of_the_world() -> None:
    with refused("PH-0.1.2a"):
        muster(land(fields={"101/01": {"owner": "Ann"}}), ANN, Build("WL", "101/01", "NW"))


def test_works_must_be_paid() -> None:
    with refused("PH-3.3e", need=5000, have=4000):
        muster(land(gold=4000), ANN, Build("WL", HERE, "O"))


# --- prevented -----------------------------------------------------------------------------------------

STRONG = {"troops": 1000, "leaders": 1}
WEAK = {"troops": 950, "leaders": 1}


@pytest.mark.parametrize(
    ("army", "fields", "realms", "prevented"),
    [
        pytest.param({"field": EAST, **STRONG}, {}, {}, True, id="across the side"),
        pytest.param({"field": WEST, **STRONG}, {}, {}, False, id="elsewhere"),
        pytest.param({"field": EAST, **WEAK}, {}, {}, False, id="too weak"),
        pytest.param({"field": EAST, **STRONG}, {HERE: {"rivers": ["O"]}}, {}, False, id="behind a river"),
        pytest.param({"field": EAST, **STRONG}, {HERE: {"walls": ["O"]}}, {}, False, id="behind a wall"),
        pytest.param({"field": EAST, **STRONG}, {}, {"Bob": {"ways": ["Ann"]}}, False, id="a partner"),
    ],
)
@rules("PH-1.5c", "PH-1.5d", "PH-R72", "PH-1.8j", "PH-R75")
def test_a_strong_enemy_across_the_side_prevents_a_road(
    army: dict[str, Any], fields: dict[str, Any], realms: dict[str, Any], prevented: bool
) -> None:
    state = position(
        month=5,
        fields={HERE: {"owner": "Ann", **fields.get(HERE, {})}},
        realms={"Ann": {"gold": 3000}, **realms},
        armies={"Bob": {"101": army}},
    )
    muster(state, ANN, Build("STR", HERE, "O"))
    assert state.realms[ANN].gold == 0
    events = finish_month(state)

    roads = [seen for seen in view(state, ANN).works if seen.work == "STR"]
    assert len(roads) == (0 if prevented else 1)
    assert state.realms[ANN].gold == (3000 if prevented else 0)
    assert (Prevented("STR", HERE, "O") in diary(events, ANN)) == prevented
    assert diary(events, BOB) == []


@rules("PH-R72", "PH-1.4.2a")
def test_a_magic_wall_in_between_keeps_an_enemy_from_preventing_anything() -> None:
    state = position(fields={HERE: {"owner": "Ann"}}, armies={"Bob": {"101": {"field": EAST, **STRONG}}})
    side = side_of(at(state, HERE), DIRECTIONS.index("O"))
    assert is_hindered(state, side)
    state.magic.append(SpellWall(ANN, side, 501))
    assert not is_hindered(state, side)


# --- repair --------------------------------------------------------------------------------------------


def damaged(month: int = 2, **more: Any) -> State:
    return land(month, fields={HERE: {"walls": ["O"], "roads": ["W"], "damaged": {"WL O": 40}}}, **more)


@rules("PH-1.5.10a", "PH-1.5.10c")
def test_a_damaged_wall_is_repaired_in_any_month_for_fifty_gold_a_point() -> None:
    for month in range(1, 9):
        state = damaged(month)
        assert WorkSeen("WL", HERE, "O", 40) in view(state, BOB).works
        muster(state, ANN, Repair("WL", HERE, "O", 15))
        assert state.realms[ANN].gold == 50_000 - 750
        events = finish_month(state)
        assert WorkRepaired("WL", HERE, "O", 25) in events
        assert WorkSeen("WL", HERE, "O", 25) in view(state, BOB).works


def test_ph_1_5_10a_no_more_is_repaired_than_is_damaged() -> None:
    with refused("PH-1.5.10a", points=41, missing=40):
        muster(damaged(), ANN, Repair("WL", HERE, "O", 41))
    with refused("PH-1.5.10a", points=11, missing=10):
        muster(damaged(), ANN, Repair("WL", HERE, "O", 30), Repair("WL", HERE, "O", 11))
    with refused("PH-1.5.10a", missing=0):
        muster(damaged(), ANN, Repair("STR", HERE, "W", 1))
    with refused("PH-1.5b"):
        muster(damaged(), BOB, Repair("WL", HERE, "O", 1))


def test_ph_1_5_10b_a_strong_enemy_prevents_a_repair() -> None:
    fields = {HERE: {"roads": ["W"], "damaged": {"STR W": 20}}, WEST: {"owner": "Bob"}}
    state = land(2, fields=fields, armies={"Bob": {"101": {"field": WEST, **STRONG}}})
    muster(state, ANN, Repair("STR", HERE, "W", 20))
    events = finish_month(state)

    assert Prevented("STR", HERE, "W") in diary(events, ANN)
    assert state.realms[ANN].gold == 50_000
    assert state.damage[32 * state.setting.world.edge[6 * at(state, HERE) + 5] + 1] == 20
