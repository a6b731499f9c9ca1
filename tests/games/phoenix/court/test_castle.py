"""Characters whose players are away: the castle of the elementals, and what becomes of all others (6.10)."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.contract import Event
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.courts import points
from tafelrunde.games.phoenix.moves.meeting import CallBack, SendAway
from tafelrunde.games.phoenix.orders.court import Appoint
from tafelrunde.games.phoenix.orders.magic import Ban
from tafelrunde.games.phoenix.orders.turn import MovePerson
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import DICE, State
from tafelrunde.games.phoenix.told.people import PersonDied, PersonSheltered
from tests.games.phoenix.circles import BOBS, HOME, circle, lives, person, place, wizard
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE
from tests.games.phoenix.table import ANN, BOB, at, hand_in, refused

MASTER = 2
CASTLE = "6666/66"


def master(state: State, move: Any) -> list[Event]:
    events: list[Event] = []
    GAME.apply(state, MASTER, move, events)
    return events


def noble(field: str = HERE, **more: Any) -> dict[str, Any]:
    return {"field": field, "rank": "BUH", **more}


@rules("PH-6.10.3c", "PH-6.10.3b")
def test_protection_is_a_teleport_to_the_castle() -> None:
    state = circle(
        {"601": noble(army=101)}, armies={"Ann": {"101": {"field": HERE, "troops": 900, "leaders": 1}}}
    )
    events = master(state, SendAway("Ann", 601, 3))
    assert events[-1] == PersonSheltered(ANN, 601, "", CASTLE, True)
    sheltered = person(state, 601)
    assert (place(state, 601), sheltered.army, sheltered.present, sheltered.sheltered) == (
        CASTLE,
        0,
        False,
        4,
    )
    with refused("PH-6.10.3c"):
        hand_in(state, ANN, MovePerson(601, HERE))


@rules("PH-6.10.2b", "PH-6.10.3d")
def test_who_comes_back_appears_in_the_capital_once_his_time_is_over() -> None:
    state = circle({"601": noble(), "602": noble()})
    master(state, SendAway("Ann", 601))
    master(state, SendAway("Ann", 602, 1))
    with refused("PH-6.10.3d"):
        master(state, CallBack("Ann", 602))
    master(state, CallBack("Ann", 601))
    assert (place(state, 601), person(state, 601).present) == (HOME, True)


@rules("PH-6.10.3d", "PH-1.9.1k")
def test_the_lock_of_a_throne_neither_holds_a_ruler_in_the_castle_nor_ends_there() -> None:
    state = circle({"501": wizard(HOME, 7, nameless=False)})
    hand_in(state, ANN, Appoint(501, "HER"))
    master(state, SendAway("Ann", 501))
    master(state, CallBack("Ann", 501))
    assert (place(state, 501), person(state, 501).locked) == (HOME, 9)


@rules("PH-6.10.2b")
def test_nobody_comes_back_who_was_not_there() -> None:
    with refused("PH-6.10.2b"):
        master(circle({"601": noble()}), CallBack("Ann", 601))


@rules("PH-6.10.3c")
def test_prisoners_and_wizards_without_a_player_are_not_sheltered() -> None:
    state = circle({"501": wizard()}, {"601": noble(captor="Ann", warden=0)})
    for realm, number in (("Ann", 501), ("Bob", 601)):
        with refused("PH-6.10.3c"):
            master(state, SendAway(realm, number))


@rules("PH-6.10a")
def test_points_come_back_in_the_castle_too() -> None:
    state = circle({"601": noble(now=10)})
    master(state, SendAway("Ann", 601))
    hand_in(state, ANN)
    assert person(state, 601).now == 150


@rules("PH-6.10.3c")
def test_nobody_fights_in_the_castle() -> None:
    state = circle({"601": noble()}, {"601": noble(EAST)})
    master(state, SendAway("Ann", 601))
    master(state, SendAway("Bob", 601))
    hand_in(state, ANN)
    assert state.step != DICE
    assert lives(state, 601, ANN)
    assert lives(state, 601, BOB)


@rules("PH-6.10.4a")
def test_an_absent_character_vanishes_before_a_fight() -> None:
    state = circle({"601": noble()}, {"601": noble(present=False)})
    events = hand_in(state, ANN)
    assert [event.cause for event in events if isinstance(event, PersonDied)] == ["absent"]
    assert state.step != DICE
    assert not lives(state, 601, BOB)


@rules("PH-6.10.4a", "PH-5.3a")
def test_an_absent_wizard_vanishes_before_a_duel() -> None:
    theirs = {"501": wizard(EAST, nameless=False, present=False), "502": wizard(BOBS, present=False)}
    state = circle({"501": wizard()}, theirs)
    events = hand_in(state, ANN)
    assert [(event.number, event.cause) for event in events if isinstance(event, PersonDied)] == [
        (501, "absent")
    ]
    assert state.step != DICE
    own = circle({"501": wizard(nameless=False, present=False)}, {"501": wizard(EAST)})
    hand_in(own, ANN)
    assert not lives(own, 501, ANN)


@rules("PH-6.10.4a", "PH-1.4.3d")
def test_so_does_one_whose_field_is_banned() -> None:
    state = circle({"501": wizard()}, {"501": wizard(FAR, nameless=False, present=False)})
    hand_in(state, ANN, Ban(501, FAR, power=1))
    assert not lives(state, 501, BOB)


@rules("PH-6.10.4a", "PH-1.9q")
def test_a_prisoner_is_in_no_fight() -> None:
    mine = {"601": noble(), "602": noble(captor="Bob", present=False)}
    state = circle(mine, {"601": noble()}, fields={HERE: {"owner": "Bob"}})
    hand_in(state, ANN)
    assert lives(state, 602, ANN)


@rules("PH-6.10.4a")
def test_but_stays_where_nobody_fights() -> None:
    state = circle({"601": noble()}, {"601": noble(BOBS, present=False)})
    hand_in(state, ANN)
    assert lives(state, 601, BOB)


@rules("PH-6.10.1b")
def test_who_counts_as_present_has_all_his_points() -> None:
    state = circle({"601": noble(present=False), "602": noble()})
    assert points(state, at(state, HERE), ANN) == 240
    state.edit_person(KEY * ANN + 601).present = True
    assert points(state, at(state, HERE), ANN) == 480
