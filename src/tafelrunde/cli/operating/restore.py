"""`tafelrunde restore`: puts a backup into a database that is empty or does not exist yet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.cli.language import t
from tafelrunde.cli.operating.listing import all_tables
from tafelrunde.cli.operating.place import database_url, prepare_folder, reachable, with_store
from tafelrunde.cli.output import console, print_json


def command(
    file: Annotated[Path, typer.Argument(help=t("argument-backup"))],
    db: Annotated[str | None, typer.Option("--db", help=t("option-db"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    from tafelrunde.store.upkeep import restore

    url = database_url(db)
    prepare_folder(url)
    with reachable(url):
        restore(file, url)
    tables = len(with_store(url, all_tables))
    if as_json:
        print_json({"file": str(file), "tables": tables})
    else:
        console().print(Text(t("restore-done", file=str(file), tables=tables)), soft_wrap=True)
