"""A server with a campaign at war: Ann's sheet leads to fights of every kind, two game masters lead it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.home import LOG, Home, Paper
from tafelrunde.phoenix_desk.campaign.house import HouseRules, keep_house_rules
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.hosted import StoreHome
from tafelrunde.server.people.identity import hashed, new_token
from tafelrunde.store.records import MemberRecord
from tafelrunde.store.transactions import transactions
from tests.phoenix_desk.rehearsals import ready_to_attack, remote_attack
from tests.server.campaigns.campaign_house import ANN, BOB, HERE, NAME, CampaignHouse
from tests.server.house import House, Person, house


class WarHouse(CampaignHouse):
    """Mia and Max lead; Ann and Bob rule their realms."""

    url: str

    @property
    def max(self) -> Person:
        return self.people["Max"]

    @property
    def ann(self) -> Person:
        return self.people["Ann"]

    @property
    def bob(self) -> Person:
        return self.people["Bob"]

    def now(self) -> Campaign:
        """The campaign as the database has it, in memory."""
        copy = Memory(NAME)
        copy.write(LOG, self.log())
        return Campaign.open(copy)

    def home(self) -> AbstractContextManager[Home]:
        return at_home(self.url, self.house.clock.now)

    def papers(self, kind: Any) -> dict[Paper, bytes | None]:
        with self.home() as home:
            return {paper: home.read(paper) for paper in home.papers(kind)}

    def log(self) -> bytes:
        with self.home() as home:
            return bytes(home.read(LOG) or b"")

    async def act(self, who: Person, act: str, revision: str | None = None, **more: Any) -> Any:
        seen = revision or (await who.get(f"{HERE}/rehearsal"))["revision"]
        return await who.post(f"{HERE}/rehearsal/acts", {"revision": seen, "act": {"act": act, **more}})

    async def rehearsed(self, who: Person) -> Any:
        """To its end, with drawn dice; what can be told of it."""
        await who.post(f"{HERE}/rehearsal")
        account = await self.act(who, "go")
        while account["stop"]["kind"] != "done":
            account = await self.act(who, "roll", account["revision"])
        return account


@contextmanager
def at_home(url: str, now: Callable[[], float]) -> Iterator[Home]:
    """In the database of a test, by the clock that is moved by hand."""
    with transactions(url) as database:
        yield StoreHome(NAME, "db", database, now)


@asynccontextmanager
async def war_house(
    where: Path | str, *, meeting: bool = False, rules: HouseRules | None = None
) -> AsyncIterator[WarHouse]:
    async with house(where) as made:
        url = made.context.settings.database
        with at_home(url, made.clock.now) as home:
            (ready_to_attack if meeting else remote_attack)(home)
            with changing(home):
                keep_house_rules(home, rules or HouseRules())
        masters = WarHouse(made, await member(made, "Mia", role="master"), ("Ann", "Bob"))
        masters.url = url
        masters.people["Max"] = await member(made, "Max", role="master")
        for name, realm in (("Ann", ANN), ("Bob", BOB)):
            masters.people[name] = await member(
                made, name, role="realm", realm=realm, right="hand in", rules=True
            )
        yield masters


async def member(made: House, name: str, **what: Any) -> Person:
    token = new_token()
    record = MemberRecord(NAME, name=name, joined=True, token_hash=hashed(token), **what)
    await made.context.store.add_member(record)
    return made.person(token)
