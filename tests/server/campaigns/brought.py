"""A campaign that was played at home and is brought to a server: months to look back on, without the wait."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx

from tafelrunde.phoenix_desk.archives.pack import packed
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tests.phoenix_desk.homes import campaign_in, run
from tests.server.campaigns.campaign_house import HERE, NAME, CampaignHouse
from tests.server.house import House, Person, fine, house

MONTHS = 4
ZIP = {"content-type": "application/zip"}


@cache
def at_home(months: int = MONTHS) -> Campaign:
    """Two realms, after so many months of random orders; do not play on with it."""
    home = Memory("campaign")
    campaign_in(home)
    run(home, months, bots="random")
    return Campaign.open(home)


@cache
def archive(months: int = MONTHS) -> bytes:
    return packed(at_home(months).home)


async def brought(made: House, data: bytes | None = None, name: str = NAME) -> CampaignHouse:
    master = made.person()
    answer = fine(await sent(master, "POST", "/api/archives", data or archive(), {"name": name, "me": "Mia"}))
    master.token = answer["master"]["token"]
    return CampaignHouse(made, master, tuple(answer["realms"]))


@asynccontextmanager
async def brought_house(where: Path | str, months: int = MONTHS) -> AsyncIterator[CampaignHouse]:
    async with house(where) as made:
        yield await brought(made, archive(months))


async def sent(
    person: Person, method: str, path: str, data: bytes, query: dict[str, Any] | None = None
) -> httpx.Response:
    return await person.ask(method, path, content=data, params=query, headers=ZIP)


async def file(person: Person, path: str, **query: Any) -> httpx.Response:
    """A file of the campaign."""
    asked = await person.ask("GET", f"{HERE}/{path}", params=query)
    assert asked.status_code == 200, asked.text
    return asked
