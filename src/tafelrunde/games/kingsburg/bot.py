"""What a good player of Kingsburg values: points, and what a position still promises."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from tafelrunde.games.kingsburg.box import STABLE, Box
from tafelrunde.games.kingsburg.choosing import recruit, soldier_price
from tafelrunde.games.kingsburg.court import Goods, advisors_in, goods_after_help, packings
from tafelrunde.games.kingsburg.data import ENEMY_INDEX, ENEMY_KINDS
from tafelrunde.games.kingsburg.dice import POOL_INDEX, POOL_SIZE, POOLS, THROWS, without
from tafelrunde.games.kingsburg.draws import WHITE
from tafelrunde.games.kingsburg.moment import (
    SEASONS,
    SEASONS_AFTER,
    WITH_DICE,
    Moment,
    before_own_build,
    envoy_seasons,
    moment_of,
)
from tafelrunde.games.kingsburg.placing import ADVISOR_COUNT, help_kind, reach
from tafelrunde.games.kingsburg.prospects import Prospect, Province
from tafelrunde.games.kingsburg.state import (
    ALL_DICE,
    HELP,
    LOOK,
    OVER,
    RECRUIT,
    REROLL,
    REWARD,
    ROLL_AGAIN,
    State,
    building_count,
    goods_of,
    owned,
)
from tafelrunde.games.kingsburg.turns import PASS
from tafelrunde.games.kingsburg.view import KingsburgView
from tafelrunde.games.kingsburg.weights import Weights, tuned_weights
from tafelrunde.games.kingsburg.winter import LAST_YEAR

PLAIN_ENEMY: Final = ENEMY_KINDS.index("barbarians")
"""No building is better or worse against these."""
TIE_BREAK: Final = 0.01
KEPT_MOMENTS: Final = 1000
NO_ENVOY: Final = -1.0
TWICE: Final = ADVISOR_COUNT + 1
"""Bits from here on: advisors who help a second time, for the Envoy."""
FEW_SEASONS: Final = 3
"""With fewer left a token may find no use any more."""


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


def judge(seen: KingsburgView, position: State) -> KingsburgJudge:
    """The judge with the tuned weights."""
    return KingsburgJudge(tuned_values(), seen, position)


class KingsburgJudge:
    """One decision of one seat. A card that the seat has not seen is averaged over, never looked up."""

    def __init__(self, values: Values, seen: KingsburgView, position: State) -> None:
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
        self._helps: dict[tuple[Province, int, float], float] = {}

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
        if position.step in WITH_DICE:
            return value + self.with_dice(position)
        prospect, province = self.prospect(position), province_of(position, self.seat)
        if before_own_build(position, self.seat):
            return value + build(prospect, province, self.envoy(position))
        return value + prospect.season_end(province) + max(0.0, self.envoy(position))

    def prospect(self, position: State) -> Prospect:
        card = self.card if position.year == self.position.year else -1
        return self.values.prospect(position.box, moment_of(position, self.seat, card))

    def place(self, position: State) -> float:
        """Tokens, and the place among the rivals."""
        seasons = SEASONS * (LAST_YEAR - position.year) + SEASONS_AFTER[position.phase]
        value = position.tokens[self.seat] * self.token(seasons)
        count = building_count(position, self.seat)
        if position.phase < REWARD and count >= self.most:  # KB-9.1
            value += self.weights.lead
        if count < self.fewest and seasons:  # KB-3.1, KB-10.1
            value += self.weights.last
        lead = plain_strength(position, self.seat) - self.strongest
        return value + self.weights.strongest * min(1.0, max(0.0, 0.5 + lead / 4))

    def token(self, seasons: int) -> float:
        return self.weights.token * min(1.0, seasons / FEW_SEASONS)

    def envoy(self, position: State) -> float:
        """What it is worth after this season; NO_ENVOY for those who have none."""
        if position.envoy != self.seat:
            return NO_ENVOY
        return self.weights.envoy * (1 - 0.5 ** envoy_seasons(position))

    def with_dice(self, position: State) -> float:
        """While dice or help are still to come."""
        if position.step == ROLL_AGAIN and position.order[position.turn] == self.seat:
            throws = self.throws(position)
            return sum([self.expected(position, own, white, 0) for own, white in throws]) / len(throws)
        bits = self.pending(position)
        if position.step in (HELP, LOOK):
            return self.helped(position, bits) + self.due(position)
        if position.waiting >> self.seat & 1 or position.step in (REROLL, ROLL_AGAIN):
            return self.expected(position, position.own[self.seat], position.white[self.seat], bits)
        return self.helped(position, bits)

    def pending(self, position: State) -> int:
        """Advisors who will still help, as bits."""
        first = 0
        if position.step in (HELP, LOOK):
            first = position.helped + (1 if position.step == LOOK else 0)
        bits = 0
        for placer, move in position.placed[first:]:
            if placer == self.seat:
                bit = 1 << move.advisor
                bits |= bit << TWICE if bits & bit else bit
        return bits

    def due(self, position: State) -> int:
        """Points that follow a look at the enemy (KB-17.23)."""
        placer, move = position.placed[position.helped] if position.step == LOOK else (-1, None)
        return position.box.help_vp[move.advisor] if move is not None and placer == self.seat else 0

    def helped(self, position: State, bits: int) -> float:
        """The season's end when these advisors help."""
        province, envoy = province_of(position, self.seat), self.envoy(position)
        key = (province, bits, envoy)
        value = self._helps.get(key)
        if value is None:
            value = self.help(self.prospect(position), province, bits, envoy)
            self._helps[key] = value
        return value

    def help(self, prospect: Prospect, province: Province, bits: int, envoy: float) -> float:
        built, gold, wood, stone, soldiers = province
        box, value = prospect.box, 0.0
        goods: set[Goods] = {(gold, wood, stone)}
        advisors = advisors_in(bits & (1 << TWICE) - 1)
        if bits >> TWICE:
            advisors = tuple(sorted(advisors + advisors_in(bits >> TWICE)))
        for advisor in advisors:
            if box.help_soldiers[advisor]:
                soldiers += box.help_soldiers[advisor] + (built >> STABLE & 1)
            value += box.help_vp[advisor] + box.help_tokens[advisor] * self.token(prospect.moment.builds)
            if box.help_look[advisor] and prospect.moment.card < 0:
                value += self.weights.look
            goods = goods_after_help(box, advisor, goods)
        return value + max([build(prospect, (built, *found, soldiers), envoy) for found in goods])

    def expected(self, position: State, own: int, white: int, bits: int) -> float:
        """Over all that dice in hand may still reach, best first, as long as rivals leave it free."""
        nothing = self.helped(position, bits)
        token = self.token(SEASONS * (LAST_YEAR - position.year) + SEASONS_AFTER[position.phase])
        options = []
        for advisors, reached, tokens in packings(own, white, help_kind(position, self.seat)):
            if reached & position.taken:
                continue
            worth = self.helped(position, bits | reached) - tokens * token
            if worth > nothing:
                options.append((worth, self.chance(advisors)))
        options.sort(reverse=True)
        value, rest = 0.0, 1.0
        for worth, chance in options:
            value += rest * chance * worth
            rest *= 1 - chance
        return value + rest * nothing

    def chance(self, advisors: tuple[int, ...]) -> float:
        """That all of them can still be had."""
        chance = self.weights.patience ** (len(advisors) - 1)
        for advisor in advisors:
            chance *= self.free[advisor]
        return chance

    def throws(self, position: State) -> list[tuple[int, int]]:
        """Pools of own and white dice after a reroll, all equally likely."""
        own, white = position.own[self.seat], position.white[self.seat]
        die = position.rerolling
        if die == ALL_DICE:
            throws = THROWS[POOL_SIZE[own]], THROWS[POOL_SIZE[white]]
            return [(POOL_INDEX[dice], POOL_INDEX[extra]) for dice in throws[0] for extra in throws[1]]
        if die < WHITE:
            kept = POOLS[without(own, POOL_INDEX[(die,)])]
            return [(POOL_INDEX[(*kept, new)], white) for new in range(1, 7)]
        kept = POOLS[without(white, POOL_INDEX[(die - WHITE,)])]
        return [(own, POOL_INDEX[(*kept, new)]) for new in range(1, 7)]


def province_of(state: State, seat: int) -> Province:
    base = 3 * seat
    goods = state.goods
    return state.built[seat], goods[base], goods[base + 1], goods[base + 2], state.soldiers[seat]


def build(prospect: Prospect, province: Province, envoy: float) -> float:
    """A province with its building of this season still to come."""
    if envoy == NO_ENVOY:
        return prospect.before_building(province)
    return prospect.with_envoy(province, envoy)


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
