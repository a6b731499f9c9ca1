"""The notice board as people read it: the month in its course, chapter by chapter, what is alike gathered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from tafelrunde.engine.contract import Words
from tafelrunde.phoenix_desk.reports.gathering import gather
from tafelrunde.phoenix_desk.reports.report import Chapter, Line
from tafelrunde.phoenix_desk.reports.sentences import ENGLISH_FIRST, Teller, text

BEGAN: Final = "turn_began"
ENDED: Final = "turn_ended"


def board(news: Sequence[Line], teller: Teller, *, closed: bool) -> tuple[Chapter, ...]:
    """The muster, turn by turn, and how the month ended."""
    found: list[tuple[Words, list[int]]] = [(titled("head-muster"), [])]
    last = max([place for place, line in enumerate(news) if line.kind == BEGAN], default=-1)
    for place, line in enumerate(news):
        if line.kind == BEGAN:
            found.append((Words(*[line.said.said(lang).rstrip(".") for lang in ENGLISH_FIRST]), []))
        elif line.kind == ENDED:
            if not found[-1][1]:
                found[-1][1].append(place)  # A quiet turn was a turn too.
            found.append((titled("head-month_end" if closed and place > last else "head-between"), []))
        else:
            found[-1][1].append(place)
    return tuple([chapter(head, places, news, teller) for head, places in found if places])


def chapter(head: Words, places: Sequence[int], news: Sequence[Line], teller: Teller) -> Chapter:
    lines = gather("event", [news[place] for place in places], teller)
    return Chapter(head, tuple([replace(line, of=tuple([places[i] for i in line.of])) for line in lines]))


def titled(id: str) -> Words:
    return Words(*[text(lang, id) for lang in ENGLISH_FIRST])
