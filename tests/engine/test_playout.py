"""Random play to the end of a game."""

from __future__ import annotations

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import state_hash
from tafelrunde.engine.playout import playout
from tafelrunde.games.kingsburg import GAME


def test_a_playout_ends_the_game_and_repeats_for_a_seed() -> None:
    first, second = GAME.setup(4, {}, None), GAME.setup(4, {}, None)

    decisions = playout(GAME, first, Seeded(3))

    assert decisions == playout(GAME, second, Seeded(3)) > 100
    assert GAME.to_act(first) == ()
    assert state_hash(GAME, first) == state_hash(GAME, second)


def test_a_playout_goes_on_from_any_position() -> None:
    state = GAME.setup(3, {}, None)
    rng = Seeded(5)
    while GAME.to_act(state)[0] < 0:
        GAME.play(state, -1, GAME.chance(state, rng), None)
    twin = state.copy()

    assert playout(GAME, state, Seeded(1)) > 0
    assert GAME.result(state) is not None
    assert GAME.result(twin) is None
