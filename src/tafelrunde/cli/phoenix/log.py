"""`tafelrunde phoenix log`: all entries of a campaign, and what was rolled back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from tafelrunde.campaign.folder import Campaign
from tafelrunde.campaign.history import begun_month
from tafelrunde.campaign.retelling import entries_by_month
from tafelrunde.campaign.rewinding import RolledBack, rollbacks
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.engine.log import Entry
from tafelrunde.games.phoenix.calendar import month_name


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    month: Annotated[str, typer.Option("--month", help=t("phoenix-log-month"))] = "",
    start: Annotated[int, typer.Option("--from", min=1, help=t("phoenix-log-from"))] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = Campaign.open(folder)
    wanted = begun_month(campaign, month)
    chosen = [
        (when, entry)
        for when, entry in entries_by_month(campaign)
        if entry.n >= start and wanted in (0, when)
    ]
    if as_json:
        rows = [as_data(campaign, when, entry) for when, entry in chosen]
        print_json({"entries": rows, "rollbacks": rollbacks(folder)})
        return
    show(campaign, chosen, rollbacks(folder))


def name_of(campaign: Campaign, seat: int) -> str:
    return t("phoenix-log-chance") if seat < 0 else campaign.header.seats[seat]


def as_data(campaign: Campaign, month: int, entry: Entry) -> dict[str, Any]:
    return {
        "n": entry.n,
        "month": month,
        "seat": entry.seat,
        "name": name_of(campaign, entry.seat),
        "move": entry.move,
        "text": campaign.game.format_move(entry.move, language()),
        "typed": entry.typed,
    }


def show(campaign: Campaign, chosen: list[tuple[int, Entry]], undone: list[RolledBack]) -> None:
    out = console()
    last = 0
    for month, entry in chosen:
        if month != last:
            say(out, Text(month_name(month), "bold"))
            last = month
        typed = f" ({t('phoenix-log-typed')})" if entry.typed else ""
        said = campaign.game.format_move(entry.move, language()).replace("\n", "\n       ")
        say(out, Text(f"{entry.n:>5}  {name_of(campaign, entry.seat)}{typed}: {said}"))
    for note in undone:
        say(out, Text(t("phoenix-log-undone", file=note.kept, entries=str(note.entries), reason=note.reason)))
