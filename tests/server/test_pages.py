"""The web app as the server hands it out: forms, caching, and what happens when it was not built."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from tafelrunde.server.pages import PAGES, page_routes

INDEX = b"<!doctype html><title>Tafelrunde</title>"
SCRIPT = b"console.log(1);" * 50


@pytest.fixture
def app(tmp_path: Path) -> Starlette:
    """A small app such as a build leaves behind."""
    (tmp_path / "assets").mkdir()
    for name in set(PAGES.values()):
        (tmp_path / name).write_bytes(INDEX + name.encode())
    (tmp_path / "sw.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "main-abc.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "main-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "assets" / "notes.txt").write_bytes(b"of no kind that we serve")
    return Starlette(routes=page_routes(tmp_path))


def get(app: Starlette, path: str, **headers: str) -> httpx.Response:
    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return await client.get(path, headers={"accept-encoding": "identity", **named})

    return asyncio.run(asked())


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_app_and_is_asked_for_again(app: Starlette, path: str) -> None:
    shown = path.replace("{room:path}", "pieces")
    answer = get(app, shown.format(table="T", campaign="C", game="kingsburg", rule="KB-1.1"))
    assert (answer.status_code, answer.content) == (200, INDEX + PAGES[path].encode())
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_assets_are_kept_for_ever_and_the_worker_is_not(app: Starlette) -> None:
    asset, worker = get(app, "/assets/main-abc.js"), get(app, "/sw.js")
    assert "immutable" in asset.headers["cache-control"]
    assert worker.headers["cache-control"] == "no-cache"
    assert asset.headers["content-type"] == worker.headers["content-type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, br", "gzip"), ("GZIP;q=0.5", "gzip"), ("gzip;q=0", None), ("br", None), ("identity", None)],
)
def test_who_reads_gzip_gets_it_where_it_lies(app: Starlette, accepted: str, encoding: str | None) -> None:
    answer = get(app, "/assets/main-abc.js", accept_encoding=accepted)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.content == SCRIPT
    assert answer.headers["vary"] == "accept-encoding"


def test_what_has_not_changed_is_not_sent_again(app: Starlette) -> None:
    first = get(app, "/sw.js")
    again = get(app, "/sw.js", if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert get(app, "/sw.js", if_none_match='"other"').status_code == 200


@pytest.mark.parametrize("name", ["none.js", "notes.txt", "main-abc.js.gz", "..%2findex.html"])
def test_only_files_of_the_app_are_found(app: Starlette, name: str) -> None:
    assert get(app, f"/assets/{name}").status_code == 404


@pytest.mark.parametrize(
    ("path", "accept", "is_app"),
    [
        ("/nowhere", "text/html,*/*", True),
        ("/t/T/none/of/ours", "text/html", True),
        ("/nowhere", "*/*", False),
        ("/api/nowhere", "text/html", False),
        ("/assets/none.js", "text/html", False),
    ],
)
def test_a_browser_is_told_of_a_wrong_address_by_the_app(
    app: Starlette, path: str, accept: str, is_app: bool
) -> None:
    answer = get(app, path, accept=accept)
    assert answer.status_code == 404
    assert answer.content.startswith(INDEX) == is_app


def test_without_a_build_the_page_says_what_to_do_in_both_languages(tmp_path: Path) -> None:
    answer = get(Starlette(routes=page_routes(tmp_path)), "/")
    assert answer.status_code == 503
    assert answer.text.count("make setup") == 2
    assert 'lang="de"' in answer.text
