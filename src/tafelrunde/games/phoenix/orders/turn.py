"""Orders of a realm's turn (B1 to B19). Their JSON form; a sheet carries out each in its phase, in sequence.

Realms are called by name, armies and people by number, fields as `503/22`.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tafelrunde.games.phoenix.orders.muster import (
    Amount,
    Count,
    FieldName,
    Goods,
    Name,
    Number,
    Order,
    Side,
    Work,
)

Path = tuple[FieldName, ...]

# --- rights and announcements (B1, B4) -----------------------------------------------------------------


class GrantCoast(Order, frozen=True, tag="grant_coast"):
    """`Gebe Yaromo Küstengewässerrecht`."""

    realm: Name


class RevokeCoast(Order, frozen=True, tag="revoke_coast"):
    """`Entziehe Yaromo Küstengewässerrecht`."""

    realm: Name


class GrantWay(Order, frozen=True, tag="grant_way"):
    """`Gebe Yaromo Wegerecht`; needs that Yaromo has agreed (PH-4.2c)."""

    realm: Name


class AgreeWay(Order, frozen=True, tag="agree_way"):
    """`Stimme Wegerecht mit Yaromo zu`: consent in advance, until it is taken back."""

    realm: Name


class RevokeWay(Order, frozen=True, tag="revoke_way"):
    """`Entziehe Yaromo Wegerecht`: the right, or the consent to it."""

    realm: Name


class AcceptGifts(Order, frozen=True, tag="accept_gifts"):
    """`Nimm Schenkungen von Yaromo an`, which is so unless declined before."""

    realm: Name


class DeclineGifts(Order, frozen=True, tag="decline_gifts"):
    """`Lehne Schenkungen von Yaromo ab` (PH-3.2.2c)."""

    realm: Name


class MoveCapital(Order, frozen=True, tag="move_capital"):
    """`Verlege Hauptstadt nach 503/22` (B4)."""

    field: FieldName


# --- what keeps an army where it is --------------------------------------------------------------------


class Plunder(Order, frozen=True, tag="plunder"):
    """`Plündere mit 101`."""

    army: Number


class TearDown(Order, frozen=True, tag="tear_down"):
    """`Zerstöre Wall im Osten mit 101`; roads of a field go all together (PH-1.6b)."""

    army: Number
    work: Work
    side: Side


class TearDownTown(Order, frozen=True, tag="tear_down_town"):
    """`Zerstöre Rüstort mit 101`: one stage (PH-1.6c)."""

    army: Number


class Disband(Order, frozen=True, tag="disband"):
    """`Löse 101 auf`."""

    army: Number


class WithdrawCrew(Order, frozen=True, tag="withdraw_crew"):
    """`Ziehe Wallbesatzung im Osten von 503/22 als 105 ab`; the wall decays (PH-1.5.4e)."""

    field: FieldName
    side: Side
    army: Number


# --- movement (B8), in the sequence of the sheet -------------------------------------------------------


class MoveArmy(Order, frozen=True, tag="move"):
    """`Bewege Reiter 220 von 503/22 nach 504/07 via 503/21, 503/16`; without `via` the path is found."""

    army: Number
    to: FieldName
    via: Path = ()
    """The fields between start and end, each a neighbour of the one before."""
    spare: bool = False
    """Conquers nothing on its way (PH-1.8k)."""


class Split(Order, frozen=True, tag="split"):
    """`Spalte von 101 als 102 ab: 500 K und 1 HF`."""

    army: Number
    into: Number
    goods: Goods


class Merge(Order, frozen=True, tag="merge"):
    """`Fusioniere 102 mit 101`: the first joins the second."""

    army: Number
    into: Number


class ShiftLeaders(Order, frozen=True, tag="shift_leaders"):
    """`Verschiebe 3 HF von 101 zu 201` (PH-1.8g)."""

    army: Number
    into: Number
    leaders: Count


class Mount(Order, frozen=True, tag="mount"):
    """`Sitze mit 500 K von 101 als 201 auf`, with as many leaders as go along."""

    army: Number
    into: Number
    count: Count
    leaders: Amount = 0


class Dismount(Order, frozen=True, tag="dismount"):
    """`Sitze mit 500 R von 201 als 101 ab`."""

    army: Number
    into: Number
    count: Count
    leaders: Amount = 0


class Embark(Order, frozen=True, tag="embark"):
    """`Schiffe 101 auf 301 ein`."""

    army: Number
    fleet: Number


class Land(Order, frozen=True, tag="land"):
    """`Schiffe 101 nach 503/22 aus`."""

    army: Number
    to: FieldName
    spare: bool = False


class Load(Order, frozen=True, tag="load"):
    """`Lade 20000 GS auf 101`: from the treasury, in an own town; `special`: from the town's own chest."""

    army: Number
    gold: Count
    special: bool = False


class Unload(Order, frozen=True, tag="unload"):
    """`Lade 20000 GS von 101 ab`: into the treasury; special income stays in the town (PH-3.2.3b)."""

    army: Number
    gold: Count
    special: bool = False


class ToTreasury(Order, frozen=True, tag="to_treasury"):
    """`Delokalisiere 5000 GS in 503/22`: special income of a town becomes other income (PH-3.2.3d)."""

    field: FieldName
    gold: Count


class PassCargo(Order, frozen=True, tag="pass_cargo"):
    """`Übergebe 5000 GS von 101 an 102` (PH-4.3e); `special` is special income."""

    army: Number
    into: Number
    gold: Amount = 0
    special: Amount = 0


class DestroyGold(Order, frozen=True, tag="destroy_gold"):
    """`Vernichte 5000 GS bei 101`; ordinary gold first (PH-4.3d)."""

    army: Number
    gold: Count


class MovePerson(Order, frozen=True, tag="move_person"):
    """`Bewege Charakter 601 nach 504/07`."""

    person: Number
    to: FieldName
    via: Path = ()


class Accompany(Order, frozen=True, tag="accompany"):
    """`601 begleitet 101`: commands it if it has no other leader (PH-1.9.1d); 0 leaves it."""

    person: Number
    army: Annotated[int, msgspec.Meta(ge=0, le=699)]


TurnOrder = (
    GrantCoast
    | RevokeCoast
    | GrantWay
    | AgreeWay
    | RevokeWay
    | AcceptGifts
    | DeclineGifts
    | MoveCapital
    | Plunder
    | TearDown
    | TearDownTown
    | Disband
    | WithdrawCrew
    | MoveArmy
    | Split
    | Merge
    | ShiftLeaders
    | Mount
    | Dismount
    | Embark
    | Land
    | Load
    | Unload
    | ToTreasury
    | PassCargo
    | DestroyGold
    | MovePerson
    | Accompany
)
