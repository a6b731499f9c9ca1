"""Special orders: words of realms that only the game master can carry out (PH-R40)."""

from __future__ import annotations

import msgspec

from tafelrunde.games.phoenix.orders.trade import Tell
from tafelrunde.games.phoenix.words.text import parse_sheet
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.orders.drafts import draft_text, waiting_drafts
from tafelrunde.phoenix_desk.reports import month_of, said_in


class SpecialOrder(msgspec.Struct, frozen=True):
    """`waits`: the sheet it stands in is not played yet."""

    month: int
    realm: str
    text: str
    waits: bool


def special_orders(campaign: Campaign) -> list[SpecialOrder]:
    """Words to the game master: of the last month, of this one, and in sheets that are still to be played."""
    names, month = campaign.names, campaign.state.month
    told = [
        SpecialOrder(number, names[realm], text, waits=False)
        for number in (month - 1, month)
        if number in campaign.months
        for realm, text in said_in(month_of(campaign, campaign.master, number))
    ]
    return told + waiting_orders(campaign)


def waiting_orders(campaign: Campaign) -> list[SpecialOrder]:
    """Of sheets that are handed in and not played yet."""
    return [
        SpecialOrder(campaign.state.month, campaign.names[realm], order.text, waits=True)
        for realm in waiting_drafts(campaign)
        for order in parse_sheet(draft_text(campaign, realm))[0]
        if isinstance(order, Tell)
    ]
