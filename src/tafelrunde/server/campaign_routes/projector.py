"""The projector of a meeting: its page, the world under it, and addresses for the phones in the room."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from tafelrunde.games.phoenix.world.description import Description
from tafelrunde.server.campaign_routes.people import CAMPAIGN, WorldQuery, geography
from tafelrunde.server.campaign_routes.serving import marked_answer
from tafelrunde.server.campaigns.errands.projector import Projected
from tafelrunde.server.routes.request import Asked, Endpoint
from tafelrunde.server.wire.lan import addresses_of


class Addresses(msgspec.Struct, frozen=True):
    addresses: tuple[str, ...]
    """Of this server, as others may type them; none, if it listens for this machine alone."""


async def shown(asked: Asked) -> Response:
    """Who has it already is told so: a projector asks again and again."""
    return marked_answer(asked, await asked.errand("projector"))


async def reachable(asked: Asked) -> Addresses:
    return Addresses(addresses_of(asked.context.settings))


ENDPOINTS = (
    Endpoint("GET", f"{CAMPAIGN}/projector", shown, Projected, act="project"),
    Endpoint("GET", f"{CAMPAIGN}/projector/world", geography, Description, query=WorldQuery, act="project"),
    Endpoint("GET", f"{CAMPAIGN}/addresses", reachable, Addresses, act="lead"),
)
