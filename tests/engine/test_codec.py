"""JSON of moves: canonical, and refused with the place where it is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.codec import convert_move, decode_move, encode, state_hash
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.kingsburg.play.moves import Influence, Pass
from tafelrunde.telling.complaints import said
from tests.engine.logs import GAME, played

KEYS = st.dictionaries(st.text(max_size=5), st.integers() | st.text(max_size=3), max_size=5)


@given(KEYS)
def test_the_same_thing_gives_the_same_bytes(thing: dict[str, Any]) -> None:
    assert encode(thing) == encode(dict(reversed(thing.items())))


def test_defaults_are_left_out_and_come_back() -> None:
    move = Influence(8, (3, 5))

    assert encode(move) == b'{"move":"influence","advisor":8,"dice":[3,5]}'
    assert decode_move(GAME, encode(move)) == move


def test_a_move_from_parsed_json() -> None:
    assert convert_move(GAME, {"move": "pass"}) == Pass()


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (b"", ""),
        (b"pass", ""),
        (b"{}", "move"),
        (b'{"move": "fly"}', "fly"),
        (b'{"move": "influence", "advisor": 3}', "dice"),
        (b'{"move": "influence", "advisor": "three", "dice": [1]}', "advisor"),
        (b'{"move": "influence", "advisor": 3, "dice": [1, "x"]}', "dice[1]"),
        (b'{"move": "pass"} more', ""),
        (b"\xff\xfe", ""),
        (b'{"move": "\xff"}', ""),
    ],
)
def test_what_is_no_move_is_refused_with_the_place(text: bytes, place: str) -> None:
    with pytest.raises(Complaint) as refusal:
        decode_move(GAME, text)
    assert said(refusal.value, "en").startswith("not a move of this game: ")
    assert said(refusal.value, "de").startswith("kein Zug dieses Spiels: ")
    assert place in said(refusal.value, "en")


@given(st.binary(max_size=60))
def test_any_bytes_are_a_move_or_refused(data: bytes) -> None:
    with pytest.raises(Complaint):
        decode_move(GAME, data)


def test_a_move_nested_too_deeply_is_refused() -> None:
    with pytest.raises(Complaint):
        decode_move(GAME, b'{"move": "pass", "x": ' + b"[" * 100_000)


def test_every_position_of_a_game_has_its_own_hash() -> None:
    table = played()

    assert len({entry.state for entry in table.entries}) == len(table.entries)
    assert state_hash(GAME, table.state) == table.entries[-1].state
