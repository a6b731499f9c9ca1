"""Turns one after the other, secret sheets, who is late, remote play (PH-3)."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import Amend, Change, CloseRound, EndCampaign, Sheet
from tafelrunde.games.phoenix.orders.muster import Goods, Recruit
from tafelrunde.games.phoenix.orders.turn import DeclineGifts, MoveArmy, Split
from tafelrunde.games.phoenix.state.state import TURN, State
from tafelrunde.games.phoenix.tables.phases import B4, B8, B17
from tafelrunde.games.phoenix.told.course import TurnMissed
from tafelrunde.games.phoenix.told.events import Reported
from tafelrunde.games.phoenix.told.notes import OrderFailed
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, BOB, army, at, hand_in, muster, position, refused, view

MASTER = 2
HERE, EAST = "101/27", "101/28"


def in_turn(**given: Any) -> State:
    return position(month=2, step="turn", order=["Bob", "Ann"], active="Bob", **given)


@rules("PH-3r", "PH-3.4b")
def test_realms_move_one_after_the_other() -> None:
    state = in_turn()
    with refused("PH-3r", realm="Ann", current="Bob", order="Bob, Ann"):
        hand_in(state, ANN)
    hand_in(state, BOB)
    assert (state.step, state.active) == (TURN, ANN)


@rules("PH-3g", "PH-3r")
def test_a_turn_that_was_handed_in_is_over() -> None:
    state = in_turn()
    hand_in(state, BOB)

    with refused("PH-3r", realm="Bob", current="Ann"):
        hand_in(state, BOB, DeclineGifts("Ann"))


@rules("PH-3.4k")
def test_orders_of_the_muster_are_secret_and_may_be_changed_until_the_last_is_in() -> None:
    state = position(month=5, fields={HERE: {"owner": "Ann", "town": "BUR"}})
    hand_in(state, ANN, Recruit(HERE, 101, Goods(warriors=500, leaders=1)))
    mine, theirs = view(state, ANN).realms[ANN], view(state, BOB).realms[ANN]
    assert mine is not None
    assert theirs is not None
    assert mine.handed is not None
    assert (theirs.handed, theirs.ready) == (None, True)
    hand_in(state, ANN, Recruit(HERE, 101, Goods(warriors=300, leaders=1)))
    hand_in(state, BOB)

    assert state.realms[ANN].armies[101].troops == 300


@rules("PH-3x")
def test_recruiting_orders_come_too_late_in_a_turn() -> None:
    state = position(month=5, step="turn", active="Ann", fields={HERE: {"owner": "Ann", "town": "BUR"}})

    with refused("PH-3x", realm="Ann", month="Hel 1", next_month="Hawar 2"):
        hand_in(state, ANN, Recruit(HERE, 101, Goods(warriors=500, leaders=1)))


@rules("PH-3w", "PH-3v")
def test_a_realm_that_misses_its_turn_stands_still() -> None:
    state = in_turn()
    events: list[Any] = []
    GAME.apply(state, MASTER, CloseRound("20 minutes are over"), events)

    assert TurnMissed(BOB) in events
    assert state.active == ANN


@rules("PH-3x")
def test_a_realm_that_is_late_at_the_muster_recruits_nothing() -> None:
    state = position(month=5, order=["Bob", "Ann"], fields={HERE: {"owner": "Ann", "town": "BUR"}})
    hand_in(state, ANN, Recruit(HERE, 101, Goods(warriors=500, leaders=1)))
    GAME.apply(state, MASTER, CloseRound("45 minutes are over"), [])

    assert state.realms[ANN].armies[101].troops == 500
    assert (state.step, state.active) == (TURN, BOB)


@rules("PH-3u", "PH-3w")
def test_in_remote_play_a_whole_month_is_handed_in_and_who_is_late_stands_still() -> None:
    fields = {HERE: {"owner": "Ann", "town": "BUR"}}
    state = position(month=5, options={"deadlines": "days"}, fields=fields)
    hand_in(state, ANN, Recruit(HERE, 101, Goods(warriors=500, leaders=1)), DeclineGifts("Bob"))
    events: list[Any] = []
    GAME.apply(state, MASTER, CloseRound("the day is over"), events)

    assert TurnMissed(BOB) in events
    assert state.realms[ANN].armies[101].troops == 500
    assert state.realms[ANN].declines == 1 << BOB
    assert state.month == 6


@rules("PH-3u")
def test_in_remote_play_an_order_that_became_impossible_is_named_by_its_line_in_the_sheet() -> None:
    state = position(
        month=5,
        options={"deadlines": "days"},
        fields={HERE: {"owner": "Ann", "town": "BUR"}},
        armies={"Ann": {"102": {"field": HERE, "troops": 500}}},
    )
    orders = (Recruit(HERE, 101, Goods(warriors=500, leaders=1)), MoveArmy(102, EAST), DeclineGifts("Bob"))
    hand_in(state, ANN, *orders)
    GAME.apply(state, MASTER, Amend((Change("armies.Ann.102", "gone"),), "lost its way"), [])
    events: list[Any] = []
    GAME.apply(state, BOB, Sheet(), events)

    told = [note for event in events if isinstance(event, Reported) for note in event.notes or ()]
    assert [note.line for note in told if isinstance(note, OrderFailed)] == [2]
    assert state.realms[ANN].declines == 1 << BOB


def bereft(**given: Any) -> State:
    """Two armies of Ann's; to be called before the game master takes the leader of the second."""
    armies = {number: {"field": HERE, "troops": 500} for number in ("101", "102")}
    return position(month=2, fields={HERE: {"owner": "Ann"}}, armies={"Ann": armies}, **given)


BEREAVE = Amend((Change("armies.Ann.102.leaders", 0),), "he fell")


@rules("PH-1.1.5a")
def test_an_army_that_lost_its_leader_before_does_not_keep_the_others_from_moving() -> None:
    state = bereft(step="turn", active="Ann")
    GAME.apply(state, MASTER, BEREAVE, [])
    with refused("PH-1.1.5a", army="101"):
        hand_in(state.copy(), ANN, Split(101, 103, Goods(warriors=100, leaders=1)))
    hand_in(state, ANN, MoveArmy(101, EAST))

    assert army(state, ANN, 101).field == at(state, EAST)
    assert 102 not in state.realms[ANN].armies


@rules("PH-1.1.5a", "PH-3u")
def test_in_remote_play_too() -> None:
    state = bereft(options={"deadlines": "days"})
    hand_in(state, ANN, MoveArmy(101, EAST))
    GAME.apply(state, MASTER, BEREAVE, [])
    hand_in(state, BOB)

    assert army(state, ANN, 101).field == at(state, EAST)


@rules("PH-R36", "PH-3j", "PH-3o", "PH-3q")
def test_phases_have_the_numbers_of_the_phase_table() -> None:
    assert (B4, B8, B17) == (4, 8, 17)


@rules("PH-2k")
def test_the_game_master_ends_the_campaign() -> None:
    state = in_turn()
    GAME.apply(state, MASTER, EndCampaign("enough"), [])

    assert GAME.to_act(state) == ()
    with refused("PH-2k"):
        hand_in(state, BOB)


def test_the_order_of_orders_in_a_sheet_is_told_in_a_refusal() -> None:
    state = position(month=5, fields={HERE: {"owner": "Ann", "town": "BUR"}})
    good, bad = Goods(warriors=100, leaders=1), Goods(warriors=99_999, leaders=1)

    with refused("PH-3.3f", line=2):
        muster(state, ANN, Recruit(HERE, 101, good), Recruit(HERE, 102, bad))
    assert at(state, EAST) > 0
