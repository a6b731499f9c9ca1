"""Greedy as such: legal, repeatable, blind to what is hidden, and far better than chance."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.bots import make_bot
from tafelrunde.bots.greedy import SAMPLES, listed
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import Rng
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.play.moves import Influence, Pass
from tests.bots.bot_table import TEST_SEEDS
from tests.bots.kingsburg_playing import bots, choice, decisions, play

SWITCHED = {option.name: option.values[-1] for option in GAME.meta.options}

STRANGE = {
    "buildings": {
        "statue": {"cost": {"gold": 20, "wood": 20, "stone": 20}, "vp": 20},
        "palisade": {"cost": {"gold": 0, "wood": 0, "stone": 0}, "battle": 9},
        "barricade": {"battle": -9},
    },
    "advisors": {
        "2": {"choices": [{"gold": -9, "wood": 9}], "optional": True},
        "8": {"choices": [], "any_goods": 9, "soldiers": 20, "vp": -59},
        "10": {"tokens": 20, "soldiers": 20},
    },
    "enemies": {
        "goblins-I-3": {"strength": 20, "loss": {"buildings": 20, "any_goods": 20}},
        "zombies-II-5": {"strength": 0, "reward": {"any_goods": 9}},
    },
}
"""Values at the edge of what an owner may write into a file."""


@pytest.mark.parametrize("seats", range(GAME.meta.seats[0], GAME.meta.seats[1] + 1))
@pytest.mark.parametrize("options", [{}, SWITCHED], ids=["as printed", "switched"])
def test_greedy_plays_legal_games_to_the_end(seats: int, options: dict[str, str]) -> None:
    result = play(bots(*["greedy"] * seats), TEST_SEEDS, options)

    assert len(result.seats) == seats


@pytest.mark.parametrize("number", range(2))
def test_greedy_plays_with_corrected_values(number: int) -> None:
    result = play(bots("greedy", "greedy", "random"), TEST_SEEDS + number, corrections=STRANGE)

    assert result.winners


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (
        [move for _state, _seat, move, _events in decisions(bots("greedy", "greedy", "random"), TEST_SEEDS)]
        for _ in range(2)
    )

    assert first == second


def test_a_card_that_a_seat_has_not_seen_decides_nothing() -> None:
    """The imagined position holds a card drawn at random; whichever it is, the choice is the same."""
    greedy = make_bot("greedy", "kingsburg")
    unseen = 0
    for number in range(3):
        for state, seat, move, _events in decisions(
            bots("greedy", "greedy", "greedy", "greedy"), TEST_SEEDS + number
        ):
            if move is None or not state.looked or state.looked >> seat & 1 or state.revealed:
                continue
            unseen += 1
            others = [GAME.resample(state, seat, Seeded(sample)) for sample in range(4)]
            assert {choice(greedy, other, seat, Seeded(n)) for n, other in enumerate(others)} == {move}
    assert unseen > 30


def test_greedy_does_not_pass_with_useful_dice() -> None:
    """Advisors 1 to 5 and 7 to 13 never cost anything; only a token or the Envoy may be worth keeping."""
    free = {1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18}
    passes = 0
    for number in range(5):
        for state, seat, move, _events in decisions(
            bots("greedy", "greedy", "greedy", "greedy"), TEST_SEEDS + number
        ):
            offers = GAME.legal_moves(state, seat) if isinstance(move, Pass) else []
            groups = [offer for offer in offers if isinstance(offer, Influence)]
            passes += bool(groups)
            assert not [g for g in groups if not g.token and not g.envoy and g.advisor in free]
    assert passes > 0


def test_greedy_beats_random() -> None:
    games, wins = 60, 0.0
    for number in range(games):
        seats = ["random"] * 4
        seats[number % 4] = "greedy"
        winners = play(bots(*seats), TEST_SEEDS + number).winners
        wins += (number % 4 in winners) / len(winners)

    assert wins >= 0.9 * games


def test_four_greedy_bots_score_as_good_players_do() -> None:
    """People report 40 to 50 points for good play."""
    results = [play(bots(*["greedy"] * 4), TEST_SEEDS + number) for number in range(20)]

    assert 35 <= median(max(place.points for place in result.seats) for result in results) <= 60


class Dice:
    """A space of moves that can only be drawn from."""

    def sample(self, rng: Rng, /) -> Any:
        return 1 + rng.below(6)

    def __contains__(self, move: object, /) -> bool:
        return move in range(1, 7)


@given(seed=st.integers(0, 1000))
def test_spaces_that_cannot_be_listed_are_sampled(seed: int) -> None:
    drawn = listed(Dice(), Seeded(seed))

    assert 1 <= len(drawn) <= SAMPLES
    assert len(set(drawn)) == len(drawn)
    assert all(move in Dice() for move in drawn)
