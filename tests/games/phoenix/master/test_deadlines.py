"""From meetings to remote play and back (R233)."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from tafelrunde.engine.codec import state_hash
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.moves.meeting import SetDeadlines
from tafelrunde.games.phoenix.state.state import MUSTER, TURN, State
from tafelrunde.games.phoenix.told.course import DeadlinesSet
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, BOB, hand_in, position, refused

How = Literal["meeting", "days", "none"]
WAYS: list[tuple[How, How]] = [("meeting", "days"), ("days", "meeting"), ("none", "days"), ("days", "none")]


def muster(deadlines: How) -> State:
    return position(month=5, options={"deadlines": deadlines}, order=["Bob", "Ann"])


def decide(state: State, deadlines: How) -> list[Any]:
    events: list[Any] = []
    GAME.apply(state, state.setting.game_master, SetDeadlines(deadlines), events)
    return events


@pytest.mark.parametrize(("before", "after"), WAYS)
@rules("PH-R233")
def test_r233_between_rounds_a_campaign_goes_on_otherwise(before: How, after: How) -> None:
    state = muster(before)

    assert DeadlinesSet(after) in decide(state, after)

    assert state.setting.together == (after == "days")
    for realm in (ANN, BOB):
        hand_in(state, realm)
    assert (state.month, state.step) == ((6, 0) if after == "days" else (5, TURN))


@rules("PH-R233")
def test_r233_all_hear_of_it_and_see_it() -> None:
    state = muster("meeting")
    decide(state, "days")
    for seat in (None, ANN, BOB):
        assert GAME.view(state, seat).options["deadlines"] == "days"
    again = GAME.load(GAME.dump(state))
    assert again.setting.together
    assert state_hash(GAME, again) == state_hash(GAME, state)


@pytest.mark.parametrize("before", ["meeting", "days"])
@rules("PH-R233")
def test_r233_not_when_a_sheet_is_in(before: How) -> None:
    state = muster(before)
    hand_in(state, ANN)
    with refused("PH-R233"):
        decide(state, "none")


@rules("PH-R233")
def test_r233_not_in_the_middle_of_turns() -> None:
    state = muster("meeting")
    for realm in (ANN, BOB):
        hand_in(state, realm)
    assert state.step == TURN
    with refused("PH-R233"):
        decide(state, "days")
    GAME.apply(state, BOB, Sheet(), [])
    with refused("PH-R233"):
        decide(state, "days")


@rules("PH-R233")
def test_r233_not_to_what_it_is_already() -> None:
    state = muster("days")
    assert state.step == MUSTER
    with refused("PH-R233"):
        decide(state, "days")
