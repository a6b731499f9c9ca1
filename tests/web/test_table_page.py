"""What stands around the board of a table: who is invited, whether a move can be taken back, the curtain."""

from __future__ import annotations

import httpx
from playwright.sync_api import Browser, expect

from tests.web.browsing import Served, visiting
from tests.web.tables import board_of
from tests.web.test_words import Seat, host

PHONE = {"width": 390, "height": 800}
WIDE = {"width": 1600, "height": 900}


def make(served: Served, game: str, *seats: dict[str, str]) -> dict[str, object]:
    with httpx.Client(timeout=60, base_url=served.address) as http:
        made: dict[str, object] = http.post("/api/tables", json={"game": game, "seats": seats}).json()
        return made


def test_an_invited_seat_is_invited_for_everybody(browser: Browser, served: Served) -> None:
    """A stranger is offered the open seat alone; the invitation leads to the other."""
    made = make(served, "ethnos", {"kind": "me", "name": "Ann"}, {"kind": "invited"}, {"kind": "open"})
    table = made["table"]["id"]  # type: ignore[index]
    with visiting(browser, served, viewport=PHONE) as page:
        page.goto(f"/t/{table}")
        seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
        expect(seats.nth(1)).to_contain_text("invited")
        expect(seats.nth(2)).to_contain_text("open")
        assert page.locator("input[name=seat]").count() == 0, (
            "there is one seat to take, so nothing to choose"
        )
    with visiting(browser, served, viewport=WIDE) as page:
        page.goto(f"/t/{table}#s={made['invitations'][0]['token']}")  # type: ignore[index]
        page.get_by_label("Your name").fill("Cindy")
        page.get_by_role("button", name="Take a seat").click()
        own = page.get_by_role("list", name="Seats").get_by_role("listitem").nth(1)
        expect(own).to_contain_text("Cindy")
        expect(own).to_contain_text("you")


def test_undo_says_beforehand_and_quietly_why_not(browser: Browser, served: Served) -> None:
    with (
        httpx.Client(
            timeout=60, base_url=served.address, headers={"content-type": "application/json"}
        ) as http,
        visiting(browser, served, viewport=WIDE, reduced_motion="reduce") as page,
    ):
        ann = host(http, "kingsburg", "open")
        bob = Seat(http, ann.table, http.post(f"{ann.path}/join", json={"name": "Bob"}).json()["token"])
        ann.tell("start", {})
        page.goto(ann.link)
        page.wait_for_selector(board_of("kingsburg"))
        undo = page.get_by_role("button", name="Undo")
        expect(undo).to_have_attribute("aria-disabled", "true")
        expect(undo).to_have_attribute("title", "you have no move to take back")
        undo.press("Enter")
        note = page.locator(".undo [role=status]")
        expect(note).to_contain_text("you have no move to take back")
        assert page.locator(".message").count() == 0, "it is no alarm across the page"
        page.locator(".undo").get_by_role("button", name="Close").click()
        expect(note).to_have_count(0)
        while not any(text.startswith("Ann rolls") for text in ann.words()) or not ann.ask("offers")["asked"]:
            (ann if ann.ask("offers")["asked"] else bob).move()
        ann.move()
        expect(undo).to_have_attribute("aria-disabled", "false")


def test_behind_the_curtain_nothing_is_left_of_the_seat_before(browser: Browser, served: Served) -> None:
    """Two share a screen: what was read out or shown to the one is not in the page of the other."""
    made = make(served, "ethnos", {"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"})
    table, token = made["table"]["id"], made["token"]  # type: ignore[index]
    with httpx.Client(
        timeout=60, base_url=served.address, headers={"authorization": f"Bearer {token}"}
    ) as http:
        http.post(f"/api/tables/{table}/start", json={})
        with visiting(browser, served, viewport=WIDE, reduced_motion="reduce") as page:
            page.goto(f"/t/{table}#s={token}")
            for _ in range(4):
                page.get_by_role("button", name="I am").click()
                page.wait_for_selector(board_of("ethnos"))
                view = http.get(f"/api/tables/{table}").json()["table"]
                [seat] = view["to_act"]
                offers = http.get(f"/api/tables/{table}/offers?seat={seat}").json()
                order = {"id": f"m{offers['n']}", "n": offers["n"], "move": offers["offers"][0]["move"]}
                page.evaluate("document.querySelector('.undo button').click()")
                http.post(f"/api/tables/{table}/moves", json={**order, "seat": seat})
                page.wait_for_selector(".curtain")
                told = http.get(f"/api/tables/{table}/story?seat={seat}&lang=en").json()["steps"]
                text = page.evaluate("document.body.textContent")
                for line in told[-1]["texts"]:
                    assert line not in text
                assert page.locator("[aria-live=polite]").first.text_content() == ""
                assert page.locator(".message").count() == 0
