"""Embarking, sailing along and landing (PH-4d, PH-4e, PH-4q, PH-4r, PH-1.1.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.marching.reach import reach, why_not
from tafelrunde.games.phoenix.orders.magic import Teleport
from tafelrunde.games.phoenix.orders.muster import Goods
from tafelrunde.games.phoenix.orders.turn import (
    Accompany,
    Disband,
    Embark,
    Land,
    MoveArmy,
    MovePerson,
    Split,
)
from tafelrunde.games.phoenix.standing.costs import points_left
from tafelrunde.games.phoenix.standing.standing import enemies_at
from tafelrunde.games.phoenix.state.deeds import MOVED, STOPPED
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.events import Reported
from tafelrunde.games.phoenix.told.land import ArmyEmbarked, ArmyLanded, ConflictArose
from tafelrunde.games.phoenix.told.notes import OrderFailed
from tafelrunde.games.phoenix.words.text import parse_sheet
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, WEST, fleet, foot, riders, turn, where
from tests.games.phoenix.table import ANN, BOB, army, at, hand_in, position, refused, view

SEA = {EAST: {"terrain": "w"}, FAR: {"terrain": "w"}}
ISLE = "101/30"
BEYOND = "201/01"
"""The next field to the east of ISLE."""


def harbour(mine: dict[str, Any] | None = None, **more: Any) -> State:
    """Land up to HERE, two fields of water, then land again; a fleet lies beside HERE."""
    fields: dict[str, Any] = {**SEA, **more.pop("fields", {})}
    return turn(mine={**foot(), **fleet(EAST), **(mine or {})}, fields=fields, **more)


@rules("PH-4d", "PH-1.8g", "PH-R82", "PH-1.5.1h")
def test_embarking_costs_height_points_only_and_is_no_move() -> None:
    state = harbour()

    events = hand_in(state, ANN, Embark(101, 301))

    aboard = army(state, ANN, 101)
    assert ArmyEmbarked(ANN, 101, 301) in events
    assert (aboard.aboard, where(state), aboard.climbs) == (301, EAST, 2)
    assert points_left(state, aboard) == 9
    assert not aboard.done & MOVED
    assert aboard.troops == 1000


@pytest.mark.parametrize(
    ("quays", "climbs"),
    [
        pytest.param([], 2, id="plain"),
        pytest.param(["O"], 1, id="quay"),
        pytest.param(["W"], 2, id="elsewhere"),
    ],
)
@rules("PH-1.5.2a", "PH-1.5.1h")
def test_a_quay_halves_the_height(quays: list[str], climbs: int) -> None:
    state = harbour(fields={HERE: {"quays": quays}})

    hand_in(state, ANN, Embark(101, 301))

    assert army(state, ANN, 101).climbs == climbs


@rules("PH-4r", "PH-4e", "PH-1.5.1h", "PH-1.5.1j")
def test_an_army_sails_along_and_lands_next_month_or_over_quays_at_once() -> None:
    orders = (Embark(101, 301), MoveArmy(301, FAR), Land(101, ISLE))
    with refused("PH-1.5.1h", have=0, need=2, line=3):
        hand_in(harbour(), ANN, *orders)
    state = harbour(fields={HERE: {"quays": ["O"]}, ISLE: {"quays": ["W"]}})

    events = hand_in(state, ANN, *orders)

    landed = army(state, ANN, 101)
    assert ArmyLanded(ANN, 101, ISLE) in events
    assert (where(state), landed.aboard, landed.points, landed.climbs) == (ISLE, 0, 2, 2)
    assert where(state, 301) == FAR
    assert state.owner[at(state, ISLE)] == ANN


@pytest.mark.parametrize(("owner", "left"), [("nobody", 14), ("Ann", 17)])
def test_ph_4e_landing_costs_the_points_of_the_field(owner: str, left: int) -> None:
    mine = {**riders(FAR, aboard=301), **fleet(FAR, troops=100)}
    state = turn(mine=mine, fields={**SEA, ISLE: {"owner": owner}})

    hand_in(state, ANN, Land(201, ISLE))

    assert army(state, ANN, 201).points == left


@rules("PH-4e", "PH-1.8k")
def test_a_landing_may_spare_the_field() -> None:
    state = aboard(fields={ISLE: {"owner": "Bob"}})

    hand_in(state, ANN, Land(101, ISLE, spare=True))

    assert state.owner[at(state, ISLE)] == BOB


def aboard(mine: dict[str, Any] | None = None, **more: Any) -> State:
    """An army inside a fleet beside ISLE."""
    fields: dict[str, Any] = {**SEA, **more.pop("fields", {})}
    return turn(mine={**foot(FAR, aboard=301), **fleet(FAR), **(mine or {})}, fields=fields, **more)


@rules("PH-1.5.1i", "PH-1.5.1h")
def test_after_a_road_up_an_army_embarks_over_a_quay_but_not_without() -> None:
    for quays in ([], ["O"]):
        fields = {WEST: {"terrain": "h"}, HERE: {"roads": ["W"], "quays": quays}}
        state = harbour({"201": {"field": WEST, "troops": 500, "leaders": 1}}, fields=fields)
        orders = (MoveArmy(201, HERE), Embark(201, 301))
        if quays:
            hand_in(state, ANN, *orders)
            assert army(state, ANN, 201).climbs == 2
        else:
            with refused("PH-1.5.1h", have=1, need=2, line=2):
                hand_in(state, ANN, *orders)


# --- refusals of embarking ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "army_", "fleet_", "reason"),
    [
        (fleet(FAR), 101, 301, "reason_fleet_far"),
        ({}, 101, 302, "reason_no_fleet"),
        ({"102": {"field": HERE, "troops": 100}}, 101, 102, "reason_no_fleet"),
        ({"302": {"field": FAR, "troops": 5}}, 302, 301, "reason_fleet"),
        (foot(EAST, aboard=301), 101, 301, "reason_aboard"),
    ],
)
def test_ph_4d_what_cannot_embark(mine: dict[str, Any], army_: int, fleet_: int, reason: str) -> None:
    with refused("PH-4d", army=str(army_), fleet=str(fleet_), reason=reason):
        hand_in(harbour(mine), ANN, Embark(army_, fleet_))


@rules("PH-4c")
def test_nobody_embarks_from_a_height() -> None:
    with refused("PH-4c", height_start=2, height_field=0):
        hand_in(harbour(fields={HERE: {"terrain": "h"}}), ANN, Embark(101, 301))


@rules("PH-1.1.4c", "PH-R82", "PH-1.1.4a")
def test_a_fleet_takes_aboard_what_its_ships_carry() -> None:
    hand_in(harbour(fleet(EAST, troops=11)), ANN, Embark(101, 301))
    state = harbour(fleet(EAST, troops=10, light=3))
    with refused("PH-1.1.4c", need=1100, have=1000):
        hand_in(state, ANN, Embark(101, 301))
    assert where(state) == HERE
    two = harbour({**fleet(EAST, troops=12), "102": {"field": HERE, "troops": 100, "leaders": 1}})
    with refused("PH-1.1.4c", army="102", need=200, have=100, line=2):
        hand_in(two, ANN, Embark(101, 301), Embark(102, 301))


@rules("PH-R17", "PH-1.1.4c", "PH-R52", "PH-1.1.2c")
def test_leaders_and_mounts_need_room_aboard_and_characters_do_not() -> None:
    """1,000 warriors, 300 mounts and 2 leaders are 1,500 space points; mounts give no room of their own."""
    people = {"Ann": {"601": {"field": HERE, "rank": "HER", "army": 101}}}
    for ships, fits in ((14, False), (15, True)):
        mine = {**foot(mounts=300, leaders=2), **fleet(EAST, troops=ships)}
        state = turn(mine=mine, fields=SEA, people=people)
        if fits:
            hand_in(state, ANN, Embark(101, 301))
            assert army(state, ANN, 101).aboard == 301
        else:
            with refused("PH-1.1.4c", need=1500, have=1400):
                hand_in(state, ANN, Embark(101, 301))


@rules("PH-1.1.4e")
def test_a_ship_carries_only_goods_of_its_own_realm() -> None:
    state = turn(theirs=fleet(EAST), fields=SEA)
    with refused("PH-1.1.4e", fleet="301", army="101", realm="Ann"):
        hand_in(state, ANN, Embark(101, 301))


@rules("PH-1.9l")
def test_characters_never_embark() -> None:
    state = harbour(people={"Ann": {"601": {"field": HERE, "rank": "BUH"}}})
    with refused("PH-1.9l", character="601", fleet="301"):
        hand_in(state, ANN, Embark(601, 301))


@rules("PH-R78", "PH-5.5a")
def test_whose_movement_is_over_does_not_embark() -> None:
    mine = {**riders(WEST, troops=200), **fleet(EAST)}
    river = turn(mine=mine, fields={**SEA, WEST: {"rivers": ["O"]}})
    with refused("PH-R78", line=2):
        hand_in(river, ANN, MoveArmy(201, HERE, (HERE,)), Embark(201, 301))
    met = turn(mine=mine, theirs={"102": {"field": HERE, "troops": 100}}, fields=SEA)
    with refused("PH-5.5a", line=2):
        hand_in(met, ANN, MoveArmy(201, HERE), Embark(201, 301))


# --- refusals of landing -----------------------------------------------------------------------------


@pytest.mark.parametrize(("label", "reason"), [(EAST, "reason_water"), (HERE, "reason_not_beside")])
def test_ph_4e_where_nobody_lands(label: str, reason: str) -> None:
    with refused("PH-4e", army="101", fleet="301", field=label, reason=reason):
        hand_in(aboard(), ANN, Land(101, label))


def test_ph_4e_who_is_aboard_no_fleet_does_not_land() -> None:
    with refused("PH-4e", reason="reason_not_aboard"):
        hand_in(harbour(), ANN, Land(101, WEST))


@rules("PH-4c", "PH-4f", "PH-1.5.4i", "PH-4h")
@pytest.mark.parametrize(
    ("unit", "field", "rule"),
    [
        (foot(FAR, aboard=301), {"terrain": "h"}, "PH-4c"),
        (foot(FAR, aboard=301, heavy=1), {"terrain": "f"}, "PH-1.5.1d"),
        (foot(FAR, aboard=301), {"owner": "Bob", "walls": ["W"]}, "PH-1.5.4i"),
    ],
)
def test_land_that_cannot_be_entered_from_the_sea(unit: dict[str, Any], field: Any, rule: str) -> None:
    with refused(rule, field=ISLE):
        hand_in(aboard({**unit, **fleet(FAR, troops=99)}, fields={ISLE: field}), ANN, Land(101, ISLE))


@rules("PH-4e", "PH-5.5a")
def test_landing_on_an_enemy_ends_the_movement() -> None:
    state = aboard(theirs={"102": {"field": ISLE, "troops": 100}})

    events = hand_in(state, ANN, Land(101, ISLE))

    assert ConflictArose(ISLE, (ANN, BOB)) in events
    assert army(state, ANN, 101).done & STOPPED


# --- aboard ------------------------------------------------------------------------------------------


@rules("PH-4r", "PH-0.3.2b")
def test_who_is_aboard_does_not_walk_but_sails_with_the_fleet() -> None:
    with refused("PH-4r", army="101", fleet="301", field=ISLE):
        hand_in(aboard(), ANN, MoveArmy(101, ISLE))
    state = aboard()
    hand_in(state, ANN, MoveArmy(301, EAST))
    assert where(state) == where(state, 301) == EAST
    assert army(state, ANN, 101).moved == 2


@rules("PH-1.6e", "PH-3y")
def test_a_fleet_waits_for_who_may_not_move_aboard_it() -> None:
    with refused("PH-1.6e", army="101"):
        hand_in(aboard(), ANN, Disband(101), MoveArmy(301, EAST))
    state = aboard()
    state.edit_army(army(state, ANN, 101).key).held = 2
    state.edit_army(army(state, ANN, 101).key).giver = BOB
    assert reach(state, army(state, ANN, 301)) == {}
    with refused("PH-3y", goods="101"):
        hand_in(state, ANN, MoveArmy(301, EAST))


@rules("PH-4e", "PH-4r")
def test_reach_of_an_army_aboard_is_where_it_can_land() -> None:
    state = aboard(fields={"101/22": {"terrain": "h"}})
    shipped = army(state, ANN, 101)
    found = {state.setting.world.label(field): left for field, left in reach(state, shipped).items()}

    assert found == dict.fromkeys(("101/21", "101/30", "101/36", "101/37"), 2)
    assert why_not(state, shipped, at(state, "101/22")).rule == "PH-4r"


def test_ph_1_1_4d_armies_inside_ships_meet_nobody() -> None:
    theirs = {**fleet(FAR, troops=99), "101": {"field": FAR, "troops": 10, "aboard": 301}}
    state = turn(theirs=theirs, fields=SEA)

    assert view(state, ANN).armies[BOB]["101"].aboard == 301
    assert enemies_at(state, ANN, at(state, FAR)) == [army(state, BOB, 301).key]


@rules("PH-4q")
def test_troops_that_cannot_land_stay_aboard_and_sail_on() -> None:
    """Remote play: Bob takes the walled field before Ann's troops arrive."""
    state = position(
        month=2,
        options={"deadlines": "days"},
        order=["Bob", "Ann"],
        fields={**SEA, ISLE: {"owner": "Ann", "walls": ["W"]}},
        armies={
            "Ann": {**foot(FAR, aboard=301), **fleet(FAR)},
            "Bob": {"101": {"field": "102/23", "troops": 1000, "leaders": 1}},
        },
    )
    world = state.setting.world
    beside = next(world.label(f) for f in world.around[at(state, ISLE)] if not world.is_water[f])
    state.move_army(army(state, BOB, 101).key, at(state, beside))

    hand_in(state, BOB, MoveArmy(101, ISLE))
    events = hand_in(state, ANN, Land(101, ISLE), MoveArmy(301, EAST))

    assert state.owner[at(state, ISLE)] == BOB
    assert (army(state, ANN, 101).aboard, where(state), where(state, 301)) == (301, EAST, EAST)
    told = [event.notes or () for event in events if isinstance(event, Reported) and event.realm == ANN]
    failed = [note for notes in told for note in notes if isinstance(note, OrderFailed)]
    assert [(note.line, note.rule) for note in failed] == [(1, "PH-1.5.4i")]


