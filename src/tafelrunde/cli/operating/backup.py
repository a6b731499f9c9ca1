"""`tafelrunde backup`: the whole database in one file, also while a server is running."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.cli.language import t
from tafelrunde.cli.operating.place import database_url, reachable, require_database
from tafelrunde.cli.output import console, print_json

KILOBYTE = 1000


def command(
    file: Annotated[Path, typer.Argument(help=t("argument-backup"))],
    db: Annotated[str | None, typer.Option("--db", help=t("option-db"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    from tafelrunde.store.upkeep import backup

    url = database_url(db)
    require_database(url)
    with reachable(url):
        backup(url, file)
    size = file.stat().st_size
    if as_json:
        print_json({"file": str(file), "bytes": size})
    else:
        console().print(Text(t("backup-done", file=str(file), kilobytes=size / KILOBYTE)), soft_wrap=True)
