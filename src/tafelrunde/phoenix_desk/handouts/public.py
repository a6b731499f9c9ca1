"""What those who look on may see: whole months, and only when they are as old as the campaign wants."""

from __future__ import annotations

from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import state_at


def closed(campaign: Campaign) -> int:
    """The last month that is over; 0 while the first one runs."""
    return campaign.state.month - (not campaign.is_over)


def last_public(campaign: Campaign, delay: int) -> int:
    """The last month that is old enough; below 0 if not even the beginning is."""
    return closed(campaign) - delay


def need_public(campaign: Campaign, delay: int, month: int | None, *, first: int = 1) -> int:
    """The month that somebody looks at: the one he names, or the last that he may see."""
    last = last_public(campaign, delay)
    if last < first:
        raise Complaint("nothing-public-yet")
    if month is not None and not first <= month <= last:
        raise Complaint("not-public-yet", {"last": str(last), "name": month_name(last) if last else "–"})
    return last if month is None else month


def state_after(campaign: Campaign, month: int) -> State:
    """The position when a month was over, which is how the next one began; month 0 is before the first."""
    if campaign.is_over and month == campaign.state.month:
        return campaign.state
    return state_at(campaign, month + 1)
