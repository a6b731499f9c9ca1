"""Which members of a campaign are told of what happened: rows of the outbox, written with the change itself.

Each member hears of an occasion once on each channel, whoever tells of it again: another try, another
process, another start of the server. Whether it is still so is looked at when the notice goes out (`advice`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple, TypeVar, cast, get_args

import msgspec
from sqlalchemy import Connection

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.phoenix_desk.campaign.home import CLOCK, HOUSE, ROLLBACKS, Paper
from tafelrunde.server.campaigns.happenings import Happening, is_for
from tafelrunde.server.notices.campaign_notices import (
    ABOUTS,
    OF_ROUNDS,
    REMINDER,
    CampaignAbout,
    CampaignMessage,
    may_hear,
    wants,
)
from tafelrunde.server.notices.notices import GRACE
from tafelrunde.store import campaigns, members, nodes, playing
from tafelrunde.store.records import ContactRecord, MemberRecord, Notice, PaperRecord

S = TypeVar("S", bound=msgspec.Struct)
Round = tuple[int, int, int]


class Scene(NamedTuple):
    """What a campaign's rows say of the moment; the campaign itself need not be open."""

    title: str
    language: str
    round: Round | None
    rollbacks: int
    """A month that is played again is another one."""


class Addressed(NamedTuple):
    """Somebody to be told of something on one channel."""

    contact: ContactRecord
    member: MemberRecord
    happening: Happening
    about: CampaignAbout


def notices_for(
    connection: Connection, campaign: str, happenings: Sequence[Happening], now: float
) -> list[Notice]:
    """Those to be written in the transaction in which it happened."""
    told_of = [happening for happening in happenings if about_of(happening) is not None]
    contacts = nodes.contacts(connection, campaign) if told_of else []
    if not contacts:
        return []
    people = {member.id: member for member in members.members(connection, campaign)}
    scene, looking = scene_of(connection, campaign), nodes.looking(connection, campaign, now)
    found = [
        (written(campaign, one, scene, now), occasion_of(one.happening, scene))
        for one in addressed(contacts, people, news(told_of, scene), now)
    ]
    # In one sequence everywhere, so that two processes never wait for each other.
    found.sort(key=lambda pair: (pair[0].seat, pair[0].channel, pair[1]))
    # Who looks has seen it: that counts as told.
    new = [notice for notice, occasion in found if nodes.told_now(connection, notice, occasion)]
    return [notice for notice in new if notice.seat not in looking]


def about_of(happening: Happening) -> CampaignAbout | None:
    """None: nobody is told of it who does not look."""
    if happening.kind == "sheet":
        return "returned" if happening.detail == "returned" else None
    return cast(CampaignAbout, happening.kind) if happening.kind in ABOUTS else None


def news(happenings: Sequence[Happening], scene: Scene) -> list[Happening]:
    """What no other one says as well.

    At a meeting each turn is a round, and the realm whose turn it is hears of that. Whoever hears of a
    rollback knows that his sheet comes back.
    """
    known = {"round"} if scene.round is not None and scene.round[2] >= 0 else set()
    if any(happening.kind == "rollback" for happening in happenings):
        known.add("sheet")
    return [happening for happening in happenings if happening.kind not in known]


def addressed(
    contacts: Iterable[ContactRecord],
    people: dict[int, MemberRecord],
    happenings: Sequence[Happening],
    now: float,
) -> Iterator[Addressed]:
    known = [(contact, people[contact.seat]) for contact in contacts if contact.seat in people]
    for (contact, member), happening in product(known, happenings):
        about = about_of(happening)
        if about is None or happening.but == member.id or not is_for(happening, member):
            continue
        if may_hear(member, about, now) and wants(contact, about):
            yield Addressed(contact, member, happening, about)


def written(campaign: str, one: Addressed, scene: Scene, now: float) -> Notice:
    contact, member, happening, about = one
    message = CampaignMessage(
        about=about,
        occasion=occasion_of(happening, scene),
        campaign=scene.title,
        lang=language_of(member.language or scene.language),
        name=member.name,
        realm=None if member.role == "master" else member.realm,
        month=happening.month or (scene.round[0] if scene.round else 0),
        round=scene.round if about in OF_ROUNDS else None,
        n=happening.n,
        detail=happening.detail,
    )
    body = msgspec.json.encode(message)
    return Notice(campaign, message.month, member.id, contact.channel, contact.address, body, due=now + GRACE)


def occasion_of(happening: Happening, scene: Scene) -> str:
    """The same for happenings that tell of the same thing."""
    if happening.kind == "sheet":
        return said("returned", happening.id)  # it may be given back more than once
    if happening.detail == REMINDER:
        return said(REMINDER, happening.id)  # so may somebody be reminded
    if happening.kind in OF_ROUNDS:
        return said(happening.kind, *(scene.round or (happening.month,)), scene.rollbacks)
    return said(happening.kind, happening.month, happening.n, happening.detail, scene.rollbacks)


def said(*parts: object) -> str:
    return "/".join(map(str, parts))


def language_of(text: str) -> Lang:
    return cast(Lang, text) if text in get_args(Lang) else "de"


# -- rows ------------------------------------------------------------------------------------------------


class ClockFace(msgspec.Struct, frozen=True):
    month: int
    step: int
    active: int


class HouseLanguage(msgspec.Struct, frozen=True):
    language: str = ""


def scene_of(connection: Connection, campaign: str) -> Scene:
    record = playing.table(connection, campaign)
    face = decoded(paper(connection, campaign, CLOCK), ClockFace)
    house = decoded(paper(connection, campaign, HOUSE), HouseLanguage)
    return Scene(
        title=(record.title if record is not None else "") or campaign,
        language=house.language if house is not None else "",
        round=(face.month, face.step, face.active) if face is not None else None,
        rollbacks=paper(connection, campaign, ROLLBACKS).revision,
    )


def paper(connection: Connection, campaign: str, wanted: Paper) -> PaperRecord:
    return campaigns.paper(connection, PaperRecord(campaign, *wanted))


def decoded(paper: PaperRecord, kind: type[S]) -> S | None:
    """What is spoilt is as good as none."""
    try:
        return msgspec.json.decode(paper.data or b"", type=kind)
    except UNREADABLE:
        return None
