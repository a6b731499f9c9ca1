"""What several commands of a campaign print: where it stands, its realms, and what is wrong with a sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.language import figure, language, t
from tafelrunde.cli.output import say
from tafelrunde.engine.contract import Seat
from tafelrunde.games.phoenix.special.absence import is_deserted
from tafelrunde.games.phoenix.state.pieces import stage
from tafelrunde.games.phoenix.state.state import STEP_NAMES
from tafelrunde.games.phoenix.state.turn_order import present
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.months.rounds import lost_orders
from tafelrunde.phoenix_desk.months.runner import LeftOut
from tafelrunde.phoenix_desk.orders.drafts import has_draft
from tafelrunde.phoenix_desk.orders.sheet_check import Finding

COLUMNS: Final = ("number", "realm", "capital", "gold", "fields", "towns", "armies", "people", "sheet")
LEFT: Final = ("realm", "capital", "sheet")


class RealmRow(msgspec.Struct, frozen=True):
    """A realm as its game master sees it."""

    number: int
    realm: str
    capital: str
    gold: int
    fields: int
    towns: int
    armies: int
    people: int
    sheet: str
    """`waiting` to be played, `missing`, or `none` if none is needed now."""


def realm_rows(campaign: Campaign) -> list[RealmRow]:
    """Those in the world; seats that are free have nothing."""
    return [realm_row(campaign, number) for number in present(campaign.state)]


def realm_row(campaign: Campaign, number: int) -> RealmRow:
    state = campaign.state
    realm, world = state.realms[number], state.setting.world
    return RealmRow(
        number=number + 1,
        realm=state.setting.names[number],
        capital=world.label(realm.capital) if realm.capital >= 0 else "",
        gold=realm.gold,
        fields=state.owner.flat().count(number),
        towns=sum([1 for field, town in state.towns.items() if state.owner[field] == number and stage(town)]),
        armies=len(realm.armies),
        people=len(realm.people),
        sheet=sheet_of(campaign, number),
    )


def sheet_of(campaign: Campaign, realm: int) -> str:
    if has_draft(campaign, realm):
        return "waiting"
    return "missing" if realm in campaign.game.to_act(campaign.state) else "none"


def show_realms(out: Console, campaign: Campaign) -> None:
    title = f"{t('phoenix-realms')}, {month_name(campaign.state.month)}"
    table = Table(title=title, title_style="bold", title_justify="left")
    for column in COLUMNS:
        table.add_column(t(f"phoenix-column-{column}"), justify="left" if column in LEFT else "right")
    for row in realm_rows(campaign):
        numbers = (row.gold, row.fields, row.towns, row.armies, row.people)
        cells = [str(row.number), row.realm, row.capital, *map(figure, numbers)]
        table.add_row(*cells, t(f"phoenix-sheet-{row.sheet}"))
    out.print(table)


def state_in_words(campaign: Campaign) -> str:
    """`Hel 1: it is Yaromo's turn.`"""
    state = campaign.state
    realm = campaign.names[state.active] if state.active < len(campaign.names) else ""
    step = "deserted" if is_deserted(state) else STEP_NAMES[state.step]
    return t(f"phoenix-step-{step}", month=month_name(state.month), realm=realm)


def realms_among(campaign: Campaign, seats: Iterable[Seat]) -> list[str]:
    """By name, without dice and game master."""
    return [campaign.names[seat] for seat in seats if 0 <= seat < len(campaign.names)]


def show_findings(out: Console, findings: Iterable[Finding]) -> None:
    """Every finding with its line, and the word marked where reading stopped."""
    for finding in findings:
        said = finding.said.said(language())
        say(out, Text(t("phoenix-line", line=str(finding.line), said=said) if finding.line else said, "bold"))
        if finding.text:
            say(out, Text(f"  {finding.text}"))
        if finding.end:
            say(out, Text(f"  {' ' * finding.start}{'^' * max(1, finding.end - finding.start)}", "red"))


def findings_data(findings: Iterable[Finding]) -> list[dict[str, Any]]:
    return [
        {
            "line": finding.line,
            "text": finding.text,
            "start": finding.start,
            "end": finding.end,
            "rule": finding.rule,
            "said": finding.said.said(language()),
        }
        for finding in findings
    ]


def left_out_data(campaign: Campaign, left_out: Iterable[LeftOut]) -> list[dict[str, str]]:
    return [msgspec.structs.asdict(lost) for lost in lost_orders(campaign, left_out, language())]


def show_left_out(out: Console, campaign: Campaign, left_out: Iterable[LeftOut]) -> None:
    for lost in left_out_data(campaign, left_out):
        say(out, Text(t("phoenix-left-out", realm=lost["realm"], order=lost["order"])))
        say(out, Text(f"  {lost['said']}"))
