"""Asks the office about notices of campaigns that are about to go out."""

from __future__ import annotations

from typing import Any, Final, Protocol

import msgspec

from tafelrunde.server.campaigns.errands.notices import Enclosed, Going
from tafelrunde.server.errors import Denied
from tafelrunde.server.notices.campaign_notices import CampaignMessage, Prospect, ReportMail
from tafelrunde.server.notices.delivery import Undelivered
from tafelrunde.store.records import Notice

GONE: Final = "missing"
"""The code of a refusal: there is no such campaign any more."""


class Asks(Protocol):
    """Whoever has errands done (`gathering.Campaigns`)."""

    async def ask(self, campaign: str, errand: str, args: Any = None) -> bytes: ...


class OfficeAdvice:
    """See `campaign_notices.Advice`."""

    def __init__(self, office: Asks) -> None:
        self._office = office

    async def prospect(self, notice: Notice, message: CampaignMessage) -> Prospect:
        answer = await self._ask("notices.prospect", notice, message)
        return Prospect(holds=False) if answer is None else msgspec.json.decode(answer, type=Prospect)

    async def report(self, notice: Notice, message: CampaignMessage) -> ReportMail | None:
        answer = await self._ask("notices.report", notice, message)
        return None if answer is None else msgspec.json.decode(answer, type=Enclosed).report

    async def _ask(self, errand: str, notice: Notice, message: CampaignMessage) -> bytes | None:
        try:
            return await self._office.ask(notice.table, errand, Going(notice.seat, message))
        except Denied as refusal:
            if refusal.code == GONE:
                return None
            raise Undelivered(refusal.code) from None
