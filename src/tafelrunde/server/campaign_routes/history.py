"""What has been, over HTTP: the log, rollbacks, months played again, the audit; for game masters."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import asdict

from tafelrunde.games.phoenix.moves.kinds import Change
from tafelrunde.phoenix_desk.answers.entries import EntryKind, LogMonths, LogPage
from tafelrunde.phoenix_desk.answers.second_time import DifferenceReport
from tafelrunde.server.campaign_routes.people import CAMPAIGN
from tafelrunde.server.campaign_routes.running import leader
from tafelrunde.server.campaigns.errands import history
from tafelrunde.server.campaigns.errands.course import Reason
from tafelrunde.server.campaigns.errands.rehearsals import RevisionText
from tafelrunde.server.messages.bodies import Body
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint

LastEntry = Annotated[int, Meta(ge=0)]
"""The log's last entry, as whoever decides has seen it."""
Place = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class RollbackWish(Body, frozen=True):
    to: history.PointText
    reason: Reason
    last: LastEntry
    """As the preview told it."""
    handed_in: bool = False


class AgainWish(Body, frozen=True):
    month: Annotated[str, Meta(min_length=1, max_length=60)]
    reason: Reason
    last: LastEntry = 0
    """A preview needs none."""
    changes: Annotated[tuple[Change, ...], Meta(max_length=500)] = ()


class ToPoint(Query, frozen=True):
    to: history.PointText = "1"


class OfMonth(Query, frozen=True):
    month: history.MonthText = ""


class LogQuery(Query, frozen=True):
    """With a month its entries in sequence; without, a search from the last month on."""

    month: history.MonthText = ""
    kind: EntryKind | Literal[""] = ""
    who: Annotated[str, Meta(max_length=100)] = ""
    """A realm, or a game master by name."""
    text: Annotated[str, Meta(max_length=100)] = ""
    after: Place = 0
    """An entry, as the last page of a month told it."""
    before: Place = 0
    """A month, as the last page of a search told it."""
    undone: Place = 0
    """The number of a log that was kept beside; 0: the one that counts."""
    revision: RevisionText = ""
    """Of the rehearsal that is held: what it would put into the log stands there, too."""


async def read_log(asked: Asked) -> bytes:
    return await asked.errand("log", history.ReadLog(**{**asdict(asked.query), "lang": asked.lang}))


async def see_months(asked: Asked) -> bytes:
    return await asked.errand("log.months")


async def preview_rollback(asked: Asked) -> bytes:
    return await asked.errand("rollback.preview", history.Back(asked.query.to))


async def roll_back(asked: Asked) -> bytes:
    return await asked.errand("rollback", history.RollBack(**leader(asked), **asdict(asked.body)))


async def preview_again(asked: Asked) -> bytes:
    return await asked.errand("rerun.preview", history.PlayAgain(**leader(asked), **asdict(asked.body)))


async def play_again(asked: Asked) -> bytes:
    return await asked.errand("rerun", history.PlayAgain(**leader(asked), **asdict(asked.body)))


async def compare_undone(asked: Asked) -> bytes:
    return await asked.errand("undone.compare", history.KeptLog(asked.number("place"), asked.lang))


async def audit(asked: Asked) -> bytes:
    return await asked.errand("audit", history.AskAudit(asked.lang, asked.query.month))


ENDPOINTS = (
    Endpoint("GET", f"{CAMPAIGN}/log", read_log, LogPage, query=LogQuery, act="lead"),
    Endpoint("GET", f"{CAMPAIGN}/log/months", see_months, LogMonths, act="lead"),
    Endpoint("GET", f"{CAMPAIGN}/rollback", preview_rollback, history.LossSeen, query=ToPoint, act="lead"),
    Endpoint("POST", f"{CAMPAIGN}/rollback", roll_back, history.Undone, RollbackWish, act="lead"),
    Endpoint("POST", f"{CAMPAIGN}/rerun", play_again, history.PlayedAgain, AgainWish, act="lead"),
    Endpoint("POST", f"{CAMPAIGN}/rerun/preview", preview_again, history.PlayedAgain, AgainWish, act="lead"),
    Endpoint("GET", f"{CAMPAIGN}/undone/{{place}}", compare_undone, DifferenceReport, act="lead"),
    Endpoint("GET", f"{CAMPAIGN}/audit", audit, history.AuditSeen, query=OfMonth, act="lead"),
)
