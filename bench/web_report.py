"""`tafelrunde bench web`: measures how soon a move is seen in the browser."""

from __future__ import annotations

import time

import msgspec
from rich.table import Table
from rich.text import Text

from bench.web import Amount, WebFigures, measure_web
from bench.words import t
from tafelrunde.cli.output import console, print_json, progress
from tafelrunde.games import OWN_GAMES

QUICK_MOVES = Amount(people=25, bots=12)
FULL_MOVES = Amount(people=100, bots=50)


def measure(*, quick: bool, json: bool) -> None:
    start = time.monotonic()
    with progress(t("bench-progress")) as tick:
        measured = measure_web(list(OWN_GAMES), QUICK_MOVES if quick else FULL_MOVES, tick)
    seconds = time.monotonic() - start
    if json:
        print_json({"games": [msgspec.structs.asdict(one) for one in measured], "seconds": round(seconds, 1)})
    else:
        show(measured, seconds)


def show(measured: list[WebFigures], seconds: float) -> None:
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
    console().print(table)
    console().print(Text(t("bench-web-about", seconds=round(seconds, 1)), style="dim"))


def ms(value: float) -> str:
    return str(t("bench-ms", value=value))
