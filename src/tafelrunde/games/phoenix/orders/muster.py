"""Orders of the muster at the start of a month: recruiting, building, repairs (A2 to A4). Their JSON form.

Sentences live in the language of orders, effects in the modules that `execution.py` names.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Side = Literal["NW", "NO", "O", "SO", "SW", "W"]
Work = Literal["STR", "KA", "BR", "WL"]
Stage = Literal["BUR", "STD", "FST", "HST", "FHS"]
Count = Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Number = Annotated[int, msgspec.Meta(ge=101, le=699)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
FieldName = Annotated[str, msgspec.Meta(max_length=12)]
"""`503/22`; a blank or leading zeros are read too (PH-0.1a)."""


class Order(msgspec.Struct, frozen=True, gc=False, tag_field="order", omit_defaults=True):
    """One line of a sheet."""


class Goods(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How many of each kind; the names of `data.GOOD_NAMES`."""

    warriors: Amount = 0
    mounts: Amount = 0
    riders: Amount = 0
    ships: Amount = 0
    leaders: Amount = 0
    light_catapults: Amount = 0
    heavy_catapults: Amount = 0
    light_warships: Amount = 0
    heavy_warships: Amount = 0


class Recruit(Order, frozen=True, tag="recruit"):
    """`Rüste 1000 K und 5 HF als 101 in Rüstort 503/22`; a number already there is reinforced.

    `at`: where they are placed if not in the town, such as ships on the water beside it.
    """

    town: FieldName
    army: Number
    goods: Goods
    at: FieldName = ""
    special: bool = False
    """Paid with special income that lies in the town."""
    guard: bool = False
    """Raised as a guard (6.8); one that stands there is reinforced without saying so."""


class Enlist(Order, frozen=True, tag="enlist"):
    """A leader who is a character (CHF), or a wizard: `Rüste CZA Merlin als 501 in Rüstort 503/22`."""

    town: FieldName
    number: Number
    rank: Literal["CHF", "ZA", "CZA", "CZB"]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    special: bool = False


class Build(Order, frozen=True, tag="build"):
    """A road, quay, bridge or wall: `Errichte Wall im Nordosten von 202/33`."""

    work: Work
    field: FieldName
    side: Side


class BuildTown(Order, frozen=True, tag="build_town"):
    """Begins or goes on with a stage of a town: `Baue Burg in 503/22 um 250 BP`."""

    stage: Stage
    field: FieldName
    points: Count = 250


class Repair(Order, frozen=True, tag="repair"):
    """`Repariere Brücke im Osten von 503/22 um 20 BP`."""

    work: Work
    field: FieldName
    side: Side
    points: Count


class RepairTown(Order, frozen=True, tag="repair_town"):
    """`Repariere Rüstort 503/22 um 250 BP`."""

    field: FieldName
    points: Count


class PlaceTown(Order, frozen=True, tag="place_town"):
    """A free town of the start: `Stelle Festung in 503/22 auf` (PH-2h)."""

    stage: Literal["BUR", "STD", "FST"]
    field: FieldName


MusterOrder = Recruit | Enlist | Build | BuildTown | Repair | RepairTown | PlaceTown
