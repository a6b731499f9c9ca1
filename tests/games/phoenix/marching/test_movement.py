"""Steps of armies and fleets: land and water, heights, roads, rivers, bridges, closed terrain (PH-4)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.marching.movement import move
from tafelrunde.games.phoenix.orders.turn import MoveArmy, Plunder, TearDown
from tafelrunde.games.phoenix.state.deeds import ENDED, MOVED
from tafelrunde.games.phoenix.told.land import ArmyMoved
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import (
    EAST,
    FAR,
    HERE,
    ROW,
    along,
    fleet,
    foot,
    march,
    riders,
    turn,
    where,
)
from tests.games.phoenix.table import ANN, army, hand_in, refused


@rules("PH-3o", "PH-0.1.2a", "PH-4f")
def test_an_army_goes_along_the_path_and_everybody_sees_it() -> None:
    state = turn(mine=riders())

    events = march(state, EAST, FAR, number=201)

    moved = [event for event in events if isinstance(event, ArmyMoved)]
    assert moved == [ArmyMoved(ANN, 201, (HERE, EAST, FAR))]
    assert where(state, 201) == FAR
    assert (army(state, ANN, 201).points, army(state, ANN, 201).moved) == (7, 2)
    assert army(state, ANN, 201).done & MOVED


def test_ph_0_1_2a_a_path_leaves_no_field_out() -> None:
    with refused("PH-0.1.2a", start=HERE, field=FAR):
        march(turn(mine=riders()), FAR, "101/30", number=201)


def test_ph_0_1_2a_a_unit_does_not_move_to_where_it_is() -> None:
    with refused("PH-0.1.2a", start=HERE, field=HERE):
        march(turn(), HERE, HERE)


def test_nothing_changes_when_a_later_step_is_refused() -> None:
    state = turn(mine=riders())

    with refused("PH-4f", have=0, need=7):
        march(state, *ROW[5:], ROW[6], number=201)
    assert where(state, 201) == HERE
    assert army(state, ANN, 201).done == 0


@pytest.mark.parametrize("terrain", "tfdshbg")
@rules("PH-1.1.1b", "PH-4g", "PH-0.3.1a", "PH-R50")
def test_warriors_walk_one_foreign_field_a_month_and_the_terrain_kills_nobody(terrain: str) -> None:
    state = turn(all={"terrain": terrain}, mine=foot(mounts=10, leaders=3))
    with refused("PH-4f", have=2, need=7):
        march(state, EAST, FAR)

    march(state, EAST)

    walked = army(state, ANN, 101)
    assert (where(state), walked.troops, walked.mounts, walked.leaders) == (EAST, 1000, 10, 3)


@rules("PH-4f", "PH-4g", "PH-1.1.1b")
def test_warriors_have_nine_points() -> None:
    with refused("PH-4f", have=2, need=7, start=EAST, field=FAR, terrain="terrain_9"):
        march(turn(), EAST, FAR)
    state = turn(fields={label: {"owner": "Ann", "roads": ["O"]} for label in ROW})
    march(state, *ROW[5:])
    assert army(state, ANN, 101).points == 0


def test_several_orders_share_the_points_of_a_month() -> None:
    state = turn(mine=riders())
    hand_in(state, ANN, MoveArmy(201, EAST), MoveArmy(201, FAR))
    assert army(state, ANN, 201).points == 7

    state = turn(mine=riders())
    with refused("PH-4f", have=0, line=4):
        hand_in(state, ANN, *[MoveArmy(201, label) for label in (EAST, FAR, "101/30", FAR)])


@rules("PH-1.8n")
def test_only_own_armies_move() -> None:
    with refused("PH-1.8n", number=102, units="101"):
        march(turn(theirs={"102": {"field": EAST, "troops": 1000}}), EAST, number=102)


# --- water and land ----------------------------------------------------------------------------------


def test_ph_0_3_2a_only_ships_enter_water() -> None:
    for terrain in "w~":
        with refused("PH-0.3.2a", army="101", field=EAST):
            march(turn(fields={EAST: {"terrain": terrain}}), EAST)


def test_ph_0_3_2b_ships_stay_on_water() -> None:
    with refused("PH-0.3.2b", army="301", field=EAST):
        march(turn(mine=fleet(), fields={HERE: {"terrain": "w"}}), EAST, number=301)


@rules("PH-0.3.2e", "PH-4l")
def test_a_fleet_sails_and_conquers_nothing() -> None:
    state = turn(mine=fleet(troops=200), all={"terrain": "w"})

    march(state, EAST, FAR, "101/30", number=301)

    assert army(state, ANN, 301).points == 42 - 3 * 7
    assert all(owner == 255 for owner in state.owner)


# --- heights -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("road", "left"), [(False, 0), (True, 1)])
@rules("PH-1.5.1h", "PH-4b")
def test_a_height_costs_two_points_or_one_by_road(road: bool, left: int) -> None:
    state = turn(mine=riders(), fields={HERE: {"roads": ["O"] if road else []}, EAST: {"terrain": "h"}})

    march(state, EAST, number=201)

    assert 2 - army(state, ANN, 201).climbs == left


@rules("PH-1.5.1h", "PH-4b")
def test_without_a_road_one_height_a_month_up_or_down() -> None:
    fields = along("t", "h", "t")
    with refused("PH-1.5.1h", have=0, need=2, start=EAST, field=FAR):
        march(turn(mine=riders(), fields=fields), EAST, FAR, number=201)


@rules("PH-1.5.1c", "PH-1.5.1h")
def test_along_a_road_two_heights_but_not_three() -> None:
    fields = along("t", "h", "b", roads=["O"])
    fields["101/30"] = {"terrain": "h"}
    state = turn(mine=riders(), fields=fields)
    march(state, EAST, FAR, number=201)
    assert (army(state, ANN, 201).climbs, army(state, ANN, 201).points) == (2, 21 - 4 - 7)

    with refused("PH-1.5.1h", have=0, need=1, start=FAR, field="101/30"):
        march(turn(mine=riders(), fields=fields), EAST, FAR, "101/30", number=201)


@rules("PH-1.5.1c", "PH-1.5.1i")
def test_after_a_road_up_no_height_without_a_road() -> None:
    fields = along("t", "h", "b")
    fields[HERE]["roads"] = ["O"]
    with refused("PH-1.5.1h", have=1, need=2, start=EAST, field=FAR):
        march(turn(mine=riders(), fields=fields), EAST, FAR, number=201)


@pytest.mark.parametrize("road", [False, True])
@rules("PH-4c")
def test_never_two_heights_in_one_step(road: bool) -> None:
    fields = {HERE: {"roads": ["O"] if road else []}, EAST: {"terrain": "b"}}
    with refused("PH-4c", height_start=1, height_field=3):
        march(turn(fields=fields), EAST)


# --- closed terrain ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "number", "terrains", "rule", "params"),
    [
        (riders(), 201, "bg", "PH-4h", {"unit": "riders"}),
        (riders(light=1), 201, "bg", "PH-4h", {"unit": "riders"}),
        (foot(heavy=1), 101, "bg", "PH-4h", {"unit": "heavy_catapults"}),
        (foot(light=1), 101, "bg", "PH-1.5.1d", {"weapon": "light_catapults"}),
        (foot(heavy=1), 101, "tf", "PH-1.5.1d", {"weapon": "heavy_catapults"}),
        (foot(heavy=1), 101, "ts", "PH-1.5.1d", {"weapon": "heavy_catapults"}),
        (foot(light=2, heavy=1), 101, "hb", "PH-1.5.1d", {"weapon": "heavy_catapults"}),
    ],
)
@rules("PH-1.5.1d", "PH-4h", "PH-4i", "PH-4j", "PH-R69")
def test_closed_terrain(
    unit: dict[str, Any], number: int, terrains: str, rule: str, params: dict[str, str]
) -> None:
    fields: dict[str, Any] = along(*terrains)
    with refused(rule, start=HERE, field=EAST, **params):
        march(turn(mine=unit, fields=fields), EAST, number=number)
    if rule == "PH-1.5.1d":
        fields[HERE]["roads"] = ["O"]
        state = turn(mine=unit, fields=fields)
        march(state, EAST, number=number)
        assert army(state, ANN, number).points == 9 - 7


# --- what keeps an army where it is ------------------------------------------------------------------


@rules("PH-3.2.2.1b")
def test_who_plunders_does_not_move() -> None:
    with refused("PH-3.2.2.1b", line=2):
        hand_in(turn(), ANN, Plunder(101), MoveArmy(101, EAST))


@rules("PH-1.6a")
def test_who_tears_down_does_not_move() -> None:
    state = turn(fields={HERE: {"owner": "Ann", "roads": ["O"]}})
    with refused("PH-1.6a", reason="reason_moves", line=2):
        hand_in(state, ANN, TearDown(101, "STR", "O"), MoveArmy(101, EAST))


@rules("PH-3y", "PH-6.1d")
def test_a_gift_does_not_move_in_the_next_turn() -> None:
    with refused("PH-3y", goods="101", realm="Bob"):
        march(turn(mine=foot(held=2, giver=1)), EAST)
    state = turn(mine=foot(held=1, giver=1))
    march(state, EAST)
    assert where(state) == EAST


@rules("PH-4.3f", "PH-4.3e")
def test_after_what_only_the_end_of_a_movement_allows_nobody_goes_on() -> None:
    state = turn()
    key = army(state, ANN, 101).key
    state.edit_army(key).done |= ENDED

    with refused("PH-4.3f", army="101"):
        move(state, ANN, MoveArmy(101, EAST))


def test_every_step_of_a_path_costs_its_own_points() -> None:
    state = turn(mine=riders(), fields={EAST: {"terrain": "f"}})
    key = army(state, ANN, 201).key

    with refused("PH-4f", have=4, need=7):
        march(state, EAST, FAR, ROW[-1], number=201)
    march(state, EAST, FAR, number=201)
    assert state.army(key).points == 4
    assert where(state, 201) == FAR
