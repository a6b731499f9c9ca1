"""Who is connected to a table, and what each of them is sent after a step.

Seats and the guests they let look over their shoulder get that seat's view at once. Everybody else watches
the public view, as many steps behind as the table wants it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Protocol

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.server.errors import Denied
from tafelrunde.server.tables.bulletin import Bulletin
from tafelrunde.store.records import TableRecord


class Subscriber(Protocol):
    """One connection to a table."""

    seats: tuple[int, ...]
    """The seats it acts for."""
    sees: int | None
    """The seat whose view it was given by consent."""
    watches: bool
    """Whether it gets the public view."""
    words: Lang | None
    """The language in which it wants the words of each step; None if it wants none."""
    is_looking: bool
    """Whether somebody has the table before their eyes."""

    def tell(self, data: bytes) -> None:
        """Sends a message without waiting."""

    def leave(self, reason: Denied) -> None:
        """Says good-bye and closes."""

    async def recheck(self) -> None:
        """Seats may have been given or taken: finds out anew what this connection may do."""


class Spectators(msgspec.Struct, frozen=True):
    """`TableRecord.spectators`: whether strangers may watch, and how many steps behind."""

    allowed: bool = True
    delay: int = 0


def spectators_of(record: TableRecord) -> Spectators:
    return msgspec.convert(record.spectators, Spectators)


def delay_of(record: TableRecord) -> int:
    """How many steps behind strangers watch; a finished game is no secret."""
    return spectators_of(record).delay if record.spectators and record.status != "over" else 0


class Audience:
    """The connections to one table in this process."""

    __slots__ = ("_held", "subscribers")

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self._held: deque[Bulletin] | None = None
        """Public steps that watchers are not to see yet; None while nobody watches from behind."""

    def here(self) -> set[int]:
        """Seats whose players are connected."""
        return {seat for subscriber in self.subscribers for seat in subscriber.seats}

    def looking(self) -> set[int]:
        """Seats whose players have the table before their eyes."""
        return {seat for subscriber in self.subscribers if subscriber.is_looking for seat in subscriber.seats}

    def has_watchers(self) -> bool:
        return any(subscriber.watches for subscriber in self.subscribers)

    def step(self, bulletin: Bulletin, delay: int) -> None:
        """Sends everybody what they may see of a new step."""
        is_watched = False
        for subscriber in self.subscribers:
            is_watched = is_watched or subscriber.watches
            for seat in subscriber.seats if subscriber.sees is None else views_of(subscriber):
                subscriber.tell(bulletin.to(seat, subscriber.words))
        if is_watched:
            self._step_public(bulletin, delay)
        else:
            self._held = None

    def _step_public(self, bulletin: Bulletin, delay: int) -> None:
        held = self._held if self._held is not None else deque()
        held.append(bulletin)
        while len(held) > delay:
            self._show_watchers(held.popleft())
        self._held = held if delay else None

    def hold(self, steps: Iterable[Bulletin]) -> None:
        """The public steps that those who watch from behind will see next."""
        self._held = deque(steps)

    @property
    def held(self) -> int | None:
        """How many steps are held back; None if nobody watches from behind."""
        return None if self._held is None else len(self._held)

    def remove(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        if not self.has_watchers():
            self._held = None

    def _show_watchers(self, bulletin: Bulletin) -> None:
        for subscriber in self.subscribers:
            if subscriber.watches:
                subscriber.tell(bulletin.to(None, subscriber.words))

    def tell_seats(self, data: bytes) -> None:
        for subscriber in self.subscribers:
            if subscriber.seats:
                subscriber.tell(data)

    def tell_all(self, data: bytes) -> None:
        for subscriber in self.subscribers:
            subscriber.tell(data)


def views_of(subscriber: Subscriber) -> tuple[int, ...]:
    """The seats whose views this connection gets."""
    return subscriber.seats if subscriber.sees is None else (*subscriber.seats, subscriber.sees)
