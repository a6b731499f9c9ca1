"""`tafelrunde phoenix orders submit`: hands in a sheet; until the round is closed it can be withdrawn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.campaign.drafts import draft_file, hand_in
from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, say
from tafelrunde.cli.phoenix.leading import leading
from tafelrunde.cli.phoenix.orders_check import STANDARD_INPUT, sheet_text, tell


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-realm"))],
    file: Annotated[str, typer.Argument(help=t("phoenix-sheet-file"))] = STANDARD_INPUT,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    text = sheet_text(file)
    with leading(folder) as campaign:
        number = campaign.realm(realm)
        checked = hand_in(campaign, number, text)
        path = draft_file(campaign, number)
    tell(checked, as_json)
    if not checked.is_fine:
        raise typer.Exit(1)
    if not as_json:
        say(console(), Text(t("phoenix-submitted", realm=campaign.names[number], file=str(path))))
