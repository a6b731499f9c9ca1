"""Events of a campaign as lines in one language, for whoever replays its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.engine.contract import Game, Lang, Seat
from tafelrunde.games.phoenix.told.events import Minuted, Reported
from tafelrunde.games.phoenix.told.minutes import Thrown
from tafelrunde.phoenix_desk.protocol.part import part_in_words
from tafelrunde.phoenix_desk.protocol.whole import in_words
from tafelrunde.phoenix_desk.reports.sentences import Teller


class Storyteller:
    """Tells what a watcher was told; events must have passed `redact` for him."""

    def __init__(self, game: Game, names: Sequence[str], watcher: Seat | None, lang: Lang) -> None:
        self.names, self.lang = names, lang
        self.teller = Teller(game, names)
        self.is_master = watcher == len(names) - 1

    def told(self, event: Any) -> list[str]:
        """Notes one by one, each with the realm it is for; evaluations line by line; else one sentence."""
        if isinstance(event, Reported):
            said = [self.teller.note(note).said.said(self.lang) for note in event.notes or ()]
            return [f"{self.names[event.realm]}: {line}" for line in said]
        if isinstance(event, Minuted):
            worked = [minute for minute in event.entries or () if not isinstance(minute, Thrown)]
            return [line for minute in worked for line in self.worked(minute)]
        return [self.teller.event(event).said.said(self.lang)]

    def worked(self, minute: Any) -> list[str]:
        say = in_words if self.is_master else part_in_words
        head, *lines = say(minute, self.names, self.lang)
        return [head, *[f"  {line}" for line in lines]]
