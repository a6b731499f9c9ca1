"""What the game master does with creatures (6.3.2): places, moves, hands over and removes them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tafelrunde.engine.contract import Move
from tafelrunde.games.phoenix.orders.muster import Amount, FieldName, Name

CreatureNumber = Annotated[int, msgspec.Meta(ge=401, le=499)]


class PlaceCreature(Move, frozen=True, tag="place_creature", omit_defaults=True):
    """A creature appears in a realm's list; of a magical one `points` are its good points."""

    realm: Name
    number: CreatureNumber
    kind: Literal["foot", "riders", "fleet", "magic"]
    field: FieldName
    strength: Amount = 0
    """Warriors, riders or ships that it counts as."""
    leaders: Amount = 0
    points: Amount = 0
    traits: tuple[Literal["double_ban", "steadfast", "unbannable"], ...] = ()


class MoveCreature(Move, frozen=True, tag="move_creature"):
    """A hostile creature goes where the game master wants it (PH-6.3.2b)."""

    realm: Name
    number: CreatureNumber
    to: FieldName


class HandCreature(Move, frozen=True, tag="hand_creature"):
    """A creature changes realms, under a number that is free there."""

    realm: Name
    number: CreatureNumber
    to: Name
    into: CreatureNumber


class RemoveCreature(Move, frozen=True, tag="remove_creature"):
    realm: Name
    number: CreatureNumber


CreatureMove = PlaceCreature | MoveCreature | HandCreature | RemoveCreature
