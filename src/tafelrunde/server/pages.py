"""The web app as `make setup` builds it into the folder `web`: pages, hashed files, service worker, manifest.

The pages hold no data; the app asks the interface for it. Everything is read once and served from memory, so
no address can lead out of the folder. Beside a file its compressed forms may lie: `.br` and `.gz`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tafelrunde.server.lookup.boards import plugged_files
from tafelrunde.server.texts import put

WEB: Final = Path(__file__).parent / "web"
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The best first."""
INDEX: Final = "index.html"
CAMPAIGN: Final = "campaign.html"
MAP: Final = "map.html"
"""The same app; its head also names what this page needs: browsers fetch it beside the first script."""
PAGES: Final = {
    "/": INDEX,
    "/new": INDEX,
    "/found": INDEX,
    "/games": INDEX,
    "/games/{game}": INDEX,
    "/t/{table}": INDEX,
    "/t/{table}/replay": INDEX,
    "/c/{campaign}": CAMPAIGN,
    "/c/{campaign}/map": MAP,
    "/c/{campaign}/projector": INDEX,
    "/c/{campaign}/{room:path}": CAMPAIGN,
    "/rules": INDEX,
    "/rules/{game}": INDEX,
    "/rules/{game}/{rule}": INDEX,
    "/learn/{game}": INDEX,
    "/keys": INDEX,
    "/settings": INDEX,
    "/profile": INDEX,
    "/help": INDEX,
}
"""Addresses that the app shows itself, and its file for each; it reads the address when it has started."""
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NOT_BUILT: Final = f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tafelrunde</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body>
<h1>Tafelrunde</h1>
<p>{put("en", "web-not-built")}</p>
<p lang="de">{put("de", "web-not-built")}</p>
</body></html>
"""


class File(msgspec.Struct, frozen=True):
    """One file of the app with its compressed forms by encoding."""

    body: bytes
    kind: str
    encoded: dict[str, bytes]
    etag: str


@cache
def web_files(folder: Path) -> dict[str, File]:
    """Every file by its address below the folder; empty when the app was not built."""
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in KINDS and path.is_file()]
    return {path.relative_to(folder).as_posix(): read(path) for path in paths}


def read(path: Path) -> File:
    body = path.read_bytes()
    beside = {name: path.with_name(path.name + suffix) for name, suffix in ENCODINGS.items()}
    encoded = {name: other.read_bytes() for name, other in beside.items() if other.is_file()}
    return File(body, KINDS[path.suffix], encoded, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def page_routes(folder: Path = WEB) -> list[BaseRoute]:
    def page(name: str) -> Callable[[Request], Awaitable[Response]]:
        async def shown(request: Request) -> Response:
            file = web_files(folder).get(name)
            if file is None:
                return Response(NOT_BUILT, 503, media_type=KINDS[".html"])
            return sent(request, file, ASK_AGAIN)

        return shown

    async def unknown(request: Request) -> Response:
        """Whoever typed an address that is none is told so by the app; programs get the usual refusal."""
        file = web_files(folder).get(INDEX)
        is_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")
        if file is None or not is_page or request.method not in ("GET", "HEAD"):
            raise HTTPException(404)
        return sent(request, file, ASK_AGAIN, 404)

    async def asset(request: Request) -> Response:
        """The name of an asset holds the hash of its content: it never changes."""
        return found(request, f"assets/{request.path_params['name']}", FOREVER)

    async def board(request: Request) -> Response:
        """A board of another package; its name holds its hash, too."""
        name = request.path_params["name"]
        body = plugged_files().get(name)
        if body is None:
            raise HTTPException(404)
        return sent(request, File(body, KINDS[Path(name).suffix], {}, f'"{name}"'), FOREVER)

    async def other(request: Request) -> Response:
        """The service worker and the manifest keep their names, so browsers ask for them again."""
        return found(request, request.url.path.removeprefix("/"), ASK_AGAIN)

    def found(request: Request, name: str, caching: str) -> Response:
        file = web_files(folder).get(name)
        if file is None:
            raise HTTPException(404)
        return sent(request, file, caching)

    pages = set(PAGES.values())
    names = [name for name in web_files(folder) if not name.startswith("assets/") and name not in pages]
    return [
        *(Route(path, page(name)) for path, name in PAGES.items()),
        Route("/assets/{name}", asset),
        Route("/boards/{name}", board),
        *(Route(f"/{name}", other) for name in names),
        Route("/{rest:path}", unknown, methods=METHODS),
    ]


def sent(request: Request, file: File, caching: str, status: int = 200) -> Response:
    """The file in the best form that the browser reads, or the word that it has not changed."""
    headers = {"cache-control": caching, "etag": file.etag}
    if file.encoded:
        headers["vary"] = "accept-encoding"
    if status == 200 and file.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    accepted = {part.partition(";")[0].strip() for part in accepts(request)}
    encoding = next((name for name in ENCODINGS if name in accepted and name in file.encoded), None)
    if encoding is None:
        return Response(file.body, status, media_type=file.kind, headers=headers)
    headers["content-encoding"] = encoding
    return Response(file.encoded[encoding], status, media_type=file.kind, headers=headers)


def accepts(request: Request) -> list[str]:
    """The encodings that a browser names; those it forbids by `q=0` are left out."""
    parts = request.headers.get("accept-encoding", "").lower().split(",")
    return [part for part in parts if part.replace(" ", "").partition(";q=")[2] not in ("0", "0.0", "0.00")]
