"""What a realm asks of map and desk, over HTTP. All of it is answered from what the realm knows."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import asdict

from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.phoenix_desk.queries.building import Building
from tafelrunde.phoenix_desk.queries.compared import Compared
from tafelrunde.phoenix_desk.queries.deeds import Deeds
from tafelrunde.phoenix_desk.queries.odds import Fight
from tafelrunde.phoenix_desk.queries.paths import Way
from tafelrunde.phoenix_desk.queries.pieces import Piece, Wanted
from tafelrunde.phoenix_desk.queries.reach import Reach
from tafelrunde.phoenix_desk.queries.recruiting import Recruiting
from tafelrunde.phoenix_desk.queries.sightings import Sighting
from tafelrunde.server.campaign_routes.drafts import REALM
from tafelrunde.server.campaign_routes.people import CAMPAIGN
from tafelrunde.server.campaigns.errands.drafts import OfRealm, SheetText
from tafelrunde.server.campaigns.errands.questions_of_map import (
    AskDeeds,
    AskField,
    AskMonths,
    AskOdds,
    AskPieces,
    AskReach,
    AskSightings,
    AskView,
    AskWay,
    FieldLabel,
)
from tafelrunde.server.messages.bodies import Body
from tafelrunde.server.people.limits import LARGEST_SHEET
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint

UnitNumber = Annotated[int, Meta(ge=0, le=99_999)]
Month = Annotated[int, Meta(ge=1, le=100_000)]


class WithSheet(Body, frozen=True, kw_only=True):
    sheet: SheetText | UnsetType = UNSET
    """What stands on the sheet before; the realm's draft if it is not sent along."""


class ReachAsked(WithSheet, frozen=True, kw_only=True):
    unit: UnitNumber
    fields: Annotated[tuple[FieldLabel, ...], Meta(max_length=20)] = ()


class DeedsAsked(WithSheet, frozen=True, kw_only=True):
    unit: UnitNumber


class WayAsked(WithSheet, frozen=True, kw_only=True):
    unit: UnitNumber
    to: FieldLabel


class FieldAsked(WithSheet, frozen=True, kw_only=True):
    field: FieldLabel = ""


class OddsAsked(Body, frozen=True):
    field: FieldLabel
    own: Annotated[tuple[UnitNumber, ...], Meta(max_length=50)] = ()
    foes: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=50)] = ()
    typed: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=100)] = msgspec.field(
        default_factory=dict
    )


class PiecesAsked(WithSheet, frozen=True, kw_only=True):
    wanted: Wanted = Wanted()


class SightingsQuery(Query, frozen=True):
    first: Month = 1


class MonthsQuery(Query, frozen=True, kw_only=True):
    before: Month
    after: Month


class ViewQuery(Query, frozen=True):
    month: Month | None = None


def asking(asked: Asked) -> dict[str, Any]:
    """Realm, question, and the sheet: a draft is used only for those who may read it."""
    given = asdict(asked.body)
    if given["sheet"] is UNSET:
        given["sheet"] = None if asked.place.member_for(asked.realm) is not None else ""
    return {"realm": asked.realm, **given}


async def reach(asked: Asked) -> bytes:
    return await asked.errand("ask.reach", AskReach(**asking(asked)))


async def deeds(asked: Asked) -> bytes:
    return await asked.errand("ask.deeds", AskDeeds(**asking(asked)))


async def way(asked: Asked) -> bytes:
    return await asked.errand("ask.way", AskWay(**asking(asked)))


async def recruiting(asked: Asked) -> bytes:
    return await asked.errand("ask.recruiting", AskField(**asking(asked)))


async def building(asked: Asked) -> bytes:
    return await asked.errand("ask.building", AskField(**asking(asked)))


async def odds(asked: Asked) -> bytes:
    return await asked.errand("ask.odds", AskOdds(asked.realm, **asdict(asked.body)))


async def pieces(asked: Asked) -> bytes:
    return await asked.errand("ask.pieces", AskPieces(**asking(asked)))


async def sightings(asked: Asked) -> bytes:
    return await asked.errand("ask.sightings", AskSightings(asked.realm, asked.query.first))


async def months(asked: Asked) -> bytes:
    return await asked.errand("ask.months", AskMonths(asked.realm, asked.query.before, asked.query.after))


async def view(asked: Asked) -> bytes:
    return await asked.errand("ask.view", AskView(asked.realm, asked.query.month))


async def whole_view(asked: Asked) -> bytes:
    return await asked.errand("master.view", OfRealm(0))


def question(path: str, handle: Any, answer: Any, body: Any) -> Endpoint:
    return Endpoint(
        "POST",
        f"{REALM}/{path}",
        handle,
        answer,
        body,
        act="know",
        limit="read",
        largest=LARGEST_SHEET,
    )


ENDPOINTS = (
    question("reach", reach, Reach, ReachAsked),
    question("deeds", deeds, Deeds, DeedsAsked),
    question("way", way, Way, WayAsked),
    question("recruiting", recruiting, tuple[Recruiting, ...], FieldAsked),
    question("building", building, tuple[Building, ...], FieldAsked),
    question("odds", odds, Fight, OddsAsked),
    question("pieces", pieces, tuple[Piece, ...], PiecesAsked),
    Endpoint("GET", f"{REALM}/sightings", sightings, tuple[Sighting, ...], query=SightingsQuery, act="know"),
    Endpoint("GET", f"{REALM}/months", months, Compared, query=MonthsQuery, act="know"),
    Endpoint("GET", f"{REALM}/view", view, PhoenixView, query=ViewQuery, act="know"),
    Endpoint("GET", f"{CAMPAIGN}/view", whole_view, PhoenixView, act="lead"),
)
