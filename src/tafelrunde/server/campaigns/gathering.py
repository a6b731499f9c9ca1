"""The campaigns of this process: who is connected to which, what they hear, and who works on them."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from tafelrunde.engine.log import UNREADABLE
from tafelrunde.phoenix_desk.hosted import NAME
from tafelrunde.server.campaigns.happenings import Happening, is_for
from tafelrunde.server.campaigns.office import NOBODY, Office, Payer
from tafelrunde.server.campaigns.rights import Place, is_over, may_know, place_of
from tafelrunde.server.errors import Denied
from tafelrunde.server.people.identity import Caller
from tafelrunde.server.people.limits import Limits
from tafelrunde.server.tables.context import Context
from tafelrunde.store.records import Change, MemberRecord

REMEMBERED: Final = 1024
"""Happenings that are known again when they are heard of in a second way."""


class Listener(Protocol):
    """One connection to a campaign."""

    place: Place
    is_looking: bool

    def hear(self, happening: Happening) -> None: ...
    async def recheck(self) -> None:
        """Rights may have been given or taken: finds out anew what this connection may hear."""

    def leave(self, reason: Denied) -> None: ...


class Campaigns:
    def __init__(self, context: Context) -> None:
        self.context, self.store = context, context.store
        self.limits = Limits(context.clockwork.now, scale=context.settings.limits_scale)
        self.office = Office(context.settings.database, context.clockwork.now, self.happened)
        self._listeners: dict[str, set[Listener]] = {}
        self._here: dict[str, dict[int, MemberRecord]] = {}
        """By campaign, the members that others know to be there, by number."""
        self._known: OrderedDict[str, None] = OrderedDict()
        self.after: list[Callable[[str, Happening], None]] = []
        """Called for each happening, of other processes too: clocks look again."""
        context.hub.campaign_heard = self.heard
        context.hub.sweeps += [self.office.rest, self.end_deputies, self.remove_expired]

    # -- who is there ----------------------------------------------------------------------------------
    async def place(self, campaign: str, caller: Caller) -> Place:
        """What somebody is in a campaign; nothing, in one that does not exist."""
        visibility = await self.store.campaign_visibility(campaign) if NAME.fullmatch(campaign) else None
        if visibility is None:
            return Place()
        members = await self.store.members(campaign)
        now = self.context.clockwork.now()
        return place_of(members, caller, now, is_watched=visibility == "public")

    def join(self, campaign: str, listener: Listener) -> None:
        self._listeners.setdefault(campaign, set()).add(listener)

    def part(self, campaign: str, listener: Listener) -> None:
        listeners = self._listeners.get(campaign, set())
        listeners.discard(listener)
        if not listeners:
            self._listeners.pop(campaign, None)

    def listeners(self, campaign: str) -> Iterable[Listener]:
        return list(self._listeners.get(campaign, ()))

    def look_around(self, campaign: str) -> None:
        """Whoever may know who is there hears that somebody came or went."""
        before, now = self._here.pop(campaign, {}), self.here(campaign)
        if now:
            self._here[campaign] = now
        changed = [one for key, one in (before | now).items() if (key in before) != (key in now)]
        time = self.context.clockwork.now()
        for listener in self.listeners(campaign):
            mine = [one for one in listener.place.members if not is_over(one, time)]
            if any(one.id != other.id and may_know(one, other) for one in mine for other in changed):
                listener.hear(Happening("here"))

    def here(self, campaign: str) -> dict[int, MemberRecord]:
        return {one.id: one for listener in self.listeners(campaign) for one in listener.place.members}

    # -- what is heard ---------------------------------------------------------------------------------
    async def ask(
        self,
        campaign: str,
        errand: str,
        args: Any = None,
        file: bytes = b"",
        *,
        payers: Sequence[str] = (),
    ) -> bytes:
        """Has an errand done for an address and a person; who has had too much done waits before the next."""
        known = [payer for payer in payers if payer]
        seconds = math.ceil(self.limits.wait("errand", *known))
        if seconds > 0:
            raise Denied("limit", "too-much-work", {"seconds": seconds}, retry=seconds)
        payer = Payer(known[-1], partial(self.charge, known)) if known else NOBODY
        return await self.office.ask(campaign, errand, args, file, payer=payer)

    def charge(self, payers: Sequence[str], seconds: float) -> None:
        self.limits.charge("errand", seconds, *payers)

    def happened(self, campaign: str, happening: Happening) -> None:
        """Tells everybody here who may hear of it, once."""
        if happening.id in self._known:
            return
        self._known[happening.id] = None
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        now = self.context.clockwork.now()
        for listener in self.listeners(campaign):
            members = [member for member in listener.place.members if not is_over(member, now)]
            is_for_all = happening.realms is None and listener.place.is_watched
            if is_for_all or any(is_for(happening, member) for member in members):
                listener.hear(happening)
        if happening.kind == "house" and happening.realms is None:  # strangers may have to go
            self.look_anew(campaign)
        for hook in self.after:
            hook(campaign, happening)

    def heard(self, change: Change) -> None:
        """Of another process: something happened, or somebody came or went."""
        if change.what == "campaign":
            try:
                self.happened(change.table, msgspec.json.decode(change.detail, type=Happening))
            except UNREADABLE:  # of a newer version
                return
            return
        for campaign in [change.table] if change.table else list(self._listeners):
            self.look_anew(campaign)

    def look_anew(self, campaign: str) -> None:
        for listener in self.listeners(campaign):
            self.context.hub.spawn(listener.recheck())

    async def people_changed(self, campaign: str) -> None:
        """Everybody connected here is looked at anew; other processes hear of it from the store."""
        for listener in self.listeners(campaign):
            await listener.recheck()

    async def end_deputies(self, now: float) -> None:
        """Whose time is over hears no more, also while nothing happens."""
        for campaign in list(self._listeners):
            for listener in self.listeners(campaign):
                if any(is_over(member, now) for member in listener.place.members):
                    await listener.recheck()

    async def remove_expired(self, now: float) -> None:
        """Campaigns that somebody tried and has not looked at for a long time."""
        for campaign in await self.store.expired_campaigns(now):
            await self.store.remove_campaign(campaign)
            await self.people_changed(campaign)

    async def start(self) -> None:
        """A service of the server; see app.py. Workers start when they are needed."""

    async def stop(self) -> None:
        for campaign in list(self._listeners):
            for listener in self.listeners(campaign):
                listener.leave(Denied("restart", "server-restarts"))
        await self.office.close()
