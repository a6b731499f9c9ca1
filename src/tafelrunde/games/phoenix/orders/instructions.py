"""Standing instructions (PH-R208): what characters choose in fights of others' turns, until changed."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tafelrunde.games.phoenix.orders.muster import FieldName, Number, Order

People = Annotated[tuple[Number, ...], msgspec.Meta(max_length=50)]


class SetRefuge(Order, frozen=True, tag="set_refuge"):
    """`601 zieht sich künftig nach 503/22 zurück` (PH-5.4e); without a field: as if he had no instruction."""

    person: Number
    to: FieldName = ""


class SetRivals(Order, frozen=True, tag="set_rivals"):
    """`601 schlägt sich künftig mit 602, 603 von Yaromo` (PH-5.3v, PH-5.4c): the first who is there."""

    person: Number
    foes: People = ()
    realm: Annotated[str, msgspec.Meta(max_length=40)] = ""


class SetLine(Order, frozen=True, tag="set_line"):
    """`Kampfreihenfolge künftig: 603, 601`: who chooses and whose dice are set before others (PH-R111)."""

    people: People = ()


Instruction = SetRefuge | SetRivals | SetLine
