"""`tafelrunde operator add`: makes an account an operator, and makes the account if there is none."""

from __future__ import annotations

import sys
import time
from getpass import getpass
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.operating.place import database_url, with_store
from tafelrunde.cli.output import console, notice
from tafelrunde.engine.errors import Complaint
from tafelrunde.store.interface import Store
from tafelrunde.store.records import UserRecord


def command(
    name: Annotated[str, typer.Argument(help=t("operator-name"))],
    db: Annotated[str | None, typer.Option("--db", help=t("option-db"))] = None,
) -> None:
    with_store(database_url(db), lambda store: appoint(store, name))
    console().print(Text(t("operator-added", name=name)))


async def appoint(store: Store, name: str) -> None:
    user = await store.user_by_name(name)
    if user is None:
        user = await registered(store, name)
    user.operator = True
    await store.update_user(user)


async def registered(store: Store, name: str) -> UserRecord:
    from tafelrunde.server.people.accounts import Accounts, Passwords, check_account_name

    check_account_name(name)
    accounts = Accounts(store, Passwords())
    return await accounts.register(name, asked_password(name), "", language(), time.time())


def asked_password(name: str) -> str:
    """Typed twice, or the first line of what is piped in; never an argument, for everybody can read those."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\n")
    notice(t("operator-new", name=name))
    password = getpass(t("operator-password"))
    if getpass(t("operator-again")) != password:
        raise Complaint("passwords-differ")
    return password
