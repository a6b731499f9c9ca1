"""Teleports of wizards, alone and with goods (1.3, 1.4.1)."""

from __future__ import annotations

import pytest

from tafelrunde.games.phoenix.orders.magic import Teleport, TeleportGoods, TeleportLate
from tafelrunde.games.phoenix.orders.turn import MoveArmy, MovePerson
from tafelrunde.games.phoenix.standing.shelter import SHELTERED
from tafelrunde.games.phoenix.standing.standing import SPARED
from tafelrunde.games.phoenix.state.pieces import FROM_NOWHERE, Person
from tafelrunde.games.phoenix.tables.wizard_classes import loads
from tafelrunde.games.phoenix.told.people import WizardTeleported
from tests.games.phoenix.circles import circle, person, place, wizard
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, WEST, fleet, foot
from tests.games.phoenix.table import ANN, BOB, army, at, finish_month, hand_in, muster, refused

FOREIGN = {label: {"owner": "Bob"} for label in (EAST, FAR)}


def field_at(state_label: str, distance: int) -> str:
    state = circle({"501": wizard()})
    world = state.setting.world
    return world.label(world.ring(at(state, state_label), distance)[0])


@rules("PH-1.3d")
@pytest.mark.parametrize(("most", "reach"), [(4, 6), (8, 6), (16, 6), (32, 7), (64, 8), (128, 9)])
def test_a_teleport_alone_is_free_and_as_far_as_the_class_allows(most: int, reach: int) -> None:
    start = "302/23"
    near, far = field_at(start, reach), field_at(start, reach + 1)
    state = circle({"501": wizard(start, most)}, fields={near: {"owner": "Ann"}})
    with refused("PH-1.3d", reason="reason_too_far", range=reach):
        hand_in(state, ANN, Teleport(501, far))
    events = hand_in(state, ANN, Teleport(501, near))
    assert place(state) == near
    assert person(state).now == 10 * most
    assert [event.field for event in events if isinstance(event, WizardTeleported)] == [near]


def test_ph_1_3d_once_a_month_before_or_after_the_walk() -> None:
    state = circle({"501": wizard()})
    with refused("PH-1.3d", reason="reason_teleported"):
        hand_in(state, ANN, Teleport(501, EAST), TeleportLate(501, FAR))
    with refused("PH-1.3d", reason="reason_same_field"):
        hand_in(state, ANN, Teleport(501, HERE))
    hand_in(state, ANN, Teleport(501, FAR), MovePerson(501, EAST))
    assert place(state) == EAST
    later = circle({"501": wizard()})
    hand_in(later, ANN, TeleportLate(501, WEST), MovePerson(501, EAST))
    assert place(later) == WEST


def test_ph_1_3d_next_month_he_may_again() -> None:
    state = circle({"501": wizard()})
    hand_in(state, ANN, Teleport(501, FAR))
    finish_month(state)
    muster(state, ANN)
    hand_in(state, ANN, Teleport(501, HERE))
    assert place(state) == HERE


def test_he_leaves_the_army_that_he_went_with() -> None:
    state = circle({"501": wizard(army=101)}, armies={"Ann": foot()})
    hand_in(state, ANN, Teleport(501, FAR))
    assert person(state).army == 0


@rules("PH-6.9.2.1a", "PH-6.9.2.2b")
@pytest.mark.parametrize(("absence", "rule"), [(SHELTERED, "PH-6.9.2.1a"), (SPARED, "PH-6.9.2.2b")])
def test_nobody_teleports_to_where_nobody_may_enter(absence: int, rule: str) -> None:
    fields = {EAST: {"owner": "Bob", "town": "BUR"}}
    people = {"501": wizard(HERE, 128, nameless=False)}
    state = circle(people, fields=fields, armies={"Ann": foot()})
    state.edit_realm(BOB).absence = absence
    for order in (Teleport(501, EAST), TeleportLate(501, EAST), TeleportGoods(501, EAST, (101,))):
        with refused(rule, unit="501", field=EAST):
            hand_in(state, ANN, order)


# --- with goods --------------------------------------------------------------------------------------


@rules("PH-1.4.1a")
def test_goods_take_class_e() -> None:
    state = circle({"501": wizard(most=63)}, armies={"Ann": foot()})
    with refused("PH-1.4.1a", wizard="501"):
        hand_in(state, ANN, TeleportGoods(501, EAST, (101,)))


