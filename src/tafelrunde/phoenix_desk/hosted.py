"""A campaign in a database, beside the tables of a server (decision 19): the one place that knows a store.

Whoever holds it does one piece of work: lines of the log, papers and snapshots become true together at its
end, or none of them does. A lease tells others that somebody is at it; should two meet all the same, the
numbers of steps and the revisions of papers decide, and the later one is told.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import ClassVar, Final, Literal, TypeVar

import msgspec
from sqlalchemy import Connection

from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.text import quoted, shortened
from tafelrunde.phoenix_desk.campaign.campaign import GAME
from tafelrunde.phoenix_desk.campaign.home import CLOCK, LOG, Home, Kind, Overtaken, Paper, Snapshot
from tafelrunde.phoenix_desk.campaign.long_list import LongList
from tafelrunde.store import campaigns, nodes
from tafelrunde.store.holders import is_gone, new_holder
from tafelrunde.store.interface import Taken
from tafelrunde.store.records import LogChange, PaperRecord, SnapshotRecord
from tafelrunde.store.transactions import Transactions

T = TypeVar("T")
LEASE: Final = 60.0
"""Seconds for which nobody else writes after a sign of life; whoever dies on another machine is in the way
for no longer, on this one not at all."""
NAME: Final = re.compile(r"\w[\w .+-]{0,59}")


class Work:
    """What is to become true together."""

    def __init__(self, n: int | None, node: str = "", until: float = 0.0) -> None:
        self.node, self.until = node, until
        """Who holds the lease, and how long."""
        self.n = n
        """The last step when it began; None if there was no campaign."""
        self.papers: dict[Paper, PaperRecord] = {}
        """Next revisions."""
        self.seen: dict[Paper, PaperRecord] = {}
        """As they were when this work first looked at them; should they change meanwhile, it was in vain."""
        self.change: LogChange | None = None
        self.snapshots: dict[int, Snapshot] = {}
        self.deadline: float | Literal["soon"] | None = "soon"
        """When somebody has to look at the clock again; if nobody knows better, as soon as it has changed."""

    def change_log(self, after: int, lines: Sequence[bytes]) -> None:
        """One change is as good as several, one after the other."""
        new, before = [line.decode() for line in lines], self.change
        self.snapshots = {entries: kept for entries, kept in self.snapshots.items() if entries < after}
        if before is not None and before.after <= after:
            new, after = [*before.lines[: after - before.after], *new], before.after
        self.change = LogChange(after, new)

    def changes(self) -> list[LogChange]:
        """A step for each month that began in it: later ones can be read without those before."""
        if self.change is None:
            return []
        after, lines = self.change.after, self.change.lines
        cuts = [n + 1 - after for n in sorted(self.snapshots) if 0 < n + 1 - after < len(lines)]
        return [LogChange(after + first, lines[first:end]) for first, end in pairwise([0, *cuts, len(lines)])]

    @property
    def is_empty(self) -> bool:
        changed = self.papers or self.change is not None or self.snapshots
        return not changed and self.deadline == "soon"


class StoreHome(Home):
    keeps_snapshots: ClassVar[bool] = True

    def __init__(
        self, name: str, place: str, database: Transactions, now: Callable[[], float] = time.time
    ) -> None:
        if not NAME.fullmatch(name):
            raise Complaint("no-campaign-name", {"name": quoted(shortened(name))})
        self.name, self.place, self.database, self.now = name, place, database, now
        self.work: Work | None = None
        self.beside: Callable[[Connection], None] | None = None
        """What becomes true in the same transaction as each piece of work: who is told of it."""
        self.written: int | None = None
        """The last step after the last piece of work that became true here."""

    def where(self, paper: Paper | None = None) -> str:
        return "/".join([f"{self.place}#{self.name}", *[str(part) for part in paper or () if part]])

    def nobody_here(self) -> Complaint:
        known = self.database.read(campaigns.names)
        return BadFile(self.where(), "no-such-campaign", {"known": ", ".join(known) or "–"})

    # --- one piece of work ----------------------------------------------------------------------------

    @contextmanager
    def held(self) -> Iterator[None]:
        """Whatever goes wrong meanwhile leaves all as it was."""
        node = new_holder()
        if self.work is not None or not self._lease(node):
            raise self.held_already()
        try:
            work = self.work = Work(self.database.read(self._last_step), node, self.now() + LEASE)
            yield
            self._finish(work)
        finally:
            self.work = None
            self.database.write(lambda connection: nodes.release(connection, self._claim, node))

    @contextmanager
    def based_on(self, n: int) -> Iterator[None]:
        """A small piece of work for which nobody else has to wait: in vain if this is not the last step."""
        if self.work is not None:
            raise self.held_already()
        try:
            work = self.work = Work(n)
            yield
            self._finish(work)
        finally:
            self.work = None

    @property
    def _claim(self) -> str:
        return f"campaign/{self.name}"

    def _lease(self, node: str) -> bool:
        return self.database.write(lambda connection: self._leased(connection, node))

    def _leased(self, connection: Connection, node: str) -> bool:
        """Whoever was killed on this machine is in nobody's way."""
        holder, now = nodes.claimant(connection, self._claim), self.now()
        if holder is not None and is_gone(holder):
            nodes.release(connection, self._claim, holder)
        return nodes.claim(connection, self._claim, node, now, now + LEASE)

    def _stay(self, work: Work) -> None:
        """A sign of life; whether anybody came in between shows at the end."""
        if work.node and self.now() > work.until - LEASE / 2:
            self._lease(work.node)
            work.until = self.now() + LEASE

    def _last_step(self, connection: Connection) -> int | None:
        return campaigns.last_step(connection, self.name)

    def _finish(self, work: Work) -> None:
        if work.is_empty:
            return
        try:
            self.database.write(lambda connection: self._carry_out(connection, work))
        except Taken:
            raise Overtaken("campaign-changed-meanwhile", {"campaign": self.where()}) from None
        self.written = (work.n or 0) + len(work.changes())

    def _carry_out(self, connection: Connection, work: Work) -> None:
        """Raises `Taken` if somebody else went on with the log or a paper since this work began."""
        if campaigns.last_step(connection, self.name, hold=True) != work.n:
            raise Taken(self.name)
        if work.n is None:
            self._found(connection)
        if changes := work.changes():
            if campaigns.have_changed(connection, self.name, list(work.seen.values())):
                raise Taken(self.name)  # what was played is no longer what waits
            campaigns.change_log(connection, self.name, work.n or 0, changes, self.now())
        for _paper, record in sorted(work.papers.items()):
            campaigns.put_paper(connection, record)
        for snapshot in work.snapshots.values():
            campaigns.put_snapshot(connection, SnapshotRecord(self.name, *snapshot))
        if work.deadline != "soon" or CLOCK in work.papers:
            moment = self.now() if work.deadline == "soon" else work.deadline
            campaigns.set_deadline(connection, self.name, moment)
        if self.beside is not None:
            self.beside(connection)

    def _found(self, connection: Connection) -> None:
        """There was no campaign of this name; but a table may have it, and so has whoever was quicker."""
        try:
            campaigns.found(connection, self.name, GAME, self.now())
        except Taken:
            raise Complaint("campaign-name-taken", {"campaign": self.where()}) from None

    def _change(self, change: Callable[[Work], None]) -> None:
        """As a part of the work at hand, or at once."""
        if self.work is not None:
            change(self.work)
            self._stay(self.work)
            return
        alone = Work(self.database.read(self._last_step))
        change(alone)
        self._finish(alone)

    def look_again(self, moment: float | None) -> None:
        """When the clock will ask for something next; whoever changes it without saying so asks at once."""
        if self.work is not None:
            self.work.deadline = moment

    # --- papers ---------------------------------------------------------------------------------------

    def read(self, paper: Paper) -> bytes | None:
        if paper == LOG:
            lines = self.lines()
            return None if lines is None else b"".join(lines)
        return self._paper(paper).data

    def _paper(self, paper: Paper) -> PaperRecord:
        if self.work is not None and paper in self.work.papers:
            return self.work.papers[paper]
        if self.work is not None and paper in self.work.seen:
            return self.work.seen[paper]
        wanted = PaperRecord(self.name, *paper)
        found = self.database.read(lambda connection: campaigns.paper(connection, wanted))
        if self.work is not None:
            self.work.seen[paper] = found
        return found

    def write(self, paper: Paper, data: bytes) -> None:
        if paper == LOG:
            self.change_log(0, data.splitlines(keepends=True))
        else:
            self._put(paper, data)

    def _put(self, paper: Paper, data: bytes | None) -> None:
        """The revision is that after the one which was there when this work first changed the paper."""
        before, known = self._paper(paper), self.work is not None and paper in self.work.papers
        revision = before.revision if known else before.revision + 1
        record = msgspec.structs.replace(before, revision=revision, data=data)
        self._change(lambda work: work.papers.update({paper: record}))

    def remove(self, paper: Paper) -> None:
        if paper == LOG:
            self.change_log(0, [])
        elif self.has(paper):
            self._put(paper, None)

    def has(self, paper: Paper) -> bool:
        return self.lines() is not None if paper == LOG else self._paper(paper).data is not None

    def papers(self, kind: Kind) -> list[Paper]:
        if kind == "log":
            return [LOG] if self.has(LOG) else []
        rows = self.database.read(lambda connection: campaigns.papers(connection, self.name, kind))
        new = {} if self.work is None else {p: r for p, r in self.work.papers.items() if p.kind == kind}
        there = {Paper(kind, *row) for row in rows} - new.keys()
        return sorted([*there, *[paper for paper, record in new.items() if record.data is not None]])

    # --- the log --------------------------------------------------------------------------------------

    def lines(self) -> Sequence[bytes] | None:
        """None once all of them have given way to nothing, too."""
        work, change = self.work, None if self.work is None else self.work.change
        log = Lines(self.name, self.database, self.database.read(self._last_step) if work is None else work.n)
        if change is None:
            return LongList(len(log), log.between) if len(log) else None
        new = [line.encode() for line in change.lines]
        return LongList(change.after, log.between, new) if change.after + len(new) else None

    def change_log(self, after: int, lines: Sequence[bytes]) -> None:
        self._change(lambda work: work.change_log(after, lines))

    # --- snapshots ------------------------------------------------------------------------------------

    def snapshots(self) -> list[int]:
        found = self.database.read(lambda connection: campaigns.snapshots(connection, self.name))
        return sorted({*found, *(self.work.snapshots if self.work is not None else ())}, reverse=True)

    def snapshot(self, entries: int) -> Snapshot | None:
        if self.work is not None and entries in self.work.snapshots:
            return self.work.snapshots[entries]
        row = self.database.read(lambda connection: campaigns.snapshot(connection, self.name, entries))
        if row is None:
            return None
        return Snapshot(row.entries, row.month, row.version, row.hash, row.body)

    def keep_snapshot(self, snapshot: Snapshot) -> None:
        self._change(lambda work: work.snapshots.update({snapshot.entries: snapshot}))


