"""`tafelrunde phoenix export`: the world and what stands on it, for the old tool or as a world file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.campaign.folder import Campaign
from tafelrunde.campaign.old_tool import holdings_of
from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say, write_whole
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.description import describe, write_description
from tafelrunde.games.phoenix.old_map import write_gates, write_map
from tafelrunde.games.phoenix.old_tables import Kind


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    karte: Annotated[Path | None, typer.Option("--map", help=t("phoenix-export-map"))] = None,
    gates: Annotated[Path | None, typer.Option("--gates", help=t("phoenix-export-gates"))] = None,
    world: Annotated[Path | None, typer.Option("--world", help=t("phoenix-export-world"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = Campaign.open(folder)
    place = campaign.state.setting.world
    written = [path for path in (karte, gates, world) if path is not None]
    if not written:
        raise Complaint(
            "say what shall be written: --map FILE, --gates FILE or --world FILE",
            "sage, was geschrieben werden soll: --map DATEI, --gates DATEI oder --world DATEI",
        )
    if karte is not None:
        write_whole(karte, write_map(place, holdings_of(campaign.state), kind_of(karte)))
    if gates is not None:
        write_whole(gates, write_gates(place, kind_of(gates)))
    if world is not None:
        write_whole(world, write_description(describe(place)))
    if as_json:
        print_json({"files": [str(path) for path in written]})
    else:
        say(console(), Text(t("phoenix-written", files=", ".join(map(str, written)))))


def kind_of(path: Path) -> Kind:
    return "json" if path.suffix.lower() == ".json" else "csv"
