"""The quick way to write a state gives the bytes of the slow one, whatever was written and changed before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode, state_hash
from tafelrunde.engine.protocol import CHANCE, sample
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.codec import dump, load
from tafelrunde.games.phoenix.land import take_field
from tafelrunde.games.phoenix.ledger import pay
from tafelrunde.games.phoenix.state import State
from tafelrunde.games.phoenix.writing import written
from tests.games.phoenix.table import ANN, BOB, position

MONTHS = 6


def advance(state: State, rng: Seeded) -> None:
    seat = GAME.to_act(state)[0]
    move = GAME.chance(state, rng) if seat == CHANCE else sample(GAME.legal_moves(state, seat), rng)
    GAME.play(state, seat, move, None)


@pytest.mark.parametrize("seed", range(4))
def test_a_state_is_written_as_it_is_dumped_after_every_move(seed: int) -> None:
    """One state that goes on, a copy that stays behind, and a branch that goes elsewhere."""
    state, rng = GAME.setup(5, {}, {"months": MONTHS}), Seeded(seed)
    while GAME.to_act(state):
        kept, branch = state.copy(), state.copy()
        before = encode(dump(kept))
        advance(state, rng)
        advance(branch, rng)

        assert written(state) == encode(dump(state))
        assert written(branch) == encode(dump(branch))
        assert written(kept) == before
        assert written(load(dump(state))) == written(state)


def test_a_change_after_writing_is_written_too() -> None:
    state = position(armies={"Ann": {"101": {"field": "101/27", "troops": 1000, "leaders": 2}}})
    seen = {written(state)}
    changes: tuple[Callable[[], None], ...] = (
        lambda: setattr(state.edit_army(1000 * ANN + 101), "troops", 900),
        lambda: pay(state, ANN, 5, "works"),
        lambda: take_field(state, state.army(1000 * ANN + 101).field + 1, BOB, "conquered"),
        lambda: state.works.__setitem__(7, 1),
        lambda: state.remove_army(1000 * ANN + 101),
        lambda: state.news.clear(),
    )
    for change in changes:
        change()
        assert written(state) == encode(dump(state))
        seen.add(written(state))

    assert len(seen) == len(changes) + 1
    assert state_hash(GAME, state) == state_hash(GAME, state.copy())
