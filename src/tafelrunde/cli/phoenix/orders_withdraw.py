"""`tafelrunde phoenix orders withdraw`: takes a sheet back that has not been played yet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.campaign.drafts import withdraw
from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.leading import leading
from tafelrunde.engine.errors import Complaint


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-realm"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    with leading(folder) as campaign:
        number = campaign.realm(realm)
        name = campaign.names[number]
        if not withdraw(campaign, number):
            raise Complaint(
                f"no sheet of {name} waits; what is in the log already is undone by `phoenix rollback`",
                f"von {name} wartet kein Zugblatt; was schon im Log steht, nimmt `phoenix rollback` zurück",
            )
    if as_json:
        print_json({"realm": name, "withdrawn": True})
    else:
        say(console(), Text(t("phoenix-withdrawn", realm=name)))
