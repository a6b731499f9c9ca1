"""Who sits where: joining, invitations, bots that take a seat or stand in, leaving, guests.

An invitation is a link to a seat without a person. Taking the seat makes a new link, so that whoever sent the
invitation cannot look into the hand of the one who accepted it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tafelrunde.bots import best_bot
from tafelrunde.server.errors import Denied
from tafelrunde.server.messages.bodies import Invitation, Join, Seating
from tafelrunde.server.people.company import bot_name
from tafelrunde.server.people.identity import Caller, hashed, holds, invitation, new_token
from tafelrunde.server.people.words import check_seat_name, free_name, player_name
from tafelrunde.server.tables.context import Context
from tafelrunde.server.tables.lobby import find_table, link, lobby_lock, need_status, put, save, seats_changed
from tafelrunde.server.tables.packets import table_info
from tafelrunde.server.tables.wishes import find_bot, find_game
from tafelrunde.store.records import Channel, SeatRecord, TableRecord

CHANNELS: tuple[Channel, ...] = ("mail", "push", "hook")


async def clear_private(context: Context, seat: SeatRecord) -> None:
    """The next person in this seat reads no notes and gets no notices of the one before."""
    await context.store.put_note(seat.table, seat.seat, "")
    for channel in CHANNELS:
        await context.store.remove_contact(seat.table, seat.seat, channel)


def seat_at(seats: Sequence[SeatRecord], number: int) -> SeatRecord:
    if not 0 <= number < len(seats):
        raise Denied("missing", "no-such-seat-number", {"number": str(number), "last": str(len(seats) - 1)})
    return seats[number]


# -- coming --------------------------------------------------------------------------------------------


def choose_seat(
    record: TableRecord, seats: Sequence[SeatRecord], invited: int | None, wished: int | None
) -> SeatRecord:
    """The seat that is kept for this caller, else the wished or first one that is open to all."""
    if invited is not None and wished in (None, invited):
        need_status(record, "gathering", "running")
        return seats[invited]
    need_status(record, "gathering")
    free = [seat for seat in seats if seat.kind == "open" and seat.token_hash is None]
    if wished is not None:
        free = [seat for seat in free if seat is seat_at(seats, wished)]
    if not free:
        raise Denied("taken", "seat-is-taken")
    return free[0]


def chosen_name(caller: Caller, wish: Join, names: Sequence[str], kept: str) -> str:
    usual = kept or (free_name(caller.user.name, names) if caller.user else player_name(wish.language, names))
    name = wish.name or usual
    check_seat_name(name, names)
    return name


async def join(context: Context, caller: Caller, table: str, bearer: str, wish: Join) -> Seating:
    """Takes a seat; whoever sits here already plays the new one with the same link (hot seat)."""
    async with lobby_lock(table):
        record, seats = await find_table(context, table)
        before = choose_seat(record, seats, invitation(seats, caller), wish.seat)
        names = [seat.name for seat in seats if seat is not before and seat.kind != "open"]
        sits_by_link = any(seats[number].token_hash == caller.token for number in own_seats(seats, caller))
        token = bearer if caller.token and sits_by_link else new_token()
        seat = msgspec.structs.replace(
            before,
            kind="human",
            name=chosen_name(caller, wish, names, before.name if before.kind == "open" else ""),
            bot="",
            token_hash=hashed(token),
            user=caller.user.id if caller.user else None,
            language=wish.language,
        )
        await put(context, seat, before)
        await clear_private(context, seat)
        seats[seat.seat] = seat
    await seats_changed(context, table)
    sitting = msgspec.structs.replace(caller, token=hashed(token))
    return Seating(table_info(record, seats), own_seats(seats, sitting), token, link(context, table, token))


def own_seats(seats: Sequence[SeatRecord], caller: Caller) -> tuple[int, ...]:
    return tuple(seat.seat for seat in seats if holds(seat, caller))


async def renew_link(context: Context, caller: Caller, table: str) -> Seating:
    """A new link for one's own seats; the old one ends."""
    token = new_token()
    async with lobby_lock(table):
        record, seats = await find_table(context, table)
        mine = own_seats(seats, caller)
        for number in mine:
            before = seats[number]
            seats[number] = msgspec.structs.replace(before, token_hash=hashed(token))
            await put(context, seats[number], before)
    await seats_changed(context, table)
    return Seating(table_info(record, seats), mine, token, link(context, table, token))


