"""Sockets of campaigns: who is there hears at once what is new, and saves drafts without a request each."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec import Raw
from starlette.requests import HTTPConnection

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.engine.validation import worded
from tafelrunde.server.campaigns.errands.drafts import Ready, SaveDraft, Withdraw
from tafelrunde.server.campaigns.gathering import Campaigns
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.rights import Act, Place, may
from tafelrunde.server.errors import Denied
from tafelrunde.server.logging import complain
from tafelrunde.server.messages.campaign_messages import (
    CampaignAsks,
    CampaignHello,
    CampaignWelcome,
    Carried,
    HandInSheet,
    LookAtCampaign,
    News,
    PingCampaign,
    SaveSheet,
    WithdrawSheet,
)
from tafelrunde.server.messages.messages import Bye, Pong, Refused, Tell
from tafelrunde.server.people.identity import Caller, recognise
from tafelrunde.server.people.limits import Bucket, address_key
from tafelrunde.server.routes.input import language_of
from tafelrunde.server.routes.request import key_of
from tafelrunde.server.sockets.commands import FAILED, OUR_FAULT, id_of
from tafelrunde.server.sockets.socket import Line, MakeLine, session_of, stop_looking
from tafelrunde.server.tables.packets import packed
from tafelrunde.server.wire.connection import CODES, POLICY
from tafelrunde.server.wire.frames import Wire
from tafelrunde.store.interface import StoreFailed

_asks = msgspec.json.Decoder(CampaignAsks)


class CampaignLine:
    """One socket at a campaign; see `socket.Line`."""

    def __init__(
        self, campaigns: Campaigns, campaign: str, wire: Wire, session: str, lang: Lang, address: str = ""
    ) -> None:
        self.campaigns, self.campaign, self.wire = campaigns, campaign, wire
        self.session, self.lang, self.address = session, lang, address
        hub = campaigns.context.hub
        self.hub = hub
        self.callers: tuple[Caller, ...] = ()
        self.place = Place()
        self.is_greeted = False
        self.visible = self.is_looking = False
        self.looked = 0.0
        self.bucket = Bucket(hub.message_rate, hub.clockwork.now())
        self.refusals = 0
        self.work: asyncio.Task[None] | None = None
        self.waiting: list[str | None] = []

    # -- speaking --------------------------------------------------------------------------------------
    def say(self, message: Tell) -> None:
        self.wire.write(packed(message))

    def leave(self, reason: Denied) -> None:
        self.say(Bye(reason.code, reason.told(self.lang)))
        self.wire.end(CODES.get(reason.code, POLICY))

    def refuse(self, command: str, refusal: Denied) -> None:
        self.hub.metrics.refusals.labels(refusal.code).inc()
        self.say(Refused(command, refusal.told(self.lang), refusal.rule, refusal.code))

    def hear(self, happening: Happening) -> None:
        self.say(News(happening.kind, happening.id, happening.month, happening.n, happening.detail))

    # -- who it is -------------------------------------------------------------------------------------
    async def greet(self, hello: CampaignHello) -> None:
        """Who has no business here is told so, and the socket is closed."""
        self.lang = hello.language
        try:
            await self.recognise(hello.token)
        except Denied as refusal:
            self.leave(refusal)
            return
        except StoreFailed:
            self.leave(FAILED)
            return
        if not self.is_greeted:
            self.is_greeted = True
            self.campaigns.join(self.campaign, self)
        self.say(CampaignWelcome(self.campaign, tuple(member.id for member in self.place.members)))
        self.campaigns.look_around(self.campaign)
        await self.check_sessions()  # it may have ended since it was recognised

    async def recognise(self, token: str) -> None:
        hub = self.hub
        caller = await recognise(hub.store, hub.clockwork.now(), token, self.session)
        callers = (*self.callers, *(one for one in (caller,) if one not in self.callers))
        self.place = await self.place_of(callers)
        self.callers = callers

    async def place_of(self, callers: tuple[Caller, ...]) -> Place:
        """All that was shown counts."""
        found = [await self.campaigns.place(self.campaign, caller) for caller in callers]
        members = {member.id: member for place in found for member in place.members}
        is_watched = any(place.is_watched for place in found)
        if not members and not is_watched:
            raise Denied("link", "link-not-valid")
        return Place(tuple(members.values()), is_watched=is_watched)

    async def check_sessions(self) -> bool:
        store, now = self.hub.store, self.hub.clockwork.now()
        shown = {caller.session for caller in self.callers} - {None}
        if all([await store.session(session, now) for session in shown if session]):
            return True
        await self.lose(Denied("login", "signed-out"))
        return False

    async def recheck(self) -> None:
        """A right that was taken ends the socket; one that was given is told."""
        if not self.is_greeted or not await self.check_sessions():
            return
        before = {member.id for member in self.place.members}
        try:
            place = await self.place_of(self.callers)
        except Denied as refusal:
            await self.lose(refusal)
            return
        now = {member.id for member in place.members}
        if before - now:
            await self.lose(Denied("link", "link-not-valid"))
            return
        is_other, self.place = place != self.place, place
        if is_other:  # of others' comings and goings nothing is heard
            self.say(CampaignWelcome(self.campaign, tuple(now)))
            self.campaigns.look_around(self.campaign)

    async def lose(self, reason: Denied) -> None:
        await stop_looking(self, self.campaign)
        self.callers, self.place = (), Place()
        self.leave(reason)

    async def forget(self) -> None:
        self.campaigns.part(self.campaign, self)
        self.campaigns.look_around(self.campaign)
        await stop_looking(self, self.campaign)

    async def look(self, *, visible: bool) -> None:
        """Noted for as long as it counts; no notice is sent meanwhile."""
        hub = self.hub
        self.looked = hub.clockwork.now()
        self.visible, self.is_looking = visible, visible and bool(self.place.members)
        until = self.looked + hub.settings.look_seconds if visible else 0.0
        elsewhere = set() if visible else self.looked_at_elsewhere()
        for member in self.place.members:
            if member.id not in elsewhere:  # another window of the same person may still be open
                await hub.store.look(self.campaign, member.id, hub.settings.node, until)

    def looked_at_elsewhere(self) -> set[int]:
        others = [one for one in self.campaigns.listeners(self.campaign) if one is not self]
        return {
            member.id for one in others if getattr(one, "is_looking", False) for member in one.place.members
        }

    # -- commands --------------------------------------------------------------------------------------
    async def answer(self, text: str) -> None:
        """Reads one message and answers it; whatever is wrong with it, the socket lives on."""
        try:
            ask = _asks.decode(text)
        except UNREADABLE as error:
            self.refuse(id_of(text), Denied("bad", worded(error)))
            return
        command: str = getattr(ask, "id", "")
        try:
            await self.carry_out(ask)
        except Denied as refusal:
            self.refuse(command, refusal)
        except Complaint as trouble:
            self.refuse(command, Denied("bad", trouble))
        except StoreFailed:
            self.refuse(command, FAILED)
        except Exception as trouble:
            complain("command failed", trouble, table=self.campaign)
            self.refuse(command, OUR_FAULT)

    async def carry_out(self, ask: Any) -> None:
        if isinstance(ask, PingCampaign):
            self.say(Pong())
        elif isinstance(ask, CampaignHello):
            await self.greet(ask)
        elif not self.is_greeted:
            raise Denied("hello", "hello-first")
        elif isinstance(ask, LookAtCampaign):
            await self.look(visible=ask.visible)
        elif isinstance(ask, SaveSheet):
            by = self.acting(ask.realm, "write")
            args = SaveDraft(ask.realm, by, ask.month, ask.step, ask.base, ask.text)
            await self.done(ask.id, "draft.save", args)
        elif isinstance(ask, HandInSheet):
            by = self.acting(ask.realm, "hand in")
            await self.done(ask.id, "sheet.ready", Ready(ask.realm, by, ask.revision, ask.month, ask.step))
        elif isinstance(ask, WithdrawSheet):
            by = self.acting(ask.realm, "hand in")
            await self.done(ask.id, "sheet.withdraw", Withdraw(ask.realm, by))

    def acting(self, realm: int, act: Act) -> int:
        """The number of the member in whose name this is done; a deputy's time may be over by now."""
        now = self.hub.clockwork.now()
        members = [one for one in self.place.members if one.until is None or one.until > now]
        place = Place(tuple(members))
        member = place.member_for(realm)
        if member is None or not may(place, act, realm):
            raise Denied("forbidden", "members-only")
        return member.id

    async def done(self, command: str, errand: str, args: Any) -> None:
        payers = (self.address, *map(key_of, self.callers))
        answer = await self.campaigns.ask(self.campaign, errand, args, payers=payers)
        self.say(Carried(command, Raw(answer)))


def at_campaign(campaigns: Campaigns, campaign: str) -> MakeLine:
    def make(wire: Wire, asked: HTTPConnection) -> Line:
        address = address_key(asked.client.host if asked.client else "")
        return CampaignLine(campaigns, campaign, wire, session_of(asked), language_of(asked), address)

    return make
