"""`tafelrunde bench web`: measures how soon a move is seen in the browser."""

from __future__ import annotations

import time

import msgspec
from rich.table import Table
from rich.text import Text

from bench.web import Amount, Measured, WebFigures, measure_web
from bench.web_burst import THROTTLE, BurstFigures
from bench.web_map import FULL, QUICK, MapFigures
from bench.words import t
from tafelrunde.cli.output import console, print_json, progress
from tafelrunde.games import OWN_GAMES

QUICK_MOVES = Amount(people=25, bots=12, burst_seconds=8.0, strokes=QUICK)
FULL_MOVES = Amount(people=100, bots=50, burst_seconds=60.0, strokes=FULL)


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
    console().print(map_table(measured.map))
    console().print(Text(t("bench-map-about", throttle=THROTTLE), style="dim"))


def moves_table(measured: list[WebFigures]) -> Table:
    table = Table()
    table.add_column()
    for heading in ("shown", "half", "most", "slowest"):
        table.add_column(t(f"bench-web-{heading}"), justify="right")
    for one in measured:
        table.add_row(
            f"{one.game}, {t(f'bench-web-{one.players}')}",
            str(one.moves),
            *(ms(value) for value in (one.p50_ms, one.p95_ms, one.most_ms)),
        )
    return table


def burst_table(measured: list[BurstFigures]) -> Table:
    table = Table()
    table.add_column()
    for heading in ("steps", "drawn", "most", "freeze", "task"):
        table.add_column(t(f"bench-burst-{heading}"), justify="right")
    for one in measured:
        table.add_row(
            one.game,
            str(one.steps),
            str(one.drawn),
            *(ms(value) for value in (one.p95_ms, one.freeze_ms, one.task_ms)),
        )
    return table


def map_table(measured: list[MapFigures]) -> Table:
    table = Table()
    table.add_column()
    for heading in ("first", "work", "most", "fps", "reach", "code", "page", "data"):
        table.add_column(t(f"bench-map-{heading}"), justify="right")
    for one in measured:
        table.add_row(
            t(f"bench-map-{one.screen}"),
            *(ms(value) for value in (one.first_ms, one.p95_ms, one.most_ms)),
            str(one.fps),
            ms(one.reach_ms),
            *(t("bench-kb", value=value) for value in (one.map_kb, one.page_kb, one.data_kb)),
        )
    return table


def ms(value: float) -> str:
    return str(t("bench-ms", value=value))
