"""`tafelrunde phoenix whatif`: tries sheets, corrections and dice on a copy; nothing is saved."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.change import playing
from tafelrunde.cli.phoenix.compare import show_differences
from tafelrunde.cli.phoenix.conflicts import show_conflicts
from tafelrunde.cli.phoenix.homes import home_at
from tafelrunde.cli.phoenix.notations import change
from tafelrunde.cli.phoenix.orders import sheet_text
from tafelrunde.cli.phoenix.overview import findings_data, show_findings, show_left_out, state_in_words
from tafelrunde.cli.phoenix.run import tell_waiting
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.text import quoted
from tafelrunde.phoenix_desk.answers.whatif import (
    Seen,
    Wishes,
    WrongSheet,
    ahead,
    foreseen,
    otherwise,
    waited_for,
)
from tafelrunde.phoenix_desk.campaign.history import read_month
from tafelrunde.phoenix_desk.campaign.memory import copied
from tafelrunde.phoenix_desk.months.runner import deal_bots


def command(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    sheet: Annotated[list[str] | None, typer.Option("--sheet", help=t("phoenix-whatif-sheet"))] = None,
    correct: Annotated[list[str] | None, typer.Option("--correct", help=t("phoenix-whatif-correct"))] = None,
    dice: Annotated[list[str] | None, typer.Option("--dice", help=t("phoenix-whatif-dice"))] = None,
    months: Annotated[int, typer.Option("--months", "-n", min=1, help=t("phoenix-run-months"))] = 1,
    month: Annotated[str, typer.Option("--month", help=t("phoenix-whatif-month"))] = "",
    bots: Annotated[str, typer.Option("--bots", "-b", help=t("phoenix-run-bots"))] = "",
    close: Annotated[bool, typer.Option("--close", help=t("phoenix-whatif-close"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    sheets = tuple(map(sheet_from, sheet or ()))
    wishes = Wishes(sheets, tuple(map(change, correct or ())), tuple(dice or ()))
    names = [name.strip() for name in bots.split(",") if name.strip()]
    with playing(copied(home_at(folder))) as campaign:
        try:
            if month:
                seen = otherwise(campaign, read_month(month), wishes)
            else:
                seen = ahead(campaign, wishes, months, deal_bots(campaign, names), close=close)
        except WrongSheet as wrong:
            tell_wrong(wrong, as_json)
            raise typer.Exit(1) from None
        tell(seen, as_json)


def sheet_from(assignment: str) -> tuple[str, str, str]:
    """`Ann=sheet.txt`."""
    realm, equals, file = (part.strip() for part in assignment.partition("="))
    if not equals or not realm or not file:
        raise Complaint("sheet-form", {"assignment": quoted(assignment)})
    return realm, sheet_text(file), file


# --- telling -----------------------------------------------------------------------------------------


def tell_wrong(wrong: WrongSheet, as_json: bool) -> None:
    """A sheet with mistakes is told as `orders check` tells it."""
    if as_json:
        print_json({"realm": wrong.realm, "findings": findings_data(wrong.findings)})
        return
    out = console()
    say(out, Text(wrong.realm, "bold"))
    show_findings(out, wrong.findings)


def tell(seen: Seen, as_json: bool) -> None:
    if as_json:
        print_json(foreseen(seen, language()))
        return
    campaign, waiting = seen.campaign, list(waited_for(seen.campaign))
    out = console()
    show_conflicts(out, campaign.names, seen.conflicts)
    show_differences(out, seen.differences)
    show_left_out(out, campaign, seen.left_out)
    say(out, Text(state_in_words(campaign)))
    tell_waiting(out, campaign, waiting)
    say(out, Text(t("phoenix-whatif-nothing"), "bold"))
