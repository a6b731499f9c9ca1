"""What a decision of the game master would change, and what each realm would read of it."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.reports.gathering import gather
from tafelrunde.phoenix_desk.reports.sentences import Teller
from tafelrunde.phoenix_desk.review.audit import changes_by
from tafelrunde.phoenix_desk.review.spoken import spoken


class Changed(msgspec.Struct, frozen=True):
    path: str
    before: str | bool | int | None
    after: str | bool | int | None
    said: str


class ToldTo(msgspec.Struct, frozen=True):
    """What one realm reads besides that which all do."""

    realm: int
    lines: tuple[str, ...]


class Foreseen(msgspec.Struct, frozen=True):
    said: str
    """The decision, as the log would have it."""
    changes: tuple[Changed, ...]
    news: tuple[str, ...] = ()
    """What all realms would read."""
    notes: tuple[ToldTo, ...] = ()
    entries: int = 0
    """Of the log, as it was looked at: whoever goes on names it."""


def foreseen(campaign: Campaign, move: Any, lang: Lang) -> Foreseen:
    """On a copy of the position; what the rules refuse is refused here too."""
    game, before, after = campaign.game, campaign.state, campaign.state.copy()
    game.check(after, campaign.master, move)
    game.play(after, campaign.master, move, None)
    changes = [
        Changed(one.path, one.before, one.after, str(spoken(one.path, one.before, one.after, lang)))
        for one in changes_by(move, before.copy(), after)
    ]
    teller = Teller(game, after.setting.names)
    return Foreseen(
        game.format_move(move, lang),
        tuple(changes),
        news(before, after, teller, lang),
        notes(before, after, teller, lang),
        len(campaign.table.entries),
    )


def news(before: State, after: State, teller: Teller, lang: Lang) -> tuple[str, ...]:
    """What was published is for all."""
    lines = [teller.event(event) for event in after.news.since(len(before.news))]
    return tuple([line.said.said(lang) for line in gather("event", lines, teller)])


def notes(before: State, after: State, teller: Teller, lang: Lang) -> tuple[ToldTo, ...]:
    """As they will stand in the diary of each realm that has any."""
    found = []
    for realm, (old, new) in enumerate(zip(before.realms, after.realms, strict=True)):
        lines = [teller.note(note) for note in new.diary[len(old.diary) :]]
        told = [line.said.said(lang) for line in gather("note", lines, teller)]
        if told:
            found.append(ToldTo(realm, tuple(told)))
    return tuple(found)
