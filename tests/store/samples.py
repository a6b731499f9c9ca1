"""Records to store, and stores opened for one story."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, ParamSpec

from tafelrunde.store.interface import Store
from tafelrunde.store.opening import open_store
from tafelrunde.store.records import Append, Notice, SeatRecord, Status, Step, TableRecord, UserRecord

Args = ParamSpec("Args")


def story(told: Callable[Args, Coroutine[Any, Any, None]]) -> Callable[Args, None]:
    """A test that runs in an event loop of its own."""

    @wraps(told)
    def run(*args: Args.args, **kwargs: Args.kwargs) -> None:
        asyncio.run(told(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def table(id: str = "t1", **fields: Any) -> TableRecord:
    usual: dict[str, Any] = {
        "game": "kingsburg",
        "version": "1",
        "options": {"seats": "4"},
        "corrections": {"dice": [1, 2, {"deep": None}]},
        "title": "Am Kamin 🔥",
        "language": "de",
        "visibility": "public",
        "clock": {"rule": "move", "seconds": 90.5},
        "status": "running",
        "host": 0,
        "spectators": {"allowed": True, "behind": 2},
        "secret": bytes(range(32)),
        "header": b"\x00\xff header",
        "created": 1_700_000_000.123456,
        "changed": 1_700_000_000.123456,
        "pace": "calm",
    }
    return TableRecord(id, **(usual | fields))


async def add_tables(store: Store, count: int) -> list[str]:
    """Tables t0, t1, t2 ..."""
    names = [f"t{i}" for i in range(count)]
    await asyncio.gather(*(store.add_table(table(name), [seat(name)]) for name in names))
    return names


def seat(table: str = "t1", seat: int = 0, **fields: Any) -> SeatRecord:
    return SeatRecord(table, seat, **({"kind": "human", "name": f"Seat {seat}"} | fields))


def step(n: int, **fields: Any) -> Step:
    usual: dict[str, Any] = {
        "kind": "moves",
        "body": b'{"entries":[["\xc3\xa4", 1]]}',
        "actor": 0,
        "at": 1_700_000_000.1 + n,
        "command": f"command-{n}",
        "clock": b'{"left":[1.5]}',
    }
    return Step(n, **(usual | fields))


def append(
    n: int,
    table: str = "t1",
    *,
    to_act: tuple[int, ...] = (0,),
    deadline: float | None = None,
    status: Status = "running",
    notices: list[Notice] | None = None,
    **fields: Any,
) -> Append:
    return Append(table, step(n, **fields), to_act, deadline, status, notices or [])


def notice(n: int = 1, table: str = "t1", **fields: Any) -> Notice:
    usual: dict[str, Any] = {
        "seat": 1,
        "channel": "mail",
        "address": "a@b.example",
        "body": b"\x00 your turn",
    }
    return Notice(table, n, **(usual | fields))


def user(name: str = "Ada", **fields: Any) -> UserRecord:
    usual: dict[str, Any] = {"password_hash": "$argon2id$x", "created": 5.0}
    return UserRecord(name, **(usual | fields))
