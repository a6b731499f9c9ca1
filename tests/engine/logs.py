"""Small logs for tests: a few entries of a real game, whole, cut and changed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from io import BytesIO
from typing import Any

import msgspec

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, sample
from tafelrunde.engine.log import Log, read_log, replay, write_log
from tafelrunde.engine.table import SeededSource, Table
from tafelrunde.games import load_game

GAME = load_game("kingsburg")
WHERE = "small.jsonl"


def played(entries: int | None = None, *, seed: int = 1) -> Table:
    """A table after so many entries, or at the end of its game."""
    table, rng = Table(GAME, "small", ("Ann", "Bob"), SeededSource(seed)), Seeded(seed)
    while (acting := GAME.to_act(table.state)) and len(table.entries) != entries:
        seat = acting[0]
        if seat == CHANCE:
            move = GAME.chance(table.state, table.source.at(len(table.entries) + 1))
        else:
            move = sample(GAME.legal_moves(table.state, seat), rng)
        table.move(seat, move)
    return table


def bytes_of(log: Log) -> bytes:
    return b"".join(write_log(log))


def read(data: bytes) -> Log:
    """As a file is read: line by line, each with its newline."""
    return read_log(BytesIO(data), WHERE, load_game)


def verify(data: bytes) -> Log:
    """Reads a log and replays it to its last entry."""
    log = read(data)
    for _played in replay(load_game(log.header.game), log, WHERE):
        pass
    return log


def forged(lines: Iterable[bytes]) -> bytes:
    """The lines with a hash chain that fits: damage of this kind only the rules can find."""
    head, *rest = (line.rstrip(b"\n") for line in lines)
    link = hashlib.sha256(head).hexdigest()[:32]
    chained = [head]
    for line in rest:
        payload: dict[str, Any] = msgspec.json.decode(line)
        payload.pop("hash", None)
        link = hashlib.sha256(link.encode() + b"\n" + top_sorted(payload)).hexdigest()[:32]
        chained.append(top_sorted({**payload, "hash": link}))
    return b"\n".join(chained) + b"\n"


def top_sorted(payload: dict[str, Any]) -> bytes:
    """As a log writes it: fields of the line by name, those of a move as the game lists them."""
    return msgspec.json.encode({name: payload[name] for name in sorted(payload)})


def changed(line: bytes, **fields: Any) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(line), **fields})
