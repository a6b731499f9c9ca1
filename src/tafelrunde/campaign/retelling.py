"""What was done when: entries of a campaign by month, and the sheets that a realm has played."""

from __future__ import annotations

from tafelrunde.campaign.folder import Campaign
from tafelrunde.engine.log import Entry
from tafelrunde.games.phoenix.moves import Sheet


def entries_by_month(campaign: Campaign) -> list[tuple[int, Entry]]:
    """Every entry with the month in which it was made."""
    return list(zip(campaign.when, campaign.table.entries, strict=True))


def sheets_of(campaign: Campaign, realm: int, month: int) -> list[Sheet]:
    """A realm's sheets of a month; of those that it replaced before the muster closed, the last."""
    found: dict[int, Sheet] = {}
    for when, entry in entries_by_month(campaign):
        if when == month and entry.seat == realm and isinstance(entry.move, Sheet):
            found[campaign.steps[entry.n - 1]] = entry.move
    return list(found.values())
