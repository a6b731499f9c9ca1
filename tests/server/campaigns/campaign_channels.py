"""Everything that the server's workers give out to one seat, errand by errand: what comes back is a channel.

A hosted campaign is opened with another position in it, one that the seat cannot tell from the true one. Each
answer, refusal and happening must then be the same to the byte.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tafelrunde.engine.contract import Game, Seat
from tafelrunde.phoenix_desk.reports.material import Span
from tests.phoenix_desk.channels import another, spans
from tests.server.campaigns import law_questions as questions
from tests.server.campaigns.law_worlds import Asked, World, forget

SAMPLES = range(2)
Channel = Callable[[World], Iterator[Asked]]
CHANNELS: dict[str, Channel] = {
    "summary": questions.summary,
    "drafts": questions.drafts,
    "verdict": questions.checked,
    "reach": questions.reach,
    "way": questions.way,
    "recruiting": questions.towns,
    "building": questions.sites,
    "odds": questions.odds,
    "pieces": questions.pieces,
    "past months": questions.past,
    "view": questions.view,
    "reports": questions.reports,
    "search": questions.search,
    "treasury": questions.treasury,
    "maps": questions.maps,
    "public": questions.public,
    "projector": questions.projector,
    "notices": questions.notices,
    "tasks": questions.tasks,
}
ASKED_BEFORE: dict[str, tuple[Asked, ...]] = {
    "drafts": (("draft.read", {}),),
    "view": (("ask.view", {}),),
    "reach": (("ask.view", {}),),
    "reports": (("files.report", {"form": "json"}),),
    "search": (("files.search", {"text": "101"}),),
    "treasury": (("files.treasury", {"form": "csv"}),),
    "maps": (("files.map", {"style": {"form": "svg"}}),),
}
"""By others."""
FOR_ALL = frozenset({"summary", "public", "projector"})
"""Channels that those who look on have too."""
COSTLY = frozenset({"reports", "search", "maps", "public", "notices"})
"""One month of them is enough: what they are made of is looked at in `tests/phoenix_desk`."""


def answers(channel: str, game: Game, span: Span, seat: Seat | None) -> list[bytes]:
    """All of them, one after the other, as the server would get them."""
    forget()
    world = World(game, span, seat)
    world.let_others_ask(ASKED_BEFORE.get(channel, ()))
    return [world.ask(*asked) for asked in CHANNELS[channel](world)]


def told_apart(channel: str, game: Game, where: str = "war") -> str:
    """Who can tell positions apart that should look alike, by which answer; empty if nobody can."""
    for span in spans(where)[-1:] if channel in COSTLY else spans(where):
        for seat in (0, 1, *([None] if channel in FOR_ALL else [])):
            true = answers(channel, game, span, seat)
            for luck in SAMPLES:
                other = answers(channel, game, another(span, seat, luck), seat)
                different = [n for n, pair in enumerate(zip(true, other, strict=True)) if pair[0] != pair[1]]
                if different:
                    asked = list(CHANNELS[channel](World(game, span, seat)))[different[0]]
                    return f"{channel}, month {span.month}: seat {seat} can tell secrets by {asked[0]}"
    return ""
