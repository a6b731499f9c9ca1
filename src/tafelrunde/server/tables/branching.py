"""Branch here and try: a new table against bots that begins where another game stood.

Of a game that is over the branch is given the whole position, with the entries that led there. While a game
is running it is given one that its player cannot tell from the true one; see docs/decisions/0027.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Lang
from tafelrunde.engine.log import Branch, Header
from tafelrunde.engine.table import FairSource
from tafelrunde.server.messages.bodies import Seating, SeatWish, Watching
from tafelrunde.server.people.identity import Caller, new_token
from tafelrunde.server.people.words import free_name
from tafelrunde.server.tables.context import Context
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.lobby import ID_BYTES, SECRET_BYTES, Seater, link, need_status
from tafelrunde.server.tables.packets import table_info
from tafelrunde.store.records import SeatRecord, Step, TableRecord


def check_branchable(record: TableRecord) -> None:
    """Whether somebody may try a game another way. The one place that decides: where games come to be rated,
    a running one is refused here."""
    need_status(record, "running", "over")


class Origin(msgspec.Struct, frozen=True):
    """What a branch is made of."""

    step: int
    seat: int
    to_act: tuple[int, ...]
    given: dict[str, Any] | None
    moves: Sequence[Step]
    """Those of the other game, if all of it is known; numbered from 1 on."""
    entries: int


async def branch(context: Context, caller: Caller, live: LiveTable, origin: Origin, lang: Lang) -> Seating:
    """A table whose other seats are played by bots; it goes on at once."""
    table, token = secrets.token_urlsafe(ID_BYTES), new_token()
    seats = seated(Seater(table, live.game, caller.user, lang, token), live.seats, origin.seat)
    record = record_of(context, live, origin, table, seats)
    steps = [
        msgspec.structs.replace(step, at=record.created, command=None, clock=b"") for step in origin.moves
    ]
    await context.store.add_table(record, seats, steps)
    await context.hub.refresh(table)
    begun = await context.hub.existing(table)
    info = table_info(begun.record, begun.seats)
    return Seating(info, (origin.seat,), token, link(context, table, token))


def seated(seater: Seater, old: Sequence[SeatRecord], own: int) -> list[SeatRecord]:
    """The person on one seat, bots on all others: those that sat there, or the best."""
    for seat in old:
        taken = [other.name for other in seater.seats]
        if seat.seat == own:
            seater.add(SeatWish("me", free_name(seat.name, taken)))
        else:
            seater.add(SeatWish("bot", bot=seat.bot if seat.kind == "bot" else ""))
    return seater.seats


def record_of(
    context: Context, live: LiveTable, origin: Origin, table: str, seats: Sequence[SeatRecord]
) -> TableRecord:
    now, secret = context.clockwork.now(), secrets.token_bytes(SECRET_BYTES)
    header = msgspec.structs.replace(
        live.header,
        table=table,
        seats=tuple(seat.name for seat in seats),
        chance=FairSource(secret, table).note(),
        branch=branch_note(live.header, origin),
    )
    return msgspec.structs.replace(
        live.record,
        id=table,
        version=live.game.meta.version,
        visibility="link",
        clock={},
        status="running",
        host=origin.seat,
        spectators=msgspec.to_builtins(Watching(allowed=False)),
        secret=secret,
        header=encode(header),
        created=now,
        changed=now,
        n=len(origin.moves),
        to_act=origin.to_act,
        deadline=None,
        next_table=None,
    )


def branch_note(header: Header, origin: Origin) -> Branch:
    """A branch of a branch begins where that one began, if it has its entries."""
    given = origin.given
    if origin.moves and header.branch is not None:
        given = header.branch.given
    return Branch(header.table, origin.step, origin.entries, given)
