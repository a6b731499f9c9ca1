"""A campaign with everybody in it who can be told apart by what they may do, and its database to look at."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx

from tafelrunde.store.records import ContactRecord
from tests.server.campaigns.campaign_house import (
    ANN,
    BOB,
    HERE,
    NAME,
    CampaignHouse,
    campaign_house,
    hand_in,
    realm_path,
    save,
)
from tests.server.campaigns.campaign_roles import BODIES, FILES, QUERIES, SECRET, Line
from tests.server.house import Person
from tests.server.test_roles import accounts, signed_in

UNNOTED = frozenset({"keys", "sessions", "claims", "beats", "looks", "sqlite_sequence"})
"""Tables that hold nothing of a campaign."""
RANKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("ruler", {"role": "realm", "realm": ANN, "right": "hand in", "rules": True}),
    ("other ruler", {"role": "realm", "realm": BOB, "right": "hand in", "rules": True}),
    ("reader", {"role": "realm", "realm": ANN, "right": "read"}),
    ("writer", {"role": "realm", "realm": ANN, "right": "write"}),
    ("hander", {"role": "realm", "realm": ANN, "right": "hand in"}),
    ("other reader", {"role": "realm", "realm": BOB, "right": "read"}),
    ("other writer", {"role": "realm", "realm": BOB, "right": "write"}),
    ("other hander", {"role": "realm", "realm": BOB, "right": "hand in"}),
    ("deputy", {"role": "realm", "realm": ANN, "right": "hand in", "until": 1_700_009_000.0}),
    ("expired", {"role": "realm", "realm": ANN, "right": "hand in", "until": 1_700_000_100.0}),
    ("removed", {"role": "realm", "realm": ANN, "right": "hand in", "rules": True}),
    ("target", {"role": "realm", "realm": ANN, "right": "read"}),
    ("second", {"role": "master"}),
    ("spectator", {"role": "spectator"}),
)


class RoleHouse:
    """All ranks by name, what paths are about, and the database as it was when the story began."""

    def __init__(self, there: CampaignHouse, file: Path) -> None:
        self.there, self.file, self.kept = there, file, file.with_name("kept.db")
        self.people: dict[str, Person] = {}
        self.about: dict[str, Any] = {"realm": ANN, "channel": "hook", "place": 0}
        self.offer = self.realm = ""
        self.answers: list[tuple[Line, str, bytes]] = []

    async def ask(self, rank: str, line: Line) -> httpx.Response:
        """As written in `campaign_roles`."""
        method, path = line
        about = {**self.about, "letter": self.offer} if path.endswith("/answer") else self.about
        address = path.format(campaign=NAME, **about) + QUERIES.get(line, "").format(rank=rank)
        if line in FILES:
            more = {"content": b"no archive", "headers": {"content-type": "application/zip"}}
            answer = await self.people[rank].ask(method, address, **more)
        else:
            answer = await self.people[rank].ask(method, address, self.body(line, rank))
        assert answer.status_code < 500, (line, rank, answer.text)
        self.answers.append((line, rank, answer.content))
        return answer

    def body(self, line: Line, rank: str) -> Any:
        body: Any = BODIES.get(line)
        if line == ("POST", "/api/campaigns"):
            return {**body, "name": body["name"].format(rank=rank)}
        if "/corrections" in line[1]:
            [change] = body["changes"]
            return {**body, "changes": [{**change, "path": change["path"].format(realm=self.realm)}]}
        return body

    # -- the database ----------------------------------------------------------------------------------
    def keep(self) -> None:
        with closing(sqlite3.connect(self.file)) as now, closing(sqlite3.connect(self.kept)) as kept:
            now.backup(kept)

    def restore(self) -> None:
        """As it was; whoever has something open looks at the last step before going on."""
        with closing(sqlite3.connect(self.kept)) as kept, closing(sqlite3.connect(self.file)) as now:
            kept.backup(now)

    def rows(self) -> dict[str, list[Any]]:
        """Everything that a request could change."""
        with closing(sqlite3.connect(self.file)) as database:
            names = [
                row[0] for row in database.execute("select name from sqlite_master where type = 'table'")
            ]
            return {
                name: database.execute(f'select * from "{name}"').fetchall()
                for name in sorted({*names} - UNNOTED)
            }

    def bytes_at_rest(self) -> bytes:
        return b"".join([path.read_bytes() for path in self.file.parent.glob("tables.db*")])


@asynccontextmanager
async def role_house(where: Path) -> AsyncIterator[RoleHouse]:
    async with campaign_house(where, later=0, house={"spectators": 0}) as there:
        made = RoleHouse(there, where / "tables.db")
        await gather(made, there)
        await write(made, there)
        there.house.clock.time += 1_000.0  # a deputy's time is over
        made.keep()
        yield made


async def gather(made: RoleHouse, there: CampaignHouse) -> None:
    for name, wish in RANKS:
        await there.admit(name, **wish)
    await there.screen("projector")
    members = {one["name"]: one["id"] for one in (await there.master.get(f"{HERE}/members"))["members"]}
    await there.master.delete(f"{HERE}/members/{members['removed']}")
    invited = await there.master.post(f"{HERE}/members", dict(RANKS[0][1]))
    await accounts(there.house)
    neighbour = there.house.person()
    wish = {"name": "Anderswo", "count": 2, "later": 0, "seed": 5, "size": "hexagon 2"}
    neighbour.token = (await neighbour.post("/api/campaigns", wish))["master"]["token"]
    made.people = {
        **there.people,
        "stranger": there.house.person(),
        "neighbour": neighbour,
        "user": await signed_in(there.house, "User"),
        "operator": await signed_in(there.house, "Operator"),
        "invited": there.house.person(invited["token"]),
    }
    made.about["member"], made.realm = members["target"], there.realms[ANN]
    for name in ("ruler", "target"):
        contact = ContactRecord(NAME, members[name], "mail", f"{SECRET}@example.org")
        await there.context.store.put_contact(contact)


async def write(made: RoleHouse, there: CampaignHouse) -> None:
    """Drafts, sheets, letters, questions: something to be read or changed on every path."""
    ruler, other = there.people["ruler"], there.people["other ruler"]
    await save(ruler, ANN, f"SL: {SECRET}")
    await hand_in(other, BOB, f"SL: {SECRET}")
    box = realm_path(BOB, "letters")
    letter = await other.post(box, {"id": "a", "to": [ANN, -1], "text": SECRET})
    lines = {"kind": "offer", "gives": [f"Schenke {there.realms[ANN]} 100 GS"]}
    offer = await other.post(box, {"id": "b", "to": [ANN], "text": SECRET, **lines})
    await ruler.post(realm_path(ANN, "questions"), {"question": SECRET})
    tasks = (await there.master.get(f"{HERE}/inbox"))["tasks"]
    question = next(task["question"] for task in tasks if task["question"])
    made.about |= {"letter": letter["key"], "task": tasks[0]["reference"], "question": question}
    made.offer = offer["key"]
