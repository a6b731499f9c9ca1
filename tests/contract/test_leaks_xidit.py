"""Every leak planted in Lords of Xidit is caught by the law there for it; the true game breaks none."""

from __future__ import annotations

import pytest

from tafelrunde.games.xidit.play.moves import PlaceBards, Programme, Show
from tests.contract.leaks_xidit import LEAKS, TRUE
from tests.contract.planted import caught
from tests.contract.walk import Walk

TABLES = [(3 + seed // 4 % 2, seed) for seed in (1, 5, 9, 2, 13, 17, 21)]
"""Mostly lively games: bards go into the Bastion, discards become piles."""
SHARE = 6
"""Of the true game, where nothing stops the laws early, each looks at one position in so many."""


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    game, law = LEAKS[leak]

    complaint = caught(game, TABLES)

    assert f": {law.__name__}: " in complaint


def test_there_are_at_least_ten_different_leaks() -> None:
    assert len({id(game) for game, _law in LEAKS.values()}) >= 10


def test_the_true_game_keeps_its_secrets() -> None:
    assert caught(TRUE, [*TABLES, (5, 1)], SHARE) == ""


def test_the_games_of_the_proof_have_secrets() -> None:
    """Else every leak would look tight: programmes, census numbers and bards in the Bastion do occur."""
    moves = [step.move for seats, seed in TABLES for step in Walk(TRUE, seats, seed).steps()]

    assert sum(isinstance(move, Programme) for move in moves) > 200
    assert any(isinstance(move, Show) and move.count for move in moves)
    assert any(isinstance(move, PlaceBards) and "bastion" in move.regions for move in moves)
