"""Logs of random Kingsburg games, sound ones and ones that somebody has tampered with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, sample
from tafelrunde.engine.log import Log, write_log
from tafelrunde.engine.table import FairSource, SeededSource, Source, Table
from tafelrunde.games import load_game

SECRET = bytes(range(32))
NAMES = ("Ann", "Brian", "Cindy")
GAME = load_game("kingsburg")


def played(source: Source, *, entries: int = 10_000, name: str = "example") -> Log:
    """A game of three by random moves, to the end or until it has so many entries."""
    table = Table(GAME, name, NAMES, source)
    rng = Seeded(5)
    while (acting := GAME.to_act(table.state)) and len(table.entries) < entries:
        if CHANCE in acting:
            table.move(CHANCE, GAME.chance(table.state, source.at(len(table.entries) + 1)))
        else:
            table.move(acting[0], sample(GAME.legal_moves(table.state, acting[0]), rng))
    return table.log()


def fair(**limits: Any) -> Log:
    return played(FairSource(SECRET, "example"), **limits)


def seeded(**limits: Any) -> Log:
    return played(SeededSource(7), **limits)


def write(folder: Path, log: Log) -> Path:
    path = folder / "game.jsonl"
    path.write_bytes(b"".join(write_log(log)))
    return path


def cheated(source: Source, swap: Callable[[int, Any], Any], *, typed: bool = False) -> Log:
    """A whole game in which `swap` decides what chance does at each entry; hashes and result all fit."""
    table = Table(GAME, "example", NAMES, source)
    rng = Seeded(5)
    while acting := GAME.to_act(table.state):
        n = len(table.entries) + 1
        if CHANCE in acting:
            drawn = GAME.chance(table.state, source.at(n))
            chosen = swap(n, drawn)
            table.move(CHANCE, chosen, typed=typed and chosen != drawn)
        else:
            table.move(acting[0], sample(GAME.legal_moves(table.state, acting[0]), rng))
    return table.log()


def with_header(log: Log, **fields: Any) -> Log:
    return Log(msgspec.structs.replace(log.header, **fields), log.entries, log.ending)
