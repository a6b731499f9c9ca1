"""What a hand is worth: the best band to work for, with the turns that takes, and what a draw may add."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.ethnos.bot.plan import Hand, Lead, Plan, count_by_tribe
from tafelrunde.games.ethnos.bot.prospects import PARTS
from tafelrunde.games.ethnos.box.cards import (
    BITS,
    COLOUR_OF,
    COLOURS,
    FIELD,
    SKELETON,
    SKELETON_CARD,
    TRIBE_COUNT,
    TRIBE_OF,
    packed_size,
)
from tafelrunde.games.ethnos.play.state import HAND_LIMIT

MOST_COMMON: Final = 0.5
RAREST: Final = 3.0
"""Limits for the search of cards, as shares of the time for common ones."""


class Supply:
    """Where further cards may come from: the market as it lies, and the cards nobody has seen."""

    def __init__(self, market: list[int], tribes: list[int]) -> None:
        self.near = [0] * (TRIBE_COUNT + COLOURS)
        """Cards in the market by tribe, then by colour."""
        for tribe in tribes:
            packed = market[tribe]
            if packed:
                self.near[tribe] = packed_size(tribe, packed)
                if tribe != SKELETON:
                    for colour in range(COLOURS):
                        self.near[TRIBE_COUNT + colour] += packed >> BITS * colour & FIELD


class Search:
    """The worth of hands while cards are still collected."""

    def __init__(self, plan: Plan, unseen: list[tuple[int, int]]) -> None:
        self.plan, self.unseen = plan, unseen
        """Cards that nobody has seen, with their numbers."""
        prospect = plan.prospect
        self.weights, self.clock, self.pace = prospect.weights, prospect.clock, prospect.pace
        self.total = sum([count for _card, count in unseen])
        self.slow = self.search_times()
        self._worths: dict[tuple[int, int, int, int, int], float] = {}

    def search_times(self) -> list[float]:
        """Turns for a card of a tribe or colour that is not in the market: longer the rarer it is."""
        found = [0] * (TRIBE_COUNT + COLOURS)
        for card, count in self.unseen:
            if card != SKELETON_CARD:
                found[TRIBE_OF[card]] += count
                found[TRIBE_COUNT + COLOUR_OF[card]] += count
        common = self.total / COLOURS * self.weights.search
        shortest, longest = self.weights.search * MOST_COMMON, self.weights.search * RAREST
        return [min(longest, max(shortest, common / count)) if count else longest for count in found]

    def worths(self, hand: Hand, supply: Supply) -> list[float]:
        """By tribe and colour: the best band to come of these cards."""
        found = [0.0] * (TRIBE_COUNT + COLOURS)
        for tribe in self.plan.position.tribes:
            if hand.tribes[tribe] and tribe != SKELETON:
                found[tribe] = self.of_tribe(hand, tribe, supply)
        for colour in range(COLOURS):
            if hand.colours[colour]:
                found[TRIBE_COUNT + colour] = self.of_colour(hand, colour, supply)
        return found

    def hand(self, hand: Hand, supply: Supply) -> float:
        return self.together(self.worths(hand, supply))

    def together(self, worths: list[float]) -> float:
        """The best band counts, the second best is something to fall back on."""
        second, best = sorted(worths)[-2:]
        return best + self.weights.second * second

    def of_tribe(self, hand: Hand, tribe: int, supply: Supply) -> float:
        packed = hand.tribes[tribe]
        count = packed_size(tribe, packed)
        return self.band(tribe, packed, count, hand, supply, self.plan.of_tribe(tribe, packed))

    def of_colour(self, hand: Hand, colour: int, supply: Supply) -> float:
        packed = hand.colours[colour]
        count = count_by_tribe(packed)
        group = TRIBE_COUNT + colour
        return self.band(group, packed, count, hand, supply, self.plan.of_colour(colour, packed))

    def band(self, group: int, packed: int, count: int, hand: Hand, supply: Supply, lead: Lead) -> float:
        jokers, near = hand.tribes[SKELETON], supply.near[group]
        key = (group, packed, jokers, near, hand.size)
        value = self._worths.get(key)
        if value is None:
            value = self._worths[key] = self.collected(group, count, jokers, near, hand.size, lead)
        return value

    def collected(self, group: int, count: int, jokers: int, near: int, held: int, lead: Lead) -> float:
        """The best moment to play a band: the next turn, or with cards more that take their time."""
        glory, alive, spent = self.plan.glory, self.clock.alive, self.clock.spent
        best, time, stays = 0.0, 1.0, 1.0
        for more in range(HAND_LIMIT - held + 1):
            part = int(time * PARTS)
            if part >= len(alive):
                break
            worth = (
                alive[part] * (glory[count + more] + lead[count + more + jokers]) - self.pace * spent[part]
            )
            if worth > best:
                best = worth
            share = stays if more < near else 0.0
            time += share + (1 - share) * self.slow[group]
            stays *= self.weights.stays
        return best

    def draw(self, hand: Hand, supply: Supply) -> float:
        """The hand after a card from the deck: the mean over all that nobody has seen."""
        before = self.worths(hand, supply)
        value = 0.0
        for card, count in self.unseen:
            more = hand.plus(card)
            if card == SKELETON_CARD:
                after = self.worths(more, supply)
            else:
                after = before[:]
                tribe, colour = TRIBE_OF[card], COLOUR_OF[card]
                after[tribe] = self.of_tribe(more, tribe, supply)
                after[TRIBE_COUNT + colour] = self.of_colour(more, colour, supply)
            value += count * self.together(after)
        return value / self.total if self.total else self.together(before)
