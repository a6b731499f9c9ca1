"""Pictures of a realm in a large campaign: map, orders, the report of a month, the odds of a fight."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import httpx
from playwright.sync_api import Page

from bench.campaign_scene import opened, sheet
from bench.web_map_scene import kept_campaign
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import FLEET
from tests.web.browsing import Served

REALM: Final = 1
"""A warlord's: it has fought in the last month."""
LINES: Final = 8
"""Of the sheet that is shown."""


class Realm(NamedTuple):
    """One realm of the campaign: where it is served, and what of it is shown."""

    served: Served
    address: str
    secret: str
    army: int
    """Its own army that is nearest to a foreign one."""
    fight: str
    """The field of that one."""

    def go(self, page: Page, room: str) -> None:
        page.goto(f"{self.address}/{room}#{self.secret}")
        page.wait_for_load_state("networkidle")


@contextmanager
def large_campaign(folder: Path) -> Iterator[Realm]:
    """A server with a copy of it; the realm has begun its sheet."""
    kept = kept_campaign()
    database = folder / "campaign.db"
    shutil.copy(kept.database, database)
    state = opened(f"sqlite:///{database}", kept.people.name)
    secret = next(secret for realm, secret in kept.people.members if realm == REALM)
    served = Served(database)
    served.start()
    try:
        write_sheet(f"{served.address}/api/campaigns/{kept.people.name}", secret, state)
        yield Realm(served, f"/c/{kept.people.name}", secret, *nearest(state))
    finally:
        served.stop()


def write_sheet(campaign: str, secret: str, state: State) -> None:
    draft, leave = f"{campaign}/realms/{REALM}/draft", {"Authorization": f"Bearer {secret}"}
    begun = httpx.get(draft, headers=leave, timeout=60).raise_for_status().json()
    wish = {**begun["round"], "base": begun["revision"], "text": sheet(state, REALM, LINES)}
    httpx.put(draft, headers=leave, json=wish, timeout=60).raise_for_status()


def nearest(state: State) -> tuple[int, str]:
    world = state.setting.world
    pairs = [
        (world.distance(own.field, other.field), own.number, world.label(other.field))
        for own in state.realms[REALM].armies.values()
        for row in state.realms
        for other in row.armies.values()
        if row.number != REALM and not own.aboard and not other.aboard and own.kind != FLEET != other.kind
    ]
    _distance, army, field = min(pairs)
    return army, field


def show_map(page: Page, realm: Realm) -> None:
    realm.go(page, "map")
    is_painted(page)


def is_painted(page: Page) -> None:
    page.locator("[data-painted=true]").wait_for()


def show_orders(page: Page, realm: Realm) -> None:
    """An army is chosen, and where it can go is lit on the map."""
    realm.go(page, "map")
    drawer = page.get_by_role("button", name=re.compile("^(Command|Befehlen)$"))
    if drawer.is_visible():
        drawer.click()
    page.locator("summary", has_text=re.compile("units of your own|eigenen Einheiten")).click()
    page.get_by_role("button", name=re.compile(rf"\D {realm.army}\b")).first.click()
    page.wait_for_load_state("networkidle")
    is_painted(page)


def show_report(page: Page, realm: Realm) -> None:
    realm.go(page, "reports")
    page.locator("#rep-changed").wait_for()


def show_odds(page: Page, realm: Realm) -> None:
    realm.go(page, "odds")
    page.get_by_placeholder("503/22").first.fill(realm.fight)
    page.get_by_role("checkbox", name=re.compile(rf"^{realm.army}, in ")).first.check()
    page.get_by_text(re.compile("^We win with|^Wir gewinnen mit")).wait_for()


SHOWN: Final = {"map": show_map, "orders": show_orders, "report": show_report, "odds": show_odds}
