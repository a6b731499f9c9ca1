"""`tafelrunde bench`: random games beside Catanatron, the server beside a peer, campaigns, the browser."""

from __future__ import annotations

import time
from typing import Annotated, Literal

import typer
from rich.table import Table
from rich.text import Text

from bench.build import BuildState, build_state
from bench.contest import FULL, QUICK, check_peer, hold_contest
from bench.figures import Figures, GameFigures, as_json, figures
from bench.words import t
from tafelrunde.cli.language import figure
from tafelrunde.cli.output import console, notice, print_json, progress
from tafelrunde.games import OWN_GAMES

What = Literal["engine", "server", "web", "phoenix", "campaign"]


def command(
    what: Annotated[What, typer.Argument(help=t("bench-what"))] = "engine",
    quick: Annotated[bool, typer.Option("--quick", help=t("bench-quick"))] = False,
    json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    if what == "server":
        from bench.server_report import measure  # all of the server, which the engine does not need

        measure(quick=quick, json=json)
    elif what == "web":
        from bench.web_report import measure as measure_browser

        measure_browser(quick=quick, json=json)
    elif what == "phoenix":
        from bench.phoenix_report import measure as measure_campaign

        measure_campaign(quick=quick, json=json)
    elif what == "campaign":
        from bench.campaign_report import measure as measure_hosted

        measure_hosted(quick=quick, json=json)
    else:
        measure_engine(quick=quick, json=json)


def measure_engine(*, quick: bool, json: bool) -> None:
    peer, build, games = check_peer(), build_state(), list(OWN_GAMES)
    if build != "current":
        notice(t(f"bench-build-{build}"))
    start = time.monotonic()
    with progress(t("bench-progress")) as tick:
        rounds = hold_contest(games, QUICK if quick else FULL, tick)
    seconds = time.monotonic() - start
    measured = figures(rounds, games, peer)
    if json:
        print_json(as_json(measured, build, seconds))
    else:
        show(measured, build, seconds)


def show(measured: Figures, build: BuildState, seconds: float) -> None:
    out = console()
    for game, own in measured.games.items():
        table = Table(title=game, title_style="bold", title_justify="left")
        table.add_column()
        for heading in ("time", "ratio", "error", "copy", "speed"):
            table.add_column(t(f"bench-{heading}"), justify="right")
        table.add_row(measured.peer, us(measured.peer_us), "1", "", us(measured.peer_copy_us), "")
        table.add_row(t("bench-pure"), *pure_cells(own))
        if build == "current":
            table.add_row(t("bench-compiled"), *compiled_cells(own))
        out.print(table)
    out.print(Text(t("bench-about", rounds=measured.rounds, seconds=round(seconds, 1)), style="dim"))


def us(value: float) -> str:
    return t("bench-us", value=value)


def pure_cells(own: GameFigures) -> list[str]:
    return cells(own.pure_us, own.ratio_pure, own.error_pure, own.copy_us_pure, own.games_per_second_pure)


def compiled_cells(own: GameFigures) -> list[str]:
    return cells(own.compiled_us, own.ratio_compiled, own.error_compiled, own.copy_us, own.games_per_second)


def cells(
    time_us: float | None, ratio: float | None, error: float | None, copy_us: float | None, speed: float
) -> list[str]:
    """One build's row; a ratio reads best as one over something."""
    if time_us is None or ratio is None or error is None or copy_us is None:
        return []
    return [
        us(time_us),
        f"1/{t('number', value=round(1 / ratio, 1))}",
        f"± {t('percent', value=error)}",
        us(copy_us),
        figure(round(speed)),
    ]