@rules("PH-1.9o")
def test_who_lands_beside_a_hostile_character_goes_no_further() -> None:
    """Also where he would have the points."""
    on_board = riders(FAR, aboard=301)
    state = turn(mine={**on_board, **fleet(FAR)}, fields=SEA, people={"Bob": {"601": {"field": ISLE}}})
    with refused("PH-1.9o", army="201", field=ISLE):
        hand_in(state, ANN, Land(201, ISLE), MoveArmy(201, BEYOND))
    free = turn(mine={**on_board, **fleet(FAR)}, fields=SEA)
    hand_in(free, ANN, Land(201, ISLE), MoveArmy(201, BEYOND))
    assert where(free, 201) == BEYOND


# --- wizards who are no characters ---------------------------------------------------------------------


def with_wizard(field: str = HERE, *, nameless: bool = True, ships: int = 20, **more: Any) -> State:
    """Beside 301, or wherever he is; he takes 200 space points."""
    wizard = {"field": field, "rank": "Z", "most": 4, "nameless": nameless, **more}
    home = {HERE: {"owner": "Ann"}, WEST: {"owner": "Ann"}, ISLE: {"owner": "Ann"}}
    return harbour(fleet(EAST, troops=ships), fields=home, people={"Ann": {"501": wizard}})


