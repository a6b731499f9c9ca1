"""How commands name a campaign: by its folder, or as DATABASE#NAME where a server keeps it.

`games.db#Erkenfara`, `postgresql://host/games#Erkenfara`; `#Erkenfara` is in the usual database.
All that needs SQLAlchemy is imported when it is called for.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from typer._click.globals import get_current_context

from tafelrunde.cli.operating.place import (
    database_url,
    prepare_folder,
    reachable,
    require_database,
    shown_url,
)
from tafelrunde.cli.phoenix.remote import is_server, shown
from tafelrunde.engine.errors import Complaint
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.home import Home
from tafelrunde.phoenix_desk.folder import Folder, is_invitation, sit_down
from tafelrunde.phoenix_desk.orders.desk import Desk, at_masters

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tafelrunde.store.records import Change
    from tafelrunde.store.transactions import Transactions

T = TypeVar("T")
SIGN: Final = "#"


def is_hosted(place: str) -> bool:
    """Whether somebody means a database; a folder may have any name, too."""
    if is_server(place):
        raise Complaint("server-only-moves", {"server": shown(place)})
    return SIGN in place and not Path(place).exists()


def home_at(place: str, *, new: bool = False) -> Home:
    """Where a campaign lives; with `new`, its database is made if it is missing."""
    if not is_hosted(place):
        return Folder(Path(place))
    database, _, name = place.rpartition(SIGN)
    return home_in(database, name, new=new)


def home_in(database: str, name: str, *, new: bool = False) -> Home:
    """As long as the command runs."""
    from tafelrunde.phoenix_desk.hosted import StoreHome
    from tafelrunde.store.transactions import transactions

    if is_server(database):
        raise Complaint("server-only-moves", {"server": shown(database)})
    url = database_url(database)
    prepare_folder(url) if new else require_database(url)
    with reachable(url):
        opened = get_current_context().with_resource(transactions(url))
    return StoreHome(name, shown_url(url), Reached(url, opened))


class Reached:
    """What a database cannot do is told with its address."""

    def __init__(self, url: str, database: Transactions) -> None:
        self._url, self._database = url, database

    def read(self, work: Callable[[Connection], T]) -> T:
        with reachable(self._url):
            return self._database.read(work)

    def write(self, work: Callable[[Connection], T]) -> T:
        with reachable(self._url):
            return self._database.write(work)

    def announce(self, connection: Connection, change: Change) -> None:
        self._database.announce(connection, change)


def campaign_at(place: str) -> Campaign:
    """To read; whoever writes holds its home: `changing(home_at(place))`."""
    return Campaign.open(home_at(place))


def is_invited(place: str) -> bool:
    return not is_hosted(place) and is_invitation(Path(place))


def desk_at(place: str, realm: str | None) -> Desk:
    """The desk of a realm, at its game master's or at home."""
    return at_masters(campaign_at(place), realm) if is_hosted(place) else sit_down(Path(place), realm)
