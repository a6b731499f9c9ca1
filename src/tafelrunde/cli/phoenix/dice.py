"""`tafelrunde phoenix dice`: types in what was drawn or rolled at the table."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.change import leading
from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.errors import Complaint
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.months.typed_dice import is_waiting, read_values, wanted


def command(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    values: Annotated[list[str] | None, typer.Argument(help=t("phoenix-dice-values"))] = None,
    draw: Annotated[bool, typer.Option("--draw", help=t("phoenix-dice-draw"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    with leading(folder) as campaign:
        throw(campaign, " ".join(values or ()), draw=draw)
        n = len(campaign.table.entries)
        move = campaign.table.entries[-1].move
    more = wanted(campaign) if is_waiting(campaign) else None
    if as_json:
        print_json({"entry": n, "move": move, "wanted": more})
        return
    out = console()
    say(out, Text(f"#{n}  {campaign.game.format_move(move, language())}"))
    if more is not None:
        say(out, Text(t("phoenix-dice-wanted", dice=more.said(language()))))


def throw(campaign: Campaign, values: str, *, draw: bool) -> None:
    """One roll, typed in or drawn."""
    if draw and not values and is_waiting(campaign) and campaign.header.chance.kind != "typed":
        campaign.draw()
        return
    if draw:
        raise Complaint("nothing-to-draw")
    campaign.play(CHANCE, read_values(campaign, values), typed=True)
