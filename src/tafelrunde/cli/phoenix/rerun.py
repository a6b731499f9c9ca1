"""`tafelrunde phoenix rerun`: plays a month and all after it again, with the same sheets and dice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.campaign.folder import Campaign, changing
from tafelrunde.campaign.history import read_month
from tafelrunde.campaign.rewinding import Again, play_again
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.correct import amendment
from tafelrunde.cli.phoenix.leading import in_words, stated
from tafelrunde.cli.phoenix.telling import left_out_data, show_left_out, state_in_words
from tafelrunde.engine.codec import convert_move
from tafelrunde.games.phoenix.moves import Amend


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    reason: Annotated[str, typer.Option("--reason", help=t("phoenix-reason"))],
    month: Annotated[str, typer.Option("--month", help=t("phoenix-rerun-month"))] = "",
    correct: Annotated[list[str] | None, typer.Option("--correct", help=t("phoenix-rerun-correct"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    stated(reason)
    with changing(folder) as campaign, in_words(campaign.game, campaign.header.seats):
        amend = correction(campaign, correct, reason) if correct else None
        when = read_month(month) if month else last_played(campaign)
        after, again = play_again(campaign, when, reason, amend)
    tell(after, again, as_json)


def correction(campaign: Campaign, changes: Sequence[str], reason: str) -> Amend:
    move = convert_move(campaign.game, amendment(changes, reason))
    assert isinstance(move, Amend)
    return move


def last_played(campaign: Campaign) -> int:
    """The month that is over, or the first one while it runs."""
    return max(1, campaign.state.month - (not campaign.is_over))


def tell(campaign: Campaign, again: Again, as_json: bool) -> None:
    if as_json:
        lost = left_out_data(campaign, again.left_out)
        print_json({"kept": again.note, "left_out": lost, "skipped": [entry.n for entry in again.skipped]})
        return
    out = console()
    say(out, Text(t("phoenix-rerun-done", entries=again.note.dropped, file=again.note.kept)))
    show_left_out(out, campaign, again.left_out)
    for entry in again.skipped:
        said = campaign.game.format_move(entry.move, language())
        say(out, Text(t("phoenix-rerun-skipped", entry=str(entry.n), move=said)))
    say(out, Text(state_in_words(campaign)))
