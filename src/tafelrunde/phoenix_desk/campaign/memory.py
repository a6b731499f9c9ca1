"""A campaign in memory: to try things on a copy, which is gone afterwards and touches nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterator, MutableSequence, Sequence
from contextlib import contextmanager
from threading import Lock

from tafelrunde.engine.errors import Complaint
from tafelrunde.phoenix_desk.campaign.home import KINDS, LOG, Home, Kind, Paper, Snapshot
from tafelrunde.phoenix_desk.campaign.long_list import first_of


class Memory(Home):
    def __init__(self, name: str, original: Home | None = None) -> None:
        self.name, self.original, self.lock = name, original, Lock()
        self.kept: dict[Paper, bytes] = {}
        """All papers but the log."""
        self.log: MutableSequence[bytes] | None = None
        """Line by line; of a copy, what lies behind is read from the original when it is wanted."""
        if original is not None:
            self.now = original.now

    def where(self, paper: Paper | None = None) -> str:
        """What is wrong in a copy is wrong in the original, and is to be found there."""
        if self.original is not None:
            return self.original.where(paper)
        return ", ".join([self.name, *[str(part) for part in paper or () if part]])

    @contextmanager
    def held(self) -> Iterator[None]:
        if not self.lock.acquire(blocking=False):
            raise self.held_already()
        try:
            yield
        finally:
            self.lock.release()

    def read(self, paper: Paper) -> bytes | None:
        if paper == LOG:
            return None if self.log is None else b"".join(self.log)
        return self.kept.get(paper)

    def write(self, paper: Paper, data: bytes) -> None:
        if paper == LOG:
            self.log = data.splitlines(keepends=True)
        else:
            self.kept[paper] = data

    def remove(self, paper: Paper) -> None:
        if paper == LOG:
            self.log = None
        self.kept.pop(paper, None)

    def papers(self, kind: Kind) -> list[Paper]:
        if kind == "log":
            return [] if self.log is None else [LOG]
        return sorted([paper for paper in self.kept if paper.kind == kind])

    def lines(self) -> Sequence[bytes] | None:
        return None if self.log is None else first_of(self.log, len(self.log))

    def change_log(self, after: int, lines: Sequence[bytes]) -> None:
        self.log = first_of(self.log or [], after)
        self.log.extend(lines)

    def nobody_here(self) -> Complaint:
        return super().nobody_here() if self.original is None else self.original.nobody_here()

    def snapshots(self) -> list[int]:
        """Those of the original, which are believed as far as the log here says the same."""
        return [] if self.original is None else self.original.snapshots()

    def snapshot(self, entries: int) -> Snapshot | None:
        return None if self.original is None else self.original.snapshot(entries)


def copied(home: Home, kinds: Collection[Kind] = KINDS) -> Memory:
    """What a home keeps, all or of these kinds, and its log; nothing comes back from the copy."""
    copy, lines = Memory(home.name, home), home.lines()
    copy.log = None if lines is None else first_of(lines, len(lines))
    for paper in [paper for kind in kinds if kind != "log" for paper in home.papers(kind)]:
        copy.write(paper, home.read(paper) or b"")
    return copy
