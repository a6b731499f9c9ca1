"""A campaign in memory: to try things on a copy, which is gone afterwards and touches nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from tafelrunde.engine.errors import Complaint
from tafelrunde.phoenix_desk.campaign.home import KINDS, Home, Kind, Paper, Snapshot


class Memory(Home):
    def __init__(self, name: str, original: Home | None = None) -> None:
        self.name, self.original, self.lock = name, original, Lock()
        self.kept: dict[Paper, bytes] = {}

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
        return self.kept.get(paper)

    def write(self, paper: Paper, data: bytes) -> None:
        self.kept[paper] = data

    def remove(self, paper: Paper) -> None:
        self.kept.pop(paper, None)

    def papers(self, kind: Kind) -> list[Paper]:
        return sorted([paper for paper in self.kept if paper.kind == kind])

    def nobody_here(self) -> Complaint:
        return super().nobody_here() if self.original is None else self.original.nobody_here()

    def snapshots(self) -> list[int]:
        """Those of the original, which are believed as far as the log here says the same."""
        return [] if self.original is None else self.original.snapshots()

    def snapshot(self, entries: int) -> Snapshot | None:
        return None if self.original is None else self.original.snapshot(entries)


def copied(home: Home) -> Memory:
    """All that a home keeps; nothing comes back from the copy."""
    copy = Memory(home.name, home)
    for paper in [paper for kind in KINDS for paper in home.papers(kind)]:
        copy.write(paper, home.read(paper) or b"")
    return copy
