"""`tafelrunde phoenix import`: a world from the old tool's tables, as a file to found a campaign on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

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
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    points = None if gates is None else read_bytes(gates, LARGEST_LOG)
    imported = read_map(read_bytes(karte, LARGEST_LOG), str(karte), points, size, name)
    with world.open("xb") as file:  # what is there already may be somebody's only copy
        file.write(write_description(imported.description))
    held = imported.holdings
    counts = {
        "owners": len(held.owners),
        "towns": len(held.towns),
        "works": sum(map(len, held.works.values())),
    }
    if as_json:
        print_json({"world": str(world), **counts})
    else:
        say(console(), Text(t("phoenix-written", files=str(world))))
