"""Orders about people: offices, wizards whom nobody plays any more, combat, prisoners. Their JSON form."""

from __future__ import annotations

from typing import Literal

from tafelrunde.games.phoenix.orders.muster import FieldName, Name, Number, Order

Office = Literal["CHF", "BUH", "STH", "FSH", "HER", "Z"]


class Appoint(Order, frozen=True, tag="appoint"):
    """`Ernenne 601 zum STH`: up or down; `Z` is what a ruler wizard becomes again (PH-1.9.1f)."""

    person: Number
    rank: Office


class Retrain(Order, frozen=True, tag="retrain"):
    """`Wandle 501 zum Noname um`: a character wizard whom nobody plays any more (PH-1.9.2d)."""

    person: Number


class Challenge(Order, frozen=True, tag="challenge"):
    """`601 fordert 602 von Yaromo`: a pairing of character combat (PH-5.3s)."""

    person: Number
    foe: Number
    realm: Name


class SetPursuit(Order, frozen=True, tag="set_pursuit"):
    """`601 lässt Unterlegene ziehen` or `601 verfolgt Unterlegene` (PH-5.4c), until changed."""

    person: Number
    spare: bool = False


class Retreat(Order, frozen=True, tag="retreat"):
    """`601 zieht sich nach 503/22 zurück`, should his army lose (PH-5.4e)."""

    person: Number
    to: FieldName


class FreePerson(Order, frozen=True, tag="free_person"):
    """`Lasse 601 von Yaromo frei`."""

    person: Number
    realm: Name


CourtOrder = Appoint | Retrain | Challenge | SetPursuit | Retreat | FreePerson
