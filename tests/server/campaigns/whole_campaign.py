"""People who play a whole campaign over HTTP and sockets, and the same campaign led by commands in a folder.

The people of a realm know what its view tells them, and order what a warlord would. Whatever counts for the
log is also noted as a command; `led_by_commands` carries them out where no server is.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec

from tafelrunde.bots import bot_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.words.text import format_move
from tafelrunde.phoenix_desk.folder import Folder
from tafelrunde.phoenix_desk.months.deadline import players_of
from tafelrunde.phoenix_desk.rehearsal.acts import AnyAct, perform
from tafelrunde.phoenix_desk.rehearsal.rehearsal import Rehearsal
from tests.cli.phoenix_folders import phoenix
from tests.server.house import Person
from tests.server.playing import Client, Server, serving

NAME = "Krieg um Erkenfara"
HERE = f"/api/campaigns/{quote(NAME)}"
REALMS = 6
LATER = 1
BOT = 5
"""A realm without a player."""
WORLD = {"count": REALMS, "later": LATER, "seed": 7, "size": "hexagon 3", "dice": "seeded"}
GAME = load_game("phoenix")
Command = tuple[str, ...]
NOW = 0.0


@dataclass
class Member:
    """Somebody with a browser: requests, and a socket on which news come."""

    name: str
    person: Person
    socket: Client
    met: set[str] = field(default_factory=set)
    """News that somebody has waited for."""

    async def hear(self, kind: str, **fields: Any) -> Any:
        """The next news of this kind that say this, be they read already or still to come."""
        while True:
            for one in self.news(kind):
                if one["id"] not in self.met and fields.items() <= one.items():
                    self.met.add(one["id"])
                    return one
            await self.socket.read()

    def news(self, kind: str) -> list[Any]:
        return [one for one in self.socket.of("news") if one["kind"] == kind]

    async def ask(self, kind: str, **fields: Any) -> Any:
        """A command on the socket that is carried out."""
        answer = await self.socket.ask(kind, **fields)
        assert answer["t"] == "ack", answer
        return answer["answer"]


@dataclass
class Campaign:
    """All who take part, and the commands that lead the same campaign elsewhere."""

    server: Server
    names: tuple[str, ...] = ()
    world: Any = None
    masters: dict[str, Member] = field(default_factory=dict)
    rulers: dict[int, Member] = field(default_factory=dict)
    others: dict[str, Member] = field(default_factory=dict)
    commands: list[Command] = field(default_factory=list)
    clients: list[httpx.AsyncClient] = field(default_factory=list)

    # -- people ----------------------------------------------------------------------------------------
    def person(self, token: str = "") -> Person:
        client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.server.port}", timeout=300)
        self.clients.append(client)
        return Person(client, token)

    async def enter(self, name: str, person: Person) -> Member:
        socket = await self.server.knock(f"campaigns/{quote(NAME)}")
        await socket.say("hello", token=person.token)
        await socket.hear("welcome")
        return Member(name, person, socket)

    async def admit(self, name: str, **wish: Any) -> Member:
        invited = await self.mia.person.post(f"{HERE}/members", wish)
        person = self.person(invited["token"])
        person.token = (await person.post(f"{HERE}/join", {"name": name}))["token"]
        return await self.enter(name, person)

    @property
    def mia(self) -> Member:
        return self.masters["Mia"]

    @property
    def moe(self) -> Member:
        return self.masters["Moe"]

    @property
    def everybody(self) -> Iterable[Member]:
        return [*self.masters.values(), *self.rulers.values(), *self.others.values()]

    # -- what realms do --------------------------------------------------------------------------------
    async def summary(self) -> Any:
        return (await self.mia.person.get(HERE))["summary"]

    async def orders(self, realm: int) -> str:
        """What a warlord would order who knows no more than this realm's players."""
        seen = await self.rulers[realm].person.get(path(realm, "view"))
        realms = [{"name": name, "later": number >= REALMS} for number, name in enumerate(self.names)]
        foundation = {"world": self.world, "realms": realms, "months": 0}
        view = msgspec.convert({**seen, "foundation": foundation}, PhoenixView)
        sheet = bot_for(GAME, "warlord").choose((), lambda: view, Seeded(1))
        return format_move(sheet, "de")

    async def write(self, realm: int, text: str, by: Member | None = None) -> Any:
        """A save on the socket, based on what is there."""
        ruler = by or self.rulers[realm]
        draft = await ruler.person.get(path(realm, "draft"))
        return await ruler.ask("save", realm=realm, **draft["round"], base=draft["revision"], text=text)

    async def hand_in(self, realm: int, text: str | None = None) -> None:
        """The realm's own orders if nothing is said."""
        written = await self.orders(realm) if text is None else text
        saved = await self.write(realm, written)
        await self.ready(realm, saved, saved["text"] or written)

    async def ready(self, realm: int, saved: Any, text: str) -> None:
        seen = {**saved["round"], "revision": saved["revision"]}
        done = await self.rulers[realm].ask("ready", realm=realm, **seen)
        assert done["handed_in"], done
        self.commands.append(("submit", self.names[realm], text))

    async def all_hand_in(self, *but: int) -> None:
        for realm in self.rulers:
            if realm not in but:
                await self.hand_in(realm)

    # -- what game masters do --------------------------------------------------------------------------
    async def lead(self, wish: str, body: Any, *command: str, method: str = "POST") -> Any:
        """Something that a game master does on the server, and with this command at home."""
        answer = await self.mia.person.ask(method, f"{HERE}/{wish}", body)
        assert answer.is_success, answer.text
        if command:
            self.commands.append(command)
        return answer.json()

    async def run(self, months: int = 1, **wish: Any) -> Any:
        close = ("--close", wish["close"]) if "close" in wish else ()
        ran = await self.lead("run", {"months": months, "leave_out": True, **wish}, "run", *close)
        assert not ran["refused"], ran
        return ran

    async def rehearse(self, *acts: dict[str, Any]) -> Any:
        """These acts in a rehearsal of one's own, by both game masters in turn; says how it stands."""
        seen = await self.mia.person.post(f"{HERE}/rehearsal", {"leave_out": True})
        for number, act in enumerate(acts):
            leader = (self.moe, self.mia)[number % 2].person
            seen = await leader.post(f"{HERE}/rehearsal/acts", {"revision": seen["revision"], "act": act})
        return seen

    async def act(self, seen: Any, **act: Any) -> Any:
        wish = {"revision": seen["revision"], "act": act}
        return await self.moe.person.post(f"{HERE}/rehearsal/acts", wish)

    async def publish(self, seen: Any) -> Any:
        return await self.mia.person.post(f"{HERE}/rehearsal/publish", {"revision": seen["revision"]})

    async def log(self) -> dict[str, bytes]:
        """The log, and those that were kept when something was undone, as a game master gets them."""
        answer = await self.mia.person.ask("GET", f"{HERE}/archive")
        with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
            return {name: archive.read(name) for name in archive.namelist() if name.endswith(".jsonl")}


