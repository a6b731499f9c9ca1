"""What must hold of a data file (`xidit-data/1`): each check names the item it is about.

`errors` make a file unusable, `warnings` are only said: a printed board may really be so. Opens no files.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.validation import wrong_field
from tafelrunde.games.xidit.data import (
    CITIES,
    COLOURS,
    LENGTHS,
    REGIONS,
    SCHEMA,
    SEATS,
    TITANS,
    UNITS,
    Printed,
    Region,
    mode_name,
)
from tafelrunde.games.xidit.planarity import crossings, graph_of, is_planar, reachable
from tafelrunde.games.xidit.printed_sets import (
    MOST_REWARD,
    Found,
    in_range,
    wrong_modes,
    wrong_rest,
    wrong_tiles,
    wrong_titans,
)

MOST_UNITS: Final = 99
TOKENS: Final = (1, 2)
NUMBERS: Final = tuple(range(1, CITIES + 1))


def errors(printed: Printed) -> list[Complaint]:
    """Everything that makes the file unusable, by section; while ids are wrong, only those."""
    basic = [*wrong_head(printed), *wrong_ids(printed)]
    if basic:
        return basic
    checks = (wrong_units, wrong_roads, wrong_regions, wrong_tiles, wrong_titans, wrong_modes, wrong_rest)
    return [complaint for check in checks for complaint in check(printed)]


def warnings(printed: Printed) -> list[Complaint]:
    """What looks odd, and may be right; for a file without errors."""
    return [*open_rings(printed), *crossing_roads(printed), *stranded_tiles(printed)]


def wrong_head(printed: Printed) -> Found:
    if printed.schema != SCHEMA:
        yield wrong_field("schema", f"must be {SCHEMA!r}", f"muss {SCHEMA!r} sein")


def ids_differ(path: str, found: Sequence[Any], wanted: Sequence[Any]) -> Found:
    """Each id exactly once."""
    for each in sorted({item for item in found if list(found).count(item) > 1}, key=str):
        yield wrong_field(path, f"{each} stands there twice", f"{each} steht doppelt da")
    missing = [str(item) for item in wanted if item not in found]
    unknown = [str(item) for item in dict.fromkeys(found) if item not in wanted]
    if missing:
        yield wrong_field(path, f"missing: {', '.join(missing)}", f"es fehlt: {', '.join(missing)}")
    if unknown:
        known = ", ".join(map(str, wanted))
        yield wrong_field(
            path,
            f"unknown: {', '.join(unknown)}; there are {known}",
            f"unbekannt: {', '.join(unknown)}; es gibt {known}",
        )


def wrong_ids(printed: Printed) -> Found:
    modes = [mode_name(seats, length) for length in LENGTHS for seats in range(SEATS[0], SEATS[1] + 1)]
    yield from ids_differ("unit_types", [unit.id for unit in printed.unit_types], tuple(UNITS))
    yield from ids_differ("cities", [city.id for city in printed.cities], NUMBERS)
    yield from ids_differ("regions", [region.id for region in printed.regions], tuple(REGIONS))
    yield from ids_differ("titans", [titan.id for titan in printed.titans], TITANS)
    yield from ids_differ("setup.modes", tuple(printed.setup.modes), modes)
    yield from ids_differ("dummy.start", tuple(printed.dummy.start), ("normal", "hard"))
    yield from ids_differ("census", [row.unit for row in printed.census], tuple(UNITS))


def wrong_units(printed: Printed) -> Found:
    for unit in printed.unit_types:
        yield from in_range(f"unit_types.{unit.id}.count", unit.count, 1, MOST_UNITS)


# --- map --------------------------------------------------------------------------------------------


def wrong_roads(printed: Printed) -> Found:
    """XI-1.3, XI-1.4: one road of a colour at a city, all cities joined, no crossing needed."""
    found = list(wrong_road_ends(printed))
    yield from found
    if found:
        return
    joined = reachable(graph_of(frozenset((road.a, road.b)) for road in printed.roads), 1)
    apart = [str(number) for number in NUMBERS if number not in joined]
    if apart:
        cities = ", ".join(apart)
        yield wrong_field(
            "roads",
            f"no way leads from city 1 to: {cities}",
            f"von Stadt 1 führt kein Weg nach: {cities}",
        )
    if not is_planar((road.a, road.b) for road in printed.roads):
        yield wrong_field(
            "roads",
            "cannot be drawn on a board without crossing each other; look for a wrong end",
            "lassen sich nicht ohne Kreuzung zeichnen; vermutlich ist ein Ende falsch",
        )


def wrong_road_ends(printed: Printed) -> Found:
    ends: dict[tuple[int, str], str] = {}
    pairs: dict[frozenset[int], str] = {}
    for number, road in enumerate(printed.roads):
        path = f"roads[{number}]"
        for city in (road.a, road.b):
            yield from in_range(path, city, 1, CITIES)
        if road.colour not in COLOURS:
            known = ", ".join(COLOURS)
            yield wrong_field(
                f"{path}.colour", f"must be one of {known}", f"muss eine von diesen sein: {known}"
            )
        if road.a == road.b:
            yield wrong_field(path, f"leads from {road.a} to itself", f"führt von {road.a} zu sich selbst")
        pair = frozenset((road.a, road.b))
        yield from taken(path, pairs.get(pair), f"{road.a}-{road.b}")
        pairs[pair] = path
        for city in sorted(pair):
            yield from taken(path, ends.get((city, road.colour)), f"{road.colour} @ {city}")
            ends[city, road.colour] = path


def taken(path: str, by: str | None, what: str) -> Found:
    if by is not None:
        yield wrong_field(path, f"{by} is already {what}", f"{by} ist schon {what}")


def wrong_regions(printed: Printed) -> Found:
    """XI-1.5 to XI-1.7: values, cities, one Bastion, one region for each empty token."""
    for region in printed.regions:
        path = f"regions.{region.id}"
        yield from in_range(f"{path}.second", region.second, 0, MOST_REWARD)
        yield from in_range(f"{path}.first", region.first, region.second, MOST_REWARD)
        unknown = [str(city) for city in (*region.cities, *region.ring) if city not in NUMBERS]
        if unknown or not region.cities or len(set(region.cities)) != len(region.cities):
            yield wrong_field(
                f"{path}.cities",
                "must be cities from 1 to 21, each once",
                "müssen Städte von 1 bis 21 sein, jede einmal",
            )
        if region.bastion != (region.id == "bastion"):
            yield wrong_field(
                f"{path}.bastion",
                "only the region bastion holds the Bastion",
                "nur das Gebiet bastion hat die Festung",
            )
    tokens = sorted(region.empty_token for region in printed.regions if region.empty_token is not None)
    if tokens != list(TOKENS):
        yield wrong_field(
            "regions",
            "one region has empty_token 1 and one has 2",
            "ein Gebiet hat empty_token 1 und eines hat 2",
        )


# --- warnings ---------------------------------------------------------------------------------------


def open_rings(printed: Printed) -> Found:
    roads = {frozenset((road.a, road.b)) for road in printed.roads}
    for region in printed.regions:
        for a, b in ring_pairs(region):
            if frozenset((a, b)) not in roads:
                yield wrong_field(
                    f"regions.{region.id}.ring",
                    f"no road joins {a} and {b}",
                    f"keine Straße verbindet {a} und {b}",
                )


def ring_pairs(region: Region) -> list[tuple[int, int]]:
    return list(zip(region.ring, [*region.ring[1:], *region.ring[:1]], strict=True))


def crossing_roads(printed: Printed) -> Found:
    places = {city.id: (city.x, city.y) for city in printed.cities}
    for one, other in crossings([(road.a, road.b) for road in printed.roads], places):
        pair = f"{one[0]}-{one[1]}", f"{other[0]}-{other[1]}"
        yield wrong_field(
            "cities",
            f"drawn straight, the roads {pair[0]} and {pair[1]} cross",
            f"gerade gezeichnet kreuzen sich die Straßen {pair[0]} und {pair[1]}",
        )


def stranded_tiles(printed: Printed) -> Found:
    for name, mode in printed.setup.modes.items():
        usable = {
            city
            for region in printed.regions
            if region.id not in mode.empty_regions
            for city in region.cities
        }
        for tile in printed.tilesets[mode.tileset].tiles:
            if tile.city not in usable and tile.city not in mode.remove_tiles:
                yield wrong_field(
                    f"setup.modes.{name}",
                    f"city {tile.city} has a tile but touches no region in play",
                    f"Stadt {tile.city} hat ein Plättchen, aber kein Gebiet im Spiel",
                )
