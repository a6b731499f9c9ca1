"""Room in fields and ships at the end of a turn (PH-5.7, PH-0.2, PH-0.3.2d)."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.armies.turn_end import end_turn
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.moves.kinds import CloseRound
from tafelrunde.games.phoenix.orders.turn import MoveArmy
from tafelrunde.games.phoenix.standing.standing import room_used
from tafelrunde.games.phoenix.state.pieces import counted
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.notes import Booked, Cut, Drowned
from tests.games.phoenix.camps import EAST, HERE, camp
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, army, at, hand_in

WATER = {EAST: {"terrain": "w"}}


def ended(**given: Any) -> State:
    """Ann's turn is over, and all that is lost is accounted for."""
    state = camp(**given)
    end_turn(state, ANN)
    assert state.account == totals(state)
    return state


@rules("PH-0.2a", "PH-0.2b", "PH-R93")
def test_exactly_100_000_space_points_have_room_and_crews_do_not_count() -> None:
    walls = {HERE: {"owner": "Ann", "walls": ["O", "W"]}}
    state = ended(fields=walls, a101={"troops": 79_900, "leaders": 1}, a201={"troops": 9_950, "leaders": 1})
    assert room_used(state, at(state, HERE)) == 100_000
    assert (army(state, ANN, 101).troops, army(state, ANN, 201).troops) == (79_900, 9_950)


