"""What is measured of campaigns on a server, one thing after the other. See docs/benchmarks.md."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.campaign_client import Line, Tables
from bench.campaign_scene import People, opened, sheet
from bench.tables import Dealt

WORKER: Final = b"tafelrunde.server.campaigns.worker"
MEGA: Final = 1024 * 1024
LINES: Final = 60
"""Of a sheet that is judged or saved."""
ECHO: Final = "/api/session"
"""A request that next to nothing is done for: what is left of the others is theirs."""
PATIENCE: Final = 120.0
ACTS: Final = {"ready": "go", "dice": "roll", "draw": "roll"}
"""What a game master does at each stop of a rehearsal."""


class Part(msgspec.Struct, frozen=True):
    """Requests of one kind: milliseconds of each, and of the workers' processor time for one."""

    ms: tuple[float, ...]
    cpu_ms: float = 0.0

    def at(self, share: float) -> float:
        ordered = sorted(self.ms)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")


class Months(msgspec.Struct, frozen=True):
    """Tables that play while months are rehearsed and published."""

    quiet: Part
    meanwhile: Part
    seconds: tuple[float, ...]
    late: int


class Server:
    """A server and those who work for it."""

    def __init__(self, port: int, pid: int) -> None:
        self.port, self.pid = port, pid
        self._lines: list[Line] = []

    def line(self, token: str = "") -> Line:
        """A new connection; it lasts until everybody hangs up."""
        self._lines.append(Line(self.port, token))
        return self._lines[-1]

    async def hang_up(self) -> None:
        while self._lines:
            await self._lines.pop().close()

    def workers(self) -> list[int]:
        found: list[int] = []
        for task in Path(f"/proc/{self.pid}/task").iterdir():
            found += map(int, (task / "children").read_text(encoding="ascii").split())
        return [pid for pid in found if WORKER in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def cpu_ms(self) -> float:
        """What the workers have used so far."""
        return sum(cpu_ms(pid) for pid in self.workers())


def cpu_ms(pid: int) -> float:
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((one / "schedstat").read_text(encoding="ascii").split()[0]) for one in threads) / 1e6


def own_mb(pid: int) -> float:
    """Memory that would be free without this process."""
    told = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return sum(int(line.split()[1]) for line in told if line.startswith("Private_")) * 1024 / MEGA


def here(people: People) -> str:
    return f"/api/campaigns/{people.name}"


def at(people: People, realm: int, path: str) -> str:
    return f"{here(people)}/realms/{realm}/{path}"


async def each(server: Server, asks: Sequence[Callable[[], Awaitable[tuple[float, Any]]]]) -> Part:
    """One after the other."""
    before = server.cpu_ms()
    taken = [(await ask())[0] for ask in asks]
    return Part(tuple(taken), (server.cpu_ms() - before) / len(taken))


# --- opening and sleeping ------------------------------------------------------------------------------


async def openings(server: Server, all_people: Sequence[People]) -> tuple[Part, float]:
    """How long campaigns take to open: the first with the start of the process, then all others."""
    first, *others = all_people

    def ask(people: People) -> Callable[[], Awaitable[tuple[float, Any]]]:
        return lambda: server.line(people.master).timed("GET", at(people, 0, "sheet"))

    start, _ = await ask(first)()
    return await each(server, [ask(people) for people in others]), start


async def asleep_mb(server: Server, all_people: Sequence[People]) -> float:
    """What a campaign that sleeps holds: many were used, and nobody asks for one any more.

    Many small ones, as the memory of any process wanders by a megabyte or two; half of them settle it.
    """
    half = len(all_people) // 2
    told = []
    for some in (all_people[:half], all_people[half:]):
        for people in some:
            await use(server, people)
        told.append(await sleep_mb(server))
    return max(0.0, told[1] - told[0]) / (len(all_people) - half)


async def use(server: Server, people: People) -> None:
    """Every realm looks at its map and has a line judged."""
    line = server.line(people.master)
    realms = (await line.ask("GET", here(people)))["summary"]["realms"]
    for realm in realms:
        await line.ask("GET", at(people, realm["number"], "view"))
        await line.ask("POST", at(people, realm["number"], "draft/check"), {"text": "# nothing"})


async def sleep_mb(server: Server) -> float:
    """Memory of the server when nobody has asked for any campaign for a while: no worker is left, nobody is
    connected."""
    await server.hang_up()
    async with asyncio.timeout(PATIENCE):
        while server.workers():
            await asyncio.sleep(0.1)
    return own_mb(server.pid)


# --- questions ---------------------------------------------------------------------------------------


async def echoes(server: Server, count: int) -> Part:
    line = server.line()
    await line.ask("GET", ECHO)
    return await each(server, [lambda: line.timed("GET", ECHO)] * count)


async def verdicts(server: Server, people: People, state: Any, count: int) -> Part:
    """Sheets of all realms in turn, each time with another last line; the first round warms up."""
    realms = len(state.realms)
    texts, line = [sheet(state, realm, LINES - 1) for realm in range(realms)], server.line(people.master)

    def ask(number: int) -> Callable[[], Awaitable[tuple[float, Any]]]:
        realm = number % realms
        wish = {"text": f"{texts[realm]}\n# {number}"}
        return lambda: line.timed("POST", at(people, realm, "draft/check"), wish)

    await each(server, [ask(number) for number in range(realms)])
    return await each(server, [ask(number) for number in range(realms, realms + count)])


