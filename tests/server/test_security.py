"""What every answer carries, and that the pages need nothing that it forbids."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tafelrunde.server.security import HEADERS, origin_of
from tests.server.house import house, run

STATIC = files("tafelrunde.server").joinpath("static")


@pytest.mark.parametrize(
    "path", ["/", "/t/some-table", "/api/games", "/openapi.json", "/static/style.css", "/nowhere"]
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


@pytest.mark.parametrize("page", ["lobby.html", "table.html"])
def test_pages_bring_everything_from_here_and_nothing_inline(page: str) -> None:
    text = STATIC.joinpath(page).read_text()
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", text, re.DOTALL)
    assert scripts
    assert all("src=" in attributes and not body for attributes, body in scripts)
    assert not re.search(r"<style|\sstyle=|\son\w+=|https?://", text)
    for address in re.findall(r'(?:src|href)="(/static/[^"]+)"', text):
        assert STATIC.joinpath(address.removeprefix("/static/")).is_file()


def test_scripts_call_nobody_else_and_write_no_markup() -> None:
    for path in STATIC.iterdir():
        if path.name.endswith(".js"):
            text = path.read_text()
            assert not re.search(
                r"https?://|innerHTML|outerHTML|insertAdjacentHTML|eval\(|\.style\b", text
            ), path.name
            for other in re.findall(r'from "\./([^"]+)"', text):
                assert STATIC.joinpath(other).is_file()


def test_every_text_of_the_pages_exists_in_both_languages() -> None:
    texts = STATIC.joinpath("texts.js").read_text()
    known = set(re.findall(r'^  "?([\w-]+)"?: \[', texts, re.MULTILINE))
    used = set()
    for path in STATIC.iterdir():
        if path.name.endswith((".js", ".html")):
            used |= set(re.findall(r'\bt\("([\w-]+)"', path.read_text()))
            used |= set(re.findall(r'data-t="([\w-]+)"', path.read_text()))
    assert used <= known


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


def test_seat_links_reach_no_server_log() -> None:
    """The secret stands behind the hash mark, and the page takes it out of the address at once."""
    script = STATIC.joinpath("table.js").read_text()
    assert "location.hash" in script
    assert "history.replaceState" in script
