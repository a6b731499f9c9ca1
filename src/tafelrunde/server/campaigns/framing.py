"""How server and worker talk: msgpack with its length before it, so that files travel as they are."""

from __future__ import annotations

import struct
from asyncio import IncompleteReadError, StreamReader
from typing import Any, BinaryIO, Final, Literal

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.server.campaigns.happenings import Happening

LENGTH: Final = struct.Struct(">I")
READY: Final = b"ready"
LARGEST: Final = 1 << 28
"""Bytes; the largest archive of a campaign is smaller."""

Lane = Literal["quick", "long", "founding"]
"""Whoever has a campaign never waits for those who are about to have one: anybody may found some."""


class Charter(msgspec.Struct, frozen=True):
    """The first thing a worker hears."""

    database: str
    lane: Lane


class Job(msgspec.Struct, frozen=True):
    campaign: str
    errand: str
    args: bytes
    """JSON."""
    now: float
    file: bytes = b""
    """What somebody sends along."""


class Refusal(msgspec.Struct, frozen=True):
    """Why an errand was not done, in both languages."""

    code: str
    said: Words
    rule: str = ""
    retry: float = 0.0
    field: str = ""


class Underway(msgspec.Struct, frozen=True, tag="underway"):
    """How far the errand is; its answer is still to come."""

    done: int
    of: int


class Done(msgspec.Struct, frozen=True, tag="done"):
    body: bytes = b""
    """JSON, or a file."""
    refusal: Refusal | None = None
    is_busy: bool = False
    """Somebody else is at the campaign, nothing was done: it may be asked for again."""
    trouble: str = ""
    """The kind of a bug of ours; the log of the server has no more than that."""
    happened: tuple[Happening, ...] = ()
    seconds: float = 0.0
    """Of the processor's time that it took."""


def framed(message: Any) -> bytes:
    data = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(data)) + data


def read_frame(pipe: BinaryIO) -> bytes | None:
    """None at the end."""
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    data = pipe.read(LENGTH.unpack(head)[0])
    return data if len(data) == LENGTH.unpack(head)[0] else None


async def receive_frame(pipe: StreamReader) -> bytes:
    """Raises `EOFError` at the end."""
    try:
        length = LENGTH.unpack(await pipe.readexactly(LENGTH.size))[0]
        if length > LARGEST:
            raise EOFError
        return await pipe.readexactly(length)
    except IncompleteReadError:
        raise EOFError from None
