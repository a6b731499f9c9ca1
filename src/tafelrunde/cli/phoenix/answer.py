"""`tafelrunde phoenix answer`: answers a question about the rules, for all."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.campaign.questions import answer
from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.leading import leading


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    number: Annotated[int, typer.Argument(help=t("phoenix-answer-number"))],
    text: Annotated[str, typer.Argument(help=t("phoenix-answer-text"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    with leading(folder) as campaign:
        question = answer(campaign, number, text)
    if as_json:
        print_json(question)
    else:
        say(console(), Text(t("phoenix-answer-done", number=str(number), entry=str(question.entry))))
