"""From one home to another: everything that a home keeps, byte for byte."""

from __future__ import annotations

from tafelrunde.engine.errors import Complaint
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, read_lines
from tafelrunde.phoenix_desk.campaign.home import KINDS, LOG, Home, Paper


def move(source: Home, target: Home) -> Campaign:
    """Into a home where no campaign is yet; one that is there already, to the last byte, is left there.

    A log that cannot be played on is not moved.
    """
    campaign = Campaign.open(source)
    with target.held():
        if target.has(LOG) and papers_in(source) != papers_in(target):
            raise Complaint("campaign-here-already", {"path": target.where()})
        if not target.has(LOG):
            copy_papers(source, target)
            campaign.home = target
            campaign.keep_snapshots()
    return campaign


def papers_in(home: Home) -> dict[Paper, bytes | None]:
    return {paper: home.read(paper) for kind in KINDS for paper in home.papers(kind)}


def copy_papers(source: Home, target: Home) -> None:
    """The log comes last: what has none is no campaign."""
    for paper, data in papers_in(source).items():
        if paper != LOG:
            target.write(paper, data or b"")
    target.change_log(0, read_lines(source))
