"""The benchmark of campaigns on a server: what is measured, and the limits that it has to keep.

Requests go over HTTP. What the worker takes for them stands beside it, and what a request takes for which
next to nothing is done.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, TypeVar

import msgspec

from bench.campaign_load import (
    Months,
    Part,
    Server,
    asleep_mb,
    echoes,
    months,
    openings,
    reaches,
    saves,
    steps,
    verdicts,
)
from bench.campaign_memory import Held, held
from bench.campaign_scene import People, Scene, build, opened, sheet
from bench.figures import rounded
from bench.server_contest import Process, dealt
from tafelrunde.games import load_game
from tafelrunde.phoenix_desk.orders.verdicts import verdict

T = TypeVar("T")
Tick = Callable[[float], None]
GAME: Final = "kingsburg"
"""What is played at tables."""
IDLE: Final = 3.0
"""Seconds after which a worker sleeps, where that is measured."""
LONG: Final = 600.0
COUNTED: Final = 2
"""Campaigns that are opened to count the objects of the last."""
NOTHING: Final = 0.1
"""Megabytes by which a server's memory varies, whatever it was asked for."""


class CampaignPlan(msgspec.Struct, frozen=True):
    """How much to measure."""

    years: tuple[Scene, ...]
    """Campaigns that are opened; the first starts the worker."""
    armies: Scene
    sleepers: tuple[Scene, ...]
    """Small campaigns that are used and left."""
    questions: int
    units: int
    """Of each realm, whose reach is asked for."""
    tables: int
    quiet_seconds: float
    months: int
    save_seconds: int
    builders: int = 2
    """Processes that build campaigns before anything is measured."""


def ten_years(number: int, settled: int) -> Scene:
    return Scene(f"Years-{number}", number, 20, settled=settled, months=120)


def small(number: int) -> Scene:
    return Scene(f"Small-{number}", number, 3, size="hexagon 2")


SLEEPERS: Final = tuple(small(n) for n in range(40))
ARMIES: Final = Scene("Armies", 1, 20, armies=1000, court=50)
QUICK: Final = CampaignPlan(
    tuple(ten_years(n, 1) for n in range(3)), ARMIES, SLEEPERS, 200, 9, 200, 3.0, 2, 6
)
FULL: Final = CampaignPlan(
    tuple(ten_years(n, 12) for n in range(6)), ARMIES, SLEEPERS, 1000, 40, 200, 10.0, 8, 60
)


class Measured(msgspec.Struct, frozen=True):
    """What was found."""

    echo: Part
    verdict: Part
    verdict_alone: Part
    """In this process, without a server: milliseconds of processor time."""
    reach: Part
    reach_first: Part
    """Of them the first of each realm, which has not even looked at its map: its desk is laid."""
    save: Part
    months: Months
    slept: Slept
    room: Held
    load: float
    """Processes that wanted to run on this machine at the end, on average of a minute."""
    step: Part
    """From phase to phase of a rehearsed month: what happened, what changed, and how the map looks then."""


class Limit(msgspec.Struct, frozen=True):
    what: str
    value: float
    most: float
    holds: bool


# --- measuring ---------------------------------------------------------------------------------------


def measure_campaigns(plan: CampaignPlan, tick: Tick) -> Measured:
    with tempfile.TemporaryDirectory(prefix="tafelrunde-bench-") as folder:
        database = f"sqlite:///{folder}/campaigns.db"
        scenes = [*plan.years, plan.armies, *plan.sleepers]
        people = built(database, scenes, plan.builders, lambda x: tick(0.3 * x))
        armies, years, small = (
            people[len(plan.years)],
            people[: len(plan.years)],
            people[-len(plan.sleepers) :],
        )
        with serving(database, IDLE) as server:
            slept = asyncio.run(to_the_end(server, used_and_left(server, years, small)))
        room = counted(database, years, plan.years[0].realms)
        tick(0.5)
        with serving(database, LONG) as server:
            asked = questioned(plan, database, server, armies, tick, slept, room)
            return asyncio.run(to_the_end(server, asked))


def built(database: str, scenes: Sequence[Scene], builders: int, tick: Tick) -> list[People]:
    """In several processes; each begins anew, as a server's worker does."""
    found: list[People] = []
    with ProcessPoolExecutor(builders, get_context("spawn")) as pool:
        for people in pool.map(build, [database] * len(scenes), scenes):
            found.append(people)
            tick(len(found) / len(scenes))
    return found


