"""What the game master decides about special realms: their kind, towns and bonus that they are given."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tafelrunde.engine.contract import Move
from tafelrunde.games.phoenix.moves.creatures import CreatureMove
from tafelrunde.games.phoenix.moves.market import DealCards
from tafelrunde.games.phoenix.orders.muster import FieldName, Name


class DeclareKind(Move, frozen=True, tag="declare_kind"):
    """What a realm is from now on: an invader, pirates, undead, merchants, creatures, a founding realm."""

    realm: Name
    kind: Literal["founding", "invader", "pirate", "undead", "merchants", "beasts", "rebel"]


class BonusTown(Move, frozen=True, tag="bonus_town"):
    """The people of an invader build a town for nothing (PH-6.5l); pirates have some in the nest."""

    realm: Name
    stage: Literal["BUR", "STD", "FST", "HST"]
    field: FieldName


class PirateBonus(Move, frozen=True, tag="pirate_bonus"):
    """What pirates of little land are paid for some months; everybody hears of it (PH-6.6.6c)."""

    realm: Name
    gold: Annotated[int, msgspec.Meta(ge=25_000, le=125_000)]


SpecialMove = DeclareKind | BonusTown | PirateBonus | CreatureMove | DealCards
