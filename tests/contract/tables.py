"""All registered games with their seat counts and options: what the contract tests run over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st

from tafelrunde.engine.contract import Game, Rng
from tafelrunde.games import CAMPAIGNS, game_ids, load_game

CAMPAIGN_SEATS = (3, 4, 7)
"""Of the two hundred numbers of seats that a campaign can have; the last seat is the game master's."""
SHORT = {"phoenix": {"months": 4}}
"""Foundations of campaigns that are over soon: free towns come in the fourth month."""


def seat_counts(game_id: str) -> Sequence[int]:
    """Every number of seats, of campaigns a few."""
    fewest, most = load_game(game_id).meta.seats
    return CAMPAIGN_SEATS if game_id in CAMPAIGNS else range(fewest, most + 1)


def short(game_id: str) -> Mapping[str, Any]:
    """Corrections that make a game short enough for a test."""
    return SHORT.get(game_id, {})


TABLES = [
    pytest.param(game_id, seats, id=f"{game_id}-{seats}")
    for game_id in game_ids()
    for seats in seat_counts(game_id)
]
GAMES = [pytest.param(game_id, id=game_id) for game_id in game_ids()]

# Whole games are long, and a smaller seed is not a smaller game.
WHOLE_GAMES = settings(
    max_examples=settings().max_examples // 15, phases=(Phase.explicit, Phase.reuse, Phase.generate)
)


def any_options(game: Game) -> st.SearchStrategy[dict[str, str]]:
    return st.fixed_dictionaries(
        {option.name: st.sampled_from(option.values) for option in game.meta.options}
    )


def all_switched(game: Game) -> dict[str, str]:
    """Every option at its last value, none at its default."""
    return {option.name: option.values[-1] for option in game.meta.options}


def drawn_options(game: Game, rng: Rng) -> Mapping[str, str]:
    return {option.name: option.values[rng.below(len(option.values))] for option in game.meta.options}