class Lines:
    """The log as it was after one step, for good: steps never change. Read from its end as far as needed."""

    def __init__(self, campaign: str, database: Transactions, n: int | None) -> None:
        self.campaign, self.database = campaign, database
        self.n = n or 0
        """The next step to be looked at, which comes before all that were."""
        self.known: list[campaigns.Segment] = []
        """From the end of the log on."""

    def __len__(self) -> int:
        if not self.known and self.n:
            self._look_back(None)
        return self.known[0].end if self.known else 0

    def between(self, first: int, end: int) -> list[bytes]:
        if len(self) and self.known[-1].first > first:
            self._look_back(first)
        wanted = [segment for segment in self.known if segment.first < end and segment.end > first]
        lines = self.database.read(lambda connection: campaigns.lines_of(connection, self.campaign, wanted))
        start = wanted[-1].first if wanted else 0
        return lines[first - start : end - start]

    def _look_back(self, first: int | None) -> None:
        """Until this line is known, or at least the last one."""
        self.known += self.database.read(lambda connection: self._found(connection, first))

    def _found(self, connection: Connection, first: int | None) -> list[campaigns.Segment]:
        end = self.known[-1].first if self.known else None
        found: list[campaigns.Segment] = []
        for segment in campaigns.segments(connection, self.campaign, self.n, end):
            found.append(segment)
            self.n = segment.n - 1
            if first is None or segment.first <= first:
                break
        return found
