"""What the rest of a season will bring: groups on the court, dice still in hand, dice rolled again."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tafelrunde.games.kingsburg.bot.court import Goods, advisors_in, goods_after_help, packings
from tafelrunde.games.kingsburg.bot.prospects import Prospect, Province, province_of
from tafelrunde.games.kingsburg.bot.weights import token_worth
from tafelrunde.games.kingsburg.play.box import STABLE
from tafelrunde.games.kingsburg.play.dice_pools import POOL_INDEX, POOL_SIZE, POOLS, THROWS, without
from tafelrunde.games.kingsburg.play.draws import WHITE
from tafelrunde.games.kingsburg.play.placing import ADVISOR_COUNT, help_kind
from tafelrunde.games.kingsburg.play.state import ALL_DICE, HELP, LOOK, REROLL, ROLL_AGAIN, State

TWICE: Final = ADVISOR_COUNT + 1
"""Bits from here on: advisors who help a second time, for the Envoy."""

HelpKey = tuple[Province, int, float]
"""Province, advisors as bits, and what the Envoy is worth."""


class Plan:
    """One seat in one position between the roll of the dice and the end of the help."""

    def __init__(
        self,
        position: State,
        seat: int,
        prospect: Prospect,
        envoy: float,
        free: list[float],
        known: dict[HelpKey, float],
    ) -> None:
        self.position, self.seat, self.prospect, self.envoy = position, seat, prospect, envoy
        self.province = province_of(position, seat)
        self.token = token_worth(prospect.weights, prospect.moment.builds)
        self.free = free
        """By advisor: how likely he is still free at the next turn."""
        self.known = known
        """What was worked out for other offers of the same decision."""

    def worth(self) -> float:
        position, seat = self.position, self.seat
        if position.step == ROLL_AGAIN and position.order[position.turn] == seat:
            throws = self.throws()
            total = sum([times * self.expected(*pools, 0) for pools, times in throws.items()])
            return total / throws.total()
        bits = self.pending()
        if position.step in (HELP, LOOK):
            return self.helped(bits) + self.due()
        if position.waiting >> seat & 1 or position.step in (REROLL, ROLL_AGAIN):
            return self.expected(position.own[seat], position.white[seat], bits)
        return self.helped(bits)

    def pending(self) -> int:
        """Advisors who will still help, as bits."""
        first = 0
        if self.position.step in (HELP, LOOK):
            first = self.position.helped + (1 if self.position.step == LOOK else 0)
        bits = 0
        for placer, move in self.position.placed[first:]:
            if placer == self.seat:
                bit = 1 << move.advisor
                bits |= bit << TWICE if bits & bit else bit
        return bits

    def due(self) -> int:
        """Points that follow a look at the enemy (KB-17.23)."""
        if self.position.step != LOOK:
            return 0
        placer, move = self.position.placed[self.position.helped]
        return self.position.box.help_vp[move.advisor] if placer == self.seat else 0

    def helped(self, bits: int) -> float:
        """The season's end when these advisors help."""
        key = (self.province, bits, self.envoy)
        value = self.known.get(key)
        if value is None:
            value = self.known[key] = self.after_help(bits)
        return value

    def after_help(self, bits: int) -> float:
        built, gold, wood, stone, soldiers = self.province
        prospect, box = self.prospect, self.prospect.box
        goods: set[Goods] = {(gold, wood, stone)}
        value = 0.0
        advisors = advisors_in(bits & (1 << TWICE) - 1)
        if bits >> TWICE:
            advisors = tuple(sorted(advisors + advisors_in(bits >> TWICE)))
        for advisor in advisors:
            if box.help_soldiers[advisor]:
                soldiers += box.help_soldiers[advisor] + (built >> STABLE & 1)  # KB-16.14
            value += box.help_vp[advisor] + box.help_tokens[advisor] * self.token
            if box.help_look[advisor] and prospect.moment.card < 0:
                value += prospect.weights.look
            goods = goods_after_help(box, advisor, goods)
        return value + max([prospect.with_envoy((built, *found, soldiers), self.envoy) for found in goods])

    def expected(self, own: int, white: int, bits: int) -> float:
        """Over all that dice in hand may still reach, best first, as long as rivals leave it free."""
        nothing = self.helped(bits)
        options = []
        for advisors, reached, tokens in packings(own, white, help_kind(self.position, self.seat)):
            if reached & self.position.taken:
                continue
            worth = self.helped(bits | reached) - tokens * self.token
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
        chance = self.prospect.weights.patience ** (len(advisors) - 1)
        for advisor in advisors:
            chance *= self.free[advisor]
        return chance

    def throws(self) -> Counter[tuple[int, int]]:
        """Pools of own and white dice after a reroll, and in how many ways each comes about."""
        own, white = self.position.own[self.seat], self.position.white[self.seat]
        die = self.position.rerolling
        if die == ALL_DICE:
            pools = THROWS[POOL_SIZE[own]], THROWS[POOL_SIZE[white]]
            return Counter((POOL_INDEX[dice], POOL_INDEX[extra]) for dice in pools[0] for extra in pools[1])
        if die < WHITE:
            kept = POOLS[without(own, POOL_INDEX[(die,)])]
            return Counter((POOL_INDEX[(*kept, new)], white) for new in range(1, 7))
        kept = POOLS[without(white, POOL_INDEX[(die - WHITE,)])]
        return Counter((own, POOL_INDEX[(*kept, new)]) for new in range(1, 7))
