"""Rivers and bridges on the way (PH-0.3.11, PH-1.5.3)."""

from __future__ import annotations

from tafelrunde.games.phoenix.state.deeds import CROSSED
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, WEST, march, riders, turn, where
from tests.games.phoenix.table import ANN, army, finish_month, hand_in, refused


@rules("PH-0.3.11a", "PH-0.3.11c", "PH-R78", "PH-4b")
def test_a_river_is_crossed_as_the_whole_move_of_a_month() -> None:
    for fields in ({HERE: {"rivers": ["O"]}}, {EAST: {"rivers": ["W"]}}):
        state = turn(mine=riders(), fields=fields)
        march(state, EAST, EAST, number=201)
        crossed = army(state, ANN, 201)
        assert (where(state, 201), crossed.points, crossed.climbs) == (EAST, 0, 2)
        assert crossed.done & CROSSED


@rules("PH-0.3.11c")
def test_whoever_names_no_path_goes_round_the_river_if_that_is_better() -> None:
    state = turn(mine=riders(), fields={HERE: {"rivers": ["O"]}})

    march(state, EAST, number=201)

    assert army(state, ANN, 201).points == 7
    assert not army(state, ANN, 201).done & CROSSED


def test_ph_0_3_11c_not_after_another_step() -> None:
    with refused("PH-0.3.11c", start=HERE, field=EAST):
        march(turn(mine=riders(WEST), fields={HERE: {"rivers": ["O"]}}), HERE, EAST, number=201)


def test_ph_r78_after_a_river_the_movement_is_over() -> None:
    state = turn(mine=riders(), fields={HERE: {"rivers": ["O"]}})
    with refused("PH-R78", field=FAR):
        march(state, EAST, FAR, number=201)


@rules("PH-0.3.11c", "PH-4o")
def test_a_crossing_takes_three_months() -> None:
    state = turn(mine=riders(WEST), fields={HERE: {"rivers": ["O"]}})
    for label in (HERE, EAST, FAR):
        march(state, label, label, number=201)
        assert where(state, 201) == label
        finish_month(state)
        for realm in (0, 1):
            hand_in(state, realm)
        state.active, state.waiting = ANN, 1


def test_ph_0_3_11b_only_between_equal_heights() -> None:
    fields = {HERE: {"rivers": ["O"], "roads": ["O"]}, EAST: {"terrain": "h"}}
    with refused("PH-0.3.11b", height_start=1, height_field=2):
        march(turn(fields=fields), EAST)


@rules("PH-1.5.3c")
def test_over_a_bridge_as_if_there_were_no_river() -> None:
    fields = {HERE: {"rivers": ["O"], "bridges": ["O"]}}
    state = turn(mine=riders(WEST), fields=fields)

    march(state, HERE, EAST, FAR, number=201)

    assert army(state, ANN, 201).points == 0
    assert not army(state, ANN, 201).done & CROSSED


@rules("PH-R221", "PH-4f", "PH-4.3c")
def test_r221_laden_riders_do_not_enter_a_forest_behind_a_river_or_wall() -> None:
    """Ten points it costs, nine they have."""
    for fields in (
        {HERE: {"rivers": ["O"]}, EAST: {"terrain": "f"}},
        {EAST: {"terrain": "f", "owner": "Bob", "walls": ["W"]}},
    ):
        laden = turn(mine=riders(troops=5000, gold=50_000), fields=fields)
        with refused("PH-4f", army="201", have=9, need=10):
            march(laden, EAST, EAST, number=201)
        light = turn(mine=riders(troops=5000, gold=49_999), fields=fields)
        march(light, EAST, EAST, number=201)
        assert where(light, 201) == EAST
