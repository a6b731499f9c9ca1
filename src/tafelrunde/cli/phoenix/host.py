"""`tafelrunde phoenix host`: a campaign moves from its folder to a server, or into the database of one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.homes import home_in
from tafelrunde.cli.phoenix.remote import VARIABLE, Hosted, address_of, bring, is_server
from tafelrunde.phoenix_desk.campaign.moving import move
from tafelrunde.phoenix_desk.folder import Folder, open_campaign


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-host-folder"))],
    server: Annotated[str, typer.Option("--server", help=t("phoenix-host-server"))],
    name: Annotated[str, typer.Option("--name", help=t("phoenix-host-name"))] = "",
    me: Annotated[str, typer.Option("--me", help=t("phoenix-host-me"))] = "",
    token: Annotated[str, typer.Option("--token", envvar=VARIABLE, help=t("phoenix-token"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    source = Folder(folder)
    called = name or open_campaign(folder).header.table
    with source.held():
        hosted = brought(source, server, called, me, token)
        source.leave_for(hosted.place)
    if as_json:
        link = {"link": hosted.link} if hosted.link else {}
        print_json({"campaign": hosted.place, "entries": hosted.entries, **link})
        return
    out = console()
    say(out, Text(t("phoenix-host-done", folder=str(folder), place=hosted.place)))
    if hosted.link:
        say(out, Text(t("phoenix-host-link", link=hosted.link)))


def brought(source: Folder, server: str, name: str, me: str, token: str) -> Hosted:
    """To a running server as one archive, or into a database."""
    if is_server(server):
        return bring(source, address_of(server, token), name, me)
    target = home_in(server, name, new=True)
    return Hosted(target.where(), len(move(source, target).table.entries), "")
