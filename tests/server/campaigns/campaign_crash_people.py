"""People of a campaign who go on whatever happens to the server: what was not answered they ask again.

Each keeps what was acknowledged and what is still open; `campaign_crash_checks.py` holds that against the
store. Every line and letter is written once, so that whatever is lost or doubled shows.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import httpx

from tafelrunde.engine.chance import Seeded

PAUSE = 0.02
"""Seconds between two tries to reach a server that is down, or busy."""
TELL = "Sonderbefehl: "
"""An order that carries what we like into the log."""
PUBLISH = "a month"
REASON = "nobody else came"
AGAIN = (429, 502, 503)
"""Answers after which nobody knows whether it was done, or that it was not."""


@dataclass
class Request:
    method: str
    path: str
    body: Any = None
    what: str = ""
    """A line, a letter, or the text of a sheet, and what is to become of it."""
    was_open: bool = False
    """An answer to it was lost."""


@dataclass
class Book:
    """What the people of one campaign were told; rounds are counted as months."""

    lines: dict[tuple[int, int], dict[str, int]] = field(default_factory=dict)
    """By month and realm: lines that were acknowledged, with their revision."""
    doubtful: set[str] = field(default_factory=set)
    """Lines and letters whose fate nobody was told."""
    letters: set[str] = field(default_factory=set)
    sheets: dict[tuple[int, int], set[str]] = field(default_factory=dict)
    """By month and realm: what may wait to be played; empty for no sheet."""
    months: dict[int, int] = field(default_factory=dict)
    """How many entries the log had when a month was open, as people saw it."""
    published: int = 1
    """The month that a game master was told of last."""
    attempted: int = 1
    """The month that would be open if all were true that game masters asked for."""
    troubles: list[str] = field(default_factory=list)
    acks: dict[str, int] = field(default_factory=dict)

    def count(self, kind: str) -> None:
        self.acks[kind] = self.acks.get(kind, 0) + 1

    def saw(self, summary: dict[str, Any]) -> None:
        """A month is open with all that came before it, or it is not open."""
        month, entries = summary["month"], summary["entries"]
        known = entries if entries is None else self.months.setdefault(month, entries)  # only masters count
        if known != entries or summary["step"] != "muster":
            self.troubles.append(f"half a month was shown: {month}, {summary['step']}, {entries} entries")
        if month < max(self.months, default=1):
            self.troubles.append(f"month {month} was shown after {max(self.months)}")


@dataclass
class Person:
    """Somebody with a link."""

    client: httpx.AsyncClient
    address: str
    campaign: str
    token: str
    name: str
    rng: Seeded
    book: Book
    pending: Request | None = None
    written: int = 0

    @property
    def here(self) -> str:
        return f"/api/campaigns/{quote(self.campaign)}"

    async def ask(self, request: Request) -> tuple[int, Any]:
        """Until there is an answer; the same request again is the same request."""
        self.pending = request
        while True:
            try:
                status, body = await self._once(request)
            except httpx.TransportError:
                request.was_open = True
            else:
                if status not in AGAIN:
                    self.pending = None
                    return status, body
                request.was_open |= status != AGAIN[0]
            await asyncio.sleep(PAUSE)

    async def _once(self, request: Request) -> tuple[int, Any]:
        answer = await self.client.request(
            request.method,
            f"{self.address}{request.path}",
            json=request.body,
            headers={"authorization": f"Bearer {self.token}"},
        )
        body = answer.json() if answer.content else None
        if answer.status_code >= 500 and answer.status_code not in AGAIN:
            self.book.troubles.append(f"{request.method} {request.path}: {answer.text}")
        return answer.status_code, body

    async def get(self, path: str) -> Any:
        return (await self.ask(Request("GET", path)))[1]

    def words(self) -> str:
        """That nobody has ever written before."""
        self.written += 1
        return f"{self.name} {self.written} {self.rng.below(2**40)}"

    async def look(self) -> dict[str, Any]:
        seen = await self.get(self.here)
        assert "summary" in seen, seen
        summary: dict[str, Any] = seen["summary"]
        self.book.saw(summary)
        return summary


@dataclass
class Scribe(Person):
    """Writes on the draft of a realm, line after line, and letters; others write on the same one."""

    realm: int = 0
    round: dict[str, Any] = field(default_factory=dict)
    revision: int = 0
    text: str = ""

    def at(self, path: str) -> str:
        return f"{self.here}/realms/{self.realm}/{path}"

    async def live(self) -> None:
        while True:
            await self.act(self.rng.below(12))

    async def act(self, wish: int) -> None:
        if wish < 8:
            await self.save()
        elif wish < 10:
            await self.send()
        else:
            await self.look()

    async def read(self) -> None:
        draft = await self.get(self.at("draft"))
        self.round, self.revision, self.text = draft["round"], draft["revision"], draft["text"]

    async def save(self) -> None:
        """A line more; what others wrote meanwhile is merged with it."""
        if not self.round:
            await self.read()
        line, month = TELL + self.words(), self.round["month"]
        lines = [*self.text.split("\n"), line] if self.text else [line]
        body = {**self.round, "base": self.revision, "text": "\n".join(lines)}
        request = Request("PUT", self.at("draft"), body, line)
        status, saved = await self.ask(request)
        if status != 200:
            self.book.doubtful |= {line} if request.was_open else set()
            await self.read()
            return
        self.revision, self.text = saved["revision"], saved["text"] or body["text"]
        self.book.lines.setdefault((month, self.realm), {})[line] = self.revision
        self.book.count("saves")

    async def send(self) -> None:
        text = self.words()
        body = {"id": text, "text": text, "to": [1 - self.realm]}
        status, answer = await self.ask(Request("POST", self.at("letters"), body, text))
        if status != 201:
            self.book.troubles.append(str(answer))
        self.book.letters.add(text)
        self.book.count("letters")


@dataclass
class Ruler(Scribe):
    """Also hands the sheet in and takes it back."""

    async def act(self, wish: int) -> None:
        if wish == 0 and self.round:
            await (self.withdraw() if self.rng.below(6) == 0 else self.hand_in())
        else:
            await super().act(wish)

    async def hand_in(self) -> None:
        await self.read()
        if self.revision:
            text = self.text if self.text.endswith("\n") else f"{self.text}\n"
            seen = {**self.round, "revision": self.revision}
            await self._sheet(Request("POST", self.at("ready"), seen, text), "hand-ins")

    async def withdraw(self) -> None:
        await self._sheet(Request("DELETE", self.at("ready"), None, ""), "withdrawals")

    async def _sheet(self, request: Request, kind: str) -> None:
        """While nobody has answered, both may be true: what was, and what is asked for."""
        key, sheets = (self.round["month"], self.realm), self.book.sheets
        before = sheets.get(key, {""})
        sheets[key] = before | {request.what}
        status, _ = await self.ask(request)
        if status == 200:
            self.book.count(kind)
            await self._find_out(key, request)
        elif not request.was_open:
            sheets[key] = before
        self.round = {}

    async def _find_out(self, key: tuple[int, int], request: Request) -> None:
        """It was done, in the month that was open by then."""
        seen = await self.get(self.at("sheet"))
        if seen["month"] == key[0]:
            self.book.sheets[key] = {request.what}
        else:
            self.book.sheets[seen["month"], self.realm] = {"", seen["text"] or ""}


@dataclass
class Master(Person):
    """Publishes month after month: rehearsed, or run at once."""

    async def live(self) -> None:
        while True:
            summary = await self.look()
            if self.rng.below(2):
                await self.rehearse(summary["month"])
            else:
                await self.run(summary)
            await asyncio.sleep(PAUSE * self.rng.below(10))

    async def rehearse(self, month: int) -> None:
        """Whoever was not answered finds a rehearsal that is his own."""
        at = f"{self.here}/rehearsal"
        await self.ask(Request("POST", at, {}))
        begun = (await self.get(at)).get("revision", "")
        act = {"revision": begun, "act": {"act": "close", "reason": REASON}}
        await self.ask(Request("POST", f"{at}/acts", act))
        wish = {"revision": (await self.get(at)).get("revision", "")}
        self.book.attempted = max(self.book.attempted, month + 1)
        status, course = await self.ask(Request("POST", f"{at}/publish", wish, PUBLISH))
        if status == 200:
            self._told(course)
        else:
            await self.ask(Request("POST", f"{at}/discard", wish))

    async def run(self, summary: dict[str, Any]) -> None:
        self.book.attempted = max(self.book.attempted, summary["month"] + 1)
        wish = {"months": 1, "close": REASON, "last": summary["entries"]}
        status, course = await self.ask(Request("POST", f"{self.here}/run", wish, PUBLISH))
        if status == 200:
            self._told(course)

    def _told(self, course: dict[str, Any]) -> None:
        self.book.published = max(self.book.published, course["month"])
        self.book.count("publications")
