"""Magic walls: raised, in the way, unseen, torn, fallen (1.4.2, 1.4.4); what all spells share (1.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.marching.reach import reach
from tafelrunde.games.phoenix.orders.magic import (
    Ban,
    RaiseMagicWall,
    TearMagicWall,
    TearMagicWallLate,
    Teleport,
    TeleportLate,
)
from tafelrunde.games.phoenix.orders.turn import Embark, Land, MoveArmy, MovePerson
from tafelrunde.games.phoenix.secrecy.imagining import imagine
from tafelrunde.games.phoenix.secrecy.resampling import resample
from tafelrunde.games.phoenix.standing.magic_walls import stands
from tafelrunde.games.phoenix.standing.sieges import besieging_fields
from tafelrunde.games.phoenix.state.state import MUSTER, State
from tafelrunde.games.phoenix.state.undertakings import SpellWall
from tafelrunde.games.phoenix.tables.wizard_classes import RAISING, TEARING
from tafelrunde.games.phoenix.told.land import ArmyMoved
from tafelrunde.games.phoenix.told.notes import OrderFailed
from tafelrunde.games.phoenix.told.people import DuelFought
from tafelrunde.games.phoenix.told.war_notes import Walled
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.world.world import Landmarks
from tests.games.phoenix.circles import circle, person, place, wizard
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, WEST, fleet, foot
from tests.games.phoenix.table import ANN, BOB, army, at, hand_in, muster, refused, view

LAST = "101/30"


def edge_side(state: State, label: str, direction: str) -> int:
    return SIDES * at(state, label) + DIRECTIONS.index(direction)


def walled(mine: dict[str, Any], *walls: tuple[str, str], realm: int = BOB, **given: Any) -> State:
    """Ann's turn; walls of Bob stand on these sides."""
    state = circle(mine, **given)
    for label, direction in walls:
        state.magic.append(SpellWall(realm, edge_side(state, label, direction), 501))
    return state


def next_muster(state: State) -> None:
    """CHANCE draws the order of a month."""
    while state.step != MUSTER:
        GAME.apply(state, CHANCE, GAME.chance(state, Seeded(1)), None)


def notes(state: State, kind: type, realm: int = ANN) -> list[Any]:
    return [note for note in state.realms[realm].diary if isinstance(note, kind)]


# --- raising -----------------------------------------------------------------------------------------


@rules("PH-1.4.2i", "PH-1.4.2d", "PH-R2")
@pytest.mark.parametrize(("label", "distance"), [(HERE, 0), (EAST, 1), (FAR, 2)])
def test_a_wall_costs_by_its_distance(label: str, distance: int) -> None:
    state = circle({"501": wizard(most=10)})
    hand_in(state, ANN, RaiseMagicWall(501, label, "NO"))
    assert person(state).now == 10 * (10 - RAISING[distance])
    assert RAISING == (2, 3, 4)
    assert stands(state, edge_side(state, label, "NO"))


def test_ph_1_4_2d_reach_of_the_classes() -> None:
    state = circle({"501": wizard(most=7)})
    with refused("PH-1.4.2d", reason="reason_class_b"):
        hand_in(state, ANN, RaiseMagicWall(501, FAR, "NO"))
    with refused("PH-1.4.2d", reason="reason_spell_far"):
        hand_in(state, ANN, RaiseMagicWall(501, LAST, "W"))


@rules("PH-1.4.2g", "PH-1.4a")
@pytest.mark.parametrize(("most", "walls"), [(4, 1), (16, 1), (32, 2), (64, 2)])
def test_how_many_walls_make_one_spell(most: int, walls: int) -> None:
    orders = [RaiseMagicWall(501, HERE, "O"), RaiseMagicWall(501, HERE, "W"), RaiseMagicWall(501, HERE, "NO")]
    state = circle({"501": wizard(most=most)})
    with refused("PH-1.4.2g", most=walls):
        hand_in(state, ANN, *orders[: walls + 1])
    hand_in(state, ANN, *orders[:walls])
    assert len(state.magic) == walls


def test_ph_1_4c_a_wall_wants_power() -> None:
    state = circle({"501": wizard(most=4, now=0)})
    with refused("PH-1.4c", need=2, have=1):
        hand_in(state, ANN, RaiseMagicWall(501, HERE, "O"))


