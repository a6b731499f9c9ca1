"""`tafelrunde db upgrade`: brings the tables of the database to this version."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.cli.language import t
from tafelrunde.cli.operating.place import database_url, upgraded
from tafelrunde.cli.output import console


def command(db: Annotated[str | None, typer.Option("--db", help=t("option-db"))] = None) -> None:
    upgraded(database_url(db))
    console().print(Text(t("db-upgraded")))
