"""`tafelrunde phoenix host`: a campaign moves from its folder into the database of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.homes import home_in
from tafelrunde.phoenix_desk.campaign.moving import move
from tafelrunde.phoenix_desk.folder import Folder, open_campaign


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-host-folder"))],
    server: Annotated[str, typer.Option("--server", help=t("phoenix-host-server"))],
    name: Annotated[str, typer.Option("--name", help=t("phoenix-host-name"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    source = Folder(folder)
    target = home_in(server, name or open_campaign(folder).header.table, new=True)
    with source.held():
        campaign = move(source, target)
        source.leave_for(target.where())
    if as_json:
        print_json({"campaign": target.where(), "entries": len(campaign.table.entries)})
    else:
        say(console(), Text(t("phoenix-host-done", folder=str(folder), place=target.where())))
