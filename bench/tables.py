"""Fills a database with tables whose games are about to begin, and keeps the links of their seats."""

from __future__ import annotations

import asyncio
import secrets
import time

import msgspec

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Game
from tafelrunde.engine.log import FORMAT, Header
from tafelrunde.engine.table import FairSource
from tafelrunde.server.people.identity import hashed, new_token
from tafelrunde.store.interface import Store
from tafelrunde.store.records import SeatRecord, TableRecord

SEATS = 4


class Dealt(msgspec.Struct, frozen=True):
    """A table and the links of its seats."""

    id: str
    tokens: list[str]


async def deal(store: Store, game: Game, count: int) -> list[Dealt]:
    """So many tables with four people each; a game begins when the first of them comes."""
    return list(await asyncio.gather(*(deal_one(store, game) for _ in range(count))))


async def deal_one(store: Store, game: Game) -> Dealt:
    tokens = [new_token() for _ in range(SEATS)]
    record = new_record(game)
    seats = [
        SeatRecord(record.id, seat, "human", f"P{seat}", token_hash=hashed(token))
        for seat, token in enumerate(tokens)
    ]
    await store.add_table(record, seats)
    return Dealt(record.id, tokens)


def new_record(game: Game) -> TableRecord:
    table, secret = secrets.token_urlsafe(9), secrets.token_bytes(32)
    header = Header(
        tafelrunde=FORMAT,
        game=game.meta.id,
        version=game.meta.version,
        table=table,
        seats=tuple(f"P{seat}" for seat in range(SEATS)),
        options={},
        corrections={},
        chance=FairSource(secret, table).note(),
    )
    now = time.time()
    return TableRecord(
        id=table,
        game=game.meta.id,
        version=game.meta.version,
        options={},
        corrections={},
        title="",
        language="en",
        visibility="link",
        clock={},
        status="running",
        host=0,
        spectators={},
        secret=secret,
        header=encode(header),
        created=now,
        changed=now,
    )
