"""A server with a small campaign on it: two game masters, realms with courts, a spectator, strangers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.house import House, Person, house

NAME = "Erkenfara 7"
HERE = "/api/campaigns/Erkenfara%207"
WORLD = {"count": 2, "later": 1, "seed": 7, "size": "hexagon 2", "dice": "seeded"}
ANN, BOB = 0, 1


class CampaignHouse:
    """The people of one campaign, by what they are."""

    def __init__(self, made: House, master: Person, realms: tuple[str, ...]) -> None:
        self.house, self.master, self.realms = made, master, realms
        self.people: dict[str, Person] = {"master": master}

    @property
    def context(self) -> Any:
        return self.house.context

    async def admit(self, name: str, **wish: Any) -> Person:
        """Invited by the game master and joined with a link of their own."""
        invited = await self.master.post(f"{HERE}/members", wish)
        person = self.house.person(invited["token"])
        joined = await person.post(f"{HERE}/join", {"name": name})
        person.token = joined["token"]
        self.people[name] = person
        return person

    async def screen(self, name: str) -> Person:
        """The machine at a projector, for which nobody joins."""
        made = await self.master.post(f"{HERE}/members", {"role": "projector", "name": name})
        person = self.people[name] = self.house.person(made["token"])
        return person

    async def ruler(self, name: str, realm: int) -> Person:
        return await self.admit(name, role="realm", realm=realm, right="hand in", rules=True)


def realm_path(realm: int, path: str) -> str:
    return f"{HERE}/realms/{realm}/{path}"


@asynccontextmanager
async def campaign_house(where: Path | str, **wish: Any) -> AsyncIterator[CampaignHouse]:
    """Its game master has founded the campaign; nobody else is there yet."""
    async with house(where) as made:
        yield await founded(made, **wish)


async def founded(made: House, **wish: Any) -> CampaignHouse:
    master = made.person()
    answer = await master.post("/api/campaigns", {"name": NAME, "me": "Mia", **WORLD, **wish})
    master.token = answer["master"]["token"]
    return CampaignHouse(made, master, tuple(answer["realms"]))


async def save(person: Person, realm: int, text: str, base: int = 0) -> Any:
    """A draft for the round that is open."""
    now = await person.get(realm_path(realm, "draft"))
    body = {**now["round"], "base": base, "text": text}
    return await person.put(realm_path(realm, "draft"), body)


async def hand_in(person: Person, realm: int, text: str = "") -> Any:
    """Saves a sheet and hands it in."""
    before = await person.get(realm_path(realm, "draft"))
    saved = await save(person, realm, text, before["revision"])
    return await person.post(realm_path(realm, "ready"), {**saved["round"], "revision": saved["revision"]})
