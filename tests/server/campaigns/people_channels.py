"""What people hear of each other in a campaign: the same story told twice, with other secrets.

Twice the same house, the same people, the same moment. In one of them a neighbour writes, corresponds,
appoints, hands in; in the other he does not. Whoever has no part in it must be answered alike, to the byte:
over HTTP with status and headers, on sockets, and in notices.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, cast
from zipfile import ZipFile

import pytest
from sqlalchemy import select

from tafelrunde.server.campaigns.errands import files
from tafelrunde.server.campaigns.gathering import Campaigns
from tafelrunde.server.messages.campaign_messages import CampaignHello
from tafelrunde.server.sockets.campaign_socket import CampaignLine
from tafelrunde.store.records import ContactRecord
from tafelrunde.store.schema import NOTICES
from tafelrunde.store.transactions import transactions
from tests.server.campaigns.campaign_house import ANN, BOB, HERE, NAME, founded, hand_in, realm_path, save
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
"""Eve is a deputy of Bob's whose time is over when the story begins; her socket is still open."""
RANDOM = re.compile(rb'"id":"[\w-]{12}"')
"""By which a happening is known again; it is drawn."""
NOWHERE = "0" * 20


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
        async with house(Path(name)) as made:
            told = Play(made, which)
            for observer in ("Ann", "Anna", "Zoe", "Mia", "Eve"):
                await told.listen(observer)
            made.clock.time += 1_000.0
            yield told


# -- stories ----------------------------------------------------------------------------------------------


async def drafts(play: Play) -> None:
    """Bob and Bert write, and change their minds."""
    texts = (["Gebe Ann Wegerecht"], ["Nichts", "A\n" * 400, "SL: Geheim"])[play.which]
    for base, text in enumerate(texts):
        await save(play.bert, BOB, text, base)
    if play.which:
        body = {"data": "QmV3ZWdl"}
        await play.bob.post(realm_path(BOB, "draft/paste"), body)
        await play.bob.put(realm_path(BOB, "draft/shared"), {"shared": False})


async def letters(play: Play) -> None:
    """Bob and Cleo correspond; somebody reads, an offer is accepted, another withdrawn."""
    if not play.which:
        return
    box = realm_path(BOB, "letters")
    await play.bob.post(box, {"id": "1", "to": [CLEO], "text": "Angriff im Morgengrauen " * 9})
    lines = {"gives": [f"Schenke {setting().realms[CLEO]} 100 GS"], "kind": "offer"}
    first = await play.bob.post(box, {"id": "2", "to": [CLEO], "text": "Handel", **lines})
    other = await play.bob.post(box, {"id": "3", "to": [CLEO], "text": "Handel 2", **lines})
    theirs = realm_path(CLEO, "letters")
    await play.cleo.post(f"{theirs}/{first['key']}/answer", {"answer": "accept"})
    await play.bob.post(f"{box}/{other['key']}/answer", {"answer": "withdraw"})
    await play.cleo.put(f"{theirs}/read")


async def court(play: Play) -> None:
    """Bob appoints, changes rights, replaces a link, sends somebody away."""
    await play.house.campaigns.end_deputies(play.house.clock.now())
    if not play.which:
        return
    members = f"{HERE}/members"
    made = await play.bob.post(members, {"role": "realm", "realm": BOB, "right": "write", "name": "Bill"})
    bert, new = setting().ids["Bert"], made["member"]["id"]
    await play.bob.patch(f"{members}/{bert}", {"right": "hand in"})
    await play.house.person(made["token"]).post(f"{HERE}/join", {"name": "Bill"})
    await play.bob.post(f"{members}/{bert}/link")
    await play.bob.delete(f"{members}/{new}")


async def sheets(play: Play) -> None:
    """Bob hands in, takes back, hands in again, with a word to the game masters."""
    await save(play.bob, BOB, "SL: Wir warten")
    if play.which:
        await hand_in(play.bob, BOB, "SL: Wir bauen ein Boot")
        await play.bob.delete(realm_path(BOB, "ready"))
        await hand_in(play.bob, BOB, "SL: Wir bauen zwei Boote")


async def questions(play: Play) -> None:
    """Bob asks about rules and writes to the game masters, who tick it off."""
    if not play.which:
        return
    for text in ("Darf ich das?", "Und das?"):
        await play.bob.post(realm_path(BOB, "questions"), {"question": text})
    await play.bob.post(
        realm_path(BOB, "letters"), {"id": "9", "to": [-1], "text": "Bitte", "kind": "request"}
    )
    inbox = (await play.mia.get(f"{HERE}/inbox"))["tasks"]
    await play.mia.put(f"{HERE}/inbox/{inbox[-1]['reference']}", {"done": True})


async def presence(play: Play) -> None:
    """Bob's page is open."""
    if play.which:
        await play.listen("Bob")
        await play.listen("Cleo")


