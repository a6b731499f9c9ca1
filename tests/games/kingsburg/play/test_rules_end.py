"""From year to year, and who has won after the fifth."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import CHANCE, Result
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.play.events import CathedralScored, GameEnded, PhaseBegan
from tafelrunde.games.kingsburg.play.state import State
from tests.games.kingsburg.facts import Goods, some_goods, standing
from tests.games.kingsburg.table import NAMES, goods, play, position, province, random_game, refused, roll
from tests.games.rule_table import told

DRAWN: dict[str, Any] = {"year": 5, "phase": "winter", "enemy": "barbarians-V-7"}
"""With 6 soldiers of one's own and 1 from the King everybody draws, so that nothing more is won or lost."""
LAST_SOLDIERS = 6

# Only buildings without a value in battle, and small numbers, so that ties are common.
FINAL = st.fixed_dictionaries(
    {
        "vp": st.integers(10, 11),
        "goods": some_goods(1),
        "buildings": st.tuples(st.integers(0, 2), st.integers(0, 2)).map(
            lambda two: standing((*two, 0, 0, 0))
        ),
    }
)


def last_winter(places: list[dict[str, Any]]) -> State:
    names = NAMES[: len(places)]
    provinces: dict[str, Any] = {
        name: {**place, "soldiers": LAST_SOLDIERS} for name, place in zip(names, places, strict=True)
    }
    return position(names, **DRAWN, **provinces)


def final_result(state: State) -> Result:
    result = GAME.result(state)
    assert result is not None
    return result


def winners_by_elimination(places: list[dict[str, Any]]) -> tuple[int, ...]:
    """First points, then goods, then buildings: whoever is not best is out."""
    seats = list(range(len(places)))
    counts = [
        [place["vp"] for place in places],
        [sum(place["goods"]) for place in places],
        [len(place["buildings"]) for place in places],
    ]
    for count in counts:
        best = max(count[seat] for seat in seats)
        seats = [seat for seat in seats if count[seat] == best]
    return tuple(seats)


@given(st.lists(FINAL, min_size=2, max_size=5))
def test_kb_14_3_kb_14_4_kb_14_5_points_then_goods_then_buildings(places: list[dict[str, Any]]) -> None:
    state = last_winter(places)
    (ended,) = told(roll(state, "reinforcements 1"), GameEnded)

    result = final_result(state)

    assert result.winners == ended.winners == winners_by_elimination(places)
    assert [seat.points for seat in result.seats] == [place["vp"] for place in places]


@given(st.lists(FINAL, min_size=2, max_size=5))
def test_kb_14_5_ranks_count_who_is_better(places: list[dict[str, Any]]) -> None:
    """The ranks of all, not only of the winners: one by one the best are taken away."""
    state = last_winter(places)
    roll(state, "reinforcements 1")

    result = final_result(state)

    left = list(range(len(places)))
    while left:
        best = [left[i] for i in winners_by_elimination([places[seat] for seat in left])]
        rank = 1 + len(places) - len(left)
        assert {result.seats[seat].rank for seat in best} == {rank}
        left = [seat for seat in left if seat not in best]


@given(some_goods(5), st.booleans())
def test_kb_16_4_kb_14_6_the_cathedral_counts_pairs_of_goods_and_keeps_them(own: Goods, stands: bool) -> None:
    row = ["statue", "chapel", "church", "cathedral"] if stands else ["statue", "chapel", "church"]
    state = last_winter([{"vp": 30, "goods": own, "buildings": row}, {"vp": 30, "goods": own}])
    scored = told(roll(state, "reinforcements 1"), CathedralScored)

    pairs = len(range(1, sum(own), 2)) if stands else 0
    assert [event.vp for event in scored] == ([pairs] if pairs else [])
    assert province(state, 0).vp == 30 + pairs
    assert province(state, 1).vp == 30
    assert goods(state, 0) == own


def test_kb_14_6_cathedral_points_can_decide_the_game() -> None:
    row = ["statue", "chapel", "church", "cathedral"]
    state = last_winter([{"vp": 28, "goods": (0, 0, 6), "buildings": row}, {"vp": 30, "goods": (9, 9, 9)}])

    roll(state, "reinforcements 1")

    assert final_result(state).winners == (0,)


@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_kb_14_1_after_winter_the_next_year_begins_with_phase_one(year: int) -> None:
    state = position(year=year, phase="winter")
    play(state, CHANCE, GAME.chance(state, FirstOutcome()))

    events = roll(state, "reinforcements 6")

    began = told(events, PhaseBegan)[0]
    assert (began.year, began.phase) == (year + 1, 1)
    assert GAME.result(state) is None


class FirstOutcome:
    """Always the first card of the year: one of the weakest."""

    def below(self, n: int) -> int:
        return 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kb_14_1_kb_14_2_whole_games_last_five_times_eight_phases(seats: int) -> None:
    for seed in range(3):
        played = list(random_game(seats, seed))
        phases = [event for move in played for event in told(move.events, PhaseBegan)]

        assert [(event.year, event.phase) for event in phases] == [
            (year, phase) for year in range(1, 6) for phase in range(1, 9)
        ]
        assert len(told(played[-1].events, GameEnded)) == 1
        assert all(GAME.result(move.before) is None for move in played)


@pytest.mark.parametrize(
    "move",
    [
        "pass",
        "take 1 gold",
        "build inn",
        "influence 1 with 1",
        "recruit for 2 gold",
        "give 1 gold",
        "order 1 2 3",
    ],
)
def test_kb_14_2_after_the_end_every_move_is_refused(move: str) -> None:
    state = last_winter([{"vp": 1}, {"vp": 2, "goods": (9, 9, 9)}, {"vp": 3}])
    roll(state, "reinforcements 1")

    assert GAME.to_act(state) == ()
    for seat in (0, 1, 2, CHANCE):
        assert not GAME.legal_moves(state, seat)
        with refused("KB-14.2", state):
            play(state, seat, move)
