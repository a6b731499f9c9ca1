"""Carrying out orders: which module knows an order, in which phase it comes, and trials of whole sheets.

A module of rules exports `ORDERS`: for each kind of order its phase and a function (state, realm, order) that
raises `IllegalMove` before it changes anything. The same function serves the trial and the real thing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix import (
    capital,
    capture,
    cards,
    cargo,
    char_combat,
    firing,
    forming,
    gates,
    gifts,
    merchants,
    mounting,
    persons,
    plunder,
    posts,
    prisoners,
    promotion,
    recruiting,
    rights,
    shipping,
    sorcery,
    tearing,
    towns,
    undead,
    works,
)
from tafelrunde.games.phoenix.calendar import month_name, next_recruiting
from tafelrunde.games.phoenix.courts import begin_locks
from tafelrunde.games.phoenix.inspection import faulty, inspect
from tafelrunde.games.phoenix.magic_walls import let_fall
from tafelrunde.games.phoenix.notes import OrderFailed
from tafelrunde.games.phoenix.phases import MUSTER_PHASE
from tafelrunde.games.phoenix.pieces import FRESH, STAYED
from tafelrunde.games.phoenix.regeneration import regenerate
from tafelrunde.games.phoenix.state import State
from tafelrunde.games.phoenix.wizards import mark_abroad

Carry = Callable[[State, int, Any], None]


TABLE: Final[dict[type, tuple[int, Carry]]] = {
    **recruiting.ORDERS,
    **works.ORDERS,
    **towns.ORDERS,
    **rights.ORDERS,
    **capital.ORDERS,
    **plunder.ORDERS,
    **tearing.ORDERS,
    **firing.ORDERS,
    **forming.ORDERS,
    **mounting.ORDERS,
    **shipping.ORDERS,
    **cargo.ORDERS,
    **persons.ORDERS,
    **gifts.ORDERS,
    **sorcery.ORDERS,
    **prisoners.ORDERS,
    **promotion.ORDERS,
    **char_combat.ORDERS,
    **capture.ORDERS,
    **gates.ORDERS,
    **undead.ORDERS,
    **merchants.ORDERS,
    **posts.ORDERS,
    **cards.ORDERS,
}


def phase_of(order: Any) -> int:
    return TABLE[type(order)][0]


def is_muster(order: Any) -> bool:
    return phase_of(order) == MUSTER_PHASE


def begin_turn(state: State, realm: int) -> None:
    """Whatever an army did in its last turn is forgotten (PH-4o), and the realm's magic walls fall."""
    row = state.realms[realm]
    for army in list(row.armies.values()):
        if army.points != FRESH or army.climbs or army.done or army.came != STAYED:
            fresh = state.edit_army(army.key)
            fresh.points, fresh.climbs, fresh.done, fresh.came = FRESH, 0, 0, STAYED
    for person in list(row.people.values()):
        if person.points != FRESH or person.climbs or person.done:
            rested = state.edit_person(person.key)
            rested.points, rested.climbs, rested.done = FRESH, 0, 0
    begin_locks(state, realm)
    let_fall(state, realm)
    mark_abroad(state, realm)
    if state.planning:
        regenerate(state, realm)  # at the table in B2; spells are planned with it


def carry_out(state: State, realm: int, orders: Sequence[Any], phase: int) -> None:
    """The orders of one phase in their sequence; one that cannot be carried out is noted and left out."""
    for line, order in enumerate(orders, 1):
        if order is None:  # dropped before the turn began (`settled`)
            continue
        when, carry = TABLE[type(order)]
        if when == phase:
            try:
                carry(state, realm, order)
            except IllegalMove as refusal:
                state.note(realm, failure(line, refusal))


def failure(line: int, refusal: IllegalMove) -> OrderFailed:
    return OrderFailed(line, refusal.rule, {key: str(value) for key, value in refusal.params.items()})


# --- trials ------------------------------------------------------------------------------------------


class Trial:
    """A sheet tried out on a copy by what its realm knows."""

    def __init__(self, state: State, realm: int, orders: Sequence[Any], phases: Sequence[int]) -> None:
        self.realm = realm
        self.orders = orders
        self.refusals: list[tuple[int, IllegalMove]] = []
        """What is wrong, with the number of the order from 0; -1 for what the whole sheet leaves behind."""
        self.state = state.copy()
        self.state.planning = True
        mark_abroad(self.state, realm)
        for phase in phases:
            self._try(phase)
        try:
            inspect(self.state, realm)
        except IllegalMove:
            self._inspect_but(faulty(state, realm))

    def _inspect_but(self, known: Sequence[int]) -> None:
        """What the sheet leaves behind; armies that were wrong before are not its fault."""
        try:
            inspect(self.state, self.realm, known)
        except IllegalMove as refusal:
            self.refusals.append((-1, refusal))

    def _try(self, phase: int) -> None:
        if phase == MUSTER_PHASE + 1:
            begin_turn(self.state, self.realm)
        for index, order in enumerate(self.orders):
            when, carry = TABLE[type(order)]
            if when == phase:
                try:
                    carry(self.state, self.realm, order)
                except IllegalMove as refusal:
                    self.refusals.append((index, refusal))


def settled(state: State, realm: int, orders: Sequence[Any], phases: Sequence[int]) -> tuple[Any, ...]:
    """The orders that can still be carried out together; others are noted and leave a gap (PH-3u)."""
    kept = [(line, order) for line, order in enumerate(orders, 1) if not is_muster(order)]
    while kept:
        trial = Trial(state, realm, [order for _line, order in kept], phases)
        if not trial.refusals:
            break
        index, refusal = trial.refusals[0]
        line, _order = kept.pop(index)
        state.note(realm, failure(line, refusal))
    left = dict(kept)
    return tuple([left.get(line) for line in range(1, len(orders) + 1)])


def closed_muster(state: State, realm: int) -> IllegalMove:
    """PH-3x: recruiting and building have their own round."""
    return IllegalMove(
        "PH-3x",
        {
            "month": month_name(state.month),
            "realm": state.setting.names[realm],
            "next_month": month_name(next_recruiting(state.month)),
        },
    )
