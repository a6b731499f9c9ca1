"""The HTTP interface. Each route is one line of `ENDPOINTS`; document and tests read the same lines."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.text import quoted
from tafelrunde.server import campaign_routes
from tafelrunde.server.campaigns.gathering import Campaigns
from tafelrunde.server.errors import Denied
from tafelrunde.server.openapi import document
from tafelrunde.server.pages import page_routes
from tafelrunde.server.routes import attendance, branching, game, library, people, seats, tables, talk
from tafelrunde.server.routes.input import language_of
from tafelrunde.server.routes.request import Desk, Endpoint, fault, make_desk, respond
from tafelrunde.server.settings import Settings
from tafelrunde.server.tables.context import Context
from tafelrunde.server.wire.hosts import is_for_us, known_names

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *tables.ENDPOINTS,
    *seats.ENDPOINTS,
    *game.ENDPOINTS,
    *library.ENDPOINTS,
    *branching.ENDPOINTS,
    *talk.ENDPOINTS,
    *attendance.ENDPOINTS,
    *people.ENDPOINTS,
    *campaign_routes.ENDPOINTS,
)

Answer = Callable[[Request], Awaitable[Response]]


def routes(context: Context, campaigns: Campaigns) -> list[BaseRoute]:
    """Everything under /api, the document, and the pages."""
    desk = make_desk(context, campaigns)
    paths: dict[str, list[Endpoint]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, []).append(endpoint)
    api = [Route(path, answering(desk, found), methods=METHODS) for path, found in paths.items()]
    return [*api, Route("/openapi.json", openapi), *page_routes()]


METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]


def answering(desk: Desk, endpoints: Sequence[Endpoint]) -> Answer:
    """One path; the method decides which of its lines is meant."""
    by_method: dict[str, Endpoint] = {endpoint.method: endpoint for endpoint in endpoints}
    if "GET" in by_method:
        by_method["HEAD"] = by_method["GET"]

    async def answer(request: Request) -> Response:
        endpoint = by_method.get(request.method)
        if endpoint is None:
            return not_this_way(request, list(by_method))
        return await respond(desk, endpoint, request)

    return answer


def not_this_way(request: Request, methods: Sequence[str]) -> Response:
    allowed = ", ".join(methods)
    response = fault(Denied("method", "method-not-here", {"allowed": allowed}), language_of(request))
    response.headers["allow"] = allowed
    return response


async def openapi(request: Request) -> Response:
    return Response(written_document(language_of(request)), media_type="application/json")


@cache
def written_document(lang: Lang) -> bytes:
    return msgspec.json.encode(document(ENDPOINTS, lang))


# -- what no route answers -------------------------------------------------------------------------------

LONGEST_HOST: Final = 100
"""What a refusal quotes of a name."""


class KnownHosts:
    """Refuses requests that bear a name which is not ours; sockets are refused where they are welcomed."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._known = app, known_names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or is_for_us(scope, self._known):
            await self._app(scope, receive, send)
            return
        asked = HTTPConnection(scope)
        host = quoted(asked.headers["host"][:LONGEST_HOST])
        answer = fault(Denied("host", "unknown-host", {"host": host}), language_of(asked))
        await answer(scope, receive, send)


async def nothing_here(request: Request, trouble: Exception) -> Response:
    """Unknown paths, in the form of every other refusal."""
    status = trouble.status_code if isinstance(trouble, HTTPException) else 404
    if status == 405:
        return not_this_way(request, ["GET", "HEAD"])
    return fault(Denied("missing", "nothing-at-address"), language_of(request))


async def our_fault(request: Request, trouble: Exception) -> Response:
    """A bug of ours: told without details; the log has them."""
    return fault(Denied("bug", "bug-of-ours"), language_of(request))


EXCEPTION_HANDLERS: Final = {HTTPException: nothing_here, Exception: our_fault}
