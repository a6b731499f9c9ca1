"""What one realm may offer another: lines of both sheets about rights, gifts, captives and trade.

An offer is read, not tried: whether its orders are possible shows when each realm has its own sheet checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from tafelrunde.engine.contract import Lang, Words
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.text import quoted, shortened
from tafelrunde.games.phoenix.orders.court import FreePerson
from tafelrunde.games.phoenix.orders.market import PassCards
from tafelrunde.games.phoenix.orders.trade import GiveGold, GiveLand, HandGold, OfferGoods, TakeOver
from tafelrunde.games.phoenix.orders.turn import (
    AcceptGifts,
    AgreeWay,
    DeclineGifts,
    GrantCoast,
    GrantWay,
    RevokeCoast,
    RevokeWay,
)
from tafelrunde.games.phoenix.orders.war import OfferPrisoners, Release
from tafelrunde.games.phoenix.state.setting import Setting
from tafelrunde.games.phoenix.words.sentences import format_order
from tafelrunde.games.phoenix.words.text import parse_sheet

MOST_LINES: Final = 20
LONGEST_LINE: Final = 300
RIGHTS: Final = (GrantCoast, RevokeCoast, GrantWay, AgreeWay, RevokeWay, AcceptGifts, DeclineGifts)
GIFTS: Final = (GiveGold, HandGold, GiveLand)
CAPTIVES: Final = (OfferPrisoners, FreePerson, Release)
TRADE: Final = (OfferGoods, TakeOver, PassCards)
DEALS: Final[tuple[type, ...]] = (*RIGHTS, *GIFTS, *CAPTIVES, *TRADE)


class Side:
    """One realm's part of an offer, and with whom it is made."""

    def __init__(self, setting: Setting, partner: int, called: Words, lang: Lang) -> None:
        self.setting, self.partner, self.called, self.lang = setting, partner, called, lang

    def lines(self, written: Sequence[str]) -> tuple[str, ...]:
        """As a sheet will have them: one order each, with the other realm by its name."""
        if len(written) > MOST_LINES:
            raise Complaint("deal-too-long", {"side": self.called, "most": MOST_LINES})
        return tuple([self.line(number, line) for number, line in enumerate(written, 1)])

    def line(self, number: int, written: str) -> str:
        orders, wrong = parse_sheet(written[: LONGEST_LINE + 1])
        if wrong:
            raise self.refused(number, wrong[0].complaint)
        if len(orders) != 1 or len(written) > LONGEST_LINE:
            raise self.refused(number, Complaint("deal-one-order", {"longest": LONGEST_LINE}))
        return format_order(self.meant(number, orders[0], written), self.lang)

    def meant(self, number: int, order: Any, written: str) -> Any:
        """The order, if it is one between the two."""
        said = {"line": quoted(shortened(written))}
        if not isinstance(order, DEALS):
            raise self.refused(number, Complaint("deal-of-other-kind", said))
        if isinstance(order, Release):  # of whom they are prisoners, the line does not say
            return order
        with_realm: Any = order
        if self.setting.realm_named(with_realm.realm) != self.partner:
            names = {"realm": self.setting.names[self.partner]}
            raise self.refused(number, Complaint("deal-with-another", said | names))
        return replace(with_realm, realm=self.setting.names[self.partner])

    def refused(self, number: int, fault: Complaint) -> Complaint:
        return Complaint("deal-bad-line", {"side": self.called, "line": str(number), "fault": fault})
