"""Messages that no client should send, made by chance: broken JSON, wrong types, frames against the rules."""

from __future__ import annotations

import struct
from typing import Any, Final

import msgspec

from tafelrunde.engine.chance import Seeded
from tafelrunde.server.messages.messages import Asks

RIGHT: Final[tuple[dict[str, Any], ...]] = (
    {"t": "hello", "token": "", "also": [], "seen": 1, "language": "en"},
    {"t": "move", "id": "a", "n": 1, "move": {"move": "pass"}, "seat": 0},
    {"t": "type", "id": "a", "n": 1, "text": "pass", "seat": 0},
    {"t": "why", "id": "a", "move": {"move": "pass"}, "seat": 0},
    {"t": "undo", "id": "a", "n": 1, "seat": 0},
    {"t": "answer", "id": "a", "n": 1, "agree": False, "seat": 0},
    {"t": "chat", "id": "a", "text": "x"},
    {"t": "look", "visible": True},
    {"t": "fresh"},
    {"t": "ping"},
)
"""What messages look like; nonsense is best when it is almost right."""
VALUES: Final[tuple[str, ...]] = (
    "true",
    "false",
    "null",
    "0",
    "-1",
    "1.0",
    "1e400",
    "NaN",
    "-Infinity",
    "9223372036854775808",
    "1" + "0" * 400,
    '""',
    '"a"',
    '"\\u0000"',
    '"\\ud800"',
    '"\u202e\U0001f3b2"',
    '"' + "x" * 3000 + '"',
    "[]",
    "{}",
    '{"move":true}',
    '{"move":"roll","dice":[1,1,1]}',
    '{"move":"' + "y" * 500 + '"}',
    "[" * 3000 + "]" * 3000,
    '{"a":' * 2000 + "1" + "}" * 2000,
    "[0,true,null]",
    "01",
    "'a'",
    "undefined",
)
BITS: Final = ("", " ", "{", "}", '{"t":}', "\ufeff{}", "move", '"t"', "{}{}", "/*x*/{}")

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10

_asks = msgspec.json.Decoder(Asks)


def pick(rng: Seeded, choices: Any) -> Any:
    return choices[rng.below(len(choices))]


def written(rng: Seeded, fields: dict[str, str]) -> str:
    """An object from texts that need not be JSON; sometimes a field stands there twice."""
    pairs = [f"{msgspec.json.encode(name).decode()}:{value}" for name, value in fields.items()]
    if pairs and rng.below(8) == 0:
        pairs.append(pick(rng, pairs))
    return "{" + ",".join(pairs) + "}"


def wrong_fields(rng: Seeded, known: dict[str, Any]) -> str:
    """One of the messages with some of its values replaced, dropped or added."""
    message = {**pick(rng, RIGHT), **(known if rng.below(2) else {})}
    fields = {name: msgspec.json.encode(value).decode() for name, value in message.items()}
    for _ in range(1 + rng.below(3)):
        name = pick(rng, [*fields, "more", "T", "__proto__"])
        if rng.below(5) == 0:
            fields.pop(name, None)
        else:
            fields[name] = pick(rng, VALUES)
    return written(rng, fields)


def wrong_move(rng: Seeded, known: dict[str, Any], offers: Any) -> str:
    """A move that was on offer, with one of its values replaced."""
    move = {name: msgspec.json.encode(value).decode() for name, value in pick(rng, offers).items()}
    likely = [
        str(rng.below(100) - 20),
        *(msgspec.json.encode(v).decode() for v in pick(rng, offers).values()),
    ]
    move[pick(rng, [*move])] = pick(rng, likely if rng.below(4) else VALUES)
    message = {**RIGHT[1 + 2 * rng.below(2)], **known}
    fields = {name: msgspec.json.encode(value).decode() for name, value in message.items() if name != "seat"}
    return written(rng, {**fields, "move": written(rng, move)})


def broken(rng: Seeded, known: dict[str, Any]) -> str:
    """A right message with a piece cut out or a character changed."""
    text = msgspec.json.encode({**pick(rng, RIGHT), **known}).decode()
    at = rng.below(len(text))
    if rng.below(2):
        return text[:at] + text[at + 1 + rng.below(5) :]
    return text[:at] + chr(pick(rng, (0, 9, 34, 92, 123, 125, 0x7F, 0xFFFD, 0x1F3B2))) + text[at + 1 :]


def nonsense(rng: Seeded, known: dict[str, Any], offers: Any) -> str:
    """Any of these; `known` are fields as they would be right at the moment."""
    kind = rng.below(10)
    if kind == 0:
        return str(pick(rng, (*VALUES, *BITS)))
    if kind < 3:
        return broken(rng, known)
    if kind < 6 and offers:
        return wrong_move(rng, known, offers)
    return wrong_fields(rng, known)


def is_unreadable(text: str) -> bool:
    """Whether the only right answer is a refusal."""
    try:
        _asks.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return True
    return False


def frame(head: int, payload: bytes, *, masked: bool = True, claimed: int | None = None) -> bytes:
    """A frame with this first byte; it may claim another length than it has."""
    size = len(payload) if claimed is None else claimed
    bit = 0x80 if masked else 0
    if size < 126:
        start = struct.pack("!BB", head, bit | size)
    elif size < 1 << 16:
        start = struct.pack("!BBH", head, bit | 126, size)
    else:
        start = struct.pack("!BBQ", head, bit | 127, size)
    return start + (b"\0\0\0\0" if masked else b"") + payload


def wrong_frames(largest: int) -> list[bytes]:
    """Frames after which a server may close the socket, and must not do anything else."""
    final = 0x80
    return [
        frame(final | BINARY, b'{"t":"ping"}'),
        frame(final | BINARY, b""),
        frame(final | TEXT, b"\xff\xfe"),
        frame(final | TEXT, b'"\xed\xa0\x80"'),
        frame(final | TEXT, b'{"t":"ping"}', masked=False),
        frame(final | TEXT, b" " * (largest + 1)),
        frame(final | TEXT, b"", claimed=1 << 62),
        frame(final | TEXT, b'{"t":', claimed=500),
        frame(final | 0, b"more of nothing"),
        frame(TEXT, b'{"t":') + frame(final | TEXT, b'"ping"}'),
        frame(TEXT, b" " * 1000) + frame(0, b" " * largest),
        frame(final | 3, b"reserved"),
        frame(0xF0 | TEXT, b'{"t":"ping"}'),
        frame(PING, b"in pieces"),
        frame(final | PING, b"x" * 126),
        frame(final | PONG, b"nobody asked"),
        frame(final | CLOSE, b"\x03"),
        frame(final | CLOSE, struct.pack("!H", 999)),
        frame(final | CLOSE, struct.pack("!H", 1000) + b"\xff"),
        b"GET / HTTP/1.1\r\n\r\n",
        b"\0" * 64,
    ]
