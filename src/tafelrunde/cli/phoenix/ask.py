"""`tafelrunde phoenix ask`: notes a question about the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.campaign.questions import ask
from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.leading import leading


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    question: Annotated[str, typer.Argument(help=t("phoenix-ask-question"))],
    realm: Annotated[str, typer.Option("--realm", "-r", help=t("phoenix-ask-realm"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    with leading(folder) as campaign:
        asker = campaign.names[campaign.realm(realm)] if realm else ""
        number = ask(campaign, question, asker)
    if as_json:
        print_json({"number": number})
    else:
        say(console(), Text(t("phoenix-ask-done", number=str(number))))
