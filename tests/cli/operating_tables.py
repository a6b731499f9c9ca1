"""Tables of three players in a store, as a server would have left them."""

from __future__ import annotations

import msgspec

from tafelrunde.cli.operating.import_log import record_of, steps_of
from tafelrunde.engine.codec import encode
from tafelrunde.engine.log import Log
from tafelrunde.engine.table import FairSource
from tafelrunde.server.tables.journal import played as played_position
from tafelrunde.store.interface import Store
from tafelrunde.store.records import Append, SeatRecord, Status
from tests.cli.logs import GAME, NAMES, SECRET, played


async def add_running(
    store: Store,
    table: str,
    *,
    moves: int,
    version: str | None = None,
    status: Status = "running",
    damage: tuple[bytes, bytes] | None = None,
    at: float = 1_700_000_000.0,
) -> None:
    """A running game of so many entries; `damage` replaces something in what was written."""
    log = played(FairSource(SECRET, table), entries=moves, name=table)
    header = msgspec.structs.replace(log.header, version=version or log.header.version)
    record = msgspec.structs.replace(
        record_of(log, table, "link"),
        version=header.version,
        header=encode(header) if moves else b"",
        status=status,
        secret=SECRET,
        created=at,
        changed=at,
    )
    seats = [SeatRecord(table, seat, "human", name) for seat, name in enumerate(NAMES)]
    await store.add_table(record, seats)
    to_act = seats_to_act(log)
    for step in steps_of(log.entries, at) if moves else ():
        body = step.body.replace(*damage) if damage else step.body
        await store.append(Append(table, msgspec.structs.replace(step, body=body), to_act, None, status))


def seats_to_act(log: Log) -> tuple[int, ...]:
    state = played_position(GAME, log.header, log.entries)
    return tuple(seat for seat in GAME.to_act(state) if seat >= 0)
