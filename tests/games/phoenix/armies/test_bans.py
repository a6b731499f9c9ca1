"""Banning: power and distance, the order of armies, what is told, and the duel before it (1.4.3)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.phoenix.armies.bans import (
    banned_goods,
    banning_order,
    exposed_goods,
    lift_bans,
    unbanned_part,
    unbanned_weapons,
    work_ban,
)
from tafelrunde.games.phoenix.melee.fronts import count_ships
from tafelrunde.games.phoenix.months.months import HOOKS
from tafelrunde.games.phoenix.orders.magic import Ban, TeleportGoods
from tafelrunde.games.phoenix.orders.turn import MoveArmy
from tafelrunde.games.phoenix.state.pieces import KEY, Army, counted, troop_space
from tafelrunde.games.phoenix.state.state import DICE, State
from tafelrunde.games.phoenix.tables.phases import B16
from tafelrunde.games.phoenix.tables.prices import LEADER, MOUNT, SPACE, WARRIOR
from tafelrunde.games.phoenix.told.minutes import BanWorked
from tafelrunde.games.phoenix.told.war_notes import TroopsBanned
from tests.games.phoenix.circles import circle, person, place, roll, wizard
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, WEST, foot
from tests.games.phoenix.table import ANN, BOB, at, hand_in, refused, view


def banned(state: State, realm: int = BOB) -> list[TroopsBanned]:
    return [note for note in state.realms[realm].diary if isinstance(note, TroopsBanned)]


def worked(state: State) -> list[BanWorked]:
    return [entry for entry in state.minutes if isinstance(entry, BanWorked)]


# --- the spell ---------------------------------------------------------------------------------------


@rules("PH-1.4.3c", "PH-1.4.3f", "PH-1.4.3j")
@pytest.mark.parametrize(("field", "points"), [(EAST, 2000), (FAR, 1000)])
def test_power_bans_by_distance_and_only_the_banned_learn_how_many(field: str, points: int) -> None:
    state = circle({"501": wizard(most=10)}, armies={"Bob": foot(field, troops=9000)})
    hand_in(state, ANN, Ban(501, field, power=4))
    assert person(state).now == 60
    assert banned(state) == [TroopsBanned(101, field, {"warriors": points})]
    assert banned(state, ANN) == []
    assert "troops_banned" not in str(view(state, ANN).news)
    assert worked(state)[0].space == points


@rules("PH-1.4.3c")
@pytest.mark.parametrize(
    ("field", "space", "power"), [(EAST, 1000, 2), (EAST, 1001, 3), (FAR, 1000, 4), (FAR, 2500, 10)]
)
def test_whoever_names_space_points_pays_what_they_cost(field: str, space: int, power: int) -> None:
    state = circle({"501": wizard(most=10)})
    hand_in(state, ANN, Ban(501, field, space=space))
    assert person(state).now == 10 * (10 - power)


def test_ph_1_4_3c_one_of_the_two_is_named() -> None:
    state = circle({"501": wizard(most=10)})
    for order in (Ban(501, EAST), Ban(501, EAST, 1, 500)):
        with refused("PH-1.4.3c"):
            hand_in(state, ANN, order)


@rules("PH-1.4.3a")
@pytest.mark.parametrize(("field", "distance"), [(HERE, 0), ("101/30", 3)])
def test_only_one_or_two_fields_away(field: str, distance: int) -> None:
    state = circle({"501": wizard(most=10)})
    with refused("PH-1.4.3a", distance=distance):
        hand_in(state, ANN, Ban(501, field, power=1))


def test_ph_1_4c_no_more_than_he_has() -> None:
    state = circle({"501": wizard(most=10, now=3)})
    with refused("PH-1.4c", need=6, have=5):
        hand_in(state, ANN, Ban(501, EAST, power=6))


# --- what is banned ----------------------------------------------------------------------------------

ARMIES: dict[str, dict[str, Any]] = {
    "101": {"field": EAST, "troops": 1000, "leaders": 1},
    "102": {"field": EAST, "troops": 700, "leaders": 5},
    "103": {"field": EAST, "troops": 9000, "light": 2, "leaders": 1},
    "104": {"field": EAST, "heavy": 20, "leaders": 1},
    "201": {"field": EAST, "troops": 600, "leaders": 1},
}


@rules("PH-1.4.3g", "PH-R113")
def test_melee_armies_then_mixed_then_ranged_ones_each_by_falling_space() -> None:
    state = circle({"501": wizard()}, armies={"Bob": ARMIES})
    found = [key % KEY for key in banning_order(state, ANN, at(state, EAST))]
    assert found == [201, 102, 101, 103, 104]


def test_ph_1_4_3g_what_is_left_goes_to_the_next_army() -> None:
    state = circle({"501": wizard(most=20)}, armies={"Bob": ARMIES})
    hand_in(state, ANN, Ban(501, EAST, power=5))
    assert [(note.number, note.goods) for note in banned(state)] == [
        (201, {"riders": 600}),
        (102, {"warriors": 700}),
        (101, {"warriors": 600}),
    ]


@rules("PH-1.4.3h", "PH-1.4.3i", "PH-R113")
def test_of_an_army_troops_with_their_mounts_first_then_heavy_then_light_weapons_never_leaders() -> None:
    army = Army(BOB, 101, 0)
    army.troops, army.mounts, army.heavy, army.light, army.leaders = 1000, 500, 2, 3, 7
    shown = []
    for points in (750, 1500, 3500, 5500, 6500, 99_999):
        army.banned = points
        goods = banned_goods(army)
        shown.append((goods[WARRIOR], goods[MOUNT], *unbanned_weapons(army)))
        assert goods[LEADER] == 0
        assert exposed_goods(army)[LEADER] == 7
    assert shown == [
        (500, 250, 3, 2),
        (1000, 500, 3, 2),
        (1000, 500, 3, 1),
        (1000, 500, 3, 0),
        (1000, 500, 2, 0),
        (1000, 500, 0, 0),
    ]


def test_ph_r113_a_guard_is_banned_at_its_threefold_space() -> None:
    army = Army(BOB, 101, 0)
    army.troops, army.guard, army.banned = 1000, True, 1500
    assert exposed_goods(army)[WARRIOR] == 500


@given(
    st.integers(0, 3000), st.integers(0, 3000), st.integers(0, 9), st.integers(0, 9), st.integers(0, 40_000)
)
def test_what_is_banned_takes_no_more_space_than_the_spell_and_no_more_than_is_there(
    troops: int, mounts: int, light: int, heavy: int, points: int
) -> None:
    army = Army(BOB, 101, 0)
    army.troops, army.mounts, army.light, army.heavy, army.leaders = troops, mounts, light, heavy, 1
    army.banned = min(points, troop_space(army))
    goods = banned_goods(army)
    assert sum(count * SPACE[good] for good, count in enumerate(goods)) <= army.banned
    assert all(0 <= left <= have for left, have in zip(exposed_goods(army), counted(army), strict=True))


def test_ph_1_4_3a_own_and_allied_armies_and_those_aboard_are_not_banned() -> None:
    armies = {"Ann": foot(EAST), "Bob": {"201": {"field": EAST, "troops": 500}}}
    state = circle({"501": wizard(most=10)}, armies=armies, realms={"Ann": {"ways": ["Bob"]}})
    assert banning_order(state, ANN, at(state, EAST)) == []


@rules("PH-1.4.3b", "PH-3z")
def test_bans_are_lifted_with_the_spells_of_b16() -> None:
    state = circle({"501": wizard(most=10)}, armies={"Bob": foot(EAST)})
    work_ban(state, 501, at(state, EAST), 500)
    banned = state.army(KEY * BOB + 101)
    assert 2 * exposed_goods(banned)[WARRIOR] == banned.troops
    assert lift_bans in HOOKS[B16]
    hand_in(state, ANN)
    assert state.army(KEY * BOB + 101).banned == 0


# --- duels -------------------------------------------------------------------------------------------


@rules("PH-1.4.3d", "PH-1.4.3e")
@pytest.mark.parametrize(("mine", "theirs", "works"), [(6, 5, True), (5, 6, False)])
def test_a_ban_on_a_wizard_is_a_duel_and_works_unless_it_is_lost(mine: int, theirs: int, works: bool) -> None:
    state = circle({"501": wizard(most=6)}, {"501": wizard(FAR, 4)}, armies={"Bob": foot(FAR, troops=9000)})
    hand_in(state, ANN, Ban(501, FAR, power=2))
    assert banned(state) == []
    assert person(state).now == 40
    roll(state, [mine] * 4, [theirs] * 4)
    assert bool(banned(state)) is works
    assert state.bans == []


@rules("PH-R218", "PH-1.4.3e")
@pytest.mark.parametrize(("mine", "theirs"), [(6, 5), (5, 6)])
def test_r218_a_duel_with_somebody_beside_the_caster_leaves_the_ban(mine: int, theirs: int) -> None:
    state = circle({"501": wizard(most=6)}, {"501": wizard(WEST, 4)}, armies={"Bob": foot(FAR, troops=9000)})
    hand_in(state, ANN, Ban(501, FAR, power=2))
    roll(state, [mine] * 4, [theirs] * 4)
    assert len(banned(state)) == 1
    assert (place(state) == HERE) is (mine > theirs), "the duel itself is lost all the same"


@rules("PH-R218")
def test_r218_of_two_casters_in_one_lost_duel_only_the_ban_on_the_winners_is_undone() -> None:
    """501 bans where Bob's wizard stands, 502 beside it in EAST; both fight him."""
    state = circle(
        {"501": wizard(WEST, most=6), "502": wizard(HERE, most=6)},
        {"501": wizard(EAST, 40)},
        armies={"Bob": {**foot(EAST, troops=9000), "102": {"field": FAR, "troops": 9000, "leaders": 1}}},
    )
    hand_in(state, ANN, Ban(501, EAST, power=2), Ban(502, FAR, power=2))
    dice = state.asked
    roll(state, *[[6 if one.number == 40 else 1] * one.number for one in dice])
    assert [note.number for note in banned(state)] == [102]
    assert state.bans == []


