"""The benchmark of campaigns: reach, copies and months, pure and compiled, each build in its own process."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from bench.build import BuildState, build_state
from bench.figures import rounded
from bench.phoenix_worker import MICRO, SIZES, Measured
from bench.surroundings import for_build
from tafelrunde.engine.errors import Complaint

LINES: Final = 5 + len(SIZES)
"""What one build measures."""


class Size(msgspec.Struct, frozen=True):
    """A month of a campaign of this size."""

    realms: int
    armies: int
    fields: int
    orders: int
    seconds: float
    us_per_army: float


class War(msgspec.Struct, frozen=True):
    """A month of war on the official world."""

    realms: int
    armies: int
    wizards: int
    orders: int
    fights: dict[str, int]
    """By kind."""
    all_fights: int
    seconds: float


class CampaignFigures(msgspec.Struct, frozen=True):
    """What one build takes."""

    reach_us: float
    reach_on_roads_us: float
    copy_us: float
    month: Size
    """20 realms and 1,000 armies on the official world."""
    war: War
    growing: list[Size]
    growth: float
    """Time for an army in the largest campaign over that in the smallest: 1 is linear."""


def measure_campaigns(*, quick: bool, tick: Callable[[float], None]) -> dict[str, CampaignFigures]:
    """By build; the compiled one only where it is made from these very sources."""
    builds = ("pure", "compiled") if build_state() == "current" else ("pure",)
    found = {}
    for place, build in enumerate(builds):
        lines = []
        for measured in run_worker(build, quick=quick):
            lines.append(measured)
            tick((place + len(lines) / LINES) / len(builds))
        found[build] = campaign_figures(lines)
    return found


def run_worker(build: str, *, quick: bool) -> Iterator[Measured]:
    command = [sys.executable, "-P", "-m", "bench.phoenix_worker", "quick" if quick else "full"]
    environment = for_build(pure=build == "pure")
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, encoding="utf-8"
    ) as worker:
        assert worker.stdout is not None
        for line in worker.stdout:
            yield msgspec.json.decode(line, type=Measured)
        _, errors = worker.communicate()
    if worker.returncode:
        reason = (errors.strip().splitlines() or ["?"])[-1]
        raise Complaint("campaign-measurement-ended", {"reason": reason})


def campaign_figures(lines: list[Measured]) -> CampaignFigures:
    single = {measured.what: measured for measured in lines}
    growing = [size_of(measured) for measured in lines if measured.what == "growing"]
    return CampaignFigures(
        reach_us=rounded(MICRO * single["reach"].seconds),
        reach_on_roads_us=rounded(MICRO * single["reach_on_roads"].seconds),
        copy_us=rounded(MICRO * single["copy"].seconds),
        month=size_of(single["month"]),
        war=war_of(single["war"]),
        growing=growing,
        growth=rounded(growing[-1].us_per_army / growing[0].us_per_army),
    )


def size_of(measured: Measured) -> Size:
    return Size(
        measured.realms,
        measured.armies,
        measured.fields,
        measured.orders,
        rounded(measured.seconds),
        rounded(MICRO * measured.seconds / measured.armies),
    )


def war_of(measured: Measured) -> War:
    return War(
        measured.realms,
        measured.armies,
        measured.wizards,
        measured.orders,
        measured.fights,
        sum(measured.fights.values()),
        rounded(measured.seconds),
    )


def campaigns_json(found: dict[str, CampaignFigures], build: BuildState, seconds: float) -> dict[str, Any]:
    """Each build under its name, and the figures that have a limit at the top."""
    pure, compiled = found["pure"], found.get("compiled")
    return {
        "reach_us_pure": pure.reach_us,
        "reach_us_compiled": compiled.reach_us if compiled else None,
        "copy_us": (compiled or pure).copy_us,
        "copy_us_pure": pure.copy_us,
        "month_seconds": (compiled or pure).month.seconds,
        "month_seconds_pure": pure.month.seconds,
        "war_month_seconds": (compiled or pure).war.seconds,
        "war_month_seconds_pure": pure.war.seconds,
        "war_month_fights": pure.war.all_fights,
        "growth": (compiled or pure).growth,
        **{name: msgspec.to_builtins(figures) for name, figures in found.items()},
        "compiled_build": build,
        "seconds": round(seconds, 1),
    }
