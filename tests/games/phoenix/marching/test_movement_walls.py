"""Walls on the way: whom they stop, how they are crossed (PH-1.5.4), and enemies that are met (PH-5.5a)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.holdings.land import has_wall
from tafelrunde.games.phoenix.orders.turn import MoveArmy
from tafelrunde.games.phoenix.state.deeds import CROSSED, STOPPED
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.land import ArmyMoved, ConflictArose
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, WEST, fleet, foot, march, riders, turn, where
from tests.games.phoenix.table import ANN, BOB, army, at, hand_in, refused, view

STRONG = foot(troops=4000)
BEHIND = {"102": {"field": EAST, "troops": 1000, "leaders": 1}}


def walled(
    mine: dict[str, Any] = STRONG, *, owner: str = "Bob", here: dict[str, Any] | None = None, **more: Any
) -> State:
    """A wall protects EAST against the west."""
    east = {"owner": owner, "walls": ["W"], **more.pop("east", {})}
    return turn(mine=mine, fields={HERE: here or {}, EAST: east}, **more)


@rules("PH-1.5.4a", "PH-1.5.4b")
@pytest.mark.parametrize("owner", ["Ann", "Bob"])
def test_for_its_own_realm_a_wall_is_not_there(owner: str) -> None:
    state = walled(foot(WEST), owner=owner, here={"owner": "Ann", "roads": ["O", "W"]}, east={"owner": owner})
    if owner == "Bob":
        with refused("PH-1.5.4g"):
            march(state, HERE, EAST)
        return
    march(state, HERE, EAST)
    assert where(state) == EAST


@rules("PH-R63", "PH-1.5.4b")
def test_partners_pass_a_wall_like_its_owner() -> None:
    state = walled(riders(WEST), realms={"Bob": {"ways": ["Ann"]}})

    march(state, HERE, EAST, number=201)

    assert army(state, ANN, 201).points == 21 - 7 - 4
    assert not army(state, ANN, 201).done & CROSSED


@rules("PH-R63", "PH-1.5.4a")
def test_a_wall_hinders_entering_the_field_it_protects_and_not_leaving_it() -> None:
    fields: dict[str, Any] = {HERE: {"owner": "Bob", "walls": ["O"]}}
    state = turn(mine=riders(), fields=fields)

    march(state, EAST, EAST, number=201)

    assert army(state, ANN, 201).points == 14


@rules("PH-R89")
def test_a_wall_on_nobodys_land_is_hostile_to_all() -> None:
    with refused("PH-1.5.4g", realm="nobody"):
        march(walled(foot(), owner="nobody"), EAST, EAST)


@rules("PH-1.5.4g", "PH-R78", "PH-1.5.4j", "PH-1.8k")
def test_ten_times_the_crew_crosses_a_wall_and_uses_up_the_month() -> None:
    state = walled()

    march(state, EAST, EAST)

    crossed = army(state, ANN, 101)
    assert (where(state), crossed.points, crossed.climbs) == (EAST, 0, 2)
    assert crossed.done & CROSSED
    assert state.owner[at(state, EAST)] == ANN
    assert has_wall(state, 6 * at(state, EAST) + 5)


def test_ph_1_5_4g_one_warrior_too_few() -> None:
    with refused("PH-1.5.4g", crew=400, need=4000, have=3999, realm="Bob"):
        march(walled(foot(troops=3999)), EAST, EAST)


def test_ph_1_5_4g_only_as_the_first_step() -> None:
    with refused("PH-1.5.4g", have=4000):
        march(walled(riders(WEST, troops=4000)), HERE, EAST, number=201)


def test_ph_r78_after_a_wall_the_movement_is_over() -> None:
    with refused("PH-R78", field=FAR, obstacle="river_or_wall"):
        march(walled(riders(troops=4000)), EAST, FAR, number=201)


@pytest.mark.parametrize(
    ("here", "where_"),
    [
        ({"terrain": "h"}, "where_height"),
        ({"terrain": "h", "roads": ["O"]}, "where_height"),
        ({"rivers": ["O"]}, "where_river"),
    ],
)
@rules("PH-1.5.4i")
def test_walls_at_heights_and_behind_rivers_are_never_crossed(here: dict[str, Any], where_: str) -> None:
    with refused("PH-1.5.4i", where=where_, realm="Bob"):
        march(walled(foot(troops=90_000), here=here), EAST, EAST)


@rules("PH-R63", "PH-1.5.3c")
def test_a_wall_at_a_bridge_counts_as_if_there_were_no_river() -> None:
    state = walled(here={"rivers": ["O"], "bridges": ["O"]})

    march(state, EAST, EAST)

    assert where(state) == EAST


@rules("PH-1.5.4h", "PH-R78")
def test_an_army_behind_a_wall_may_be_attacked_without_tenfold_strength() -> None:
    state = walled(foot(troops=500), theirs=BEHIND)

    march(state, EAST, EAST)

    assert where(state) == EAST
    assert state.owner[at(state, EAST)] == BOB
    assert army(state, ANN, 101).done & STOPPED


@rules("PH-1.5.4h", "PH-1.5.4g")
def test_an_army_behind_a_wall_is_not_attacked_after_other_steps() -> None:
    with refused("PH-1.5.4g"):
        march(walled(riders(WEST), theirs=BEHIND), HERE, EAST, number=201)


# --- meeting -----------------------------------------------------------------------------------------


@rules("PH-5.5a", "PH-5a", "PH-1.8k")
def test_meeting_an_enemy_ends_the_movement_and_conquers_nothing() -> None:
    state = turn(mine=riders(), theirs=BEHIND, fields={EAST: {"owner": "Bob"}})

    events = march(state, EAST, EAST, number=201)

    assert ArmyMoved(ANN, 201, (HERE, EAST), stopped=True) in events
    assert ConflictArose(EAST, (ANN, BOB)) in events
    assert state.owner[at(state, EAST)] == BOB
    assert army(state, ANN, 201).done & STOPPED


def test_ph_5_5a_nobody_goes_on_through_an_enemy() -> None:
    state = turn(fields={EAST: {"owner": "Ann"}, FAR: {"owner": "Ann"}}, theirs=BEHIND)
    with refused("PH-5.5a", army="101", field=EAST, realm="Bob"):
        march(state, EAST, FAR)
    state = turn(mine=riders(), theirs=BEHIND)
    with refused("PH-5.5a", line=2):
        hand_in(state, ANN, MoveArmy(201, EAST, (EAST,)), MoveArmy(201, FAR))


@rules("PH-5.5a")
def test_paths_that_are_found_go_round_enemies() -> None:
    state = turn(mine=riders(), theirs=BEHIND)

    hand_in(state, ANN, MoveArmy(201, FAR))

    assert (where(state, 201), army(state, ANN, 201).points) == (FAR, 0)


def test_who_was_met_in_his_own_field_may_go_on_in_his_turn() -> None:
    state = turn(mine=riders(), theirs={"102": {**BEHIND["102"], "field": HERE}})

    march(state, EAST, number=201)

    assert where(state, 201) == EAST


@rules("PH-5a", "PH-5b", "PH-1.8c")
def test_armies_of_partners_share_a_field() -> None:
    state = turn(
        mine=riders(),
        theirs=BEHIND,
        fields={EAST: {"owner": "Bob"}},
        realms={"Bob": {"ways": ["Ann"]}},
    )

    march(state, EAST, FAR, number=201)

    assert where(state, 201) == FAR
    assert state.owner[at(state, EAST)] == BOB


@pytest.mark.parametrize(
    ("rights", "is_met"),
    [({}, True), ({"ways": ["Ann"]}, True), ({"coasts": ["Ann"]}, False)],
)
@rules("PH-5b", "PH-R68", "PH-5a", "PH-R33")
def test_at_sea_only_a_coastal_right_makes_allies(rights: dict[str, Any], is_met: bool) -> None:
    fields: dict[str, Any] = {"101/30": {"terrain": "t", "owner": "Bob"}}
    theirs = {"301": {"field": EAST, "troops": 5, "leaders": 1}}
    state = turn(mine=fleet(), theirs=theirs, all={"terrain": "w"}, fields=fields, realms={"Bob": rights})

    march(state, EAST, EAST, number=301)

    assert (army(state, ANN, 301).done & STOPPED != 0) == is_met


def test_ph_5b_a_coastal_right_makes_no_allies_on_land() -> None:
    state = turn(theirs=BEHIND, fields={EAST: {"owner": "Bob"}}, realms={"Bob": {"coasts": ["Ann"]}})

    march(state, EAST)

    assert army(state, ANN, 101).done & STOPPED
    seen = view(state, BOB).realms[BOB]
    assert seen is not None
    assert seen.coasts == ()
