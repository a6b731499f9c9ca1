"""Every question that a realm can ask, asked in the months of a war: what comes back is a channel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from tafelrunde.engine.contract import Game
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.state.state import NOBODY
from tafelrunde.phoenix_desk.orders.desk import Desk
from tafelrunde.phoenix_desk.queries import (
    building,
    compared,
    knowledge,
    odds,
    paths,
    pieces,
    reach,
    recruiting,
    sightings,
)
from tafelrunde.phoenix_desk.reports.material import Span
from tests.phoenix_desk.channels import another, spans
from tests.phoenix_desk.queries.desks import true_desk

SEATS, SAMPLES = (0, 1), range(3)
FORCES = {1: "3000 K 10 HF", 2: "900 R 8 HF", 3: "20 S 3 HF", 4: "500 K 30 GP"}
Question = Callable[[Desk], Iterator[Any]]


def units(desk: Desk) -> list[int]:
    row = desk.state.realms[desk.realm]
    return sorted([*row.armies, *row.people])


def places(desk: Desk) -> list[str]:
    """Where foreign armies stand, and foreign towns: whoever can leak has something to leak there."""
    rows = [
        army.field for seat, own in enumerate(desk.view.armies) if seat != desk.realm for army in own.values()
    ]
    towns = [label for label in desk.view.towns if desk.view.owners.get(label) not in (desk.realm, NOBODY)]
    return [*dict.fromkeys([*towns, *rows])][:3]


def reaches(desk: Desk) -> Iterator[Any]:
    for number in units(desk):
        yield reach.reach_of(desk, number, places(desk)[:1])


def ways(desk: Desk) -> Iterator[Any]:
    for number in units(desk)[:5]:
        for label in places(desk):
            yield paths.way_to(desk, number, label)


def recruits(desk: Desk) -> Iterator[Any]:
    yield recruiting.recruiting(desk)
    for label in places(desk):
        yield recruiting.recruiting(desk, label)


def works(desk: Desk) -> Iterator[Any]:
    yield building.building(desk)
    for label in places(desk):
        yield building.building(desk, label)


def fights(desk: Desk) -> Iterator[Any]:
    """What is asked for everywhere, and at the first place what comes of it once it is typed in."""
    armies = sorted(desk.state.realms[desk.realm].armies)[:2]
    asked: list[odds.Fight] = []
    for label in places(desk):
        try:
            asked.append(odds.odds_of(desk, label, own=armies))
        except Complaint as complaint:
            yield str(complaint)
    yield asked
    for first in asked[:1]:
        yield odds.odds_of(desk, first.field, own=armies, typed={one.name: typed(one) for one in first.asked})


def typed(unknown: odds.Unknown) -> str:
    return "7" if unknown.needs == "points" else FORCES[unknown.number // 100]


def found(desk: Desk) -> Iterator[Any]:
    yield pieces.pieces(desk, pieces.Wanted())
    yield pieces.pieces(desk, pieces.Wanted(text="1", idle=True), "Bewege 101 nach 101/28")


def at_once(question: Question) -> Callable[[Game, Span, int], bytes]:
    return lambda game, span, seat: msgspec.json.encode(list(question(true_desk(game, span.after, seat))))


def seen_earlier(game: Game, span: Span, seat: int) -> bytes:
    views = [game.view(state, seat) for state in (span.before, span.after)]
    return msgspec.json.encode(sightings.sightings(views))


def month_compared(game: Game, span: Span, seat: int) -> bytes:
    before, after = [game.view(state, seat) for state in (span.before, span.after)]
    return msgspec.json.encode(compared.compared(game, before, after))


def desk_itself(game: Game, span: Span, seat: int) -> bytes:
    """Whatever could be asked there."""
    desk = knowledge.seen_by(game, span.after, seat)
    return msgspec.json.encode([desk.view, game.dump(desk.state)])


QUESTIONS: dict[str, Question] = {
    "reach": reaches,
    "paths": ways,
    "recruiting": recruits,
    "building": works,
    "odds": fights,
    "pieces": found,
}
CHANNELS: dict[str, Callable[[Game, Span, int], bytes]] = {
    **{name: at_once(question) for name, question in QUESTIONS.items()},
    "sightings": seen_earlier,
    "two months": month_compared,
    "desk": desk_itself,
}


def told_apart(channel: str, game: Game, where: str) -> str:
    """Who can tell months apart that should look alike to him; empty if nobody can."""
    for span in spans(where):
        for seat in SEATS:
            true = CHANNELS[channel](game, span, seat)
            for luck in SAMPLES:
                if CHANNELS[channel](game, another(span, seat, luck), seat) != true:
                    return f"month {span.month}: seat {seat} can tell secrets by {channel}"
    return ""
