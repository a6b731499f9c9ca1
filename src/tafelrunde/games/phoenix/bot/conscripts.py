"""Recruits of a realm at war: riders where the enemy is near, and warriors who hold the capital."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.capacity import Buyer
from tafelrunde.games.phoenix.armies.recruits import free_number
from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.bot.foes import WarSurvey
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.orders.muster import Goods, Recruit
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.realm import NO_FIELD
from tafelrunde.games.phoenix.tables.prices import FOOT, HORSE, LEADER, PRICE, RIDER, WARRIOR
from tafelrunde.games.phoenix.tables.terrain import MOUNTAINS

HOST: Final = 5_000
"""Riders of a host: enough to run over the smallest armies."""
LEAST_HOST: Final = 500
GARRISON: Final = 1_500
"""Warriors who hold the capital."""
OFFICERS: Final = 1_000
"""Riders for each leader of a host."""


class Conscription:
    """Spends gold on hosts."""

    def __init__(self, draft: Draft, survey: WarSurvey, budget: int) -> None:
        self.draft = draft
        self.state = draft.state
        self.survey = survey
        self.budget = budget

    def raise_hosts(self, front: set[int]) -> None:
        """In the towns nearest to the enemy first, as far as gold and towns allow."""
        for town in self.towns():
            if town in front:
                self.raise_host(town)

    def towns(self) -> list[int]:
        world = self.state.setting.world
        own = [f for f in self.survey.own if stage_at(self.state, f) and world.terrain[f] != MOUNTAINS]
        seats = [
            row.capital
            for row in self.state.realms
            if row.number != self.draft.realm and row.capital != NO_FIELD and self.survey.is_prey[row.number]
        ]
        return sorted(own, key=lambda f: (min([world.distance(f, seat) for seat in seats], default=0), f))

    def raise_host(self, town: int) -> None:
        gold, leaders = self.limits(town)
        riders = min(gold, self.budget - PRICE[LEADER]) // PRICE[RIDER]
        if riders < LEAST_HOST or leaders < 1:
            return
        if self.state.month == 1:
            riders = min(riders, HOST)
        officers = max(1, min(leaders, riders // OFFICERS))
        riders = min(riders, (self.budget - officers * PRICE[LEADER]) // PRICE[RIDER])
        self.buy(town, HORSE, Goods(riders=riders, leaders=officers))

    def hold_capital(self) -> None:
        """Warriors for the capital, until there are enough."""
        seat = self.draft.row.capital
        if seat == NO_FIELD or self.state.owner[seat] != self.draft.realm:
            return
        there = [army for army in self.draft.armies() if army.field == seat and army.kind == FOOT]
        missing = GARRISON - sum([army.troops for army in there])
        gold, leaders = self.limits(seat)
        missing = min(missing, min(gold, self.budget - PRICE[LEADER]) // PRICE[WARRIOR])
        if missing >= LEAST_HOST and leaders:
            self.buy(seat, FOOT, Goods(warriors=missing, leaders=1))

    def limits(self, town: int) -> tuple[int, int]:
        """Gold and leaders that the town can recruit this month; none if it is plundered or in ruins."""
        if self.state.month == 1:
            return self.budget, self.budget // PRICE[LEADER]
        try:
            buyer = Buyer(self.state, self.draft.realm, town, special=False)
        except IllegalMove:
            return 0, 0
        gold_used, leaders_used, _wizards_used = self.state.used.get(buyer.slot, [0, 0, 0])
        gold, leaders, _wizards = buyer.limits(self.state)
        return gold - gold_used, leaders - leaders_used

    def buy(self, town: int, kind: int, goods: Goods) -> None:
        """Into an army that stands there, or into a new one."""
        number = self.host_at(town, kind) or free_number(self.state, self.draft.realm, kind)
        if number:
            self.paid(Recruit(self.draft.label(town), number, goods))

    def paid(self, order: Recruit) -> bool:
        """Orders it, and says whether that was possible."""
        before = self.draft.gold
        is_done = self.draft.order(order)
        self.budget -= before - self.draft.gold
        return is_done

    def host_at(self, town: int, kind: int) -> int:
        """The largest army of that kind there; 0 if there is none."""
        there = [a for a in self.draft.armies() if a.field == town and a.kind == kind and not a.aboard]
        return max(there, key=size).number if there else 0


def size(army: Army) -> tuple[int, int]:
    return army.troops, -army.number
