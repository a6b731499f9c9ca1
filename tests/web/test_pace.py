"""Bots that let people follow: chosen for a new table, changed by the host, kept at the table."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tafelrunde.server.bots.pace import BRIEF, PAUSES
from tests.web.browsing import Served
from tests.web.tables import board_of

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "bot"}, {"kind": "bot"}]
BOTS_MOVES = 4
SHOWN = "n => Number(document.querySelector('[data-n]').dataset.n) >= n"


@pytest.fixture
def asking(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(
        timeout=60, base_url=served.address, headers={"content-type": "application/json"}
    ) as client:
        yield client


def test_the_pace_is_chosen_for_a_new_table_and_changed_by_its_host(page: Page) -> None:
    page.goto("/new?game=kingsburg")
    page.get_by_role("button", name="Clock and guests").click()
    expect(page.get_by_role("radio", name="at once")).to_be_checked()
    page.get_by_role("radio", name="calmly").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    pace = page.get_by_role("combobox", name="How bots move")
    expect(pace).to_have_value("calm")
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        pace.select_option("brisk")
    page.reload()
    expect(pace).to_have_value("brisk")


def test_bots_let_the_person_at_the_page_follow(page: Page, served: Served, asking: httpx.Client) -> None:
    wish = {"game": "kingsburg", "seats": SEATS, "pace": "brisk"}
    made = asking.post("/api/tables", json=wish).json()
    table, headers = made["table"]["id"], {"authorization": f"Bearer {made['token']}"}
    path = f"/api/tables/{table}"
    page.goto(f"/t/{table}#s={made['token']}")
    asking.post(f"{path}/start", json={}, headers=headers)
    page.wait_for_selector(board_of("kingsburg"))
    while len(gaps := bots_gaps(served, table)) < BOTS_MOVES:
        offers = asking.get(f"{path}/offers", headers=headers).json()
        page.wait_for_function(SHOWN, arg=offers["n"])
        if offers["asked"]:
            order = {"id": f"m{offers['n']}", "n": offers["n"], "move": offers["offers"][0]["move"]}
            asking.post(f"{path}/moves", json=order, headers=headers).raise_for_status()
    assert min(gaps) >= PAUSES["brisk"] * BRIEF


def bots_gaps(served: Served, table: str) -> list[float]:
    """How long after the step before it each bot's step was made."""
    with closing(sqlite3.connect(served.database)) as database:
        rows: list[Any] = database.execute(
            "SELECT at, actor FROM steps WHERE table_id = ? ORDER BY n", (table,)
        ).fetchall()
    return [later[0] - earlier[0] for earlier, later in pairwise(rows) if later[1] > 0]
