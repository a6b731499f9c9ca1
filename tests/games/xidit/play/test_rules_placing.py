"""Set-up (XI-2): the assessments, the first player, and where the Idrakys begin."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.moves import LayAssessments
from tafelrunde.games.xidit.play.state import State
from tests.games.rule_table import told
from tests.games.xidit.facts import CITIES
from tests.games.xidit.table import (
    ANN,
    BRIAN,
    CINDY,
    DAVID,
    LENGTHS,
    MODES,
    active,
    chance,
    city,
    dealt,
    fresh,
    offers,
    own,
    play,
    position,
    random_game,
    recruitment,
    refused,
    threat,
    units,
    view,
    year,
)

SEEDS = range(40)

# --- assessments ------------------------------------------------------------------------------------


def test_xi_2_14_every_order_of_the_assessments_can_be_drawn() -> None:
    drawn = {view(dealt(4, seed)).columns for seed in range(60)}

    assert len(drawn) == 6
    assert {tuple(sorted(columns)) for columns in drawn} == {("influence", "reputation", "wealth")}


@pytest.mark.parametrize(
    "order",
    [
        pytest.param(("wealth", "influence"), id="one left out"),
        pytest.param(("wealth", "influence", "wealth"), id="one twice"),
        pytest.param(("wealth", "influence", "beauty"), id="no such assessment"),
        pytest.param(("wealth", "influence", "reputation", "wealth"), id="four"),
    ],
)
def test_xi_2_14_each_assessment_appears_once(order: tuple[str, ...]) -> None:
    state = position(step="assessments")

    with refused("XI-2.14", state):
        chance(state, LayAssessments(order))


def test_xi_2_14_the_order_stays_and_all_know_it() -> None:
    laid = None
    for played in random_game(4, seed=5):
        if view(played.after).columns:
            laid = laid or view(played.after).columns
            for seat in (None, *range(4)):
                assert view(played.after, seat).columns == laid
    held = [event.column for event in told(played.events, happened.AssessmentHeld)]
    assert tuple(held) == laid


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize(("seats", "eliminated"), [(4, [1, 1, 1]), (5, [2, 1, 1])])
def test_xi_2_15_so_many_are_eliminated_in_each_assessment(
    seats: int, eliminated: list[int], length: str
) -> None:
    for seed in range(4):
        *_, last = random_game(seats, seed, {"length": length})
        gone = [event.column for event in told(last.events, happened.Eliminated)]

        assert [gone.count(column) for column in view(last.after).columns] == eliminated


# --- placing ----------------------------------------------------------------------------------------


def before_placing(first: str = "Cindy") -> State:
    return position(step="place", first=first, cities={5: threat(), 12: recruitment()})


def test_xi_2_17_clockwise_from_the_first_player_on() -> None:
    state = before_placing("Cindy")
    for seat, number in ((CINDY, 1), (DAVID, 5), (ANN, 12), (BRIAN, 21)):
        assert active(state) == seat
        with refused("XI-3.4", state):
            play(state, (seat + 1) % 4, "place Idrakys in 9")
        (event,) = told(play(state, seat, f"place Idrakys in {number}"), happened.IdrakysPlaced)
        assert (event.seat, event.city) == (seat, number)
    assert [place.city for place in view(state).players] == [12, 21, 1, 5]
    assert view(state).step == "programme"


@pytest.mark.parametrize("number", CITIES)
def test_xi_2_18_any_city_will_do_with_a_tile_or_without(number: int) -> None:
    state = before_placing("Ann")
    play(state, ANN, f"place Idrakys in {number}")

    assert own(state, ANN).city == number
    assert units(state, ANN) == ""


def test_xi_2_19_nobody_begins_where_somebody_stands() -> None:
    state = before_placing("Ann")
    play(state, ANN, "place Idrakys in 5")

    with refused("XI-2.19", state):
        play(state, BRIAN, "place Idrakys in 5")
    assert "place Idrakys in 5" not in offers(state)
    assert len(offers(state)) == 20


def test_xi_2_20_later_all_may_meet_in_one_city() -> None:
    state = position(Ann={"city": 5}, Brian={"city": 2}, Cindy={"city": 3}, David={"city": 12})
    year(state, Ann="wait", Brian="red", Cindy="black", David="blue")

    assert [place.city for place in view(state).players] == [5] * 4


@pytest.mark.parametrize(("seats", "length"), MODES)
def test_xi_2_17_xi_20_35_chance_draws_the_first_player_and_everybody_can_be(seats: int, length: str) -> None:
    drawn = {view(dealt(seats, seed, {"length": length})).first for seed in SEEDS}

    assert drawn == set(range(seats))
    state = fresh(seats, {"length": length})
    assert active(state) == CHANCE
    with refused("XI-20.35", state):
        chance(state, f"first {seats + 1}")


def test_xi_2_18_nothing_happens_to_a_tile_when_somebody_begins_there() -> None:
    state = before_placing("Ann")
    before = city(state, 12)
    play(state, ANN, "place Idrakys in 12")

    assert city(state, 12) == before
