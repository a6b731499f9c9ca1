"""`tafelrunde phoenix realms`: all realms with what the game master knows of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.campaign.folder import Campaign
from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json
from tafelrunde.cli.phoenix.telling import realm_rows, show_realms


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = Campaign.open(folder)
    if as_json:
        print_json({"month": campaign.state.month, "realms": realm_rows(campaign)})
    else:
        show_realms(console(), campaign)
