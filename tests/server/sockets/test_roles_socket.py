"""The matrix of sockets: every message for every role. Who may not say something changes nothing with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, get_args

import pytest

from tafelrunde.server.messages.messages import Asks
from tafelrunde.server.people.identity import hashed, new_session_token, new_token
from tafelrunde.server.sockets import commands
from tafelrunde.store.records import GuestRecord, SessionRecord, UserRecord
from tests.server.playing import Client, Dealt, Server, run, serving

ROLES = ("stranger", "invited", "guest", "friend", "operator", "player")
"""A `friend` may see what seat 1 sees; the `player` has seat 1; it is the turn of seat 0."""
SEEN = {role: {None} for role in ROLES} | {"friend": {1}, "player": {1}}
SPEAKS = {"guest", "friend", "player"}

COMMANDS: dict[str, dict[str, Any]] = {
    "move": {"n": 1, "move": {"move": "pass"}},
    "type": {"n": 1, "text": "pass"},
    "why": {"move": {"move": "pass"}},
    "undo": {"n": 1},
    "answer": {"n": 1, "agree": True},
    "chat": {"text": "Hello"},
}
WITHOUT_ANSWER: dict[str, dict[str, Any]] = {
    "hello": {},
    "look": {"visible": True},
    "fresh": {},
    "ping": {},
}


def test_the_matrix_has_every_message() -> None:
    assert {ask.__struct_config__.tag for ask in get_args(Asks)} == COMMANDS.keys() | WITHOUT_ANSWER.keys()
    assert set(get_args(Asks)) == commands.COMMANDS.keys()


@dataclass
class Place:
    server: Server
    dealt: Dealt
    words: dict[str, str]

    async def enter(self, role: str) -> Client:
        word = self.words[role]
        return await self.server.sit(self.dealt.id, *([word] if word else []))

    async def state(self) -> Any:
        store, table = self.server.store, self.dealt.id
        return await store.steps(table), await store.seats(table), await store.chats(table)


async def prepared(server: Server) -> Place:
    """A running table with an invitation to the seat of a bot, two guests, and an operator."""
    dealt = await server.deal(players=3)
    words = {"stranger": "", "player": dealt.tokens[1]}
    words |= {role: new_token() for role in ("invited", "guest", "friend")}
    words["operator"] = new_session_token()
    store = server.store
    seats = await store.seats(dealt.id)
    seats[2].kind, seats[2].bot, seats[2].token_hash = "bot", "random", hashed(words["invited"])
    await store.put_seat(seats[2])
    await server.hub.refresh(dealt.id, "seats")
    await store.add_guest(GuestRecord(dealt.id, hashed(words["guest"]), "Zoe"))
    await store.add_guest(GuestRecord(dealt.id, hashed(words["friend"]), "Yan", sees=1))
    user = await store.add_user(UserRecord("Operator", "", 0.0, operator=True))
    await store.add_session(SessionRecord(hashed(words["operator"]), user, server.clock.now() + 1000))
    return Place(server, dealt, words)


@pytest.mark.parametrize("role", ROLES)
def test_every_message_of_every_role(sqlite: str, role: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            place = await prepared(server)
            client = await place.enter(role)
            before = await place.state()
            for kind, fields in COMMANDS.items():
                for seat in ({}, {"seat": 0}, {"seat": 2}) if kind != "chat" else ({},):
                    await check(client, role, kind, {**fields, **seat})
            steps, seats, chats = await place.state()
            assert (steps, seats) == before[:2]
            assert len(chats) == (role in SPEAKS)
            for kind, fields in WITHOUT_ANSWER.items():
                token = {"token": place.words[role]} if kind == "hello" else {}
                await client.say(kind, **fields, **token)
            await client.settled()
            assert {step["seat"] for step in client.of("step")} == SEEN[role]

    run(story())


async def check(client: Client, role: str, kind: str, fields: dict[str, Any]) -> None:
    """Seat 1 may ask why and speak; nothing else is its right now. Others may not even do that."""
    answer = await client.ask(kind, **fields)
    if kind == "chat" and role in SPEAKS:
        assert answer["t"] == "ack", (role, answer)
        return
    if role == "player" and kind == "answer" and "seat" not in fields:
        assert answer["t"] == "stale"  # nobody has asked
        return
    assert answer["t"] == "refused", (role, kind, fields, answer)
    assert answer["text"]
    if role != "player" or "seat" in fields:
        assert answer["code"] in ("seat", "forbidden"), (role, kind, fields, answer)
