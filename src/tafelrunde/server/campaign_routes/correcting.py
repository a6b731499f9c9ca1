"""Decisions and corrections over HTTP, each with a preview, and what can be corrected; for game masters."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import asdict

from tafelrunde.phoenix_desk.answers.correctable import Number, Pointed, Seat, Thing
from tafelrunde.phoenix_desk.answers.foreseen import Foreseen
from tafelrunde.server.campaign_routes.people import CAMPAIGN
from tafelrunde.server.campaign_routes.running import AsSeen, leader
from tafelrunde.server.campaigns.errands import correcting
from tafelrunde.server.campaigns.errands.correcting import Changes, Pending
from tafelrunde.server.campaigns.errands.course import Course, Reason, Sentence
from tafelrunde.server.campaigns.errands.rehearsals import RevisionText
from tafelrunde.server.messages.bodies import Body
from tafelrunde.server.routes.request import Asked, Endpoint


class Spoken(AsSeen, frozen=True):
    sentence: Sentence


class Correction(AsSeen, frozen=True):
    changes: Changes
    reason: Reason


class Considered(Body, frozen=True, kw_only=True):
    revision: RevisionText = ""
    """Of the rehearsal whose position is meant; empty: the campaign as it is."""
    last: int | None = None
    """As in the request that is previewed; nothing happens, so nothing can be too late."""


class SpokenFirst(Considered, frozen=True):
    sentence: Sentence


class CorrectionFirst(Considered, frozen=True):
    changes: Changes
    reason: Reason


class ThingWish(Body, frozen=True):
    """One of: a field, a realm, a realm and a number, two realms."""

    field: Annotated[str, Meta(max_length=12)] = ""
    realm: Seat | None = None
    unit: Number | None = None
    other: Seat | None = None
    revision: RevisionText = ""
    changes: Pending = ()


async def decide(asked: Asked) -> bytes:
    return await asked.errand("decide", correcting.Decide(**leader(asked), **asdict(asked.body)))


async def correct(asked: Asked) -> bytes:
    return await asked.errand("correct", correcting.Correct(**leader(asked), **asdict(asked.body)))


async def preview_decision(asked: Asked) -> bytes:
    wish: SpokenFirst = asked.body
    about = correcting.Consider(**leader(asked), revision=wish.revision, sentence=wish.sentence)
    return await asked.errand(where(wish.revision, "consider"), about)


async def preview_correction(asked: Asked) -> bytes:
    wish: CorrectionFirst = asked.body
    about = correcting.Consider(
        **leader(asked), revision=wish.revision, changes=wish.changes, reason=wish.reason
    )
    return await asked.errand(where(wish.revision, "consider"), about)


async def look_at_thing(asked: Asked) -> bytes:
    wish: ThingWish = asked.body
    pointed = Pointed(wish.field, wish.realm, wish.unit, wish.other)
    about = correcting.AskThing(
        **leader(asked), revision=wish.revision, pointed=pointed, changes=wish.changes
    )
    return await asked.errand(where(wish.revision, "correctable"), about)


def where(revision: str, errand: str) -> str:
    return f"rehearsal.{errand}" if revision else errand


ENDPOINTS = (
    Endpoint("POST", f"{CAMPAIGN}/decisions", decide, Course, Spoken, act="lead"),
    Endpoint("POST", f"{CAMPAIGN}/decisions/preview", preview_decision, Foreseen, SpokenFirst, act="lead"),
    Endpoint("POST", f"{CAMPAIGN}/corrections", correct, Course, Correction, act="lead"),
    Endpoint(
        "POST", f"{CAMPAIGN}/corrections/preview", preview_correction, Foreseen, CorrectionFirst, act="lead"
    ),
    Endpoint("POST", f"{CAMPAIGN}/correctable", look_at_thing, Thing, ThingWish, act="lead"),
)
