"""The gates of the nest (6.6.2 to 6.6.5): prices, where one surfaces, and what the storm takes."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.marching.reach import reach
from tafelrunde.games.phoenix.moves.kinds import Roll
from tafelrunde.games.phoenix.orders.special import Travel
from tafelrunde.games.phoenix.orders.turn import MoveArmy
from tafelrunde.games.phoenix.special.gates import LOSSES, travel
from tafelrunde.games.phoenix.state.pieces import FROM_NOWHERE, Person
from tafelrunde.games.phoenix.state.realm import PIRATE
from tafelrunde.games.phoenix.state.state import DICE, State
from tafelrunde.games.phoenix.tables.prices import MAGE
from tafelrunde.games.phoenix.tables.terrain import DEEP_SEA
from tafelrunde.games.phoenix.told.notes import StormLosses
from tafelrunde.games.phoenix.words.text import parse_sheet
from tafelrunde.games.phoenix.world.world import World
from tests.games.phoenix.claims import rules
from tests.games.phoenix.settling import generated
from tests.games.phoenix.table import ANN, BOB, army, at, hand_in, refused, view
from tests.games.phoenix.wars import told

WORLD = generated(2, "hexagon 2", seed=1, months=0)
NEST_GATE, INSIDE, FAR_INSIDE = "2001/04", "2001/03", "2001/09"
GATE, SURFACING = "301/08", "303/02"
SHIPS = {"troops": 20, "leaders": 2}


def beside(label: str) -> str:
    """A field of water beside a gate."""
    world: World = GAME.setup(3, {}, WORLD).setting.world
    gate = world.number[100 * int(label[:-3]) + int(label[-2:])]
    return world.label(next(field for field in world.around[gate] if world.is_water[field]))


def sea(field: str, *, gate: int = 1, kind: int = 0, armies: Any = None, **fleet: Any) -> State:
    """Ann's fleet lies there and is to move; travellers of the nest surface at that point."""
    rows = {"Ann": {"301": {"field": field, **SHIPS, **fleet}, **(armies or {})}}
    state: State = GAME.arrange(
        GAME.setup(3, {}, WORLD),
        {"month": 2, "step": "turn", "active": "Ann", "armies": rows},
        ["Ann", "Bob", "SL"],
    )
    state.gates[2] = gate
    state.edit_realm(ANN).kind = kind
    return state


def roll(state: State, value: int) -> None:
    GAME.apply(state, -1, Roll(((value,),)), [])


def where(state: State) -> str:
    return state.setting.world.label(army(state, ANN, 301).field)


@rules("PH-6.6.5a", "PH-6.6.5b", "PH-6.6.5c", "PH-6.6.2a")
@pytest.mark.parametrize("gate", ["101/06", "301/08", "501/29", "305/42", "103/39", "101/24"])
def test_every_gate_at_the_rim_leads_to_the_nest_for_20_points(gate: str) -> None:
    state = sea(beside(gate), kind=PIRATE)
    hand_in(state, ANN, Travel(301, gate, INSIDE))
    fleet = army(state, ANN, 301)
    assert (where(state), fleet.points, fleet.troops, fleet.came) == (INSIDE, 22, 20, FROM_NOWHERE)
    assert state.step != DICE


@rules("PH-6.6.5d", "PH-6.6.2a")
def test_nobody_simply_moves_onto_a_gate_or_over_it() -> None:
    """There is no way to stand on one and none to save the storm."""
    state = sea(beside(GATE))
    with refused("PH-6.6.5d", army="301", field=GATE):
        hand_in(state, ANN, MoveArmy(301, GATE, (GATE,)))
    assert at(state, GATE) not in reach(state, army(state, ANN, 301))
    nest = sea(INSIDE)
    with refused("PH-6.6.5d", army="301", field=NEST_GATE):
        hand_in(nest, ANN, MoveArmy(301, NEST_GATE, (NEST_GATE,)))


@rules("PH-6.6.4a", "PH-6.6.4b", "PH-6.6.4c", "PH-6.6.3a")
@pytest.mark.parametrize(("gate", "point"), [(2, GATE), (7, SURFACING)])
def test_out_of_the_nest_for_two_fields_of_water_and_on(gate: int, point: str) -> None:
    state = sea(INSIDE, gate=gate, kind=PIRATE)
    world, goal = state.setting.world, beside(point)
    trip = Travel(301, NEST_GATE, goal)
    arrived = state.copy()
    hand_in(arrived, ANN, trip)
    assert (where(arrived), army(arrived, ANN, 301).points) == (goal, 42 - 6 - 6)
    ring = [f for f in world.around[at(state, goal)] if world.is_water[f] and world.label(f) != point]
    hand_in(state, ANN, trip, MoveArmy(301, world.label(ring[0])))
    assert where(state) == world.label(ring[0])
    assert army(state, ANN, 301).points < 42 - 6 - 6


@rules("PH-6.6.4a")
def test_surfacing_in_the_deep_sea_counts_as_a_second_field_of_water() -> None:
    state, goal = sea(INSIDE, gate=7), "303/07"
    assert state.setting.world.terrain[at(state, goal)] == DEEP_SEA
    state.edit_army(army(state, ANN, 301).key).points = 14
    travel(state, ANN, Travel(301, NEST_GATE, goal))
    assert (where(state), army(state, ANN, 301).points) == (goal, 0)


