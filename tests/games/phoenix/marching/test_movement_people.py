"""Characters and wizards on their way: alone, over water, and with armies and fleets (PH-1.9k, PH-4k)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.marching.persons import walking
from tafelrunde.games.phoenix.orders.turn import Accompany, Embark, Land, MoveArmy, MovePerson
from tafelrunde.games.phoenix.standing.costs import points_left, step_cost
from tafelrunde.games.phoenix.state.pieces import Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.people import PersonMoved
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, WEST, fleet, foot, riders, turn, where
from tests.games.phoenix.table import ANN, army, at, hand_in, position, refused

EASTWARDS = 2
SEA = {EAST: {"terrain": "w"}, FAR: {"terrain": "w"}}
ISLE = "101/30"


def alone(rank: str = "CHF", number: int = 601, **given: Any) -> State:
    """Somebody in HERE; no army of Ann's unless said."""
    person = {"field": HERE, "rank": rank, "army": given.pop("army", 0)}
    return turn(mine=given.pop("mine", {}), people={"Ann": {str(number): person}}, **given)


def person(state: State, number: int = 601) -> Person:
    return state.person(number)


def place(state: State, number: int = 601) -> str:
    return state.setting.world.label(person(state, number).field)


@pytest.mark.parametrize(("rank", "number"), [("CHF", 601), ("HER", 602), ("ZIV", 603), ("Z", 501)])
@pytest.mark.parametrize(
    ("terrain", "costs"),
    [("t", (14, 8, 8, 6)), ("s", (20, 10, 10, 6)), ("b", (42, 14, 14, 8)), ("g", (42, 42, 42, 42))],
)
@rules("PH-4k", "PH-R5", "PH-0.3.11d")
def test_people_pay_double_what_riders_pay_of_forty_two(
    rank: str, number: int, terrain: str, costs: tuple[int, ...]
) -> None:
    for column, cost in enumerate(costs):
        fields: dict[str, Any] = {
            HERE: {"roads": ["O"] if column & 1 else []},
            EAST: {"terrain": terrain, "owner": "Ann" if column & 2 else "nobody"},
        }
        state = alone(rank, number, fields=fields)
        unit = walking(person(state, number))
        assert step_cost(state, unit, unit.field, EASTWARDS) == cost
        assert points_left(state, unit) == 42


@pytest.mark.parametrize(("option", "steps"), [("rider", 3), ("double", 6)])
def test_ph_r5_how_far_a_character_gets(option: str, steps: int) -> None:
    path = [f"101/{kf}" for kf in range(24, 31)]
    for count in (steps, steps + 1):
        state = position(
            month=2,
            step="turn",
            active="Ann",
            options={"character_points": option},
            people={"Ann": {"601": {"field": "101/23"}}},
        )
        order = MovePerson(601, path[count - 1], tuple(path[: count - 1]))
        if count == steps:
            hand_in(state, ANN, order)
            assert person(state).points == 0
        elif count <= len(path):
            with refused("PH-4f", have=0, army="601"):
                hand_in(state, ANN, order)


@rules("PH-1.9k", "PH-0.3.2c", "PH-R83", "PH-4k")
def test_a_character_puts_to_sea_with_a_ship_of_his_own() -> None:
    state = alone(fields={**SEA, HERE: {"quays": ["O"]}, ISLE: {"quays": ["W"]}})

    events = hand_in(state, ANN, MovePerson(601, ISLE, (EAST, FAR)))

    assert PersonMoved(ANN, 601, (HERE, EAST, FAR, ISLE)) in events
    assert (place(state), person(state).points, person(state).climbs) == (ISLE, 42 - 7 - 7 - 14, 2)
    assert state.owner[at(state, ISLE)] == 255, "alone he conquers nothing"


@rules("PH-1.9k", "PH-0.3.2c")
def test_a_character_finds_his_way_over_water() -> None:
    fields = {HERE: {"terrain": "t", "quays": ["O"]}, ISLE: {"terrain": "t", "quays": ["W"]}}
    state = alone(all={"terrain": "w"}, fields=fields)

    hand_in(state, ANN, MovePerson(601, ISLE))

    assert place(state) == ISLE


@rules("PH-1.9k", "PH-1.5.1h", "PH-4b")
def test_putting_to_sea_is_a_height_for_people_too() -> None:
    with refused("PH-1.5.1h", have=0, need=2, army="601", field=ISLE):
        hand_in(alone(fields=SEA), ANN, MovePerson(601, ISLE, (EAST, FAR)))


@rules("PH-4k", "PH-4.1a")
def test_people_pay_what_ships_pay() -> None:
    found = []
    for terrain, owner in (("w", "nobody"), ("w", "Ann"), ("~", "nobody"), ("~", "Ann")):
        fields = {EAST: {"terrain": terrain}, FAR: {"owner": owner}}
        unit = walking(person(state := alone(fields=fields)))
        found.append(step_cost(state, unit, unit.field, EASTWARDS))

    assert found == [7, 5, 12, 8]


