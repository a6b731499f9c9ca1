"""`tafelrunde import`: takes the log of a finished game in, to be looked at and replayed like any other."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec import Raw
from rich.text import Text

from tafelrunde.cli.input_files import read_log_file
from tafelrunde.cli.language import t
from tafelrunde.cli.operating.place import database_url, with_store
from tafelrunde.cli.output import console, print_json
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import Entry, Log, replay_file
from tafelrunde.server.tables.journal import Moves, Written
from tafelrunde.store.interface import Store
from tafelrunde.store.records import Append, SeatRecord, Step, TableRecord, Visibility

ID_BYTES: Final = 12
USABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


def command(
    log: Annotated[Path, typer.Argument(help=t("argument-log"))],
    public: Annotated[bool, typer.Option("--public", help=t("import-public"))] = False,
    db: Annotated[str | None, typer.Option("--db", help=t("option-db"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    game, read = read_log_file(log)
    for _ in replay_file(game, read, str(log)):
        pass
    if read.ending is None:
        raise BadFile(str(log), "import-unfinished")
    visibility: Visibility = "public" if public else "link"
    table = with_store(database_url(db), lambda store: add(store, read, visibility))
    if as_json:
        print_json({"table": table, "entries": len(read.entries)})
    else:
        console().print(Text(t("import-done", table=table, entries=len(read.entries))))


async def add(store: Store, log: Log, visibility: Visibility) -> str:
    """Writes the whole game or nothing of it."""
    record = record_of(log, await free_id(store, log), visibility)
    seats = [SeatRecord(record.id, seat, "human", name) for seat, name in enumerate(log.header.seats)]
    await store.add_table(record, seats)
    try:
        for step in steps_of(log.entries, record.created):
            await store.append(Append(record.id, step, (), None, "over"))
    except BaseException:
        await store.delete_table(record.id)
        raise
    return record.id


async def free_id(store: Store, log: Log) -> str:
    """The name that the table had, so that nobody takes the same game in twice; else a new one."""
    name = log.header.table
    if not USABLE_ID.fullmatch(name):
        return secrets.token_urlsafe(ID_BYTES)
    known = await store.table(name)
    if known is not None and known.header == encode(log.header):
        raise Complaint("imported-already", {"table": name})
    return name if known is None else secrets.token_urlsafe(ID_BYTES)


def record_of(log: Log, table: str, visibility: Visibility) -> TableRecord:
    header, now = log.header, time.time()
    return TableRecord(
        id=table,
        game=header.game,
        version=header.version,
        options=header.options,
        corrections=header.corrections,
        title=header.table,
        language="en",
        visibility=visibility,
        clock={},
        status="over",
        host=0,
        spectators={},
        secret=bytes.fromhex(log.ending.secret if log.ending else ""),
        header=encode(header),
        created=now,
        changed=now,
    )


def steps_of(entries: list[Entry], at: float) -> Iterator[Step]:
    """A step for what chance did first, and one for each move with what chance did after it."""
    groups: list[list[Entry]] = [[]]
    for entry in entries:
        if entry.seat != CHANCE:
            groups.append([])
        groups[-1].append(entry)
    for n, group in enumerate(groups, 1):
        written = [Written(e.seat, Raw(encode(e.move)), e.state, e.typed) for e in group]
        actor = group[0].seat if group else CHANCE
        yield Step(n, "moves", encode(Moves(tuple(written))), actor, at)
