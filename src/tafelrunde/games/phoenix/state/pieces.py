"""What stands on the map: armies, towns and people. Rows of a state, shared between copies of it.

A piece is changed only after `State.edit_army`, `edit_town` or `edit_person` has made it the state's own.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.tables.prices import (
    ARMY_MINIMUM,
    CIVILIAN,
    CONQUEST_MINIMUM,
    CREATURE,
    FLEET,
    GP_SPACE,
    GUARD_SPACE,
    HEAVY_CATAPULT,
    LEADER,
    LIGHT_CATAPULT,
    MOUNT,
    SHIP_ROOM,
    SPACE,
    STAGE_KEPT,
    STAGE_POINTS,
    TROOPS_OF_KIND,
    WIZARD,
)

KEY: Final = 1000
"""A piece of all realms is one number: KEY * realm + its own number."""

NO_REFUGE: Final = -1
"""The field of a character without an instruction where to retreat."""
FRESH: Final = -1
"""Movement points not worked out yet: the unit has not moved this turn."""
STAYED: Final = -1
"""An army that was in its field when the turn began."""
FROM_NOWHERE: Final = 6
"""An army that came into its field over none of its sides: by teleport."""


class Army:
    """An army or fleet. Its kind is the hundreds of its number (PH-1.8a)."""

    def __init__(self, realm: int, number: int, field: int) -> None:
        self.realm = realm
        self.number = number
        self.field = field
        self.troops: int = 0
        """Warriors, riders or ships."""
        self.mounts: int = 0
        self.leaders: int = 0
        self.light: int = 0
        """Light catapults of a land army, light warships of a fleet."""
        self.heavy: int = 0
        self.gold: int = 0
        """Ordinary gold on the way: cargo."""
        self.special: int = 0
        """Special income it carries (PH-3.2.3a)."""
        self.goods: tuple[tuple[str, int], ...] = ()
        """Other cargo by name: prisoners, trade goods."""
        self.guard: bool = False
        self.aboard: int = 0
        """Number of the fleet that carries it."""
        self.held: int = 0
        """The last month in which it cannot move: it came as a gift (PH-3y)."""
        self.giver: int = -1
        """The realm that gave what keeps it from moving."""
        self.gift: tuple[int, ...] = ()
        """What of it was given, as `armies/held.py` counts it; while it is held, nothing means all of it."""
        self.moved: int = 0
        """The month in which it moved last (PH-6.1d)."""
        self.fired: int = 0
        """Which of its weapons have fired this month (`weapons.py`)."""
        self.banned: int = 0
        self.points: int = FRESH
        """Movement points left in this turn."""
        self.climbs: int = 0
        """Height points used in this turn."""
        self.done: int = 0
        """What it did in this turn, as bits."""
        self.came: int = STAYED
        """Over which side of its field it came in this turn: a direction, STAYED or FROM_NOWHERE."""
        self.kills: bool = False
        """It has the order to kill instead of taking prisoners (PH-R40)."""
        self.captures: bool = False
        """It has the order to take prisoners, which matters where others would kill (PH-R206)."""
        self.nature: int = 0
        """Of a warlike creature: the kind of army that it counts as (PH-6.3.2c); 0 for all others."""
        self.might: int = 0
        self.traits: int = 0
        """Good points and abilities (`traits.py`, as bits) that a creature has by itself (PH-6.3.2e)."""
        self.stamp: int = 0
        self.text: bytes = b""
        """Itself as JSON, once `essence.py` has written it."""

    @property
    def kind(self) -> int:
        """By its number; a creature is what it counts as, a wizard if it is magical (PH-6.3.2c)."""
        kind = self.number // 100
        return kind if kind != CREATURE else self.nature or WIZARD

    @property
    def key(self) -> int:
        return KEY * self.realm + self.number

    def copy(self) -> Army:
        other = Army(self.realm, self.number, self.field)
        other.troops = self.troops
        other.mounts = self.mounts
        other.leaders = self.leaders
        other.light = self.light
        other.heavy = self.heavy
        other.gold = self.gold
        other.special = self.special
        other.goods = self.goods
        other.guard = self.guard
        other.aboard = self.aboard
        other.held = self.held
        other.giver = self.giver
        other.gift = self.gift
        other.moved = self.moved
        other.fired = self.fired
        other.banned = self.banned
        other.points = self.points
        other.climbs = self.climbs
        other.done = self.done
        other.came = self.came
        other.kills = self.kills
        other.captures = self.captures
        other.nature, other.might, other.traits = self.nature, self.might, self.traits
        return other


def counted(army: Army) -> list[int]:
    """Its goods, by number of the good."""
    goods = [0] * len(SPACE)
    goods[TROOPS_OF_KIND[army.kind]] = army.troops
    goods[MOUNT] += army.mounts
    goods[LEADER] = army.leaders
    shift = 2 if army.kind == FLEET else 0
    goods[LIGHT_CATAPULT + shift] = army.light
    goods[HEAVY_CATAPULT + shift] = army.heavy
    return goods


def troop_space(army: Army) -> int:
    """Space points without leaders (PH-1.8d); a guard's troops take three times the room (6.8)."""
    troops = army.troops * SPACE[TROOPS_OF_KIND[army.kind]] * (GUARD_SPACE if army.guard else 1)
    return troops + army.mounts + army.light * SPACE[LIGHT_CATAPULT] + army.heavy * SPACE[HEAVY_CATAPULT]


def space(army: Army) -> int:
    """All space points of its goods (PH-0.2b)."""
    return troop_space(army) + army.leaders * SPACE[LEADER]


