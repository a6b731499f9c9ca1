"""Campaigns that random players have played, for tests of reports; each is played once."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.foundation import Plan, found_campaign, realms_called
from tafelrunde.phoenix_desk.folder import Folder
from tafelrunde.phoenix_desk.months.runner import deal_bots, run_months

REALMS = 3
MONTHS = 9
KEPT: list[tempfile.TemporaryDirectory[str]] = []
"""Removed when the tests end."""


def empty_folder() -> Folder:
    KEPT.append(tempfile.TemporaryDirectory(prefix="tafelrunde-report-"))
    return Folder(Path(KEPT[-1].name) / "campaign")


def founded(seed: int, months: int = 0, deadlines: str = "meeting") -> Campaign:
    plan = Plan(
        realms=realms_called([], REALMS),
        seed=seed,
        size="hexagon 2",
        months=months,
        options={"deadlines": deadlines},
    )
    return found_campaign(empty_folder(), plan)


@cache
def played(seed: int = 1, bots: str = "random", months: int = MONTHS, deadlines: str = "meeting") -> Campaign:
    """Do not play on with it: it is shared."""
    campaign = founded(seed, deadlines=deadlines)
    run_months(campaign, months, deal_bots(campaign, bots.split(",")), seed)
    return campaign
