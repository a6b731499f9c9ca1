"""What every answer carries, and that the pages need nothing that it forbids."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.server.pages import WEB, web_files
from tafelrunde.server.wire.security import HEADERS, origin_of
from tests.server.house import house, run


@pytest.mark.parametrize(
    "path", ["/", "/t/some-table", "/api/games", "/openapi.json", "/sw.js", "/assets/none.js", "/nowhere"]
)
def test_every_answer_carries_the_headers(tmp_path: Path, path: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            answer = await made.person().ask("GET", path)
            assert {name: answer.headers.get(name) for name in HEADERS} == dict(HEADERS)
            assert "server" not in answer.headers
            if path.startswith("/api"):
                assert answer.headers["cache-control"] == "no-store"

    run(story())


@pytest.mark.parametrize("page", ["index.html", "offline.html"])
def test_pages_bring_everything_from_here_and_nothing_inline(page: str) -> None:
    built = web_files(WEB)
    text = built[page].body.decode()
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", text, re.DOTALL)
    assert all("src=" in attributes and not body for attributes, body in scripts)
    assert not re.search(r"<style|\sstyle=|\son\w+=|https?://", text)
    brought = set(re.findall(r'(?:src|href)="/([^"]+)"', text))
    assert brought
    assert brought <= built.keys()


def test_style_sheets_load_nothing_from_elsewhere() -> None:
    sheets = {name: file.body.decode() for name, file in web_files(WEB).items() if name.endswith(".css")}
    assert sheets
    for name, text in sheets.items():
        addresses = re.findall(r"url\(([^)]*)\)|@import", text)
        assert all(address.startswith("/assets/") for address in addresses), name


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://Tafel.Example/path", "https://tafel.example"),
        ("https://tafel.example:443", "https://tafel.example"),
        ("http://tafel.example:8000", "http://tafel.example:8000"),
        ("http://[::1]:8000", "http://[::1]:8000"),
        ("null", ""),
        ("file:///etc", ""),
        ("http://a:99999", ""),
        ("http://[", ""),
    ],
)
def test_origins_are_compared_as_browsers_name_them(url: str, origin: str) -> None:
    assert origin_of(url) == origin
