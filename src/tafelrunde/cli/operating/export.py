"""`tafelrunde export`: the log of a finished game, or what one seat may read of a running one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tafelrunde.cli.language import t
from tafelrunde.cli.operating.place import database_url, with_store
from tafelrunde.cli.replay import seat_called
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.log import write_log
from tafelrunde.engine.text import quoted
from tafelrunde.games import load_game
from tafelrunde.server.tables.journal import full_log, read_header, redacted_log
from tafelrunde.store.interface import Store
from tafelrunde.store.records import Step, TableRecord


class Taken(msgspec.Struct, frozen=True):
    """One table with its game."""

    record: TableRecord
    steps: list[Step]


def command(
    table: Annotated[str, typer.Argument(help=t("argument-table"))],
    seat: Annotated[str | None, typer.Option("--seat", help=t("export-seat"))] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help=t("export-output"))] = None,
    db: Annotated[str | None, typer.Option("--db", help=t("option-db"))] = None,
) -> None:
    taken = with_store(database_url(db), lambda store: take(store, table))
    data = b"".join(lines(taken, seat))
    if output is None:
        sys.stdout.write(data.decode())
        return
    with output.open("xb") as file:  # what is there already may be somebody's only copy
        file.write(data)


async def take(store: Store, table: str) -> Taken:
    record = await store.table(table)
    if record is None:
        raise no_such_table(table)
    return Taken(record, await store.steps(table))


def no_such_table(table: str) -> Complaint:
    return Complaint("no-such-table-listed", {"table": quoted(table)})


def lines(taken: Taken, seat: str | None) -> list[bytes]:
    record = taken.record
    if not record.header:
        raise Complaint("game-not-begun", {"table": record.id})
    game, header = load_game(record.game), read_header(record.header)
    if seat is not None:
        return redacted_log(game, header, taken.steps, seat_called(header.seats, seat))
    if record.status != "over":
        raise Complaint("log-would-tell", {"table": record.id, "seats": [*header.seats, "spectator"]})
    return list(write_log(full_log(game, header, taken.steps, record.secret)))
