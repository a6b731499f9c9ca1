"""What a series shows: wins, their confidence, points."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.arena.match import Outcome, Setting
from tafelrunde.arena.summary import summarize, wilson

SETTING = Setting("kingsburg", ("greedy", "random", "random"))


@given(st.integers(1, 10_000), st.floats(0, 1))
def test_the_interval_holds_the_share_and_stays_possible(games: int, share: float) -> None:
    low, high = wilson(share * games, games)

    assert 0 <= low <= share + 1e-9
    assert share - 1e-9 <= high <= 1
    assert low < high


@given(st.integers(1, 1000), st.floats(0, 1))
def test_more_games_make_the_interval_narrower(games: int, share: float) -> None:
    low, high = wilson(share * games, games)
    more_low, more_high = wilson(share * 4 * games, 4 * games)

    assert more_high - more_low < high - low


def test_the_interval_of_the_textbook() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)


def test_points_are_gathered_by_bot_and_wins_by_player() -> None:
    played = [
        Outcome((40, 10, 20), (1.0, 0.0, 0.0), 100),
        Outcome((30, 12, 30), (0.5, 0.0, 0.5), 110),
        Outcome((20, 50, 5), (0.0, 1.0, 0.0), 90),
    ]

    summary = summarize(SETTING, played)

    assert (summary.games, summary.decisions) == (3, 300)
    assert summary.wins == (1.5, 1.0, 0.5)
    assert summary.winner_median == 40
    greedy, random = summary.points["greedy"], summary.points["random"]
    assert (greedy.mean, greedy.median, greedy.min, greedy.max) == (30, 30, 20, 40)
    assert (random.median, random.min, random.max) == (16, 5, 50)
    assert [player.bot for player in summary.players] == list(SETTING.bots)
    assert [player.share for player in summary.players] == pytest.approx([0.5, 1 / 3, 1 / 6], abs=1e-4)
    assert all(player.low < player.share < player.high for player in summary.players)


@given(st.lists(st.permutations([1.0, 0.0, 0.0]), min_size=1, max_size=30))
def test_all_wins_together_are_all_games(wins: list[list[float]]) -> None:
    summary = summarize(SETTING, [Outcome((1, 2, 3), tuple(win), 1) for win in wins])

    assert sum(summary.wins) == len(wins)
