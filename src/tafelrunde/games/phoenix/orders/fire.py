"""Orders to fire (PH-5.1e): the target and the time, for all weapons of an army or some of them."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.orders.muster import FieldName, Goods, Number, Order, Side

ALL_WEAPONS: Final = Goods()


class FireBefore(Order, frozen=True, tag="fire_before"):
    """`Schieße vor der Bewegung mit 4 SKP von 101 auf 503/22` (B7); without goods: all that can fire."""

    army: Number
    target: FieldName
    weapons: Goods = ALL_WEAPONS
    side: Side | None = None
    """Of the target: the wall there is shot at, and nothing behind it."""


class FireAfter(Order, frozen=True, tag="fire_after"):
    """`Schieße nach der Bewegung mit 101 auf Wall im Osten von 503/22` (B12)."""

    army: Number
    target: FieldName
    weapons: Goods = ALL_WEAPONS
    side: Side | None = None


FireOrder = FireBefore | FireAfter
