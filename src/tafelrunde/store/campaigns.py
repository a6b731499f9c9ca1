"""Campaigns: a table with steps of its log, the papers beside it, and snapshots of positions.

A log is never overwritten: each step says after which line it goes on, so that a rollback is a step too.
Which steps make up the log as it is now shows from the last one backwards (`Segment`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert, select, tuple_, update

from tafelrunde.store.interface import Taken
from tafelrunde.store.playing import add_table
from tafelrunde.store.records import LogChange, PaperRecord, SnapshotRecord, TableRecord
from tafelrunde.store.rows import fetch_one, reading, row_of
from tafelrunde.store.schema import DUE, PAPERS, PROGRESS, SNAPSHOTS, STEPS, TABLES
from tafelrunde.store.upsert import add_new, put

THIS_PAPER = (
    PAPERS.c.table_id == bindparam("in_table"),
    PAPERS.c.kind == bindparam("of_kind"),
    PAPERS.c.number == bindparam("of_number"),
    PAPERS.c.name == bindparam("of_name"),
)
"""Made once: to put statements together takes longer than the database does, and others wait meanwhile."""
PAPER_QUERY = reading(PaperRecord, PAPERS).where(*THIS_PAPER)
NEXT_REVISION = (
    update(PAPERS)
    .where(*THIS_PAPER, PAPERS.c.revision == bindparam("before"))
    .values(revision=bindparam("after"), data=bindparam("written"))
)
SNAPSHOT_QUERY = reading(SnapshotRecord, SNAPSHOTS)
CHANGE = msgspec.json.Decoder(LogChange)
PORTION: Final = 8
"""Steps fetched at once: a month may be a large one."""


class Segment(NamedTuple):
    """Lines of a log that stand in one step: from this one up to, but not including, that one."""

    n: int
    first: int
    end: int


# -- the campaign --------------------------------------------------------------------------------------
def found(connection: Connection, campaign: str, game: str, now: float) -> None:
    """Raises `Taken` if a campaign, or a table, has this name."""
    record = TableRecord(
        campaign,
        game,
        version="",
        options={},
        corrections={},
        title=campaign,
        language="",
        visibility="link",
        clock={},
        status="running",
        host=0,
        spectators={},
        secret=b"",
        created=now,
        changed=now,
    )
    add_table(connection, record, ())
    connection.execute(update(TABLES).where(TABLES.c.id == campaign).values(campaign=True))


def names(connection: Connection) -> list[str]:
    return sorted(connection.scalars(select(TABLES.c.id).where(TABLES.c.campaign)))


def last_step(connection: Connection, campaign: str, *, hold: bool = False) -> int | None:
    """The number of its last step; None if there is no such campaign. Held, nobody else adds one."""
    query = select(PROGRESS.c.n).join_from(PROGRESS, TABLES).where(TABLES.c.id == campaign, TABLES.c.campaign)
    return connection.scalar(query.with_for_update(of=PROGRESS) if hold else query)


class Moment(NamedTuple):
    """Where a campaign stands. Another one that was founded later under its name has its own beginning."""

    n: int
    created: float


MOMENT: Final = (
    select(PROGRESS.c.n, TABLES.c.created)
    .join_from(PROGRESS, TABLES)
    .where(TABLES.c.id == bindparam("campaign"), TABLES.c.campaign)
)
"""Put together once: every errand asks for it."""


def moment(connection: Connection, campaign: str) -> Moment | None:
    """None if there is no such campaign."""
    row = connection.execute(MOMENT, {"campaign": campaign}).first()
    return None if row is None else Moment(*row)


# -- those that somebody only tries ------------------------------------------------------------------
def expires(connection: Connection, campaign: str) -> float | None:
    """When it is removed; None: never."""
    query = select(TABLES.c.expires).where(TABLES.c.id == campaign, TABLES.c.campaign)
    found: float | None = connection.scalar(query)
    return found


def set_expiry(connection: Connection, campaign: str, moment: float) -> None:
    this = (TABLES.c.id == campaign) & TABLES.c.campaign
    connection.execute(update(TABLES).where(this).values(expires=moment))


def prolong(connection: Connection, campaign: str, moment: float) -> None:
    """Of one that would be removed some day; any other stays as it is."""
    this = (TABLES.c.id == campaign) & TABLES.c.campaign & (TABLES.c.expires < moment)
    connection.execute(update(TABLES).where(this).values(expires=moment))


def expired(connection: Connection, now: float, limit: int) -> list[str]:
    query = select(TABLES.c.id).where(TABLES.c.campaign, TABLES.c.expires <= now)
    return list(connection.scalars(query.order_by(TABLES.c.expires).limit(limit)))


# -- the clock ---------------------------------------------------------------------------------------
def set_deadline(connection: Connection, campaign: str, moment: float | None) -> None:
    """When somebody has to look at its clock; tables have their own (`playing.due_tables`)."""
    connection.execute(update(PROGRESS).where(PROGRESS.c.table_id == campaign).values(deadline=moment))


def due(connection: Connection, now: float, limit: int) -> list[str]:
    """Campaigns whose moment has come, the longest waiting first."""
    query = select(TABLES.c.id).join_from(TABLES, PROGRESS).where(TABLES.c.campaign, DUE)
    waiting = query.where(PROGRESS.c.deadline <= now).order_by(PROGRESS.c.deadline, TABLES.c.id)
    return list(connection.scalars(waiting.limit(limit)))


# -- the log -------------------------------------------------------------------------------------------
def change_log(
    connection: Connection, campaign: str, n: int, changes: Sequence[LogChange], now: float
) -> None:
    """Steps n + 1, n + 2 ...; raises `Taken` if step n is not the last one any more."""
    still = (PROGRESS.c.table_id == campaign) & (PROGRESS.c.n == n)
    moved = update(PROGRESS).where(still).values(n=n + len(changes), changed=now)
    if connection.execute(moved).rowcount == 0:
        raise Taken(campaign, n)
    rows = [step_row(campaign, n + place, change, now) for place, change in enumerate(changes, 1)]
    connection.execute(insert(STEPS), rows)
    connection.execute(delete(SNAPSHOTS).where(of_later(campaign, changes[0].after)))


def step_row(campaign: str, n: int, change: LogChange, now: float) -> dict[str, object]:
    body = msgspec.json.encode(change)
    return {"table_id": campaign, "n": n, "kind": "log", "body": body, "actor": -1, "at": now, "clock": b"{}"}


def of_later(campaign: str, lines: int) -> ColumnElement[bool]:
    """Snapshots of entries that are not among so many lines."""
    return (SNAPSHOTS.c.table_id == campaign) & (SNAPSHOTS.c.entries >= lines)


def segments(connection: Connection, campaign: str, upto: int, lines: int | None) -> Iterator[Segment]:
    """What the steps up to this one have of the log, from its end on; of the first so many lines only."""
    for n, change in changes_before(connection, campaign, upto):
        end = change.after + len(change.lines)
        lines = end if lines is None else min(lines, end)
        if change.after < lines:
            yield Segment(n, change.after, lines)
            lines = change.after


def changes_before(connection: Connection, campaign: str, upto: int) -> Iterator[tuple[int, LogChange]]:
    """The steps up to this one, the last first; few are fetched in vain."""
    query = select(STEPS.c.n, STEPS.c.body).where(STEPS.c.table_id == campaign).order_by(STEPS.c.n.desc())
    while upto > 0:
        rows = connection.execute(query.where(STEPS.c.n <= upto).limit(PORTION)).all()
        for n, body in rows:
            yield n, CHANGE.decode(body)
        upto = rows[-1].n - 1 if rows else 0


def lines_of(connection: Connection, campaign: str, found: Sequence[Segment]) -> list[bytes]:
    """The lines in these segments, in the order of the log."""
    query = select(STEPS.c.n, STEPS.c.body).where(STEPS.c.table_id == campaign)
    rows = connection.execute(query.where(STEPS.c.n.in_([segment.n for segment in found])))
    changes = {n: CHANGE.decode(body) for n, body in rows}
    return [
        line.encode()
        for n, first, end in sorted(found, key=lambda segment: segment.first)
        for line in changes[n].lines[: end - first]
    ]


# -- papers --------------------------------------------------------------------------------------------
def paper(connection: Connection, wanted: PaperRecord) -> PaperRecord:
    """As it is now; of revision 0 if there never was one."""
    row = connection.execute(PAPER_QUERY, key_of(wanted)).first()
    return wanted if row is None else PaperRecord(*row)


def key_of(paper: PaperRecord) -> dict[str, Any]:
    return {
        "in_table": paper.table,
        "of_kind": paper.kind,
        "of_number": paper.number,
        "of_name": paper.name,
    }


def have_changed(connection: Connection, campaign: str, seen: Sequence[PaperRecord]) -> bool:
    """Whether one of these papers has another revision by now."""
    key = (PAPERS.c.kind, PAPERS.c.number, PAPERS.c.name)
    wanted = {(paper.kind, paper.number, paper.name): paper.revision for paper in seen}
    query = select(*key, PAPERS.c.revision).where(PAPERS.c.table_id == campaign, tuple_(*key).in_(wanted))
    now = {(kind, number, name): revision for kind, number, name, revision in connection.execute(query)}
    return any(now.get(one, 0) != revision for one, revision in wanted.items())


def papers(connection: Connection, campaign: str, kind: str) -> list[tuple[int, str]]:
    """Numbers and names of those that are there."""
    query = select(PAPERS.c.number, PAPERS.c.name)
    mine = query.where(PAPERS.c.table_id == campaign, PAPERS.c.kind == kind, PAPERS.c.data.is_not(None))
    return sorted([(number, name) for number, name in connection.execute(mine)])


def put_paper(connection: Connection, paper: PaperRecord) -> None:
    """The next revision; raises `Taken` if there is another one than the one before it."""
    if paper.revision == 1:
        is_next = add_new(connection, PAPERS, row_of(paper, PAPERS))
    else:
        new = {"before": paper.revision - 1, "after": paper.revision, "written": paper.data}
        is_next = connection.execute(NEXT_REVISION, {**key_of(paper), **new}).rowcount > 0
    if not is_next:
        raise Taken(paper.table, paper.kind)


# -- snapshots -----------------------------------------------------------------------------------------
def snapshots(connection: Connection, campaign: str) -> list[int]:
    """After how many entries there are some, the latest first."""
    query = select(SNAPSHOTS.c.entries).where(SNAPSHOTS.c.table_id == campaign)
    return list(connection.scalars(query.order_by(SNAPSHOTS.c.entries.desc())))


def snapshot(connection: Connection, campaign: str, entries: int) -> SnapshotRecord | None:
    this = (SNAPSHOTS.c.table_id == campaign) & (SNAPSHOTS.c.entries == entries)
    return fetch_one(connection, SnapshotRecord, SNAPSHOT_QUERY.where(this))


def put_snapshot(connection: Connection, snapshot: SnapshotRecord) -> None:
    put(connection, SNAPSHOTS, row_of(snapshot, SNAPSHOTS))
