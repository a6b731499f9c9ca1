"""`tafelrunde phoenix compare`: what another reading of the rules would have made of the campaign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from tafelrunde.campaign.comparing import Changed, Comparison, compare
from tafelrunde.campaign.differences import Difference, by_topic
from tafelrunde.campaign.folder import Campaign
from tafelrunde.campaign.history import read_month
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.audit import change_said
from tafelrunde.cli.phoenix.leading import in_words
from tafelrunde.cli.phoenix.telling import left_out_data, show_left_out
from tafelrunde.cli.sim import read_options
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.calendar import month_name
from tafelrunde.games.phoenix.protocol_outcomes import outcome


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    option: Annotated[list[str] | None, typer.Option("--option", help=t("phoenix-compare-option"))] = None,
    month: Annotated[str, typer.Option("--month", help=t("phoenix-compare-month"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = Campaign.open(folder)
    options = wanted_options(campaign, option or ())
    with in_words(campaign.game, campaign.header.seats):
        found = compare(campaign, options, read_month(month) if month else 1)
    if as_json:
        print_json({"options": options, **as_data(campaign, found)})
    else:
        show(campaign, options, found)


def wanted_options(campaign: Campaign, assignments: Sequence[str]) -> dict[str, str]:
    """At least one that is not as it is already."""
    options = read_options(assignments)
    now = campaign.state.setting.options
    if not options or all(now.get(name) == value for name, value in options.items()):
        known = ", ".join([f"{name}={value}" for name, value in now.items()])
        raise Complaint(
            f"--option: name a reading that differs; the campaign has {known}",
            f"--option: nenne eine Auslegung, die abweicht; im Feldzug gilt {known}",
        )
    if "deadlines" in options:
        raise Complaint(
            "--option deadlines: sheets handed in under one way of play mean nothing under another",
            "--option deadlines: Zugblätter der einen Spielweise bedeuten in der anderen nichts",
        )
    return options


def as_data(campaign: Campaign, found: Comparison) -> dict[str, Any]:
    return {
        "differences": found.differences,
        "evaluations": [
            {
                "month": one.month,
                "fields": one.fields,
                "before": said(campaign, one.before),
                "after": said(campaign, one.after),
            }
            for one in found.evaluations
        ],
        "left_out": left_out_data(campaign, found.left_out),
        "skipped": [entry.n for entry in found.skipped],
    }


def said(campaign: Campaign, minute: Any) -> str:
    return "–" if minute is None else outcome(minute, campaign.names, language())


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
        f"  {t('phoenix-compare-before')}: {said(campaign, found.before)}",
        f"  {t('phoenix-compare-after')}: {said(campaign, found.after)}",
    ]


def show_differences(out: Console, found: Sequence[Difference]) -> None:
    for line in difference_lines(found):
        say(out, Text(f"  {line}"))
    say(out, Text(t("phoenix-differences", count=len(found))))


def difference_lines(found: Sequence[Difference]) -> list[str]:
    """What belongs to one army, person or town in one line."""
    return [
        f"{topic}: {', '.join([change_said(row).removeprefix(f'{topic}.') for row in rows])}"
        for topic, rows in by_topic(list(found)).items()
    ]
