"""`tafelrunde phoenix compare`: what another reading of the rules would have made of the campaign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.change import in_words
from tafelrunde.cli.phoenix.homes import campaign_at
from tafelrunde.cli.phoenix.overview import show_left_out
from tafelrunde.cli.sim import read_options
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.phoenix_desk.answers.readings import need_other_reading, reading, told
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import read_month
from tafelrunde.phoenix_desk.review.by_realm import told_together
from tafelrunde.phoenix_desk.review.comparison import Changed, Comparison, compare
from tafelrunde.phoenix_desk.review.differences import Difference


def command(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    option: Annotated[list[str] | None, typer.Option("--option", help=t("phoenix-compare-option"))] = None,
    month: Annotated[str, typer.Option("--month", help=t("phoenix-compare-month"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = campaign_at(folder)
    options = read_options(option or ())
    need_other_reading(campaign, options)
    with in_words(campaign.game, campaign.header.seats):
        found = compare(campaign, options, read_month(month) if month else 1)
    if as_json:
        print_json(reading(campaign, options, found, language()))
    else:
        show(campaign, options, found)


def show(campaign: Campaign, options: Mapping[str, str], found: Comparison) -> None:
    out = console()
    chosen = ", ".join([f"{name}={value}" for name, value in options.items()])
    say(out, Text(t("phoenix-compare-head", options=chosen), "bold"))
    for one in found.evaluations:
        for line in evaluation_lines(campaign, one):
            say(out, Text(line))
    show_differences(out, found.differences)
    show_left_out(out, campaign, found.left_out)
    for entry in found.skipped:
        move = campaign.game.format_move(entry.move, language())
        say(out, Text(t("phoenix-rerun-skipped", entry=str(entry.n), move=move)))


def evaluation_lines(campaign: Campaign, found: Changed) -> list[str]:
    return [
        f"{month_name(found.month)}, {', '.join(found.fields)}",
        f"  {t('phoenix-compare-before')}: {told(campaign, found.before, language())}",
        f"  {t('phoenix-compare-after')}: {told(campaign, found.after, language())}",
    ]


def show_differences(out: Console, found: Sequence[Difference]) -> None:
    for line in difference_lines(found):
        say(out, Text(f"  {line}"))
    say(out, Text(t("phoenix-differences", count=len(found))))


def difference_lines(found: Sequence[Difference]) -> list[str]:
    return told_together(found, language())
