"""Those who watch: strangers where the table allows it, and whom a seat lets look over its shoulder."""

from __future__ import annotations

from typing import Final

from tafelrunde.server.errors import Denied
from tafelrunde.server.messages.bodies import GuestInfo, GuestSeat
from tafelrunde.server.people.identity import Standing, hashed, new_token
from tafelrunde.server.people.words import GUEST, check_seat_name, free_name
from tafelrunde.server.tables.audience import spectators_of
from tafelrunde.server.tables.context import Context
from tafelrunde.server.tables.lobby import link, lobby_lock, seats_changed
from tafelrunde.store.records import GuestRecord, SeatRecord, TableRecord

MOST_GUESTS: Final = 100
ID_DIGITS: Final = 16


def guest_id(guest: GuestRecord) -> str:
    """The hash of a random word tells nothing about it, so its beginning may serve as a name."""
    return guest.token_hash.hex()[:ID_DIGITS]


def guest_info(guest: GuestRecord) -> GuestInfo:
    return GuestInfo(guest_id(guest), guest.name, guest.sees)


async def watch(context: Context, record: TableRecord, seats: list[SeatRecord], name: str) -> GuestSeat:
    """A stranger wants to watch and talk."""
    if not spectators_of(record).allowed:
        raise Denied("forbidden", "nobody-may-watch")
    return await add(context, record, seats, name, None)


async def add(
    context: Context, record: TableRecord, seats: list[SeatRecord], name: str, sees: int | None
) -> GuestSeat:
    async with lobby_lock(record.id):
        guests = await context.store.guests(record.id)
        if len(guests) >= MOST_GUESTS:
            raise Denied("state", "too-many-watch")
        names = [seat.name for seat in seats] + [guest.name for guest in guests]
        if name:
            check_seat_name(name, names)
        token = new_token()
        usual = GUEST.said("de" if record.language == "de" else "en")
        guest = GuestRecord(record.id, hashed(token), name or free_name(usual, names), sees)
        await context.store.add_guest(guest)
    return GuestSeat(token, link(context, record.id, token))


async def remove(context: Context, record: TableRecord, who: Standing, wanted: str) -> None:
    """The host sends any guest away, a seat those who look over its shoulder."""
    guests = await context.store.guests(record.id)
    guest = next((guest for guest in guests if guest_id(guest) == wanted), None)
    if guest is None:
        raise Denied("missing", "no-such-guest")
    if not (who.is_host or who.is_operator or guest.sees in who.seats):
        raise Denied("forbidden", "host-or-inviter-only")
    await context.store.remove_guest(record.id, guest.token_hash)
    await seats_changed(context, record.id)
