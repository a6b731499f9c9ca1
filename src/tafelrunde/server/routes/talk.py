"""Words at the table: chat, private notes, and how a seat wants to hear of its turn."""

from __future__ import annotations

from tafelrunde.engine.protocol import Words
from tafelrunde.server.bodies import Chat, ChatLine, Note, Say
from tafelrunde.server.bodies_people import Contact, ContactInfo, Contacts
from tafelrunde.server.contacts import check_contact
from tafelrunde.server.errors import Denied
from tafelrunde.server.hooks import key_of
from tafelrunde.server.messages import Count
from tafelrunde.server.routes.asking import Asked, Endpoint
from tafelrunde.server.routes.game import SeatQuery
from tafelrunde.server.routes.reading import Query
from tafelrunde.server.words import LONGEST_CHAT, LONGEST_NOTE, check_text
from tafelrunde.store.keys import kept_keys
from tafelrunde.store.records import Channel, ChatRecord, ContactRecord


class ChatQuery(Query, frozen=True):
    after: Count = 0
    """Only lines after this one."""


def speaker(asked: Asked) -> tuple[int | None, str]:
    """Seat and name of whoever speaks; strangers need a guest's link first."""
    if asked.who.seats:
        seat = asked.who.seats[0] if asked.body.seat is None else asked.own_seat(asked.body.seat)
        return seat, asked.seats[seat].name
    if asked.who.guest is not None:
        return None, asked.who.guest.name
    raise Denied(
        "forbidden",
        "take a seat or watch as a guest first; then everybody sees who speaks",
        "nimm zuerst einen Platz oder schau als Gast zu; dann sehen alle, wer spricht",
    )


async def read_chat(asked: Asked) -> Chat:
    records = await asked.context.store.chats(asked.table, after=asked.query.after)
    return Chat([line(record) for record in records])


def line(record: ChatRecord) -> ChatLine:
    return ChatLine(record.id, record.at, record.seat, record.name, record.text)


async def say(asked: Asked) -> ChatLine:
    seat, name = speaker(asked)
    check_text(asked.body.text, LONGEST_CHAT, "chat", "Chat")
    return line(await asked.context.hub.say(asked.table, seat, name, asked.body.text))


async def read_note(asked: Asked) -> Note:
    seat = asked.own_seat(asked.query.seat)
    return Note(await asked.context.store.note(asked.table, seat))


async def write_note(asked: Asked) -> None:
    check_text(asked.body.text, LONGEST_NOTE, "note", "Notiz")
    await asked.context.store.put_note(asked.table, asked.own_seat(asked.query.seat), asked.body.text)


def channel(asked: Asked) -> Channel:
    wished = asked.request.path_params["channel"]
    channels: tuple[Channel, ...] = ("mail", "push", "hook")
    for known in channels:
        if wished == known:
            return known
    raise Denied("missing", "channels are mail, push and hook", "Kanäle sind mail, push und hook")


async def read_contacts(asked: Asked) -> Contacts:
    store = asked.context.store
    mine = [record for record in await store.contacts(asked.table) if record.seat in asked.who.seats]
    secret = (await kept_keys(store)).hook if any(record.channel == "hook" for record in mine) else b""
    return Contacts([contact_info(record, secret) for record in mine])


def contact_info(record: ContactRecord, secret: bytes) -> ContactInfo:
    key = key_of(secret, record) if record.channel == "hook" else ""
    return ContactInfo(record.seat, record.channel, record.address, key)


async def put_contact(asked: Asked) -> None:
    seat = asked.own_seat(asked.query.seat)
    kind = channel(asked)
    await check_contact(asked.context, kind, asked.body.address)
    await asked.context.store.put_contact(ContactRecord(asked.table, seat, kind, asked.body.address))
    await asked.context.hub.refresh(asked.table, "seats")


async def remove_contact(asked: Asked) -> None:
    await asked.context.store.remove_contact(asked.table, asked.own_seat(asked.query.seat), channel(asked))
    await asked.context.hub.refresh(asked.table, "seats")


TABLE = "/api/tables/{table}"

ENDPOINTS = (
    Endpoint(
        "GET",
        f"{TABLE}/chat",
        read_chat,
        Words("What was said at the table", "Was am Tisch gesagt wurde"),
        Chat,
        query=ChatQuery,
        role="watcher",
    ),
    Endpoint(
        "POST",
        f"{TABLE}/chat",
        say,
        Words("Say something", "Etwas sagen"),
        ChatLine,
        Say,
        limit="chat",
        status=201,
    ),
    Endpoint(
        "GET",
        f"{TABLE}/note",
        read_note,
        Words("My private note", "Meine private Notiz"),
        Note,
        query=SeatQuery,
        role="seat",
    ),
    Endpoint(
        "PUT",
        f"{TABLE}/note",
        write_note,
        Words("Write my private note", "Meine private Notiz schreiben"),
        body=Note,
        query=SeatQuery,
        role="seat",
    ),
    Endpoint(
        "GET",
        f"{TABLE}/contacts",
        read_contacts,
        Words("How I hear of my turn", "Wie ich von meinem Zug erfahre"),
        Contacts,
        role="seat",
    ),
    Endpoint(
        "PUT",
        f"{TABLE}/contacts/{{channel}}",
        put_contact,
        Words("Tell me of my turn by this channel", "Über diesen Kanal benachrichtigen"),
        body=Contact,
        query=SeatQuery,
        role="seat",
    ),
    Endpoint(
        "DELETE",
        f"{TABLE}/contacts/{{channel}}",
        remove_contact,
        Words("No more notices by this channel", "Keine Nachrichten mehr über diesen Kanal"),
        query=SeatQuery,
        role="seat",
    ),
)
