"""Words at the table: chat, private notes, and how a seat wants to hear of its turn."""

from __future__ import annotations

from tafelrunde.server.errors import Denied
from tafelrunde.server.messages.bodies import Chat, ChatLine, Note, Say
from tafelrunde.server.messages.messages import Count
from tafelrunde.server.messages.people_bodies import Contact, ContactInfo, Contacts
from tafelrunde.server.notices.contacts import check_contact
from tafelrunde.server.notices.hooks import key_of
from tafelrunde.server.people.words import CHAT, LONGEST_CHAT, LONGEST_NOTE, NOTE, check_text
from tafelrunde.server.routes.game import SeatQuery
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint
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
    raise Denied("forbidden", "nobody-speaks-unseen")


async def read_chat(asked: Asked) -> Chat:
    records = await asked.context.store.chats(asked.table, after=asked.query.after)
    return Chat([line(record) for record in records])


def line(record: ChatRecord) -> ChatLine:
    return ChatLine(record.id, record.at, record.seat, record.name, record.text)


async def say(asked: Asked) -> ChatLine:
    seat, name = speaker(asked)
    check_text(asked.body.text, LONGEST_CHAT, CHAT)
    return line(await asked.context.hub.say(asked.table, seat, name, asked.body.text))


async def read_note(asked: Asked) -> Note:
    seat = asked.own_seat(asked.query.seat)
    return Note(await asked.context.store.note(asked.table, seat))


async def write_note(asked: Asked) -> None:
    check_text(asked.body.text, LONGEST_NOTE, NOTE)
    await asked.context.store.put_note(asked.table, asked.own_seat(asked.query.seat), asked.body.text)


def channel(asked: Asked) -> Channel:
    wished = asked.request.path_params["channel"]
    channels: tuple[Channel, ...] = ("mail", "push", "hook")
    for known in channels:
        if wished == known:
            return known
    raise Denied("missing", "channels-are")


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
    Endpoint("GET", f"{TABLE}/chat", read_chat, Chat, query=ChatQuery, role="watcher"),
    Endpoint("POST", f"{TABLE}/chat", say, ChatLine, Say, limit="chat", status=201),
    Endpoint("GET", f"{TABLE}/note", read_note, Note, query=SeatQuery, role="seat"),
    Endpoint("PUT", f"{TABLE}/note", write_note, body=Note, query=SeatQuery, role="seat"),
    Endpoint("GET", f"{TABLE}/contacts", read_contacts, Contacts, role="seat"),
    Endpoint("PUT", f"{TABLE}/contacts/{{channel}}", put_contact, body=Contact, query=SeatQuery, role="seat"),
    Endpoint("DELETE", f"{TABLE}/contacts/{{channel}}", remove_contact, query=SeatQuery, role="seat"),
)
