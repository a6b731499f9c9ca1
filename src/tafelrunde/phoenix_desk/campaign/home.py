"""Where a campaign lives: its log and the papers beside it, whole or not at all; one writes at a time.

Who works on a campaign knows no more of its home than this. What papers say is known where they are read
(`drafts`, `clock`, `questions`, `rollback`); a home keeps bytes.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import ClassVar, Final, Literal, NamedTuple, get_args

from tafelrunde.engine.errors import BadFile, Complaint

Kind = Literal[
    "log",
    "secret",
    "clock",
    "house",
    "rollbacks",
    "kept log",
    "sheet",
    "old sheet",
    "question",
    "audit",
    "draft",
    "rehearsal",
    "begun",
    "tags",
]
PRIVATE: Final[tuple[Kind, ...]] = ("draft", "rehearsal", "begun", "tags")
"""What somebody is still writing, or has noted: it goes with no copy, because nobody else may read it."""
KINDS: Final[tuple[Kind, ...]] = tuple([kind for kind in get_args(Kind) if kind not in PRIVATE])
"""What a campaign takes along wherever it moves."""


class Paper(NamedTuple):
    """What a home keeps, by its kind; sheets by month and realm, questions and kept logs by number."""

    kind: Kind
    number: int = 0
    name: str = ""
    """Of the realm, as `drafts.file_name` writes it."""


LOG: Final = Paper("log")
SECRET: Final = Paper("secret")
"""Of fair dice, until the end of the campaign publishes it."""
CLOCK: Final = Paper("clock")
ROLLBACKS: Final = Paper("rollbacks")
HOUSE: Final = Paper("house")
"""How this campaign is led (`house.py`)."""
REHEARSAL: Final = Paper("rehearsal")
AUDIT: Final = Paper("audit")
"""Who did what is no move of the log (`months/notes.py`)."""


class Snapshot(NamedTuple):
    """The position after so many entries of the log (`past.py`)."""

    entries: int
    month: int
    version: str
    """Of the ruleset."""
    hash: str
    body: bytes


class Busy(Complaint):
    """Somebody else writes at this campaign; a moment later it may be free."""


class Overtaken(Complaint):
    """Somebody else went on with the campaign meanwhile; nothing was written."""


class Home(ABC):
    keeps_snapshots: ClassVar[bool] = False
    name: str
    """What a campaign is called that is founded here."""

    now: Callable[[], float] = staticmethod(time.time)
    """What the clock on the wall says."""

    @abstractmethod
    def where(self, paper: Paper | None = None) -> str:
        """The home or one of its papers as people are told of it."""

    @abstractmethod
    def held(self) -> AbstractContextManager[None]:
        """For the one who writes; nobody else can meanwhile."""

    @abstractmethod
    def read(self, paper: Paper) -> bytes | None:
        """None if there is no such paper."""

    @abstractmethod
    def write(self, paper: Paper, data: bytes) -> None:
        """At once and for good: readers never see half of it."""

    @abstractmethod
    def remove(self, paper: Paper) -> None:
        """If it is there."""

    @abstractmethod
    def papers(self, kind: Kind) -> list[Paper]:
        """All of a kind."""

    def has(self, paper: Paper) -> bool:
        return self.read(paper) is not None

    def lines(self) -> Sequence[bytes] | None:
        """The log line by line as it is now, whatever is written later; None if there is none."""
        data = self.read(LOG)
        return None if data is None else data.splitlines(keepends=True)

    def change_log(self, after: int, lines: Sequence[bytes]) -> None:
        """What comes after so many lines of the log gives way to these; a home of rows need not write all."""
        before = (self.read(LOG) or b"").splitlines(keepends=True)
        self.write(LOG, b"".join([*before[:after], *lines]))

    def snapshots(self) -> list[int]:
        """After how many entries there are some, the latest first."""
        return []

    def snapshot(self, entries: int) -> Snapshot | None:
        return None

    def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Only where a home keeps some; they may be lost or wrong, because nobody believes them blindly."""
        raise NotImplementedError

    def nobody_here(self) -> Complaint:
        return BadFile(self.where(), "no-campaign-here", {"log": "campaign.jsonl"})

    def held_already(self) -> Complaint:
        return Busy("campaign-being-written", {"folder": self.where()})
