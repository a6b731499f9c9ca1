"""`tafelrunde upgrade`: whether this version plays all running games on as they are, then the database.

Campaigns are among them.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.operating.listing import all_tables
from tafelrunde.cli.operating.place import (
    copied,
    database_url,
    require_database,
    shown_url,
    upgraded,
    with_store,
)
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.engine.contract import Lang
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.log import Log, read_log, replay
from tafelrunde.games import load_game
from tafelrunde.phoenix_desk.campaign.campaign import GAME
from tafelrunde.phoenix_desk.campaign.home import Home
from tafelrunde.server.tables.journal import log_entries, read_header
from tafelrunde.store.interface import Store
from tafelrunde.store.records import Step, TableRecord
from tafelrunde.telling.complaints import said


class Looked(msgspec.Struct, frozen=True):
    """One running table; `reason` says why this version would not go on with it as it is."""

    table: str
    game: str
    title: str
    n: int
    ok: bool
    reason: str = ""


def command(
    db: Annotated[str | None, typer.Argument(help=t("option-db"))] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help=t("upgrade-dry-run"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    url = database_url(db)
    require_database(url)
    with copied(url) as copy:
        tables = [*with_store(copy, look), *campaigns_at(copy)]
    unchanged = all(table.ok for table in tables)
    done = unchanged and not dry_run
    if done:
        upgraded(url)
    if as_json:
        print_json({"ok": unchanged, "upgraded": done, "tables": tables})
    else:
        show(tables, done=done)
    if not unchanged:
        raise typer.Exit(1)


async def look(store: Store) -> list[Looked]:
    records = await all_tables(store, ("running",))
    return [looked(record, await store.steps(record.id), language()) for record in records]


def campaigns_at(url: str) -> list[Looked]:
    from tafelrunde.phoenix_desk.hosted import StoreHome
    from tafelrunde.store import campaigns
    from tafelrunde.store.transactions import transactions

    with transactions(url) as database:
        names = database.read(campaigns.names)
        return [campaign_looked(StoreHome(name, shown_url(url), database), language()) for name in names]


def campaign_looked(home: Home, lang: Lang) -> Looked:
    lines = home.lines() or []
    entries = max(0, len(lines) - 1)
    try:
        log = read_log(lines, home.name, load_game)
        for _ in replay(load_game(GAME), log, home.name):
            pass
    except Complaint as trouble:
        return Looked(home.name, GAME, home.name, entries, ok=False, reason=said(trouble, lang))
    return Looked(home.name, GAME, home.name, entries, ok=True)


def looked(record: TableRecord, steps: list[Step], lang: Lang) -> Looked:
    try:
        play_again(record, steps)
    except Complaint as trouble:
        return Looked(record.id, record.game, record.title, record.n, ok=False, reason=said(trouble, lang))
    return Looked(record.id, record.game, record.title, record.n, ok=True)


def play_again(record: TableRecord, steps: list[Step]) -> None:
    """Every move by the rules of this version, and every position by the hash it had when it was written."""
    game, version = load_game(record.game), record.version
    if game.meta.version != version:
        raise Complaint("played-by-other-version", {"version": str(version), "known": str(game.meta.version)})
    header = read_header(record.header)
    for _ in replay(game, Log(header, log_entries(game, steps)), record.id):
        pass


def show(tables: list[Looked], *, done: bool) -> None:
    out = console()
    for table in tables:
        if not table.ok:
            say(
                out,
                Text.assemble((table.table, "bold red"), f"  {table.game}  {table.title}  {table.reason}"),
            )
    changed = sum(not table.ok for table in tables)
    out.print(Text(t("upgrade-tables", count=len(tables), changed=changed)))
    out.print(Text(t("upgrade-done") if done else t("upgrade-not-done"), style="bold"))
