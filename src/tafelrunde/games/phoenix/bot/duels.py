"""Duels that wizards look for or avoid: who is likely to win them, and where to stand for it (PH-5.3)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

from tafelrunde.games.phoenix.arithmetic.duel import Duellist
from tafelrunde.games.phoenix.arithmetic.duel_odds import odds
from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.magic.duel_pairs import foes_in, near
from tafelrunde.games.phoenix.orders.magic import Ban, TeleportLate
from tafelrunde.games.phoenix.standing.standing import enemies_at
from tafelrunde.games.phoenix.standing.wizards import is_wizard, power_of, wizards_at
from tafelrunde.games.phoenix.state.deeds import TELEPORTED
from tafelrunde.games.phoenix.state.pieces import Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.wizard_classes import class_of

CONFIDENT: Final = Fraction(2, 3)
"""Nobody looks for a duel with a smaller chance to win it."""
MOST_COUNTED: Final = 48
"""Dice of one side up to which all throws are counted; above, half as many more decide."""
TENTHS: Final = 10
BAN_REACH: Final = 2
"""Fields that a ban reaches (PH-1.4.3a)."""
LEAST_POWER: Final = 4
"""With less nobody joins a hunt."""


@lru_cache(maxsize=4096)
def win_chance(own: tuple[Duellist, ...], others: tuple[Duellist, ...]) -> Fraction:
    dice = [sum([one.dice for one in side]) for side in (own, others)]
    if max(dice) > MOST_COUNTED:
        return Fraction(2 * dice[0] >= 3 * dice[1])
    return odds(own, others).won


def dares(state: State, own: Sequence[Person], foes: Sequence[Person]) -> bool:
    """Whether these wizards, each in a field of his own, are likely to win; or there are no foes at all."""
    if not foes:
        return True
    mine = [Duellist(one.most, one.now - one.now % TENTHS, not one.nameless) for one in own]
    theirs = [Duellist(foe.most, power_of(state, foe), not foe.nameless) for foe in foes]
    return win_chance(tuple(sorted(mine)), tuple(sorted(theirs))) >= CONFIDENT


def is_safe(draft: Draft, field: int, wizard: Person) -> bool:
    """Own land without enemies, and without another own wizard (PH-1.3e)."""
    state, realm = draft.state, draft.realm
    if state.owner[field] != realm or enemies_at(state, realm, field):
        return False
    return all(other.key == wizard.key for other in wizards_at(state, field))


def company(draft: Draft, field: int) -> int:
    """Own troops on land there."""
    world = draft.state.setting.world
    if world.is_water[field]:
        return 0
    return sum([army.troops for army in draft.armies() if army.field == field])


Party = list[tuple[Person, int]]
"""Wizards, and where each of them will stand."""


class Hunt:
    """Wizards who go where together they outmatch a hostile one: he loses power and place (PH-5.3n)."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.state = draft.state
        self.world = draft.state.setting.world

    def hunt(self, free: Sequence[Person]) -> set[int]:
        """The nearest foes first; returns the numbers of those who have gone."""
        gone: set[int] = set()
        for lair in self.lairs(free):
            party = self.party(lair, [wizard for wizard in free if wizard.number not in gone])
            for wizard, stand in party:
                self.challenge(wizard, stand, lair)
                gone.add(wizard.number)
        return gone

    def challenge(self, wizard: Person, stand: int, lair: int) -> None:
        """From beside the lair; from two fields away the smallest ban will do (PH-1.4.3d)."""
        is_there = stand == wizard.field or self.draft.order(
            TeleportLate(wizard.number, self.draft.label(stand))
        )
        if is_there and self.world.distance(stand, lair) == BAN_REACH:
            self.draft.order(Ban(wizard.number, self.draft.label(lair), power=1))

    def lairs(self, free: Sequence[Person]) -> list[int]:
        """Fields with hostile wizards that somebody could get to."""
        fields = {
            person.field for row in self.state.realms for person in row.people.values() if is_wizard(person)
        }
        found: dict[int, int] = {}
        for wizard in free:
            for field in fields:
                if self.is_near(wizard, field) and foes_in(self.state, wizard, (field,)):
                    away = self.world.distance(wizard.field, field)
                    found[field] = min(away, found.get(field, away))
        return sorted(found, key=lambda field: (found[field], field))

    def is_near(self, wizard: Person, field: int) -> bool:
        """A teleport could take him beside that field."""
        if not self.world.is_connected(wizard.field, field):
            return False
        return self.world.distance(wizard.field, field) <= class_of(wizard.most).reach + BAN_REACH

    def party(self, lair: int, free: Sequence[Person]) -> Party:
        """As few as are likely to win, the most powerful first; nobody if all together are not."""
        party: Party = []
        for wizard in sorted(free, key=lambda each: (-each.now, each.number)):
            stand = self.stand(wizard, lair, [field for _wizard, field in party])
            if stand >= 0 and wizard.now >= LEAST_POWER * TENTHS:
                party.append((wizard, stand))
                if dares(self.state, [spent(one) for one, _field in party], self.foes(party, lair)):
                    return party
        return []

    def foes(self, party: Party, lair: int) -> list[Person]:
        """All who would meet one of them."""
        found: dict[int, Person] = {}
        for wizard, stand in party:
            for foe in foes_in(self.state, wizard, {*near(self.state, stand), lair}):
                found[foe.key] = foe
        return list(found.values())

    def stand(self, wizard: Person, lair: int, taken: Collection[int]) -> int:
        """Where he can face the lair: where he is, else beside most own troops; -1 if nowhere."""
        places = [
            field
            for field in self.world.disc(lair, BAN_REACH)
            if field not in taken and is_safe(self.draft, field, wizard) and self.is_in_reach(wizard, field)
        ]
        return best_of(self.draft, wizard, places)

    def is_in_reach(self, wizard: Person, field: int) -> bool:
        if field == wizard.field:
            return True
        if wizard.done & TELEPORTED or not self.world.is_connected(wizard.field, field):
            return False
        return self.world.distance(wizard.field, field) <= class_of(wizard.most).reach


def spent(wizard: Person) -> Person:
    """As he is after the smallest ban."""
    weaker = wizard.copy()
    weaker.now -= TENTHS
    return weaker


def best_of(draft: Draft, wizard: Person, places: Iterable[int]) -> int:
    def rank(field: int) -> tuple[bool, int, int]:
        return field == wizard.field, company(draft, field), -field

    return max(places, key=rank, default=-1)
