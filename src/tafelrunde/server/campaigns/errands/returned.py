"""Sheets that come back to their realms: what was handed in is a draft again, and nobody writes it twice."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.orders.drafts import draft_of
from tafelrunde.phoenix_desk.orders.revisions import save
from tafelrunde.server.campaigns.errands.drafts import grown, keep_draft, kept_draft


def into_draft(campaign: Campaign, realm: int, sheet: bytes) -> None:
    """Within a change. What the realm has written for this round meanwhile stays as it is."""
    kept = kept_draft(campaign, realm)
    text = sheet.decode("utf-8-sig", "replace").rstrip("\n")
    if kept.newest.text.strip() or not text:
        return
    keep_draft(campaign, grown(kept, save(kept.newest, kept.newest, text).revision))


def all_into_drafts(campaign: Campaign, realms: Iterable[int]) -> None:
    """Sheets that wait are not handed in any more."""
    for realm in realms:
        paper = draft_of(campaign, realm)
        into_draft(campaign, realm, campaign.home.read(paper) or b"")
        campaign.home.remove(paper)
