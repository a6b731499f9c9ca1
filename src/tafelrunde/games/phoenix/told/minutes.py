"""How evaluations were worked out, for the game master alone (`State.minute`), told in `Minuted`.

A realm is told its own part in notes (`notes.py`): what Tabelle 10 lets it know and no more.
"""

from __future__ import annotations

import msgspec

from tafelrunde.games.phoenix.told.minute import Minute
from tafelrunde.games.phoenix.told.spoils import AnySpoils


class UnitWorked(msgspec.Struct, frozen=True, gc=False):
    """Armies of one realm and kind in a melee; figures are exact fractions, empty for the losers' losses."""

    realm: int
    armies: tuple[int, ...]
    """Their numbers; 100 is the crew of a wall."""
    strength: str
    points: tuple[tuple[str, str, str], ...]
    """Each source of good points: reason, rule, value."""
    total: str
    """All good points without the die."""
    die: int
    share: str
    """Losses by strength (PH-5.5q)."""
    difference: str
    """GPF (PH-5.5r)."""
    losses: str
    split: tuple[str, str] | None = None
    """The parts of its strength and points that met this party, if there were several (PH-R58)."""
    halved: bool = False
    """Its realm is absent without excuse, and half of its strength counts (PH-6.9.2.4b)."""


class MeleeWorked(Minute, frozen=True, tag="melee_worked"):
    """A melee with every figure on the way (PH-5.5j to PH-5.5s)."""

    field: str
    attackers: tuple[UnitWorked, ...]
    defenders: tuple[UnitWorked, ...]
    dice: tuple[int, int]
    percent: int
    """W% after a full tie; 0 if none was needed."""
    strengths: tuple[str, str]
    fighting: tuple[str, str]
    attackers_won: bool
    how: str
    """What decided: fighting, strength, die."""
    base: str
    factor: str
    total: str
    average: str


class OverrunWorked(Minute, frozen=True, tag="overrun_worked"):
    """Armies that were run over, and both strengths in the test of ten to one (PH-5.5d)."""

    field: str
    realm: int
    numbers: tuple[int, ...]
    victims: tuple[tuple[int, int], ...]
    """Realm and number."""
    strength: int
    against: int
    killed: bool
    income: int


class Thrown(Minute, frozen=True, tag="thrown"):
    """Dice of an evaluation as they fell."""

    what: str
    where: str
    faces: int
    values: tuple[int, ...]


class Shot(msgspec.Struct, frozen=True, gc=False):
    """Weapons of one kind that fired together, by which column of Tabelle 8, and what their dice did."""

    realm: int
    number: int
    field: str
    weapon: str
    count: int
    distance: int
    up: int
    """Heights, walls included."""
    faces: tuple[int, ...]
    damage: int


class ShotsWorked(Minute, frozen=True, tag="shots_worked"):
    """All fire at one target in one phase, and the sum of its hits (PH-5.1j, PH-5.1k)."""

    phase: int
    target: str
    side: str
    defence: bool
    shots: tuple[Shot, ...]
    hits: int


class KindStruck(msgspec.Struct, frozen=True, gc=False):
    """One kind of goods: how many could be hit, the damage, the chance of each weapon, how many are lost."""

    good: str
    count: int
    damage: str
    chance: str
    rolls: tuple[int, ...]
    lost: int


class ArmyStruck(msgspec.Struct, frozen=True, gc=False):
    """An army under fire: its share by building points, its good points and their rules, its losses."""

    realm: int
    number: int
    share: str
    points: tuple[tuple[str, str, str], ...]
    damage: str
    kinds: tuple[KindStruck, ...]
    leaders: int


class FireWorked(Minute, frozen=True, tag="fire_worked"):
    """What hits on a field did; fractions are exact (PH-5.1k to PH-5.1x)."""

    field: str
    hits: int
    town: str
    """Stage of the town that was hit; empty if none."""
    town_points: int
    """Its good points."""
    reduced: str
    town_damage: str
    town_lost: int
    troop_damage: str
    armies: tuple[ArmyStruck, ...]
    owner: int = -1
    """Whose the town was."""


