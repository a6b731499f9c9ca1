"""`tafelrunde phoenix questions`: the log of questions about the rules, open ones first."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.campaign.folder import Campaign
from tafelrunde.campaign.questions import answered, open_questions
from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = Campaign.open(folder)
    waiting, done = open_questions(campaign), answered(campaign)
    if as_json:
        print_json({"open": waiting, "answered": done})
        return
    out = console()
    for question in waiting:
        asker = f" ({question.realm})" if question.realm else ""
        say(
            out, Text(t("phoenix-question-open", number=str(question.number), text=question.question + asker))
        )
    for question in done:
        say(out, Text(f"#{question.entry}  {question.question}"))
        say(out, Text(f"    {question.answer}"))
    if not waiting and not done:
        say(out, Text(t("phoenix-questions-none")))
