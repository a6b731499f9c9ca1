"""Passes on what was published and noted during a move as events, in a number that gives nothing away."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tafelrunde.engine.contract import Events
from tafelrunde.games.phoenix.state.realm import untold
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.events import Minuted, Reported


@cache
def silence(realms: int, master: int) -> tuple[Reported, ...]:
    """That no realm has new notes: the same events after every turn."""
    return tuple([Reported(number, master, ()) for number in range(realms)])


class Telling:
    """The listener of one move; without events it only keeps the books."""

    def __init__(
        self, state: State, events: Events | None, watch: Callable[[State], None] | None = None
    ) -> None:
        self.events = events
        self.watch = watch
        """Looks at the position whenever a phase of a turn is over, and must not change it."""
        self.published: int = len(state.news)
        self.written: int = len(state.minutes)

    def passed(self, state: State) -> None:
        """A phase is over."""
        if self.watch is not None:
            self.watch(state)

    def news(self, state: State) -> None:
        """Everything published since the last time."""
        if self.events is not None:
            self.events.extend(state.news.since(self.published))
        self.published = len(state.news)

    def minutes(self, state: State) -> None:
        """How evaluations were worked out, for the game master; told even when there were none."""
        if self.events is not None:
            entries = tuple(state.minutes.since(self.written))
            self.events.append(Minuted(state.setting.game_master, entries))
        self.written = len(state.minutes)

    def report_all(self, state: State) -> None:
        """New notes of all realms, told even when there are none: others must not learn whether there are."""
        events, master = self.events, state.setting.game_master
        noted = untold(state.realms)
        if events is not None:
            first = len(events)
            events.extend(silence(state.setting.realms, master))
            for number in noted:
                realm = state.realms[number]
                events[first + number] = Reported(number, master, realm.diary[realm.told :])
        for number in noted:
            state.edit_realm(number).told = len(state.realms[number].diary)
