"""Moves of a campaign: a realm's sheet of orders, what CHANCE draws, and what the game master decides."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tafelrunde.engine.contract import Move
from tafelrunde.games.phoenix.moves.meeting import MeetingMove
from tafelrunde.games.phoenix.moves.realms import RealmMove
from tafelrunde.games.phoenix.moves.special import SpecialMove
from tafelrunde.games.phoenix.orders.court import CourtOrder
from tafelrunde.games.phoenix.orders.fire import FireOrder
from tafelrunde.games.phoenix.orders.instructions import Instruction
from tafelrunde.games.phoenix.orders.magic import MagicOrder
from tafelrunde.games.phoenix.orders.market import MarketOrder
from tafelrunde.games.phoenix.orders.muster import Amount, MusterOrder, Name
from tafelrunde.games.phoenix.orders.special import SpecialOrder
from tafelrunde.games.phoenix.orders.trade import TradeOrder
from tafelrunde.games.phoenix.orders.turn import TurnOrder
from tafelrunde.games.phoenix.orders.war import WarOrder

AnyOrder = (
    MusterOrder
    | TurnOrder
    | TradeOrder
    | FireOrder
    | WarOrder
    | MagicOrder
    | CourtOrder
    | Instruction
    | SpecialOrder
    | MarketOrder
)
Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Sheet(Move, frozen=True, tag="sheet", omit_defaults=True):
    """All orders of a realm for the muster, for its turn, or in remote play for the whole month."""

    orders: tuple[AnyOrder, ...] = ()


class DrawOrder(Move, frozen=True, tag="draw_order"):
    """CHANCE: the order of the realms in a month, by seat, and its surfacing point (1 to 8)."""

    month: int
    realms: tuple[int, ...]
    gate: int


class Roll(Move, frozen=True, tag="roll"):
    """CHANCE: what the dice show that an evaluation has asked for (`State.asked`), in its sequence."""

    values: tuple[tuple[int, ...], ...]


class Change(msgspec.Struct, frozen=True, gc=False):
    """One value: where it stands (`realms.Yaromo.gold`, `armies.Yaromo.101.leaders`) and what it becomes."""

    path: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    value: int | str | bool


class Amend(Move, frozen=True, tag="amend"):
    """The game master corrects anything, with a reason."""

    changes: Annotated[tuple[Change, ...], msgspec.Meta(min_length=1)]
    reason: Reason


class Grant(Move, frozen=True, tag="grant"):
    """The game master gives gold to a treasury: rewards, prizes, events."""

    realm: Name
    gold: Amount
    reason: Reason


class Announce(Move, frozen=True, tag="announce", omit_defaults=True):
    """The game master tells all realms something, or one of them."""

    text: Reason
    realm: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Answer(Move, frozen=True, tag="answer"):
    """A question about the rules and its answer, posted for all (PH-3.4e)."""

    question: Reason
    answer: Reason


class CloseRound(Move, frozen=True, tag="close_round"):
    """The time is over: who has not handed in recruits nothing, or stands still (PH-3v to PH-3x)."""

    reason: Reason


class EndCampaign(Move, frozen=True, tag="end_campaign"):
    reason: Reason


GameMasterMove = (
    Amend | Grant | Announce | Answer | CloseRound | EndCampaign | MeetingMove | SpecialMove | RealmMove
)
PhoenixMove = Sheet | DrawOrder | Roll | GameMasterMove
