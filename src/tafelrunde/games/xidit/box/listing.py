"""All values of a data file as tables of rows by id: what is listed, and what a board is drawn from.

Other than a corrections file, which may hold rows as lists, these tables have one shape whatever was entered.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.games.xidit.box.data import COLOURS, REGIONS, UNITS, Printed, Road

Rows = dict[str, dict[str, Any]]


class Named(msgspec.Struct, frozen=True):
    """A row that is only listed."""

    name: Words


def fields(row: msgspec.Struct, *left_out: str) -> dict[str, Any]:
    """What a row holds, without notes on where it comes from."""
    values: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(row))  # lists instead of tuples
    return {name: value for name, value in values.items() if name not in ("source", *left_out)}


def road_id(road: Road) -> str:
    return f"{road.a}-{road.b}"


def road_name(road: Road) -> Words:
    colour = COLOURS[road.colour]
    return Words(f"{road.a} to {road.b}, {colour.en}", f"{road.a} nach {road.b}, {colour.de}")


def tiles(printed: Printed) -> Rows:
    return {
        name: {"tiles": {str(tile.city): fields(tile, "city") for tile in tileset.tiles}}
        for name, tileset in printed.tilesets.items()
    }


def written(printed: Printed) -> dict[str, Rows]:
    return {
        "unit_types": {unit.id: fields(unit, "id", "rank") for unit in by_rank(printed)},
        "regions": {region.id: fields(region, "id", "name") for region in printed.regions},
        "titans": {titan.id: fields(titan, "id") for titan in printed.titans},
        "tilesets": tiles(printed),
        "cities": {str(city.id): fields(city, "id") for city in printed.cities},
        "roads": {road_id(road): fields(road) for road in printed.roads},
        "census": {row.unit: fields(row, "unit") for row in printed.census},
        "modes": {name: fields(mode) for name, mode in printed.setup.modes.items()},
        "lengths": {"long": fields(printed.setup.long), "short": fields(printed.setup.short)},
    }


def by_rank(printed: Printed) -> list[Any]:
    return sorted(printed.unit_types, key=lambda unit: unit.rank)


def named(printed: Printed) -> tuple[tuple[Any, ...], ...]:
    """The rows of `written`, in the same sequence, with their names where these are no terms of the game."""
    tables = (
        by_rank(printed),
        [msgspec.structs.replace(region, name=REGIONS[region.id]) for region in printed.regions],
        printed.titans,
        printed.tilesets.values(),
        [Named(Words(f"city {city.id}", f"Stadt {city.id}")) for city in printed.cities],
        [Named(road_name(road)) for road in printed.roads],
        [Named(UNITS[row.unit][1]) for row in printed.census],
        [Named(Words(mode, mode)) for mode in printed.setup.modes],
        [Named(Words("long", "lang")), Named(Words("short", "kurz"))],
    )
    return tuple(tuple(rows) for rows in tables)
