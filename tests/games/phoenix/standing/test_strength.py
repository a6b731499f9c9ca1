"""What is ready for war: strength, leaders, damage, fire, phases, regeneration."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.phoenix.court.capture import captures
from tafelrunde.games.phoenix.court.char_combat import combats
from tafelrunde.games.phoenix.economy.gifts import need_movable
from tafelrunde.games.phoenix.fire.ranged_fire import shoot_all
from tafelrunde.games.phoenix.holdings.regeneration import regenerate
from tafelrunde.games.phoenix.magic import sorcery
from tafelrunde.games.phoenix.magic.duels import duels
from tafelrunde.games.phoenix.magic.sorcery import dismiss
from tafelrunde.games.phoenix.melee.melee import melees
from tafelrunde.games.phoenix.months.months import HOOKS
from tafelrunde.games.phoenix.orders.magic import Teleport, TeleportLate
from tafelrunde.games.phoenix.standing.fire_table import column
from tafelrunde.games.phoenix.standing.spell_options import may_cast, wall_stops_people
from tafelrunde.games.phoenix.standing.strength import guard_losses, is_work_lost, leader_points, strength
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.setting import Setting
from tafelrunde.games.phoenix.tables import phases
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, army, hand_in, position, refused
from tests.games.phoenix.wars import front

HERE = "101/27"


def setting(**options: str) -> Setting:
    return position(options=options).setting


def force(number: int, **goods: int) -> Army:
    found = Army(ANN, number, 0)
    for name, count in goods.items():
        setattr(found, name, count)
    return found


@rules("PH-R20", "PH-R21", "PH-1.2.3b", "PH-1.2.3d", "PH-1.2.4b", "PH-1.2.1c", "PH-1.2.2c")
def test_warships_defend_like_ships_and_catapults_not_at_all() -> None:
    fleet = force(301, troops=20, light=2, heavy=3)
    siege = force(101, troops=500, light=2, heavy=3)

    assert strength(fleet, defending=True) == 20 + 2 * 5 + 3 * 10
    assert strength(fleet, defending=False) == 20
    assert strength(siege, defending=True) == strength(siege, defending=False) == 500


def test_ph_1_1_4d_whoever_is_inside_ships_has_no_part_in_a_battle_at_sea() -> None:
    theirs = {"301": {"field": HERE, "troops": 20}, "101": {"field": HERE, "troops": 900, "aboard": 301}}
    mine = {"301": {"field": HERE, "troops": 30}}
    state = position(fields={HERE: {"terrain": "w"}}, armies={"Ann": mine, "Bob": theirs})

    assert [band.unit.strength for band in front(state, HERE).parties[0]] == [20]


@rules("PH-R1", "PH-1.1.5d")
@given(leaders=st.integers(0, 400))
def test_leaders_give_a_good_point_each_or_less_beyond_a_hundred(leaders: int) -> None:
    tiered = sum(
        Fraction(1) if i <= 100 else Fraction(1, 2) if i <= 200 else 0 for i in range(1, leaders + 1)
    )

    assert leader_points(setting(hf_gp="linear"), leaders) == leaders
    assert leader_points(setting(hf_gp="tiered"), leaders) == tiered


@rules("PH-1.5h")
def test_a_work_is_gone_when_more_than_half_its_points_is_lost() -> None:
    assert [points for points in range(101) if is_work_lost(points, 100)] == list(range(50))


@pytest.mark.parametrize("weapon", ["SKP", "SKS"])
@rules("PH-R9", "PH-1.2.2b", "PH-1.2.2a", "PH-1.2.4a")
def test_heavy_weapons_fire_farther_and_higher_with_less_damage(weapon: str) -> None:
    usual, switched = setting(), setting(far_fire="uphill")
    near, high = column(usual, weapon, 1, 1), column(usual, weapon, 1, 2)
    level, uphill = column(usual, weapon, 2, 0), column(usual, weapon, 2, 1)

    assert all(sum(far) < sum(near) for far in (high, level, uphill))
    assert level != uphill
    assert (column(switched, weapon, 2, 0), column(switched, weapon, 2, 1)) == (uphill, level)
    light = weapon.replace("S", "L", 1)
    assert column(usual, light, 1, 1)
    assert not column(usual, light, 2, 0)
    assert not column(usual, light, 1, 2)


def test_ph_r43_a_guard_loses_all_or_a_third_under_fire() -> None:
    assert guard_losses(setting(), 900) == 900
    assert guard_losses(setting(guard_losses="third"), 900) == 300


# --- phases ----------------------------------------------------------------------------------------------


@rules("PH-3k", "PH-3l", "PH-3n", "PH-3p", "PH-R36", "PH-R37", "PH-1.2c", "PH-3h")
def test_what_happens_in_which_phase() -> None:
    assert [sorcery.ORDERS[order][0] for order in (Teleport, TeleportLate)] == [5, 9]
    assert {phase for phase, carry in sorcery.ORDERS.values() if carry != dismiss} == {5, 6, 9, 10, 16}
    assert [phase for phase, hooks in HOOKS.items() if shoot_all in hooks] == [7, 12]
    assert [HOOKS[phase] for phase in (11, 13, 14, 15)] == [(duels,), (combats,), (melees,), (captures,)]
    assert HOOKS[2] == (regenerate,)
    assert tuple(range(1, 20)) == phases.TURN_PHASES
    assert set(HOOKS) <= set(phases.TURN_PHASES)


@pytest.mark.parametrize(
    ("person", "after"),
    [
        ({"rank": "STH", "most": 36, "now": 24}, 290),
        ({"rank": "STH", "most": 36, "now": 34}, 360),
        ({"rank": "Z", "most": 4, "now": 1}, 20),
        ({"rank": "Z", "most": 20, "now": 3}, 70),
        ({"rank": "Z", "most": 200, "now": 0}, 320),
    ],
)
@rules("PH-3h")
def test_good_points_and_magic_power_come_back_at_the_start_of_the_turn(
    person: dict[str, Any], after: int
) -> None:
    row = {"605": {"field": HERE, **person}}
    state = position(month=2, step="turn", active="Ann", people={"Ann": row, "Bob": {"606": row["605"]}})
    hand_in(state, ANN)

    assert state.realms[ANN].people[605].now == after
    assert state.realms[1].people[606].now == 10 * person["now"]


@rules("PH-3m")
def test_a_wizard_in_conflict_causes_no_other_one() -> None:
    answers = {
        (one, two): may_cast(in_conflict=one, causes_conflict=two)
        for one in (False, True)
        for two in (False, True)
    }

    assert [pair for pair, may in answers.items() if not may] == [(True, True)]


def test_ph_r64_whom_a_magic_wall_stops() -> None:
    assert wall_stops_people(setting())
    assert not wall_stops_people(setting(magic_wall="armies"))


# --- gifts -----------------------------------------------------------------------------------------------


@rules("PH-3y", "PH-6.1d")
def test_a_gift_is_movable_in_the_turn_after_the_next() -> None:
    for month in (2, 3, 4):
        state = position(
            month=month, armies={"Ann": {"301": {"field": HERE, "troops": 9, "held": 3, "giver": 1}}}
        )
        if month < 4:
            with refused("PH-3y", goods="301", realm="Bob", month="Larn 1"):
                need_movable(state, army(state, ANN, 301))
        else:
            need_movable(state, army(state, ANN, 301))
