"""What several commands of a campaign print: the table of the realms."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from tafelrunde.campaign.folder import Campaign
from tafelrunde.cli.language import t
from tafelrunde.games.phoenix.pieces import stage
from tafelrunde.games.phoenix.state import State

COLUMNS: Final = ("number", "realm", "capital", "gold", "fields", "towns", "armies", "people", "sheet")


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
    ready: bool


def realm_rows(campaign: Campaign) -> list[RealmRow]:
    state = campaign.state
    return [realm_row(state, number) for number in range(len(campaign.names))]


def realm_row(state: State, number: int) -> RealmRow:
    realm, world = state.realms[number], state.setting.world
    return RealmRow(
        number=number + 1,
        realm=state.setting.names[number],
        capital=world.label(realm.capital) if realm.capital >= 0 else "",
        gold=realm.gold,
        fields=state.owner.count(number),
        towns=sum([1 for field, town in state.towns.items() if state.owner[field] == number and stage(town)]),
        armies=len(realm.armies),
        people=len(realm.people),
        ready=state.waiting >> number & 1 == 0,
    )


def show_realms(out: Console, campaign: Campaign) -> None:
    table = Table(title=t("phoenix-realms"), title_style="bold", title_justify="left")
    for column in COLUMNS:
        table.add_column(t(f"phoenix-column-{column}"), justify="left" if column in LEFT else "right")
    for row in realm_rows(campaign):
        cells = [str(row.number), row.realm, row.capital]
        cells += [
            t("number", value=value) for value in (row.gold, row.fields, row.towns, row.armies, row.people)
        ]
        table.add_row(*cells, t("phoenix-sheet-in" if row.ready else "phoenix-sheet-missing"))
    out.print(table)


LEFT: Final = ("realm", "capital", "sheet")
