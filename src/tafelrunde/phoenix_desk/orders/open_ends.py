"""Orders that are fine and whose outcome is seen only when it happens: by dice, by others, by what is secret.

A trial takes such things for granted (`state.planning`); here each has its rule and its sentence. Which they
are follows from the order and from what the trial let everybody know, so it tells no secret. That any
movement may end at a magic wall nobody has seen (PH-1.4.2h) goes without saying.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.games.phoenix.orders.court import Challenge, Retreat
from tafelrunde.games.phoenix.orders.fire import FireAfter, FireBefore
from tafelrunde.games.phoenix.orders.magic import Ban, TearMagicWall, TearMagicWallLate
from tafelrunde.games.phoenix.orders.market import BuyGoods, PassCards, SellGoods
from tafelrunde.games.phoenix.orders.special import RaiseDead, Travel
from tafelrunde.games.phoenix.orders.trade import GiveGold, GiveLand, HandGold, OfferGoods, TakeOver, Tell
from tafelrunde.games.phoenix.orders.turn import GrantWay
from tafelrunde.games.phoenix.orders.war import OfferPrisoners
from tafelrunde.games.phoenix.standing.standing import enemies_at
from tafelrunde.games.phoenix.state.realm import MERCHANTS, PIRATE
from tafelrunde.games.phoenix.told.land import ArmyMoved, ConflictArose
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.phoenix_desk.orders.attempts import Attempt
from tafelrunde.phoenix_desk.texts import both

ALWAYS: Final[dict[type, tuple[str, str]]] = {
    FireBefore: ("PH-5.1f", "open-fire"),
    FireAfter: ("PH-5.1f", "open-fire"),
    Challenge: ("PH-5.3s", "open-challenge"),
    Retreat: ("PH-5.4e", "open-retreat"),
    Ban: ("PH-1.4.3d", "open-ban"),
    TearMagicWall: ("PH-1.4.4a", "open-tear"),
    TearMagicWallLate: ("PH-1.4.4a", "open-tear"),
    BuyGoods: ("PH-6.4.1h", "open-stock"),
    SellGoods: ("PH-6.4.1o", "open-sale"),
    RaiseDead: ("PH-6.7e", "open-dead"),
    Tell: ("PH-R40", "open-master"),
}
"""Rule and sentence of orders that never show beforehand what becomes of them."""
ANSWERED: Final = (GrantWay, GiveGold, HandGold, OfferGoods, OfferPrisoners, TakeOver, GiveLand, PassCards)
"""What needs the other realm, whose sheet of the month may answer in remote play (PH-R228)."""


class OpenEnd(msgspec.Struct, frozen=True):
    rule: str
    said: Words


def open_ends(attempt: Attempt) -> dict[int, OpenEnd]:
    """By order that was tried, what is still open about it."""
    found = {index: open_end(attempt, index, told) for index, told in attempt.news().items()}
    return {index: end for index, end in found.items() if end is not None}


def open_end(attempt: Attempt, index: int, told: Sequence[Any]) -> OpenEnd | None:
    order, setting = attempt.orders[index], attempt.before.setting
    if type(order) in ALWAYS:
        rule, id = ALWAYS[type(order)]
        return OpenEnd(rule, both(id))
    if isinstance(order, PassCards) and is_kind(attempt, setting.realm_named(order.realm), MERCHANTS):
        return OpenEnd("PH-6.4.1i", both("open-hand"))
    if isinstance(order, ANSWERED) and setting.together:
        return OpenEnd("PH-R228", both("open-answer"))
    if isinstance(order, Travel) and not is_kind(attempt, attempt.realm, PIRATE):
        return OpenEnd("PH-6.6.2a", both("open-storm"))
    return encounter(attempt, index, told)


def is_kind(attempt: Attempt, realm: int, kind: int) -> bool:
    return realm >= 0 and attempt.before.realms[realm].kind == kind


def encounter(attempt: Attempt, index: int, told: Sequence[Any]) -> OpenEnd | None:
    """A fight at the end of a way, or enemies on it that would have to be run over."""
    fights = [event.field for event in told if isinstance(event, ConflictArose)]
    if fights:
        return OpenEnd("PH-5.5a", both("open-fight", field=fights[-1]))
    moment = attempt.moments.get(index, attempt.before)
    for event in told:
        for label in event.path[1:-1] if isinstance(event, ArmyMoved) else ():
            if enemies_at(moment, attempt.realm, read_field(moment.setting.world, label)):
                return OpenEnd("PH-5.5g", both("open-overrun", field=label))
    return None
