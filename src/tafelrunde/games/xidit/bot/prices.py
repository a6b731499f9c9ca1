"""What one point of wealth, influence or reputation does for the chance to win.

Whoever is among the lowest of an assessment goes; so early ones ask only not to be last, the last one asks
to be first of two. What cannot be seen of a rival is guessed alike in every position that may be imagined.
"""

from __future__ import annotations

from math import comb, exp, log
from typing import Final

from tafelrunde.games.xidit.bot.weights import Weights
from tafelrunde.games.xidit.play.box import COLUMNS
from tafelrunde.games.xidit.play.state import State

GROWTH: Final = (1.3, 0.75, 1.5)
"""Points of a usual year in wealth, influence and reputation."""
DUMMY_GROWTH: Final = 0.37
"""Steps of the dummy in a usual year, on each of its tracks."""
SURE: Final = 20.0
"""Leads beyond so many doubts are all the same."""
LAST_DOUBT: Final = 0.3
"""Share of the first doubt that stays until the end."""


def likely(lead: float, doubt: float) -> float:
    """The chance that a lead lasts; never quite sure."""
    return 1 / (1 + exp(-max(-SURE, min(SURE, lead / doubt))))


def contenders(position: State, place: int) -> int:
    """How many take part in the first, second or third assessment."""
    box = position.box
    return position.seats + box.has_dummy - sum(box.eliminate[:place])


def survival(rivals: int, out: int, chance: float) -> float:
    """To be ahead of at least so many rivals, each with this chance."""
    return sum([term(rivals, ahead, chance) for ahead in range(out, rivals + 1)])


def term(rivals: int, ahead: int, chance: float) -> float:
    return float(comb(rivals, ahead)) * chance**ahead * (1 - chance) ** (rivals - ahead)


def slope(rivals: int, out: int, chance: float) -> float:
    """How fast `survival` grows with the chance."""
    return float(rivals) * term(rivals - 1, out - 1, chance)


class Columns:
    """The three assessments ahead of one seat, from the values that it and its rivals have by now."""

    def __init__(self, weights: Weights, position: State, values: list[list[float]], seat: int) -> None:
        self.weights, self.position = weights, position
        self.left = float(position.box.years - position.year + 1)
        self.chances: list[float] = [self.ahead(column, values[column], seat) for column in range(COLUMNS)]
        """By column, to be ahead of one rival at the end."""

    def doubt(self, column: int) -> float:
        share = LAST_DOUBT + (1 - LAST_DOUBT) * self.left / self.position.box.years
        return self.weights.doubt[column] * share

    def ahead(self, column: int, values: list[float], seat: int) -> float:
        doubt = self.doubt(column)
        leads = [values[seat] - values[other] for other in range(len(values)) if other != seat]
        if self.position.box.has_dummy:
            growth = (GROWTH[column] - DUMMY_GROWTH) * self.left
            leads.append(values[seat] + growth - self.position.dummy[column])
        return sum([likely(lead, doubt) for lead in leads]) / len(leads)

    def shares(self) -> list[float]:
        """How much one more step of doubt would do in each column, all together 1."""
        position = self.position
        gains = [0.0] * COLUMNS
        for column in range(COLUMNS):
            place = position.columns.index(column) if position.columns else 1
            rivals, out = contenders(position, place) - 1, position.box.eliminate[place]
            chance = self.chances[column]
            gains[column] = slope(rivals, out, chance) / survival(rivals, out, chance) * chance * (1 - chance)
        return [gain / sum(gains) for gain in gains]

    def outlook(self) -> float:
        """The chance to survive all three, as a logarithm."""
        position = self.position
        total = 0.0
        for column in range(COLUMNS):
            place = position.columns.index(column) if position.columns else 1
            rivals, out = contenders(position, place) - 1, position.box.eliminate[place]
            total += log(survival(rivals, out, self.chances[column]))
        return total
