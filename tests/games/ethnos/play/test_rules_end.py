"""End of the game, winner, and small tables (ET-11, ET-12), as laws."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import CHANCE, Result
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.play import events as happened
from tafelrunde.games.ethnos.play.moves import Pass, Reveal
from tafelrunde.games.ethnos.play.state import State
from tests.games.ethnos.table import (
    ANN,
    BRIAN,
    SEAT_COUNTS,
    THREE,
    TWO,
    end_age,
    glory,
    play,
    position,
    random_game,
    refused,
    view,
)
from tests.games.rule_table import told

MARKS = st.integers(0, 4)


def result_of(state: State) -> Result:
    result = GAME.result(state)
    assert result is not None
    return result


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_11_1_the_game_ends_after_its_last_age_and_takes_no_more_moves(seats: int) -> None:
    game = list(random_game(seats, 800 + seats))
    last = game[-1]
    assert told(last.events, happened.GameEnded)
    assert view(last.after).age == (2 if seats <= 3 else 3)
    assert GAME.to_act(last.after) == ()
    assert all(GAME.result(played.before) is None for played in game)
    for seat in range(CHANCE, seats):
        assert list(GAME.legal_moves(last.after, seat)) == []
        for move in (Pass(), Reveal("dragon"), GAME.parse_move("draw")):
            with refused("ET-11.1", last.after):
                play(last.after, seat, move)


def band_text(place: int, size: int) -> str:
    """A band of this size, of another tribe for every place."""
    tribe = ("elf", "giant", "halfling", "orc")[place]
    colours = ("red", "blue", "green", "grey", "purple", "orange")[:size]
    leader, *others = [f"{colour} {tribe}" for colour in colours]
    return f"{leader} with {', '.join(others)}" if others else leader


Standing = tuple[int, int, list[int]]
STANDING = st.tuples(st.integers(0, 1), st.integers(0, 1), st.lists(st.integers(1, 3), max_size=2))
BAND_GLORY = {1: 0, 2: 1, 3: 3}


@given(st.lists(STANDING, min_size=4, max_size=4))
def test_et_11_2_et_11_3_et_11_4_et_11_5_et_11_6_glory_markers_and_bands_rank_the_players(
    standings: list[Standing],
) -> None:
    """Glory from bands is made level beforehand, so that all steps of the comparison are met."""
    kingdoms = ("red", "blue", "green", "grey")
    everybody: dict[str, Any] = {}
    for place, (points, marked, sizes) in enumerate(standings):
        from_bands = sum(BAND_GLORY[size] for size in sizes)
        everybody[("Ann", "Brian", "Cindy", "David")[place]] = {
            "glory": 10 + points - from_bands - 2 * marked,
            "markers": {kingdoms[place]: marked} if marked else {},
            "bands": [band_text(place, size) for size in sizes],
        }
    tokens = {kingdom: [0, 0, 2] for kingdom in kingdoms}
    state = position(age=3, dragons=2, tokens=tokens, market=["purple dwarf"], **everybody)

    end_age(state)

    keys = [(points, marked, sorted(sizes, reverse=True)) for points, marked, sizes in standings]
    result = result_of(state)
    assert [seat.points for seat in result.seats] == [10 + points for points, _, _ in standings]
    assert [seat.rank for seat in result.seats] == [1 + sum(other > own for other in keys) for own in keys]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_11_2_nobody_has_more_glory_than_a_winner(seats: int) -> None:
    for seed in range(4):
        *_, last = random_game(seats, 820 + 10 * seats + seed)
        result = result_of(last.after)
        best = max(glory(last.after))
        assert result.winners
        assert {glory(last.after)[winner] for winner in result.winners} == {best}
        (event,) = told(last.events, happened.GameEnded)
        assert event.winners == result.winners


def test_et_11_3_markers_on_the_merfolk_board_do_not_count() -> None:
    state = position(
        age=3,
        dragons=2,
        tribes=["merfolk"],
        tokens={"red": [0, 0, 2], "blue": [0, 0, 6]},
        market=["red elf"],
        Ann={"glory": 10, "markers": {"red": 1}},
        Brian={"glory": 8, "merfolk": 18, "bands": ["red giant"]},
    )

    end_age(state)

    assert glory(state)[:2] == [12, 12]  # Brian: 4 for the merfolk board
    assert result_of(state).winners == (ANN,)


def test_et_11_4_only_bands_of_the_last_age_count() -> None:
    bands = ["red elf with blue elf, green elf, grey elf"]
    state = position(
        names=THREE, dragons=2, tribes=["giant"], Ann={"bands": bands}, Brian={"glory": 6}, market=["red orc"]
    )
    end_age(state)
    assert glory(state) == [6, 6, 0]
    deal = "deal red orc, blue orc, green orc | market 2 red giants, 2 blue giants and 2 grey giants"
    play(state, CHANCE, deal)
    state.upper = 0  # the deck is used up to the dragons

    end_age(state)

    assert result_of(state).winners == (ANN, BRIAN)


@given(tokens=st.tuples(st.sampled_from([0, 2, 4]), st.sampled_from([4, 6, 8])), own=MARKS, other=MARKS)
def test_et_12_6_et_12_7_the_last_age_of_two(tokens: tuple[int, int], own: int, other: int) -> None:
    first, second = tokens
    state = position(
        names=TWO,
        age=2,
        dragons=2,
        market=["red elf"],
        tokens={"red": tokens},
        Ann={"markers": {"red": own}},
        Brian={"markers": {"red": other}},
    )

    end_age(state)

    if own != other:
        alone = 0 in (own, other)
        best = first + second if alone else second
        assert glory(state) == ([best, 0] if own > other else [0, best])
    elif own == 0:
        assert glory(state) == [0, 0]


@given(tokens=st.tuples(st.sampled_from([0, 2, 4]), st.sampled_from([4, 6, 8])), own=MARKS, other=MARKS)
def test_et_12_8_the_first_age_of_two_is_scored_as_usual(
    tokens: tuple[int, int], own: int, other: int
) -> None:
    state = position(
        names=TWO,
        dragons=2,
        market=["red elf"],
        tokens={"red": tokens},
        Ann={"markers": {"red": own}},
        Brian={"markers": {"red": other}},
    )

    end_age(state)

    if own == other:
        assert glory(state) == [tokens[0] // 2 if own else 0] * 2
    else:
        assert glory(state) == ([tokens[0], 0] if own > other else [0, tokens[0]])


@pytest.mark.parametrize(
    ("counts", "expected"), [((3, 2, 1), [8, 4, 0]), ((2, 2, 1), [6, 6, 0]), ((3, 0, 0), [8, 0, 0])]
)
def test_et_12_8_the_last_age_of_three_is_scored_as_usual(
    counts: tuple[int, ...], expected: list[int]
) -> None:
    everybody: dict[str, Any] = {
        name: {"markers": {"red": count}} for name, count in zip(THREE, counts, strict=True)
    }
    state = position(names=THREE, age=2, dragons=2, market=["red elf"], tokens={"red": [4, 8]}, **everybody)

    end_age(state)

    assert glory(state) == expected


@pytest.mark.parametrize(
    ("seats", "age", "giant", "merfolk"),
    [(2, 1, 2, 1), (2, 2, 5, 3), (3, 1, 2, 1), (3, 2, 5, 3), (4, 1, 2, 1), (4, 2, 4, 2), (6, 3, 6, 4)],
)
def test_et_12_4_et_12_5_et_1_11_et_1_13_boards_pay_by_age_and_number_of_players(
    seats: int, age: int, giant: int, merfolk: int
) -> None:
    names = ("Ann", "Brian", "Cindy", "David", "Emma", "Frank")[:seats]
    state = position(
        names=names,
        age=age,
        dragons=2,
        tribes=["giant", "merfolk"],
        giant="Brian",
        Ann={"merfolk": 3},
        market=["red elf"],
    )

    end_age(state)

    assert glory(state)[:2] == [merfolk, giant]
