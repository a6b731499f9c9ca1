"""One realm: treasury, rights, armies and people. A row of a state, changed only after `State.edit_realm`."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.phoenix.state.pieces import Army, Person
from tafelrunde.games.phoenix.tables.prices import GOODS

NO_FIELD: Final = -1
NO_GOODS: Final[tuple[int, ...]] = (0,) * GOODS
NO_CARDS: Final[tuple[int, ...]] = (0,) * 5

# Kinds of realms (2, 6.3 to 6.7).
FOUNDING: Final = 0
INVADER: Final = 1
PIRATE: Final = 2
UNDEAD: Final = 3
MERCHANTS: Final = 4
BEASTS: Final = 5
"""Hostile creatures, led by the game master (6.3.2)."""
REBEL: Final = 6
"""Founded by a putsch (6.2)."""
OUTSIDE: Final = 7
"""A seat whose realm is not in the world: it has still to come (6.2, 6.5), or it has joined another."""


class Realm:
    def __init__(self, number: int, armies: dict[int, Army], people: dict[int, Person]) -> None:
        self.number = number
        self.armies = armies
        """By number."""
        self.people = people
        self.kind: int = FOUNDING
        self.absence: int = 0
        """How long its players have been away, as a degree of `absence.py`."""
        self.gold: int = 0
        self.capital: int = NO_FIELD
        self.home: int = 0
        """The terrain of its first capital (PH-5.5.2a)."""
        self.ways: int = 0
        """Partners in the right of way, as bits; always mutual (PH-4.2c)."""
        self.coasts: int = 0
        """Who may use its coastal waters, as bits (PH-4.1b)."""
        self.consents: int = 0
        """With whom it agrees to a right of way, as bits."""
        self.declines: int = 0
        """Whose gifts it declines, as bits (PH-3.2.2c)."""
        self.gifts: tuple[tuple[int, int], ...] = ()
        """Gold in its treasury that was given, each with the last month in which it stays (PH-R205)."""
        self.free: int = 0
        """Stages of free towns it may still place, as bits (PH-2g)."""
        self.bonus: int = 0
        """Stages of towns that its people have built for nothing, as bits (PH-6.5l)."""
        self.old_seat: int = NO_FIELD
        self.new_seat: int = NO_FIELD
        self.seat_month: int = 0
        """A move of the capital: from where to where, and the month at whose end it is over; 0 if none."""
        self.graves: tuple[tuple[int, int, str, int], ...] = ()
        """Dead characters: number, last month of the lock (0 until it begins), name and office (PH-1.9j)."""
        self.line: tuple[int, ...] = ()
        """Its order of combat: numbers of characters who come before all others (PH-R208)."""
        self.cards: tuple[int, ...] = NO_CARDS
        """Trade cards by number (`cards.py`)."""
        self.dealt: tuple[int, int] = (0, 0)
        """The month in which the game master dealt cards last, and how many in it (PH-6.4.1i)."""
        self.post_lost: int = 0
        """The month in which it lost a trading post last (PH-6.4.1m)."""
        self.store: tuple[int, ...] = NO_GOODS
        """The merchants' goods, by number of the good."""
        self.coming: tuple[int, ...] = NO_GOODS
        """Goods that they have bought this month: on sale from the next one on."""
        self.prices: tuple[int, ...] = NO_GOODS
        """What they ask for one of each good; 0: it is not for sale."""
        self.bids: tuple[int, ...] = NO_GOODS
        """What they pay for one."""
        self.handed: Any = None
        """Secret: the orders it has handed in for this month, a tuple; None until then."""
        self.diary: tuple[Any, ...] = ()
        """What only this realm was told this month."""
        self.told: int = 0
        """How many lines of the diary its events have told."""
        self.stamp: int = 0
        self.seal: str = ""
        """The hash of all of it, once `essence.py` has worked it out."""

    def copy(self) -> Realm:
        other = Realm(self.number, self.armies.copy(), self.people.copy())
        other.kind = self.kind
        other.absence = self.absence
        other.gold = self.gold
        other.capital = self.capital
        other.home = self.home
        other.ways = self.ways
        other.coasts = self.coasts
        other.consents = self.consents
        other.declines = self.declines
        other.gifts = self.gifts
        other.free = self.free
        other.bonus = self.bonus
        other.old_seat = self.old_seat
        other.new_seat = self.new_seat
        other.seat_month = self.seat_month
        other.graves = self.graves
        other.line = self.line
        other.cards = self.cards
        other.dealt = self.dealt
        other.post_lost = self.post_lost
        other.store = self.store
        other.coming = self.coming
        other.prices = self.prices
        other.bids = self.bids
        other.handed = self.handed
        other.diary = self.diary
        other.told = self.told
        return other


# --- questions to all realms, asked after every move ---------------------------------------------------


def untold(realms: list[Realm]) -> list[int]:
    """Realms with notes that no event has told yet."""
    return [realm.number for realm in realms if realm.told != len(realm.diary)]


def unsealed(realms: list[Realm]) -> list[Realm]:
    """Those that have changed since their hash was worked out."""
    return [realm for realm in realms if not realm.seal]


def seals(realms: list[Realm]) -> list[str]:
    return [realm.seal for realm in realms]
