"""Bans on realms that are away and spared (R230)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.moves.meeting import DeclareAbsent
from tafelrunde.games.phoenix.orders.magic import Ban
from tafelrunde.games.phoenix.orders.trade import Tell
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.minutes import BanWorked
from tafelrunde.games.phoenix.told.notes import OrderFailed
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, BOB, CLEO, hand_in, position, refused

HERE, EAST = "101/27", "101/28"
BAN = Ban(501, EAST, power=2)


def wizardry(*realms: str, **given: Any) -> State:
    """A wizard of Ann's beside a field that is nobody's; there armies of these realms stand."""
    there = {name: {"101": {"field": EAST, "troops": 1_000}} for name in realms}
    wizard = {"501": {"field": HERE, "rank": "Z", "most": 8}}
    people = {"Ann": wizard, **given.pop("people", {})}
    return position(realms_count=3, month=2, armies=there, people=people, **given)


def away(state: State, times: int = 1, *, excused: bool = True) -> None:
    GAME.apply(state, state.setting.game_master, DeclareAbsent("Bob", times, excused), [])


def power(state: State) -> int:
    return state.realms[ANN].people[501].now


def banned(state: State) -> list[int]:
    """Of which realms troops were banned."""
    worked = [minute for minute in state.minutes if isinstance(minute, BanWorked)]
    return [army.realm for minute in worked for army in minute.armies]


@pytest.mark.parametrize("excused", [True, False])
@rules("PH-R230")
def test_r230_a_ban_on_a_spared_realm_is_refused_while_planning(excused: bool) -> None:
    state = wizardry("Bob", step="turn", active="Ann")
    away(state, excused=excused)

    with refused("PH-R230", wizard="501", field=EAST, realm="Bob"):
        hand_in(state, ANN, BAN)


@rules("PH-R230")
def test_r230_and_so_is_one_on_land_that_nobody_enters_meanwhile() -> None:
    state = wizardry(step="turn", active="Ann", fields={EAST: {"owner": "Bob"}})
    away(state)

    with refused("PH-R230", field=EAST, realm="Bob"):
        hand_in(state, ANN, BAN)


@rules("PH-R230", "PH-6.9.2.4a")
def test_r230_who_may_be_attacked_may_be_banned() -> None:
    state = wizardry("Bob", step="turn", active="Ann")
    away(state, 2, excused=False)
    hand_in(state, ANN, BAN)

    assert banned(state) == [BOB]


@rules("PH-R230")
def test_r230_others_who_stand_beside_a_spared_army_are_banned_and_it_is_not() -> None:
    state = wizardry("Bob", "Cleo", step="turn", active="Ann")
    away(state)
    hand_in(state, ANN, BAN)

    assert banned(state) == [CLEO]


@rules("PH-R230", "PH-1.4.3d")
def test_r230_a_wizard_beside_it_can_be_called_to_a_duel() -> None:
    foe = {"Cleo": {"501": {"field": EAST, "rank": "Z", "most": 3}}}
    state = wizardry("Bob", step="turn", active="Ann", people=foe)
    away(state)

    GAME.check(state, ANN, Sheet((BAN,)))


@rules("PH-R230", "PH-R227")
def test_r230_where_the_absence_becomes_known_later_the_ban_falls_and_no_power_is_lost() -> None:
    state = wizardry("Bob", options={"deadlines": "days"})
    before = power(state)
    hand_in(state, ANN, BAN, Tell("Then rest."))
    away(state)
    hand_in(state, CLEO)

    fell = [(note.line, note.rule) for note in state.realms[ANN].diary if isinstance(note, OrderFailed)]
    assert fell == [(1, "PH-R230")]
    assert power(state) == before
    assert banned(state) == []
