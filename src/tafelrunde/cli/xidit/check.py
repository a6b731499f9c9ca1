"""`tafelrunde xidit data check`: whether an owner's file can be used, and how far it differs from ours."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from tafelrunde.cli.input_files import corrections_from
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.games.xidit.box.corrections import check_data, corrected
from tafelrunde.games.xidit.box.data import Printed, reconstruction
from tafelrunde.games.xidit.box.printed import warnings
from tafelrunde.telling.complaints import said

Things = Mapping[str, Any]


class Report(msgspec.Struct, frozen=True):
    file: str
    ok: bool
    title: str
    errors: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    """What looks odd; a printed board may really be so."""
    differs: dict[str, tuple[int, int]] = {}
    """Of each kind of thing, how many are not as in our reconstruction, and how many there are."""
    changed: dict[str, tuple[str, ...]] = {}
    """Which ones, of each kind of which some differ."""


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
    mistakes = tuple(said(mistake, language()) for mistake in check_data(data))
    if mistakes:
        return Report(str(file), ok=False, title=str(data.get("title", "")), errors=mistakes)
    printed = corrected(data)
    odd = tuple(said(warning, language()) for warning in warnings(printed))
    changed = differences(printed)
    counts = {kind: (len(changed[kind]), len(found)) for kind, found in things(printed).items()}
    named = {kind: names for kind, names in changed.items() if names}
    return Report(str(file), True, printed.title, (), odd, counts, named)


def things(printed: Printed) -> dict[str, Things]:
    """What can differ, by the name that a file has for it; notes about sources are no part of it."""
    sets = {
        f"tiles.{name}": {
            str(tile.city): (sorted(tile.recruit), sorted(tile.threat.cost), tile.threat.gold,
                             tile.threat.bards, tile.threat.stories)
            for tile in tiles.tiles
        }
        for name, tiles in printed.tilesets.items()
    }  # fmt: skip
    return {
        "roads": {f"{min(road.a, road.b)}-{max(road.a, road.b)}": road.colour for road in printed.roads},
        "regions": {
            region.id: (region.first, region.second, frozenset(region.cities), region.empty_token)
            for region in printed.regions
        },
        **sets,
        "titans": {
            titan.id: (titan.units, titan.gold, titan.bards, titan.stories) for titan in printed.titans
        },
        "units": {unit.id: unit.count for unit in printed.unit_types},
        "setup": {"long": printed.setup.long, "short": printed.setup.short, **printed.setup.modes},
        "census": {row.unit: (row.sole, row.tied) for row in printed.census},
        "dummy": {**{f"start.{name}": start for name, start in sorted(printed.dummy.start.items())},
                  "track_max": printed.dummy.track_max},
    }  # fmt: skip


def differences(printed: Printed) -> dict[str, tuple[str, ...]]:
    """Of each kind of thing, those that are not as in our reconstruction, or are missing."""
    ours = things(reconstruction())
    return {
        kind: tuple(
            name
            for name in dict.fromkeys((*found, *ours[kind]))
            if found.get(name, ...) != ours[kind].get(name, ...)
        )
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
        say(out, Text(f"  {difference(kind, count, of, report.changed.get(kind, ()))}"))
    if not any(count for count, _of in report.differs.values()):
        say(out, Text(t("xidit-ours"), style="bold yellow"))


def difference(kind: str, count: int, of: int, changed: tuple[str, ...]) -> str:
    """`1 of 21 tiles of set 4-5: 17`."""
    name, _, tileset = kind.partition(".")
    text = t(f"xidit-differs-{name}", count=count, of=of, set=tileset)
    return f"{text}: {', '.join(changed)}" if changed else text
