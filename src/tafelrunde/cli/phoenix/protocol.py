"""`tafelrunde phoenix protocol`: every evaluation with each factor and its rule, to be checked by hand."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.change import in_words as refusals_in_words
from tafelrunde.cli.phoenix.homes import campaign_at
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.told.minutes import Thrown
from tafelrunde.phoenix_desk.answers.minutes import evaluations_of, minutes_of
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.protocol.whole import in_words
from tafelrunde.phoenix_desk.review.evaluations import Evaluation


def command(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    month: Annotated[str, typer.Option("--month", help=t("phoenix-protocol-month"))] = "",
    field: Annotated[str, typer.Option("--field", help=t("phoenix-protocol-field"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = campaign_at(folder)
    with refusals_in_words(campaign.game, campaign.header.seats):
        if as_json:
            print_json(minutes_of(campaign, month, field, language()))
        else:
            show(campaign, evaluations_of(campaign, month, field))


def show(campaign: Campaign, found: list[Evaluation]) -> None:
    """Dice stand in the evaluation that asked for them, so they are not told twice."""
    out, last = console(), 0
    worked = [one for one in found if not isinstance(one.minute, Thrown)]
    for one in worked:
        if one.month != last:
            say(out, Text(month_name(one.month), "bold"))
            last = one.month
        head, *lines = in_words(one.minute, campaign.names, language())
        say(out, Text(f"#{one.entry}  {head}", "bold"))
        for line in lines:
            say(out, Text(f"  {line}"))
    if not worked:
        say(out, Text(t("phoenix-protocol-none")))
