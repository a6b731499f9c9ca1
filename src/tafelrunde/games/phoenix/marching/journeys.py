"""Journeys: the quickest way to a field that takes more than a month, and where each month ends.

Each month begins with full movement and height points (PH-4o). Fewer months count first, then more points
left at the end. Enemies on the way are avoided; what happens meanwhile nobody can know.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from tafelrunde.games.phoenix.marching.steps import advance, is_step_free, ready
from tafelrunde.games.phoenix.standing.costs import budget
from tafelrunde.games.phoenix.state.deeds import CROSSED, STOPPED, WALLED
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import State

EVERYWHERE: Final = -1
"""However many places that takes."""


class Place(NamedTuple):
    """Where a unit may be on its way, the best first; `came` is the place before, -1 for the start."""

    month: int
    """From 0, this one."""
    used: int
    """Movement points of that month."""
    climbs: int
    field: int
    done: int
    came: int


class Unfinished(Exception):
    """So many places did not show a way, nor that there is none."""


def journey(state: State, army: Army, to: int, most: int = EVERYWHERE) -> list[list[int]]:
    """By month, the fields from its first to its last one; empty if no way leads there."""
    search = Search(state, ready(state, army))
    while search.waiting:
        if len(search.places) == most:
            raise Unfinished
        place = heappop(search.waiting)
        if search.is_better(place):
            search.places.append(place)
            if place.field == to:
                return search.months()
            search.go_on(len(search.places) - 1)
    return []


class Search:
    """All places that have been reached, in the sequence of months and points."""

    def __init__(self, state: State, unit: Army) -> None:
        self.state, self.unit = state, unit
        self.full = budget(state, unit)
        self.places: list[Place] = []
        self.waiting = [Place(0, self.full - unit.points, unit.climbs, unit.field, unit.done, -1)]
        self.known: dict[int, tuple[int, int]] = {}
        """By field, the month in which it was reached first, and the fewest height points used there then."""
        self.rested: set[int] = set()
        """Where the month after that has begun."""

    def is_better(self, place: Place) -> bool:
        """Than all before it. Who waits for the next month has all its points, so no later arrival is."""
        month, climbs = self.known.get(place.field, (place.month, place.climbs + 1))
        if place.month == month and place.climbs < climbs:
            self.known[place.field] = month, place.climbs
            return True
        if place.month != month + 1 or place.done or place.field in self.rested:
            return False
        self.rested.add(place.field)
        return True

    def go_on(self, at: int) -> None:
        """All steps from a place, and the next month there; nobody waits among enemies he has met."""
        place = self.places[at]
        unit = self.unit.copy()
        unit.field, unit.points, unit.climbs, unit.done = (
            place.field,
            self.full - place.used,
            place.climbs,
            place.done,
        )
        if not place.done & STOPPED or at == 0:
            heappush(self.waiting, Place(place.month + 1, 0, 0, place.field, 0, at))
        if place.done & (STOPPED | CROSSED | WALLED):
            return
        for _other, _edge, side in self.state.setting.world.steps[place.field]:
            if is_step_free(self.state, unit, side):
                there = unit.copy()
                advance(self.state, there, side)
                used = self.full - there.points
                heappush(self.waiting, Place(place.month, used, there.climbs, there.field, there.done, at))

    def months(self) -> list[list[int]]:
        """The way to the last place."""
        found: list[list[int]] = [[]]
        place = self.places[-1]
        while True:
            found[0].insert(0, place.field)
            if place.came < 0:
                return found
            before = self.places[place.came]
            if before.month != place.month:
                found.insert(0, [])
            place = before
