"""The tables of this process: loaded when somebody asks, told apart by id, dropped when nobody does.

Other parts hang in here: `decorate` adds what becomes true together with a step (clocks, notices),
`after_step` is called once it is true (bots, clocks), `sweeps` every few seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal, TypeAlias

import msgspec

from tafelrunde.engine.codec import encode
from tafelrunde.server.chores import Chores, Sweep, guarded
from tafelrunde.server.errors import Denied
from tafelrunde.server.logging import complain
from tafelrunde.server.messages.messages import ChatSaid, Seated, TableInfo, UndoAnswered, UndoAsked
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.people.limits import RATES, Buckets, Rate
from tafelrunde.server.settings import Settings
from tafelrunde.server.tables.audience import Subscriber, delay_of
from tafelrunde.server.tables.beginning import damaged, game_of, header_of
from tafelrunde.server.tables.bulletin import Bulletin
from tafelrunde.server.tables.journal import Damaged
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.packets import packed, showing, table_info
from tafelrunde.server.tables.story import happened_at
from tafelrunde.server.tables.surroundings import StepOutcome
from tafelrunde.server.time import Clockwork
from tafelrunde.store.interface import Store
from tafelrunde.store.records import Append, Change, ChatRecord

CheckInTime: TypeAlias = Callable[[LiveTable, int, float], None]
Decorate: TypeAlias = Callable[[LiveTable, Append], Awaitable[Append]]
AfterStep: TypeAlias = Callable[[LiveTable, StepOutcome], None]
AfterLoad: TypeAlias = Callable[[LiveTable], None]
AfterSeating: TypeAlias = Callable[[LiveTable], Awaitable[None]]
AfterSession: TypeAlias = Callable[[int], Awaitable[None]]


class Hub:
    """All tables that this process has in memory, and who is connected to them."""

    def __init__(self, settings: Settings, store: Store, clockwork: Clockwork) -> None:
        self.settings = settings
        self.store = store
        self.clockwork = clockwork
        self.metrics = Metrics()
        chat = RATES["chat"]
        scale = settings.limits_scale
        self.message_rate = Rate(settings.message_burst, settings.messages_per_second)
        """What each socket may send."""
        self.chat_rate = Buckets(Rate(chat.burst * scale, chat.per_second * scale), clockwork.now)
        self.in_time: list[CheckInTime] = []
        """Asked in order before a person's move or undo, while the table is locked; they raise `Denied`."""
        self.decorate: list[Decorate] = []
        """Applied in order, while the table is locked, to every step but those that only ask for an undo."""
        self.after_load: list[AfterLoad] = []
        """Called in order when a table has come into memory."""
        self.after_step: list[AfterStep] = []
        """Called in order for every step, also those heard of from other processes (`outcome.ours`)."""
        self.after_seating: list[AfterSeating] = []
        """Called in order when the lobby has changed something, here or in another process."""
        self.after_session: list[AfterSession] = []
        """Called in order when sessions of an account have ended, here or in another process."""
        self.campaign_heard: Callable[[Change], None] | None = None
        """Called when another process has changed something that may be about a campaign."""
        self.sweeps: list[Sweep] = [self._drop_idle]
        """Called with the time, every `sweep_seconds`."""
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._chores = Chores()
        self.spawn = self._chores.spawn

    # -- opening and closing --------------------------------------------------------------------------
    async def open(self) -> None:
        await self.store.listen(self.heard)
        self.spawn(self._chores.sweep_on(self.clockwork, self.settings.sweep_seconds, self.sweeps))

    async def farewell(self) -> None:
        """Tells everybody that the server stops; what was accepted is in the store."""
        for live in list(self._tables.values()):
            for subscriber in list(live.audience.subscribers):
                subscriber.leave(Denied("restart", "server-restarts"))

    async def close(self) -> None:
        await self.farewell()
        await self._chores.end()
        self._tables.clear()

    async def _drop_idle(self, now: float) -> None:
        """Forgets tables that nobody needs; the store has them."""
        for live in list(self._tables.values()):
            idle = now - live.used >= self.settings.idle_seconds
            if idle and not live.audience.subscribers and not live.is_busy:
                del self._tables[live.id]

    # -- tables ---------------------------------------------------------------------------------------
    @property
    def tables(self) -> list[LiveTable]:
        """Those in memory."""
        return list(self._tables.values())

    async def table(self, table: str) -> LiveTable | None:
        """The table with this id, read from the store if it is not in memory."""
        live = self._tables.get(table)
        if live is None:
            live = await self._loaded(table)
        if live is not None:
            live.used = self.clockwork.now()
        return live

    async def existing(self, table: str) -> LiveTable:
        live = await self.table(table)
        if live is None:
            raise Denied("missing", "no-such-table")
        return live

    async def _loaded(self, table: str) -> LiveTable | None:
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> LiveTable | None:
        record = await self.store.table(table)
        if record is None:
            return None
        live = LiveTable(self, game_of(record), record, await self.store.seats(table))
        try:
            await live.load()
        except Damaged as trouble:
            complain("table cannot be continued", trouble, table=table)
            raise damaged() from None
        live = self._tables.setdefault(table, live)
        for hook in self.after_load:
            hook(live)
        return live

    def distrust(self, live: LiveTable) -> None:
        """What the store says of this table makes no sense: nobody plays on until it was looked at."""
        complain("table cannot be continued", table=live.id)
        if self._tables.get(live.id) is live:
            del self._tables[live.id]
        trouble = damaged()
        for subscriber in list(live.audience.subscribers):
            subscriber.leave(trouble)

    async def start(self, table: str) -> LiveTable:
        """Begins the game of a table: all seats are taken, and step 1 is what chance does first."""
        live = await self.existing(table)
        if live.record.status != "gathering":
            raise Denied("state", "game-started-already")
        record = msgspec.structs.replace(
            live.record,
            version=live.game.meta.version,
            header=encode(header_of(live)),
            status="running",
            changed=self.clockwork.now(),
        )
        await self.store.update_table(record)
        await self.refresh(table)
        return live

    async def refresh(self, table: str, what: Literal["seats", "table"] = "table") -> None:
        """After the lobby has changed something in the store: seats, title, status. Everybody is told."""
        live = self._tables.get(table)
        if live is None:
            await self._wake(table)
            return
        record = live.record if what == "seats" else await self.store.table(table)
        if record is None:
            await self._remove(live)
            return
        await live.renew(record, await self.store.seats(table))
        for subscriber in list(live.audience.subscribers):
            await subscriber.recheck()
        self.announce(live)
        await self._seated(live)

    async def _wake(self, table: str) -> None:
        """Nobody has this table in memory; but its bots and clocks must hear of a change while it runs."""
        record = await self.store.table(table)
        if record is not None and record.status == "running":
            live = await self.table(table)
            if live is not None:
                await self._seated(live)

    async def _seated(self, live: LiveTable) -> None:
        for hook in self.after_seating:
            await guarded(hook(live))

    async def _remove(self, live: LiveTable) -> None:
        del self._tables[live.id]
        for subscriber in list(live.audience.subscribers):
            subscriber.leave(Denied("missing", "table-removed"))

    async def session_ended(self, user: int) -> None:
        for hook in self.after_session:
            await guarded(hook(user))

    # -- subscribers ----------------------------------------------------------------------------------
    def subscribe(self, live: LiveTable, subscriber: Subscriber) -> None:
        live.audience.subscribers.add(subscriber)
        if subscriber.seats:  # of those who watch nothing is told: 800 who leave would be told of each other
            self.announce(live, but=subscriber)

    def unsubscribe(self, live: LiveTable, subscriber: Subscriber) -> None:
        if subscriber in live.audience.subscribers:
            live.audience.remove(subscriber)
            live.used = self.clockwork.now()
            if subscriber.seats:
                self.announce(live)

    def info(self, live: LiveTable, behind: int = 0) -> TableInfo:
        """The table as everybody sees it; who watches from behind is not told how far the game is by now."""
        info = table_info(live.record, live.seats, live.audience.here())
        return msgspec.structs.replace(info, n=max(0, info.n - behind), to_act=()) if behind else info

    def announce(self, live: LiveTable, but: Subscriber | None = None) -> None:
        """Tells everybody who sits where and who is here."""
        present = packed(Seated(self.info(live)))
        behind = packed(Seated(self.info(live, delay_of(live.record))))
        for subscriber in live.audience.subscribers:
            if subscriber is not but:
                subscriber.tell(behind if subscriber.watches else present)

    async def say(self, table: str, seat: int | None, name: str, text: str) -> ChatRecord:
        """Adds a line to the table's chat."""
        chat = ChatRecord(table, self.clockwork.now(), seat, name, text)
        chat.id = await self.store.add_chat(chat)
        live = self._tables.get(table)
        if live is not None:
            live.audience.tell_all(packed(said(chat)))
        return chat

    # -- steps: what a LiveTable needs around it ------------------------------------------------------
    def check_in_time(self, live: LiveTable, seat: int, came: float) -> None:
        for check in self.in_time:
            check(live, seat, came)

    async def decorated(self, live: LiveTable, append: Append) -> Append:
        for decorate in self.decorate:
            append = await decorate(live, append)
        return append

    def broadcast(self, live: LiveTable, outcome: StepOutcome) -> None:
        """Sends everybody their own view of a new step."""
        if self._tables.get(live.id) is not live:
            self._tell_successor(live)
            return
        undone, most = outcome.kind == "undo", self.settings.most_offers
        show = showing(live.game, live.position, most, events=outcome.events, undone=undone)
        happened = happened_at(outcome.kind, outcome.actor, outcome.events, live.position)
        live.audience.step(Bulletin(show, live.game, live.header.seats, happened), delay_of(live.record))
        self._tell_plea(live, outcome)

    def show(self, live: LiveTable) -> None:
        """Sends everybody a fresh view."""
        show = showing(live.game, live.position, self.settings.most_offers)
        live.audience.step(Bulletin(show, live.game), delay_of(live.record))

    def _tell_successor(self, live: LiveTable) -> None:
        """The table was dropped from memory and loaded anew while somebody still held the old one."""
        successor = self._tables.get(live.id)
        if successor is not None:
            self.spawn(successor.catch_up())

    @staticmethod
    def _tell_plea(live: LiveTable, outcome: StepOutcome) -> None:
        plea = live.position.plea
        if plea is not None:
            live.audience.tell_seats(packed(UndoAsked(plea.seat, plea.keep, plea.waits_for)))
        elif outcome.ended_plea:
            live.audience.tell_seats(packed(UndoAnswered(agreed=outcome.kind == "undo")))

    def after(self, live: LiveTable, outcome: StepOutcome) -> None:
        for hook in self.after_step:
            try:
                hook(live, outcome)
            except Exception as trouble:
                complain("background work failed", trouble)

    # -- other processes ------------------------------------------------------------------------------
    def heard(self, change: Change) -> None:
        """Another process has changed something; an empty table means that we may have missed anything."""
        if change.what == "people":
            self.spawn(self.session_ended(change.n))
            return
        if self.campaign_heard is not None:
            self.campaign_heard(change)
        if change.what == "campaign":
            return
        lives = self.tables if not change.table else [self._tables.get(change.table)]
        for live in lives:
            if live is not None:
                self.spawn(self._follow(live, change))

    async def _follow(self, live: LiveTable, change: Change) -> None:
        if change.what == "chat":
            for chat in await self.store.chats(live.id, change.n - 1, 1):
                live.audience.tell_all(packed(said(chat)))
        elif change.what == "step":
            await live.catch_up(change.n if change.table else None)
        else:
            await self.refresh(live.id)


def said(chat: ChatRecord) -> ChatSaid:
    return ChatSaid(chat.id, chat.at, chat.seat, chat.name, chat.text)
