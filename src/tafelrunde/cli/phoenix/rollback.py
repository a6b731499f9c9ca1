"""`tafelrunde phoenix rollback`: undoes everything after a point; the old log is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.campaign.folder import changing
from tafelrunde.campaign.history import read_point
from tafelrunde.campaign.rewinding import roll_back
from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.leading import in_words, stated
from tafelrunde.cli.phoenix.telling import state_in_words


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    to: Annotated[str, typer.Option("--to", help=t("phoenix-rollback-to"))],
    reason: Annotated[str, typer.Option("--reason", help=t("phoenix-rollback-reason"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    stated(reason)
    with changing(folder) as campaign, in_words(campaign.game, campaign.header.seats):
        shorter, note = roll_back(campaign, read_point(campaign, to), reason)
    if as_json:
        print_json(note)
        return
    out = console()
    say(out, Text(t("phoenix-rollback-done", dropped=note.dropped, file=note.kept)))
    say(out, Text(state_in_words(shorter)))