def test_ph_6_6_5b_with_fewer_than_20_points_the_gate_is_closed() -> None:
    start = beside(GATE)
    state = sea(start)
    state.edit_army(army(state, ANN, 301).key).points = 19
    with refused("PH-6.6.5b", army="301", have=19, need=20):
        travel(state, ANN, Travel(301, GATE, INSIDE))
    state.edit_army(army(state, ANN, 301).key).points = 20
    travel(state, ANN, Travel(301, GATE, INSIDE))
    assert army(state, ANN, 301).points == 0


def test_ph_6_6_4a_out_of_the_nest_takes_the_points_of_two_fields() -> None:
    state = sea(INSIDE, gate=2)
    state.edit_army(army(state, ANN, 301).key).points = 13
    with refused("PH-6.6.4a", army="301", have=13):
        travel(state, ANN, Travel(301, NEST_GATE, beside(GATE)))


def test_ph_6_6_4b_only_beside_the_point_of_the_month() -> None:
    for goal in (GATE, beside(SURFACING)):
        with refused("PH-6.6.4b", army="301", field=goal):
            hand_in(sea(INSIDE, gate=2), ANN, Travel(301, NEST_GATE, goal))


def test_ph_6_6_5c_only_beside_the_gate_of_the_nest() -> None:
    for goal in (NEST_GATE, beside(SURFACING)):
        with refused("PH-6.6.5c", army="301", field=goal):
            hand_in(sea(beside(GATE)), ANN, Travel(301, GATE, goal))


def test_ph_6_6_5a_the_points_in_the_deep_sea_lead_nowhere() -> None:
    with refused("PH-6.6.5a", field=SURFACING):
        hand_in(sea(beside(SURFACING)), ANN, Travel(301, SURFACING, INSIDE))


@rules("PH-6.6.5a")
def test_one_sails_into_a_gate_from_beside_it() -> None:
    with refused("PH-0.1.2a", start=FAR_INSIDE, field=GATE):
        hand_in(sea(FAR_INSIDE), ANN, Travel(301, GATE, INSIDE))


@rules("PH-6.6.2a", "PH-6.6.2b")
@pytest.mark.parametrize(
    ("value", "percent"),
    [(1, 5), (2, 10), (3, 15), (4, 15), (5, 20), (6, 20), (7, 25), (8, 25), (9, 30), (0, 35)],
)
def test_others_lose_by_the_die_with_all_that_is_aboard(value: int, percent: int) -> None:
    start = beside(GATE)
    cargo = {"101": {"field": start, "troops": 1000, "leaders": 3, "aboard": 301, "gold": 1000}}
    state = sea(start, armies=cargo, troops=100, gold=4000)
    hand_in(state, ANN, Travel(301, GATE, INSIDE))
    assert state.step == DICE
    roll(state, value)
    fleet, aboard = army(state, ANN, 301), army(state, ANN, 101)
    assert (fleet.troops, fleet.gold) == (100 - percent, 4000 - 40 * percent)
    assert (aboard.troops, aboard.gold) == (1000 - 10 * percent, 1000 - 10 * percent)
    assert aboard.field == fleet.field == at(state, INSIDE)
    assert state.account == totals(state)
    assert [note.percent for note in told(state, ANN, StormLosses)] == [percent, percent]
    assert LOSSES[value] == percent


@rules("PH-R223", "PH-6.6.2b")
def test_r223_prisoners_sink_with_the_ships_that_carry_them() -> None:
    start = beside(GATE)
    state = sea(start, armies={"101": {"field": start, "troops": 1000, "aboard": 301}}, troops=100)
    for number in (301, 101):
        state.edit_army(army(state, ANN, number).key).goods = (("captured_warriors", 205),)
    hand_in(state, ANN, Travel(301, GATE, INSIDE))
    roll(state, 2)
    for number in (301, 101):
        assert army(state, ANN, number).goods == (("captured_warriors", 185),)


@rules("PH-R203", "PH-6.6.2d")
def test_r203_a_wizard_who_is_no_character_does_not_sail_through_a_gate_alone() -> None:
    state = sea(beside(GATE))
    wizard = Person(ANN, 501, at(state, beside(GATE)))
    wizard.rank, wizard.nameless, wizard.army = MAGE, True, 301
    wizard.most = wizard.now = 40
    state.add_person(wizard)
    with refused("PH-R203", wizard="501"):
        hand_in(state, ANN, Travel(501, GATE, INSIDE))
    hand_in(state, ANN, Travel(301, GATE, INSIDE))
    assert state.person(501).field == at(state, INSIDE)


@rules("PH-6.6.2b")
def test_one_die_for_all_fleets_of_a_turn() -> None:
    start = beside(GATE)
    state = sea(start, armies={"302": {"field": start, **SHIPS}})
    hand_in(state, ANN, Travel(301, GATE, INSIDE), Travel(302, GATE, INSIDE))
    roll(state, 2)
    assert [army(state, ANN, number).troops for number in (301, 302)] == [18, 18]
    assert state.step != DICE


@rules("PH-6.6.2a")
def test_what_the_storm_took_is_known_to_its_realm_alone() -> None:
    state = sea(beside(GATE))
    hand_in(state, ANN, Travel(301, GATE, INSIDE))
    roll(state, 0)
    assert told(state, ANN, StormLosses)
    assert told(state, BOB, StormLosses) == []
    assert "storm_losses" not in GAME.view(state, BOB).__repr__()
    assert view(state, BOB).armies[ANN]["301"].troops is None


@pytest.mark.parametrize(
    "line", ["Segle mit 301 durch Tor 301/08 nach 2001/03", "Sail 301 through 301/08 to 2001/03"]
)
def test_the_sentence_of_a_gate(line: str) -> None:
    orders, complaints = parse_sheet(line)
    assert complaints == []
    assert list(orders) == [Travel(301, GATE, INSIDE)]
