"""Recruits of a peaceful realm: small armies that can take land, as many as there is land to take."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.armies.recruits import free_number
from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.bot.survey import Claims, Survey
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.orders.muster import Enlist, Goods, Recruit
from tafelrunde.games.phoenix.tables.prices import (
    CHARACTER,
    CONQUEST_MINIMUM,
    FOOT,
    HORSE,
    LEADER,
    OFFICER,
    PRICE,
    RIDER,
    SPACE,
    WARRIOR,
)
from tafelrunde.games.phoenix.tables.terrain import MOUNTAINS

RIDERS: Final = Goods(riders=CONQUEST_MINIMUM // SPACE[RIDER], leaders=1)
WARRIORS: Final = Goods(warriors=CONQUEST_MINIMUM // SPACE[WARRIOR], leaders=1)
ARMY_PRICE: Final = CONQUEST_MINIMUM * PRICE[WARRIOR] // SPACE[WARRIOR] + PRICE[LEADER]
"""The smallest army that takes land, on foot or on horseback (PH-1.8j)."""
FIELDS_FOR_RIDERS: Final = 4
"""So much unowned land calls for one more army of riders."""
FIELDS_FOR_WARRIORS: Final = 5
"""And so many mountains for one on foot."""
MOST_AT_ONCE: Final = 40
MUCH_LAND: Final = 20
"""Unowned fields that are worth a road to them."""


class Recruiter:
    """Buys armies where they are needed, within what towns can recruit."""

    def __init__(self, draft: Draft, survey: Survey, claims: Claims, budget: int) -> None:
        self.draft = draft
        self.survey = survey
        self.claims = claims
        self.budget = budget
        """Gold that may be spent on armies."""

    def recruit(self) -> None:
        land = self.claims.of(self.draft.realm)
        terrain = self.draft.state.setting.world.terrain
        mountains = sum([1 for field in land if terrain[field] == MOUNTAINS])
        places = self.places()
        if places:
            self.raise_armies(HORSE, (len(land) - mountains) // FIELDS_FOR_RIDERS, places)
            self.raise_armies(FOOT, -(-mountains // FIELDS_FOR_WARRIORS), places)

    def places(self) -> list[int]:
        """Where recruits may stand: own towns, at first any own field; nearest to free land first."""
        state, world = self.draft.state, self.draft.state.setting.world
        fields = self.survey.own if state.month == 1 else [f for f in self.survey.own if stage_at(state, f)]
        inland = [field for field in fields if world.terrain[field] != MOUNTAINS]
        return sorted(inland, key=lambda field: (-self.openings(field), field))

    def openings(self, field: int) -> int:
        """Unowned land within two steps that this realm is the nearest to."""
        world, nearest = self.draft.state.setting.world, self.claims.nearest
        near = [other for other in world.disc(field, 2) if other in self.claims.steps]
        return sum([1 for other in near if nearest[other] == self.draft.realm])

    def outposts(self) -> list[int]:
        """The own field nearest to most unowned land, if there is much of it: a road shall lead there."""
        if len(self.claims.of(self.draft.realm)) < MUCH_LAND or not self.survey.own:
            return []
        return [max(self.survey.own, key=lambda field: (self.openings(field), -field))]

    def raise_armies(self, kind: int, wanted: int, places: list[int]) -> None:
        """Until there are as many as wanted, or money, places and leaders run out."""
        missing = min(MOST_AT_ONCE, wanted - self.count(kind))
        goods, place = RIDERS if kind == HORSE else WARRIORS, 0
        failed = 0
        while missing > 0 and self.budget >= ARMY_PRICE and failed < len(places):
            number = free_number(self.draft.state, self.draft.realm, kind)
            if number and self.draft.order(Recruit(self.draft.label(places[place]), number, goods)):
                missing -= 1
                self.budget -= ARMY_PRICE
                failed = 0
            else:
                failed += 1
            place = (place + 1) % len(places)

    def count(self, kind: int) -> int:
        return sum([1 for army in self.draft.armies() if army.kind == kind])


def enlist_officer(draft: Draft, towns: list[int]) -> None:
    """A leader who is a character, for every second town (PH-1.1.5f)."""
    officers = [person for person in draft.row.people.values() if person.rank == OFFICER]
    number = free_number(draft.state, draft.realm, CHARACTER)
    if towns and number and 2 * len(officers) + 2 <= len(towns):
        draft.order(Enlist(draft.label(towns[0]), number, "CHF"))
