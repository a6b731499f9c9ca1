"""Wizards of a realm at war: they ban whom it attacks, and raise magic walls before towns in danger."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.phoenix.bots.draft import Draft
from tafelrunde.games.phoenix.bots.foes import WarSurvey
from tafelrunde.games.phoenix.conflicts import near
from tafelrunde.games.phoenix.coordinates import SIDES
from tafelrunde.games.phoenix.data import FLEET, STAGE_GOLD, WIZARD, WIZARD_GP, WIZARD_PRICE
from tafelrunde.games.phoenix.land import side_name, stage_at
from tafelrunde.games.phoenix.orders_magic import Ban, RaiseMagicWall, TeleportLate
from tafelrunde.games.phoenix.orders_muster import Enlist
from tafelrunde.games.phoenix.pieces import Person
from tafelrunde.games.phoenix.realm import NO_FIELD
from tafelrunde.games.phoenix.recruiting import free_number
from tafelrunde.games.phoenix.standing import enemies_at
from tafelrunde.games.phoenix.wizard_classes import RAISING
from tafelrunde.games.phoenix.wizards import is_wizard, wizards_by_field

TENTHS: Final = 10
MOST_WIZARDS: Final = 2
RICH: Final = 4
"""A wizard is enlisted by who has so many times his price to spend."""
FAVOURABLE: Final = 2
"""How many times the power of a wizard of class B makes a duel welcome."""
LEAST_BAN: Final = 3
"""Power below which a ban is not worth the way."""
ALARM: Final = 2
"""Enemies so near to a town are a danger to it."""


def enlist_wizard(draft: Draft, budget: int) -> int:
    """One more for a rich realm with a capital; returns what is left to spend."""
    seat, price = draft.row.capital, WIZARD_PRICE["CZB"]
    own = [person for person in draft.row.people.values() if is_wizard(person)]
    number = free_number(draft.state, draft.realm, WIZARD)
    if seat == NO_FIELD or len(own) >= MOST_WIZARDS or budget < RICH * price or not number:
        return budget
    if draft.state.month == 1 or wizards_by_field(draft.state).get(seat):
        return budget  # two of them beside each other cast nothing (PH-1.4d)
    return budget - price if draft.order(Enlist(draft.label(seat), number, "CZB")) else budget


class Circle:
    """The free wizards of one realm, after its armies have moved."""

    def __init__(self, draft: Draft, survey: WarSurvey) -> None:
        self.draft = draft
        self.state = draft.state
        self.world = draft.state.setting.world
        self.survey = survey
        people = draft.row.people
        self.free = [people[number] for number in sorted(people) if is_wizard(people[number])]

    def cast(self, battles: list[int]) -> None:
        """Bans where fights are coming, the hardest first; then walls; the others go home."""
        for field in battles:
            for wizard in self.free:
                if wizard.now >= TENTHS * LEAST_BAN and self.bans(wizard, field):
                    self.free.remove(wizard)
                    break
        for wizard in self.free:
            self.protect(wizard)

    # --- bans ----------------------------------------------------------------------------------------

    def bans(self, wizard: Person, field: int) -> bool:
        """From own land beside the field, with all his power (PH-1.4.3f)."""
        stands = [
            other
            for other in self.world.around[field]
            if self.is_safe(other, wizard)
            and not self.is_challenged(wizard, (*near(self.state, other), field))
        ]
        here = [other for other in stands if other == wizard.field]
        for other in here or sorted(stands, key=self.company):
            if other == wizard.field or self.draft.order(
                TeleportLate(wizard.number, self.draft.label(other))
            ):
                power = self.draft.row.people[wizard.number].now // TENTHS
                return self.draft.order(Ban(wizard.number, self.draft.label(field), power=power))
        return False

    def is_safe(self, field: int, wizard: Person) -> bool:
        """Own land without enemies, and without another own wizard (PH-1.3e)."""
        if self.state.owner[field] != self.draft.realm or enemies_at(self.state, self.draft.realm, field):
            return False
        there = wizards_by_field(self.state).get(field, [])
        return all(other.key == wizard.key for other in there)

    def is_challenged(self, wizard: Person, fields: tuple[int, ...]) -> bool:
        """A duel would follow that he is not sure to win (PH-5.3a)."""
        if wizard.now >= FAVOURABLE * TENTHS * WIZARD_GP["CZB"]:
            return False
        known = wizards_by_field(self.state)
        return any(other.realm != wizard.realm for field in fields for other in known.get(field, ()))

    def company(self, field: int) -> tuple[int, int]:
        """Where most own troops stand first."""
        armies = [army for army in self.draft.armies() if army.field == field and army.kind != FLEET]
        return -sum([army.troops for army in armies]), field

    # --- walls ---------------------------------------------------------------------------------------

    def protect(self, wizard: Person) -> None:
        """He goes to the dearest own town in danger, or home, and raises a wall towards the enemy."""
        for town in self.towns_in_danger():
            if self.is_there(wizard, town):
                self.raise_wall(wizard.number, town)
                return
        seat = self.draft.row.capital
        if seat != NO_FIELD:
            self.is_there(wizard, seat)

    def towns_in_danger(self) -> list[int]:
        towns = [field for field in self.survey.own if stage_at(self.state, field)]
        found = [field for field in towns if self.threats(field)]
        return sorted(found, key=lambda field: (-STAGE_GOLD[stage_at(self.state, field)], field))

    def threats(self, town: int) -> list[int]:
        """Fields of enemies near a town."""
        realm, disc = self.draft.realm, self.world.disc(town, ALARM)
        return [
            field for field in disc if not self.world.is_water[field] and enemies_at(self.state, realm, field)
        ]

    def is_there(self, wizard: Person, field: int) -> bool:
        """Whether he stands there, or has teleported there."""
        if wizard.field == field:
            return True
        if not self.is_safe(field, wizard) or self.is_challenged(wizard, near(self.state, field)):
            return False
        return self.draft.order(TeleportLate(wizard.number, self.draft.label(field)))

    def raise_wall(self, number: int, town: int) -> None:
        """On the side that lies nearest to the enemies."""
        threats = self.threats(town)
        sides = [
            SIDES * town + side for side in range(SIDES) if self.world.neighbour[SIDES * town + side] >= 0
        ]
        sides.sort(key=lambda side: (self.farness(self.world.neighbour[side], threats), side))
        if sides and self.draft.row.people[number].now >= TENTHS * RAISING[0]:
            direction: Any = side_name(sides[0])
            self.draft.order(RaiseMagicWall(number, self.draft.label(town), direction))

    def farness(self, field: int, threats: list[int]) -> int:
        return min([self.world.distance(field, threat) for threat in threats], default=0)
