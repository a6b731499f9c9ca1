"""The hash of a position covers all of it, whatever was hashed and changed before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode, state_hash
from tafelrunde.engine.contract import CHANCE, sample
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.land import take_field
from tafelrunde.games.phoenix.holdings.ledger import pay
from tafelrunde.games.phoenix.positions.codec import dump, load
from tafelrunde.games.phoenix.positions.essence import essence, seal
from tafelrunde.games.phoenix.state.books import Book
from tafelrunde.games.phoenix.state.state import State
from tests.games.phoenix.table import ANN, BOB, position

MONTHS = 6


def worked_out(state: State) -> bytes:
    """The essence of a position from its dump alone."""
    data = dump(state)
    data["realms"] = [seal(encode(realm)) for realm in data["realms"]]
    data["owner"] = owners_covered(bytes.fromhex(data["owner"]))
    for name in ("foundation", "works"):
        data[name] = seal(encode(data[name]))
    for name in ("news", "minutes"):
        found = ""
        for entry in data[name]:
            found = seal(found.encode() + encode(entry))
        data[name] = found
    return encode(data)


def owners_covered(owner: bytes) -> str:
    """Owners as they are; on a large map hashes of 256 fields each."""
    if len(owner) <= 8192:
        return owner.hex()
    return "".join([seal(owner[start : start + 256]) for start in range(0, len(owner), 256)])


def advance(state: State, rng: Seeded) -> None:
    seat = GAME.to_act(state)[0]
    move = GAME.chance(state, rng) if seat == CHANCE else sample(GAME.legal_moves(state, seat), rng)
    GAME.play(state, seat, move, None)


@pytest.mark.parametrize("seed", range(4))
def test_the_essence_follows_from_the_dump_after_every_move(seed: int) -> None:
    """One state that goes on, a copy that stays behind, and a branch that goes elsewhere."""
    state, rng = GAME.setup(5, {}, {"months": MONTHS}), Seeded(seed)
    while GAME.to_act(state):
        kept, branch = state.copy(), state.copy()
        before = worked_out(kept)
        advance(state, rng)
        advance(branch, rng)

        assert essence(state) == worked_out(state)
        assert essence(branch) == worked_out(branch)
        assert essence(kept) == before
        assert essence(load(dump(state))) == essence(state)


def test_a_change_after_hashing_is_hashed_too() -> None:
    state = position(armies={"Ann": {"101": {"field": "101/27", "troops": 1000, "leaders": 2}}})
    seen = {essence(state)}
    changes: tuple[Callable[[], None], ...] = (
        lambda: setattr(state.edit_army(1000 * ANN + 101), "troops", 900),
        lambda: pay(state, ANN, 5, "works"),
        lambda: take_field(state, state.army(1000 * ANN + 101).field + 1, BOB, "conquered"),
        lambda: state.set_works(7, 1),
        lambda: state.remove_army(1000 * ANN + 101),
        lambda: setattr(state, "news", Book()),
    )
    for change in changes:
        change()
        assert essence(state) == worked_out(state)
        seen.add(essence(state))

    assert len(seen) == len(changes) + 1
    assert state_hash(GAME, state) == state_hash(GAME, state.copy())


def test_what_is_kept_of_a_list_is_not_taken_for_another_with_the_same_end() -> None:
    """Of a list that a seat knows in part the last entry may be the very same, though others are not."""
    state = position(armies={"Ann": {"101": {"field": "101/27", "troops": 1000, "leaders": 2}}})
    for _ in range(3):
        take_field(state, state.army(1000 * ANN + 101).field, BOB, "conquered")
        take_field(state, state.army(1000 * ANN + 101).field, ANN, "conquered")
    known = essence(state)
    other = state.copy()
    told = other.news.since(0)
    other.news = Book([told[1], *told[1:]])

    assert essence(other) == worked_out(other) != known
    assert essence(state) == worked_out(state) == known


def test_the_hash_of_a_large_map_covers_every_owner() -> None:
    state = GAME.setup(61, {}, {"months": 1})
    assert len(state.owner) > 8192
    seen = {essence(state)}
    for field in range(0, len(state.owner), 255):
        state.owner[field] = 255 - state.owner[field]
        assert essence(state) == worked_out(state)
        seen.add(essence(state))

    assert len(seen) == len(range(0, len(state.owner), 255)) + 1
