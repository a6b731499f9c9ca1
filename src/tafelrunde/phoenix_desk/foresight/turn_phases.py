"""Turns phase by phase: what the position was when each phase was over, and what happened in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec

from tafelrunde.engine.contract import Events, Game, Seat
from tafelrunde.games.phoenix.play.rules import play_watched
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.course import TurnBegan
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import entries_by_month, mark_of


class Stage(msgspec.Struct, frozen=True):
    """A phase of a realm's turn that is over."""

    month: int
    realm: int
    phase: int
    state: Any
    """The position after it."""
    news: tuple[Any, ...]
    minutes: tuple[Any, ...]


class Watcher:
    """Looks on while a campaign goes on, and keeps every stage."""

    def __init__(self, state: State) -> None:
        self.stages: list[Stage] = []
        self.month = state.month
        self.news, self.minutes = len(state.news), len(state.minutes)

    def look(self, state: State) -> None:
        """A phase is over; the books begin anew with each month."""
        if state.month != self.month:
            self.month, self.news, self.minutes = state.month, 0, 0
        news, minutes = tuple(state.news.since(self.news)), tuple(state.minutes.since(self.minutes))
        seen = state.copy()
        self.stages.append(Stage(state.month, state.active, state.phase, seen, of_turn(news), minutes))
        self.news, self.minutes = len(state.news), len(state.minutes)

    def play(self, state: State, seat: Seat, move: Any, events: Events | None) -> None:
        """In place of the game's own."""
        play_watched(state, seat, move, events, self.look)


def of_turn(news: tuple[Any, ...]) -> tuple[Any, ...]:
    """Without what was told before the turn began."""
    begins = [place for place, event in enumerate(news) if isinstance(event, TurnBegan)]
    return news[begins[-1] :] if begins else news


def watched(game: Game, watcher: Watcher) -> Game:
    """The same game with somebody who looks on."""
    return replace(game, play=watcher.play)


def stages_of(campaign: Campaign, month: int) -> list[Stage]:
    """All phases of a month as far as they are over, from its log."""
    state: State = mark_of(campaign, month).state.copy()
    watcher = Watcher(state)
    for seat, move in moves_of(campaign, month):
        watcher.play(state, seat, move, None)
    return watcher.stages


def moves_of(campaign: Campaign, month: int) -> Iterator[tuple[Seat, Any]]:
    """What was done since the muster of a month opened, until it was over."""
    first = mark_of(campaign, month).entries
    for _month, entry in entries_by_month(campaign, month, first):
        yield entry.seat, entry.move
