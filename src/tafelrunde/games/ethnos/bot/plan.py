"""Hands as the judge sees them, and what bands of any size bring with their best leader."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tafelrunde.games.ethnos.bot.prospects import Prospect, band_glory
from tafelrunde.games.ethnos.box.cards import (
    BIT,
    BITS,
    CENTAUR,
    COLOUR_BIT,
    COLOUR_OF,
    COLOURS,
    DWARF,
    ELF,
    FIELD,
    GIANT,
    HALFLING,
    MERFOLK,
    MINOTAUR,
    ORC,
    SKELETON,
    TRIBE_COUNT,
    TRIBE_OF,
    TROLL,
    WINGFOLK,
    WIZARD,
    packed_size,
)
from tafelrunde.games.ethnos.play.state import HAND_LIMIT, State

SIZES: Final = HAND_LIMIT + 1
KIND_BITS: Final = 5
"""Enough for the number of a tribe or, after these, of a colour."""
KEPT_BY_ELVES: Final = 3
"""Cards that are worth keeping when an elf leads."""

Lead = list[float]
"""By the size of a band: what its marker and its leader's ability bring."""
NOTHING: Final[Lead] = [0.0] * SIZES


class Hand:
    """Cards by tribe and by colour, as in a position."""

    def __init__(self, tribes: list[int], colours: list[int], size: int) -> None:
        self.tribes, self.colours, self.size = tribes, colours, size

    def plus(self, card: int) -> Hand:
        tribes, colours = self.tribes[:], self.colours[:]
        tribes[TRIBE_OF[card]] += BIT[card]
        colours[COLOUR_OF[card]] += COLOUR_BIT[card]
        return Hand(tribes, colours, self.size + 1)


def hand_of(position: State, seat: int) -> Hand:
    tribes = position.hands[TRIBE_COUNT * seat : TRIBE_COUNT * (seat + 1)]
    colours = position.colours[COLOURS * seat : COLOURS * (seat + 1)]
    return Hand(tribes, colours, position.sizes[seat])


def hand_with(cards: Iterable[int]) -> Hand:
    hand = Hand([0] * TRIBE_COUNT, [0] * COLOURS, 0)
    for card in cards:
        hand = hand.plus(card)
    return hand


def count_by_tribe(packed: int) -> int:
    """Cards of one colour."""
    count = 0
    while packed:
        count += packed & FIELD
        packed >>= BITS
    return count


def kinds_of(packed: int) -> list[int]:
    """Which fields are not empty: colours of a tribe, or tribes of a colour."""
    kinds = []
    kind = 0
    while packed:
        if packed & FIELD:
            kinds.append(kind)
        packed >>= BITS
        kind += 1
    return kinds


