"""Foreign armies and people as a realm has seen them, month by month: where, and how long ago.

Made of the realm's own views at the musters and now. What stands on the map is seen by all; of what is there
no more the last sighting stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.games.phoenix.secrecy.seen import ArmySeen, PersonSeen, PhoenixView
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.queries.knowledge import both, called


class Place(msgspec.Struct, frozen=True):
    """Where it was seen since a month."""

    month: int
    field: str


class Sighting(msgspec.Struct, frozen=True):
    realm: str
    seat: int
    number: int
    unit: Words
    name: str
    """Of a person."""
    field: str
    """Where it was seen last."""
    month: int
    age: int
    """Months since; 0 if it stands there now."""
    moved: int
    """The month in which it moved last, as far as was seen; 0 if never."""
    trail: tuple[Place, ...]
    """All that was seen of its way, the oldest first."""
    said: Words | None
    """Of what is there no more."""


def views_of(campaign: Campaign, realm: int, first: int = 1) -> list[PhoenixView]:
    """What a realm knew at the musters from this month on, and what it knows now."""
    marks = [mark.state for month, mark in sorted(campaign.months.items()) if month >= first]
    return [campaign.game.view(state, realm) for state in [*marks, campaign.state]]


def sightings(views: Sequence[PhoenixView]) -> tuple[Sighting, ...]:
    """By seat and number; the views are of one seat, the oldest first."""
    trails: dict[tuple[int, int], list[tuple[PhoenixView, ArmySeen | PersonSeen]]] = {}
    for view in views:
        for seat, number, piece in foreign(view):
            trails.setdefault((seat, number), []).append((view, piece))
    now = views[-1]
    return tuple([sighting(now, seat, number, trails[seat, number]) for seat, number in sorted(trails)])


def foreign(view: PhoenixView) -> Iterator[tuple[int, int, ArmySeen | PersonSeen]]:
    """All pieces of others that the view shows."""
    for seat in range(len(view.realms) - 1):
        if seat != view.seat:
            for number, army in view.armies[seat].items():
                yield seat, int(number), army
            for number, person in view.people[seat].items():
                yield seat, int(number), person


def sighting(
    now: PhoenixView, seat: int, number: int, seen: Sequence[tuple[PhoenixView, ArmySeen | PersonSeen]]
) -> Sighting:
    (last, piece), realm = seen[-1], now.realms[seat]
    name, age = realm.name if realm else "", now.month - last.month
    is_there = last is now
    past = {"unit": called(number), "realm": name, "field": piece.field, "month": month_name(last.month)}
    return Sighting(
        realm=name,
        seat=seat,
        number=number,
        unit=called(number),
        name=piece.name if isinstance(piece, PersonSeen) else "",
        field=piece.field,
        month=last.month,
        age=0 if is_there else max(1, age),
        moved=piece.moved,
        trail=tuple(trail(seen)),
        said=None if is_there else both("sighting-past", **past, age=age),
    )


def trail(seen: Sequence[tuple[PhoenixView, ArmySeen | PersonSeen]]) -> Iterator[Place]:
    """Each place once for as long as it stayed there."""
    before = ""
    for view, piece in seen:
        if piece.field != before:
            before = piece.field
            yield Place(view.month, piece.field)