def test_a_second_wall_of_the_same_realm_in_one_place_is_refused() -> None:
    state = circle({"501": wizard(HERE, 10), "502": wizard(EAST, 10)})
    with refused("PH-1.4.2d", reason="reason_own_magic_wall"):
        hand_in(state, ANN, RaiseMagicWall(501, HERE, "O"), RaiseMagicWall(502, EAST, "W"))


def test_ph_1_4_2j_no_wall_at_a_teleport_field() -> None:
    state = circle({"501": wizard(HERE, 10)})
    state.setting.world.landmarks = Landmarks(gates=(at(state, EAST),), surfacings=(at(state, FAR),))
    with refused("PH-1.4.2j", gate=EAST):
        hand_in(state, ANN, RaiseMagicWall(501, HERE, "O"))
    with refused("PH-1.4.2j", gate=FAR):
        hand_in(state, ANN, RaiseMagicWall(501, FAR, "NO"))


# --- one spell ---------------------------------------------------------------------------------------


def test_ph_1_4a_one_spell_a_month() -> None:
    state = circle({"501": wizard(most=70)})
    with refused("PH-1.4a", wizard="501"):
        hand_in(state, ANN, TearMagicWall(501, HERE, "O"), RaiseMagicWall(501, HERE, "O"))
    with refused("PH-1.4a", wizard="501"):
        hand_in(state, ANN, Ban(501, EAST, power=1), Ban(501, FAR, power=1))


def test_ph_1_4d_wizards_sharing_a_field_cannot_cast() -> None:
    state = circle({"501": wizard(most=10), "502": wizard()})
    with refused("PH-1.4d", wizard="501", field=HERE, others="502 (Ann)"):
        hand_in(state, ANN, RaiseMagicWall(501, HERE, "O"))
    hand_in(state, ANN, MovePerson(502, WEST), RaiseMagicWall(501, HERE, "O"))
    assert len(state.magic) == 1


def test_ph_1_4d_nor_beside_an_enemy() -> None:
    state = circle({"501": wizard(most=10)}, {"501": wizard(EAST)})
    with refused("PH-1.4d", others="501 (Bob)"):
        hand_in(state, ANN, Teleport(501, EAST), TearMagicWall(501, EAST, "O"))


def test_ph_1_4b_the_caster_may_go_away() -> None:
    state = circle({"501": wizard(most=10)})
    hand_in(state, ANN, RaiseMagicWall(501, HERE, "O"))
    state.move_person(501, at(state, "302/20"))
    assert stands(state, edge_side(state, EAST, "W"))


# --- in the way --------------------------------------------------------------------------------------


@rules("PH-1.4.2a", "PH-1.4.2h")
def test_an_army_stops_before_the_wall_and_its_realm_is_told() -> None:
    state = walled({}, (FAR, "W"), armies={"Ann": {"201": {"field": HERE, "troops": 1000}}})
    events = hand_in(state, ANN, MoveArmy(201, FAR, (EAST,)), MoveArmy(201, HERE))
    assert army(state, ANN, 201).field == at(state, EAST)
    assert [event.path for event in events if isinstance(event, ArmyMoved)] == [(HERE, EAST)]
    assert notes(state, Walled) == [Walled(201, EAST, "O")]
    assert reach(state, army(state, ANN, 201)) == {}
    assert [note.rule for note in notes(state, OrderFailed)] == ["PH-1.4.2h"]


def test_ph_1_4_2h_at_the_first_step_it_does_not_move_at_all() -> None:
    state = walled({}, (HERE, "O"), armies={"Ann": foot()})
    events = hand_in(state, ANN, MoveArmy(101, EAST, (EAST,)))
    assert army(state, ANN, 101).field == at(state, HERE)
    assert not [event for event in events if isinstance(event, ArmyMoved)]


