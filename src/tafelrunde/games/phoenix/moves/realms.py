"""What the game master decides about realms that rise, come, join each other, and people who change them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tafelrunde.engine.contract import Move
from tafelrunde.games.phoenix.orders.muster import Amount, FieldName, Name, Number

Fields = Annotated[tuple[FieldName, ...], msgspec.Meta(min_length=1, max_length=500)]
Numbers = Annotated[tuple[Number, ...], msgspec.Meta(max_length=100)]
Crowd = Annotated[int, msgspec.Meta(ge=0, le=90)]
NewName = Annotated[str, msgspec.Meta(max_length=40)]


class Rebel(Move, frozen=True, tag="rebel", omit_defaults=True):
    """A putsch (6.2): somebody leaves with fief and troops, to join a realm or to found one."""

    realm: Name
    person: Number
    fief: Fields
    to: Name
    armies: Numbers = ()
    people: Numbers = ()
    """Who goes with him."""
    name: NewName = ""
    """Of a new realm; as the seat is called if not said."""


class Unite(Move, frozen=True, tag="unite"):
    """A realm joins another with everything it has (PH-6.2f)."""

    realm: Name
    into: Name


class ChangeRealm(Move, frozen=True, tag="change_realm"):
    """Somebody without a fief finds another realm (PH-6.2j)."""

    realm: Name
    person: Number
    to: Name


class Arrive(Move, frozen=True, tag="arrive", omit_defaults=True):
    """Invaders surface (6.5) on a free seat: with a leader, gold, and so many of each kind of people."""

    realm: Name
    field: FieldName
    leader: Literal["FSH", "ZB"] = "FSH"
    gold: Amount = 0
    officers: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    """PH-6.5g."""
    lesser: Crowd = 0
    """Character wizards of class A, paid from the gold; then those of class B (PH-6.5h)."""
    greater: Crowd = 0
    civilians: Crowd = 0
    name: NewName = ""


class Depart(Move, frozen=True, tag="depart"):
    """A realm that has nothing left leaves the world for good and frees its seat (PH-6.9.3b)."""

    realm: Name


RealmMove = Rebel | Unite | ChangeRealm | Arrive | Depart
