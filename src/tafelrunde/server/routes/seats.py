"""Seats and guests."""

from __future__ import annotations

from tafelrunde.server.errors import Denied
from tafelrunde.server.messages.bodies import (
    Guests,
    GuestSeat,
    Invitation,
    Join,
    NewGuest,
    NewHost,
    Nothing,
    OneSeat,
    PutBot,
    Seating,
    Watch,
)
from tafelrunde.server.messages.messages import TableInfo
from tafelrunde.server.routes.request import Asked, Endpoint
from tafelrunde.server.routes.tables import again
from tafelrunde.server.tables import guests, seating


async def join(asked: Asked) -> Seating:
    return await seating.join(asked.context, asked.caller, asked.table, asked.bearer, asked.body)


async def leave(asked: Asked) -> None:
    wished = asked.body.seat
    seat = None if wished is None else asked.own_seat(wished)
    await seating.leave(asked.context, asked.caller, asked.table, seat)


async def renew_link(asked: Asked) -> Seating:
    return await seating.renew_link(asked.context, asked.caller, asked.table)


async def claim(asked: Asked) -> TableInfo:
    await seating.claim(asked.context, asked.caller, asked.table)
    return await again(asked)


async def make_host(asked: Asked) -> TableInfo:
    await seating.make_host(asked.context, asked.table, asked.body.seat)
    return await again(asked)


async def invite(asked: Asked) -> Invitation:
    return await seating.invite(asked.context, asked.table, asked.seat)


async def open_seat(asked: Asked) -> TableInfo:
    await seating.open_seat(asked.context, asked.table, asked.seat)
    return await again(asked)


async def kick(asked: Asked) -> TableInfo:
    await seating.kick(asked.context, asked.table, asked.seat)
    return await again(asked)


def check_owner(asked: Asked) -> None:
    """The host decides about every seat, a person about the own one."""
    if not (asked.who.is_host or asked.who.is_operator or asked.seat in asked.who.seats):
        raise Denied("forbidden", "host-or-sitter-only")


async def put_bot(asked: Asked) -> TableInfo:
    check_owner(asked)
    await seating.put_bot(asked.context, asked.table, asked.seat, asked.body.bot)
    return await again(asked)


async def come_back(asked: Asked) -> TableInfo:
    check_owner(asked)
    await seating.come_back(asked.context, asked.table, asked.seat)
    return await again(asked)


async def watch(asked: Asked) -> GuestSeat:
    return await guests.watch(asked.context, asked.record, asked.seats, asked.body.name)


async def let_in(asked: Asked) -> GuestSeat:
    sees = None if asked.body.sees is None else asked.own_seat(asked.body.sees)
    return await guests.add(asked.context, asked.record, asked.seats, asked.body.name, sees)


async def list_guests(asked: Asked) -> Guests:
    return Guests([guests.guest_info(guest) for guest in await asked.context.store.guests(asked.table)])


async def send_away(asked: Asked) -> None:
    await guests.remove(asked.context, asked.record, asked.who, asked.request.path_params["guest"])


TABLE = "/api/tables/{table}"
SEAT = "/api/tables/{table}/seats/{seat}"

ENDPOINTS = (
    Endpoint("POST", f"{TABLE}/join", join, Seating, Join),
    Endpoint("POST", f"{TABLE}/leave", leave, body=OneSeat, role="seat"),
    Endpoint("POST", f"{TABLE}/link", renew_link, Seating, Nothing, role="seat"),
    Endpoint("POST", f"{TABLE}/claim", claim, TableInfo, Nothing, role="seat"),
    Endpoint("POST", f"{TABLE}/host", make_host, TableInfo, NewHost, role="host"),
    Endpoint("POST", f"{SEAT}/invite", invite, Invitation, Nothing, role="host"),
    Endpoint("POST", f"{SEAT}/open", open_seat, TableInfo, Nothing, role="host"),
    Endpoint("POST", f"{SEAT}/kick", kick, TableInfo, Nothing, role="host"),
    Endpoint("PUT", f"{SEAT}/bot", put_bot, TableInfo, PutBot),
    Endpoint("DELETE", f"{SEAT}/bot", come_back, TableInfo),
    Endpoint("POST", f"{TABLE}/watch", watch, GuestSeat, Watch, status=201),
    Endpoint("GET", f"{TABLE}/guests", list_guests, Guests, role="seat"),
    Endpoint("POST", f"{TABLE}/guests", let_in, GuestSeat, NewGuest, role="seat", status=201),
    Endpoint("DELETE", f"{TABLE}/guests/{{guest}}", send_away),
)
