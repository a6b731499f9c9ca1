"""A campaign led from Python: founded, run with bots; its conflicts, its protocol (docs/phoenix-master.md).

python examples/phoenix_desk.py FOLDER
"""

import sys
from pathlib import Path

from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.foundation import Plan, found_campaign, realms_called
from tafelrunde.phoenix_desk.folder import Folder
from tafelrunde.phoenix_desk.foresight.conflicts import conflicts_of
from tafelrunde.phoenix_desk.months.runner import deal_bots, run_months
from tafelrunde.phoenix_desk.review.evaluations import evaluations
from tafelrunde.phoenix_desk.review.tally import tally

MONTHS = 12


def lead(folder: Path) -> Campaign:
    """Three realms on a small world, two of them warlike, for a year and a half."""
    plan = Plan(realms_called((), 3), seed=4, size="hexagon 2")
    campaign = found_campaign(Folder(folder), plan)
    run_months(campaign, MONTHS, deal_bots(campaign, ["warlord", "settler"]), seed=4)
    campaign.save()
    return campaign


def main() -> None:
    campaign = lead(Path(sys.argv[1]))
    for month in range(1, MONTHS + 1):
        for conflict in conflicts_of(campaign, month):
            chances = [f"{chance.won:.0%}" for party in conflict.parties for chance in party.chances]
            print(month, conflict.kind, conflict.realm, *conflict.fields, *chances)
    print(len(evaluations(campaign)), "evaluations in the protocol")
    print({kind: count for kind, count in tally(campaign).items() if count})


if __name__ == "__main__":
    main()
