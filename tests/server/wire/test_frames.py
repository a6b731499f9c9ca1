"""Frames that we put together ourselves are those of the library (RFC 6455, 5.2)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from tafelrunde.server.wire.framing import HEAD, framed, measured

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)


@pytest.mark.parametrize("size", SIZES)
def test_a_message_is_framed_as_the_library_frames_it(size: int) -> None:
    payload = b"x" * size

    assert framed(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


@given(st.binary(max_size=300), st.binary(max_size=20))
def test_a_clients_frame_is_measured_whatever_follows_it(payload: bytes, rest: bytes) -> None:
    frame = Frame(Opcode.TEXT, payload).serialize(mask=True)

    start, end = measured(frame + rest)

    assert end == len(frame)
    assert end - start == len(payload)
    assert start >= HEAD
    assert measured(frame[: start - 5]) == (0, 0)
