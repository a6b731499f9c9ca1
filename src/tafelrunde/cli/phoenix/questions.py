"""`tafelrunde phoenix ask`, `answer`, `questions`: questions about the rules, noted, answered and listed."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.text import Text

from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.change import leading
from tafelrunde.cli.phoenix.homes import campaign_at
from tafelrunde.phoenix_desk.orders.questions import answer, answered, ask, open_questions


def note(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
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


def answer_for_all(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
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


def list_all(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = campaign_at(folder)
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


COMMANDS: Final = {"ask": note, "answer": answer_for_all, "questions": list_all}
