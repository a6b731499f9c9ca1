"""What a good player of Kingsburg values: points, and what a position still promises."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from tafelrunde.games.kingsburg.bot.court import Goods
from tafelrunde.games.kingsburg.bot.glance import Glance
from tafelrunde.games.kingsburg.bot.moment import (
    WITH_DICE,
    Moment,
    before_own_build,
    envoy_seasons,
    moment_of,
    seasons_after,
)
from tafelrunde.games.kingsburg.bot.plan import HelpKey, Plan
from tafelrunde.games.kingsburg.bot.prospects import NO_ENVOY, Prospect, province_of
from tafelrunde.games.kingsburg.bot.weights import Weights, token_worth, tuned_weights
from tafelrunde.games.kingsburg.box.data import ENEMY_INDEX, ENEMY_KINDS
from tafelrunde.games.kingsburg.play.box import Box
from tafelrunde.games.kingsburg.play.choices import recruit, soldier_price
from tafelrunde.games.kingsburg.play.placing import ADVISOR_COUNT, help_kind, reach
from tafelrunde.games.kingsburg.play.state import (
    OVER,
    RECRUIT,
    REROLL,
    REWARD,
    State,
    building_count,
    goods_of,
    owned,
)
from tafelrunde.games.kingsburg.play.turns import PASS
from tafelrunde.games.kingsburg.secrecy.view import KingsburgView

PLAIN_ENEMY: Final = ENEMY_KINDS.index("barbarians")
"""No building is better or worse against these."""
TIE_BREAK: Final = 0.01
KEPT_MOMENTS: Final = 1000
CLEAR_LEAD: Final = 4
"""By half of this an army must be stronger to count on being the strongest."""


class Values:
    """A table of weights and all that was worked out with it; shared by all who play by it."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._prospects: dict[tuple[int, Moment], Prospect] = {}

    def prospect(self, box: Box, moment: Moment) -> Prospect:
        key = (id(box), moment)  # a kept prospect keeps its box, so no other can have the same id
        found = self._prospects.get(key)
        if found is None:
            if len(self._prospects) >= KEPT_MOMENTS:
                self._prospects.clear()
            found = Prospect(box, self.weights, moment)
            self._prospects[key] = found
        return found


@cache
def tuned_values() -> Values:
    return Values(tuned_weights())


def judge(seen: KingsburgView | Glance, position: State) -> KingsburgJudge:
    """The judge with the tuned weights."""
    return KingsburgJudge(tuned_values(), seen, position)


class KingsburgJudge:
    """One decision of one seat. A card that the seat has not seen is averaged over, never looked up."""

    def __init__(self, values: Values, seen: KingsburgView | Glance, position: State) -> None:
        if seen.seat is None:
            raise ValueError("a spectator has nothing to decide")
        self.values, self.weights, self.seat = values, values.weights, seen.seat
        self.position = position
        self.card = -1 if seen.enemy is None else ENEMY_INDEX[seen.enemy]
        rivals = [seat for seat in range(position.seats) if seat != self.seat]
        counts = [building_count(position, seat) for seat in rivals]
        self.most, self.fewest = max(counts), min(counts)
        self.strongest = max([plain_strength(position, seat) for seat in rivals])
        reaches = [self.reach_of(seat) for seat in rivals]
        self.free = [self.chance_free(advisor, reaches) for advisor in range(ADVISOR_COUNT + 1)]
        self._helps: dict[HelpKey, float] = {}

    def reach_of(self, rival: int) -> int:
        """Advisors that a rival's dice can still reach, as bits."""
        position = self.position
        if position.step != REROLL and not position.waiting >> rival & 1:
            return 0
        return reach(position.own[rival], position.white[rival], help_kind(position, rival))

    def chance_free(self, advisor: int, reaches: list[int]) -> float:
        """That an advisor is still free at the next turn."""
        contenders = sum([bits >> advisor & 1 for bits in reaches])
        return (1 - self.weights.contest) ** contenders

    def shortlist(self, offers: Sequence[Any], /) -> Sequence[Any]:
        """For each number of recruits only the cheapest way to pay; otherwise all offers."""
        return [*self.recruits(), PASS] if self.position.step == RECRUIT else offers

    def recruits(self) -> list[Any]:
        """Goods are given away one by one, each time the one that is missed least."""
        built = self.position.built[self.seat]
        prospect = self.prospect(self.position)
        price = soldier_price(self.position, self.seat)
        have = left = owned(self.position, self.seat)
        found = []
        for paid in range(1, sum(have) + 1):
            left = max(one_less(left), key=lambda goods: prospect.goods(built, *goods))
            if paid % price == 0:
                found.append(recruit(have[0] - left[0], have[1] - left[1], have[2] - left[2]))
        return found

    def worth(self, position: State, /) -> float:
        """Points so far and points to be expected."""
        if position.step == OVER:
            return position.vp[self.seat] + TIE_BREAK * goods_of(position, self.seat)
        value = position.vp[self.seat] + self.place(position)
        prospect, envoy = self.prospect(position), self.envoy(position)
        if position.step in WITH_DICE:
            plan = Plan(position, self.seat, prospect, envoy, self.free, self._helps)
            return value + plan.worth()
        province = province_of(position, self.seat)
        if before_own_build(position, self.seat):
            return value + prospect.with_envoy(province, envoy)
        return value + prospect.season_end(province) + max(0.0, envoy)

    def prospect(self, position: State) -> Prospect:
        card = self.card if position.year == self.position.year else -1
        return self.values.prospect(position.box, moment_of(position, self.seat, card))

    def place(self, position: State) -> float:
        """Tokens, and the place among the rivals."""
        seasons = seasons_after(position)
        value = position.tokens[self.seat] * token_worth(self.weights, seasons)
        count = building_count(position, self.seat)
        if position.phase < REWARD and count >= self.most:  # KB-9.1
            value += self.weights.lead
        if count < self.fewest and seasons:  # KB-3.1, KB-10.1
            value += self.weights.last
        lead = plain_strength(position, self.seat) - self.strongest
        return value + self.weights.strongest * min(1.0, max(0.0, 0.5 + lead / CLEAR_LEAD))

    def envoy(self, position: State) -> float:
        """What it is worth after this season, less and less as it may have to go back unused."""
        if position.envoy != self.seat:
            return NO_ENVOY
        return self.weights.envoy * (1 - 0.5 ** envoy_seasons(position))


def one_less(goods: Goods) -> list[Goods]:
    gold, wood, stone = goods
    ways = [(gold - 1, wood, stone), (gold, wood - 1, stone), (gold, wood, stone - 1)]
    return [way for way in ways if min(way) >= 0]


def plain_strength(state: State, seat: int) -> int:
    """Soldiers and buildings, whoever the enemy may be."""
    built, total = state.built[seat], state.soldiers[seat]
    for building, value in enumerate(state.box.battle[PLAIN_ENEMY]):
        if value and built >> building & 1:
            total += value
    return total