@rules("PH-1.4.1b", "PH-1.4.1c", "PH-R19")
@pytest.mark.parametrize(("troops", "count"), [(4900, 1), (4901, 2), (9900, 2), (39_900, 8)])
def test_each_begun_load_costs_two_points_a_field_and_one_field_of_range(troops: int, count: int) -> None:
    assert loads(troops + 100) == count
    state = circle({"501": wizard(HERE, 128)}, armies={"Ann": foot(troops=troops)})
    hand_in(state, ANN, TeleportGoods(501, EAST, (101,)))
    assert person(state).now == 1280 - 20 * count
    assert (place(state), army(state, ANN, 101).field) == (EAST, at(state, EAST))
    reach = 9 - count
    far = circle({"501": wizard(HERE, 128)}, armies={"Ann": foot(troops=troops)})
    world = far.setting.world
    goal = next(f for f in world.ring(at(far, HERE), reach + 1) if not world.is_water[f])
    with refused("PH-1.4.1b", range=reach, reason="reason_too_far"):
        hand_in(far, ANN, TeleportGoods(501, world.label(goal), (101,)))


def test_ph_1_3k_more_than_40000_is_too_much() -> None:
    state = circle({"501": wizard(HERE, 128)}, armies={"Ann": foot(troops=39_901)})
    with refused("PH-1.3k", need=40_001, most=40_000):
        hand_in(state, ANN, TeleportGoods(501, EAST, (101,)))


def test_ph_1_4c_the_power_must_be_there() -> None:
    state = circle({"501": wizard(HERE, 64, 0)}, armies={"Ann": foot(troops=39_000)})
    with refused("PH-1.4.1b", range=0):
        hand_in(state, ANN, TeleportGoods(501, EAST, (101,)))
    smaller = circle({"501": wizard(HERE, 64, 0)}, armies={"Ann": foot(troops=29_000)})
    with refused("PH-1.4c", need=24, have=16):
        hand_in(smaller, ANN, TeleportGoods(501, FAR, (101,)))


def test_ph_1_4_1d_own_whole_armies_of_his_field_go_along() -> None:
    state = circle(
        {"501": wizard(HERE, 128)},
        fields={FAR: {"terrain": "w"}},
        armies={
            "Ann": {**foot(), "102": {"field": WEST, "troops": 500}},
            "Bob": {"103": {"field": HERE, "troops": 500}},
        },
    )
    for order, rule in (
        (TeleportGoods(501, EAST, (102,)), "PH-1.4.1d"),
        (TeleportGoods(501, FAR, (101,)), "PH-1.4.1d"),
        (TeleportGoods(501, EAST, (103,)), "PH-1.8n"),
    ):
        with refused(rule):
            hand_in(state, ANN, order)


def test_an_army_from_the_air_takes_the_land_and_came_over_no_side() -> None:
    state = circle({"501": wizard(HERE, 128)}, fields=FOREIGN, armies={"Ann": foot()})
    hand_in(state, ANN, TeleportGoods(501, EAST, (101,)))
    assert state.owner[at(state, EAST)] == ANN
    assert army(state, ANN, 101).came == FROM_NOWHERE


def test_who_goes_with_the_army_stays_behind() -> None:
    people = {"501": wizard(HERE, 128), "601": {"field": HERE, "army": 101}}
    state = circle(people, armies={"Ann": foot()})
    hand_in(state, ANN, TeleportGoods(501, EAST, (101,)))
    left: Person = person(state, 601)
    assert (place(state, 601), left.army) == (HERE, 0)


def test_a_teleport_with_goods_uses_up_the_teleport_of_the_month() -> None:
    state = circle({"501": wizard(HERE, 128)}, armies={"Ann": foot()})
    with refused("PH-1.4.1b", reason="reason_teleported"):
        hand_in(state, ANN, Teleport(501, WEST), MoveArmy(101, WEST), TeleportGoods(501, EAST, (101,)))


@rules("PH-R203", "PH-1.4.1d")
@pytest.mark.parametrize("ships", [31, 32])
def test_r203_a_wizard_without_a_ship_of_his_own_goes_along_aboard_the_fleet_he_teleports(ships: int) -> None:
    """He takes 3,200 space points."""
    sea = {label: {"terrain": "w"} for label in (HERE, EAST)}
    state = circle({"501": wizard(most=64, army=301)}, fields=sea, armies={"Ann": fleet(troops=ships)})
    if ships < 32:
        state.edit_person(person(state).key).army = 0
        with refused("PH-R203", wizard="501", field=EAST):
            hand_in(state, ANN, TeleportGoods(501, EAST, (301,)))
        return
    hand_in(state, ANN, TeleportGoods(501, EAST, (301,)))
    assert (place(state), person(state).army) == (EAST, 301)
    assert army(state, ANN, 301).field == at(state, EAST)
