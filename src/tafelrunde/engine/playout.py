"""Random play to the end: what searches, soak runs and the benchmark do most."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.contract import CHANCE, Game, Rng, sample


def playout(game: Game, state: Any, rng: Rng) -> int:
    """Plays on from a position by random moves until nobody is to act; counts the decisions of seats."""
    to_act, legal_moves, chance, play = game.to_act, game.legal_moves, game.chance, game.play
    below = rng.below
    decisions = 0
    acting = to_act(state)
    while acting:
        seat = acting[0]
        if seat == CHANCE:
            play(state, seat, chance(state, rng), None)
        else:
            offers = legal_moves(state, seat)
            # Lists are by far the most frequent: no detour through `sample`.
            move = offers[below(len(offers))] if type(offers) is list else sample(offers, rng)
            play(state, seat, move, None)
            decisions += 1
        acting = to_act(state)
    return decisions
