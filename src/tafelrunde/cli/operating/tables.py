"""`tafelrunde tables`: the tables of a database."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.operating.listing import Listed, listed
from tafelrunde.cli.operating.place import database_url, with_store
from tafelrunde.cli.output import console, print_json
from tafelrunde.engine.figures import moment
from tafelrunde.store.records import Status


def command(
    status: Annotated[Status | None, typer.Option("--status", help=t("tables-status"))] = None,
    db: Annotated[str | None, typer.Option("--db", help=t("option-db"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    found = with_store(database_url(db), lambda store: listed(store, () if status is None else (status,)))
    if as_json:
        print_json(found)
    else:
        show(found)


def show(tables: list[Listed]) -> None:
    out = console()
    if tables:
        out.print(grid(tables))
    out.print(Text(t("tables-count", count=len(tables)), style="dim"))


def grid(tables: list[Listed]) -> Table:
    shown = Table()
    for heading in ("id", "game", "state", "players", "turn", "step", "changed"):
        shown.add_column(Text(t(f"tables-{heading}")), justify="right" if heading == "step" else "left")
    for table in tables:
        shown.add_row(*map(Text, cells(table)))
    return shown


def cells(table: Listed) -> list[str]:
    return [
        table.id,
        table.game,
        t(f"tables-status-{table.status}"),
        ", ".join(table.seats),
        ", ".join(table.to_act),
        str(table.n),
        moment(datetime.fromtimestamp(table.changed), language()),
    ]
