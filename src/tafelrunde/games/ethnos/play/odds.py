"""All outcomes of CHANCE with their probabilities, where there are few enough to list."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tafelrunde.games.ethnos.box.cards import cards_in
from tafelrunde.games.ethnos.play.draws import REVEAL_DRAGON, REVEALS
from tafelrunde.games.ethnos.play.moves import SetFirst
from tafelrunde.games.ethnos.play.state import DRAGONS, DRAW, FIRST, State


def outcomes(state: State) -> list[tuple[Any, float]] | None:
    """None for tribes, tokens and the deal: too many."""
    if state.step == FIRST:
        return [(SetFirst(seat), 1 / state.seats) for seat in range(state.seats)]
    if state.step == DRAW:
        return top_cards(state)
    return None


def top_cards(state: State) -> list[tuple[Any, float]]:
    """ET-1.23: dragons only once the upper half is used up."""
    dragons = 0 if state.upper else DRAGONS - state.dragons
    total = state.deck_size + dragons
    counts = Counter(cards_in(state.deck, 0))
    found: list[tuple[Any, float]] = [(REVEALS[card], count / total) for card, count in counts.items()]
    return [*found, (REVEAL_DRAGON, dragons / total)] if dragons else found