@rules("PH-R203", "PH-0.3.2c")
def test_r203_only_characters_have_ships_of_their_own() -> None:
    for path in ((EAST,), (EAST, FAR), (EAST, FAR, ISLE)):
        with refused("PH-R203", wizard="501", field=EAST):
            hand_in(with_wizard(), ANN, MovePerson(501, path[-1], path))
    with refused("PH-R203", wizard="501", field=FAR):
        hand_in(with_wizard(), ANN, MovePerson(501, FAR))
    state = with_wizard(nameless=False)
    hand_in(state, ANN, MovePerson(501, FAR))
    assert state.person(501).field == at(state, FAR)


@rules("PH-R203")
@pytest.mark.parametrize("line", ["Schiffe 501 auf 301 ein", "Embark 501 on 301"])
def test_r203_the_sentence_of_going_aboard(line: str) -> None:
    orders, complaints = parse_sheet(line)
    assert (complaints, list(orders)) == ([], [Embark(501, 301)])


@rules("PH-R203", "PH-0.2e", "PH-4d")
def test_r203_he_goes_aboard_sails_along_and_walks_ashore() -> None:
    state = with_wizard()
    hand_in(state, ANN, Embark(501, 301), MoveArmy(301, FAR))
    wizard = state.person(501)
    assert (wizard.field, wizard.army, wizard.climbs) == (at(state, FAR), 301, 2)
    state.active, state.waiting, state.step, state.month = ANN, 1, 2, 3
    ashore = state.copy()
    hand_in(ashore, ANN, MovePerson(501, ISLE))
    assert (ashore.person(501).field, ashore.person(501).army) == (at(state, ISLE), 0)
    with refused("PH-R203", wizard="501", field=FAR):
        hand_in(state, ANN, Accompany(501, 0))


