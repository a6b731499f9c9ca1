"""What the game master records of a meeting: race, council, adventures (chapters 7 to 9)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.master.council import is_carried
from tafelrunde.games.phoenix.moves.meeting import Adventurer, Driver, HoldCouncil, HoldRace, RewardAdventure
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.realm import BEASTS, OUTSIDE
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.course import CouncilDecided, RaceHeld
from tafelrunde.games.phoenix.told.people import PersonDied
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import BOB, NAMES, position, refused, view

PLACES = ("101/27", "101/30", "101/33")


def meeting(*, gold: int = 20_000, **people: Any) -> State:
    """Three realms at the muster of month 1; everybody stands somewhere on plain land."""
    court: dict[str, dict[str, Any]] = {name: {} for name in NAMES}
    for key, person in people.items():
        name, number = key.split("_")
        court[name][number] = {"field": "101/27", **person}
    return position(realms_count=3, realms={name: {"gold": gold} for name in NAMES}, people=court)


def record(state: State, move: Any) -> list[Any]:
    events: list[Any] = []
    GAME.apply(state, state.setting.game_master, move, events)
    return events


def gold(state: State) -> list[int]:
    return [realm.gold for realm in state.realms]


def points(state: State, realm: int, number: int) -> int:
    return state.person(KEY * realm + number).most


# --- race --------------------------------------------------------------------------------------------

HUGO, BUTTERFLY, MUHADIP = (
    Driver("Ann", 601, True, 1),
    Driver("Bob", 601, True, 2),
    Driver("Cleo", 501, True, 3),
)


def racers() -> State:
    return meeting(
        Ann_601={"rank": "FSH", "most": 50},
        Bob_601={"rank": "CHF", "most": 20},
        Cleo_501={"rank": "Z", "most": 6},
    )


@rules("PH-8a", "PH-8e", "PH-8f", "PH-8g")
def test_the_prizes_of_the_example() -> None:
    """With three realms instead of eight, the fees of five others are missing: 15,000 instead of 40,000."""
    state = racers()
    record(state, HoldRace((HUGO, BUTTERFLY, MUHADIP)))
    assert gold(state) == [20_000 - 5000 + 50_000 + 15_000, 20_000 - 5000 + 10_000, 20_000 - 5000 + 3000]
    assert 50_000 + 8 * 5000 == 90_000


def test_ph_8a_the_fee_must_be_in_the_treasury() -> None:
    state = meeting(gold=4999, Ann_601={}, Bob_601={}, Cleo_501={"rank": "Z"})
    with refused("PH-8a", realm="Ann", gold=4999):
        record(state, HoldRace((HUGO, BUTTERFLY, MUHADIP)))
    assert gold(state) == [4999] * 3


def test_ph_8b_one_driver_for_a_realm() -> None:
    state = meeting(Ann_601={}, Ann_602={})
    with refused("PH-8b", realm="Ann"):
        record(state, HoldRace((Driver("Ann", 601), Driver("Ann", 602))))


@rules("PH-8d", "PH-R62")
def test_half_a_point_for_the_semifinal_and_half_for_the_final() -> None:
    state = racers()
    record(state, HoldRace((HUGO, Driver("Bob", 601), Driver("Cleo", 501, True))))
    assert [points(state, 0, 601), points(state, 1, 601), points(state, 2, 501)] == [510, 205, 70]


@rules("PH-1.9h", "PH-8d")
def test_who_dies_in_the_race_is_dead_and_gets_nothing() -> None:
    state = racers()
    events = record(state, HoldRace((HUGO, Driver("Bob", 601, fallen=True))))
    assert PersonDied(1, 601, "", "101/27", "race") in events
    assert 601 not in state.realms[1].people
    with refused("PH-1.9h", person="601"):
        record(state, HoldRace((Driver("Bob", 601),)))


@pytest.mark.parametrize(
    "drivers",
    [
        pytest.param((Driver("Ann", 601, True, 2),), id="second without a first"),
        pytest.param((Driver("Ann", 601, True, 1), Driver("Bob", 601, True, 1)), id="two winners"),
        pytest.param((Driver("Ann", 601, False, 1),), id="not in the final"),
        pytest.param((Driver("Ann", 601, True, 1, True),), id="dead"),
    ],
)
def test_ph_8h_places_that_cannot_be(drivers: tuple[Driver, ...]) -> None:
    with refused("PH-8h"):
        record(racers(), HoldRace(drivers))


def test_the_race_is_told_to_all_and_points_to_their_realm_only() -> None:
    state = racers()
    assert RaceHeld(3, (0, 1, 2)) in record(state, HoldRace((HUGO, BUTTERFLY, MUHADIP)))
    assert view(state, 0).people[1]["601"].most is None


# --- council -----------------------------------------------------------------------------------------


@rules("PH-9.1e", "PH-9.1g")
def test_more_yes_than_no_carries() -> None:
    events = record(meeting(), HoldCouncil("Shorter rounds?", "recommendation", ("Ann", "Bob"), ("Cleo",)))
    assert CouncilDecided("Shorter rounds?", "recommendation", 2, 1, True, False) in events


@given(st.integers(0, 50), st.integers(0, 50))
def test_ph_9_1f_two_thirds_are_needed_against_people(yes: int, no: int) -> None:
    carried = yes + no > 0 and yes / (yes + no) > 0.666
    assert is_carried("exclusion", yes, no) == is_carried("confidence", yes, no) == carried
    assert is_carried("decision", yes, no) == (yes > no)


def test_ph_9_1b_one_vote_for_a_realm() -> None:
    with refused("PH-9.1b", realm="Ann"):
        record(meeting(), HoldCouncil("?", "decision", ("Ann",), ("Bob", "Ann")))


@pytest.mark.parametrize("kind", [BEASTS, OUTSIDE])
def test_ph_9_1b_neither_creatures_nor_who_is_not_there_vote(kind: int) -> None:
    state = meeting()
    state.edit_realm(BOB).kind = kind
    with refused("PH-9.1b", realm="Bob"):
        record(state, HoldCouncil("?", "decision", ("Ann",), ("Bob",)))
    record(state, HoldCouncil("?", "decision", ("Ann",), ("Cleo",)))


def test_ph_9_1c_two_votes_for_the_game_masters() -> None:
    state = meeting()
    events = record(state, HoldCouncil("?", "decision", ("Ann",), ("Bob",), master_yes=1, master_no=1))
    assert CouncilDecided("?", "decision", 2, 2, False, False) in events
    with refused("PH-9.1c", votes=3):
        record(state, HoldCouncil("?", "decision", (), (), master_yes=2, master_no=1))


def test_ph_9_2d_a_veto_stops_recommendations_only() -> None:
    state = meeting()
    events = record(state, HoldCouncil("?", "recommendation", NAMES, veto=True))
    assert CouncilDecided("?", "recommendation", 3, 0, False, True) in events
    with refused("PH-9.2d"):
        record(state, HoldCouncil("?", "exclusion", NAMES, veto=True))


# --- adventures --------------------------------------------------------------------------------------


def party() -> State:
    people: dict[str, Any] = {
        f"{name}_{number}": {"most": 10} for name in NAMES for number in (601, 602, 603)
    }
    return meeting(**people)


def group(*tenths: int, leader: str = "", fallen: int = 0) -> RewardAdventure:
    """Members of the three realms in turn; the last ones have fallen."""
    survivors = len(tenths) - fallen
    return RewardAdventure(
        "The cave",
        leader,
        tuple(
            Adventurer(NAMES[i % 3], 601 + i // 3, given, i >= survivors) for i, given in enumerate(tenths)
        ),
    )


@rules("PH-7.1.1b", "PH-7.1.1c")
def test_a_group_shares_up_to_thirteen_tenths_for_each_survivor() -> None:
    state = party()
    record(state, group(20, 15, 4))
    assert [points(state, realm, 601) for realm in range(3)] == [120, 115, 104]


@pytest.mark.parametrize("tenths", [(20, 15, 5), (10, 9, 0)])
def test_ph_7_1_1b_too_much_or_too_little_is_refused(tenths: tuple[int, ...]) -> None:
    with refused("PH-7.1.1b", least=Fraction(2), most=Fraction(39, 10)):
        record(party(), group(*tenths))


def test_ph_7_1_1a_two_points_a_year() -> None:
    state = party()
    record(state, group(20, 15, 4))
    with refused("PH-7.1.1a", person="601", points=Fraction(21, 10)):
        record(state, group(1, 15, 10))
    state.month = 9
    record(state, group(20, 15, 4))
    assert points(state, 0, 601) == 140


def test_ph_7_1_1d_the_fallen_get_nothing() -> None:
    state = party()
    with refused("PH-7.1.1d", person="601"):
        record(state, group(10, 10, 5, fallen=1))
    record(state, group(10, 10, 0, fallen=1))
    assert 601 not in state.realms[2].people


def test_ph_7_1_1e_nobody_goes_twice() -> None:
    twice = (Adventurer("Ann", 601, 10), Adventurer("Ann", 601, 10))
    with refused("PH-7.1.1e", person="601"):
        record(party(), RewardAdventure("?", "", (*twice, Adventurer("Bob", 601), Adventurer("Cleo", 601))))


def test_ph_7_3d_two_of_a_realm() -> None:
    three = tuple(Adventurer("Ann", number, 10) for number in (601, 602, 603))
    with refused("PH-7.3d", realm="Ann", count=3):
        record(party(), RewardAdventure("?", "", (*three, Adventurer("Bob", 601), Adventurer("Cleo", 601))))


def test_ph_7_3e_nobody_of_the_leaders_realm() -> None:
    with refused("PH-7.3e", realm="Bob"):
        record(party(), group(10, 10, 10, leader="Bob"))


def test_ph_7_3f_from_three_realms() -> None:
    with refused("PH-7.3f", count=2):
        record(party(), RewardAdventure("?", "", (Adventurer("Ann", 601, 10), Adventurer("Bob", 601, 10))))


@rules("PH-10.1c")
def test_a_civilian_who_was_taken_in_keeps_his_points_and_may_earn_more() -> None:
    state = meeting(
        Ann_601={"rank": "ZIV", "most": 3}, Bob_601={"rank": "ZIV", "most": 0}, Cleo_601={"rank": "CHF"}
    )
    record(state, group(13, 13, 13))
    assert [points(state, 0, 601), points(state, 1, 601)] == [43, 13]


def test_ph_7_5b_present_or_absent() -> None:
    state = meeting(Ann_601={"present": False}, Ann_602={})
    seen = view(state, 1).people[0]
    assert [seen[number].present for number in ("601", "602")] == [False, True]
