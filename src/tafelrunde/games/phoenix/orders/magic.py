"""Orders of wizards in a realm's turn: dismissal, teleports, spells. Their JSON form.

A spell that may be cast in two phases has an order for each: before the movement, and `Late` after it.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tafelrunde.games.phoenix.orders.muster import Amount, FieldName, Number, Order, Side

Numbers = Annotated[tuple[Number, ...], msgspec.Meta(min_length=1, max_length=50)]


class DismissWizard(Order, frozen=True, tag="dismiss_wizard"):
    """`Entlasse Zauberer 501` (B1, PH-1.3.1a)."""

    person: Number


class Teleport(Order, frozen=True, tag="teleport"):
    """`Teleportiere 501 nach 503/22`, alone and before the movement (B5)."""

    person: Number
    to: FieldName


class TeleportLate(Order, frozen=True, tag="teleport_late"):
    """`Teleportiere 501 nach 503/22 nach der Bewegung` (B9)."""

    person: Number
    to: FieldName


class TeleportGoods(Order, frozen=True, tag="teleport_goods"):
    """`Teleportiere 501 mit 101, 203 nach 503/22` (B10)."""

    person: Number
    to: FieldName
    armies: Numbers


class RaiseMagicWall(Order, frozen=True, tag="raise_magic_wall"):
    """`Errichte magische Wand mit 501 im Nordosten von 503/22` (B16); two such orders may be one spell."""

    person: Number
    field: FieldName
    side: Side


class TearMagicWall(Order, frozen=True, tag="tear_magic_wall"):
    """`Reiße magische Wand mit 501 im Nordosten von 503/22 ein`, before the movement (B6)."""

    person: Number
    field: FieldName
    side: Side


class TearMagicWallLate(Order, frozen=True, tag="tear_magic_wall_late"):
    """The same with `nach der Bewegung` (B10)."""

    person: Number
    field: FieldName
    side: Side


class Ban(Order, frozen=True, tag="ban"):
    """`Banne mit 501 in 503/22 mit 10 ZKP`, or `Banne mit 501 in 503/22 2000 RP` (B10): one of the two."""

    person: Number
    field: FieldName
    power: Amount = 0
    space: Amount = 0


MagicOrder = (
    DismissWizard
    | Teleport
    | TeleportLate
    | TeleportGoods
    | RaiseMagicWall
    | TearMagicWall
    | TearMagicWallLate
    | Ban
)
