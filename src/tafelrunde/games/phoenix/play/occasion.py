"""What dice are thrown for, in words that stay the same whatever else was done before (decision 20).

Dice belong to an evaluation and not to a place in the log: the melee of Ann's turn at 503/22 has the same
ones however often it is tried, and whoever joins it. So as little as possible stands in an occasion: no
strengths, no numbers of dice, nobody who merely takes part. Dice that a correction has made void are asked
for again under the same occasion, and are the same.
"""

from __future__ import annotations

from tafelrunde.games.phoenix.fire.ranged_fire import aim_name
from tafelrunde.games.phoenix.magic.duels import named
from tafelrunde.games.phoenix.state.agenda import (
    Hits,
    OpenCombat,
    OpenMelee,
    OpenRetreat,
    Pair,
    PendingShot,
    Target,
    still_open,
)
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import DRAW, State
from tafelrunde.games.phoenix.state.turn_order import month_to_draw, present
from tafelrunde.games.phoenix.told.minutes import ShotsWorked


def occasion(state: State) -> str:
    """Month, phase, whose turn, kind of roll, what about, and which of them."""
    if state.step == DRAW:
        return drawing(state)
    what = state.asked[0].what
    return f"month {state.month}, B{state.phase}, realm {state.active}, {what} {subject(state)}".rstrip()


def drawing(state: State) -> str:
    """An order is drawn once; again where a realm has come that has no place in it yet (PH-6.2c)."""
    month = month_to_draw(state)
    known = state.orders.get(month)
    if known is None:
        return f"order of month {month}"
    return f"order of month {month}, {list(known)} becomes {present(state)} in month {state.month}"


def subject(state: State) -> str:
    """A field is fought for once in a phase, by each kind of evaluation; wizards may duel several times."""
    for matter in state.pending:
        if isinstance(matter, (PendingShot, Hits)):
            return volley(state, matter.target)
        if isinstance(matter, (OpenCombat, OpenRetreat, OpenMelee)):
            return state.setting.world.label(matter.field)
    if not state.pending:  # a storm: one for the whole turn
        return ""
    wizards = ", ".join([dice.where for dice in state.asked])
    return f"{wizards} #{duels_before(state)}"


def volley(state: State, target: Target) -> str:
    """Weapons may be given to somebody who has fired already: then they fire once more."""
    place, aim = state.setting.world.label(target.field), aim_name(target.aim)
    how = "answer" if target.defending else "fire"
    before = volleys_before(state, target, place, aim)
    return f"{place}{f' {aim}' if aim else ''}, {how} of realm {target.shooter} #{before}"


def volleys_before(state: State, target: Target, place: str, aim: str) -> int:
    """Without the one that is being settled."""
    worked = [
        minute
        for minute in state.minutes
        if isinstance(minute, ShotsWorked)
        and (minute.phase, minute.target, minute.side) == (state.phase, place, aim)
        and minute.defence == target.defending
        and minute.shots[0].realm == target.shooter
    ]
    return len(worked) - isinstance(state.pending[0], Hits)


def duels_before(state: State) -> int:
    """Whom the first of them has met in this phase: against somebody without power he throws alone."""
    first = state.asked[0].where
    return sum([first in names_in(state, pair) for pair in still_open(state.pending, Pair)])


def names_in(state: State, pair: Pair) -> list[str]:
    """Of those who are still alive."""
    return [named(state, key) for key in pair if key % KEY in state.realms[key // KEY].people]
