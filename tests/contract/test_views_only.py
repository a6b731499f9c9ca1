"""A player who gets nothing but views and offers, as bytes, can play a whole game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import decode_move, decode_view, encode
from tafelrunde.engine.contract import CHANCE, Game, Rng, sample
from tafelrunde.games import load_game
from tests.contract.tables import TABLES, short
from tests.contract.walk import MOST_MOVES, NAMES, Walk


def blind_choice(game: Game, seat: int, seen: bytes, offers: bytes | None, rng: Rng) -> bytes:
    """A bot over the wire: it thinks with a position it imagines, and answers with one of the offers."""
    imagined = game.imagine(decode_view(game, seen), rng)
    if offers is None:
        return encode(sample(game.legal_moves(imagined, seat), rng))
    texts = [encode(item) for item in msgspec.json.decode(offers)]
    moves = [decode_move(game, text) for text in texts]
    assert moves == list(game.legal_moves(imagined, seat))
    best = max(range(len(moves)), key=lambda i: (points_after(game, imagined, seat, moves[i]), -i))
    return texts[best if rng.below(2) else rng.below(len(texts))]


def points_after(game: Game, imagined: Any, seat: int, move: Any) -> int:
    """Points that a move brings at once, tried out on the imagined position."""
    state, events = imagined.copy(), list[Any]()
    game.play(state, seat, move, events)
    return game.recount(events, len(NAMES))[seat]


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_views_and_offers_are_enough_to_play(game_id: str, seats: int) -> None:
    game, rng = load_game(game_id), Seeded(3)
    walk = Walk(game, seats, seed=3, corrections=short(game_id))
    while acting := game.to_act(walk.table.state):
        assert len(walk.table.entries) < MOST_MOVES
        seat, state = acting[0], walk.table.state
        if seat == CHANCE:
            walk.table.settle()
            continue
        offers = game.legal_moves(state, seat)
        listed = None if hasattr(offers, "sample") else encode(list(offers))
        answer = blind_choice(game, seat, encode(game.view(state, seat)), listed, rng)
        walk.table.move(seat, decode_move(game, answer))
    assert game.result(walk.table.state) is not None


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_what_a_seat_imagines_can_be_played_to_its_end(game_id: str, seats: int) -> None:
    game, rng = load_game(game_id), Seeded(4)
    for number, step in enumerate(Walk(game, seats, seed=4, corrections=short(game_id)).steps()):
        if number % 40 == 0:
            observer = step.before.observers[rng.below(seats + 1)]
            imagined = game.imagine(game.view(step.before.state, observer), rng)
            while acting := game.to_act(imagined):
                choice = (
                    game.chance(imagined, rng)
                    if acting[0] == CHANCE
                    else sample(game.legal_moves(imagined, acting[0]), rng)
                )
                game.apply(imagined, acting[0], choice, [])
            assert game.result(imagined) is not None
