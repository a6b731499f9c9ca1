"""`tafelrunde phoenix import`: a world from the old tool's tables, as a file to found a campaign on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from tafelrunde.campaign.old_tool import changes_from
from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.reading import LARGEST_LOG, read_bytes
from tafelrunde.games.phoenix.description import write_description
from tafelrunde.games.phoenix.old_map import read_map


def command(
    karte: Annotated[Path, typer.Argument(help=t("phoenix-import-map"))],
    world: Annotated[Path, typer.Argument(help=t("phoenix-import-world"))],
    gates: Annotated[Path | None, typer.Option("--gates", help=t("phoenix-import-gates"))] = None,
    size: Annotated[str, typer.Option("--size", help=t("phoenix-new-size"))] = "erkenfara",
    name: Annotated[str, typer.Option("--name", help=t("phoenix-import-name"))] = "Erkenfara",
    changes: Annotated[Path | None, typer.Option("--changes", help=t("phoenix-import-changes"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    points = None if gates is None else read_bytes(gates, LARGEST_LOG)
    imported = read_map(read_bytes(karte, LARGEST_LOG), str(karte), points, size, name)
    write_new(world, write_description(imported.description))
    if changes is not None:
        write_new(changes, msgspec.json.encode(changes_from(imported.holdings)) + b"\n")
    held = imported.holdings
    counts = {
        "owners": len(held.owners),
        "towns": len(held.towns),
        "works": sum(map(len, held.works.values())),
    }
    if as_json:
        print_json({"world": str(world), **counts})
    else:
        written = ", ".join([str(path) for path in (world, changes) if path is not None])
        say(console(), Text(t("phoenix-written", files=written)))


def write_new(path: Path, data: bytes) -> None:
    with path.open("xb") as file:  # what is there already may be somebody's only copy
        file.write(data)
