"""Every planted leak is caught by the law that is there for it, and the true game breaks none."""

from __future__ import annotations

import pytest

from tests.contract.leaks import LEAKS, TRUE
from tests.contract.planted import caught
from tests.contract.walk import Walk

TABLES = [(2 + seed % 4, seed) for seed in range(6)]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    game, law = LEAKS[leak]

    complaint = caught(game, TABLES)

    assert law.__name__ in complaint


def test_there_are_at_least_ten_different_leaks() -> None:
    assert len({id(game) for game, _law in LEAKS.values()}) >= 10


def test_the_true_game_keeps_its_secret() -> None:
    assert caught(TRUE, TABLES) == ""


def test_the_games_of_the_proof_have_a_secret() -> None:
    """Else every leak would look tight: somebody looks at the card while others do not."""
    seen = [
        step.after.looked.bit_count() for seats, seed in TABLES for step in Walk(TRUE, seats, seed).steps()
    ]
    assert max(seen) >= 2
    assert sum(1 for lookers in seen if lookers) > 100
