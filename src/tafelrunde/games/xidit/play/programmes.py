"""Programmes of six orders: all of them as one space to draw from, and each as one number."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.contract import Rng
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.xidit.play.box import ORDER_CODE, ORDER_COUNT, ORDER_NAMES
from tafelrunde.games.xidit.play.moves import Programme
from tafelrunde.games.xidit.play.state import NOTHING, State
from tafelrunde.games.xidit.play.turns import ORDER_BITS

PROGRAMME_COUNT: Final = 15_625
HALF_COUNT: Final = 125


def make_half(number: int) -> tuple[str, ...]:
    """Three orders, by number."""
    first, rest = number % 5, number // 5
    return (ORDER_NAMES[first], ORDER_NAMES[rest % 5], ORDER_NAMES[rest // 5])


def packed_orders(orders: tuple[str, ...]) -> int:
    return sum([ORDER_CODE[order] << ORDER_BITS * i for i, order in enumerate(orders)])


HALVES: Final[list[tuple[str, ...]]] = [make_half(number) for number in range(HALF_COUNT)]
_MADE: Final[dict[int, Programme]] = {}
_CODES: Final[dict[tuple[str, ...], int]] = {}


def make_programme(number: int) -> Programme:
    """One of all programmes, by number."""
    made = Programme(HALVES[number % HALF_COUNT] + HALVES[number // HALF_COUNT])
    _MADE[number] = made
    return made


def is_programme(orders: tuple[str, ...]) -> bool:
    return len(orders) == ORDER_COUNT and all(order in ORDER_CODE for order in orders)


class Programmes:
    """XI-4.8: every mix of orders; too many to list."""

    def sample(self, rng: Rng) -> Any:
        number = rng.below(PROGRAMME_COUNT)
        made = _MADE.get(number)
        return make_programme(number) if made is None else made

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Programme) and is_programme(move.orders)


PROGRAMMES: Final = Programmes()


def code_of(orders: tuple[str, ...]) -> int:
    """A legal programme as one number, three bits an order."""
    code = _CODES.get(orders, NOTHING)
    if code == NOTHING:
        code = packed_orders(orders)
        _CODES[orders] = code
    return code


def check_programme(state: State, seat: int, move: Programme) -> None:
    """XI-4.3, XI-4.5; the map is not looked at (XI-4.9)."""
    for order in move.orders:
        if order not in ORDER_CODE:
            raise IllegalMove("XI-4.5", {"order": order or "–"})
    if len(move.orders) != ORDER_COUNT:
        raise IllegalMove("XI-4.3", {"needs": ORDER_COUNT, "count": len(move.orders)})
