"""A game of another package in the browser, from lobby to end: plainly, and with the board it brings."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Page, expect

from tests.web.axe import violations
from tests.web.browsing import PHONE, ROOT, Served, visiting

EXAMPLE = ROOT / "examples" / "nim" / "tafelrunde_nim"


@contextmanager
def installed(folder: Path, *, with_board: bool) -> Iterator[Served]:
    """A server beside which the example is installed, with the files that a browser gets or without."""
    left_out = shutil.ignore_patterns("__pycache__", *(() if with_board else ("board.*",)))
    shutil.copytree(EXAMPLE, folder / "site" / "tafelrunde_nim", ignore=left_out)
    info = folder / "site" / "tafelrunde_nim-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tafelrunde-nim\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[tafelrunde.games]\nnim = tafelrunde_nim:GAME\n")
    path = os.pathsep.join(filter(None, [str(folder / "site"), os.environ.get("PYTHONPATH", "")]))
    served = Served(folder / "tables.db", environment={"PYTHONPATH": path})
    served.start()
    try:
        yield served
    finally:
        served.stop()


def sit_down(page: Page) -> None:
    page.goto("/")
    card = page.get_by_role("article", name="Lucky Nim", exact=True)
    card.get_by_label("Players").select_option("2")
    card.get_by_role("button", name="Play against bots").click()


def expect_the_end(page: Page) -> None:
    expect(page.locator("#the-end")).to_contain_text("won")
    expect(page.get_by_role("tabpanel", name="Result")).to_contain_text("Total")
    assert violations(page) == []


def play_on(page: Page, take: str) -> None:
    """One stone at a time; a bot answers each time, until the heap is empty."""
    button, over = page.get_by_role("button", name=take), page.locator("#the-end")
    for _ in range(20):
        button.or_(over).first.wait_for()
        if over.is_visible():
            return
        n = page.locator("[data-n]").first.get_attribute("data-n")
        button.click()
        page.locator(f'[data-n]:not([data-n="{n}"])').first.wait_for()


def test_a_game_without_a_board_is_played_plainly(browser: Browser, tmp_path: Path) -> None:
    with installed(tmp_path, with_board=False) as served, visiting(browser, served) as page:
        sit_down(page)
        board = page.locator(".plain-board")
        expect(board).to_contain_text("stones in the heap")
        expect(board.get_by_role("row", name="lucky number")).to_be_visible()
        typed = page.get_by_label("type a move")
        page.locator(".plain-board[data-acting=true]").wait_for()
        typed.fill("take 9")
        typed.press("Enter")
        expect(board.get_by_role("button", name="NM-2.1")).to_be_visible()
        assert violations(page) == []
        typed.fill("take 2")
        typed.press("Enter")
        play_on(page, "take 1")
        expect_the_end(page)
        page.get_by_role("link", name="Watch the replay").click()
        expect(page.locator(".plain-board")).to_contain_text("stones in the heap")


def test_a_package_brings_its_own_board(browser: Browser, tmp_path: Path) -> None:
    with (
        installed(tmp_path, with_board=True) as served,
        visiting(browser, served, viewport=PHONE, has_touch=True) as page,
    ):
        sit_down(page)
        page.locator(".nim-stone").first.wait_for()
        expect(page.locator(".nim-stone")).to_have_count(
            int(page.locator(".nim-count").inner_text().split()[-1])
        )
        assert page.locator(".nim-stone").first.evaluate("one => getComputedStyle(one).width") == "36px"
        play_on(page, "take 1")
        expect(page.locator(".nim-stone")).to_have_count(0)
        expect_the_end(page)
        board = httpx.get(f"{served.address}/api/games/nim").json()["game"]["board"]
        script = httpx.get(served.address + board["script"])
        assert script.text == (EXAMPLE / "board.js").read_text(encoding="utf-8")
        assert "immutable" in script.headers["cache-control"]
        assert "script-src 'self'" in script.headers["content-security-policy"]
        assert httpx.get(f"{served.address}/boards/meta.py").status_code == 404