def test_ph_1_4_2h_fleets_and_landings_are_stopped_too() -> None:
    water = {label: {"terrain": "w"} for label in (HERE, EAST)}
    sea = walled({}, (HERE, "O"), fields=water, armies={"Ann": fleet()})
    hand_in(sea, ANN, MoveArmy(301, EAST))
    assert army(sea, ANN, 301).field == at(sea, HERE)
    lands = {"Ann": {**fleet(), **foot(HERE, aboard=301)}}
    shore = walled({}, (HERE, "W"), fields=water, armies=lands)
    hand_in(shore, ANN, Land(101, WEST))
    assert army(shore, ANN, 101).aboard == 301
    boards = walled({}, (HERE, "W"), fields=water, armies={"Ann": {**fleet(), **foot(WEST)}})
    hand_in(boards, ANN, Embark(101, 301))
    assert army(boards, ANN, 101).aboard == 0


@rules("PH-R64", "PH-1.4.2c")
@pytest.mark.parametrize(("option", "goal"), [("all", HERE), ("armies", EAST)])
def test_people_are_stopped_by_option_and_teleports_never(option: str, goal: str) -> None:
    people = {"501": wizard(nameless=False), "502": wizard(WEST)}
    state = walled(people, (HERE, "O"), options={"magic_wall": option})
    hand_in(state, ANN, MovePerson(501, EAST, (EAST,)), TeleportLate(502, FAR))
    assert place(state, 501) == goal
    assert place(state, 502) == FAR


def test_ph_r64_a_siege_does_not_go_through() -> None:
    fields = {EAST: {"owner": "Bob", "town": "STD"}}
    open_side = walled({}, fields=fields, armies={"Ann": foot()})
    closed = walled({}, (EAST, "W"), fields=fields, armies={"Ann": foot()})
    assert [besieging_fields(state, at(state, EAST)) for state in (open_side, closed)] == [1, 0]


# --- unseen ------------------------------------------------------------------------------------------


def test_ph_1_4_2b_only_the_caster_and_the_game_master_see_a_wall() -> None:
    state = circle({"501": wizard(most=10)}, {"501": wizard("101/30")})
    hand_in(state, ANN, RaiseMagicWall(501, HERE, "O"))
    master = state.setting.game_master
    shown = {seat: len(view(state, seat).magic) for seat in (ANN, BOB, None, master)}
    assert shown == {ANN: 1, BOB: 0, None: 0, master: 1}


def test_ph_1_4_2b_positions_that_others_imagine_have_other_walls() -> None:
    state = circle({"501": wizard(most=10)}, {"501": wizard("101/30")})
    hand_in(state, ANN, RaiseMagicWall(501, HERE, "O"))
    before = encode(view(state, BOB))
    guessed = set()
    for seed in range(30):
        other = resample(state, BOB, Seeded(seed))
        guessed.add(tuple(other.magic))
        assert encode(view(other, BOB)) == before
        assert encode(view(imagine(view(state, BOB), Seeded(seed)), BOB)) == before
    assert len(guessed) > 1


def test_who_plans_learns_nothing_of_walls() -> None:
    order = MoveArmy(101, EAST, (EAST,))
    free = walled({}, armies={"Ann": foot()})
    shut = walled({}, (HERE, "O"), armies={"Ann": foot()})
    for state in (free, shut):
        hand_in(state, ANN, order)


# --- how it ends -------------------------------------------------------------------------------------


@rules("PH-1.4.2e", "PH-R46", "PH-R3", "PH-1.4.2f")
def test_a_wall_falls_when_the_turn_of_its_realm_begins_whatever_became_of_its_caster() -> None:
    state = circle({"501": wizard(most=10)}, armies={"Ann": foot(), "Bob": foot(EAST)})
    hand_in(state, ANN, RaiseMagicWall(501, HERE, "O"))
    state.remove_person(501)
    hand_in(state, BOB, MoveArmy(101, HERE, (HERE,)))
    assert army(state, BOB, 101).field == at(state, EAST)
    next_muster(state)
    muster(state, ANN)
    assert state.magic
    hand_in(state, ANN, MoveArmy(101, WEST, (WEST,)))
    assert not state.magic


def test_ph_1_4_2e_it_falls_too_when_the_turn_is_missed() -> None:
    state = circle({"501": wizard(most=10)})
    hand_in(state, ANN, RaiseMagicWall(501, HERE, "O"))
    hand_in(state, BOB)
    next_muster(state)
    hand_in(state, ANN)
    assert state.magic
    state.missed = 1 << ANN
    hand_in(state, BOB)
    assert not state.magic


