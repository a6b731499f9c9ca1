"""Greedy plays Ethnos: legally, repeatably, blind to what is hidden, and far better than chance."""

from __future__ import annotations

import pytest

from tafelrunde.bots import bot_for, bots_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.box.data import TRIBES
from tafelrunde.games.ethnos.play.moves import DrawCard
from tests.bots.bot_table import TEST_SEEDS
from tests.bots.ethnos_playing import bots, choice, decisions, judge_of, play

SWITCHED = {option.name: option.values[-1] for option in GAME.meta.options}

STRANGE = {
    "tribes": {tribe.id: {"cards": 1} for tribe in TRIBES},
    "glory": {"bands": {"glory": [9, 8, 7, 6, 5, 4, 0]}, "hordes": {"glory": [0, 99, 0, 99, 0, 99, 0]}},
    "giants": {"large": {"taken": 0, "ages": [99, 0, 99]}},
    "merfolk": {"large": {"last": 1, "symbols": [1], "ages": [0, 0, 99]}},
    "supplies": {"markers": {"values": [2]}, "trolls": {"values": [50]}},
}
"""Values at the edge of what an owner may write into a file."""


def test_ethnos_is_played_by_greedy() -> None:
    assert "greedy" in bots_for(GAME)


@pytest.mark.parametrize("seats", range(GAME.meta.seats[0], GAME.meta.seats[1] + 1))
@pytest.mark.parametrize("options", [{}, SWITCHED], ids=["as printed", "switched"])
def test_greedy_plays_legal_games_to_the_end(seats: int, options: dict[str, str]) -> None:
    result = play(bots(*["greedy"] * seats), TEST_SEEDS, options)

    assert len(result.seats) == seats


@pytest.mark.parametrize("number", range(4))
def test_greedy_plays_with_corrected_values(number: int) -> None:
    result = play(bots("greedy", "greedy", "random", "random"), TEST_SEEDS + number, corrections=STRANGE)

    assert result.winners


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (
        [move for _state, _seat, move, _events in decisions(bots("greedy", "greedy", "random"), TEST_SEEDS)]
        for _ in range(2)
    )

    assert first == second


def test_hidden_cards_decide_nothing() -> None:
    """The imagined position deals rivals' hands and the deck at random; however, the choice is the same."""
    greedy = bot_for(GAME, "greedy")
    draws = others = 0
    for number, (state, seat, move, _events) in enumerate(decisions(bots(*["greedy"] * 4), TEST_SEEDS)):
        if move is None or number % 4:
            continue
        draws += isinstance(move, DrawCard)
        others += not isinstance(move, DrawCard)
        dealt = [GAME.resample(state, seat, Seeded(sample)) for sample in range(3)]
        assert {choice(greedy, other, seat, Seeded(n)) for n, other in enumerate(dealt)} == {move}
    assert min(draws, others) > 10


def test_a_worth_is_the_same_however_hidden_cards_are_imagined() -> None:
    for number, (state, seat, move, _events) in enumerate(decisions(bots(*["greedy"] * 3), TEST_SEEDS + 1)):
        if move is None or number % 9:
            continue
        worths = set()
        for sample in range(3):
            judge = judge_of(state, seat, sample)
            after = judge.position.copy()
            GAME.play(after, seat, move, None)
            worths.add(round(judge.worth(after), 9))
        assert len(worths) == 1


def test_greedy_beats_random() -> None:
    games, wins = 24, 0.0
    for number in range(games):
        seats = ["random"] * 4
        seats[number % 4] = "greedy"
        winners = play(bots(*seats), TEST_SEEDS + number).winners
        wins += (number % 4 in winners) / len(winners)

    assert wins >= 0.9 * games


@pytest.mark.parametrize("rivals", [1, 2, 4, 5])
def test_greedy_beats_random_at_every_table(rivals: int) -> None:
    leads = []
    for number in range(4):
        points = [
            place.points for place in play(bots("greedy", *["random"] * rivals), TEST_SEEDS + number).seats
        ]
        leads.append(points[0] - max(points[1:]))

    assert sum(leads) > 0
