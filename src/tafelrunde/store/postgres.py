"""PostgreSQL: many machines, many processes; `NOTIFY` carries changes from one to the others."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from sqlalchemy import Connection, NullPool, create_engine
from sqlalchemy.engine.interfaces import IsolationLevel

from tafelrunde.engine.errors import Complaint
from tafelrunde.store.interface import StoreFailed
from tafelrunde.store.records import Append, Change
from tafelrunde.store.sql import READERS

PATIENCE = 5.0
"""Seconds to wait for a lock or a connection."""
AGAIN = 0.5
"""Seconds until the next attempt to listen."""
CHANNEL = "tafelrunde"
LONGEST = 7900
"""Bytes in one notification; PostgreSQL takes less than 8000."""


class Heard(msgspec.Struct, array_like=True):
    """What one process tells the others."""

    node: str
    changes: list[Change]


HEARD = msgspec.json.Decoder(Heard)


class Postgres:
    """A kind of database; see `sql.Kind`."""

    locks_rows = True
    one_moment: IsolationLevel = "REPEATABLE READ"

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self._address = address(url, patience)
        self._node = secrets.token_hex(8)
        self._listening: asyncio.Task[None] | None = None
        driver = "postgresql+psycopg://"
        self.readers = create_engine(driver, creator=self._opened, pool_size=READERS, pool_timeout=patience)
        self._writers = create_engine(driver, creator=self._opened, poolclass=NullPool)

    def _opened(self) -> psycopg.Connection[Any]:
        return psycopg.connect(self._address)

    def prepare(self) -> None:
        with psycopg.connect(self._address) as connection:
            encoding = connection.info.parameter_status("server_encoding")
        if encoding != "UTF8":
            raise Complaint("database-encoding", {"encoding": encoding})

    def connect(self) -> Connection:
        return self._writers.connect()

    def is_sound(self, connection: Connection) -> bool:
        driver = connection.connection.driver_connection
        return isinstance(driver, psycopg.Connection) and not driver.closed

    def announce(self, connection: Connection, steps: Sequence[Append], changes: Sequence[Change]) -> None:
        told = [Change(append.table, "step", append.step.n) for append in steps] + list(changes)
        if not told:
            return
        cursor = connection.connection.cursor()
        for payload in payloads(self._node, told):
            cursor.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
        cursor.close()

    async def listen(self, heard: Callable[[Change], None]) -> None:
        try:
            ear = await self._ear()
        except psycopg.Error as error:
            raise StoreFailed(str(error)) from error
        self._listening = asyncio.create_task(self._listen(ear, heard))

    async def _ear(self) -> psycopg.AsyncConnection[Any]:
        ear = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        await ear.execute(f"LISTEN {CHANNEL}")
        return ear

    async def _listen(self, ear: psycopg.AsyncConnection[Any], heard: Callable[[Change], None]) -> None:
        """After an interruption, anything may have changed meanwhile."""
        while True:
            await self._hear(ear, heard)
            ear = await self._heal()
            asyncio.get_running_loop().call_soon(heard, Change("", "table"))

    async def _hear(self, ear: psycopg.AsyncConnection[Any], heard: Callable[[Change], None]) -> None:
        """Until the connection breaks. What `heard` raises is the loop's affair, not ours."""
        loop = asyncio.get_running_loop()
        async with ear:
            with suppress(psycopg.Error):
                async for said in ear.notifies():
                    told = HEARD.decode(said.payload)
                    for change in told.changes if told.node != self._node else ():
                        loop.call_soon(heard, change)

    async def _heal(self) -> psycopg.AsyncConnection[Any]:
        while True:
            try:
                return await self._ear()
            except (psycopg.Error, OSError):
                await asyncio.sleep(AGAIN)

    async def stop_listening(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
            self._listening = None

    def dispose(self) -> None:
        self.readers.dispose()
        self._writers.dispose()


def address(url: str, patience: float) -> str:
    """The address with our wishes, which those in the address itself outweigh.

    A dead network or a stalled process must not hold the writer for ever.
    """
    seconds, milliseconds = max(2, int(patience)), int(patience * 1000)
    given = conninfo_to_dict(url)
    options = f"-c lock_timeout={milliseconds} -c synchronous_commit=on -c TimeZone=UTC"
    options += f" -c idle_in_transaction_session_timeout={milliseconds * 6}"
    wishes: dict[str, Any] = {
        "connect_timeout": seconds,
        "keepalives_idle": 4 * seconds,
        "keepalives_interval": seconds,
        "keepalives_count": 3,
        "tcp_user_timeout": 4 * milliseconds,
        "application_name": "tafelrunde",
        "client_encoding": "UTF8",
    }
    given["options"] = f"{options} {given.get('options') or ''}".strip()
    return make_conninfo("", **(wishes | given))


def payloads(node: str, changes: list[Change]) -> Iterator[str]:
    """As few notifications as their length allows."""
    payload = msgspec.json.encode(Heard(node, changes))
    if len(payload) <= LONGEST or len(changes) == 1:
        yield payload.decode()
        return
    half = len(changes) // 2
    yield from payloads(node, changes[:half])
    yield from payloads(node, changes[half:])
