"""One position of a campaign. The map is shared; what changes is small, flat and copied on write.

Owners are bytes by field, works on sides are bits by edge. Realms, armies, towns and people are shared
between copies of a state until one of them changes: ask `edit_...` first, then change.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.phoenix.state.agenda import Cast, Matter
from tafelrunde.games.phoenix.state.books import Book
from tafelrunde.games.phoenix.state.owners import Owners, owners_of
from tafelrunde.games.phoenix.state.pieces import KEY, Army, Person, Town
from tafelrunde.games.phoenix.state.realm import Realm
from tafelrunde.games.phoenix.state.setting import Setting
from tafelrunde.games.phoenix.state.stacks import Stacks, empty_stacks
from tafelrunde.games.phoenix.state.undertakings import (
    GoodsOffer,
    Growth,
    LandOffer,
    RepairJob,
    Site,
    SpellWall,
    WaitingBan,
)
from tafelrunde.games.phoenix.tables.prices import GOODS

# Steps: what the table waits for.
DRAW: Final = 0
"""CHANCE: the order of a month (A1)."""
MUSTER: Final = 1
"""All realms at once: recruiting and building (A2 to A4); in remote play the whole month."""
TURN: Final = 2
"""One realm: its sheet (B1)."""
DICE: Final = 3
"""CHANCE, within a turn."""
OVER: Final = 4
STEP_NAMES: Final[tuple[str, ...]] = ("draw", "muster", "turn", "dice", "over")

NOBODY: Final = 255
"""Owner of a field that belongs to no realm."""
GOLD: Final = GOODS
"""The last place of `State.account`."""

_stamps: Final[list[int]] = [0]


def next_stamp() -> int:
    _stamps[0] += 1
    return _stamps[0]


class State:
    setting: Setting
    month: int = 1
    step: int = DRAW
    active: int = 0
    """The realm whose turn it is."""
    place: int = 0
    """Its place in the order of the month."""
    phase: int = 0
    """How far its turn is: B1 to B19."""
    part: int = 0
    """And within the phase: its orders first, then what follows from them."""
    waiting: int = 0
    """Realms that have not handed in yet, as bits."""
    missed: int = 0
    """Realms that stand still this month, as bits (PH-3w)."""
    planning: bool = False
    """A trial of orders: nothing hidden from the realm may decide anything. Never true at a table."""

    owner: Owners
    """By field: a realm, or NOBODY. Changed by `land.take_field` only."""
    works: bytes
    """By edge: roads, quays, bridges and walls, as bits; changed by `set_works` only."""
    realms: list[Realm]
    towns: dict[int, Town]
    """By field."""
    stacks: Stacks
    """Which armies are where: changed by `add_army`, `move_army` and `remove_army` only."""
    crowds: Stacks
    """Which people are where: changed by `add_person`, `move_person` and `remove_person` only."""
    damage: dict[int, int]
    """By spot of a work (`land.spot_of`): building points it has lost."""
    plundered: dict[int, int]
    """By field, the month in which it was plundered last."""
    besieged: dict[int, int]
    """By field of a town or site: besieging fields, as found at the start of the month (PH-R30)."""
    orders: dict[int, tuple[int, ...]]
    """By month, the order of the realms, as far as it is drawn."""
    gates: dict[int, int]
    """By month, the gate where travellers from the nest surface: 1 to 8."""
    sites: list[Site]
    """Works that will stand at the end of the month."""
    repairs: list[RepairJob]
    growth: list[Growth]
    """Towns that grow or are repaired at the end of the month."""
    deeds: list[LandOffer]
    pledges: list[GoodsOffer]
    account: list[int]
    """What there must be of each good, and of gold: all that ever came less all that went."""
    news: Book
    """What everybody was told this month: events, never changed."""
    used: dict[int, list[int]]
    """What towns have recruited in the muster that is being carried out; empty between moves."""
    happenings: dict[int, int]
    """By field, what its next taxes gain or lose in percent (PH-6.11a)."""
    posts: dict[int, int]
    """By field of a town, the month in which its trading post was built (PH-6.4.1l)."""
    asked: tuple[Cast, ...] = ()
    """Dice that are waited for (`throws.py`)."""
    rolled: tuple[tuple[int, ...], ...] = ()
    """What they showed, until the evaluation that asked takes it."""
    pending: list[Matter]
    """What is still to be evaluated in this phase (`agenda.py`); empty between phases."""
    minutes: Book
    """What the game master alone is told this month: how evaluations were worked out; never changed."""
    magic: list[SpellWall]
    """Secret."""
    bans: list[WaitingBan]
    """Secret."""
    banning: bool = False
    """Whether any army may be banned; follows from the armies, `lift_bans` alone denies it."""
    stirred: int = 0
    """Realms with people changed since `courts.calm` found them free, unhurt and unmarked, as bits."""
    stamp: int
    """Pieces with the same one are this state's own, all others are shared with copies."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.used = {}
        self.stamp = next_stamp()

    def copy(self) -> State:
        other = State(self.setting)
        other.owner = self.owner.copy()
        other.works = self.works
        other.realms = self.realms[:]
        other.towns = self.towns.copy()
        other.stacks = self.stacks.copy()
        other.crowds = self.crowds.copy()
        other.damage = self.damage.copy()
        other.plundered = self.plundered.copy()
        other.besieged = self.besieged.copy()
        other.orders = self.orders.copy()
        other.gates = self.gates.copy()
        other.sites = self.sites[:]
        other.repairs = self.repairs[:]
        other.growth = self.growth[:]
        other.deeds = self.deeds[:]
        other.pledges = self.pledges[:]
        other.account = self.account[:]
        other.news = self.news.copy()
        other.month = self.month
        other.step = self.step
        other.active = self.active
        other.place = self.place
        other.phase = self.phase
        other.part = self.part
        other.waiting = self.waiting
        other.missed = self.missed
        other.planning = self.planning
        other.happenings = self.happenings.copy()
        other.posts = self.posts.copy()
        other.asked = self.asked
        other.rolled = self.rolled
        other.pending = self.pending[:]
        other.minutes = self.minutes.copy()
        other.magic = self.magic[:]
        other.bans = self.bans[:]
        other.banning = self.banning
        other.stirred = self.stirred
        self.stamp = next_stamp()  # from now on the pieces belong to both, so to none
        return other

    def set_works(self, edge: int, bits: int) -> None:
        """What stands on an edge from now on: seldom, so that all copies share the rest."""
        self.works = b"".join((self.works[:edge], bytes((bits,)), self.works[edge + 1 :]))

    # --- realms ------------------------------------------------------------------------------------

    def edit_realm(self, number: int) -> Realm:
        """The realm as this state's own, free to be changed."""
        realm = self.realms[number]
        if realm.stamp != self.stamp:
            realm = realm.copy()
            realm.stamp = self.stamp
            self.realms[number] = realm
        return realm

    def publish(self, event: Any) -> None:
        """Tells everybody."""
        self.news.append(event)

    def note(self, number: int, event: Any) -> None:
        """Tells one realm, and the game master."""
        realm = self.edit_realm(number)
        realm.diary = (*realm.diary, event)

    def minute(self, entry: Any) -> None:
        """Tells the game master alone how something was worked out."""
        self.minutes.append(entry)

    # --- armies ------------------------------------------------------------------------------------

    def has_army(self, key: int) -> bool:
        return key % KEY in self.realms[key // KEY].armies

    def army(self, key: int) -> Army:
        """To look at; to change it, ask `edit_army`."""
        return self.realms[key // KEY].armies[key % KEY]

    def edit_army(self, key: int) -> Army:
        """The army as this state's own, free to be changed; its field is changed by `move_army` only."""
        own = self.edit_realm(key // KEY).armies
        army = own[key % KEY]
        if army.stamp != self.stamp:
            army = army.copy()
            army.stamp = self.stamp
            own[key % KEY] = army
        return army

    def add_army(self, army: Army) -> None:
        army.stamp = self.stamp
        self.banning |= army.banned > 0
        self.edit_realm(army.realm).armies[army.number] = army
        self.stacks.enter(army.field, army.key, self.stamp)

    def remove_army(self, key: int) -> None:
        self.stacks.leave(self.army(key).field, key, self.stamp)
        del self.edit_realm(key // KEY).armies[key % KEY]

    def move_army(self, key: int, field: int) -> Army:
        """Puts one army into another field; whatever is aboard it must be moved by itself."""
        army = self.edit_army(key)
        self.stacks.leave(army.field, key, self.stamp)
        army.field = field
        self.stacks.enter(field, key, self.stamp)
        return army

    def ban_army(self, key: int, points: int) -> None:
        """So many of its space points are banned now, as long as spells last."""
        self.edit_army(key).banned = points
        self.banning = True

    def armies_at(self, field: int) -> tuple[int, ...]:
        """Keys of the armies in a field, those aboard ships included, in rising order."""
        return self.stacks.at(field)

    # --- people ------------------------------------------------------------------------------------

    def person(self, key: int) -> Person:
        return self.realms[key // KEY].people[key % KEY]

    def edit_person(self, key: int) -> Person:
        """The person as this state's own, free to be changed; his field is changed by `move_person` only."""
        self.stirred |= 1 << key // KEY
        own = self.edit_realm(key // KEY).people
        person = own[key % KEY]
        if person.stamp != self.stamp:
            person = person.copy()
            person.stamp = self.stamp
            own[key % KEY] = person
        return person

    def add_person(self, person: Person) -> None:
        person.stamp = self.stamp
        self.stirred |= 1 << person.realm
        own = self.edit_realm(person.realm).people
        if person.number in own:
            self.crowds.leave(own[person.number].field, person.key, self.stamp)
        own[person.number] = person
        self.crowds.enter(person.field, person.key, self.stamp)

    def remove_person(self, key: int) -> None:
        self.crowds.leave(self.person(key).field, key, self.stamp)
        del self.edit_realm(key // KEY).people[key % KEY]

    def move_person(self, key: int, field: int) -> Person:
        """Puts one person into another field."""
        person = self.edit_person(key)
        if person.field != field:
            self.crowds.leave(person.field, key, self.stamp)
            person.field = field
            self.crowds.enter(field, key, self.stamp)
        return person

    def people_at(self, field: int) -> tuple[int, ...]:
        """Keys of the characters and wizards in a field, prisoners too, in rising order."""
        return self.crowds.at(field)

    # --- towns -------------------------------------------------------------------------------------

    def edit_town(self, field: int) -> Town:
        town = self.towns[field]
        if town.stamp != self.stamp:
            town = town.copy()
            town.stamp = self.stamp
            self.towns[field] = town
        return town

    def add_town(self, town: Town) -> None:
        town.stamp = self.stamp
        self.towns[town.field] = town


def empty_state(setting: Setting) -> State:
    """Nobody owns anything, and CHANCE is to draw the first order."""
    state = State(setting)
    state.owner = owners_of(bytes([NOBODY]) * setting.world.size)
    state.works = bytes(setting.world.edges)
    state.realms = [Realm(number, {}, {}) for number in range(setting.realms)]
    state.towns = {}
    state.stacks = empty_stacks(setting.world.size)
    state.crowds = empty_stacks(setting.world.size)
    state.damage = {}
    state.plundered = {}
    state.besieged = {}
    state.orders = {}
    state.gates = {}
    state.sites = []
    state.repairs = []
    state.growth = []
    state.deeds = []
    state.pledges = []
    state.account = [0] * (GOODS + 1)
    state.news = Book()
    state.happenings = {}
    state.posts = {}
    state.pending = []
    state.minutes = Book()
    state.magic = []
    state.bans = []
    return state
