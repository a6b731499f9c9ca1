"""What happened at each step of a table, kept for those who ask, and its words as one seat may hear them.

Nothing is sent here: `bulletin.py` lets the words of a step travel with it, `routes/game.py` answers whoever
has missed some.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from tafelrunde.engine.contract import CHANCE, Event, Game, Lang, Seat
from tafelrunde.engine.log import Header
from tafelrunde.server.messages.game_bodies import Told
from tafelrunde.server.messages.messages import Mark
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.journal import Position
from tafelrunde.server.texts import put
from tafelrunde.store.records import Step
from tafelrunde.telling.events import mark, tell

MOST_KEPT: Final = 4_000
"""Steps whose events stay in memory; a game has a few hundred, unless its players take back without end."""

RECENT: Final = 32
"""Positions that an undo may lead back to without the game being played from its beginning."""


class Happened(NamedTuple):
    """A step and its events, not redacted: never for seats as they are."""

    n: int
    events: Sequence[Event]
    taker: Seat | None
    """Who took the last move back, if that is what happened."""
    actor: Seat
    """Who moved last; nobody after an undo."""
    length: int
    """Of the log after it."""


def redacted(game: Game, events: Sequence[Event], seat: Seat | None) -> list[Event]:
    return [game.redact(event, seat) for event in events]


def texts(
    game: Game, names: Sequence[str], taker: Seat | None, events: Sequence[Event], lang: Lang
) -> list[str]:
    """The words of one step; the events are redacted for whoever listens."""
    if taker is not None:
        return [put(lang, "move-taken-back", name=names[taker])]
    return [tell(game, event, names, lang) for event in events]


def told(
    game: Game, names: Sequence[str], steps: Sequence[Happened], seat: Seat | None, lang: Lang
) -> list[Told]:
    """What a seat may hear of these steps, None for everybody."""
    return [told_of(game, names, step, redacted(game, step.events, seat), lang) for step in steps]


def told_of(game: Game, names: Sequence[str], step: Happened, heard: Sequence[Event], lang: Lang) -> Told:
    said = texts(game, names, step.taker, heard, lang)
    return Told(step.n, said, step.actor, step.length, marks(game, names, heard, lang))


def marks(game: Game, names: Sequence[str], events: Sequence[Event], lang: Lang) -> list[Mark]:
    """Which of these events are headings."""
    heading = game.heading
    if heading is None:
        return []
    return [
        Mark(line, level, mark(game, event, names, lang))
        for line, event in enumerate(events)
        if (level := heading(event))
    ]


def happened(game: Game, header: Header, steps: Sequence[Step]) -> Iterator[Happened]:
    """What happened at each of these steps, which are all from the first on; all of it is played again."""
    position = journal.first(game, header)
    recent: deque[Position] = deque(maxlen=RECENT)
    for place, step in enumerate(steps, 1):
        events: list[Event] = []
        recent.append(position)
        if step.kind == "undo":
            position = gone_back(recent, step) or journal.taken_back(game, header, steps[:place])
        else:
            position, _ = journal.advanced(game, position, step, events)
        yield happened_at(step.kind, step.actor, events, position)


def gone_back(recent: deque[Position], undo: Step) -> Position | None:
    """The position that an undo leads to, if it is a recent one; later ones are forgotten."""
    keep = journal.kept_by(undo)
    while recent and recent[-1].entries > keep:
        recent.pop()
    if not recent or recent[-1].entries != keep:
        return None
    return msgspec.structs.replace(recent[-1], n=undo.n, plea=None, clock=undo.clock, actor=CHANCE)


def happened_at(kind: str, actor: Seat, events: Sequence[Event], after: Position) -> Happened:
    taker = actor if kind == "undo" else None
    return Happened(after.n, events, taker, after.actor, after.entries)


class Chronicle:
    """The last steps of one table, from the first time that somebody asks for them; before, nothing is kept.

    Whoever asks again pays for what is new to them, however long the game is.
    """

    __slots__ = ("_kept", "_later")

    def __init__(self) -> None:
        self._kept: list[Happened] | None = None
        self._later: list[Happened] | None = None
        """What happens while the game so far is being played again."""

    def listen(self) -> None:
        """From now on what happens is kept."""
        if self._later is None:
            self._later = []

    def begin(self, steps: Sequence[Happened]) -> None:
        """All steps up to one at which we listened already."""
        if self._kept is None:
            later = [step for step in self._later or () if step.n > len(steps)]
            self._kept, self._later = [*steps, *later][-MOST_KEPT:], None

    def add(self, step: Happened) -> None:
        """The step after the last one, as soon as it is true."""
        keeping = self._later if self._kept is None else self._kept
        if keeping is not None:
            keeping.append(step)
            del keeping[:-MOST_KEPT]

    def between(self, after: int, until: int) -> list[Happened] | None:
        """The steps after the one up to the other; None if they are not all there."""
        kept = self._kept
        if not kept or kept[0].n > after + 1:
            return None
        first = kept[0].n
        return kept[after + 1 - first : until + 1 - first]
