"""How somebody in a campaign wants to hear of what happens there, and of what.

Through an account one may be several things in a campaign; each has addresses of its own.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tafelrunde.server.errors import Denied
from tafelrunde.server.messages.bodies import Body
from tafelrunde.server.notices.campaign_notices import ABOUTS, CampaignAbout
from tafelrunde.server.notices.contacts import check_contact
from tafelrunde.server.notices.hooks import key_of
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint
from tafelrunde.server.routes.talk import channel
from tafelrunde.store.keys import kept_keys
from tafelrunde.store.records import Channel, ContactRecord, MemberRecord

MemberNumber = Annotated[int, Meta(ge=1, le=2**53)]


class MemberQuery(Query, frozen=True):
    member: MemberNumber | None = None
    """Which of one's places in the campaign is meant, where one has several."""


class CampaignContact(Body, frozen=True):
    address: Annotated[str, Meta(min_length=1, max_length=2000)]
    """Mail address, push subscription (JSON) or URL."""
    kinds: Annotated[tuple[CampaignAbout, ...], Meta(max_length=len(ABOUTS))] = ()
    """What to be told of; everything, if nothing is named."""
    report: bool = False
    """Of a mail to a member of a realm: whether the report of a month comes with it, as HTML."""


class CampaignContactInfo(msgspec.Struct, frozen=True):
    member: int
    realm: int | None
    channel: Channel
    address: str
    kinds: tuple[str, ...]
    """All of them, where nothing was chosen."""
    report: bool
    key: str = ""
    """Of a hook: what its owner checks signatures with."""


class CampaignContacts(msgspec.Struct, frozen=True):
    contacts: list[CampaignContactInfo]


def places(asked: Asked) -> dict[int, MemberRecord]:
    """What the caller is here, without those that are told nothing."""
    return {one.id: one for one in asked.place.members if one.role != "spectator"}


def own_place(asked: Asked) -> MemberRecord:
    """The one that is meant, or the only one."""
    mine, wished = places(asked), asked.query.member
    if wished is None and len(mine) == 1:
        return next(iter(mine.values()))
    if wished not in mine:
        raise Denied("forbidden", "which-member-of", {"mine": [str(number) for number in mine]})
    return mine[wished]


async def infos(asked: Asked) -> list[CampaignContactInfo]:
    store, mine = asked.context.store, places(asked)
    found = [record for record in await store.contacts(asked.campaign) if record.seat in mine]
    secret = (await kept_keys(store)).hook if any(record.channel == "hook" for record in found) else b""
    return [info(record, mine[record.seat], secret) for record in found]


def info(record: ContactRecord, member: MemberRecord, secret: bytes) -> CampaignContactInfo:
    key = key_of(secret, record) if record.channel == "hook" else ""
    kinds = record.kinds or ABOUTS
    return CampaignContactInfo(
        member.id, member.realm, record.channel, record.address, kinds, record.report, key
    )


async def read_contacts(asked: Asked) -> CampaignContacts:
    return CampaignContacts(await infos(asked))


async def read_contact(asked: Asked) -> CampaignContactInfo:
    wished, me = channel(asked), own_place(asked)
    for found in await infos(asked):
        if (found.member, found.channel) == (me.id, wished):
            return found
    raise Denied("missing", "no-such-contact")


async def put_contact(asked: Asked) -> None:
    wish: CampaignContact = asked.body
    kind, me = channel(asked), own_place(asked)
    if wish.report and (kind != "mail" or me.role != "realm"):
        raise Denied("bad", "report-comes-by-mail")
    await check_contact(asked.context, kind, wish.address)
    chosen = tuple(about for about in ABOUTS if about in wish.kinds)
    record = ContactRecord(asked.campaign, me.id, kind, wish.address, chosen, wish.report)
    await asked.context.store.put_contact(record)


async def remove_contact(asked: Asked) -> None:
    await asked.context.store.remove_contact(asked.campaign, own_place(asked).id, channel(asked))


CONTACTS: Final = "/api/campaigns/{campaign}/contacts"
CONTACT: Final = f"{CONTACTS}/{{channel}}"

ENDPOINTS = (
    Endpoint("GET", CONTACTS, read_contacts, CampaignContacts, act="know"),
    Endpoint("GET", CONTACT, read_contact, CampaignContactInfo, query=MemberQuery, act="know"),
    Endpoint("PUT", CONTACT, put_contact, body=CampaignContact, query=MemberQuery, act="know"),
    Endpoint("DELETE", CONTACT, remove_contact, query=MemberQuery, act="know"),
)
