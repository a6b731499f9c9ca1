"""The order of the realms, drawn four months ahead (PH-3.1)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import Rng
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.moves.kinds import DrawOrder
from tafelrunde.games.phoenix.state.realm import OUTSIDE
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import AHEAD, month_name

LAST: Final = 3
FIRST: Final = 3
GATES: Final = 8


def present(state: State) -> list[int]:
    """The realms that are in the world."""
    return [realm.number for realm in state.realms if realm.kind != OUTSIDE]


def lacking(state: State) -> int:
    """The first month whose order was drawn before a new realm came (PH-6.2c); 0 if there is none."""
    count = len(present(state))
    months = [month for month in sorted(state.orders) if month >= state.month]
    return next((month for month in months if len(state.orders[month]) < count), 0)


def month_to_draw(state: State) -> int:
    """The first month without an order, or with one that a new realm is missing in; at the start month 1."""
    return lacking(state) or (max(state.orders) + 1 if state.orders else 1)


def is_drawn(state: State) -> bool:
    """Whether the orders up to four months ahead are known (PH-3.1a)."""
    return state.month + AHEAD in state.orders and not lacking(state)


def held_back(state: State, month: int) -> tuple[int, ...]:
    """The last three realms of the month before (PH-3.1b); newcomers are drawn in anywhere."""
    return () if month in state.orders else state.orders.get(month - 1, ())[-LAST:]


def drawn_first(realms: int, late: tuple[int, ...]) -> int:
    """How many places are drawn without those who were last (PH-R88)."""
    return min(FIRST, realms - len(late))


def draw_from(pool: list[int], count: int, rng: Rng) -> list[int]:
    return [pool.pop(rng.below(len(pool))) for _ in range(count)]


def draw(state: State, rng: Rng) -> DrawOrder:
    """Two even draws: the first three places without those who were last, then the rest (PH-R88)."""
    month, realms = month_to_draw(state), present(state)
    if month in state.orders:
        return draw_in(state, month, rng)
    late = held_back(state, month)
    early = [realm for realm in realms if realm not in late]
    first = draw_from(early, drawn_first(len(realms), late), rng)
    rest = [realm for realm in realms if realm not in first]
    return DrawOrder(month, (*first, *draw_from(rest, len(rest), rng)), 1 + rng.below(GATES))


def draw_in(state: State, month: int, rng: Rng) -> DrawOrder:
    """New realms get a place each in an order that is known already (PH-6.2c)."""
    order = list(state.orders[month])
    for realm in present(state):
        if realm not in order:
            order.insert(rng.below(len(order) + 1), realm)
    return DrawOrder(month, tuple(order), state.gates[month])


def check_draw(state: State, move: DrawOrder) -> None:
    """What is typed in must be a draw that could have been."""
    month, realms = month_to_draw(state), present(state)
    late = held_back(state, month)
    early = move.realms[: drawn_first(len(realms), late)]
    is_order = sorted(move.realms) == realms and 1 <= move.gate <= GATES
    if move.month != month or not is_order or any(realm in late for realm in early):
        names = ", ".join(state.setting.names[realm] for realm in late) or "–"
        raise IllegalMove("PH-3.1b", {"month": month_name(month), "count": len(realms), "late": names})
    known = state.orders.get(month, ())
    if known and (
        move.gate != state.gates[month] or known != tuple([realm for realm in move.realms if realm in known])
    ):
        names = ", ".join([state.setting.names[realm] for realm in known])
        raise IllegalMove("PH-6.2c", {"month": month_name(month), "order": names, "gate": state.gates[month]})
