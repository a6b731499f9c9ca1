"""`tafelrunde xidit data check`: whether an owner's file can be used, and how far it differs from ours."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.reading import corrections_from
from tafelrunde.games.xidit.corrections import check_data, corrected
from tafelrunde.games.xidit.data import Printed, reconstruction
from tafelrunde.games.xidit.printed import warnings

Things = Mapping[Hashable, Any]


class Report(msgspec.Struct, frozen=True):
    file: str
    ok: bool
    title: str
    errors: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    """What looks odd; a printed board may really be so."""
    differs: dict[str, tuple[int, int]] = {}
    """Of each kind of thing, how many are not as in our reconstruction, and how many there are."""


def command(
    file: Annotated[Path, typer.Argument(help=t("xidit-file"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    report = judge(file)
    if as_json:
        print_json(report)
    else:
        show(report)
    if not report.ok:
        raise typer.Exit(1)


def judge(file: Path) -> Report:
    data = corrections_from(file)
    mistakes = tuple(mistake.said(language()) for mistake in check_data(data))
    if mistakes:
        return Report(str(file), ok=False, title=str(data.get("title", "")), errors=mistakes)
    printed = corrected(data)
    odd = tuple(warning.said(language()) for warning in warnings(printed))
    return Report(str(file), True, printed.title, (), odd, differences(printed))


def things(printed: Printed) -> dict[str, Things]:
    """What can differ, by its number or name; notes about sources are no part of it."""
    return {
        "roads": {(frozenset((road.a, road.b)), road.colour): True for road in printed.roads},
        "regions": {
            region.id: (region.first, region.second, frozenset(region.cities)) for region in printed.regions
        },
        "tiles": {
            (name, tile.city): (sorted(tile.recruit), sorted(tile.threat.cost), tile.threat.gold,
                                tile.threat.bards, tile.threat.stories)
            for name, tiles in printed.tilesets.items()
            for tile in tiles.tiles
        },
        "titans": {titan.id: (titan.gold, titan.bards, titan.stories) for titan in printed.titans},
        "units": {unit.id: unit.count for unit in printed.unit_types},
    }  # fmt: skip


def differences(printed: Printed) -> dict[str, tuple[int, int]]:
    ours = things(reconstruction())
    return {
        kind: (sum(ours[kind].get(key) != value for key, value in found.items()), len(found))
        for kind, found in things(printed).items()
    }


def show(report: Report) -> None:
    out = console()
    for mistake in report.errors:
        say(out, Text.assemble(("✗ ", "bold red"), mistake))
    for odd in report.warnings:
        say(out, Text.assemble(("! ", "bold yellow"), t("xidit-odd", odd=odd)))
    if not report.ok:
        text = t("xidit-unusable", file=report.file, count=len(report.errors))
        say(out, Text(text, style="bold red"))
        return
    say(out, Text(t("xidit-usable", file=report.file, title=report.title), style="bold green"))
    for kind, (count, of) in report.differs.items():
        say(out, Text(f"  {t(f'xidit-differs-{kind}', count=count, of=of)}"))
    if not any(count for count, _of in report.differs.values()):
        say(out, Text(t("xidit-ours"), style="bold yellow"))
