"""That a realm is writing its sheet: all that game masters learn of it before it is handed in.

It is noted apart from the draft, by the first save of a member in a round. So nobody has to look into a draft
to know it, and lines that an accepted offer has written there betray nothing.
"""

from __future__ import annotations

from typing import Final, Literal

from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.home import Paper
from tafelrunde.phoenix_desk.orders.drafts import file_name
from tafelrunde.phoenix_desk.orders.revisions import Round, round_of
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Workbench

STEPS: Final = ("month", "muster", "turn")


def paper_of(kind: Literal["draft", "begun"], campaign: Campaign, realm: int, round: Round) -> Paper:
    number = len(STEPS) * round.month + STEPS.index(round.step)
    return Paper(kind, number, file_name(campaign.names, realm))


def note_begun(bench: Workbench, campaign: Campaign, realm: int) -> None:
    """Within `noting`; said once in a round, whatever is written and however often."""
    paper = paper_of("begun", campaign, realm, round_of(campaign.state))
    if not campaign.home.has(paper):
        campaign.home.write(paper, b"")
        month = campaign.state.month
        bench.tell(Happening("sheet", masters=True, month=month, n=realm, detail="begun"))


def writing(campaign: Campaign) -> frozenset[int]:
    """Realms that have begun to write for the round that is open."""
    known, now = set(campaign.home.papers("begun")), round_of(campaign.state)
    realms = range(len(campaign.names))
    return frozenset([realm for realm in realms if paper_of("begun", campaign, realm, now) in known])
