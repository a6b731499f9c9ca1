"""What must hold of a data file (`xidit-data/1`): each check names the item it is about.

`errors` make a file unusable, `warnings` are only said: a printed board may really be so. Opens no files.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from tafelrunde.engine.errors import BadField, Complaint
from tafelrunde.engine.text import quoted
from tafelrunde.games.xidit.box.data import (
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
from tafelrunde.games.xidit.box.planarity import crossings, graph_of, is_planar, reachable
from tafelrunde.games.xidit.box.printed_sets import (
    MOST_REWARD,
    Found,
    in_range,
    wrong_census,
    wrong_dummy,
    wrong_lengths,
    wrong_modes,
    wrong_tiles,
    wrong_titans,
)

MOST_UNITS: Final = 99
TILESETS: Final = ("4-5", "3")
WIDTH: Final = 1000
HEIGHT: Final = 800
"""Of the drawing."""
TOKENS: Final = (1, 2)
NUMBERS: Final = tuple(range(1, CITIES + 1))


def errors(printed: Printed, unsound: Collection[str] = ()) -> list[Complaint]:
    """Everything that makes the file unusable, but for what rests on an unsound section or wrong ids."""
    by_ids = {section: list(ids_differ(section, *ids)) for section, ids in ids_of(printed).items()}
    doubtful = {*unsound, *[section for section, found in by_ids.items() if found]}
    found = [complaint for complaints in by_ids.values() for complaint in complaints]
    for check, sections in CHECKS:
        if doubtful.isdisjoint(sections):
            found += check(printed)
    return found


def warnings(printed: Printed) -> list[Complaint]:
    """What looks odd, and may be right; for a file without errors."""
    return [*open_rings(printed), *crossing_roads(printed), *stranded_tiles(printed)]


def wrong_head(printed: Printed) -> Found:
    if printed.schema != SCHEMA:
        yield BadField("schema", "data-must-be", {"value": quoted(SCHEMA)})


def ids_differ(path: str, found: Sequence[Any], wanted: Sequence[Any]) -> Found:
    """Each id exactly once."""
    for each in sorted({item for item in found if list(found).count(item) > 1}, key=str):
        yield BadField(path, "xidit-twice", {"each": str(each)})
    missing = [str(item) for item in wanted if item not in found]
    unknown = [str(item) for item in dict.fromkeys(found) if item not in wanted]
    if missing:
        yield BadField(path, "xidit-missing", {"missing": missing})
    if unknown:
        yield BadField(path, "xidit-unknown", {"unknown": unknown, "known": list(wanted)})


def ids_of(printed: Printed) -> dict[str, tuple[Sequence[Any], Sequence[Any]]]:
    """By section, the ids that a file has and those that it must have."""
    modes = [mode_name(seats, length) for length in LENGTHS for seats in range(SEATS[0], SEATS[1] + 1)]
    return {
        "unit_types": ([unit.id for unit in printed.unit_types], tuple(UNITS)),
        "cities": ([city.id for city in printed.cities], NUMBERS),
        "regions": ([region.id for region in printed.regions], tuple(REGIONS)),
        "tilesets": (tuple(printed.tilesets), TILESETS),
        "titans": ([titan.id for titan in printed.titans], TITANS),
        "setup.modes": (tuple(printed.setup.modes), modes),
        "dummy.start": (tuple(printed.dummy.start), ("normal", "hard")),
        "census": ([row.unit for row in printed.census], tuple(UNITS)),
    }


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
        yield BadField("roads", "xidit-no-way", {"cities": apart})
    if not is_planar((road.a, road.b) for road in printed.roads):
        yield BadField("roads", "xidit-crossing")


def wrong_road_ends(printed: Printed) -> Found:
    ends: dict[tuple[int, str], str] = {}
    pairs: dict[frozenset[int], str] = {}
    for number, road in enumerate(printed.roads):
        path = f"roads[{number}]"
        for city in (road.a, road.b):
            yield from in_range(path, city, 1, CITIES)
        if road.colour not in COLOURS:
            yield BadField(f"{path}.colour", "xidit-one-of", {"known": COLOURS})
        if road.a == road.b:
            yield BadField(path, "xidit-loop", {"city": str(road.a)})
        pair = frozenset((road.a, road.b))
        yield from taken(path, pairs.get(pair), f"{road.a}-{road.b}")
        pairs[pair] = path
        for city in sorted(pair):
            yield from taken(path, ends.get((city, road.colour)), f"{road.colour} @ {city}")
            ends[city, road.colour] = path


def taken(path: str, by: str | None, what: str) -> Found:
    if by is not None:
        yield BadField(path, "xidit-already", {"road": by, "what": what})


def wrong_regions(printed: Printed) -> Found:
    """XI-1.5 to XI-1.7: values, cities, one Bastion, one region for each empty token."""
    for region in printed.regions:
        path = f"regions.{region.id}"
        yield from in_range(f"{path}.second", region.second, 0, MOST_REWARD)
        yield from in_range(f"{path}.first", region.first, region.second, MOST_REWARD)
        unknown = [str(city) for city in (*region.cities, *region.ring) if city not in NUMBERS]
        if unknown or not region.cities or len(set(region.cities)) != len(region.cities):
            yield BadField(f"{path}.cities", "xidit-cities")
        if region.bastion != (region.id == "bastion"):
            yield BadField(f"{path}.bastion", "xidit-bastion")
    tokens = sorted(region.empty_token for region in printed.regions if region.empty_token is not None)
    if tokens != list(TOKENS):
        yield BadField("regions", "xidit-empty-tokens")


def wrong_places(printed: Printed) -> Found:
    """Where cities are drawn."""
    for city in printed.cities:
        yield from in_range(f"cities.{city.id}.x", city.x, 0, WIDTH)
        yield from in_range(f"cities.{city.id}.y", city.y, 0, HEIGHT)


CHECKS: Final[tuple[tuple[Callable[[Printed], Found], tuple[str, ...]], ...]] = (
    (wrong_head, ("schema",)),
    (wrong_units, ("unit_types",)),
    (wrong_places, ("cities",)),
    (wrong_roads, ("roads",)),
    (wrong_regions, ("regions",)),
    (wrong_tiles, ("tilesets",)),
    (wrong_titans, ("titans",)),
    (wrong_modes, ("setup", "setup.modes", "tilesets")),
    (wrong_lengths, ("setup",)),
    (wrong_census, ("census",)),
    (wrong_dummy, ("dummy", "dummy.start")),
)
"""Each check, and the sections that it looks at."""


# --- warnings ---------------------------------------------------------------------------------------


def open_rings(printed: Printed) -> Found:
    roads = {frozenset((road.a, road.b)) for road in printed.roads}
    for region in printed.regions:
        for a, b in ring_pairs(region):
            if frozenset((a, b)) not in roads:
                yield BadField(f"regions.{region.id}.ring", "xidit-no-road", {"a": str(a), "b": str(b)})


def ring_pairs(region: Region) -> list[tuple[int, int]]:
    return list(zip(region.ring, [*region.ring[1:], *region.ring[:1]], strict=True))


def crossing_roads(printed: Printed) -> Found:
    places = {city.id: (city.x, city.y) for city in printed.cities}
    for one, other in crossings([(road.a, road.b) for road in printed.roads], places):
        first, second = "-".join(map(str, one)), "-".join(map(str, other))
        yield BadField("cities", "xidit-roads-cross", {"one": first, "other": second})


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
                yield BadField(f"setup.modes.{name}", "xidit-stranded", {"city": str(tile.city)})
