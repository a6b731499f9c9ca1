"""Remote play: what sheets of one month say to each other is brought together when all are in (PH-R228).

Consent and grant of a right of way, an offer and whoever takes it over, a gift and whoever accepts it. Each
has its phase in a turn of its own; which turn comes first is drawn, so neither could wait for the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.months.execution import execute
from tafelrunde.games.phoenix.orders.market import PassCards
from tafelrunde.games.phoenix.orders.trade import GiveGold, GiveLand, HandGold, OfferGoods, TakeOver
from tafelrunde.games.phoenix.orders.turn import AcceptGifts, AgreeWay, GrantWay
from tafelrunde.games.phoenix.orders.war import OfferPrisoners
from tafelrunde.games.phoenix.state.state import State

Answers = Callable[[Any, Any], bool]

GIFTS: Final = (GiveGold, HandGold, OfferGoods, OfferPrisoners, GiveLand, PassCards)


def consents(order: Any, other: Any) -> bool:
    return isinstance(order, AgreeWay) and isinstance(other, GrantWay)


def grants(order: Any, other: Any) -> bool:
    return consents(other, order)


def accepts(order: Any, other: Any) -> bool:
    return isinstance(order, AcceptGifts) and isinstance(other, GIFTS)


def offers(order: Any, other: Any) -> bool:
    named = isinstance(order, (OfferGoods, OfferPrisoners)) and isinstance(other, TakeOver)
    return named and order.army == other.army


MATCHES: Final[tuple[Answers, ...]] = (accepts, consents, grants, offers)
"""Whether the first order is carried out at once because the second stands in the other's sheet.

In this sequence: what a realm accepts can be offered to it, what it has agreed to can be granted.
"""


Sheets = dict[int, tuple[Any, ...]]


def match_sheets(state: State) -> None:
    """Orders that have found each other are carried out; all others wait for the turn of their realm."""
    sheets: Sheets = {realm: state.realms[realm].handed or () for realm in state.orders[state.month]}
    for answers in MATCHES:
        for realm, orders in sheets.items():
            for place, order in enumerate(orders):
                other = named_in(state, order)
                theirs = [each for each in sheets.get(other, ()) if named_in(state, each) == realm]
                if any(answers(order, each) for each in theirs):
                    carry_early(state, realm, place, order)


def named_in(state: State, order: Any) -> int:
    """The realm that an order names; -1 if none."""
    name: str = getattr(order, "realm", "")
    return state.setting.realm_named(name) if name else -1


def carry_early(state: State, realm: int, place: int, order: Any) -> None:
    """What cannot be done yet is tried again in its phase."""
    try:
        execute(state, realm, order)
    except IllegalMove:
        return
    row = state.edit_realm(realm)
    row.handed = (*row.handed[:place], None, *row.handed[place + 1 :])
