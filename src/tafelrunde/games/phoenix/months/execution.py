"""Carrying out orders: which module knows an order, in which phase it comes, and trials of whole sheets.

A module of rules exports `ORDERS`: for each kind of order its phase and a function (state, realm, order) that
raises `IllegalMove` before it changes anything. The same function serves the trial and the real thing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies import formations, mounts, prisoners, recruits
from tafelrunde.games.phoenix.armies.inspection import faults, inspect_unit
from tafelrunde.games.phoenix.court import capture, char_combat, instructions, offices
from tafelrunde.games.phoenix.economy import capital, cargo, demolition, gifts, rights, works
from tafelrunde.games.phoenix.fire import ranged_fire
from tafelrunde.games.phoenix.holdings.courts import begin_locks
from tafelrunde.games.phoenix.holdings.regeneration import regenerate
from tafelrunde.games.phoenix.magic import sorcery
from tafelrunde.games.phoenix.marching import embarkation, persons
from tafelrunde.games.phoenix.special import gates, undead
from tafelrunde.games.phoenix.standing.magic_walls import let_fall
from tafelrunde.games.phoenix.standing.wizards import mark_abroad
from tafelrunde.games.phoenix.state.pieces import FRESH, STAYED
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import month_name, next_recruiting
from tafelrunde.games.phoenix.tables.phases import MUSTER_PHASE
from tafelrunde.games.phoenix.told.minutes import OrderFell
from tafelrunde.games.phoenix.told.notes import OrderFailed
from tafelrunde.games.phoenix.towns import plunder, towns
from tafelrunde.games.phoenix.trade import cards, merchants, posts

Carry = Callable[[State, int, Any], None]
Watch = Callable[[State, int], None]
"""Is shown the position of a trial before each order, with its number from 0, and after the muster."""
MUSTERED: Final = -1

TABLE: Final[dict[type, tuple[int, Carry]]] = {
    **recruits.ORDERS,
    **works.ORDERS,
    **towns.ORDERS,
    **rights.ORDERS,
    **capital.ORDERS,
    **plunder.ORDERS,
    **demolition.ORDERS,
    **ranged_fire.ORDERS,
    **formations.ORDERS,
    **mounts.ORDERS,
    **embarkation.ORDERS,
    **cargo.ORDERS,
    **persons.ORDERS,
    **gifts.ORDERS,
    **sorcery.ORDERS,
    **prisoners.ORDERS,
    **offices.ORDERS,
    **char_combat.ORDERS,
    **capture.ORDERS,
    **instructions.ORDERS,
    **gates.ORDERS,
    **undead.ORDERS,
    **merchants.ORDERS,
    **posts.ORDERS,
    **cards.ORDERS,
}


def phase_of(order: Any) -> int:
    phase, _carry = TABLE[type(order)]
    return phase


def execute(state: State, realm: int, order: Any) -> None:
    """Whatever phase it is; raises what forbids the order."""
    _phase, carry = TABLE[type(order)]
    carry(state, realm, order)


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
        if order is None:  # fallen or done before the turn began (`settled`, `matching.py`)
            continue
        when, carry = TABLE[type(order)]
        if when == phase:
            try:
                carry(state, realm, order)
            except IllegalMove as refusal:
                fail(state, realm, line, refusal)


def fail(state: State, realm: int, line: int, refusal: IllegalMove) -> None:
    """The order falls alone, with the reason that it has itself (PH-R227)."""
    params = {key: str(value) for key, value in refusal.params.items()}
    state.note(realm, OrderFailed(line, refusal.rule, params))
    state.minute(OrderFell(realm, line, refusal.rule, params))


# --- trials ------------------------------------------------------------------------------------------


class Trial:
    """A sheet tried out on a copy by what its realm knows."""

    def __init__(
        self,
        state: State,
        realm: int,
        orders: Sequence[Any],
        phases: Sequence[int],
        suspect: int = 0,
        watch: Watch | None = None,
    ) -> None:
        self.realm = realm
        self.orders = orders
        self.refusals: list[tuple[int, IllegalMove]] = []
        """What is wrong, with the number of the order from 0; -1 for what the whole sheet leaves behind."""
        self.suspect = suspect
        """A unit that is watched, as in `inspection.faults`."""
        self.culprit: int = -1
        """The order that left something wrong with it, for good."""
        self.watch = watch
        self.due: dict[int, list[int]] = {}
        """By phase, the numbers of its orders."""
        for index, order in enumerate(orders):
            self.due.setdefault(phase_of(order), []).append(index)
        self.state = state.copy()
        self.state.planning = True
        mark_abroad(self.state, realm)
        for phase in phases:
            self._try(phase)
        self.faults = self._left_behind(state)
        self.refusals += [(-1, refusal) for refusal in list(self.faults.values())[:1]]

    def _left_behind(self, before: State) -> dict[int, IllegalMove]:
        """What the sheet leaves behind; armies that were wrong before are not its fault."""
        found = faults(self.state, self.realm)
        known = faults(before, self.realm) if found else found
        return {unit: refusal for unit, refusal in found.items() if unit < 0 or unit not in known}

    def _try(self, phase: int) -> None:
        if phase == MUSTER_PHASE + 1:
            begin_turn(self.state, self.realm)
        for index in self.due.get(phase, ()):
            was_wrong = self._is_suspect_wrong()
            if self.watch is not None:
                self.watch(self.state, index)
            try:
                execute(self.state, self.realm, self.orders[index])
            except IllegalMove as refusal:
                self.refusals.append((index, refusal))
            if not was_wrong and self._is_suspect_wrong():
                self.culprit = index
        if phase == MUSTER_PHASE and self.watch is not None:
            self.watch(self.state, MUSTERED)

    def _is_suspect_wrong(self) -> bool:
        if not self.suspect:
            return False
        try:
            inspect_unit(self.state, self.realm, self.suspect)
        except IllegalMove:
            return True
        return False


class Sifted:
    """A sheet without the orders for which it would leave behind what no sheet may (PH-R227).

    Of them falls the last that made a unit wrong, and then the rest is tried anew. In a turn somebody whom
    others leave alone holds none of them up; a sheet that is still to be handed in has to pass (`strict`).
    """

    def __init__(
        self,
        state: State,
        realm: int,
        orders: Sequence[Any],
        phases: Sequence[int],
        *,
        strict: bool = False,
    ) -> None:
        self.fallen: dict[int, IllegalMove] = {}
        """By the number of the order from 0."""
        self.borne: set[int] = set()
        """Units that stay wrong although no order about them is to blame: they bear what the rules say."""
        self.refused: list[tuple[int, IllegalMove]] = []
        """What the rules have against single orders of the rest."""
        looking = True
        while looking:
            left = [index for index in range(len(orders)) if index not in self.fallen]
            rest = [orders[index] for index in left]
            trial = Trial(state, realm, rest, phases)
            self.refused = [(left[index], refusal) for index, refusal in trial.refusals if index >= 0]
            wrong = [unit for unit in trial.faults if unit not in self.borne]
            looking = bool(wrong)
            for unit in wrong[:1]:
                culprit = Trial(state, realm, rest, phases, unit).culprit
                if culprit >= 0 and (strict or is_about(rest[culprit], unit)):
                    self.fallen[left[culprit]] = trial.faults[unit]
                else:
                    self.borne.add(unit)


def is_about(order: Any, unit: int) -> bool:
    """Of a person only his own orders; whatever makes an army wrong."""
    return unit > 0 or getattr(order, "person", 0) == -unit


def settled(state: State, realm: int, orders: Sequence[Any], phases: Sequence[int]) -> tuple[Any, ...]:
    """The orders that a turn tries, each in its phase; gaps where one has fallen or is done (PH-R228)."""
    left = [(line, order) for line, order in enumerate(orders, 1) if order is not None]
    turn = [(line, order) for line, order in left if not is_muster(order)]
    fallen = Sifted(state, realm, [order for _line, order in turn], phases).fallen
    for index, refusal in sorted(fallen.items()):
        fail(state, realm, turn[index][0], refusal)
    tried = {line: order for index, (line, order) in enumerate(turn) if index not in fallen}
    return tuple([tried.get(line) for line in range(1, len(orders) + 1)])


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
