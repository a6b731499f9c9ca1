"""Orders about the gates between the world and the nest of the pirates."""

from __future__ import annotations

from tafelrunde.games.phoenix.orders_muster import FieldName, Number, Order


class Travel(Order, frozen=True, tag="travel"):
    """`Segle mit 301 durch 601/09 nach 2001/05`: a gate beside the fleet, a field around its other end."""

    army: Number
    gate: FieldName
    to: FieldName


SpecialOrder = Travel
