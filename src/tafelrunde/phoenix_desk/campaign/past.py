"""What lies behind a campaign: months that need not be replayed to go on, and are told when somebody asks.

A snapshot is the position at the beginning of a month. It is believed only where the log says the same: the
hash beside the entry before it must be that of the position, by the ruleset that plays now.
"""

from __future__ import annotations

import zlib
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from tafelrunde.engine.codec import encode, state_hash
from tafelrunde.engine.contract import Event, Game
from tafelrunde.engine.errors import BadFile
from tafelrunde.engine.log import UNREADABLE, Entry, Header, Log, read_on
from tafelrunde.games.phoenix.state.state import MUSTER, State
from tafelrunde.phoenix_desk.campaign.home import LOG, Home, Snapshot

CHAPTERS: Final = 4
"""Months that were looked into and are remembered; more than a portion of a `LongList` touches."""


class Mark(msgspec.Struct, frozen=True):
    """The beginning of a month: how many entries came before, and the position."""

    entries: int
    state: Any


class Played(NamedTuple):
    """One entry of a replay: when it was made, what was waited for, and what happened."""

    entry: Entry
    month: int
    step: int
    events: list[Event]


def replayed(game: Game, state: State, entries: Iterable[Entry]) -> Iterator[Played]:
    """Plays entries on a position; `verify` checks every one of them, here the last answers for all."""
    for entry in entries:
        events: list[Event] = []
        month, step = state.month, state.step
        game.play(state, entry.seat, entry.move, events)
        yield Played(entry, month, step, events)


def need_same(game: Game, state: State, entry: Entry, where: str) -> None:
    if state_hash(game, state) != entry.state:
        raise BadFile(f"{where}:{entry.n + 1}", "position-differs")


# --- snapshots ----------------------------------------------------------------------------------------


class _Body(msgspec.Struct, frozen=True):
    """The game's `dump`, and when this month and all before it began: month and entries."""

    state: dict[str, Any]
    marks: list[tuple[int, int]]


class _Stated(msgspec.Struct, frozen=True):
    """Of a line of the log, the hash of the position after it."""

    state: str = ""


def snapshot_of(game: Game, mark: Mark, hash: str, marks: Iterable[tuple[int, int]]) -> Snapshot:
    known = [(month, entries) for month, entries in marks if entries <= mark.entries]
    body = zlib.compress(encode(_Body(game.dump(mark.state), known)))
    return Snapshot(mark.entries, mark.state.month, game.meta.version, hash, body)


class Position(msgspec.Struct, frozen=True):
    """What a snapshot says that is believed."""

    state: Any
    marks: list[tuple[int, int]]


def believed(game: Game, snapshot: Snapshot | None, line: bytes) -> Position | None:
    """None for one that is damaged, of another ruleset, or of another course than this line of the log."""
    hash = stated(line)
    if snapshot is None or (snapshot.version, snapshot.hash) != (game.meta.version, hash):
        return None
    try:
        body = msgspec.json.decode(zlib.decompress(snapshot.body), type=_Body)
        state: State = game.load(body.state)
    except Exception:  # whatever is wrong with it, the log tells the same
        return None
    begins = state.step == MUSTER and body.marks[-1:] == [(snapshot.month, snapshot.entries)]
    if not begins or state.month != snapshot.month or state_hash(game, state) != hash:
        return None
    return Position(state, body.marks)


def stated(line: bytes) -> str:
    try:
        return msgspec.json.decode(line, type=_Stated).state
    except UNREADABLE:
        return ""


# --- looking back -------------------------------------------------------------------------------------


class Chapter(msgspec.Struct, frozen=True):
    """From the beginning of one month to that of the next."""

    played: list[Played]
    end: Any
    """The position afterwards."""


class Past:
    """Everything before a snapshot, chapter by chapter, as log and earlier snapshots tell it."""

    def __init__(
        self, home: Home, game: Game, header: Header, lines: Sequence[bytes], marks: list[tuple[int, int]]
    ) -> None:
        self.home, self.game, self.header, self.lines = home, game, header, lines
        self.marks = marks
        self.starts = [0, *[entries for _month, entries in marks]]
        self.chapter = lru_cache(CHAPTERS)(self._chapter)
        self.begin = lru_cache(CHAPTERS)(self._begin)

    def entries(self, first: int, end: int) -> list[Entry]:
        log = Log(self.header, [], before=first)
        read_on(self.game, log, self.lines[first : end + 1], self.home.where(LOG))
        return log.entries

    def played(self, first: int, end: int) -> list[Played]:
        """What happened at these entries."""
        found: list[Played] = []
        number = bisect_right(self.starts, first) - 1
        while self.starts[number] < end:
            start = self.starts[number]
            found += self.chapter(number).played[max(0, first - start) : end - start]
            number += 1
        return found

    def events(self, first: int, end: int) -> list[list[Event]]:
        return [played.events for played in self.played(first, end)]

    def when(self, first: int, end: int) -> list[int]:
        return [played.month for played in self.played(first, end)]

    def steps(self, first: int, end: int) -> list[int]:
        return [played.step for played in self.played(first, end)]

    def mark(self, entries: int) -> Mark:
        return Mark(entries, self.begin(self.starts.index(entries)))

    def _begin(self, number: int) -> State:
        """The position where a chapter begins; without a snapshot, what the one before it came to."""
        if number == 0:
            header = self.header
            first: State = self.game.setup(len(header.seats), header.options, header.corrections)
            return first
        entries = self.starts[number]
        found = believed(self.game, self.home.snapshot(entries), self.lines[entries])
        state: State = self.chapter(number - 1).end if found is None else found.state
        return state

    def _chapter(self, number: int) -> Chapter:
        state, first, end = self.begin(number).copy(), self.starts[number], self.starts[number + 1]
        played = list(replayed(self.game, state, self.entries(first, end)))
        need_same(self.game, state, played[-1].entry, self.home.where(LOG))
        return Chapter(played, state)


class Months(Mapping[int, Mark]):
    """The beginning of every month so far; what lies behind is looked up."""

    def __init__(self, past: Past | None = None) -> None:
        self.past = past
        self.entries: dict[int, int] = {} if past is None else dict(past.marks)
        """How many entries came before each, which is known without looking."""
        self.here: dict[int, Mark] = {}

    def __getitem__(self, month: int) -> Mark:
        if month in self.here or self.past is None:
            return self.here[month]
        return self.past.mark(self.entries[month])

    def __iter__(self) -> Iterator[int]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def __contains__(self, month: object) -> bool:
        return month in self.entries

    def begin(self, month: int, mark: Mark) -> None:
        self.entries[month] = mark.entries
        self.here[month] = mark

    def until(self, entries: int) -> Months:
        """Those that had begun after so many entries."""
        other = Months(self.past)
        other.entries = {month: begun for month, begun in self.entries.items() if begun <= entries}
        other.here = {month: mark for month, mark in self.here.items() if mark.entries <= entries}
        return other

    def last_begun(self, entries: int) -> Mark:
        """The last that had begun by then, else the first: nothing happens before it."""
        begun = [month for month, before in self.entries.items() if before <= entries]
        return self[max(begun, default=min(self))]
