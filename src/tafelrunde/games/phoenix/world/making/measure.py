"""How fair the starting places of a world are, measured: what a realm can earn around its capital."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tafelrunde.games.phoenix.world.making.fairness import REACH, Horizons, distance_to_harbours
from tafelrunde.games.phoenix.world.world import World


class Place(msgspec.Struct, frozen=True):
    """One starting place, measured."""

    field: str
    home: int
    """Income of the capital's field and the six around it."""
    income: int
    """Income of all land within five steps."""
    land: int
    """Land fields within five steps."""
    to_sea: int
    """Steps to the nearest field where ships can be built."""
    to_rival: int
    """Steps to the nearest other capital."""
    expanse: int
    """Income of the land within ten steps that no other capital is nearer to."""


class Fairness(msgspec.Struct, frozen=True):
    """All starting places of a world and how much they differ, in percent of the mean."""

    places: tuple[Place, ...]
    income_spread: float
    home_spread: float
    expanse_spread: float
    nearest: int
    """Steps between the two capitals that are nearest to each other."""


def fairness(world: World, starts: Sequence[int]) -> Fairness:
    """Measures starting places; a spread is the difference of the best and the worst."""
    sea = distance_to_harbours(world, world.terrain)
    expanses = Horizons(world, world.income).expanses(starts)
    places = tuple(
        measured_place(world, starts, start, sea[start], expanse)
        for start, expanse in zip(starts, expanses, strict=True)
    )
    return Fairness(
        places,
        spread([place.income for place in places]),
        spread([place.home for place in places]),
        spread([place.expanse for place in places]),
        min([place.to_rival for place in places], default=0),
    )


def measured_place(world: World, starts: Sequence[int], start: int, to_sea: int, expanse: int) -> Place:
    near = [field for field in world.disc(start, REACH) if not world.is_water[field]]
    return Place(
        field=world.label(start),
        home=sum([world.income[field] for field in world.disc(start, 1)]),
        income=sum([world.income[field] for field in near]),
        land=len(near),
        to_sea=to_sea,
        to_rival=min([world.distance(start, other) for other in starts if other != start], default=0),
        expanse=expanse,
    )


def spread(numbers: list[int]) -> float:
    if not numbers or not sum(numbers):
        return 0.0
    return round(100 * (max(numbers) - min(numbers)) * len(numbers) / sum(numbers), 1)