# --- tearing -----------------------------------------------------------------------------------------


@rules("PH-1.4.4a", "PH-1.4.4b", "PH-1.4.4c", "PH-1.4.4e")
@pytest.mark.parametrize(("label", "distance"), [(HERE, 0), (EAST, 1), (FAR, 2)])
@pytest.mark.parametrize("kind", [TearMagicWall, TearMagicWallLate])
def test_all_walls_of_a_side_are_torn_for_a_price_by_distance(kind: Any, label: str, distance: int) -> None:
    state = walled({"501": wizard(most=10)}, (label, "NO"), (label, "NO"), (label, "SO"))
    hand_in(state, ANN, kind(501, label, "NO"))
    assert [wall.side for wall in state.magic] == [edge_side(state, label, "SO")]
    assert person(state).now == 10 * (10 - TEARING[distance])
    assert TEARING == (1, 2, 4)


def test_ph_1_4_4a_reach_of_the_classes() -> None:
    state = circle({"501": wizard(most=7)})
    with refused("PH-1.4.4a", reason="reason_class_b"):
        hand_in(state, ANN, TearMagicWall(501, FAR, "NO"))
    with refused("PH-1.4.4a", reason="reason_spell_far"):
        hand_in(state, ANN, TearMagicWall(501, LAST, "W"))


def test_ph_1_4_4c_a_guess_that_was_wrong_costs_the_same_and_tells_nothing() -> None:
    hit, missed = walled({"501": wizard(most=10)}, (HERE, "O")), walled({"501": wizard(most=10)}, (HERE, "W"))
    for state in (hit, missed):
        hand_in(state, ANN, TearMagicWall(501, HERE, "O"))
    assert (len(hit.magic), len(missed.magic)) == (0, 1)
    assert encode(view(hit, ANN)) == encode(view(missed, ANN))


@rules("PH-1.4.4d")
@pytest.mark.parametrize(("most", "sides"), [(32, 1), (64, 2)])
def test_how_many_sides_make_one_spell(most: int, sides: int) -> None:
    orders = [TearMagicWall(501, HERE, "O"), TearMagicWall(501, HERE, "W"), TearMagicWall(501, HERE, "NO")]
    state = walled({"501": wizard(most=most)}, (HERE, "O"), (HERE, "W"), (HERE, "NO"))
    with refused("PH-1.4.4d", most=sides):
        hand_in(state, ANN, *orders[: sides + 1])
    hand_in(state, ANN, *orders[:sides])
    assert len(state.magic) == 3 - sides


@rules("PH-1.4.4d", "PH-1.4a")
def test_two_sides_are_torn_in_one_phase_or_not_at_all() -> None:
    state = circle({"501": wizard(most=64)})
    with refused("PH-1.4a", wizard="501"):
        hand_in(state, ANN, TearMagicWall(501, HERE, "O"), TearMagicWallLate(501, HERE, "W"))


@rules("PH-1.4.4a")
def test_walls_of_friends_stay() -> None:
    friends = walled({"501": wizard(most=10)}, (HERE, "O"), realms={"Ann": {"ways": ["Bob"]}})
    hand_in(friends, ANN, TearMagicWall(501, HERE, "O"))
    assert len(friends.magic) == 1


def test_torn_before_the_movement_an_army_passes() -> None:
    state = walled({"501": wizard(most=10)}, (HERE, "O"), armies={"Ann": foot()})
    hand_in(state, ANN, TearMagicWall(501, HERE, "O"), MoveArmy(101, EAST, (EAST,)))
    assert army(state, ANN, 101).field == at(state, EAST)


def test_ph_1_4_4f_neither_raising_nor_tearing_causes_a_duel() -> None:
    state = circle({"501": wizard(HERE, 10), "502": wizard(WEST, 10)}, {"501": wizard(FAR)})
    events = hand_in(state, ANN, TearMagicWall(501, FAR, "W"), RaiseMagicWall(502, HERE, "O"))
    assert not [event for event in events if isinstance(event, DuelFought)]
