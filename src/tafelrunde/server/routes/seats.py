"""Seats and guests."""

from __future__ import annotations

from tafelrunde.engine.protocol import Words
from tafelrunde.server import guests, seating
from tafelrunde.server.bodies import (
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
from tafelrunde.server.errors import Denied
from tafelrunde.server.messages import TableInfo
from tafelrunde.server.routes.asking import Asked, Endpoint
from tafelrunde.server.routes.tables import again


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
        raise Denied(
            "forbidden",
            "only the host, or who sits here, may do this",
            "das darf nur, wer den Tisch leitet oder hier sitzt",
        )


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
    Endpoint(
        "POST",
        f"{TABLE}/join",
        join,
        Words("Take a seat", "Einen Platz nehmen"),
        Seating,
        Join,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/leave",
        leave,
        Words("Give up my seat or seats", "Meinen Platz oder meine Plätze aufgeben"),
        body=OneSeat,
        role="seat",
    ),
    Endpoint(
        "POST",
        f"{TABLE}/link",
        renew_link,
        Words("A new link for my seats; the old one ends", "Ein neuer Link; der alte gilt nicht mehr"),
        Seating,
        Nothing,
        role="seat",
    ),
    Endpoint(
        "POST",
        f"{TABLE}/claim",
        claim,
        Words("My seats belong to my account", "Meine Plätze gehören zu meinem Konto"),
        TableInfo,
        Nothing,
        role="seat",
    ),
    Endpoint(
        "POST",
        f"{TABLE}/host",
        make_host,
        Words("Hand the table on", "Die Leitung abgeben"),
        TableInfo,
        NewHost,
        role="host",
    ),
    Endpoint(
        "POST",
        f"{SEAT}/invite",
        invite,
        Words("A link that takes this seat, once", "Ein Link, der diesen Platz einmal vergibt"),
        Invitation,
        Nothing,
        role="host",
    ),
    Endpoint(
        "POST",
        f"{SEAT}/open",
        open_seat,
        Words("Free a seat for whoever comes first", "Einen Platz für alle frei geben"),
        TableInfo,
        Nothing,
        role="host",
    ),
    Endpoint(
        "POST",
        f"{SEAT}/kick",
        kick,
        Words("Send somebody away", "Jemanden wegschicken"),
        TableInfo,
        Nothing,
        role="host",
    ),
    Endpoint(
        "PUT",
        f"{SEAT}/bot",
        put_bot,
        Words("A bot takes this seat or stands in", "Ein Bot nimmt diesen Platz oder vertritt"),
        TableInfo,
        PutBot,
    ),
    Endpoint(
        "DELETE",
        f"{SEAT}/bot",
        come_back,
        Words("The person of this seat plays again", "Der Mensch an diesem Platz spielt wieder selbst"),
        TableInfo,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/watch",
        watch,
        Words("Watch this table", "Diesem Tisch zuschauen"),
        GuestSeat,
        Watch,
        status=201,
    ),
    Endpoint(
        "GET",
        f"{TABLE}/guests",
        list_guests,
        Words("Who watches by a link", "Wer mit einem Link zuschaut"),
        Guests,
        role="seat",
    ),
    Endpoint(
        "POST",
        f"{TABLE}/guests",
        let_in,
        Words("A link that lets somebody see what I see", "Ein Link, mit dem jemand sieht, was ich sehe"),
        GuestSeat,
        NewGuest,
        role="seat",
        status=201,
    ),
    Endpoint(
        "DELETE",
        f"{TABLE}/guests/{{guest}}",
        send_away,
        Words("Send a guest away", "Einen Gast wegschicken"),
    ),
)