@rules("PH-R203", "PH-1.1.4c")
def test_r203_he_needs_room_aboard() -> None:
    with refused("PH-1.1.4c", army="501", need=200, have=100, fleet="301"):
        hand_in(with_wizard(ships=1), ANN, Embark(501, 301))
    state = with_wizard(ships=12)
    hand_in(state.copy(), ANN, Embark(101, 301))
    with refused("PH-1.1.4c", army="101", need=1100, have=1000, fleet="301"):
        hand_in(state, ANN, Embark(501, 301), Embark(101, 301))
    with refused("PH-1.1.4c", army="101", need=1300, have=1200):
        hand_in(with_wizard(ships=12, army=101), ANN, Embark(101, 301))
    with refused("PH-R204", fleet="301", ships=11, need=200, have=100):
        hand_in(with_wizard(ships=12), ANN, Embark(501, 301), Split(301, 302, Goods(ships=11)))


@rules("PH-R203", "PH-0.2e")
def test_r203_with_his_army_he_goes_aboard_and_lands() -> None:
    state = with_wizard(army=101)
    hand_in(state, ANN, Embark(101, 301))
    assert (state.person(501).field, state.person(501).army) == (at(state, EAST), 101)
    assert state.person(501).points == -1, "it costs him nothing"


@rules("PH-R203", "PH-1.9l")
def test_r203_characters_who_are_wizards_do_not_embark() -> None:
    with refused("PH-1.9l", character="501"):
        hand_in(with_wizard(nameless=False), ANN, Embark(501, 301))


@rules("PH-R203")
def test_r203_he_teleports_onto_a_fleet_with_room_only() -> None:
    state = with_wizard()
    hand_in(state, ANN, Teleport(501, EAST))
    assert (state.person(501).field, state.person(501).army) == (at(state, EAST), 301)
    for ships, goal in ((1, EAST), (20, FAR)):
        with refused("PH-R203", wizard="501", field=goal):
            hand_in(with_wizard(ships=ships), ANN, Teleport(501, goal))


@rules("PH-R203", "PH-R229")
def test_r203_on_water_without_a_ship_he_is_lost_with_the_turn() -> None:
    state = with_wizard(FAR)
    hand_in(state, ANN)
    assert 501 not in state.realms[ANN].people


@rules("PH-R204", "PH-1.6e")
def test_r204_nobody_embarks_on_a_fleet_that_disbands_nor_disbands_one_with_somebody_aboard() -> None:
    with refused("PH-4d", fleet="301", reason="reason_disbands"):
        hand_in(with_wizard(), ANN, Disband(301), Embark(101, 301))
    for unit in (101, 501):
        with refused("PH-1.6d", army="301", reason="reason_carries"):
            hand_in(with_wizard(), ANN, Embark(unit, 301), Disband(301))
