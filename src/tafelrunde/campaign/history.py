"""Looking back: positions and views at the beginning of a month, at any entry, and the entries of a month."""

from __future__ import annotations

from typing import Any

from tafelrunde.campaign.folder import Campaign
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.protocol import Seat
from tafelrunde.games.phoenix.calendar import month_name
from tafelrunde.games.phoenix.state import State


def state_at(campaign: Campaign, month: int) -> State:
    """The position when the muster of a month opened."""
    mark = campaign.months.get(month)
    if mark is None:
        first, last = month_name(min(campaign.months, default=1)), month_name(max(campaign.months, default=1))
        raise Complaint(
            f"month {month} has not begun; the log has {first} to {last}",
            f"Monat {month} hat nicht begonnen; das Log reicht von {first} bis {last}",
        )
    state: State = mark.state
    return state


def view_at(campaign: Campaign, seat: Seat | None, month: int) -> Any:
    """What a seat knew when the muster of a month opened."""
    return campaign.game.view(state_at(campaign, month), seat)