def path(realm: int, what: str) -> str:
    return f"{HERE}/realms/{realm}/{what}"


@asynccontextmanager
async def campaign_on(database: str, **wish: Any) -> AsyncIterator[Campaign]:
    """On a server that lives as long as this lasts."""
    async with serving(database, hosts=("127.0.0.1",)) as server:
        made = Campaign(server)
        try:
            await found(made, wish)
            yield made
        finally:
            for client in made.clients:
                await client.aclose()


async def found(made: Campaign, wish: dict[str, Any]) -> None:
    """With two game masters, a ruler for each realm but one, and a writer at the first court."""
    mia = made.person()
    founding = {"name": NAME, "me": "Mia", **WORLD, "house": {"bots": {str(BOT): "warlord"}}, **wish}
    answer = await mia.post("/api/campaigns", founding)
    mia.token = answer["master"]["token"]
    made.names = tuple(answer["realms"])
    made.world = await mia.get(f"{HERE}/world")
    made.masters["Mia"] = await made.enter("Mia", mia)
    made.masters["Moe"] = await made.admit("Moe", role="master")
    for realm in range(REALMS):
        if realm != BOT:
            rights = {"role": "realm", "realm": realm, "right": "hand in", "rules": True}
            made.rulers[realm] = await made.admit(f"Ruler {realm}", **rights)
    made.others["Wim"] = await made.admit("Wim", role="realm", realm=0, right="write")


# -- the same at home ----------------------------------------------------------------------------------


def led_by_commands(folder: Path, names: tuple[str, ...], commands: Iterable[Command], *more: str) -> Path:
    """The campaign of a folder of the same name, founded and led by `tafelrunde phoenix`."""
    home = folder / NAME
    founding = [f"--{name}={value}" for name, value in WORLD.items() if name != "count"]
    done("new", home, "--realms", REALMS, *founding, *more)
    for word, *rest in commands:
        if word == "submit":
            sheet = folder / "sheet.txt"
            sheet.write_text(rest[1], encoding="utf-8")
            done("orders", "submit", home, rest[0], sheet)
        elif word == "withdraw":
            done("orders", "withdraw", home, *rest)
        elif word == "rehearse":
            rehearsed(home, [msgspec.json.decode(act, type=AnyAct) for act in rest])
        elif word == "run":
            people = [part for name in names if name != names[BOT] for part in ("--except", name)]
            done("run", home, "--leave-out", "--bots", "warlord", *people, *rest, allowed=(0, 1))
        else:
            done(word, home, *rest)
    return home


def done(*words: object, allowed: tuple[int, ...] = (0,)) -> None:
    """1 says that somebody is waited for."""
    said = phoenix(*words)
    assert said.code in allowed, (words, said)


def rehearsed(home: Path, acts: Iterable[Any]) -> None:
    """Dice can be typed in where a rehearsal stops before them."""
    rehearsal = Rehearsal(Folder(home), leave_out=True)
    rehearsal.runner.bots = players_of(rehearsal.campaign, {BOT: "warlord"})
    for act in acts:
        perform(rehearsal, act)
    rehearsal.publish("Mia", NOW)
