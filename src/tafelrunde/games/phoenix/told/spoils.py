"""What a fight cost and brought, for the game master: the fallen, income, loot, cargo, catapults."""

from __future__ import annotations

import msgspec

from tafelrunde.games.phoenix.told.minute import Minute


class ArmyFallen(msgspec.Struct, frozen=True, gc=False):
    """What an army had and lost; `kept` is the exact part of it that survived (PH-5.5s, PH-R60)."""

    realm: int
    number: int
    goods: dict[str, int]
    lost: dict[str, int]
    kept: str


class FallenWorked(Minute, frozen=True, tag="fallen_worked"):
    """All armies of a melee: survivors are rounded down, and an army of the losers is gone (PH-5.5t)."""

    field: str
    armies: tuple[ArmyFallen, ...]


class IncomeWorked(Minute, frozen=True, tag="income_worked"):
    """Combat income: percent of the price of fallen enemies and of the own fallen (PH-5.6a, PH-R105)."""

    field: str
    realm: int
    number: int
    enemy: str
    own: str
    rates: tuple[int, int]
    share: str
    """The realm's part of it, by strength among allies."""
    gold: int


class TownLooted(Minute, frozen=True, tag="town_looted"):
    """PH-5.8.1a."""

    field: str
    realm: int
    number: int
    stage: str
    gold: int


class CargoSeized(Minute, frozen=True, tag="cargo_seized"):
    """Gold that a destroyed army carried and the part of it that was taken (PH-5.8.2a, PH-5.8.3a)."""

    field: str
    realm: int
    number: int
    victim: tuple[int, int]
    """Realm and number."""
    share: str
    carried: int
    gold: int


class CatapultsTaken(Minute, frozen=True, tag="catapults_taken"):
    """Half of the catapults of destroyed armies, rounded down for each (PH-5.5z, PH-R104)."""

    field: str
    realm: int
    number: int
    found: dict[str, int]
    taken: dict[str, int]


AnySpoils = FallenWorked | IncomeWorked | TownLooted | CargoSeized | CatapultsTaken
