"""A realm's sheet over HTTP: written, judged, shared, handed in, taken back; and many sheets at once."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta
from msgspec.structs import asdict

from tafelrunde.phoenix_desk.orders.pasting import Pasted
from tafelrunde.phoenix_desk.orders.verdicts import Verdict
from tafelrunde.server.campaign_routes.people import CAMPAIGN
from tafelrunde.server.campaigns.errands.drafts import (
    CheckText,
    Collect,
    DraftSaved,
    DraftSeen,
    HandedIn,
    HandIn,
    OfRealm,
    Paste,
    Ready,
    SaveDraft,
    ShareDraft,
    SheetFile,
    SheetSeen,
    SheetText,
    Withdraw,
)
from tafelrunde.server.campaigns.rights import Act
from tafelrunde.server.messages.bodies import Body
from tafelrunde.server.people.limits import LARGEST_SHEET, LARGEST_SHEETS
from tafelrunde.server.routes.request import Asked, Endpoint, Handler

REALM = f"{CAMPAIGN}/realms/{{realm}}"


Step = Annotated[str, Meta(pattern="^(month|muster|turn)$")]


class DraftText(Body, frozen=True):
    month: int
    step: Step
    base: Annotated[int, Meta(ge=0)]
    """The revision that the text is based on."""
    text: SheetText


class PlainText(Body, frozen=True):
    text: SheetText


class Sharing(Body, frozen=True):
    shared: bool


class PastedData(Body, frozen=True):
    data: bytes
    """Base64 of what was copied or sent, in whatever encoding."""


class AtRevision(Body, frozen=True):
    """The round is that of the draft that was seen: in another one the same number is another text."""

    month: Annotated[int, Meta(ge=0)]
    step: Step
    revision: Annotated[int, Meta(ge=0)]


class SheetFiles(Body, frozen=True):
    files: Annotated[tuple[SheetFile, ...], Meta(max_length=250)]


async def read(asked: Asked) -> bytes:
    """Of their own realm members read everything; game masters what is shared with them."""
    is_own = asked.place.member_for(asked.realm) is not None
    return await asked.errand("draft.read" if is_own else "draft.shared", OfRealm(asked.realm))


async def save(asked: Asked) -> bytes:
    return await asked.errand("draft.save", SaveDraft(asked.realm, asked.me.id, **asdict(asked.body)))


async def check(asked: Asked) -> bytes:
    return await asked.errand("draft.check", CheckText(asked.realm, asked.body.text))


async def share(asked: Asked) -> bytes:
    return await asked.errand("draft.share", ShareDraft(asked.realm, asked.me.id, asked.body.shared))


async def paste(asked: Asked) -> bytes:
    return await asked.errand("draft.paste", Paste(asked.realm, asked.body.data))


async def ready(asked: Asked) -> bytes:
    return await asked.errand("sheet.ready", Ready(asked.realm, asked.me.id, **asdict(asked.body)))


async def withdraw(asked: Asked) -> bytes:
    return await asked.errand("sheet.withdraw", Withdraw(asked.realm, asked.me.id))


async def waiting(asked: Asked) -> bytes:
    return await asked.errand("sheet.read", OfRealm(asked.realm))


async def hand_in(asked: Asked) -> bytes:
    return await asked.errand("sheet.hand in", HandIn(asked.realm, asked.me.id, asked.body.text))


async def collect(asked: Asked) -> bytes:
    return await asked.errand("sheets.collect", Collect(asked.me.id, asked.body.files))


def text(
    method: Literal["PUT", "POST"], path: str, handle: Handler, answer: Any, body: Any, act: Act
) -> Endpoint:
    """A route that a whole sheet is sent to."""
    where = f"{REALM}/{path}"
    return Endpoint(method, where, handle, answer, body, act=act, limit="save", largest=LARGEST_SHEET)


ENDPOINTS = (
    Endpoint("GET", f"{REALM}/draft", read, DraftSeen, act="know"),
    Endpoint(
        "PUT", f"{REALM}/draft", save, DraftSaved, DraftText, act="write", limit="save", largest=LARGEST_SHEET
    ),
    Endpoint(
        "POST",
        f"{REALM}/draft/check",
        check,
        Verdict,
        PlainText,
        act="know",
        limit="save",
        largest=LARGEST_SHEET,
    ),
    Endpoint(
        "POST",
        f"{REALM}/draft/paste",
        paste,
        Pasted,
        PastedData,
        act="know",
        limit="save",
        largest=LARGEST_SHEET,
    ),
    Endpoint("PUT", f"{REALM}/draft/shared", share, DraftSeen, Sharing, act="write"),
    Endpoint("POST", f"{REALM}/ready", ready, HandedIn, AtRevision, act="hand in"),
    Endpoint("DELETE", f"{REALM}/ready", withdraw, DraftSeen, act="hand in"),
    Endpoint("GET", f"{REALM}/sheet", waiting, SheetSeen, act="know"),
    Endpoint(
        "PUT", f"{REALM}/sheet", hand_in, HandedIn, PlainText, act="lead", limit="save", largest=LARGEST_SHEET
    ),
    Endpoint(
        "POST",
        f"{CAMPAIGN}/sheets",
        collect,
        tuple[Any, ...],
        SheetFiles,
        act="lead",
        limit="save",
        largest=LARGEST_SHEETS,
    ),
)
