"""`tafelrunde phoenix invite`: what a realm's player needs at home to write and check orders, and no more."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.campaign.desk import invite
from tafelrunde.campaign.drafts import file_name
from tafelrunde.campaign.folder import Campaign
from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.games.phoenix.turn_order import present


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-invite-realm"))],
    out: Annotated[Path, typer.Argument(help=t("phoenix-invite-out"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = Campaign.open(folder)
    everybody = realm.casefold() in ("all", "alle")
    realms = present(campaign.state) if everybody else [campaign.realm(realm)]
    places = {number: out / file_name(campaign.names, number) if everybody else out for number in realms}
    for number, place in places.items():
        invite(campaign, number, place)
    if as_json:
        print_json({campaign.names[number]: str(place) for number, place in places.items()})
        return
    for number, place in places.items():
        say(console(), Text(t("phoenix-invited", realm=campaign.names[number], folder=str(place))))