@rules("PH-5.7a", "PH-5.7b")
def test_above_the_limit_each_army_is_cut_in_proportion_for_a_quarter_of_the_price() -> None:
    state = ended(
        a101={"troops": 100_000, "leaders": 20, "mounts": 18_000}, a201={"troops": 39_000, "leaders": 20}
    )
    # 100,000 + 18,000 + 2,000 + 78,000 + 2,000 = 200,000: half of everything stays.
    assert counted(army(state, ANN, 101)) == [50_000, 9_000, 0, 0, 10, 0, 0, 0, 0]
    assert counted(army(state, ANN, 201)) == [0, 0, 19_500, 0, 10, 0, 0, 0, 0]
    price = 5 * 59_000 + 10 * 19_500 + 1_000 * 20
    assert state.realms[ANN].gold == price // 4
    diary = state.realms[ANN].diary
    assert [note.number for note in diary if isinstance(note, Cut)] == [101, 201]
    assert diary[-1] == Booked(price // 4, "refund", price // 4, HERE)


def test_ph_r116_each_army_keeps_one_leader() -> None:
    state = ended(a101={"troops": 150_000, "leaders": 1}, a102={"troops": 50_000, "leaders": 1})
    assert (army(state, ANN, 101).leaders, army(state, ANN, 102).leaders) == (1, 1)
    assert 100_000 < room_used(state, at(state, HERE)) <= 100_200


def test_an_army_cut_below_the_minimum_is_gone_and_paid_for() -> None:
    state = ended(a101={"troops": 199_700, "leaders": 1}, a102={"troops": 100, "leaders": 1})
    assert sorted(state.realms[ANN].armies) == [101]
    lost = 5 * (199_700 - army(state, ANN, 101).troops + 100) + 1_000
    assert state.realms[ANN].gold == lost // 4


@rules("PH-5.7a")
def test_where_two_realms_stand_nobody_is_cut() -> None:
    bob = {"101": {"field": HERE, "troops": 60_000}}
    state = ended(a101={"troops": 60_000}, bob=bob)
    assert army(state, ANN, 101).troops == 60_000


@rules("PH-0.2b", "PH-0.2d")
def test_characters_take_room_in_their_field() -> None:
    ruler = {"601": {"field": HERE, "rank": "HER"}}
    fits = ended(a101={"troops": 96_900, "leaders": 1}, people=ruler)
    assert army(fits, ANN, 101).troops == 96_900
    tight = ended(a101={"troops": 96_901, "leaders": 1}, people=ruler)
    assert army(tight, ANN, 101).troops < 96_901


@rules("PH-0.2c")
def test_prisoners_take_no_room() -> None:
    state = camp(a101={"troops": 99_900, "leaders": 1}, people={"601": {"field": HERE, "rank": "HER"}})
    state.edit_person(601).captor = ANN
    end_turn(state, ANN)
    assert army(state, ANN, 101).troops == 99_900


@rules("PH-1.8h")
def test_armies_of_any_size_may_pass_each_other() -> None:
    state = camp(a101={"troops": 90_000}, a201={"field": EAST, "troops": 40_000})
    hand_in(state, ANN, MoveArmy(101, EAST), MoveArmy(201, HERE))
    assert (army(state, ANN, 101).troops, army(state, ANN, 201).troops) == (90_000, 40_000)


@rules("PH-0.2d", "PH-0.2f")
def test_whoever_is_aboard_takes_no_room_in_the_field_but_in_the_ships() -> None:
    fleet = {"field": EAST, "troops": 999, "leaders": 1}
    full = {"field": EAST, "troops": 99_800, "leaders": 1, "aboard": 301}
    state = ended(fields=WATER, a301=fleet, a101=full)
    assert room_used(state, at(state, EAST)) == 100_000
    assert army(state, ANN, 101).troops == 99_800
    over = ended(fields=WATER, a301=fleet, a101={**full, "troops": 99_900, "leaders": 2})
    assert army(over, ANN, 101).troops < 99_900


def test_ph_0_3_2d_what_ships_cannot_carry_drowns() -> None:
    aboard = {"field": EAST, "troops": 900, "leaders": 10, "aboard": 301}
    state = ended(fields=WATER, a301={"field": EAST, "troops": 10}, a101=aboard)
    # One leader has his 100 of 1,000 points; of the other 1,800 the half fits.
    assert counted(army(state, ANN, 101)) == [450, 0, 0, 0, 5, 0, 0, 0, 0]
    assert Drowned(101, EAST, {"warriors": 450, "leaders": 5}) in state.realms[ANN].diary


def test_ph_0_3_2d_an_army_of_which_too_little_is_left_is_lost() -> None:
    catapult = {"field": EAST, "light": 1, "leaders": 1, "aboard": 301}
    state = ended(fields=WATER, a301={"field": EAST, "troops": 10}, a101=catapult)
    assert sorted(state.realms[ANN].armies) == [301]
    assert Drowned(101, EAST, {"leaders": 1, "light_catapults": 1}) in state.realms[ANN].diary


@rules("PH-0.2d", "PH-0.2e")
def test_wizards_of_an_embarked_army_use_cargo_room_and_none_of_the_field() -> None:
    wizard = {"501": {"field": EAST, "rank": "Z", "most": 4, "army": 101, "nameless": True}}
    fleet = {"field": EAST, "troops": 999, "leaders": 1}
    full = {"field": EAST, "troops": 99_600, "leaders": 1, "aboard": 301}
    state = ended(fields=WATER, a301=fleet, a101=full, people=wizard)
    assert (army(state, ANN, 101).troops, army(state, ANN, 301).troops) == (99_600, 999)
    over = ended(fields=WATER, a301=fleet, a101={**full, "troops": 99_601}, people=wizard)
    assert army(over, ANN, 101).troops < 99_601
    assert army(over, ANN, 301).troops == 999


@rules("PH-1.1.5a", "PH-1.8d")
def test_what_is_no_army_any_more_is_gone_with_what_it_carries() -> None:
    fleet = {"field": EAST, "troops": 30, "leaders": 0}
    aboard = {"field": EAST, "troops": 900, "aboard": 301}
    state = ended(fields=WATER, a301=fleet, a101=aboard, a102={"troops": 99}, a103={"troops": 100})
    assert sorted(state.realms[ANN].armies) == [103]


@rules("PH-3w", "PH-5.7a")
def test_who_misses_his_turn_is_cut_all_the_same() -> None:
    state = camp(a101={"troops": 199_900, "leaders": 1})
    GAME.apply(state, state.setting.game_master, CloseRound("zu spät"), [])
    assert army(state, ANN, 101).troops < 100_000