async def reaches(server: Server, people: People, state: Any, units: int) -> tuple[Part, Part]:
    """So many units of every realm, one realm after the other: the first question of each, and all."""
    line, first, rest = server.line(people.master), list[Part](), list[Part]()

    def ask(realm: int, unit: int) -> Callable[[], Awaitable[tuple[float, Any]]]:
        return lambda: line.timed("POST", at(people, realm, "reach"), {"unit": unit})

    wanted = [(row.number, sorted(row.armies)[: units + 1]) for row in state.realms]
    last, (unit, *_) = wanted[-1]
    await ask(last, unit)()
    for realm, (opener, *others) in wanted:
        first.append(await each(server, [ask(realm, opener)]))
        rest.append(await each(server, [ask(realm, unit) for unit in others]))
    return joined(first), joined([*first, *rest])


def joined(parts: Sequence[Part]) -> Part:
    """One of several."""
    every = tuple([ms for part in parts for ms in part.ms])
    return Part(every, sum(part.cpu_ms * len(part.ms) for part in parts) / len(every))


# --- saving ------------------------------------------------------------------------------------------


async def saves(server: Server, people: People, state: Any, seconds: int) -> Part:
    """Every member adds a line to the sheet of its realm once a second, each at a moment of its own."""
    for realm, token in dict(people.members).items():
        line, path = server.line(token), at(people, realm, "draft")
        now = (await line.ask("GET", path))["round"]
        await line.ask("PUT", path, {**now, "base": 0, "text": sheet(state, realm, LINES)})
    taken: list[float] = []
    start, before = time.perf_counter() + 1, server.cpu_ms()
    everybody = [
        save_on(server, people, number, start, seconds, taken) for number in range(len(people.members))
    ]
    await asyncio.gather(*everybody)
    return Part(tuple(taken), (server.cpu_ms() - before) / len(taken))


async def save_on(
    server: Server, people: People, number: int, start: float, seconds: int, taken: list[float]
) -> None:
    realm, token = people.members[number]
    line, path = server.line(token), at(people, realm, "draft")
    draft = await line.ask("GET", path)
    revision, text = draft["revision"], draft["text"]
    for second in range(seconds):
        await asyncio.sleep(max(0.0, start + second + number / len(people.members) - time.perf_counter()))
        text = f"{text}\n# {number} {second}"
        body = {**draft["round"], "base": revision, "text": text}
        ms, saved = await line.timed("PUT", path, body)
        revision, text = saved["revision"], saved["text"] or text
        taken.append(ms)


# --- months ------------------------------------------------------------------------------------------


async def months(
    server: Server, database: str, people: People, dealt: Sequence[Dealt], quiet: float, count: int
) -> Months:
    """Quiet seconds and published months in turn; the sheets of the first month wait already."""
    tables = Tables(server.port, dealt)
    await tables.open()
    await asyncio.sleep(1)
    calm, busy, seconds = list[float](), list[float](), list[float]()
    try:
        for month in range(count):
            if month:
                await hand_in_all(server, database, people)
            tables.taken()
            await asyncio.sleep(quiet)
            calm += tables.taken()
            seconds.append(await publish(server, people))
            busy += tables.taken()
    finally:
        await tables.close()
    return Months(Part(tuple(calm)), Part(tuple(busy)), tuple(seconds), tables.late)


async def hand_in_all(server: Server, database: str, people: People) -> None:
    """Whatever all realms may do in the month that is open; to think of it is nobody's time here."""
    state = await asyncio.to_thread(opened, database, people.name)
    line = server.line(people.master)
    for row in state.realms:
        text = await asyncio.to_thread(sheet, state, row.number, LINES, state.month)
        await line.ask("PUT", at(people, row.number, "sheet"), {"text": text})
    await asyncio.sleep(1)


async def steps(server: Server, database: str, people: People) -> Part:
    """A month is rehearsed and discarded after its game master has stepped through all its phases; the sheets
    still wait."""
    await hand_in_all(server, database, people)
    line, path = server.line(people.master), f"{here(people)}/rehearsal"
    begun = await line.ask("POST", path, {"leave_out": True})
    wish = {"revision": begun["revision"], "act": {"act": "roll all"}}
    account = await line.ask("POST", f"{path}/acts", wish)
    await line.ask("GET", f"{path}/view")

    def step(place: int) -> Callable[[], Awaitable[tuple[float, Any]]]:
        return lambda: line.timed("GET", f"{path}/phases/{place}?since={place}")

    found = await each(server, [step(place) for place in range(account["passed"])])
    await line.ask("POST", f"{path}/discard", {"revision": account["revision"]})
    return found


async def publish(server: Server, people: People) -> float:
    """Seconds for a month that is rehearsed, with all that its game master reads of it, and published."""
    line, path = server.line(people.master), f"{here(people)}/rehearsal"
    start = time.perf_counter()
    account = await line.ask("POST", path, {"leave_out": True})
    while account["stop"]["kind"] in ACTS:
        act = ACTS[account["stop"]["kind"]]
        wish = {"revision": account["revision"], "act": {"act": act}, "since": account["passed"]}
        account = await line.ask("POST", f"{path}/acts", wish)
    await line.ask("POST", f"{path}/publish", {"revision": account["revision"]})
    return time.perf_counter() - start
