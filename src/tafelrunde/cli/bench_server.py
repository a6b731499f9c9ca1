"""`tafelrunde bench server`: measures the table server, beside boardgame.io's in the same run."""

from __future__ import annotations

import time

from rich.table import Table
from rich.text import Text

from tafelrunde.bench.server_contest import FULL, QUICK, check_server_peer, hold_server_contest
from tafelrunde.bench.server_figures import ServerFigures, server_figures, server_json
from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, progress

GAME = "kingsburg"


def measure(*, quick: bool, json: bool) -> None:
    peer = check_server_peer()
    start = time.monotonic()
    with progress(t("bench-progress")) as tick:
        rounds = hold_server_contest(QUICK if quick else FULL, GAME, tick)
    seconds = time.monotonic() - start
    figures = server_figures(rounds, peer)
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
    table.add_row("Tafelrunde", number(figures.moves_per_second), t("number", value=figures.ratio), error)
    out.print(table)
    out.print(
        t(
            "bench-open-tables",
            tables=figures.tables,
            game=figures.game,
            p50=figures.p50_ms,
            p99=figures.p99_ms,
            late=figures.late,
            kb=figures.kb_per_table,
        )
    )
    about = t("bench-server-about", rounds=figures.rounds, seconds=round(seconds, 1), load=figures.load)
    out.print(Text(about, style="dim"))


def number(value: float) -> str:
    return str(t("number", value=round(value)))
