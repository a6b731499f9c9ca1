"""What the table still promises one seat, its hand apart: time, kingdoms, and the boards of the tribes."""

from __future__ import annotations

from math import exp, tanh
from typing import Final

from tafelrunde.games.ethnos.bot.weights import Weights
from tafelrunde.games.ethnos.box.cards import CARD_INDEX, COLOURS, DWARF, SKELETON, TRIBE_NAMES, TRIBE_OF
from tafelrunde.games.ethnos.play.box import BY_SIDE_AGES, side_of
from tafelrunde.games.ethnos.play.moves import PlayBand
from tafelrunde.games.ethnos.play.score import troll_rank
from tafelrunde.games.ethnos.play.state import DRAGONS, PLUNDER, State

PARTS: Final = 4
"""Turns are reckoned in quarters."""
HORIZON: Final = 20
"""Turns beyond which nothing is planned."""
LONG_AGE: Final = 12
"""Own turns in about a whole age."""
LEAST_DOUBT: Final = 0.1
GIANT_STEP: Final = 0.6
"""How much rarer a band is that has one card more."""
STROKES: Final = 3
"""Spaces on the merfolk board that are as hard to catch up as a marker."""
JOKER: Final = TRIBE_NAMES[SKELETON]


class Clock:
    """How long an age lasts: it ends with its third dragon, and nobody knows where that lies."""

    def __init__(self, position: State, drawing: float) -> None:
        self.dragons = DRAGONS - position.dragons
        self.upper = position.upper
        self.lower = position.deck_size - position.upper + self.dragons
        """Cards among which the dragons lie."""
        self.draws = max(0.01, position.seats * drawing)
        """Cards drawn from the deck from one own turn to the next."""
        below = self.dragons / (self.dragons + 1) * (self.lower + 1)
        self.turns = (self.upper + below) / self.draws
        """Own turns to expect."""
        self.alive = [1 - self.over(part / PARTS * self.draws) for part in range(PARTS * HORIZON + 1)]
        """By quarters of turns: the chance that the age still runs."""
        self.spent = [0.0]
        """By quarters of turns: how many turns that takes of those that come about at all."""
        for alive in self.alive[1:]:
            self.spent.append(self.spent[-1] + alive / PARTS)

    def over(self, draws: float) -> float:
        """The chance that so many draws bring all dragons (ET-7.4)."""
        below, chance = draws - self.upper, 1.0
        for found in range(self.dragons):
            left = self.lower - found
            chance *= min(1.0, max(0.0, below - found) / left) if left > 0 else 1.0
        return chance


