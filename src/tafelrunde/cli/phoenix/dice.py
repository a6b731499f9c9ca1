"""`tafelrunde phoenix dice`: types in what was drawn or rolled at the table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.campaign.dice import is_waiting, read_values, wanted
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.leading import leading
from tafelrunde.engine.protocol import CHANCE


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    values: Annotated[list[str], typer.Argument(help=t("phoenix-dice-values"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    with leading(folder) as campaign:
        move = read_values(campaign, " ".join(values))
        campaign.play(CHANCE, move, typed=True)
        n = len(campaign.table.entries)
    more = wanted(campaign) if is_waiting(campaign) else None
    if as_json:
        print_json({"entry": n, "move": move, "wanted": more})
        return
    out = console()
    say(out, Text(f"#{n}  {campaign.game.format_move(move, language())}"))
    if more is not None:
        say(out, Text(t("phoenix-dice-wanted", dice=more.said(language()))))
