"""What lies in the box: names of things, fixed numbers, and the format of the printed values.

Roads, regions, tiles and Titans are data files of the format `xidit-data/1`. Ours, `reconstruction-a.json`, is our
own reconstruction and not what is printed (XI-20.32); `printed.py` checks the files of owners.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from tafelrunde.engine.contract import Words

SCHEMA: Final = "xidit-data/1"
RECONSTRUCTION: Final = "reconstruction-a"

UNITS: Final = {
    "militia": (Words("militia unit", "Dorfmilizionär"), Words("militia units", "Dorfmilizionäre")),
    "archer": (Words("archer", "Bogenschütze"), Words("archers", "Bogenschützen")),
    "infantry": (Words("infantry unit", "Fußsoldat"), Words("infantry units", "Fußsoldaten")),
    "cleric": (Words("cleric", "Priester"), Words("clerics", "Priester")),
    "mage": (Words("battle mage", "Kampfmagier"), Words("battle mages", "Kampfmagier")),
}
"""XI-1.9: from weakest to strongest; one of them, and several."""
COLOURS: Final = {
    "black": Words("black", "schwarz"),
    "red": Words("red", "rot"),
    "blue": Words("blue", "blau"),
}
ORDERS: Final = {**COLOURS, "action": Words("action", "Aktion"), "wait": Words("wait", "Abwarten")}
REGIONS: Final = {
    "bastion": Words("Bastion", "Festung"),
    "snow": Words("Snowfield", "Schneefeld"),
    "east": Words("East March", "Ostmark"),
    "west": Words("West March", "Westmark"),
    "southwest": Words("South-West Vale", "Südwesttal"),
    "south": Words("South Vale", "Südtal"),
    "southeast": Words("South-East Vale", "Südosttal"),
    "corner1": Words("North-West Corner", "Nordwesteck"),
    "corner2": Words("North-East Corner", "Nordosteck"),
}
TITANS: Final = ("T3a", "T3b", "T4a", "T4b", "T5a", "T5b")
REWARDS: Final = {
    "gold": Words("gold", "Gold"),
    "bards": Words("bards", "Barden"),
    "stories": Words("storeys", "Stockwerke"),
}
ASSESSMENTS: Final = {
    "wealth": Words("wealth", "Reichtum"),
    "influence": Words("influence", "Einfluss"),
    "reputation": Words("reputation", "Ansehen"),
}
CITIES: Final = 21
TITAN_SIZES: Final = (3, 4, 5)
SEATS: Final = (3, 5)
LENGTHS: Final = ("long", "short")


class UnitType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    count: int
    rank: int = 0
    source: str = ""


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where it is drawn, y counted downwards."""

    id: int
    x: int
    y: int


class Road(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    a: int
    b: int
    colour: str
    source: str = ""


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Its values, and the cities it touches; `ring` has them in the order of its border, for drawing."""

    id: str
    first: int
    second: int
    cities: tuple[int, ...]
    name: str = ""
    bastion: bool = False
    empty_token: int | None = None
    ring: tuple[int, ...] = ()
    source: str = ""


class Threat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: tuple[str, ...]
    gold: int
    bards: int
    stories: int


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    city: int
    recruit: tuple[str, ...]
    threat: Threat
    source: dict[str, str] = {}


class TileSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: tuple[int, ...]
    units_per_recruitment_tile: int
    tiles: tuple[Tile, ...]


class Titan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    units: int
    gold: int
    bards: int
    stories: int
    source: dict[str, str] = {}


class Length(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    years: int
    census_years: tuple[int, ...]


class Mode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Set-up for a number of players and a length; piles before one tile of each goes to its Next space."""

    tileset: str
    remove_tiles: tuple[int, ...]
    empty_regions: tuple[str, ...]
    board_recruit: int
    board_threat: int
    recruit_pile: int
    threat_pile: int
    eliminate: tuple[int, ...]
    dummy: bool = False


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    long: Length
    short: Length
    modes: dict[str, Mode]
    note: str = ""


class Prize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gold: int = 0
    bards: int = 0
    stories: int = 0


class CensusRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    unit: str
    sole: Prize
    tied: Prize


class Dummy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Start values by the place of the assessment, and how far its track goes (None: without end)."""

    start: dict[str, tuple[int, ...]]
    track_max: int | None = None
    source: str = ""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole data file."""

    schema: str
    id: str
    title: str
    unit_types: tuple[UnitType, ...]
    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    regions: tuple[Region, ...]
    tilesets: dict[str, TileSet]
    titans: tuple[Titan, ...]
    setup: Setup
    census: tuple[CensusRow, ...]
    dummy: Dummy
    provenance: dict[str, Any] = {}


@cache
def reconstruction_data() -> dict[str, Any]:
    """Our own data file as plain data."""
    text = files(__package__).joinpath(f"{RECONSTRUCTION}.json").read_bytes()
    data: dict[str, Any] = msgspec.json.decode(text)
    return data


@cache
def reconstruction() -> Printed:
    return msgspec.convert(reconstruction_data(), Printed)


def mode_name(seats: int, length: str) -> str:
    return f"{seats}-{length}"
