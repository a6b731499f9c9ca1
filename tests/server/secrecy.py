"""The proof that nobody is told what they may not know, on any way out of the server.

Some people sit at a table, others watch: in public, from behind, or over a player's shoulder. Everything that
reaches one of them is held against what the game's own `view`, `redact` and `legal_moves` give for that seat,
worked out here from the journal. And now and then another position is put in the place of the true one, which
this observer cannot tell from it: whatever it asks then must be answered as before.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple

import httpx
import msgspec

from tafelrunde.bots import Bot, best_bot, bot_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Game, sample
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.server.people.identity import hashed, new_token
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.store.records import ContactRecord, GuestRecord
from tests.server.playing import PATIENCE, Client, Dealt, Server
from tests.server.secrecy_expected import (
    Leak,
    expected_log,
    expected_replay,
    expected_step,
    expected_story,
    plain,
    same,
)
from tests.server.secrecy_messages import CHAT, Observer, check_info, check_message, check_said

WORLDS: Final = 6
"""Tries to find another position that an observer cannot tell from the true one."""
CANDIDATES: Final = 12
"""Moves that an observer asks about."""


@dataclass
class Table:
    """A table under observation."""

    server: Server
    dealt: Dealt
    live: LiveTable
    observers: list[Observer]
    http: httpx.AsyncClient
    rng: Seeded
    tried: list[Any] = field(default_factory=list)
    """Moves made so far; some are asked about again."""

    @property
    def game(self) -> Game:
        return self.live.game

    @cached_property
    def bot(self) -> Bot:
        return bot_for(self.game, best_bot(self.game))

    @property
    def players(self) -> dict[int, Observer]:
        return {int(o.name.removeprefix("seat ")): o for o in self.observers if o.is_seated}

    # -- play -----------------------------------------------------------------------------------------
    async def move(self) -> None:
        """Somebody makes a move; sometimes the wrong way first, and sometimes it is taken back."""
        live = self.live
        seat = live.to_act[self.rng.below(len(live.to_act))]
        move = self._choose(seat)
        self.tried.append(move)
        client = self.players[seat].client
        if self.rng.below(4) == 0:
            await client.ask("move", n=max(0, live.n - 1), move={"move": "nothing"})
        answer = await client.ask("move", n=live.n, move=plain(move))
        assert answer["t"] == "ack", answer
        if self.rng.below(6) == 0:
            await client.ask("chat", text=CHAT)
        if self.rng.below(3) == 0:
            await self._take_back()

    def _choose(self, seat: int) -> Any:
        """A good move more often than any: only who plays well comes to know what others do not."""
        offers = self.game.legal_moves(self.live.state, seat)
        if self.rng.below(3) == 0:
            return sample(offers, self.rng)
        view = self.game.view(self.live.state, seat)
        return self.bot.choose(offers, lambda: view, self.rng)

    async def _take_back(self) -> None:
        """Anybody may want to: who moved last, or somebody who moved before."""
        asking = self.players[self.rng.below(len(self.players))]
        await asking.client.ask("undo", n=self.live.n)
        await self._answer_plea()

    async def _answer_plea(self) -> None:
        while (plea := self.live.position.plea) is not None:
            other = self.players[plea.waits_for[0]].client
            await other.ask("answer", n=self.live.n, agree=bool(self.rng.below(2)))

    # -- what was heard -------------------------------------------------------------------------------
    async def check_held_back(self) -> None:
        """Who watches from behind has not heard of the last steps."""
        for observer in self.observers:
            latest = max((m["n"] for m in await observer.client.settled() if m["t"] == "step"), default=0)
            if latest > max(0, self.live.n - observer.behind):
                raise Leak(f"{observer.name} was told of step {latest} while the game stood at {self.live.n}")

    async def check_heard(self) -> None:
        """Everything that reached anybody since the last time."""
        past = await self.live.history(0)
        for observer in self.observers:
            heard = observer.client.heard
            for message in heard[observer.looked_at :]:
                check_message(self.live, past, observer, message)
            observer.looked_at = len(heard)

    async def check_asked(self) -> None:
        """Everything that can be asked for over HTTP."""
        past, steps = await self.live.history(0), await self.live.steps()
        for observer in self.observers:
            name, seat, n = observer.name, observer.seat, max(0, self.live.n - observer.behind)
            shown = expected_step(self.game, past[n], seat, fresh=True)
            same(f"view for {name}", await self.get(observer, "view"), shown)
            log = [msgspec.json.decode(line) for line in (await self.raw(observer, "log")).splitlines()]
            same(f"log for {name}", log[1:], expected_log(self.live, steps[:n], seat))
            story = (await self.get(observer, f"story?lang={observer.lang}"))["steps"]
            same(f"story for {name}", story, expected_story(self.live, past[1 : n + 1], seat, observer.lang))
            replay = (await self.get(observer, "replay?limit=200"))["steps"]
            same(f"replay for {name}", replay, expected_replay(self.live, steps[:n], seat))
            await self.check_untold(observer)
            for line in (await self.get(observer, "chat"))["lines"]:
                check_said(observer, line)
            check_info(self.live.record, observer, (await self.get(observer, ""))["table"])

    async def check_untold(self, observer: Observer) -> None:
        """The account of a game knows everything: nobody gets it before the end."""
        is_over = self.live.record.status == "over"
        answer = await self.answer(observer, "account")
        if answer.status_code != (200 if is_over else 409):
            raise Leak(f"{observer.name} was told how a game went that is {self.live.record.status}")

    async def answer(self, observer: Observer, what: str) -> httpx.Response:
        headers = {"authorization": f"Bearer {observer.token}"} if observer.token else {}
        return await self.http.get(f"/api/tables/{self.dealt.id}/{what}".rstrip("/"), headers=headers)

    async def raw(self, observer: Observer, what: str) -> bytes:
        answer = await self.answer(observer, what)
        assert answer.status_code == 200, answer.text
        return answer.content

    async def get(self, observer: Observer, what: str) -> Any:
        return msgspec.json.decode(await self.raw(observer, what))

    async def check_notices(self) -> None:
        """Notices say whose turn it is, and nothing that does not stand in the lobby."""
        for notice in await self.server.store.claim_notices("proof", 4e9, 4e9):
            said = msgspec.json.decode(notice.body)
            known = {"name": f"P{notice.seat}", "title": "", "game": self.game.meta.name.en, "lang": "en"}
            if {name: said.pop(name) for name in known} != known or said.keys() > {"about"}:
                raise Leak(f"a notice tells more than whose turn it is: {notice.body!r}")

    # -- other worlds ---------------------------------------------------------------------------------
    async def check_worlds(self) -> int:
        """What each observer is told must not depend on what it cannot know; returns the worlds compared."""
        compared = 0
        for observer in self.observers:
            other = another_world(self.game, self.live.state, observer.seat, self.rng)
            if (
                other is None or observer.behind
            ):  # who watches from behind is shown the journal, not the present
                continue
            candidates = self._candidates(observer)
            true = await self._interrogate(observer, candidates)
            async with swapped(self.live, other):
                same(
                    f"another world for {observer.name}", await self._interrogate(observer, candidates), true
                )
            compared += 1
        return compared

    def _candidates(self, observer: Observer) -> list[Any]:
        """Moves worth asking about: on offer to any seat, or made before; none may be carried out."""
        offered = [
            sample(moves, self.rng)
            for seat in range(len(self.live.seats))
            for moves in [self.game.legal_moves(self.live.state, seat)]
            for _ in range(3)
            if not isinstance(moves, (list, tuple)) or moves
        ]
        return (offered + self.tried[-20:])[:CANDIDATES] if observer.is_seated else []

    async def _interrogate(self, observer: Observer, candidates: Sequence[Any]) -> list[Any]:
        """All that this observer can find out at this moment without changing anything."""
        answers: list[Any] = [await self.get(observer, "view"), await self._fresh(observer)]
        if observer.is_seated:
            answers += [await self.get(observer, "offers"), await self.get(observer, "undo")]
        for number, move in enumerate(candidates):
            asked = {"id": f"q{number}", "move": plain(move)}
            answers.append(await observer.client.ask("why", **asked))
            if is_illegal(self.game, self.live.state, observer.seat, move):
                answers.append(await observer.client.ask("move", n=self.live.n, **asked))
        hello = await self.server.sit(self.dealt.id, *([observer.token] if observer.token else []))
        answers += [message for message in await hello.settled() if message["t"] == "step"]
        await hello.socket.close()
        await observer.client.settled()
        observer.looked_at = len(observer.client.heard)
        return answers

    async def _fresh(self, observer: Observer) -> Any:
        await observer.client.say("fresh")
        return [m for m in await observer.client.settled() if m["t"] == "step"]


@asynccontextmanager
async def swapped(live: LiveTable, state: Any) -> AsyncIterator[None]:
    """For as long as this lasts, the table stands in another position."""
    true = live._position
    live._position = msgspec.structs.replace(live.position, state=state)
    try:
        yield
    finally:
        live._position = true


def another_world(game: Game, state: Any, seat: int | None, rng: Seeded) -> Any:
    """A different position that this observer cannot tell from the true one, if there is one."""
    true = encode(game.dump(state))
    worlds = (game.resample(state, seat, Seeded(rng.below(2**60))) for _ in range(WORLDS))
    return next((world for world in worlds if encode(game.dump(world)) != true), None)


def is_illegal(game: Game, state: Any, seat: int | None, move: Any) -> bool:
    try:
        game.check(state, -9 if seat is None else seat, move)
    except IllegalMove:
        return True
    return False


# -- sitting down -------------------------------------------------------------------------------------


async def guest(server: Server, dealt: Dealt, sees: int | None) -> tuple[Client, str]:
    token = new_token()
    await server.store.add_guest(GuestRecord(dealt.id, hashed(token), "Eve", sees))
    return await server.sit(dealt.id, token, words=True, language="de"), token


@asynccontextmanager
async def observed(server: Server, game: str, players: int, delay: int, seed: int) -> AsyncIterator[Table]:
    """A table whose game has begun, with everybody around it who may hear something."""
    watching = {"allowed": True, "delay": delay}
    dealt = await server.gather(
        game, players, spectators=watching, id=f"{game}-{seed}"
    )  # the same dice again
    for seat in range(players):
        await server.store.put_contact(ContactRecord(dealt.id, seat, "mail", f"p{seat}@example.org"))
    await server.hub.start(dealt.id)
    seats = enumerate(dealt.tokens)
    observers = [
        Observer(f"seat {s}", await server.sit(dealt.id, token, words=True), s, token) for s, token in seats
    ]
    observers.append(Observer("stranger", await server.sit(dealt.id, words=True), None, "", delay))
    for sees in (None, 1):
        client, token = await guest(server, dealt, sees)
        observers.append(Observer(f"guest {sees}", client, sees, token, delay if sees is None else 0, "de"))
    live = await server.hub.existing(dealt.id)
    here = f"http://127.0.0.1:{server.port}"
    async with httpx.AsyncClient(base_url=here, trust_env=False, timeout=PATIENCE) as http:
        yield Table(server, dealt, live, observers, http, Seeded(seed))


class Tally(NamedTuple):
    """What there was to be told wrongly: none of it may be missing from a proof."""

    worlds: int
    """Other positions that were compared with the true one."""
    secrets: int
    """Steps in which something happened that not everybody may hear of."""
    undone: int


async def prove(server: Server, game: str, *, moves: int, delay: int, seed: int, every: int = 10) -> Tally:
    """Plays and looks at everything; raises `Leak`."""
    compared = 0
    async with observed(server, game, 3, delay, seed) as table:
        for number in range(moves):
            if not table.live.to_act:
                break
            await table.move()
            await table.check_held_back()
            if number % every == every - 1 and table.live.to_act:
                await table.check_heard()
                await table.check_asked()
                await table.check_notices()
                compared += await table.check_worlds()
        await table.check_heard()
        await table.check_notices()
        past, redact = await table.live.history(0), table.game.redact
        secrets = sum(any(redact(event, None) != event for event in step.events) for step in past)
        return Tally(compared, secrets, sum(step.undone for step in past))
