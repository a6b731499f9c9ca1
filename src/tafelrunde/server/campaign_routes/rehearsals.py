"""The rehearsal of a turn or a month over HTTP: begun, looked at, gone on with, published, discarded."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.phoenix_desk.months.notes import Note
from tafelrunde.phoenix_desk.rehearsal.account import Account, PhaseSeen
from tafelrunde.phoenix_desk.rehearsal.acts import AnyAct
from tafelrunde.phoenix_desk.rehearsal.forecast import ConflictSeen
from tafelrunde.phoenix_desk.rehearsal.sight import Sight
from tafelrunde.phoenix_desk.reports.report import Report
from tafelrunde.server.campaign_routes.people import CAMPAIGN
from tafelrunde.server.campaign_routes.running import leader
from tafelrunde.server.campaigns.errands.course import Course
from tafelrunde.server.campaigns.errands.rehearsals import (
    Begin,
    Finish,
    Look,
    LookAtPhase,
    LookForConflicts,
    LookNow,
    Perform,
    PhaseCount,
    Preview,
    RevisionText,
)
from tafelrunde.server.messages.bodies import Body
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint

REHEARSAL = f"{CAMPAIGN}/rehearsal"


class BeginWish(Body, frozen=True):
    leave_out: bool = False
    """Orders that something has overtaken are left out; else it stops at such a sheet."""
    stand_ins: bool = False
    """Bots play for those who are late, as the house rules have it."""


class ActWish(Body, frozen=True):
    revision: RevisionText
    """Of the rehearsal, as whoever acts has seen it."""
    act: AnyAct
    since: Annotated[int, Meta(ge=0)] = 0


class AsSeen(Body, frozen=True):
    revision: RevisionText


class Since(Query, frozen=True):
    since: Annotated[int, Meta(ge=0)] = 0
    """Phases that were read already."""


async def look(asked: Asked) -> bytes:
    return await asked.errand("rehearsal.look", Look(asked.lang, asked.query.since))


async def begin(asked: Asked) -> bytes:
    body = asked.body
    wish = Begin(**leader(asked), leave_out=body.leave_out, stand_ins=body.stand_ins)
    return await asked.errand("rehearsal.begin", wish)


async def act(asked: Asked) -> bytes:
    body = asked.body
    wish = Perform(**leader(asked), revision=body.revision, act=body.act, since=body.since)
    return await asked.errand("rehearsal.act", wish)


async def publish(asked: Asked) -> bytes:
    return await asked.errand("rehearsal.publish", Finish(**leader(asked), revision=asked.body.revision))


async def discard(asked: Asked) -> bytes:
    return await asked.errand("rehearsal.discard", Finish(**leader(asked), revision=asked.body.revision))


class KnownQuery(Query, frozen=True):
    since: PhaseCount | None = None
    """After how many phases the position is known: the one after this phase is told as what differs."""


class ShownQuery(Query, frozen=True):
    since: PhaseCount = 0
    """After how many phases the position is known."""


class ConflictQuery(Query, frozen=True):
    ahead: bool = False
    """Also conflicts that are to come, before any dice of theirs."""


async def look_at_phase(asked: Asked) -> bytes:
    wish = LookAtPhase(asked.number("place"), asked.lang, asked.query.since)
    return await asked.errand("rehearsal.phase", wish)


async def view(asked: Asked) -> bytes:
    return await asked.errand("rehearsal.view")


async def sight(asked: Asked) -> bytes:
    return await asked.errand("rehearsal.sight", LookNow(asked.query.since))


async def conflicts(asked: Asked) -> bytes:
    return await asked.errand("rehearsal.conflicts", LookForConflicts(asked.lang, asked.query.ahead))


async def preview(asked: Asked) -> bytes:
    return await asked.errand("rehearsal.preview", Preview(asked.realm, "json", asked.lang))


ENDPOINTS = (
    Endpoint("GET", REHEARSAL, look, Account, query=Since, act="lead"),
    Endpoint("POST", REHEARSAL, begin, Account, BeginWish, act="lead", status=201),
    Endpoint("POST", f"{REHEARSAL}/acts", act, Account, ActWish, act="lead"),
    Endpoint("POST", f"{REHEARSAL}/publish", publish, Course, AsSeen, act="lead"),
    Endpoint("POST", f"{REHEARSAL}/discard", discard, Note, AsSeen, act="lead"),
    Endpoint("GET", f"{REHEARSAL}/phases/{{place}}", look_at_phase, PhaseSeen, query=KnownQuery, act="lead"),
    Endpoint("GET", f"{REHEARSAL}/view", view, PhoenixView, act="lead"),
    Endpoint("GET", f"{REHEARSAL}/sight", sight, Sight, query=ShownQuery, act="lead"),
    Endpoint(
        "GET", f"{REHEARSAL}/conflicts", conflicts, tuple[ConflictSeen, ...], query=ConflictQuery, act="lead"
    ),
    Endpoint("GET", f"{REHEARSAL}/reports/{{realm}}", preview, Report, act="lead"),
)