class Plan:
    """Bands that one seat may play in one position of the table, whatever it holds."""

    def __init__(self, prospect: Prospect, position: State) -> None:
        self.prospect, self.weights, self.position = prospect, prospect.weights, position
        self.seat = prospect.seat
        base = COLOURS * self.seat
        self.markers = position.markers[base : base + COLOURS]
        self.gains = [prospect.gain(position, kingdom) for kingdom in range(COLOURS)]
        self.best_gain = max(self.gains)
        self.glory = [band_glory(position, size) for size in range(SIZES + 1)]
        self._leads: dict[int, Lead] = {}
        self._abilities: dict[int, Lead] = {}
        self._groups: dict[int, Lead] = {}

    # --- leaders

    def lead(self, tribe: int, colour: int) -> Lead:
        key = tribe * COLOURS + colour
        found = self._leads.get(key)
        if found is None:
            markers, powers = self.marker(tribe, colour), self.ability(tribe, colour)
            found = [marker + power for marker, power in zip(markers, powers, strict=True)]
            self._leads[key] = found
        return found

    def marker(self, tribe: int, colour: int) -> Lead:
        if tribe == HALFLING or self.position.supply[self.seat] == 0:
            return NOTHING
        if tribe == WINGFOLK:
            both = list(zip(self.gains, self.markers, strict=True))
            return [max([gain for gain, have in both if size > have], default=0.0) for size in range(SIZES)]
        small = min(SIZES, max(1, self.markers[colour] + (0 if tribe == MINOTAUR else 1)))
        return [0.0] * small + [self.gains[colour]] * (SIZES - small)

    def ability(self, tribe: int, colour: int) -> Lead:
        if tribe == ORC:
            return [self.orc(colour)] * SIZES
        if tribe == CENTAUR:
            return [self.weights.centaur if gain else 0.0 for gain in self.marker(tribe, colour)]
        found = self._abilities.get(tribe)
        if found is None:
            found = self._abilities[tribe] = [self.power(tribe, size) for size in range(SIZES)]
        return found

    def power(self, tribe: int, size: int) -> float:
        """Abilities that are the same for all colours."""
        if tribe == DWARF:
            return self.glory[size + 1] - self.glory[size]
        if tribe == ELF:
            return self.weights.elf * min(size, KEPT_BY_ELVES)
        if tribe == GIANT:
            return self.giant(size)
        if tribe == MERFOLK:
            return self.swim(size)
        if tribe == TROLL:
            fitting = self.position.troll_tokens & ((2 << size) - 1)
            return self.weights.troll * max(0, fitting.bit_length() - 1)
        return self.weights.card * size if tribe == WIZARD else 0.0

    def giant(self, size: int) -> float:
        position = self.position
        if size <= position.giant_size:
            return 0.0
        held = self.prospect.giant(position.giant_size) if position.giant == self.seat else 0.0
        return position.box.giant_taken[self.prospect.side] + self.prospect.giant(size) - held

    def swim(self, size: int) -> float:
        box, side, trolls = self.position.box, self.prospect.side, self.position.trolls[self.seat]
        old = self.position.swum[self.seat]
        new = min(old + size, box.merfolk_last[side])
        passed = box.merfolk_symbols[side] >> (old + 1) & ((1 << (new - old)) - 1)
        gain = self.prospect.track(new, trolls) - self.prospect.track(old, trolls)
        return gain + passed.bit_count() * self.best_gain

    def orc(self, colour: int) -> float:
        horde = self.position.hordes[self.seat]
        if horde >> colour & 1 or self.position.supply[self.seat] == 0:
            return 0.0
        return self.prospect.horde(horde | 1 << colour) - self.prospect.horde(horde)

    def of_tribe(self, tribe: int, packed: int) -> Lead:
        """The best leader of each size among cards of one tribe."""
        key = packed << KIND_BITS | tribe
        found = self._groups.get(key)
        if found is None:
            found = self._groups[key] = best_of([self.lead(tribe, colour) for colour in kinds_of(packed)])
        return found

    def of_colour(self, colour: int, packed: int) -> Lead:
        key = packed << KIND_BITS | TRIBE_COUNT + colour
        found = self._groups.get(key)
        if found is None:
            found = self._groups[key] = best_of([self.lead(tribe, colour) for tribe in kinds_of(packed)])
        return found

    # --- bands now

    def at_once(self, hand: Hand) -> float:
        """The best band of a hand if it may be played without waiting for a turn."""
        jokers, best = hand.tribes[SKELETON], 0.0
        for tribe in self.position.tribes:
            packed = hand.tribes[tribe]
            if packed and tribe != SKELETON:
                count = packed_size(tribe, packed)
                best = max(best, self.glory[count] + self.of_tribe(tribe, packed)[count + jokers])
        for colour in range(COLOURS):
            packed = hand.colours[colour]
            if packed:
                count = count_by_tribe(packed)
                best = max(best, self.glory[count] + self.of_colour(colour, packed)[count + jokers])
        return best


def best_of(leads: list[Lead]) -> Lead:
    return leads[0] if len(leads) == 1 else [max(each) for each in zip(*leads, strict=True)]
