"""Greedy plays Xidit: legally, repeatably, blind to what is hidden, and far better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots import bot_for, bots_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play.events import ThreatEliminated
from tafelrunde.games.xidit.play.moves import Programme, Show
from tests.bots.bot_table import TEST_SEEDS
from tests.bots.xidit_playing import bots, choice, decisions, judge_of, play
from tests.games.xidit.table import MODES, SEAT_COUNTS

SWITCHED = {option.name: option.values[-1] for option in GAME.meta.options}

STRANGE: dict[str, Any] = {
    "extends": "reconstruction-a",
    "unit_types": {"militia": {"count": 40}, "mage": {"count": 3}},
    "regions": {"bastion": {"first": 20, "second": 0}, "south": {"first": 0, "second": 0}},
    "titans": {"T3a": {"gold": 0, "bards": 20, "stories": 4}},
    "tilesets": {
        "4-5": {
            "tiles": {
                str(city): {"threat": {"cost": ["militia"], "gold": 20, "bards": 0, "stories": 1}}
                for city in range(1, 12)
            }
        }
    },
}
"""Values at the edge of what an owner may write into a file."""


def test_xidit_is_played_by_greedy() -> None:
    assert "greedy" in bots_for(GAME)


@pytest.mark.parametrize(("seats", "length"), MODES)
@pytest.mark.parametrize("options", [{}, SWITCHED], ids=["as printed", "switched"])
def test_greedy_plays_legal_games_to_the_end(seats: int, length: str, options: dict[str, str]) -> None:
    result = play(bots(*["greedy"] * seats), TEST_SEEDS, {**options, "length": length})

    assert len(result.seats) == seats


@pytest.mark.parametrize("number", range(3))
def test_greedy_plays_with_corrected_values(number: int) -> None:
    result = play(bots("greedy", "greedy", "random", "random"), TEST_SEEDS + number, corrections=STRANGE)

    assert result.winners


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (
        [decision.move for decision in decisions(bots("greedy", "greedy", "random"), TEST_SEEDS)]
        for _ in range(2)
    )

    assert first == second


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_hidden_things_decide_nothing(seats: int) -> None:
    """Units, gold, the Bastion, orders and tiles are imagined at random; however, the choice is the same."""
    greedy = bot_for(GAME, "greedy")
    programmes = others = 0
    for number, (state, seat, move, _events) in enumerate(decisions(bots(*["greedy"] * seats), TEST_SEEDS)):
        if move is None or number % 3:
            continue
        programmes += isinstance(move, Programme)
        others += not isinstance(move, Programme)
        dealt = [GAME.resample(state, seat, Seeded(sample)) for sample in range(3)]
        assert {choice(greedy, other, seat, Seeded(n)) for n, other in enumerate(dealt)} == {move}
    assert min(programmes, others) > 5


def test_a_worth_is_the_same_however_hidden_things_are_imagined() -> None:
    for number, (state, seat, move, _events) in enumerate(decisions(bots(*["greedy"] * 3), TEST_SEEDS + 1)):
        if (
            move is None or isinstance(move, Programme | Show) or number % 2
        ):  # a census has one sensible offer
            continue
        worths = set()
        for sample in range(3):
            judge = judge_of(state, seat, sample)
            after = judge.position.copy()
            GAME.play(after, seat, move, None)
            worths.add(round(judge.worth(after), 9))
        assert len(worths) == 1


def test_four_greedy_eliminate_many_threats() -> None:
    """20 a game are wanted on average; 12 games scatter by about one half."""
    games, threats = 12, 0
    for number in range(games):
        for decision in decisions(bots(*["greedy"] * 4), TEST_SEEDS + number):
            threats += sum(isinstance(event, ThreatEliminated) for event in decision.events)

    assert threats >= 18.5 * games


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_greedy_beats_random(seats: int) -> None:
    games, wins = 15, 0
    for number in range(games):
        names = ["random"] * seats
        names[number % seats] = "greedy"
        wins += play(bots(*names), TEST_SEEDS + number).winners == (number % seats,)

    assert wins >= games - 1
