"""The plain pages: lobby and table. They hold no data; a script asks the interface for it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tafelrunde.server.errors import Denied
from tafelrunde.server.routes.asking import fault
from tafelrunde.server.routes.reading import language_of

KINDS: Final = {
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "json": "application/json",
}
FILES: Final = {
    path.name: path.read_bytes() for path in files("tafelrunde.server").joinpath("static").iterdir()
}


def page_routes() -> list[BaseRoute]:
    return [
        Route("/", lobby_page),
        Route("/t/{table}", table_page),
        Route("/static/{name}", static_file),
    ]


def page(name: str) -> Response:
    return Response(FILES[name], media_type="text/html", headers={"cache-control": "no-cache"})


async def lobby_page(request: Request) -> Response:
    return page("lobby.html")


async def table_page(request: Request) -> Response:
    return page("table.html")


async def static_file(request: Request) -> Response:
    name = request.path_params["name"]
    kind = KINDS.get(name.rpartition(".")[2])
    if kind is None or name not in FILES:
        refusal = Denied("missing", "there is no such file", "diese Datei gibt es nicht")
        return fault(refusal, language_of(request))
    return Response(FILES[name], media_type=kind, headers={"cache-control": "no-cache"})