@pytest.mark.parametrize(("rank", "number"), [("CHF", 601), ("Z", 501)])
def test_ph_0_3_11d_people_cross_rivers_like_armies(rank: str, number: int) -> None:
    fields = {HERE: {"rivers": ["O"]}}
    state = alone(rank, number, fields=fields)
    hand_in(state, ANN, MovePerson(number, EAST, (EAST,)))
    assert (place(state, number), person(state, number).points) == (EAST, 0)
    with refused("PH-R78"):
        hand_in(alone(rank, number, fields=fields), ANN, MovePerson(number, FAR, (EAST,)))
    with refused("PH-0.3.11c"):
        hand_in(alone(rank, number, fields={EAST: {"rivers": ["O"]}}), ANN, MovePerson(number, FAR, (EAST,)))


@rules("PH-1.5.4g", "PH-1.5.4b")
def test_people_do_not_storm_walls() -> None:
    state = alone(fields={EAST: {"owner": "Bob", "walls": ["W"]}})
    with refused("PH-1.5.4g", have=0, need=4000):
        hand_in(state, ANN, MovePerson(601, EAST, (EAST,)))


@rules("PH-1.8n")
def test_only_own_people_take_orders() -> None:
    with refused("PH-1.8n", number=602, units="601"):
        hand_in(alone(), ANN, MovePerson(602, EAST))
    captive = alone()
    captive.edit_person(601).captor = 1
    with refused("PH-1.8n", number=601, units="–"):
        hand_in(captive, ANN, MovePerson(601, EAST))


# --- with armies -------------------------------------------------------------------------------------


@rules("PH-1.9.1d", "PH-4a")
def test_who_goes_with_an_army_comes_along_and_uses_up_his_month() -> None:
    state = alone("BUH", mine=riders())

    events = hand_in(state, ANN, Accompany(601, 201), MoveArmy(201, FAR, (EAST,)))

    assert PersonMoved(ANN, 601, (HERE, EAST, FAR)) in events
    assert (place(state), person(state).army) == (FAR, 201)
    assert (army(state, ANN, 201).points, person(state).points) == (7, 14)


@rules("PH-4a", "PH-4n")
def test_who_has_moved_already_slows_the_army_down() -> None:
    state = alone("BUH", mine=riders(EAST))

    hand_in(state, ANN, MovePerson(601, EAST), Accompany(601, 201), MoveArmy(201, FAR))
    assert (army(state, ANN, 201).points, person(state).points) == (14 - 7, 14)

    state = alone("BUH", mine=foot(EAST))
    with refused("PH-4f", army="101", have=9 * 28 // 42, need=7, line=3):
        hand_in(state, ANN, MovePerson(601, EAST), Accompany(601, 101), MoveArmy(101, FAR))


def test_ph_1_9_1d_both_must_be_in_one_field() -> None:
    with refused("PH-1.9.1d", character="601", army="101", start=HERE, field=WEST):
        hand_in(alone("BUH", mine=foot(WEST)), ANN, Accompany(601, 101))


@rules("PH-1.9.1d", "PH-1.1.5a")
def test_who_walks_away_leaves_his_army() -> None:
    state = alone("BUH", mine=foot(), army=101)
    hand_in(state, ANN, MovePerson(601, EAST))
    assert person(state).army == 0

    with refused("PH-1.1.5a", army="101"):
        hand_in(alone("BUH", mine=foot(leaders=0), army=101), ANN, MovePerson(601, EAST))


# --- with fleets -------------------------------------------------------------------------------------


@rules("PH-1.9l", "PH-R83")
def test_who_goes_with_an_army_that_embarks_sails_beside_the_fleet() -> None:
    state = alone("BUH", mine={**foot(leaders=0), **fleet(EAST)}, fields=SEA, army=101)

    events = hand_in(state, ANN, Embark(101, 301), MoveArmy(301, FAR))

    paths = [event.path for event in events if isinstance(event, PersonMoved)]
    assert paths == [(HERE, EAST), (EAST, FAR)]
    assert place(state) == where(state) == where(state, 301) == FAR
    assert (person(state).army, person(state).points) == (101, 42 - 7 - 7)
    assert army(state, ANN, 301).points == 42 - 7 - 7, "the fleet waits for him"


@rules("PH-1.9l", "PH-4e", "PH-1.9.1d")
def test_he_lands_with_the_army_if_he_can() -> None:
    given: dict[str, Any] = {"fields": SEA, "army": 101}
    mine = {**foot(FAR, aboard=301, leaders=0), **fleet(FAR)}
    state = alone("BUH", mine=mine, **given)
    state.move_person(601, at(state, FAR))
    tired = state.copy()

    hand_in(state, ANN, Land(101, ISLE))
    assert (place(state), person(state).army, person(state).points) == (ISLE, 101, 28)
    assert state.owner[at(state, ISLE)] == ANN

    with refused("PH-1.1.5a", army="101", field=ISLE):
        ways = [MoveArmy(301, EAST), MoveArmy(301, FAR)] * 3
        hand_in(tired, ANN, *ways[:5], MoveArmy(301, FAR), Land(101, ISLE))
