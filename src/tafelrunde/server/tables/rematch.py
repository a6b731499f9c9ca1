"""Once more: the same people, game and options at a new table. Against bots alone it begins at once."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec

from tafelrunde.server.errors import Denied
from tafelrunde.server.messages.bodies import Seating
from tafelrunde.server.people.identity import Caller, Standing, hashed, new_token
from tafelrunde.server.tables.context import Context
from tafelrunde.server.tables.lobby import (
    ID_BYTES,
    SECRET_BYTES,
    begin,
    find_table,
    link,
    lobby_lock,
    need_status,
    put,
    save,
    seats_changed,
)
from tafelrunde.server.tables.packets import table_info
from tafelrunde.server.tables.wishes import find_game
from tafelrunde.store.interface import Taken
from tafelrunde.store.records import SeatRecord, TableRecord


async def rematch(context: Context, caller: Caller, record: TableRecord, who: Standing) -> Seating:
    """The same people once more: the first to ask makes the table, the others find their seats kept."""
    need_status(record, "over", "abandoned")
    async with lobby_lock(record.id):
        record, seats = await find_table(context, record.id)
        alone = all(seat.kind == "bot" or seat.seat in who.seats for seat in seats)
        round_table = Round(len(seats), 1 if alone else 0)
        if record.next_table is None or await context.store.table(record.next_table) is None:
            record.next_table = await copy_table(context, record, seats, round_table, who.seats[0])
            await save(context, record)
    seating = await take_kept(context, caller, record.next_table, seats, round_table, who.seats)
    if not alone:
        return seating
    begun = await begin(context, seating.table.id)
    return msgspec.structs.replace(seating, table=table_info(begun, await context.store.seats(begun.id)))


class Round(NamedTuple):
    """Whoever plays against bots moves on by a seat, so that another one begins; people keep their places."""

    seats: int
    turn: int

    def next(self, seat: int) -> int:
        return (seat + self.turn) % self.seats


def next_id(old: TableRecord) -> str:
    """The id of the next table follows from this one: two processes that are asked at once make the same."""
    drawn = hmac.digest(old.secret, f"rematch {old.id}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(drawn[:ID_BYTES]).decode()


async def copy_table(
    context: Context, old: TableRecord, seats: Sequence[SeatRecord], round_table: Round, host: int
) -> str:
    now = context.clockwork.now()
    record = msgspec.structs.replace(
        old,
        id=next_id(old),
        version=find_game(old.game).meta.version,
        status="gathering",
        host=round_table.next(host),
        secret=secrets.token_bytes(SECRET_BYTES),
        header=b"",
        created=now,
        changed=now,
        n=0,
        to_act=(),
        deadline=None,
        next_table=None,
    )
    with suppress(Taken):  # another process was asked as well
        moved = [kept(seat, record.id, round_table.next(seat.seat)) for seat in seats]
        await context.store.add_table(record, sorted(moved, key=lambda seat: seat.seat))
    return record.id


def kept(seat: SeatRecord, table: str, place: int) -> SeatRecord:
    """A seat held for the person who sat here: by a link that nobody has, so no stranger can take it."""
    if seat.kind == "bot":
        return msgspec.structs.replace(
            seat, table=table, seat=place, token_hash=None, stands_in=False, late=False
        )
    return SeatRecord(table, place, "open", seat.name, token_hash=hashed(new_token()))


async def take_kept(
    context: Context,
    caller: Caller,
    table: str,
    old: Sequence[SeatRecord],
    round_table: Round,
    wanted: Sequence[int],
) -> Seating:
    """Sits down on the seats that were kept, with one new link for all of them."""
    token = new_token()
    record, seats = await find_table(context, table)
    before_of = {round_table.next(number): old[number] for number in wanted}
    free = [number for number in before_of if seats[number].kind == "open"]
    if not free:
        raise Denied("taken", "rematch-seats-taken")
    for number in free:
        before = seats[number]
        seats[number] = msgspec.structs.replace(
            before,
            kind="human",
            name=before_of[number].name,
            token_hash=hashed(token),
            user=caller.user.id if caller.user else before_of[number].user,
            language=before_of[number].language,
        )
        await put(context, seats[number], before)
    await seats_changed(context, table)
    return Seating(table_info(record, seats), tuple(free), token, link(context, table, token))
