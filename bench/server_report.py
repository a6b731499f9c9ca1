"""`tafelrunde bench server`: measures the table server, beside boardgame.io's in the same run."""

from __future__ import annotations

import time

from rich.table import Table
from rich.text import Text

from bench.server_contest import FULL, QUICK, check_server_peer, hold_server_contest
from bench.server_figures import ServerFigures, server_figures, server_json
from bench.server_readers import EARLY, LATE, read_along
from bench.words import t
from tafelrunde.cli.language import figure
from tafelrunde.cli.output import console, print_json, progress

GAME = "kingsburg"


def measure(*, quick: bool, json: bool) -> None:
    peer = check_server_peer()
    start = time.monotonic()
    with progress(t("bench-progress")) as tick:
        rounds = hold_server_contest(QUICK if quick else FULL, GAME, tick)
        reading = read_along()
    seconds = time.monotonic() - start
    figures = server_figures(rounds, reading, peer)
    if json:
        print_json(server_json(figures, seconds))
    else:
        show(figures, seconds)


def show(figures: ServerFigures, seconds: float) -> None:
    out = console()
    table = Table()
    table.add_column()
    for heading in ("moves", "ratio", "error"):
        table.add_column(t(f"bench-{heading}"), justify="right")
    table.add_row(figures.peer, number(figures.peer_moves_per_second), "1", "")
    error = f"± {t('percent', value=figures.error)}"
    table.add_row("Tafelrunde", number(figures.moves_per_second), figure(figures.ratio), error)
    out.print(table)
    out.print(
        t(
            "bench-open-tables",
            tables=figures.tables,
            game=figures.game,
            p50=figures.p50_ms,
            p99=figures.p99_ms,
            echo=figures.echo_p99_ms,
            ratio=figures.p99_ratio,
            disk=figures.disk_p99_ms,
            disk_ratio=figures.disk_p99_ratio,
            late=figures.late,
            kb=figures.kb_per_table,
        )
    )
    out.print(
        t(
            "bench-readers",
            early=EARLY,
            late=LATE,
            early_ms=figures.early_step_ms,
            late_ms=figures.late_step_ms,
            ratio=figures.late_over_early,
        )
    )
    about = t("bench-server-about", rounds=figures.rounds, seconds=round(seconds, 1), load=figures.load)
    out.print(Text(about, style="dim"))


def number(value: float) -> str:
    return figure(round(value))
