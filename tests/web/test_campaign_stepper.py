"""A game master leads a month on a copy: the map follows, dice are drawn or typed, and it is published."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.campaign.moving import move
from tafelrunde.phoenix_desk.hosted import StoreHome
from tafelrunde.store.records import MemberRecord
from tafelrunde.store.transactions import transactions
from tests.phoenix_desk.homes import ANN, BOB
from tests.phoenix_desk.rehearsals import remote_attack
from tests.web.axe import violations
from tests.web.browsing import PHONE, Served, press_until, visiting
from tests.web.report_war import link

WIDE: Final = {"width": 1280, "height": 680}


def at_war(served: Served, name: str) -> tuple[str, str]:
    """Both sheets wait; the addresses of a game master and of Bob."""
    with transactions(f"sqlite:///{served.database}") as database:
        home = Memory(name)
        remote_attack(home, fair=True)
        move(home, StoreHome(name, "db", database))
        master = link(database, MemberRecord(name, "master", name="Mia"))
        realm = MemberRecord(name, "realm", BOB, "hand in", name="Bob", rules=True)
        return master, link(database, realm)


def month_of(served: Served, name: str) -> int:
    with transactions(f"sqlite:///{served.database}") as database:
        return Campaign.open(StoreHome(name, "db", database)).state.month


def open_turn(page: Page, address: str) -> None:
    campaign, _, token = address.partition("#")
    page.goto(f"{campaign}/turn#{token}")


def question(page: Page, words: str) -> Any:
    return page.get_by_role("heading", level=2, name=words)


def test_a_month_is_rehearsed_with_typed_dice_and_published(browser: Browser, served: Served) -> None:
    """Conflicts first; dice typed on the keypad; a step back, a decision; then published."""
    master, bob = at_war(served, "Probelauf")
    with visiting(browser, served, locale="de", viewport=WIDE) as page, visiting(browser, served) as other:
        other.goto(bob)
        expect(other.get_by_text("connected")).to_be_attached()
        open_turn(page, master)
        page.get_by_role("button", name="Probe beginnen").click()
        expect(question(page, "Ann, B7: Wurf für 101/28")).to_be_visible()
        conflicts_come_first(page)
        dice_are_typed(page)
        steps_are_looked_at(page)
        page.get_by_role("button", name="Schritt zurück").click()
        expect(question(page, "Ann, B7: Wurf für 101/28")).to_be_visible()
        decided_in_words(page)
        page.get_by_role("button", name="Alle übrigen ziehen").click()
        expect(question(page, "Alles ist gespielt")).to_be_visible()
        assert violations(page) == []
        a_report_is_read_before(page)
        expect(other.get_by_text("Hawar 1").first).to_be_visible()  # nothing has reached him
        page.get_by_role("button", name="Endgültig veröffentlichen").click()
        expect(page.get_by_text("Veröffentlicht.")).to_be_visible()
        expect(other.get_by_text("Rim 1").first).to_be_visible()
    assert month_of(served, "Probelauf") == 2


def conflicts_come_first(page: Page) -> None:
    found = page.get_by_role("region", name="Konflikte")
    row = found.get_by_role("listitem").filter(has_text="Nahkampf").first
    expect(row).to_contain_text("Ann gegen Bob")
    expect(row).to_contain_text("hängt von früheren Würfen ab")
    row.locator("summary").first.click()
    expect(row).to_contain_text("Niederlage")


def dice_are_typed(page: Page) -> None:
    expect(page.get_by_text("Faire Würfel")).to_be_visible()
    page.get_by_role("button", name="Würfel eintippen").click()
    pad = page.get_by_role("group", name="Würfel eintippen")
    for key in "9899":
        pad.get_by_role("button", name=key, exact=True).click()
    pad.get_by_role("button", name="Letzten löschen").click()
    pad.get_by_role("button", name="7", exact=True).click()
    pad.get_by_role("button", name="Diese Würfel nehmen").click()
    expect(page.get_by_text("Fernkampf 101/28: 9, 8, 9, 7")).to_be_visible()
    expect(page.get_by_role("heading", level=2, name="Ann, B11: Wurf")).to_be_visible()


def steps_are_looked_at(page: Page) -> None:
    """With the keyboard; each phase tells what changed, and the map is where it was then."""
    line = page.get_by_role("navigation", name="Phasen der Probe")
    line.get_by_role("button", name="Jetzt").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    told = page.get_by_role("region", name="Ann, B8: Bewegung")
    expect(told).to_contain_text("101/27")
    told.get_by_text("Werte haben sich geändert").click()
    expect(told).to_contain_text("101/27 → 101/28")
    expect(page.get_by_role("application", name="101/27: ")).to_be_visible()
    line.locator("[aria-current=step]").focus()
    page.keyboard.press("Home")
    expect(page.get_by_role("region", name="Ann, B1: Zugabgabe")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("heading", level=2, name="Ann, B11: Wurf")).to_be_visible()


def decided_in_words(page: Page) -> None:
    page.get_by_text("Eine Entscheidung in Worten").click()
    page.get_by_label("Satz der Spielleitung").fill("Gewähre Bob 500 GS; Grund: Turnier")
    page.get_by_role("button", name="Entscheiden", exact=True).click()
    page.get_by_text("Wer was tat").click()
    expect(page.get_by_text("Mia: Gewähre Bob 500 GS; Grund: Turnier")).to_be_visible()


def a_report_is_read_before(page: Page) -> None:
    page.get_by_role("button", name="Zur Zusammenfassung").click()
    summary = page.get_by_role("dialog", name="Die Probe veröffentlichen")
    expect(summary).to_contain_text("Einträge werden Teil des Feldzugs")
    summary.get_by_role("button", name="Bob").click()
    expect(summary.get_by_role("heading", name="Bob: Hawar 1")).to_be_visible()
    expect(summary).to_contain_text("Turnier")


def test_two_game_masters_lead_by_keyboard_and_by_phone(browser: Browser, served: Served) -> None:
    """One has only a keyboard, the other a phone at night; whoever is later is told calmly."""
    master, _bob = at_war(served, "Doppelprobe")
    phone: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "color_scheme": "dark"}
    with visiting(browser, served) as page, visiting(browser, served, **phone) as other:
        open_turn(page, master)
        press_until(page, page.get_by_role("button", name="Begin the rehearsal"))
        page.keyboard.press("Enter")
        expect(question(page, "Ann, B7: roll for 101/28")).to_be_visible()
        open_turn(other, master)
        expect(question(other, "Ann, B7: roll for 101/28")).to_be_visible()
        press_until(page, page.get_by_role("button", name="Type the dice"))
        page.keyboard.press("Enter")
        page.keyboard.type("1111")
        expect(page.get_by_text("Typed: 1 1 1 1")).to_be_attached()
        press_until(page, page.get_by_role("button", name="Take these dice"))
        page.keyboard.press("Enter")
        expect(page.get_by_text("ranged fire 101/28: 1, 1, 1, 1")).to_be_visible()
        expect(other.get_by_text("ranged fire 101/28: 1, 1, 1, 1")).to_be_visible()
        assert other.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert violations(other) == []
        other.get_by_role("button", name="Return a sheet").tap()
        back = other.get_by_role("dialog", name="Return a sheet to its realm")
        back.get_by_role("combobox").select_option(str(ANN))
        back.get_by_label("Reason").fill("Is this what you mean?")
        back.get_by_role("button", name="Return a sheet").tap()
        expect(question(other, "Sheets are missing")).to_be_visible()
        expect(question(page, "Sheets are missing")).to_be_visible()
        press_until(page, page.get_by_role("button", name="Discard", exact=True))
        page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog", name="Discard the rehearsal?")
        press_until(page, dialog.get_by_role("button", name="Discard"))
        page.keyboard.press("Enter")
        expect(page.get_by_text("Discarded.")).to_be_visible()
        expect(other.get_by_role("button", name="Begin the rehearsal")).to_be_visible()
    assert month_of(served, "Doppelprobe") == 1
