"""One position of a campaign. The map is shared; what changes is small, flat and copied on write.

Owners are bytes by field, works on sides are bits by edge. Realms, armies, towns and people are shared
between copies of a state until one of them changes: ask `edit_...` first, then change.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.phoenix.books import Book
from tafelrunde.games.phoenix.data import GOODS
from tafelrunde.games.phoenix.owners import Owners, owners_of
from tafelrunde.games.phoenix.pieces import KEY, Army, Person, Town
from tafelrunde.games.phoenix.realm import Realm
from tafelrunde.games.phoenix.setting import Setting
from tafelrunde.games.phoenix.stacks import Stacks, empty_stacks

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

    def __init__(
        self,
        setting: Setting,
        owner: Owners,
        works: bytes,
        realms: list[Realm],
        towns: dict[int, Town],
        stacks: Stacks,
        crowds: Stacks,
        damage: dict[int, int],
        plundered: dict[int, int],
        besieged: dict[int, int],
        orders: dict[int, tuple[int, ...]],
        gates: dict[int, int],
        sites: list[tuple[int, int, int, int]],
        repairs: list[tuple[int, int, int, int, int]],
        growth: list[tuple[int, int, int, int]],
        deeds: list[tuple[int, int, tuple[int, ...]]],
        pledges: list[tuple[int, int, int, tuple[int, ...], int]],
        account: list[int],
        news: Book,
    ) -> None:
        self.setting = setting
        self.owner = owner
        """By field: a realm, or NOBODY. Changed by `land.take_field` only."""
        self.works = works
        """By edge: roads, quays, bridges and walls, as bits; changed by `set_works` only."""
        self.realms = realms
        self.towns = towns
        """By field."""
        self.stacks = stacks
        """Which armies are where: changed by `add_army`, `move_army` and `remove_army` only."""
        self.crowds = crowds
        """Which people are where: changed by `add_person`, `move_person` and `remove_person` only."""
        self.damage = damage
        """By 32 * edge + bit of a work: building points it has lost."""
        self.plundered = plundered
        """By field, the month in which it was plundered last."""
        self.besieged = besieged
        """By field of a town or site: besieging fields, as found at the start of the month (PH-R30)."""
        self.orders = orders
        """By month, the order of the realms, as far as it is drawn."""
        self.gates = gates
        """By month, the gate where travellers from the nest surface: 1 to 8."""
        self.sites = sites
        """Works that will stand at the end of the month: realm, side, bit, gold paid."""
        self.repairs = repairs
        """Works repaired at the end of the month: realm, side, bit, points, gold paid."""
        self.growth = growth
        """Towns that grow or are repaired at the end of the month: realm, field, points, gold paid."""
        self.deeds = deeds
        """Land on offer: giver, receiver, fields (PH-3.2.2e)."""
        self.pledges = pledges
        """On offer: key of the army, receiver, price, goods by number with gold and prisoners, month."""
        self.account = account
        """What there must be of each good, and of gold: all that ever came less all that went."""
        self.news = news
        """What everybody was told this month: events, never changed."""
        self.used: dict[int, list[int]] = {}
        """What towns have recruited in the muster that is being carried out; empty between moves."""
        self.happenings: dict[int, int] = {}
        """By field, what its next taxes gain or lose in percent (PH-6.11a)."""
        self.posts: dict[int, int] = {}
        """By field of a town, the month in which its trading post was built (PH-6.4.1l)."""
        self.asked: tuple[tuple[str, str, int, int], ...] = ()
        """Dice that are waited for: what for, where, faces, how many (`dice.py`)."""
        self.rolled: tuple[tuple[int, ...], ...] = ()
        """What they showed, until the evaluation that asked takes it."""
        self.pending: list[tuple[int, ...]] = []
        """What is still to be evaluated in this phase, in the words of its hook; empty between phases."""
        self.minutes: Book = Book()
        """What the game master alone is told this month: how evaluations were worked out; never changed."""
        self.magic: list[tuple[int, int, int]] = []
        """Secret: magic walls, each with its realm, the side it stands on and its caster (PH-1.4.2b)."""
        self.bans: list[tuple[int, int, int]] = []
        """Secret: bans that wait for a duel, each with its caster's key, the field and space points."""
        self.banning: bool = False
        """Whether any army may be banned; follows from the armies, `lift_bans` alone denies it."""
        self.stirred: int = 0
        """Realms with people changed since `courts.calm` found them free, unhurt and unmarked, as bits."""
        self.stamp: int = next_stamp()

    def copy(self) -> State:
        other = State(
            self.setting,
            self.owner.copy(),
            self.works,
            self.realms[:],
            self.towns.copy(),
            self.stacks.copy(),
            self.crowds.copy(),
            self.damage.copy(),
            self.plundered.copy(),
            self.besieged.copy(),
            self.orders.copy(),
            self.gates.copy(),
            self.sites[:],
            self.repairs[:],
            self.growth[:],
            self.deeds[:],
            self.pledges[:],
            self.account[:],
            self.news.copy(),
        )
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
    return State(
        setting=setting,
        owner=owners_of(bytes([NOBODY]) * setting.world.size),
        works=bytes(setting.world.edges),
        realms=[Realm(number, {}, {}) for number in range(setting.realms)],
        towns={},
        stacks=empty_stacks(setting.world.size),
        crowds=empty_stacks(setting.world.size),
        damage={},
        plundered={},
        besieged={},
        orders={},
        gates={},
        sites=[],
        repairs=[],
        growth=[],
        deeds=[],
        pledges=[],
        account=[0] * (GOODS + 1),
        news=Book(),
    )
