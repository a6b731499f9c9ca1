"""`tafelrunde bench web`: measures how soon a move is seen in the browser."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

import msgspec
from rich.table import Table
from rich.text import Text

from bench.web import Amount, Measured, WebFigures, measure_web
from bench.web_burst import THROTTLE, BurstFigures
from bench.web_map import FULL, QUICK, MapFigures
from bench.web_steps import StepFigures
from bench.web_timeline import TimelineFigures
from bench.words import t
from tafelrunde.cli.output import console, print_json, progress
from tafelrunde.games import OWN_GAMES

QUICK_MOVES = Amount(people=25, bots=12, burst_seconds=8.0, timeline_steps=100, strokes=QUICK, steps=40)
FULL_MOVES = Amount(people=100, bots=50, burst_seconds=60.0, timeline_steps=1_000, strokes=FULL, steps=40)


def measure(*, quick: bool, json: bool) -> None:
    start = time.monotonic()
    with progress(t("bench-progress")) as tick:
        measured = measure_web(list(OWN_GAMES), QUICK_MOVES if quick else FULL_MOVES, tick)
    seconds = time.monotonic() - start
    if json:
        print_json({**msgspec.to_builtins(measured), "seconds": round(seconds, 1)})
    else:
        show(measured, seconds)


def show(measured: Measured, seconds: float) -> None:
    console().print(moves_table(measured.games))
    console().print(Text(t("bench-web-about", seconds=round(seconds, 1)), style="dim"))
    console().print(burst_table(measured.burst))
    console().print(Text(t("bench-burst-about", throttle=THROTTLE), style="dim"))
    console().print(timeline_table(measured.timeline))
    console().print(Text(t("bench-timeline-about"), style="dim"))
    console().print(map_table(measured.map))
    console().print(Text(t("bench-map-about", throttle=THROTTLE), style="dim"))
    console().print(steps_table(measured.steps))
    console().print(Text(t("bench-steps-about"), style="dim"))


def moves_table(measured: list[WebFigures]) -> Table:
    rows = [
        [
            f"{one.game}, {t(f'bench-web-{one.players}')}",
            str(one.moves),
            *ms(one.p50_ms, one.p95_ms, one.most_ms),
        ]
        for one in measured
    ]
    return table_of("web", ("shown", "half", "most", "slowest"), rows)


def burst_table(measured: list[BurstFigures]) -> Table:
    rows = [
        [one.game, str(one.steps), str(one.drawn), *ms(one.p95_ms, one.freeze_ms, one.task_ms)]
        for one in measured
    ]
    return table_of("burst", ("steps", "drawn", "most", "freeze", "task"), rows)


def timeline_table(measured: list[TimelineFigures]) -> Table:
    rows = [
        [one.game, str(one.steps), str(one.drawn), *ms(one.p95_ms, one.frame_ms, one.task_ms)]
        for one in measured
    ]
    return table_of("timeline", ("steps", "drawn", "most", "frame", "task"), rows)


def map_table(measured: list[MapFigures]) -> Table:
    rows = [
        [
            t(f"bench-map-{one.screen}"),
            *ms(one.first_ms, one.p95_ms, one.most_ms),
            str(one.fps),
            *ms(one.reach_ms),
            *(t("bench-kb", value=value) for value in (one.map_kb, one.page_kb, one.data_kb)),
        ]
        for one in measured
    ]
    return table_of("map", ("first", "work", "most", "fps", "reach", "code", "page", "data"), rows)


def steps_table(measured: list[StepFigures]) -> Table:
    rows = []
    for one in measured:
        name = t("bench-steps", throttle=one.throttle, steps=one.steps)
        kept = t("bench-campaign-yes" if one.holds else "bench-campaign-no")
        limit = [] if one.limit_ms is None else [*ms(one.limit_ms), kept]
        rows.append([name, *ms(one.p50_ms, one.p95_ms, one.most_ms), *limit])
    return table_of("steps", ("half", "most", "slowest", "limit", "holds"), rows)


def table_of(part: str, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """Figures to the right of what they belong to."""
    table = Table()
    table.add_column()
    for heading in headings:
        table.add_column(t(f"bench-{part}-{heading}"), justify="right")
    for row in rows:
        table.add_row(*row)
    return table


def ms(*values: float) -> list[str]:
    return [str(t("bench-ms", value=value)) for value in values]