def counted(database: str, years: Sequence[People], realms: int) -> Held:
    """In a process of its own: to count objects slows it down."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(held, database, [people.name for people in years[:COUNTED]], realms).result()


@contextmanager
def serving(database: str, idle: float) -> Iterator[Server]:
    command = [sys.executable, "-P", "-m", "bench.campaign_server", database, str(idle)]
    with Process("tafelrunde", command, None) as process:
        port, pid = process.line().split()
        yield Server(int(port), int(pid))


async def to_the_end(server: Server, work: Awaitable[T]) -> T:
    try:
        return await work
    finally:
        await server.hang_up()


class Slept(msgspec.Struct, frozen=True):
    opening: Part
    opening_first_ms: float
    """With the start of the worker."""
    asleep: float
    """Megabytes for each campaign that nobody asks for any more."""


async def used_and_left(server: Server, years: Sequence[People], small: Sequence[People]) -> Slept:
    return Slept(*await openings(server, years), await asleep_mb(server, small))


async def questioned(
    plan: CampaignPlan,
    database: str,
    server: Server,
    people: People,
    tick: Tick,
    slept: Slept,
    room: Held,
) -> Measured:
    state = opened(database, people.name)
    echo = await echoes(server, plan.questions)
    judged = await verdicts(server, people, state, plan.questions)
    first, reach = await reaches(server, people, state, plan.units)
    tick(0.6)
    saved = await saves(server, people, state, plan.save_seconds)
    tick(0.75)
    stepped = await steps(server, database, people)
    tables = await dealt(database, load_game(GAME), plan.tables)
    published = await months(server, database, people, tables, plan.quiet_seconds, plan.months)
    tick(1.0)
    return Measured(
        echo,
        judged,
        alone(state, plan.questions),
        reach,
        first,
        saved,
        published,
        slept,
        room,
        os.getloadavg()[0],
        stepped,
    )


def alone(state: Any, count: int) -> Part:
    """Verdicts without a server: processor time, so that nobody else's work counts."""
    game, taken = load_game("phoenix"), list[float]()
    texts = [sheet(state, row.number, 60) for row in state.realms]
    for number in range(count):
        realm = number % len(texts)
        start = time.process_time()
        verdict(game, state, realm, texts[realm])
        taken.append(1000 * (time.process_time() - start))
    return Part(tuple(taken))


# --- figures -----------------------------------------------------------------------------------------


def rise_ms(found: Months) -> float:
    return max(0.0, found.meanwhile.at(0.99) - found.quiet.at(0.99))


def limits(found: Measured) -> list[Limit]:
    """What issues 17 and 19 ask for."""
    values = {
        "verdict_p95_ms": (found.verdict.at(0.95), 60.0),
        "reach_p95_ms": (found.reach.at(0.95), 10.0),
        "open_ms": (found.slept.opening.at(1.0), 500.0),
        "tables_p99_rise_ms": (rise_ms(found.months), 50.0),
        "save_p99_ms": (found.save.at(0.99), 100.0),
        "step_p95_ms": (found.step.at(0.95), 300.0),
        "mb_per_sleeping": (found.slept.asleep, NOTHING),
        "mb_per_open": (found.room.in_use, 12.0),
    }
    return [Limit(what, rounded(value), most, value <= most) for what, (value, most) in values.items()]


def campaign_json(found: Measured, seconds: float) -> dict[str, Any]:
    kept = limits(found)
    return {
        **{limit.what: limit.value for limit in kept},
        "holds": all(limit.holds for limit in kept),
        "limits": msgspec.to_builtins(kept),
        **part_json("echo", found.echo),
        **part_json("verdict", found.verdict),
        **part_json("verdict_alone_cpu", found.verdict_alone),
        **part_json("reach", found.reach),
        **part_json("reach_first", found.reach_first),
        **part_json("open", found.slept.opening),
        "open_with_start_ms": rounded(found.slept.opening_first_ms),
        **part_json("save", found.save),
        **part_json("step", found.step),
        "steps": len(found.step.ms),
        "saves": len(found.save.ms),
        "mb_opened": rounded(found.room.opened),
        **part_json("tables_quiet", found.months.quiet),
        **part_json("tables_meanwhile", found.months.meanwhile),
        "tables_late": found.months.late,
        "moves_quiet": len(found.months.quiet.ms),
        "moves_meanwhile": len(found.months.meanwhile.ms),
        "month_seconds": rounded(max(found.months.seconds, default=0.0)),
        "load": rounded(found.load),
        "seconds": round(seconds, 1),
    }


def part_json(name: str, part: Part) -> dict[str, float]:
    found = {f"{name}_p{round(100 * share)}_ms": rounded(part.at(share)) for share in (0.5, 0.95, 0.99)}
    return {**found, f"{name}_worker_cpu_ms": rounded(part.cpu_ms)} if part.cpu_ms else found
