"""What must hold of tiles, Titans, modes, census and dummy in a data file; part of `printed.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.engine.errors import BadField, Complaint
from tafelrunde.games.xidit.box.data import CITIES, REGIONS, TITAN_SIZES, UNITS, Mode, Printed, Tile, TileSet

Found = Iterator[Complaint]
MOST_REWARD: Final = 20
MOST_COST: Final = 5
MOST_STORIES: Final = 4
FEWEST_IN_PILE: Final = 2


def in_range(path: str, value: int, least: int, most: int) -> Found:
    if not least <= value <= most:
        yield BadField(path, "xidit-range", {"least": least, "most": most, "value": value})


def wrong_tiles(printed: Printed) -> Found:
    for name, tiles in printed.tilesets.items():
        path = f"tilesets.{name}.tiles"
        numbers = [tile.city for tile in tiles.tiles]
        for number in sorted({city for city in numbers if numbers.count(city) > 1}):
            yield BadField(path, "xidit-tile-twice", {"tile": str(number)})
        for tile in tiles.tiles:
            yield from wrong_tile(f"{path}.{tile.city}", tile, tiles)


def wrong_tile(path: str, tile: Tile, tiles: TileSet) -> Found:
    yield from in_range(path, tile.city, 1, CITIES)
    size = tiles.units_per_recruitment_tile
    if len(tile.recruit) != size:
        yield BadField(f"{path}.recruit", "xidit-recruits", {"size": size, "found": len(tile.recruit)})
    yield from in_range(f"{path}.threat.cost", len(tile.threat.cost), 1, MOST_COST)
    for field, units in (("recruit", tile.recruit), ("threat.cost", tile.threat.cost)):
        unknown = [unit for unit in units if unit not in UNITS]
        if unknown:
            yield BadField(f"{path}.{field}", "xidit-unknown", {"unknown": unknown, "known": UNITS})
    yield from wrong_reward(f"{path}.threat", tile.threat.gold, tile.threat.bards, tile.threat.stories)


def wrong_reward(path: str, gold: int, bards: int, stories: int) -> Found:
    yield from in_range(f"{path}.gold", gold, 0, MOST_REWARD)
    yield from in_range(f"{path}.bards", bards, 0, MOST_REWARD)
    yield from in_range(f"{path}.stories", stories, 0, MOST_STORIES)


def wrong_titans(printed: Printed) -> Found:
    """XI-1.18: two each of three, four and five units."""
    sizes = sorted(titan.units for titan in printed.titans)
    if sizes != sorted(TITAN_SIZES * 2):
        yield BadField("titans", "xidit-titans")
    for titan in printed.titans:
        yield from wrong_reward(f"titans.{titan.id}", titan.gold, titan.bards, titan.stories)


def wrong_modes(printed: Printed) -> Found:
    for name, mode in printed.setup.modes.items():
        path = f"setup.modes.{name}"
        if mode.tileset not in printed.tilesets:
            sets = list(printed.tilesets)
            yield BadField(f"{path}.tileset", "xidit-no-set", {"set": mode.tileset, "known": sets})
            continue
        yield from wrong_piles(path, mode, printed.tilesets[mode.tileset])
        for region in mode.empty_regions:
            if region not in REGIONS or region == "bastion":
                yield BadField(f"{path}.empty_regions", "xidit-not-empty", {"region": region})
        yield from wrong_elimination(path, mode, int(name.split("-")[0]))


def wrong_piles(path: str, mode: Mode, tiles: TileSet) -> Found:
    numbers = [tile.city for tile in tiles.tiles]
    for removed in mode.remove_tiles:
        if removed not in numbers:
            yield BadField(f"{path}.remove_tiles", "xidit-not-in-set", {"tile": str(removed)})
    for field in ("recruit_pile", "threat_pile"):
        yield from in_range(f"{path}.{field}", getattr(mode, field), FEWEST_IN_PILE, CITIES)
    for field in ("board_recruit", "board_threat"):
        yield from in_range(f"{path}.{field}", getattr(mode, field), 1, CITIES)
    there = len([city for city in numbers if city not in mode.remove_tiles])
    needed = mode.board_recruit + mode.board_threat + mode.recruit_pile + mode.threat_pile
    if there != needed:
        yield BadField(path, "xidit-piles", {"needed": needed, "there": there})


def wrong_elimination(path: str, mode: Mode, seats: int) -> Found:
    """One is left at the end; the dummy takes part like a player."""
    takes_part = seats + mode.dummy
    if len(mode.eliminate) != 3 or min(mode.eliminate) < 1 or sum(mode.eliminate) != takes_part - 1:
        yield BadField(f"{path}.eliminate", "xidit-eliminate", {"takes_part": takes_part})


def wrong_lengths(printed: Printed) -> Found:
    for name, length in (("long", printed.setup.long), ("short", printed.setup.short)):
        yield from in_range(f"setup.{name}.years", length.years, 1, 50)
        for year in length.census_years:
            yield from in_range(f"setup.{name}.census_years", year, 1, length.years)


def wrong_census(printed: Printed) -> Found:
    for row in printed.census:
        for field, prize in (("sole", row.sole), ("tied", row.tied)):
            path = f"census.{row.unit}.{field}"
            yield from wrong_reward(path, prize.gold, prize.bards, prize.stories)
            yield from in_range(f"{path}.stories", prize.stories, 0, 1)
            if sum(map(bool, (prize.gold, prize.bards, prize.stories))) > 1:
                yield BadField(path, "xidit-one-prize")


def wrong_dummy(printed: Printed) -> Found:
    """XI-17.11, XI-20.27: it starts on its track."""
    most = printed.dummy.track_max
    for name, start in printed.dummy.start.items():
        if len(start) != 3 or min(start) < 0:
            yield BadField(f"dummy.start.{name}", "xidit-dummy-start")
        elif most is not None and most < max(start):
            yield BadField(
                "dummy.track_max", "xidit-track", {"most": most, "name": name, "start": max(start)}
            )
