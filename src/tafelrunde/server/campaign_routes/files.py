"""Reports, notice board, treasury and maps of a campaign over HTTP, and what those see who look on."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import asdict
from starlette.responses import Response

from tafelrunde.games.phoenix.drawing.picture import Numbers
from tafelrunde.phoenix_desk.handouts.documents import BookForm, ReportForm
from tafelrunde.phoenix_desk.handouts.maps import WIDEST, MapForm, MapStyle
from tafelrunde.server.campaign_routes.drafts import REALM
from tafelrunde.server.campaign_routes.people import CAMPAIGN
from tafelrunde.server.campaign_routes.serving import file_answer, kinds_of
from tafelrunde.server.campaigns.errands.files import MonthList, MonthNumber, OfMap, OfMonth, OfRealm
from tafelrunde.server.campaigns.errands.report_search import Found, QueryText, SearchReports
from tafelrunde.server.campaigns.rights import Act
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint, Handler

LAST: str = "last"
"""In the name of a file of the last month that is over."""


class ReportQuery(Query, frozen=True):
    """Without a month it is the last one that is over."""

    month: MonthNumber | None = None
    form: ReportForm = "html"


class BookQuery(Query, frozen=True):
    form: BookForm = "csv"


class SearchQuery(Query, frozen=True, kw_only=True):
    """Words that occur together in a sentence; `before` goes on where the last answer ended."""

    text: QueryText
    before: MonthNumber | None = None


class PublicMapQuery(Query, frozen=True):
    """Few enough to be kept: strangers may ask."""

    month: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    form: MapForm = "svg"
    dark: bool = False


class MapQuery(PublicMapQuery, frozen=True):
    """With a month as it was then, else as it is now; `around` names the middle of a part of the map."""

    numbers: Numbers = "provinces"
    around: Annotated[str, Meta(max_length=20)] = ""
    radius: Annotated[int, Meta(ge=1, le=30)] = 8
    width: Annotated[int, Meta(ge=0, le=WIDEST)] = 0


def style_of(asked: Asked) -> MapStyle:
    wish = {name: value for name, value in asdict(asked.query).items() if name not in ("month", "lang")}
    return MapStyle(lang=asked.lang, **wish)


async def months(asked: Asked) -> bytes:
    return await asked.errand("files.months")


async def given(asked: Asked, errand: str, realm: int | None, *name: str) -> Response:
    """A report or the notice board."""
    wish: ReportQuery = asked.query
    data = await asked.errand(errand, OfMonth(realm, wish.month, wish.form, asked.lang))
    return file_answer(asked, data, wish.form, asked.campaign, *name, str(wish.month or LAST))


async def report(asked: Asked) -> Response:
    return await given(asked, "files.report", asked.realm, "realm", str(asked.realm + 1))


async def master_report(asked: Asked) -> Response:
    return await given(asked, "files.report", None, "SL")


async def board(asked: Asked) -> Response:
    return await given(asked, "files.board", None, "board")


async def search(asked: Asked) -> bytes:
    wish: SearchQuery = asked.query
    return await asked.errand("files.search", SearchReports(asked.realm, wish.text, wish.before))


async def treasury(asked: Asked) -> Response:
    form = asked.query.form
    data = await asked.errand("files.treasury", OfRealm(asked.realm, form, asked.lang))
    return file_answer(asked, data, form, asked.campaign, "treasury", str(asked.realm + 1))


async def drawn(asked: Asked, errand: str, realm: int | None, *name: str) -> Response:
    data = await asked.errand(errand, OfMap(style_of(asked), realm, asked.query.month))
    return file_answer(asked, data, asked.query.form, asked.campaign, "map", *name)


async def realm_map(asked: Asked) -> Response:
    return await drawn(asked, "files.map", asked.realm, "realm", str(asked.realm + 1))


async def master_map(asked: Asked) -> Response:
    return await drawn(asked, "files.map", None, "SL")


async def public_months(asked: Asked) -> bytes:
    return await asked.errand("public.months")


async def public_board(asked: Asked) -> Response:
    return await given(asked, "public.board", None, "public")


async def public_map(asked: Asked) -> Response:
    return await drawn(asked, "public.map", None, "public")


REPORTS = kinds_of("html", "text", "json")
BOOKS = kinds_of("csv", "text", "json")
MAPS = kinds_of("svg", "png")


def given_out(path: str, handle: Handler, query: type[Query], act: Act, kinds: tuple[str, ...]) -> Endpoint:
    return Endpoint("GET", path, handle, bytes, query=query, act=act, limit="file", kinds=kinds)


ENDPOINTS = (
    Endpoint("GET", f"{CAMPAIGN}/months", months, MonthList, act="know"),
    given_out(f"{CAMPAIGN}/report", master_report, ReportQuery, "lead", REPORTS),
    given_out(f"{REALM}/report", report, ReportQuery, "know", REPORTS),
    Endpoint("GET", f"{REALM}/reports/search", search, Found, query=SearchQuery, act="know"),
    given_out(f"{CAMPAIGN}/board", board, ReportQuery, "know", REPORTS),
    given_out(f"{REALM}/treasury", treasury, BookQuery, "know", BOOKS),
    given_out(f"{CAMPAIGN}/map", master_map, MapQuery, "lead", MAPS),
    given_out(f"{REALM}/map", realm_map, MapQuery, "know", MAPS),
    Endpoint("GET", f"{CAMPAIGN}/public/months", public_months, MonthList, act="watch"),
    given_out(f"{CAMPAIGN}/public/board", public_board, ReportQuery, "watch", REPORTS),
    given_out(f"{CAMPAIGN}/public/map", public_map, PublicMapQuery, "watch", MAPS),
)
