"""Every leak planted in Ethnos is caught by the law that is there for it, and the true game breaks none."""

from __future__ import annotations

import pytest

from tafelrunde.games.ethnos.box.cards import TRIBE_COUNT, cards_in
from tafelrunde.games.ethnos.play.moves import Keep
from tafelrunde.games.ethnos.play.state import State
from tests.contract.leaks_ethnos import LEAKS, TRUE
from tests.contract.planted import caught
from tests.contract.walk import Walk

TABLES = [(2 + seed % 2, seed) for seed in range(8)]
SHARE = 6
"""Of the true game, where nothing stops the laws early, each looks at one position in so many."""


def seen_by_all(state: State) -> list[int]:
    return [card for seat in range(state.seats) for card in cards_in(state.known, TRIBE_COUNT * seat)]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    game, law = LEAKS[leak]

    complaint = caught(game, TABLES)

    assert f": {law.__name__}: " in complaint


def test_there_are_at_least_ten_different_leaks() -> None:
    assert len({id(game) for game, _law in LEAKS.values()}) >= 10


def test_the_true_game_keeps_its_secrets() -> None:
    assert caught(TRUE, [*TABLES, (6, 1)], SHARE) == ""


def test_the_games_of_the_proof_have_secrets() -> None:
    """Else every leak would look tight: hands hold cards that others have not seen, and elves keep some."""
    steps = [step for seats, seed in TABLES for step in Walk(TRUE, seats, seed).steps()]
    hidden = [sum(step.after.sizes) - len(seen_by_all(step.after)) for step in steps]

    assert sum(1 for cards in hidden if cards > 1) > 1000
    assert any(isinstance(step.move, Keep) and step.move.cards for step in steps)