class Prospect:
    """One seat at one decision. Rivals stand still meanwhile, so what depends on them is worked out once."""

    def __init__(self, weights: Weights, position: State, seat: int, clock: Clock) -> None:
        self.weights, self.seat, self.clock, self.box = weights, seat, clock, position.box
        self.side = side_of(position.seats)
        self.age, self.seats = position.age, position.seats
        self.rivals = [rival for rival in range(position.seats) if rival != seat]
        self.markers: list[list[float]] = [
            [position.markers[COLOURS * rival + kingdom] for rival in self.rivals]
            for kingdom in range(COLOURS)
        ]
        self.swum = [position.swum[rival] / STROKES for rival in self.rivals]
        self.trolls = [troll_rank(position.trolls[rival]) for rival in self.rivals]
        self.tokens = position.tokens
        ages = BY_SIDE_AGES[self.side]
        self.later_ages = ages - self.age
        self.over = position.step == PLUNDER
        """Whether this age has ended."""
        self.ages = range(self.age + self.over, ages + 1)
        """Ages whose end is still to come."""
        self.season = 0.0 if self.over else min(1.0, clock.turns / LONG_AGE)
        """Share of this age that is left."""
        self.pace = weights.pace[self.later_ages]
        self._kingdoms: dict[tuple[int, int, int], float] = {}
        self._tracks: dict[tuple[int, int], float] = {}
        self._hordes: dict[int, float] = {}

    def board(self, position: State) -> float:
        """Everything that lies open."""
        trolls = position.trolls[self.seat]
        base = COLOURS * self.seat
        value = sum([self.kingdom(k, position.markers[base + k], trolls) for k in range(COLOURS)])
        value += self.weights.troll * (troll_rank(trolls) >> 8)
        value += self.track(position.swum[self.seat], trolls) + self.horde(position.hordes[self.seat])
        return value + (self.giant(position.giant_size) if position.giant == self.seat else 0.0)

    def kingdom(self, kingdom: int, markers: int, trolls: int) -> float:
        """What it will pay with so many own markers (ET-8.1 to ET-8.9)."""
        key = (kingdom, markers, trolls)
        value = self._kingdoms.get(key)
        if value is None:
            value = 0.0
            for age in self.ages:
                places = self.places(kingdom, age)
                value += self.contest(markers, self.markers[kingdom], trolls, age, places)
            self._kingdoms[key] = value
        return value

    def gain(self, position: State, kingdom: int) -> float:
        """Of one marker more."""
        markers, trolls = position.markers[COLOURS * self.seat + kingdom], position.trolls[self.seat]
        return self.kingdom(kingdom, markers + 1, trolls) - self.kingdom(kingdom, markers, trolls)

    def places(self, kingdom: int, age: int) -> list[int]:
        each = len(self.tokens) // COLOURS
        tokens = self.tokens[each * kingdom : each * (kingdom + 1)]
        if self.seats == 2 and age == BY_SIDE_AGES[self.side]:  # ET-12.6, ET-12.7
            return [tokens[1] if self.markers[kingdom][0] else sum(tokens), 0]
        return tokens[:age][::-1]

    def contest(self, own: float, others: list[float], trolls: int, age: int, places: list[int]) -> float:
        """Glory for the place to expect at the end of an age, from nearly sure to mere hope."""
        ahead = age - self.age
        doubt = max(LEAST_DOUBT, self.weights.spread * self.season + self.weights.drift * ahead)
        chances = [1.0] + [0.0] * (len(places) - 1)
        rank = troll_rank(trolls)
        for count, rival in zip(others, self.trolls, strict=True):
            lead = own - count + (self.weights.tie * ((rank > rival) - (rank < rival)) if ahead == 0 else 0.0)
            behind = 0.5 - 0.5 * tanh(lead / doubt)
            for place in range(len(places) - 1, 0, -1):
                chances[place] += behind * (chances[place - 1] - chances[place])
            chances[0] *= 1 - behind
        value = sum([chance * glory for chance, glory in zip(chances, places, strict=True)])
        if own == 0:  # ET-8.9
            value *= self.weights.absent * (1.0 if ahead else self.season)
        return value * self.weights.later**ahead

    def track(self, space: int, trolls: int) -> float:
        """A space on the merfolk board: the lead (ET-13.28), and the way to the next free marker."""
        key = (space, trolls)
        value = self._tracks.get(key)
        if value is None:
            value = 0.0
            for age in self.ages:
                prize = self.box.merfolk_ages[self.side][age - 1]
                value += self.contest(space / STROKES, self.swum, trolls, age, [prize])
            value += self.weights.swim * self.way(space)
            self._tracks[key] = value
        return value

    def way(self, space: int) -> float:
        """Share of the way from the last symbol to the next."""
        symbols = self.box.merfolk_symbols[self.side]
        ahead = symbols >> (space + 1)
        if not ahead:
            return 0.0
        behind = symbols & ((2 << space) - 1)
        last = behind.bit_length() - 1 if behind else 0
        return (space - last) / (space + (ahead & -ahead).bit_length() - last)

    def giant(self, size: int) -> float:
        """The token for a band of this size, if it can be held to the end of the age (ET-13.16)."""
        turns = self.clock.turns * len(self.rivals)
        held = exp(-self.weights.threat * GIANT_STEP**size * turns)
        return held * self.box.giant_ages[self.side][self.age - 1]

    def horde(self, colours: int) -> float:
        """Plundered at the end of this age, or kept to the last (ET-13.37, ET-13.40)."""
        markers = colours.bit_count()
        value = self._hordes.get(markers)
        if value is None:
            value = self._hordes[markers] = self.horde_of(markers)
        return value

    def horde_of(self, markers: int) -> float:
        later = self.weights.horde * self.later_ages
        grown = self.grown(markers, self.weights.horde * self.season)
        kept = self.plunder(self.grown(grown, later))
        if self.over:
            return kept
        return max(kept, self.plunder(grown) + self.plunder(self.grown(0, later)))

    def grown(self, markers: float, spaces: float) -> float:
        """A space that is taken already is no use (ET-13.35)."""
        return markers + spaces * (COLOURS - markers) / COLOURS

    def plunder(self, markers: float) -> float:
        glory = self.box.horde_glory
        whole = min(int(markers), COLOURS - 1)
        return glory[whole] + (markers - whole) * (glory[whole + 1] - glory[whole])


def band_glory(position: State, size: int) -> int:
    """ET-9.2."""
    table = position.box.band_glory
    return table[min(size, len(table) - 1)]


def lasting_size(band: PlayBand) -> int:
    """Cards that count at the end of the age: no skeletons (ET-13.44), one more for a dwarf (ET-13.5)."""
    size = 1 + len(band.others) - band.others.count(JOKER)
    return size + 1 if TRIBE_OF[CARD_INDEX[band.leader]] == DWARF else size
