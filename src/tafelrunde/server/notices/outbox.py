"""Sends what the outbox holds: each notice once, later again where that fails, and in the end no more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from tafelrunde.server.clocks.clocks import Clocks, read_clocks
from tafelrunde.server.logging import complain, tell, warn
from tafelrunde.server.notices.campaign_notices import (
    Advice,
    CampaignMessage,
    read_message,
    still_hears,
    wants,
)
from tafelrunde.server.notices.delivery import Gone, Rejected, Undelivered
from tafelrunde.server.notices.letters import Letter, written, written_campaign
from tafelrunde.server.notices.notices import Message, verdict
from tafelrunde.server.time import Clockwork
from tafelrunde.store.interface import Store, StoreFailed
from tafelrunde.store.records import Channel, ContactRecord, Notice

POLL: Final = 2.0
"""Seconds between two looks into the outbox."""
LEASE: Final = 300.0
"""So long nobody else sends what we have taken out; far more than it takes."""
AT_ONCE: Final = 8
PAGE: Final = 50
PATIENCE: Final = 25.0
"""Seconds for a campaign to say how it stands; what we have taken out must be sent while it is ours."""
PAUSES: Final = (30.0, 120.0, 600.0, 3_600.0, 14_400.0)
"""Seconds before each new try; then it is given up."""
UNDONE_PAUSE: Final = 60.0
"""Until we look again whether a turn that was taken back has come again."""

Deliver = Callable[[Notice, Letter], Awaitable[None]]


def is_address_of(contact: ContactRecord, notice: Notice) -> bool:
    wanted = (notice.seat, notice.channel, notice.address)
    return (contact.seat, contact.channel, contact.address) == wanted


class Outbox:
    """The notices of all tables and campaigns on their way out."""

    def __init__(
        self,
        store: Store,
        clockwork: Clockwork,
        node: str,
        channels: Mapping[Channel, Deliver],
        public_url: str,
        advice: Advice | None = None,
    ) -> None:
        self._store, self._clockwork, self._node = store, clockwork, node
        self._channels, self._public_url, self._advice = channels, public_url, advice
        self._room = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                sent = await self.deliver_due()
            except StoreFailed as trouble:
                warn("outbox waits for the store", trouble)
                sent = 0
            if not sent:
                await self._clockwork.sleep(POLL)

    async def deliver_due(self) -> int:
        """Takes out what is due and tries to deliver it; returns how many were taken out."""
        now = self._clockwork.now()
        notices = await self._store.claim_notices(self._node, now, now + LEASE, PAGE)
        await asyncio.gather(*(self._guarded(notice) for notice in notices))
        return len(notices)

    async def _guarded(self, notice: Notice) -> None:
        """One that cannot be handled must not hold up the others."""
        try:
            async with self._room:
                await self._handle(notice)
        except StoreFailed as trouble:
            warn("notice waits for the store", trouble, table=notice.table)
        except Exception as trouble:
            complain("notice failed", trouble, table=notice.table, channel=notice.channel)
            await self._later(notice)

    async def _handle(self, notice: Notice) -> None:
        message = read_message(notice.body)
        if isinstance(message, CampaignMessage):
            await self._send(notice, lambda: self._of_campaign(notice, message))
        else:
            await self._handle_table(notice, message)

    async def _handle_table(self, notice: Notice, message: Message) -> None:
        now = self._clockwork.now()
        record = await self._store.table(notice.table)
        clocks = Clocks() if record is None else await self._clocks(notice.table, record.n)
        looking = await self._store.looking(notice.table, now)
        found = verdict(notice, message.about, record, clocks, looking)
        if found == "drop" or await self._contact(notice) is None:
            await self._store.notice_done(notice.id)
        elif found == "wait":
            await self._store.notice_failed(notice.id, notice.tries, now + UNDONE_PAUSE)
        else:
            await self._send(notice, lambda: self._of_table(notice, message))

    async def _of_table(self, notice: Notice, message: Message) -> Letter:
        return written(notice, message, self._public_url)

    async def _of_campaign(self, notice: Notice, message: CampaignMessage) -> Letter | None:
        """None if there is nothing to tell any more, or nobody who may hear it."""
        contact = await self._contact(notice)
        if self._advice is None or contact is None or not wants(contact, message.about):
            return None
        if not await self._listens(notice, message):
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._advised(self._advice, notice, message, contact)
        except TimeoutError:
            raise Undelivered("campaign busy") from None

    async def _advised(
        self, advice: Advice, notice: Notice, message: CampaignMessage, contact: ContactRecord
    ) -> Letter | None:
        prospect = await advice.prospect(notice, message)
        if not prospect.holds:
            return None
        takes_report = contact.report and contact.channel == "mail" and message.about == "report"
        report = await advice.report(notice, message) if takes_report else None
        return written_campaign(notice, message, prospect, self._public_url, report)

    async def _listens(self, notice: Notice, message: CampaignMessage) -> bool:
        """Whether the member is still one, and not looking."""
        now = self._clockwork.now()
        if notice.seat in await self._store.looking(notice.table, now):
            return False
        people = await self._store.members(notice.table)
        return any(one.id == notice.seat and still_hears(one, message, now) for one in people)

    async def _contact(self, notice: Notice) -> ContactRecord | None:
        """Who took the address back, or lost the seat, since the notice was written hears no more."""
        contacts = await self._store.contacts(notice.table)
        return next((contact for contact in contacts if is_address_of(contact, notice)), None)

    async def _clocks(self, table: str, n: int) -> Clocks:
        steps = await self._store.steps(table, n - 1)
        return read_clocks(steps[-1].clock) if steps else Clocks()

    async def _send(self, notice: Notice, write: Callable[[], Awaitable[Letter | None]]) -> None:
        deliver = self._channels.get(notice.channel)
        try:
            if deliver is None:
                raise Rejected("channel")
            if (letter := await write()) is not None:
                await deliver(notice, letter)
        except Rejected as refusal:
            tell("notice given up", table=notice.table, channel=notice.channel, reason=str(refusal))
            if isinstance(refusal, Gone):
                await self._forget(notice)
            await self._store.notice_failed(notice.id, notice.tries + 1, None)
        except Undelivered as trouble:
            warn("notice not delivered", table=notice.table, channel=notice.channel, reason=str(trouble))
            await self._later(notice)
        else:
            await self._store.notice_done(notice.id)

    async def _later(self, notice: Notice) -> None:
        pause = PAUSES[notice.tries] if notice.tries < len(PAUSES) else None
        due = None if pause is None else self._clockwork.now() + pause
        await self._store.notice_failed(notice.id, notice.tries + 1, due)

    async def _forget(self, notice: Notice) -> None:
        """Unless a new address was given meanwhile."""
        for contact in await self._store.contacts(notice.table):
            if is_address_of(contact, notice):
                await self._store.remove_contact(contact.table, contact.seat, contact.channel)
