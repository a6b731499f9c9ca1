"""A campaign as one file over HTTP: taken home, brought back, or founded from it."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta
from msgspec.structs import replace
from starlette.responses import Response

from tafelrunde.phoenix_desk.archives.restore import PersonNamed
from tafelrunde.phoenix_desk.archives.unpack import LARGEST_ARCHIVE
from tafelrunde.server.campaign_routes.bodies import Admission, CampaignName
from tafelrunde.server.campaign_routes.founding import founded, new_master
from tafelrunde.server.campaign_routes.people import CAMPAIGN, admitted
from tafelrunde.server.campaign_routes.serving import KINDS, disposition, kinds_of
from tafelrunde.server.campaigns.errands.archives import FoundFrom, LeftOut, Restore, RestoredAs
from tafelrunde.server.messages.bodies import Name
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint

ZIP: Final = KINDS["zip"]


class RestoreQuery(Query, frozen=True):
    reason: Annotated[str, Meta(min_length=1, max_length=500)] = "backup"
    """It stands in the audit."""


class FoundQuery(Query, frozen=True):
    name: CampaignName = "campaign"
    me: Name = ""
    """How the game master is called."""


class ArchiveRestored(msgspec.Struct, frozen=True):
    """The campaign as it stands now, and what of its archive did not come along."""

    campaign: str
    month: int
    entries: int
    kept: str
    """The log until now, under the name that it has in a folder."""
    left_out: tuple[LeftOut, ...]
    """`private`: unsent sheets and letters; `people`: their links have to be made anew."""


class ArchiveFounded(msgspec.Struct, frozen=True):
    campaign: str
    month: int
    entries: int
    realms: tuple[str, ...]
    left_out: tuple[LeftOut, ...]
    people: tuple[PersonNamed, ...]
    """Who belonged to it elsewhere."""
    master: Admission


async def download(asked: Asked) -> Response:
    """Never the same twice, because of its sealed part: so it has no mark to be known again by."""
    data = await asked.errand("archive.make")
    headers = {"content-disposition": disposition("zip", asked.campaign)}
    return Response(data, headers=headers, media_type=ZIP)


async def restore(asked: Asked) -> ArchiveRestored:
    args = Restore(asked.query.reason, asked.me.id, asked.me.name)
    done = msgspec.json.decode(await asked.errand("archive.restore", args, asked.body), type=RestoredAs)
    return ArchiveRestored(asked.campaign, done.month, done.entries, done.kept, done.left_out)


async def found(asked: Asked) -> ArchiveFounded:
    """As who founds a campaign: whoever brings it leads it."""
    wish: FoundQuery = asked.query
    master, token = new_master(asked, wish.name, wish.me, asked.lang)
    body = await founded(asked, "archive.found", wish.name, FoundFrom(master), asked.body)
    made = msgspec.json.decode(body, type=RestoredAs)
    admission = admitted(asked, wish.name, replace(master, id=made.master), token)
    return ArchiveFounded(
        wish.name, made.month, made.entries, made.realms, made.left_out, made.people, admission
    )


ENDPOINTS = (
    Endpoint(
        "GET", f"{CAMPAIGN}/archive", download, bytes, act="lead", limit="archive", kinds=kinds_of("zip")
    ),
    Endpoint(
        "PUT",
        f"{CAMPAIGN}/archive",
        restore,
        ArchiveRestored,
        bytes,
        query=RestoreQuery,
        act="lead",
        limit="archive",
        largest=LARGEST_ARCHIVE,
        takes=ZIP,
    ),
    Endpoint(
        "POST",
        "/api/archives",
        found,
        ArchiveFounded,
        bytes,
        query=FoundQuery,
        limit="archive",
        status=201,
        largest=LARGEST_ARCHIVE,
        takes=ZIP,
    ),
)
