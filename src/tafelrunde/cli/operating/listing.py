"""All tables of a database, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tafelrunde.store.interface import Store
from tafelrunde.store.records import SeatRecord, Status, TableRecord

PAGE: Final = 500


class Listed(msgspec.Struct, frozen=True):
    """A table as an operator sees it: no secret, no token, no move."""

    id: str
    game: str
    version: str
    title: str
    status: Status
    seats: tuple[str, ...]
    to_act: tuple[str, ...]
    n: int
    created: float
    changed: float


async def all_tables(store: Store, status: Sequence[Status] = ()) -> list[TableRecord]:
    """Newest change first."""
    found: dict[str, TableRecord] = {}
    before: float | None = None
    while page := await store.tables(status=status, before=before, limit=PAGE):
        found |= {record.id: record for record in page}
        before = page[-1].changed
    return list(found.values())


async def listed(store: Store, status: Sequence[Status] = ()) -> list[Listed]:
    records = await all_tables(store, status)
    seats = await store.seats_of([record.id for record in records])
    return [described(record, seats.get(record.id, [])) for record in records]


def described(record: TableRecord, seats: Sequence[SeatRecord]) -> Listed:
    names = tuple(seat.name or "–" for seat in seats)
    return Listed(
        record.id,
        record.game,
        record.version,
        record.title,
        record.status,
        names,
        tuple(names[seat] for seat in record.to_act if 0 <= seat < len(names)),
        record.n,
        record.created,
        record.changed,
    )