async def corrections(play: Play) -> None:
    """The game master gives Bob gold, more or less of it; once he rehearses, thinks better of it, looks back.

    That something was corrected, and why, all are told (PH-2l).
    """
    path = f"realms.{setting().realms[BOB]}.gold"
    wish = {"changes": [{"path": path, "value": (4_321, 99_999)[play.which]}], "reason": "vergessen"}
    await play.mia.post(f"{HERE}/corrections", wish)
    if play.which:
        await play.mia.post(f"{HERE}/corrections/preview", wish)
        begun = await play.mia.post(f"{HERE}/rehearsal", {"stand_ins": True})
        await play.mia.post(f"{HERE}/rehearsal/discard", {"revision": begun["revision"]})
        await play.mia.get(f"{HERE}/audit")


async def month(play: Play) -> None:
    """A month is played in which Bob raises an army; how large it is nobody else sees."""
    town = (await play.bob.post(realm_path(BOB, "recruiting"), {}))[0]["field"]
    men = (100, 900)[play.which]
    for person, realm in ((play.ann, ANN), (play.bob, BOB), (play.cleo, CLEO)):
        text = f"Rüste {men} K und 1 HF als 101 in Rüstort {town}" if realm == BOB else ""
        assert (await hand_in(person, realm, text))["handed_in"]
    await play.mia.post(f"{HERE}/run", {"months": 1, "close": "Zeit"})


# -- what others get --------------------------------------------------------------------------------------

REALM_PATHS = (
    *("draft", "sheet", "tasks", "letters", "letters?limit=1", "questions", "view", "view?month=1"),
    *("sightings", "months?before=1&after=1", "treasury?form=csv", "report?form=text"),
)
SOME_PATHS = ("draft", "tasks", "letters", "view")
PATHS = (
    *("", "/world", "/members", "/months", "/contacts", "/board?form=text", "/public/months"),
    *("/public/board?form=text", "/desk", "/inbox", "/letters", "/questions", "/audit", "/archive"),
)
DRAWN = ("map", "report", "report?form=json")
ASKED = {"reach": {"unit": 101}, "pieces": {}, "recruiting": {}, "building": {}, "draft/check": {"text": "X"}}
Answer = tuple[str, Any]


def told(label: str, answer: Any) -> Answer:
    """Status, headers and body; of an archive its sealed part only in size."""
    body: Any = answer.content
    if answer.headers.get("content-type") == "application/zip":
        body = opened(body)
        answer.headers.pop("content-length")
    return label, (answer.status_code, sorted(answer.headers.items()), body)


def opened(data: bytes) -> dict[str, Any]:
    with ZipFile(BytesIO(data)) as archive:
        read = {name: archive.read(name) for name in archive.namelist()}
    return {name: len(body) if "sealed" in name else body for name, body in read.items()}


async def looked(play: Play, name: str, *, drawn: bool) -> list[Answer]:
    """Everything that somebody gets who tries every door."""
    person, is_curious = play.people[name], name in ("Ann", "Mia")
    doors = (*REALM_PATHS, *(DRAWN if drawn else ())) if is_curious else SOME_PATHS
    paths = [f"{HERE}{path}" for path in PATHS]
    paths += [realm_path(realm, path) for realm in (ANN, BOB) for path in doors]
    paths += ["/api/campaigns", realm_path(BOB, f"letters?thread={NOWHERE}")]
    found = [told(path, await person.ask("GET", path)) for path in paths]
    for path, body in ASKED.items() if is_curious else ():
        found.append(told(path, await person.ask("POST", realm_path(ANN, path), body)))
    return found


async def got(play: Play, name: str, *, drawn: bool) -> list[Answer]:
    found = await looked(play, name, drawn=drawn)
    if name in play.ears:
        found.append((f"the socket of {name}", list(play.ears[name].heard)))
    if name in setting().ids:
        found.append((f"notices to {name}", play.notices(name)))
    return found


class Story(NamedTuple):
    tell: Callable[[Play], Awaitable[None]]
    observers: tuple[str, ...]
    drawn: bool = False
    """Also maps and pages."""


OUTSIDE = ("Ann", "Anna", "Zoe", "Eve", "stranger")
STORIES: dict[str, Story] = {
    "drafts": Story(drafts, (*OUTSIDE, "Mia")),
    "letters": Story(letters, (*OUTSIDE, "Mia")),
    "court": Story(court, OUTSIDE),
    "sheets": Story(sheets, OUTSIDE),
    "questions": Story(questions, OUTSIDE),
    "presence": Story(presence, OUTSIDE),
    "corrections": Story(corrections, OUTSIDE, drawn=True),
    "month": Story(month, OUTSIDE, drawn=True),
}


async def telling(story: Story, which: int) -> dict[str, list[Answer]]:
    async with play(which) as told_so:
        await story.tell(told_so)
        return {name: await got(told_so, name, drawn=story.drawn) for name in story.observers}


def heard_of(name: str, *observers: str) -> str:
    """Who notices which telling it was, and by what; empty if nobody does."""
    story, _made = STORIES[name], setting()
    if observers:
        story = story._replace(observers=observers)
    one, other = [run(telling(story, which)) for which in (0, 1)]
    for observer in story.observers:
        for mine, theirs in zip(one[observer], other[observer], strict=True):
            if mine != theirs:
                return f"{name}: {observer} can tell by {mine[0]}: {mine[1]!r:.600} {theirs[1]!r:.600}"
    return ""
