"""`tafelrunde bench phoenix`: how long a campaign takes, and how that grows with its size."""

from __future__ import annotations

import time

from rich.table import Table
from rich.text import Text

from bench.build import build_state
from bench.phoenix import CampaignFigures, Size, War, campaigns_json, measure_campaigns
from bench.words import t
from tafelrunde.cli.language import figure
from tafelrunde.cli.output import console, notice, print_json, progress


def measure(*, quick: bool, json: bool) -> None:
    build, start = build_state(), time.monotonic()
    if build != "current":
        notice(t(f"bench-build-{build}"))
    with progress(t("bench-progress")) as tick:
        found = measure_campaigns(quick=quick, tick=tick)
    seconds = time.monotonic() - start
    if json:
        print_json(campaigns_json(found, build, seconds))
    else:
        show(found, seconds)


def show(found: dict[str, CampaignFigures], seconds: float) -> None:
    out = console()
    out.print(singles(found))
    out.print(wars(found))
    out.print(Text(kinds_of(found["pure"].war), style="dim"))
    for name, figures in found.items():
        out.print(sizes(name, figures))
    out.print(Text(t("bench-phoenix-about", seconds=round(seconds, 1)), style="dim"))


def singles(found: dict[str, CampaignFigures]) -> Table:
    table = Table(title="phoenix", title_style="bold", title_justify="left")
    table.add_column()
    for heading in ("reach", "roads", "copy", "month"):
        table.add_column(t(f"bench-phoenix-{heading}"), justify="right")
    for name, figures in found.items():
        times = (figures.reach_us, figures.reach_on_roads_us, figures.copy_us)
        cells = [t("bench-us", value=value) for value in times]
        table.add_row(t(f"bench-{name}"), *cells, t("bench-s", value=figures.month.seconds))
    return table


def wars(found: dict[str, CampaignFigures]) -> Table:
    table = Table(title=t("bench-phoenix-war"), title_justify="left")
    table.add_column()
    for heading in ("realms", "armies", "wizards", "orders", "fights", "month"):
        table.add_column(t(f"bench-phoenix-{heading}"), justify="right")
    for name, figures in found.items():
        war = figures.war
        counts = (war.realms, war.armies, war.wizards, war.orders, war.all_fights)
        cells = [figure(count) for count in counts]
        table.add_row(t(f"bench-{name}"), *cells, t("bench-s", value=war.seconds))
    return table


def kinds_of(war: War) -> str:
    """What was fought, kind by kind."""
    return ", ".join([f"{t(f'phoenix-tally-kind-{kind}')} {count}" for kind, count in war.fights.items()])


def sizes(name: str, figures: CampaignFigures) -> Table:
    table = Table(title=t(f"bench-{name}"), title_justify="left")
    for heading in ("realms", "armies", "fields", "orders", "month", "per-army"):
        table.add_column(t(f"bench-phoenix-{heading}"), justify="right")
    for size in figures.growing:
        table.add_row(*cells_of(size))
    return table


def cells_of(size: Size) -> list[str]:
    counts = (size.realms, size.armies, size.fields, size.orders)
    numbers = [figure(count) for count in counts]
    return [*numbers, t("bench-s", value=size.seconds), t("bench-us", value=size.us_per_army)]
