"""Orders of special realms: through the gates of the pirates' nest, and what undead raise."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tafelrunde.games.phoenix.orders.muster import FieldName, Goods, Number, Order


class Travel(Order, frozen=True, tag="travel"):
    """`Segle mit 301 durch 601/09 nach 2001/05`: a fleet or somebody alone, beside a gate."""

    army: Number
    gate: FieldName
    to: FieldName


class RaiseDead(Order, frozen=True, tag="raise_dead"):
    """`Erwecke 100 K und 1 HF in 101 mit ZA 501`: undead turn combat income into troops (6.7).

    `Erwecke 100 K und 1 HF in 101 als 102`: into a new army beside the winner (PH-R232).
    """

    army: Number
    goods: Goods
    wizard: Annotated[int, msgspec.Meta(ge=0, le=599)] = 0
    """The number of a wizard of class A; 0 for none."""
    into: Annotated[int, msgspec.Meta(ge=0, le=399)] = 0
    """The number of the new army; 0 if they join the winner."""


SpecialOrder = Travel | RaiseDead
