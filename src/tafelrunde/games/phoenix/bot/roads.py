"""Roads between the towns of a realm and towards its frontier, bridges on the way, and quays."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, Final

from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.orders.muster import Build, Work
from tafelrunde.games.phoenix.tables.prices import BRIDGE, POINT_PRICE, QUAY, ROAD, WORK_POINTS
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS

PRICE: Final = POINT_PRICE * WORK_POINTS["STR"]
"""Roads, bridges and quays cost the same."""
LONGEST: Final = 12
"""Works that a connection may need at most."""


class RoadBuilder:
    """Connects each town with the nearest one that the capital reaches by road."""

    def __init__(self, draft: Draft, own: list[int], outposts: list[int], budget: int) -> None:
        self.draft = draft
        self.state = draft.state
        self.budget = budget
        self.towns = [field for field in own if stage_at(self.state, field)]
        self.places = [*self.towns, *[field for field in outposts if field not in self.towns]]

    def connect(self) -> None:
        for town in self.places:
            if self.budget < PRICE:
                return
            for field, other in self.missing(town):
                if self.budget >= PRICE:
                    self.build(field, other)

    def build(self, field: int, other: int) -> None:
        """The road over one side, and a bridge where a river runs."""
        world = self.state.setting.world
        edge = next(edge for beyond, edge, _side in world.steps[field] if beyond == other)
        if world.river[edge] and not self.state.works[edge] & BRIDGE:
            self.order("BR", field, other)
        self.order("STR", field, other)

    def order(self, work: Work, field: int, other: int) -> None:
        side: Any = DIRECTIONS[self.state.setting.world.direction(field, other)]
        if self.budget >= PRICE and self.draft.order(Build(work, self.draft.label(field), side)):
            self.budget -= PRICE

    def missing(self, town: int) -> list[tuple[int, int]]:
        """Sides without a road on the cheapest way to a town nearer to the capital; empty if connected."""
        came, queue, done = {town: town}, [(0, town)], set[int]()
        goals = set(self.places[: self.places.index(town)])
        while queue:
            price, field = heappop(queue)
            if field in done:
                continue
            done.add(field)
            if field in goals:
                return self.unbuilt(came, field)
            for other, works in self.steps(field):
                if other not in done and price + works <= LONGEST:
                    if other not in came:
                        came[other] = field
                    heappush(queue, (price + works, other))
        return []

    def steps(self, field: int) -> list[tuple[int, int]]:
        """Own neighbours that a road could lead to, with the works that are missing."""
        state, found = self.state, list[tuple[int, int]]()
        for other, edge, climb, river in state.setting.world.land_steps[field]:
            if state.owner[other] == self.draft.realm and not (river and climb):
                bridge = 1 if river and not state.works[edge] & BRIDGE else 0
                found.append((other, bridge + (0 if state.works[edge] & ROAD else 1)))
        return found

    def unbuilt(self, came: dict[int, int], field: int) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        while came[field] != field:
            before = came[field]
            if dict(self.steps(before)).get(field, 0):
                found.append((before, field))
            field = before
        return found

    def build_quays(self) -> None:
        """One at each town beside the sea (PH-1.5.2b)."""
        world = self.state.setting.world
        for town in self.towns:
            waters = {other: edge for other, edge, _side in world.steps[town] if world.is_water[other]}
            has_quay = any(self.state.works[edge] & QUAY for edge in waters.values())
            if waters and not has_quay and world.height[town] == 1:
                self.order("KA", town, next(iter(waters)))