def test_a_drawn_duel_does_not_undo_a_ban() -> None:
    state = circle({"501": wizard(most=6)}, {"501": wizard(FAR, 4)}, armies={"Bob": foot(FAR, troops=9000)})
    hand_in(state, ANN, Ban(501, FAR, power=2))
    roll(state, [3] * 4, [3] * 4)
    assert banned(state)
    assert place(state) != HERE


def test_ph_3m_who_faces_a_duel_casts_no_spell_that_brings_another() -> None:
    state = circle(
        {"501": wizard(most=128)}, {"501": wizard(WEST), "502": wizard(FAR)}, armies={"Ann": foot()}
    )
    with refused("PH-3m", wizard="501", faces="501 (Bob)", other="502 (Bob)"):
        hand_in(state, ANN, Ban(501, FAR, power=2))
    with refused("PH-3m"):
        hand_in(state, ANN, TeleportGoods(501, "101/30", (101,)))
    hand_in(state, ANN, Ban(501, WEST, power=2))
    assert worked(state) == []


# --- in battle ---------------------------------------------------------------------------------------


@rules("PH-1.4.3b")
def test_banned_troops_do_not_fight_and_who_is_all_banned_is_run_over() -> None:
    armies = {"Ann": foot(HERE, troops=5000), "Bob": foot(EAST, troops=4000)}
    state = circle({"501": wizard(WEST, 20)}, armies=armies)
    work_ban(state, 501, at(state, EAST), 3000)
    there = state.army(KEY * BOB + 101)
    assert unbanned_part(there).troops == 1000
    assert (count_ships(there, attacking=False), there.troops) == (1000, 4000)
    beaten = circle({"501": wizard(HERE, 20)}, armies=armies)
    hand_in(beaten, ANN, MoveArmy(101, EAST, (EAST,)), Ban(501, EAST, power=8))
    assert beaten.step != DICE
    assert 101 not in beaten.realms[BOB].armies
    assert beaten.realms[ANN].armies[101].troops == 5000
