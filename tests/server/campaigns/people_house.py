"""A campaign with neighbours, made once and played in copies: what reaches each of them is kept."""

from __future__ import annotations

import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, cast

import pytest
from sqlalchemy import select

from tafelrunde.server.campaigns.errands import files, rehearsals
from tafelrunde.server.campaigns.gathering import Campaigns
from tafelrunde.server.messages.campaign_messages import CampaignHello
from tafelrunde.server.sockets.campaign_socket import CampaignLine
from tafelrunde.store.records import ContactRecord
from tafelrunde.store.schema import NOTICES
from tafelrunde.store.transactions import transactions
from tests.server.campaigns.campaign_house import ANN, BOB, HERE, NAME, founded
from tests.server.campaigns.inline_office import work_inline
from tests.server.house import House, Person, house, run

CLEO = 2
KEPT: list[TemporaryDirectory[str]] = []
COURT: tuple[tuple[str, dict[str, Any]], ...] = (
    ("Ann", {"role": "realm", "realm": ANN, "right": "hand in", "rules": True}),
    ("Anna", {"role": "realm", "realm": ANN, "right": "read"}),
    ("Bob", {"role": "realm", "realm": BOB, "right": "hand in", "rules": True}),
    ("Bert", {"role": "realm", "realm": BOB, "right": "write"}),
    ("Cleo", {"role": "realm", "realm": CLEO, "right": "hand in", "rules": True}),
    ("Zoe", {"role": "spectator"}),
    ("Eve", {"role": "realm", "realm": BOB, "right": "hand in", "until": 1_700_000_100.0}),
)
"""Eve is a deputy of Bob's whose time is over when the story begins. Wall is the projector."""
RANDOM = re.compile(rb'"id":"[\w-]{12}"')
"""By which a happening is known again; it is drawn."""


class Setting(NamedTuple):
    folder: Path
    realms: tuple[str, ...]
    tokens: dict[str, str]
    ids: dict[str, int]


@cache
def setting() -> Setting:
    """A campaign with its people, made once; each story plays in a copy."""
    KEPT.append(TemporaryDirectory(prefix="tafelrunde-people-"))
    folder = Path(KEPT[-1].name)

    async def prepared() -> Setting:
        async with house(folder) as made:
            camp = await founded(made, count=3, later=0, house={"spectators": 0})
            for name, wish in COURT:
                await camp.admit(name, **wish)
            await camp.screen("Wall")
            members = (await camp.master.get(f"{HERE}/members"))["members"]
            ids = {one["name"]: one["id"] for one in members}
            for name in ("Mia", "Ann", "Anna", "Bob", "Eve"):
                contact = ContactRecord(NAME, ids[name], "mail", f"{name}@example.org")
                await made.context.store.put_contact(contact)
            tokens = {name: person.token for name, person in camp.people.items()}
            return Setting(folder, camp.realms, {**tokens, "Mia": camp.master.token}, ids)

    with pytest.MonkeyPatch.context() as patch:
        work_inline(patch.setattr)
        return run(prepared())


class Ear:
    """The other end of a socket."""

    def __init__(self, campaigns: Campaigns) -> None:
        self.heard: list[bytes] = []
        self.campaigns, self.line = campaigns, cast(Any, None)

    def write(self, data: bytes) -> None:
        self.heard.append(RANDOM.sub(b'"id":""', data))

    def end(self, code: int) -> None:
        self.heard.append(b"closed %d" % code)
        self.campaigns.part(NAME, self.line)


class Play:
    """One telling of a story."""

    def __init__(self, made: House, which: int) -> None:
        self.house, self.which = made, which
        self.ears: dict[str, Ear] = {}
        self.people = {name: made.person(token) for name, token in setting().tokens.items()}
        self.people["stranger"] = made.person()

    def __getattr__(self, name: str) -> Person:
        return self.people[name.capitalize()]

    async def listen(self, name: str) -> None:
        """As somebody whose page is open; not looking, so that notices are written."""
        ear = self.ears[name] = Ear(self.house.campaigns)
        ear.line = CampaignLine(self.house.campaigns, NAME, cast(Any, ear), "", "de")
        await ear.line.greet(CampaignHello(setting().tokens[name]))

    def notices(self, name: str) -> list[Any]:
        """What is about to be sent."""
        mine = select(NOTICES.c.channel, NOTICES.c.address, NOTICES.c.body, NOTICES.c.due).where(
            NOTICES.c.seat == setting().ids[name]
        )
        with transactions(self.house.context.settings.database) as database:
            return database.read(lambda connection: [tuple(row) for row in connection.execute(mine)])


@asynccontextmanager
async def play(which: int) -> AsyncIterator[Play]:
    with TemporaryDirectory(prefix="tafelrunde-people-") as name:
        shutil.copytree(setting().folder, name, dirs_exist_ok=True)
        files.FILES.kept.clear()
        rehearsals.CAST.live.clear()
        async with house(Path(name)) as made:
            told = Play(made, which)
            for observer in ("Ann", "Anna", "Zoe", "Mia", "Eve", "Wall"):
                await told.listen(observer)
            made.clock.time += 1_000.0
            await made.campaigns.end_deputies(made.clock.now())
            yield told