def is_large_enough(army: Army) -> bool:
    """PH-1.8d; a creature is whole however small (PH-6.3.2a)."""
    return troop_space(army) >= (1 if army.nature else ARMY_MINIMUM)


def could_conquer(army: Army, *, led: bool) -> bool:
    """PH-1.8j, PH-R201; `led`: by a leader of its own or a noble, whose room does not count."""
    return army.kind < FLEET and led and troop_space(army) >= CONQUEST_MINIMUM


def ship_room(army: Army) -> int:
    """Space points that its ships can carry; warships carry nothing (PH-1.1.4c, PH-1.2.3a)."""
    return army.troops * SHIP_ROOM if army.kind == FLEET else 0


class Town:
    """A town, or the site of one."""

    def __init__(self, field: int, built: int, points: int) -> None:
        self.field = field
        self.built = built
        """The highest finished stage; 0 for a site of a new town."""
        self.points = points
        """Building points now; fewer than the stage has when damaged, more while it is extended."""
        self.site: int = 0
        """The stage that is being built; 0 if none."""
        self.bonus: bool = False
        """Its people build that stage for nothing (PH-6.5l)."""
        self.special: int = 0
        """Special income that lies here and can be spent here only (PH-3.2.3c)."""
        self.torn: int = 0
        """The month in which its own realm tore down a stage last (PH-1.6c)."""
        self.stamp: int = 0
        self.text: bytes = b""

    def copy(self) -> Town:
        other = Town(self.field, self.built, self.points)
        other.site = self.site
        other.bonus = self.bonus
        other.special = self.special
        other.torn = self.torn
        return other


def stage(town: Town) -> int:
    """The stage that counts: the finished one, or what damage has left of it (PH-1.5i, PH-1.5j)."""
    if town.points >= STAGE_POINTS[town.built]:
        return town.built
    found = town.built
    while found and town.points < STAGE_KEPT[found]:
        found -= 1
    return found


def is_damaged(town: Town) -> bool:
    return town.points < STAGE_POINTS[town.built]


class Person:
    """A character or a wizard. Good points are in tenths (1.9.1)."""

    def __init__(self, realm: int, number: int, field: int) -> None:
        self.realm = realm
        self.number = number
        self.field = field
        self.name: str = ""
        self.rank: int = 0
        self.title: int = 0
        """The rank he will take as soon as his town stands (PH-1.9.1n)."""
        self.most: int = 0
        """Good points at their best."""
        self.now: int = 0
        """Good points, or a wizard's magic power, at this moment."""
        self.army: int = 0
        """Number of the army he goes with."""
        self.present: bool = True
        self.nameless: bool = False
        """A wizard who is no character."""
        self.captor: int = -1
        """The realm whose prisoner he is."""
        self.warden: int = 0
        """The army of that realm that keeps him; 0 if its land does."""
        self.knight: bool = False
        """Of the order of knights (5.2)."""
        self.spares: bool = False
        """Takes no part in retreat fights against the defeated (PH-5.4c)."""
        self.refuge: int = NO_REFUGE
        """Where he retreats by a standing instruction (PH-R208)."""
        self.rivals: tuple[int, ...] = ()
        """Keys of those whom he fights by a standing instruction, the first who is there (PH-R208)."""
        self.wounds: int = 0
        """Tenths that hits in a duel of the turn that runs keep from counting (PH-5.3w)."""
        self.great: bool = False
        """Recruited as CZB (PH-1.9.2d)."""
        self.bonus: int = 0
        """Tenths beside his rank: a wizard's as ruler (PH-1.9.3c), a rebel's up to a marshal's (PH-R217)."""
        self.barred: int = 0
        """The last month in which he attacks nobody after a retreat (PH-5.4f)."""
        self.locked: int = 0
        """The last month in which nobody may take a wizard's throne from him (PH-1.9.1k)."""
        self.sheltered: int = 0
        """The last month in which he stays in the castle at least (PH-6.10.3d)."""
        self.traits: int = 0
        """Abilities of a magical creature, as bits (`traits.py`)."""
        self.awarded: int = 0
        """Tenths of good points that adventures brought him in `award_year` (PH-7.1.1a)."""
        self.award_year: int = 0
        self.moved: int = 0
        self.points: int = FRESH
        self.climbs: int = 0
        self.done: int = 0
        self.stamp: int = 0

    @property
    def key(self) -> int:
        return KEY * self.realm + self.number

    def copy(self) -> Person:
        other = Person(self.realm, self.number, self.field)
        other.name = self.name
        other.rank = self.rank
        other.title = self.title
        other.most = self.most
        other.now = self.now
        other.army = self.army
        other.present = self.present
        other.nameless = self.nameless
        other.captor = self.captor
        other.warden = self.warden
        other.knight = self.knight
        other.spares = self.spares
        other.refuge = self.refuge
        other.rivals = self.rivals
        other.wounds = self.wounds
        other.great = self.great
        other.bonus = self.bonus
        other.barred = self.barred
        other.locked = self.locked
        other.sheltered = self.sheltered
        other.traits = self.traits
        other.awarded = self.awarded
        other.award_year = self.award_year
        other.moved = self.moved
        other.points = self.points
        other.climbs = self.climbs
        other.done = self.done
        return other


def person_space(person: Person) -> int:
    """PH-0.2b, PH-0.2c: by the maximum; prisoners take no room."""
    return 0 if person.captor >= 0 else GP_SPACE * (person.most // 10)


def is_noble(person: Person) -> bool:
    """May command an army (PH-1.9.1d): wizards too who are characters, nameless ones never (PH-R209)."""
    return person.rank > CIVILIAN and not person.nameless and person.captor < 0 and person.present
