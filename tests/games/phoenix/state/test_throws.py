"""Dice within a turn: asked for, thrown or typed, taken once."""

from __future__ import annotations

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.moves.kinds import Roll
from tafelrunde.games.phoenix.play.legal import check, to_act
from tafelrunde.games.phoenix.play.rules import chance, play
from tafelrunde.games.phoenix.secrecy.view import view
from tafelrunde.games.phoenix.state.agenda import Cast
from tafelrunde.games.phoenix.state.state import DICE, State
from tafelrunde.games.phoenix.state.throws import cast, lowest
from tafelrunde.games.phoenix.tables.phases import B18
from tafelrunde.games.phoenix.told.minutes import Thrown
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import position

WANTED = (Cast("melee", "101/27", 20, 2), Cast("fire", "101/28", 10, 3))


def waiting() -> State:
    state = position(step="turn", active="Ann")
    state.step, state.phase = DICE, B18
    assert cast(state, *WANTED) is None
    return state


@rules("PH-5w")
def test_chance_throws_what_was_asked_for() -> None:
    state = waiting()
    assert to_act(state) == (CHANCE,)
    for seed in range(50):
        roll = chance(state, Seeded(seed))
        assert isinstance(roll, Roll)
        check(state, CHANCE, roll)
        assert [len(values) for values in roll.values] == [2, 3]


@pytest.mark.parametrize(
    "values",
    [
        (),
        ((1, 20),),
        ((1, 20), (0, 9)),
        ((0, 20), (0, 9, 5)),
        ((1, 21), (0, 9, 5)),
        ((1, 20), (0, 10, 5)),
        ((1, 20), (0, 9, -1)),
        ((1, 20), (0, 9, 5), (1,)),
    ],
)
def test_ph_5w_dice_that_cannot_have_fallen_are_refused(values: tuple[tuple[int, ...], ...]) -> None:
    state = waiting()
    with pytest.raises(IllegalMove) as refused:
        check(state, CHANCE, Roll(values))
    assert refused.value.rule == "PH-5w"
    assert refused.value.params == {"dice": "2 W20, 3 W10"}


def test_values_are_given_once_and_only_for_the_dice_that_were_asked_for() -> None:
    state = waiting()
    state.rolled = ((1, 2), (0, 9, 5))
    assert cast(state, *WANTED) == ((1, 2), (0, 9, 5))
    assert cast(state, *WANTED) is None
    state.rolled = ((1, 2), (0, 9, 5))
    assert cast(state, WANTED[0]) is None
    assert [*state.asked, *state.rolled] == [*WANTED[:1]]


def test_a_w10_begins_with_nought() -> None:
    assert [lowest(faces) for faces in (6, 10, 20, 100)] == [1, 0, 1, 1]


def test_after_the_throw_the_turn_goes_on_and_the_game_master_has_the_dice_in_his_minutes() -> None:
    state = waiting()
    play(state, CHANCE, Roll(((1, 20), (0, 9, 5))), None)
    assert state.step != DICE
    assert (state.asked, state.rolled) == ((), ())
    seen = view(state, state.setting.game_master).minutes
    assert seen is not None
    assert [entry.values for entry in seen if isinstance(entry, Thrown)] == [(1, 20), (0, 9, 5)]
    assert (view(state, 0).minutes, view(state, None).minutes) == ((), None)


def test_only_the_game_master_sees_which_dice_are_waited_for() -> None:
    state = waiting()
    assert view(state, state.setting.game_master).asked == WANTED
    for seat in (0, 1, None):
        seen = view(state, seat)
        assert (seen.asked, seen.pending, seen.phase, seen.part) == (None, None, None, None)
