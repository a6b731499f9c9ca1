"""`tafelrunde bench campaign`: campaigns on a server, with the limits that they have to keep."""

from __future__ import annotations

import time

from rich.table import Table
from rich.text import Text

from bench.campaign import FULL, QUICK, Measured, campaign_json, limits, measure_campaigns
from bench.campaign_load import Part
from bench.words import t
from tafelrunde.cli.language import figure
from tafelrunde.cli.output import console, print_json, progress


def measure(*, quick: bool, json: bool) -> None:
    start = time.monotonic()
    with progress(t("bench-progress")) as tick:
        found = measure_campaigns(QUICK if quick else FULL, tick)
    seconds = time.monotonic() - start
    if json:
        print_json(campaign_json(found, seconds))
    else:
        show(found, seconds)


def show(found: Measured, seconds: float) -> None:
    out = console()
    table = Table()
    table.add_column()
    for heading in ("value", "most", "holds"):
        table.add_column(t(f"bench-campaign-{heading}"), justify="right")
    for limit in limits(found):
        words = t(f"bench-campaign-{limit.what.replace('_', '-')}")
        holds = t("bench-campaign-yes" if limit.holds else "bench-campaign-no")
        table.add_row(words, figure(limit.value), figure(limit.most), holds)
    out.print(table)
    out.print(parts(found))
    about = t("bench-campaign-about", seconds=round(seconds, 1), load=found.load)
    out.print(Text(about, style="dim"))


def parts(found: Measured) -> Table:
    """Requests in milliseconds, and what the worker takes of them."""
    table = Table()
    table.add_column()
    for heading in ("half", "most-of", "nearly-all", "cpu"):
        table.add_column(t(f"bench-campaign-{heading}"), justify="right")
    rows = {
        "echo": found.echo,
        "verdict": found.verdict,
        "alone": found.verdict_alone,
        "reach": found.reach,
        "reach-first": found.reach_first,
        "open": found.slept.opening,
        "save": found.save,
        "step": found.step,
        "quiet": found.months.quiet,
        "meanwhile": found.months.meanwhile,
    }
    for name, part in rows.items():
        table.add_row(t(f"bench-campaign-{name}"), *cells(part))
    return table


def cells(part: Part) -> list[str]:
    shares = [t("bench-ms", value=part.at(share)) for share in (0.5, 0.95, 0.99)]
    return [*shares, t("bench-ms", value=part.cpu_ms) if part.cpu_ms else ""]
