"""A sheet tried out once, for all that is to be said about it: what is wrong, and what it leads to.

What a trial sees its realm may know (`months/execution.py`). Copies of the position are kept where somebody
asks later how it was then: before each order to move, and after the muster.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.games.phoenix.months.execution import MUSTERED, Trial, phase_of
from tafelrunde.games.phoenix.orders.special import Travel
from tafelrunde.games.phoenix.orders.turn import MoveArmy, MovePerson
from tafelrunde.games.phoenix.realms.kinds import is_inside
from tafelrunde.games.phoenix.state.state import DICE, DRAW, MUSTER, OVER, State
from tafelrunde.games.phoenix.tables.phases import MONTH_PHASES, TURN_PHASES

MOVES = (MoveArmy, MovePerson, Travel)


class Attempt:
    """Orders are known by their number from 0, also those that come too late to be tried."""

    def __init__(self, state: State, realm: int, orders: Sequence[Any]) -> None:
        self.before, self.realm, self.orders = state, realm, orders
        self.phases: tuple[int, ...] = phases_ahead(state, realm) if is_inside(state, realm) else ()
        """None where the realm can give no orders."""
        self.tried = [index for index, order in enumerate(orders) if phase_of(order) in self.phases]
        self.moments: dict[int, State] = {}
        """By order to move, the position before it."""
        self.mustered: State = state
        """After recruiting and building, with what towns have used."""
        self.told: list[tuple[int, int]] = []
        """The orders in their sequence, with the number of news before each."""
        self.purses: list[tuple[int, int]] = []
        """The orders in their sequence, and the end of the muster, with the treasury before each."""
        self.trial = Trial(state, realm, [orders[index] for index in self.tried], self.phases, 0, self.look)
        self.after = self.trial.state

    def look(self, state: State, number: int) -> None:
        self.purses.append((self.tried[number] if number != MUSTERED else MUSTERED, self.treasury(state)))
        if number == MUSTERED:
            self.mustered = state.copy()
            self.mustered.used = dict(state.used)
            return
        index = self.tried[number]
        self.told.append((index, len(state.news)))
        if isinstance(self.orders[index], MOVES):
            self.moments[index] = state.copy()

    def treasury(self, state: State) -> int:
        return state.realms[self.realm].gold

    def gold(self) -> dict[int, int]:
        """By order that was tried, what it brings the treasury, or takes from it."""
        after = [*[gold for _index, gold in self.purses], self.treasury(self.after)][1:]
        changes = zip(self.purses, after, strict=True)
        return {index: end - start for (index, start), end in changes if index != MUSTERED}

    def news(self) -> dict[int, list[Any]]:
        """By order that was tried, what it let everybody know."""
        told = self.after.news.since(0)
        ends = [*[start for _index, start in self.told], len(told)][1:]
        return {index: told[start:end] for (index, start), end in zip(self.told, ends, strict=True)}

    def culprit(self, unit: int) -> int:
        """The order that left a unit as none may be (`inspection.faults`); -1 if none is to blame."""
        orders = [self.orders[index] for index in self.tried]
        found = Trial(self.before, self.realm, orders, self.phases, unit).culprit
        return self.tried[found] if found >= 0 else -1


def phases_ahead(state: State, realm: int) -> tuple[int, ...]:
    """The phases of this month that the realm can still give orders for; none if its turn is over."""
    if state.step in (DRAW, MUSTER):
        return MONTH_PHASES
    if state.step == OVER or has_moved(state, realm):
        return ()
    return TURN_PHASES


def has_moved(state: State, realm: int) -> bool:
    """Whether the turn of this month has begun."""
    order = state.orders.get(state.month, ())
    started = state.place + 1 if state.step == DICE else state.place
    return realm in order[:started]