class WallWorked(Minute, frozen=True, tag="wall_worked"):
    """Hits on a wall; what is more than it had is lost (PH-5.1s)."""

    field: str
    side: str
    hits: int
    lacks: int
    surplus: int
    destroyed: bool


class WallRaised(Minute, frozen=True, tag="wall_raised"):
    """A magic wall and the power it cost (PH-1.4.2i)."""

    realm: int
    number: int
    field: str
    side: str
    power: int


class WallsTorn(Minute, frozen=True, tag="walls_torn"):
    """Whose magic walls on a side are gone, for how much power (PH-1.4.4e)."""

    realm: int
    number: int
    field: str
    side: str
    power: int
    torn: tuple[int, ...]


class TeleportWorked(Minute, frozen=True, tag="teleport_worked"):
    """Goods by space points, the distance and the power it cost (PH-1.4.1c)."""

    realm: int
    number: int
    start: str
    field: str
    space: int
    distance: int
    power: int


class ArmyBanned(msgspec.Struct, frozen=True, gc=False):
    """Space points of an army that this ban took, and all of it that is banned now."""

    realm: int
    number: int
    space: int
    goods: dict[str, int]


class BanWorked(Minute, frozen=True, tag="ban_worked"):
    """Space points to ban, and the armies in the sequence in which they were (PH-1.4.3g)."""

    realm: int
    number: int
    field: str
    space: int
    armies: tuple[ArmyBanned, ...]


class DuellistWorked(msgspec.Struct, frozen=True, gc=False):
    """One wizard in a duel, in tenths: `exact` is his change before rounding, `now` what he has after it."""

    realm: int
    number: int
    field: str
    most: int
    power: int
    faces: tuple[int, ...]
    ones: int
    hits: int
    automatic: int
    """Those of his hits that were on automatic ones."""
    taken: int
    exact: str
    change: int
    now: int
    result: str


class DuelWorked(Minute, frozen=True, tag="duel_worked"):
    """A duel with its hits, the classes of both sides and their ratio (PH-5.3f to PH-5.3k)."""

    attackers: tuple[DuellistWorked, ...]
    defenders: tuple[DuellistWorked, ...]
    hits: tuple[int, int]
    classes: tuple[int, int]
    ratio: str
    result: str


class FighterWorked(msgspec.Struct, frozen=True, gc=False):
    """One character in a fight: his class, his points in tenths, his dice."""

    realm: int
    number: int
    level: int
    points: int
    faces: tuple[int, ...]


class BoutWorked(msgspec.Struct, frozen=True, gc=False):
    """Two of them against each other, seen by the first: `exact` is his change before rounding."""

    one: FighterWorked
    other: FighterWorked
    hits: int
    taken: int
    ratio: str
    """Class of the winner : class of the loser."""
    exact: str
    change: int


class FateWorked(msgspec.Struct, frozen=True, gc=False):
    """A character after all his bouts, in tenths: what he had, what changed, what he has; hits on him."""

    realm: int
    number: int
    before: int
    change: int
    now: int
    taken: int


class CombatWorked(Minute, frozen=True, tag="combat_worked"):
    """A combat of characters; `kind`: combat, tilt, retreat (PH-5.3r to PH-5.3x)."""

    field: str
    kind: str
    bouts: tuple[BoutWorked, ...]
    fates: tuple[FateWorked, ...] = ()


class OrderFell(Minute, frozen=True, tag="order_fell"):
    """An order that could not be carried out, by its line in the sheet, and what the rule names (PH-R227)."""

    realm: int
    line: int
    rule: str
    params: dict[str, str] = msgspec.field(default_factory=dict)


AnyMinute = (
    MeleeWorked
    | OverrunWorked
    | Thrown
    | ShotsWorked
    | FireWorked
    | WallWorked
    | WallRaised
    | WallsTorn
    | TeleportWorked
    | BanWorked
    | DuelWorked
    | CombatWorked
    | OrderFell
    | AnySpoils
)
