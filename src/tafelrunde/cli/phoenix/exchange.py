"""`tafelrunde phoenix export`, `import`: worlds and what stands on them, for the old tool and from it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.text import Text

from tafelrunde.cli.input_files import LARGEST_LOG, read_bytes
from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say, write_whole
from tafelrunde.cli.phoenix.homes import campaign_at
from tafelrunde.cli.phoenix.remote import VARIABLE, address_of, fetch, is_server
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.world.description import describe, write_description
from tafelrunde.games.phoenix.world.making.old_map import read_map, write_gates, write_map
from tafelrunde.games.phoenix.world.old_tables import Kind
from tafelrunde.phoenix_desk.campaign.moving import move
from tafelrunde.phoenix_desk.folder import Folder
from tafelrunde.phoenix_desk.map.old_tool import changes_from, holdings_of


def export(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    karte: Annotated[Path | None, typer.Option("--map", help=t("phoenix-export-map"))] = None,
    gates: Annotated[Path | None, typer.Option("--gates", help=t("phoenix-export-gates"))] = None,
    world: Annotated[Path | None, typer.Option("--world", help=t("phoenix-export-world"))] = None,
    whole: Annotated[Path | None, typer.Option("--folder", help=t("phoenix-export-folder"))] = None,
    token: Annotated[str, typer.Option("--token", envvar=VARIABLE, help=t("phoenix-token"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = fetch(address_of(folder, token))[1] if is_server(folder) else campaign_at(folder)
    place = campaign.state.setting.world
    written = [path for path in (karte, gates, world, whole) if path is not None]
    if not written:
        raise Complaint("nothing-to-export")
    if whole is not None:
        move(campaign.home, Folder(whole))
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


def import_world(
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


COMMANDS: Final = {"export": export, "import": import_world}
