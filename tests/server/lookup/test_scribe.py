"""What takes work is done in a process of its own: the same bytes, whatever becomes of that process."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from tafelrunde.games import load_game
from tafelrunde.server.child import KEPT_VARIABLES
from tafelrunde.server.chores import Chores
from tafelrunde.server.lookup.jobs import (
    AsideJob,
    LessonJob,
    Order,
    PastJob,
    ReplayJob,
    SeatLogJob,
    StoryJob,
    ValuesJob,
    VerdictJob,
    ViewJob,
    WholeLogJob,
    packed,
)
from tafelrunde.server.lookup.lessons import moments
from tafelrunde.server.lookup.readings import Thread
from tafelrunde.server.lookup.replays import Reel
from tafelrunde.server.lookup.scriptorium import Scriptorium, Unwritten
from tafelrunde.server.lookup.sheets import Made
from tafelrunde.server.tables.live import LiveTable
from tests.server.house import house, run
from tests.server.lookup.test_readings import go_on, long_game

FOREVER = 1000.0
VALUES = Order(load_game("ethnos"), ValuesJob({}, "en"))
READS = (
    "replay?seat=0&limit=200",
    "replay?seat=2&after=60",
    "story?seat=1",
    "story?seat=0&after=70",
    "log?seat=2",
    "data",
)


@asynccontextmanager
async def scriptorium(idle_seconds: float = FOREVER) -> AsyncIterator[Scriptorium]:
    chores = Chores()
    made = Scriptorium(chores.spawn, idle_seconds)
    try:
        yield made
    finally:
        await chores.end()
        assert made.pid is None


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not holds():
            await asyncio.sleep(0.01)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def orders(live: LiveTable) -> list[Order]:
    """One of each kind."""
    game, header, steps = live.game, live.header, tuple(await live.steps())
    reel = Reel()
    for step in steps:
        reel.add(step)
    past = (await Thread().make(Order(game, PastJob(header, steps)))).sheet.past
    jobs = (
        ReplayJob(header, tuple(reel.moves[:50]), 0, 1, "de"),
        ReplayJob(header, tuple(reel.moves), 50, None, "en"),
        PastJob(header, steps),
        StoryJob(header.seats, packed(past[:20]), 2, "de"),
        WholeLogJob(header, steps, live.record.secret),
        SeatLogJob(header, steps, 0),
        ViewJob(header, steps[:-3], 100),
        LessonJob("de", 50),
        AsideJob(3, (), b'{"move":"take","gold":1}', "de", 50),
        VerdictJob(10**6, (), b'{"move":"pass"}', "en"),
        ValuesJob({}, "de"),
    )
    return [Order(game, job) for job in jobs]


def plain(made: Made) -> object:
    return made.sheet.lines, made.sheet.result, [tuple(step) for step in made.sheet.past], made.steps


def test_it_comes_to_the_same_as_work_in_this_process(tmp_path: Path) -> None:
    """Also what it takes: that is what whoever asked is charged for."""

    async def story() -> None:
        async with house(tmp_path) as made, scriptorium() as writing:
            _, _, live = await long_game(made, 80)
            thread = Thread()
            for order in await orders(live):
                assert plain(await writing.make(order)) == plain(await thread.make(order)), order.job

    run(story())


def test_over_http_everybody_reads_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        read: list[list[bytes]] = []
        table = token = ""
        for scribe in (True, False):
            async with house(tmp_path, scribe=scribe) as made:
                if not table:
                    host, table, live = await long_game(made, 80)
                    token = host.token
                    await go_on(live, 3)
                person = made.person(token)
                answers = [await person.ask("GET", f"{table}/{what}") for what in READS]
                lesson = "/api/games/kingsburg/lesson"
                answers.append(await person.ask("GET", lesson))
                for move in ({"move": "take", "gold": 2}, {"move": "pass"}, {"move": "fly"}):
                    answers.append(
                        await person.ask(
                            "POST", f"{lesson}/why", {"n": moments("kingsburg")[0].n, "move": move}
                        )
                    )
                assert [answer.status_code for answer in answers][: len(READS) + 1] == [200] * (
                    len(READS) + 1
                )
                read.append([answer.content for answer in answers])
        assert read[0] == read[1]

    run(story())


def test_one_that_dies_is_replaced() -> None:
    async def story() -> None:
        async with scriptorium() as writing:
            first = await writing.make(VALUES)
            pid = writing.pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
            assert await writing.make(VALUES) == first
            assert writing.pid not in (None, pid)

    run(story())


def test_one_that_dies_at_work_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made, scriptorium() as writing:
            await writing.make(VALUES)
            _, _, live = await long_game(made, 80)
            order = (await orders(live))[0]
            pid = writing.pid
            assert pid is not None
            os.kill(pid, signal.SIGSTOP)
            asked = asyncio.create_task(writing.make(order))
            await asyncio.sleep(0)
            os.kill(pid, signal.SIGKILL)
            assert plain(await asked) == plain(await Thread().make(order))

    run(story())


def test_it_comes_when_it_is_needed_and_goes_when_it_is_not() -> None:
    async def story() -> None:
        async with scriptorium(idle_seconds=0.01) as writing:
            assert writing.pid is None
            first = await writing.make(VALUES)
            await until(lambda: writing.pid is None)
            assert await writing.make(VALUES) == first

    run(story())


def test_it_goes_with_the_server_and_does_not_come_again() -> None:
    async def story() -> None:
        chores = Chores()
        writing = Scriptorium(chores.spawn)
        await writing.make(VALUES)
        pid = writing.pid
        assert pid is not None
        await chores.end()
        assert not is_alive(pid)
        with pytest.raises(Unwritten):
            await writing.make(VALUES)

    run(story())


def test_trouble_tells_its_place_and_no_words_and_the_next_job_is_done(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made, scriptorium() as writing:
            _, _, live = await long_game(made, 5)
            steps = [msgspec.structs.replace(step, body=b'"hidden"') for step in await live.steps()]
            with pytest.raises(Unwritten) as trouble:
                await writing.make(Order(live.game, PastJob(live.header, tuple(steps))))
            assert "journal.py" in str(trouble.value)
            assert "hidden" not in str(trouble.value)
            pid = writing.pid
            await writing.make(VALUES)
            assert writing.pid == pid

    run(story())


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs /proc")
def test_it_learns_nothing_of_the_servers_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAFELRUNDE_DB", "postgresql://me:secret@db/x")

    async def story() -> None:
        async with scriptorium() as writing:
            await writing.make(VALUES)
            found = Path(f"/proc/{writing.pid}/environ").read_bytes().split(b"\0")
            names = {line.partition(b"=")[0].decode() for line in found if line}
            assert names <= {*KEPT_VARIABLES, "LC_CTYPE"}
            assert os.getpriority(os.PRIO_PROCESS, writing.pid or 0) >= os.getpriority(os.PRIO_PROCESS, 0)

    run(story())
