"""`tafelrunde operator remove`: an operator's account becomes an ordinary one."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.cli.language import t
from tafelrunde.cli.operating.place import database_url, with_store
from tafelrunde.cli.output import console
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.text import quoted
from tafelrunde.store.interface import Store


def command(
    name: Annotated[str, typer.Argument(help=t("operator-name"))],
    db: Annotated[str | None, typer.Option("--db", help=t("option-db"))] = None,
) -> None:
    with_store(database_url(db), lambda store: dismiss(store, name))
    console().print(Text(t("operator-removed", name=name)))


async def dismiss(store: Store, name: str) -> None:
    user = await store.user_by_name(name)
    if user is None or not user.operator:
        raise Complaint("no-such-operator", {"name": quoted(name)})
    user.operator = False
    await store.update_user(user)
