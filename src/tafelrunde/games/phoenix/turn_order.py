"""The order of the realms, drawn four months ahead (PH-3.1)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.calendar import AHEAD, month_name
from tafelrunde.games.phoenix.moves import DrawOrder
from tafelrunde.games.phoenix.state import State

LAST: Final = 3
FIRST: Final = 3
GATES: Final = 8


def month_to_draw(state: State) -> int:
    """The first month without an order; at the start that is month 1."""
    return len(state.orders) + 1 if not state.orders else max(state.orders) + 1


def is_drawn(state: State) -> bool:
    """Whether the orders up to four months ahead are known (PH-3.1a)."""
    return state.month + AHEAD in state.orders


def held_back(state: State, month: int) -> tuple[int, ...]:
    """The last three realms of the month before (PH-3.1b)."""
    return state.orders.get(month - 1, ())[-LAST:]


def drawn_first(realms: int, late: tuple[int, ...]) -> int:
    """How many places are drawn without those who were last (PH-R88)."""
    return min(FIRST, realms - len(late))


def draw_from(pool: list[int], count: int, rng: Rng) -> list[int]:
    return [pool.pop(rng.below(len(pool))) for _ in range(count)]


def draw(state: State, rng: Rng) -> DrawOrder:
    """Two even draws: the first three places without those who were last, then the rest (PH-R88)."""
    month, realms = month_to_draw(state), state.setting.realms
    late = held_back(state, month)
    early = [realm for realm in range(realms) if realm not in late]
    first = draw_from(early, drawn_first(realms, late), rng)
    rest = [realm for realm in range(realms) if realm not in first]
    return DrawOrder(month, (*first, *draw_from(rest, len(rest), rng)), 1 + rng.below(GATES))


def check_draw(state: State, move: DrawOrder) -> None:
    """What is typed in must be a draw that could have been."""
    month, realms = month_to_draw(state), state.setting.realms
    late = held_back(state, month)
    early = move.realms[: drawn_first(realms, late)]
    is_order = sorted(move.realms) == list(range(realms)) and 1 <= move.gate <= GATES
    if move.month != month or not is_order or any(realm in late for realm in early):
        names = ", ".join(state.setting.names[realm] for realm in late) or "–"
        raise IllegalMove("PH-3.1b", {"month": month_name(month), "count": realms, "late": names})
