"""Frames as they look on the line (RFC 6455, 5.2): where one begins and ends, and how ours are written."""

from __future__ import annotations

from struct import Struct
from typing import Final

WHOLE_TEXT: Final = 0x81
"""First byte of a frame that is a whole text message."""
FINAL, CONTROL = 0x80, 0x08
OPCODE: Final = 0x0F
TEXT, BINARY, CLOSE = 1, 2, 8
MASKED: Final = 0x80
SHORT, LONG = 126, 1 << 16
"""From these sizes on, the length of a payload takes two bytes more, and eight."""
HEAD: Final = 6
"""Bytes before a client's payload below that size: two, and the mask."""
LONGEST_HEAD: Final = 14

_short_head, _head, _long_head = Struct(">BB").pack, Struct(">BBH").pack, Struct(">BBQ").pack


def framed(payload: bytes) -> bytes:
    """One unmasked text frame."""
    size = len(payload)
    if size < SHORT:
        return _short_head(WHOLE_TEXT, size) + payload
    return (_head(WHOLE_TEXT, 126, size) if size < LONG else _long_head(WHOLE_TEXT, 127, size)) + payload


def measured(data: bytes, at: int = 0) -> tuple[int, int]:
    """Where the payload of the client's frame that begins here begins and ends; (0, 0) if its head is cut off
    or not masked."""
    if len(data) < at + 2 or data[at + 1] < MASKED:
        return 0, 0
    short = data[at + 1] - MASKED
    if short < SHORT:
        return at + HEAD, at + HEAD + short
    start = at + (8 if short == 126 else LONGEST_HEAD)
    if len(data) < start:
        return 0, 0
    return start, start + int.from_bytes(data[at + 2 : start - 4], "big")


def is_unmasked(data: bytes, at: int) -> bool:
    return len(data) > at + 1 and data[at + 1] < MASKED
