"""What the game master decides about realms that rise, come, join each other, and people who change them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tafelrunde.engine.protocol import Move
from tafelrunde.games.phoenix.orders_muster import FieldName, Name, Number

Fields = Annotated[tuple[FieldName, ...], msgspec.Meta(min_length=1, max_length=500)]
Numbers = Annotated[tuple[Number, ...], msgspec.Meta(max_length=100)]
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


RealmMove = Rebel | Unite | ChangeRealm
