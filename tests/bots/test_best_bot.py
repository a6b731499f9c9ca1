"""Which bot plays where nobody names one."""

from __future__ import annotations

from dataclasses import replace

from tafelrunde.bots import best_bot
from tafelrunde.games import load_game


def test_greedy_where_the_game_says_what_good_play_is() -> None:
    assert best_bot(load_game("kingsburg")) == "greedy"


def test_random_where_it_does_not() -> None:
    assert best_bot(replace(load_game("kingsburg"), package="tafelrunde.games")) == "random"
