"""The tables of one table: printed values, its options, and what both mean for its number of seats.

Built once per table and shared by all its positions; never changes during play. Units are packed: eight bits
for the count of each type in one int, the weakest type lowest.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tafelrunde.games.xidit.box.data import (
    ASSESSMENTS,
    COLOURS,
    ORDERS,
    REGIONS,
    REWARDS,
    TITAN_SIZES,
    TITANS,
    UNITS,
    Printed,
    Prize,
    mode_name,
)

UNIT_NAMES: Final[tuple[str, ...]] = tuple(UNITS)
UNIT_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(UNIT_NAMES)}
UNIT_TYPES: Final = 5
BITS: Final = 8
FIELD: Final = 255
GUARDS: Final = 0x8080808080
"""The upper bit of every field: it stays set in `(have | GUARDS) - cost` where there is enough."""

COLOUR_NAMES: Final[tuple[str, ...]] = tuple(COLOURS)
ROAD_COLOURS: Final = 3
ORDER_NAMES: Final[tuple[str, ...]] = tuple(ORDERS)
ORDER_CODE: Final[dict[str, int]] = {name: i for i, name in enumerate(ORDER_NAMES)}
ACTION: Final = 3
ORDER_COUNT: Final = 6

REGION_NAMES: Final[tuple[str, ...]] = tuple(REGIONS)
REGION_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(REGION_NAMES)}
REGION_COUNT: Final = 9
TITAN_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(TITANS)}
TITAN_PILES: Final = 3
REWARD_NAMES: Final[tuple[str, ...]] = tuple(REWARDS)
COLUMN_NAMES: Final[tuple[str, ...]] = tuple(ASSESSMENTS)
COLUMN_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(COLUMN_NAMES)}
COLUMNS: Final = 3

SPACES: Final = 22
"""Tables by city have an unused place 0."""
BARDS: Final = 20
STORIES: Final = 15
TOP_STORY: Final = 4


def packed(units: Iterable[str]) -> int:
    return sum([1 << BITS * UNIT_INDEX[name] for name in units])


def unit_names(units: int) -> tuple[str, ...]:
    """Every unit by itself, the weakest first."""
    names: list[str] = []
    for index in range(UNIT_TYPES):
        names += [UNIT_NAMES[index]] * (units >> BITS * index & FIELD)
    return tuple(names)


def unit_count(units: int) -> int:
    total = 0
    while units:
        total += units & FIELD
        units >>= BITS
    return total


class Box:
    """Values and options in the form that play needs: lists by index."""

    def __init__(
        self, printed: Printed, seats: int, options: dict[str, str], corrections: dict[str, Any]
    ) -> None:
        self.printed = printed
        self.seats = seats
        self.options = options
        self.corrections = corrections
        self.strict: bool = options["city_limit"] == "strict"
        self.tied_dummy_goes: bool = options["dummy_tie"] == "eliminated"
        self.memory_aid: bool = options["memory_aid"] == "on"
        self.open_screens: bool = options["open_screens"] == "open" or self.memory_aid
        self._read_mode(options["length"])
        self._read_map()
        self._read_rewards()
        self._read_census()
        self._read_dummy(options["dummy_start"])

    def _read_mode(self, length: str) -> None:
        setup = self.printed.setup
        self.mode = setup.modes[mode_name(self.seats, length)]
        calendar = setup.short if length == "short" else setup.long
        self.years: int = calendar.years
        self.census_years: list[int] = list(calendar.census_years)
        tiles = self.printed.tilesets[self.mode.tileset].tiles
        self.tiles_used = [tile for tile in tiles if tile.city not in self.mode.remove_tiles]
        self.all_tiles: int = sum([1 << tile.city for tile in self.tiles_used])
        """As bits."""
        self.eliminate: list[int] = list(self.mode.eliminate)
        self.supply: int = sum([unit.count << BITS * UNIT_INDEX[unit.id] for unit in self.printed.unit_types])

    def _read_map(self) -> None:
        self.roads: list[int] = [0] * (ROAD_COLOURS * SPACES)
        """By city and colour, where the road leads; 0 if there is none."""
        for road in self.printed.roads:
            colour = COLOUR_NAMES.index(road.colour)
            self.roads[ROAD_COLOURS * road.a + colour] = road.b
            self.roads[ROAD_COLOURS * road.b + colour] = road.a
        self.touches: list[list[int]] = [[] for _ in range(SPACES)]
        """By city, the regions where bards may go."""
        self.first: list[int] = [0] * REGION_COUNT
        self.second: list[int] = [0] * REGION_COUNT
        self.in_play: list[bool] = [False] * REGION_COUNT
        rows = {region.id: region for region in self.printed.regions}
        for index, name in enumerate(REGION_NAMES):
            region = rows[name]
            if region.bastion:
                self.bastion: int = index
            if name in self.mode.empty_regions:
                continue
            self.in_play[index] = True
            self.first[index], self.second[index] = region.first, region.second
            for city in region.cities:
                self.touches[city].append(index)

    def _read_rewards(self) -> None:
        """Tiles by city; Titans stand behind them, from place SPACES on."""
        self.recruit: list[int] = [0] * SPACES
        self.cost: list[int] = [0] * SPACES
        self.gold: list[int] = [0] * (SPACES + len(TITANS))
        self.bards: list[int] = [0] * (SPACES + len(TITANS))
        self.stories: list[int] = [0] * (SPACES + len(TITANS))
        for tile in self.tiles_used:
            self.recruit[tile.city] = packed(tile.recruit)
            self.cost[tile.city] = packed(tile.threat.cost)
            self._note(tile.city, tile.threat.gold, tile.threat.bards, tile.threat.stories)
        self.titan_units: list[int] = [0] * len(TITANS)
        self.titan_pile: list[int] = [0] * len(TITANS)
        self.titan_piles: list[int] = [0] * TITAN_PILES
        """All Titans of a pile, as bits."""
        for titan in self.printed.titans:
            index = TITAN_INDEX[titan.id]
            self.titan_units[index] = titan.units
            self.titan_pile[index] = TITAN_SIZES.index(titan.units)
            self.titan_piles[self.titan_pile[index]] |= 1 << index
            self._note(SPACES + index, titan.gold, titan.bards, titan.stories)

    def _note(self, place: int, gold: int, bards: int, stories: int) -> None:
        self.gold[place], self.bards[place], self.stories[place] = gold, bards, stories

    def _read_census(self) -> None:
        rows = {row.unit: row for row in self.printed.census}
        nothing = Prize()
        prizes = [
            (rows[name].sole, rows[name].tied) if name in rows else (nothing, nothing) for name in UNIT_NAMES
        ]
        self.census_gold: list[int] = [prize.gold for pair in prizes for prize in pair]
        self.census_bards: list[int] = [prize.bards for pair in prizes for prize in pair]
        self.census_stories: list[int] = [prize.stories for pair in prizes for prize in pair]
        """Two places a type: for a sole winner, and for each of several."""

    def _read_dummy(self, start: str) -> None:
        self.has_dummy: bool = self.mode.dummy
        self.dummy_start: list[int] = list(self.printed.dummy.start[start])
        most = self.printed.dummy.track_max
        self.dummy_most: int = 1 << 30 if most is None else most
