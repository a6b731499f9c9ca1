"""Seats that a bot plays, for good or until their player comes back: whose turn it is gets a move.

Each table with a bot to act has one task while that lasts. Thinking is done in other processes (`pool.py`); a
bot that finds no move in time plays one by chance, so that every game goes on. Where people look on, bots let
some time pass first (`pace.py`), and where many tables want to think each has its share (`line.py`). Of
several servers on one database only the one that claims a table lets its bots think (`claims.py`).
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

from msgspec import Raw
from msgspec.structs import replace

from tafelrunde.bots import best_bot
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import decode_move, encode
from tafelrunde.engine.contract import sample
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.server.bots.claims import BEAT, Claims
from tafelrunde.server.bots.line import DESERTED, PEOPLED, QUICK, WATCHED, Line
from tafelrunde.server.bots.pace import is_alone, time_left
from tafelrunde.server.bots.pool import BotPool
from tafelrunde.server.bots.thinker import TOO_SLOW, Answer, Question
from tafelrunde.server.errors import Denied
from tafelrunde.server.logging import complain, warn
from tafelrunde.server.tables.hub import Hub
from tafelrunde.server.tables.live import LiveTable, StaleStep
from tafelrunde.server.tables.packets import is_paused
from tafelrunde.server.tables.surroundings import StepOutcome
from tafelrunde.store.interface import StoreFailed
from tafelrunde.store.records import SeatRecord

PAUSE: Final = 5.0
"""Seconds until a table whose store failed is tried again."""
SWEEP: Final = 60.0
"""How often tables are looked for that another server may have left waiting."""
PAGE: Final = 500
SEED_BITS: Final = 53


def plays_itself(seat: SeatRecord) -> bool:
    return seat.kind == "bot" or seat.stands_in


def bot_to_act(live: LiveTable) -> SeatRecord | None:
    """The first seat to act that a bot plays; nobody while the table pauses."""
    if live.record.status == "running" and not is_paused(live.record, live.seats):
        for seat in sorted(live.to_act):
            if plays_itself(live.seats[seat]):
                return live.seats[seat]
    return None


def rank_of(live: LiveTable) -> int:
    """Tables with people come first, above all where they are connected."""
    if is_alone(live):
        return DESERTED
    return WATCHED if live.audience.here() else PEOPLED


def by_chance(live: LiveTable, seat: int) -> Any:
    """Any move on offer, for a bot that found none."""
    return sample(live.game.legal_moves(live.state, seat), Seeded(secrets.randbits(SEED_BITS)))


class Bots:
    """All bots of one server."""

    def __init__(self, hub: Hub, pool: BotPool) -> None:
        self._hub, self._pool, self._metrics = hub, pool, hub.metrics
        self._store, self._clockwork, self._seconds = hub.store, hub.clockwork, hub.settings.bot_seconds
        self._claims, self._line = Claims(hub), Line(pool.workers)
        self._alone = asyncio.Semaphore(1)
        """Where no person plays, one decision at a time: many such tables cost others no more than one."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, asyncio.Event] = {}
        self._chores: list[asyncio.Task[None]] = []

    @property
    def at_work(self) -> int:
        """Tables at which a bot is to act."""
        return len(self._tasks)

    def after_step(self, live: LiveTable, outcome: StepOutcome) -> None:
        self.wake(live)

    async def after_seating(self, live: LiveTable) -> None:
        self.wake(live)

    def wake(self, live: LiveTable) -> None:
        """Lets a bot go to work if it is its turn: after each step, and when seats have changed."""
        table = live.id
        if table in self._tasks:
            self._woken[table].set()
        elif bot_to_act(live) is not None:
            self._woken[table] = asyncio.Event()
            self._tasks[table] = asyncio.create_task(self._work(table))

    async def _work(self, table: str) -> None:
        """Moves until no bot is to act at this table."""
        try:
            while await self._turn(table):
                pass
        except Denied as trouble:
            warn("bot stops", table=table, code=trouble.code)
        except Exception as trouble:
            complain("bot failed", trouble, table=table)
        finally:
            # Nothing may happen between the last look and this, or a bot would not be woken.
            del self._tasks[table], self._woken[table]

    async def _turn(self, table: str) -> bool:
        """One decision of one bot; False if there is none to make."""
        try:
            live = await self._hub.table(table)
            seat = None if live is None else bot_to_act(live)
            if live is None or seat is None:
                return False
            self._woken[table].clear()
            if (wait := await self._claims.wait_for(table)) > 0:
                await self._rest(table, wait)
            elif (wait := time_left(live, seat.seat, self._clockwork.now())) > 0:
                await self._rest(table, wait)  # and look anew: the game may have moved on
            elif is_alone(live):
                await self._decide_aside(live, seat)
            else:
                await self._decide(live, seat)
        except StoreFailed as trouble:
            warn("bot waits for the store", trouble, table=table)
            await self._rest(table, PAUSE)
        return True

    async def _decide_aside(self, live: LiveTable, seat: SeatRecord) -> None:
        """Then rests as long as that took: pages of people have half of the server at least."""
        async with self._alone:
            start = perf_counter()
            await self._decide(live, seat)
            await asyncio.sleep(perf_counter() - start)

    async def _decide(self, live: LiveTable, seat: SeatRecord) -> None:
        n = live.n
        move = await self._choose(live, seat)
        if move is not None:
            await self._play(live, seat.seat, n, move)

    async def _choose(self, live: LiveTable, seat: SeatRecord) -> Any:
        """The bot's move, or one by chance; None if this is no longer its decision."""
        game, bot = live.game, seat.bot or best_bot(live.game)
        view = Raw(encode(game.view(live.state, seat.seat)))
        seed = secrets.randbits(SEED_BITS)
        question = Question(game.meta.id, bot, seat.seat, seed, view, self._seconds)
        answer = await self._thought(live, question)
        if seat.seat not in live.to_act or not plays_itself(live.seats[seat.seat]):
            return None  # the player came back, or the step was taken back
        if answer.trouble:
            return self._troubled(live, seat.seat, bot, answer.trouble)
        self._metrics.bot_seconds.labels(game.meta.id, bot).observe(answer.seconds)
        return decode_move(game, bytes(answer.move))

    async def _thought(self, live: LiveTable, question: Question) -> Answer:
        """Waits in line, and again if it was cut off at the place for quick decisions; all in one budget."""
        left = question.seconds
        while True:
            async with self._line.place(live.id, rank_of(live)) as place:
                seconds = min(left, QUICK) if place.is_quick else left
                answer = await self._pool.think(replace(question, seconds=seconds))
            left -= seconds
            if answer.trouble != TOO_SLOW or left <= 0:
                return answer

    def _troubled(self, live: LiveTable, seat: int, bot: str, trouble: str) -> Any:
        warn("bot found no move", table=live.id, game=live.game.meta.id, bot=bot, reason=trouble)
        self._metrics.bot_troubles.labels(trouble).inc()
        return by_chance(live, seat)

    async def _play(self, live: LiveTable, seat: int, n: int, move: Any) -> None:
        """Makes the move; one that the rules refuse is a fault of the bot, and chance moves instead."""
        command = f"bot-{n}-{seat}"
        with suppress(StaleStep):
            try:
                await live.do(seat, move, n, command, by_bot=True)
            except IllegalMove as refusal:
                chosen = self._troubled(live, seat, refusal.rule, "IllegalMove")
                await live.do(seat, chosen, n, command, by_bot=True)

    async def _rest(self, table: str, seconds: float) -> None:
        """Waits until something happens at the table, or so long."""
        waits: list[asyncio.Future[Any]] = [
            asyncio.ensure_future(self._woken[table].wait()),
            asyncio.ensure_future(self._clockwork.sleep(seconds)),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    async def start(self) -> None:
        """From now on bots are woken, and those found whom an earlier server left to act."""
        self._hub.after_load.append(self.wake)
        self._hub.after_step.append(self.after_step)
        self._hub.after_seating.append(self.after_seating)
        self._chores = [asyncio.create_task(self._sweep_on())]
        if self._claims.is_shared:  # who takes over from another must not begin with starting a worker
            self._chores += map(asyncio.create_task, (self._beat_on(), self._pool.warm_up()))

    async def stop(self) -> None:
        """Stops all bots; their games go on at once elsewhere, or when a server starts again."""
        self._hub.after_load.remove(self.wake)
        self._hub.after_step.remove(self.after_step)
        self._hub.after_seating.remove(self.after_seating)
        tasks = [*self._tasks.values(), *self._chores]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await self._claims.release()
        except StoreFailed as trouble:
            warn("claims not given back", trouble)
        await self._pool.close()

    async def _beat_on(self) -> None:
        """Keeps our claims, and looks after the tables of a server that is gone."""
        while True:
            try:
                if await self._claims.beat(self._tasks.keys()):
                    self._hub.spawn(self._sweep(None))
            except StoreFailed as trouble:
                warn("claims not renewed", trouble)
            await self._clockwork.sleep(BEAT)

    async def _sweep_on(self) -> None:
        """Finds the tables at which a bot is to act: all at the start, later those that nobody cares for."""
        since = None
        while True:
            start = self._clockwork.now()
            try:
                await self._sweep(since)
                since = start - 2 * SWEEP
            except StoreFailed as trouble:
                warn("sweep for bots failed", trouble)
            await self._clockwork.sleep(SWEEP)

    async def _sweep(self, since: float | None) -> None:
        """Tables that stand still for a while already, but changed since then; each is looked at once."""
        before = None if since is None else self._clockwork.now() - SWEEP
        while page := await self._store.tables(status=("running",), before=before, limit=PAGE):
            seats = await self._store.seats_of(record.id for record in page)
            for record in page:
                if since is not None and record.changed < since:
                    return
                if any(seat.seat in record.to_act and plays_itself(seat) for seat in seats[record.id]):
                    await self._find(record.id)
            before = page[-1].changed

    async def _find(self, table: str) -> None:
        with suppress(Denied):  # a damaged table, which was complained about
            live = await self._hub.table(table)
            if live is not None:
                self.wake(live)