async def claim(context: Context, caller: Caller, table: str) -> None:
    """One's seats belong to one's account from now on."""
    if caller.user is None:
        raise Denied("login", "sign-in-first")
    async with lobby_lock(table):
        _, seats = await find_table(context, table)
        for number in own_seats(seats, caller):
            await put(context, msgspec.structs.replace(seats[number], user=caller.user.id), seats[number])
    await seats_changed(context, table)


# -- what the host does --------------------------------------------------------------------------------


async def invite(context: Context, table: str, number: int) -> Invitation:
    """Keeps a seat for whoever has the link; at a running table a bot plays it until then."""
    async with lobby_lock(table):
        record, seats = await find_table(context, table)
        need_status(record, "gathering", "running")
        before = seat_at(seats, number)
        if before.kind == "human":
            raise occupied(before)
        token = new_token()
        await put(context, msgspec.structs.replace(before, token_hash=hashed(token)), before)
    await seats_changed(context, table)
    return Invitation(number, token, link(context, table, token))


def occupied(seat: SeatRecord) -> Denied:
    return Denied("state", "somebody-sits-here", {"name": seat.name})


async def open_seat(context: Context, table: str, number: int) -> None:
    """Frees a seat for whoever comes first: the bot or the invitation goes."""
    async with lobby_lock(table):
        record, seats = await find_table(context, table)
        need_status(record, "gathering")
        before = seat_at(seats, number)
        if before.kind == "human":
            raise occupied(before)
        await put(context, SeatRecord(table, number, "open"), before)
    await seats_changed(context, table)


async def kick(context: Context, table: str, number: int) -> None:
    """A person loses the seat: before the game it is open again, later a bot plays on."""
    async with lobby_lock(table):
        record, seats = await find_table(context, table)
        need_status(record, "gathering", "running")
        before = seat_at(seats, number)
        if before.kind != "human":
            raise Denied("state", "nobody-sits-here")
        if number == record.host:
            raise Denied("state", "host-stays")
        await vacate(context, record, before)
    await seats_changed(context, table)


async def vacate(context: Context, record: TableRecord, before: SeatRecord) -> SeatRecord:
    """Nobody owns this seat any more; the name stays where a game is going on, for the log has it."""
    seat = SeatRecord(before.table, before.seat, "open")
    if record.status == "running":
        bot = best_bot(find_game(record.game))
        seat = SeatRecord(before.table, before.seat, "bot", before.name, before.bot or bot)
    await put(context, seat, before)
    await clear_private(context, seat)
    return seat


async def put_bot(context: Context, table: str, number: int, bot: str) -> None:
    """Before the game: a bot takes the seat. Later: it stands in for the person, who may come back."""
    async with lobby_lock(table):
        record, seats = await find_table(context, table)
        need_status(record, "gathering", "running")
        before = seat_at(seats, number)
        name = find_bot(find_game(record.game), bot)
        if before.kind == "human":
            need_status(record, "running")
            seat = msgspec.structs.replace(before, bot=name, stands_in=True, late=False)
        else:
            names = [other.name for other in seats if other is not before]
            shown = before.name if record.status == "running" else bot_name(table, names)
            seat = msgspec.structs.replace(before, kind="bot", bot=name, name=shown, user=None)
        await put(context, seat, before)
    await seats_changed(context, table)


async def come_back(context: Context, table: str, number: int) -> None:
    """The person plays again for whom a bot stood in."""
    async with lobby_lock(table):
        record, seats = await find_table(context, table)
        need_status(record, "running")
        before = seat_at(seats, number)
        if before.kind != "human" or not before.stands_in:
            raise Denied("state", "no-stand-in")
        await put(context, msgspec.structs.replace(before, bot="", stands_in=False, late=False), before)
    await seats_changed(context, table)


async def make_host(context: Context, table: str, number: int) -> None:
    async with lobby_lock(table):
        record, seats = await find_table(context, table)
        if seat_at(seats, number).kind != "human":
            raise Denied("state", "host-is-a-person")
        record.host = number
        await save(context, record)


# -- going ---------------------------------------------------------------------------------------------


async def leave(context: Context, caller: Caller, table: str, number: int | None) -> None:
    """Gives up one or all of one's seats; the table goes on with another host, or ends without people."""
    async with lobby_lock(table):
        record, seats = await find_table(context, table)
        need_status(record, "gathering", "running")
        for seat in own_seats(seats, caller):
            if number in (None, seat):
                seats[seat] = await vacate(context, record, seats[seat])
        people = [seat.seat for seat in seats if seat.kind == "human"]
        if not people:
            record.status = "abandoned"
            await save(context, record)
        elif record.host not in people:
            record.host = people[0]
            await save(context, record)
    await seats_changed(context, table)
