"""What an errand works with: the campaign as it is now, its home, the database, and whom to tell.

Campaigns stay open while they are used. Before each errand the worker looks whether somebody else has gone on
with one (its last step); then it is opened anew, from its last snapshot.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection

from tafelrunde.engine.errors import Complaint
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.home import Busy, Overtaken
from tafelrunde.phoenix_desk.hosted import StoreHome
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.notices import notices_for
from tafelrunde.server.errors import Denied
from tafelrunde.store import campaigns, nodes
from tafelrunde.store.campaigns import Moment
from tafelrunde.store.records import Change
from tafelrunde.store.transactions import Transactions

T = TypeVar("T")
MOST_OPEN: Final = 8
"""Campaigns that one worker keeps open; each takes about 10 MB."""
IDLE: Final = 300.0
"""Seconds after which nobody expects it to be open still."""


class Opened:
    """A campaign in memory, as it is after step n."""

    def __init__(self, campaign: Campaign, moment: Moment, now: float) -> None:
        self.campaign, self.moment, self.used = campaign, moment, now
        self.kept: dict[str, Any] = {}
        """What errands remember of it; gone with it."""


class Shelf:
    """The campaigns that a worker has open, those used last at the end."""

    def __init__(self) -> None:
        self.opened: OrderedDict[str, Opened] = OrderedDict()

    def put(self, name: str, opened: Opened) -> None:
        self.opened[name] = opened
        self.opened.move_to_end(name)
        if len(self.opened) > MOST_OPEN:
            self.opened.popitem(last=False)

    def drop(self, name: str) -> None:
        self.opened.pop(name, None)

    def clear_idle(self, now: float) -> None:
        for name in [name for name, opened in self.opened.items() if now - opened.used > IDLE]:
            self.drop(name)


def is_refusal(trouble: BaseException) -> bool:
    """Of what somebody wants; not that somebody else was quicker."""
    return isinstance(trouble, Complaint) and not isinstance(trouble, (Busy, Overtaken))


class Workbench:
    """For one errand."""

    def __init__(
        self, database: Transactions, shelf: Shelf, name: str, now: float, file: bytes = b""
    ) -> None:
        self.database, self.shelf, self.name, self.now = database, shelf, name, now
        self.file = file
        """What somebody has sent along."""
        self.home = StoreHome(name, "", database, lambda: now)
        self.home.beside = self._settle
        self.happened: list[Happening] = []
        """What is true already."""
        self._pending: list[Happening] = []
        self._settled = 0
        """How many of them stand in a transaction."""
        self._also: list[Callable[[Connection], None]] = []

    # -- looking ---------------------------------------------------------------------------------------
    @property
    def campaign(self) -> Campaign:
        """As it is now; to be read only."""
        return self.opened.campaign

    @property
    def opened(self) -> Opened:
        moment = self.moment()
        found = self.shelf.opened.get(self.name)
        if found is None or found.moment != moment:
            found = Opened(Campaign.open(self.home), moment, self.now)
        found.used = self.now
        found.campaign.home = self.home
        self.shelf.put(self.name, found)
        return found

    def moment(self) -> Moment:
        found = self.database.read(lambda connection: campaigns.moment(connection, self.name))
        if found is None:
            raise Denied("missing", "campaign-unknown")
        return found

    # -- changing --------------------------------------------------------------------------------------
    @contextmanager
    def changing(self) -> Iterator[Campaign]:
        """The campaign for whoever goes on with it; all of it becomes true at the end, or nothing."""
        with self._giving_up(), self.home.held():
            opened = self.opened
            yield opened.campaign
        self._wrote(opened)

    @contextmanager
    def noting(self) -> Iterator[Campaign]:
        """For papers alone: nobody waits, but it is in vain if the campaign goes on meanwhile."""
        opened = self.opened
        with self._giving_up(is_whole=True), self.home.based_on(opened.moment.n):
            yield opened.campaign
        self._wrote(opened)

    def write(self, work: Callable[[Connection], T]) -> T:
        """Rows that are no papers, and who is told of them, together."""

        def whole(connection: Connection) -> T:
            made = work(connection)
            self._settle(connection)
            return made

        with self._giving_up(is_whole=True):
            made = self.database.write(whole)
        self._wrote(None)
        return made

    def tell(self, happening: Happening) -> None:
        """Others hear of it when the work has become true."""
        self._pending.append(happening)

    def also(self, work: Callable[[Connection], None]) -> None:
        """Becomes true in the same transaction."""
        self._also.append(work)

    @contextmanager
    def _giving_up(self, *, is_whole: bool = False) -> Iterator[None]:
        """What is in memory may be half of it: it is read again.

        Not after a refusal where nothing but papers or rows would have changed: then it is whole, and who
        asks for what is refused must not cause more work than others do.
        """
        try:
            yield
        except BaseException as trouble:
            self._pending.clear()
            self._also.clear()
            self._settled = 0
            if not (is_whole and is_refusal(trouble)):
                self.shelf.drop(self.name)
            raise

    def _settle(self, connection: Connection) -> None:
        """In the transaction: notices, and the word to other processes."""
        while self._also:
            self._also.pop(0)(connection)
        new = self._pending[self._settled :]
        if new:
            nodes.add_notices(connection, notices_for(connection, self.name, new, self.now))
        for happening in new:
            detail = msgspec.json.encode(happening).decode()
            self.database.announce(connection, Change(self.name, "campaign", 0, detail))
        self._settled = len(self._pending)

    def _wrote(self, opened: Opened | None) -> None:
        if opened is not None and self.home.written is not None:
            if opened.moment.n != self.home.written:
                opened.kept.clear()
            opened.moment = opened.moment._replace(n=self.home.written)
        if self._settled < len(self._pending):  # there was nothing to write but this
            self.database.write(self._settle)
        self.happened += self._pending
        self._pending.clear()
        self._settled = 0
