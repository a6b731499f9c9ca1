"""`tafelrunde phoenix whatif`: tries sheets, corrections and dice on a copy; nothing is saved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.change import playing
from tafelrunde.cli.phoenix.compare import show_differences
from tafelrunde.cli.phoenix.conflicts import conflicts_data, show_conflicts
from tafelrunde.cli.phoenix.homes import home_at
from tafelrunde.cli.phoenix.orders import sheet_text
from tafelrunde.cli.phoenix.overview import (
    findings_data,
    left_out_data,
    realms_among,
    show_findings,
    show_left_out,
    state_in_words,
)
from tafelrunde.cli.phoenix.rewind import correction
from tafelrunde.cli.phoenix.run import tell_waiting
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.text import quoted
from tafelrunde.games.phoenix.words.text import parse_sheet
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import mark_of, read_month
from tafelrunde.phoenix_desk.campaign.memory import copied
from tafelrunde.phoenix_desk.foresight.conflicts import conflicts_of
from tafelrunde.phoenix_desk.foresight.opponents import Conflict
from tafelrunde.phoenix_desk.months.continuation import Ahead, Otherwise
from tafelrunde.phoenix_desk.months.rollback import rewound
from tafelrunde.phoenix_desk.months.runner import LeftOut, Runner, deal_bots, missing
from tafelrunde.phoenix_desk.orders.drafts import hand_in
from tafelrunde.phoenix_desk.review.differences import Difference, differences


class Wishes(msgspec.Struct, frozen=True):
    """What is to be otherwise."""

    sheets: tuple[tuple[str, str, str], ...]
    """Realm, text and where it came from."""
    changes: tuple[str, ...]
    dice: tuple[str, ...]


class Seen(msgspec.Struct, frozen=True):
    """What came of it."""

    campaign: Campaign
    conflicts: tuple[Conflict, ...]
    differences: tuple[Difference, ...]
    left_out: tuple[LeftOut, ...]


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
    wishes = Wishes(tuple(map(sheet_from, sheet or ())), tuple(correct or ()), tuple(dice or ()))
    with playing(copied(home_at(folder))) as campaign:
        if month:
            seen = otherwise(campaign, read_month(month), wishes)
        else:
            names = [name.strip() for name in bots.split(",") if name.strip()]
            seen = ahead(campaign, wishes, months, names, close=close, as_json=as_json)
        tell(seen, as_json)


def sheet_from(assignment: str) -> tuple[str, str, str]:
    """`Ann=sheet.txt`."""
    realm, equals, file = (part.strip() for part in assignment.partition("="))
    if not equals or not realm or not file:
        raise Complaint("sheet-form", {"assignment": quoted(assignment)})
    return realm, sheet_text(file), file


# --- what comes --------------------------------------------------------------------------------------


def ahead(
    campaign: Campaign, wishes: Wishes, months: int, bots: Sequence[str], *, close: bool, as_json: bool
) -> Seen:
    """Plays on with what waits and what is wished."""
    before, start = campaign.state.copy(), campaign.state.month
    if wishes.changes:
        campaign.play(campaign.master, correction(campaign, wishes.changes, "?"))
    for realm, text, _file in wishes.sheets:
        need_fine(campaign, campaign.realm(realm), text, as_json)
    runner = Runner(campaign, deal_bots(campaign, bots), 1, leave_out=True, close="?" if close else "")
    Ahead(runner, wishes.dice).until(lambda: campaign.is_over or campaign.state.month >= start + months)
    played = [month for month in sorted(campaign.months) if start <= month < start + months]
    conflicts = [one for month in played for one in conflicts_of(campaign, month)]
    return Seen(
        campaign,
        tuple(conflicts),
        tuple(differences(before, campaign.state)),
        tuple(runner.left_out),
    )


def need_fine(campaign: Campaign, realm: int, text: str, as_json: bool) -> None:
    """A sheet with mistakes is told as `orders check` tells it."""
    checked = hand_in(campaign, realm, text)
    if checked.is_fine:
        return
    if as_json:
        print_json({"realm": campaign.names[realm], "findings": findings_data(checked.findings)})
    else:
        out = console()
        say(out, Text(campaign.names[realm], "bold"))
        show_findings(out, checked.findings)
    raise typer.Exit(1)


# --- what would have come ----------------------------------------------------------------------------


def otherwise(campaign: Campaign, month: int, wishes: Wishes) -> Seen:
    """A month that is over once more; compared with what came of it."""
    entries = mark_of(campaign, month).entries
    sheets = {campaign.realm(realm): orders_in(text, file) for realm, text, file in wishes.sheets}
    second = Otherwise(rewound(campaign, entries), month, sheets, wishes.dice)
    other = second.campaign
    if wishes.changes:
        other.play(other.master, correction(other, wishes.changes, "?"))
    for entry in campaign.table.entries[entries:]:
        second.repeat(entry)
    return Seen(
        other,
        tuple(conflicts_of(other, month)),
        tuple(differences(campaign.state, other.state)),
        tuple(second.left_out),
    )


def orders_in(text: str, file: str) -> tuple[Any, ...]:
    orders, wrong = parse_sheet(text)
    if wrong:
        raise BadFile(f"{file}:{wrong[0].line}", wrong[0].complaint)
    return tuple(orders)


# --- telling -----------------------------------------------------------------------------------------


def tell(seen: Seen, as_json: bool) -> None:
    campaign = seen.campaign
    waiting = realms_among(campaign, missing(campaign, {}))
    if as_json:
        print_json(
            {
                "month": campaign.state.month,
                "conflicts": conflicts_data(campaign.names, seen.conflicts),
                "differences": seen.differences,
                "left_out": left_out_data(campaign, seen.left_out),
                "missing": waiting,
            }
        )
        return
    out = console()
    show_conflicts(out, campaign.names, seen.conflicts)
    show_differences(out, seen.differences)
    show_left_out(out, campaign, seen.left_out)
    say(out, Text(state_in_words(campaign)))
    tell_waiting(out, campaign, waiting)
    say(out, Text(t("phoenix-whatif-nothing"), "bold"))
