"""What the page of a campaign loads: the world once and for good, the view of a realm compressed."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.games.phoenix.world.description import Description
from tafelrunde.server.routes.packing import WORTH_IT, packed
from tests.server.campaigns.campaign_house import ANN, HERE, campaign_house, realm_path
from tests.server.house import run


def asked(encodings: str) -> Request:
    return Request({"type": "http", "headers": [(b"accept-encoding", encodings.encode())]})


@pytest.mark.parametrize(
    ("encodings", "length", "kind", "is_packed"),
    [
        ("gzip, br", WORTH_IT, "application/json", True),
        ("br, GZIP;q=0.5", WORTH_IT, "text/html", True),
        ("gzip;q=0", WORTH_IT, "application/json", False),
        ("", WORTH_IT, "application/json", False),
        ("gzip", WORTH_IT - 1, "application/json", False),
        ("gzip", WORTH_IT, "image/png", False),
    ],
)
def test_long_texts_are_compressed_for_those_who_read_it(
    encodings: str, length: int, kind: str, is_packed: bool
) -> None:
    body = b"x" * length
    answer = run(packed(asked(encodings), Response(body, media_type=kind, headers={"vary": "cookie"})))
    assert (answer.headers.get("content-encoding") == "gzip") is is_packed
    assert answer.headers["content-length"] == str(len(answer.body))
    assert (gzip.decompress(answer.body) if is_packed else answer.body) == body
    is_by_form = length >= WORTH_IT and kind != "image/png"
    assert answer.headers["vary"] == ("cookie, accept-encoding" if is_by_form else "cookie")


def test_the_world_is_asked_for_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann = await made.ruler("Ann", ANN)
            mark = (await ann.get(HERE))["summary"]["world"]
            world = await ann.ask("GET", f"{HERE}/world?mark={mark}")
            msgspec.json.decode(world.content, type=Description)
            assert "immutable" in world.headers["cache-control"]
            other = await ann.ask("GET", f"{HERE}/world?mark=0123456789abcdef")
            assert other.headers["cache-control"] == "private, no-cache"
            assert other.headers["etag"] == f'"{mark}"'
            view = await ann.ask("GET", realm_path(ANN, "view"))
            assert view.headers["content-encoding"] == "gzip"

    run(story())
