"""Sockets of campaigns: who hears what, drafts saved on them, and rights that end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from tests.server.campaigns.campaign_house import ANN, BOB, NAME, WORLD
from tests.server.playing import Client, Server, run, serving

pytestmark = pytest.mark.processes

SOCKET = "campaigns/Erkenfara%207"
HERE = "/api/campaigns/Erkenfara%207"


class Court:
    """A campaign on a server with a port, and its people by name."""

    def __init__(self, server: Server, client: httpx.AsyncClient) -> None:
        self.server, self.client = server, client
        self.tokens: dict[str, str] = {}
        self.ids: dict[str, int] = {}

    async def ask(self, who: str, method: str, path: str, body: Any = None) -> Any:
        headers = {"authorization": f"Bearer {self.tokens[who]}"} if who in self.tokens else {}
        sent: dict[str, Any] = {} if method == "GET" else {"json": {} if body is None else body}
        answer = await self.client.request(method, path, headers=headers, **sent)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def admit(self, name: str, **wish: Any) -> None:
        invited = await self.ask("Mia", "POST", f"{HERE}/members", wish)
        self.tokens[name] = invited["token"]
        joined = await self.ask(name, "POST", f"{HERE}/join", {"name": name})
        self.tokens[name], self.ids[name] = joined["token"], joined["member"]["id"]

    async def sit(self, name: str) -> Client:
        client = await self.server.knock(SOCKET)
        await client.say("hello", token=self.tokens[name], language="en")
        await client.hear("welcome")
        return client


@asynccontextmanager
async def court(database: str) -> AsyncIterator[Court]:
    async with serving(database) as server:
        base = f"http://127.0.0.1:{server.port}"
        async with httpx.AsyncClient(base_url=base, timeout=120) as client:
            made = Court(server, client)
            founded = await made.ask("", "POST", "/api/campaigns", {"name": NAME, "me": "Mia", **WORLD})
            made.tokens["Mia"] = founded["master"]["token"]
            await made.admit("Ann", role="realm", realm=ANN, right="hand in", rules=True)
            await made.admit("Amy", role="realm", realm=ANN, right="read")
            await made.admit("Bob", role="realm", realm=BOB, right="hand in", rules=True)
            yield made


def draft(base: int, text: str) -> dict[str, Any]:
    return {"realm": ANN, "month": 1, "step": "month", "base": base, "text": text}


async def news_of(client: Client) -> list[str]:
    """What it has heard of since it was last asked."""
    return [message["kind"] for message in await client.settled() if message["t"] == "news"]


def test_a_realm_hears_of_its_drafts_and_nobody_else_does(database: str) -> None:
    async def story() -> None:
        async with court(database) as made:
            mia, ann, amy, bob = [await made.sit(name) for name in ("Mia", "Ann", "Amy", "Bob")]
            assert {*await news_of(mia), *await news_of(ann)} == {"here"}
            now = (await made.ask("Ann", "GET", f"{HERE}/realms/{ANN}/draft"))["round"]
            saved = await ann.ask("save", **{**draft(0, "# first"), **now})
            assert saved["t"] == "ack"
            assert saved["answer"]["revision"] == 1
            assert await news_of(amy) == ["draft"]
            assert await news_of(mia) == ["sheet"]  # that Ann writes, and nothing more
            assert await news_of(bob) == []
            done = await ann.ask("ready", realm=ANN, **now, revision=1)
            assert done["answer"]["handed_in"]
            assert await news_of(amy) == await news_of(mia) == ["sheet"]
            assert await news_of(bob) == []

    run(story())


def test_who_comes_and_goes_is_told_to_the_own_court_and_to_who_leads(sqlite: str) -> None:
    async def story() -> None:
        async with court(sqlite) as made:
            mia, amy, bob = [await made.sit(name) for name in ("Mia", "Amy", "Bob")]
            assert await news_of(mia) == ["here", "here"]  # Amy and Bob
            assert await news_of(amy) == await news_of(bob) == []
            ann = await made.sit("Ann")
            window = await made.sit("Ann")
            assert await news_of(ann) == []  # she knows that she is there
            assert await news_of(mia) == await news_of(amy) == ["here"]
            await window.socket.close()
            await bob.socket.close()
            await mia.hear("news")  # that Bob went; Ann has another window
            here = (await made.ask("Mia", "GET", f"{HERE}/members"))["members"]
            assert {one["name"] for one in here if one["here"]} == {"Mia", "Amy", "Ann"}
            assert await news_of(mia) == await news_of(amy) == []
            second = await made.sit("Bob")
            await mia.socket.close()
            for client in (ann, amy, second):
                assert (await client.hear("news"))["kind"] == "here"

    run(story())


def test_rights_hold_on_sockets_too(sqlite: str) -> None:
    async def story() -> None:
        async with court(sqlite) as made:
            amy, bob, mia = [await made.sit(name) for name in ("Amy", "Bob", "Mia")]
            for client in (amy, bob, mia):
                refused = await client.ask("save", **draft(0, "# not mine"))
                assert (refused["t"], refused["code"]) == ("refused", "forbidden")
            stranger = await made.server.knock(SOCKET)
            await stranger.say("hello", token="x" * 43)
            assert (await stranger.hear("bye"))["code"] == "link"
            nowhere = await made.server.knock("campaigns/Nowhere")
            await nowhere.say("hello", token=made.tokens["Ann"])
            assert (await nowhere.hear("bye"))["code"] == "link"

    run(story())


def test_who_is_dismissed_or_whose_time_is_over_hears_no_more(sqlite: str) -> None:
    async def story() -> None:
        async with court(sqlite) as made:
            bob = await made.sit("Bob")
            await made.ask("Mia", "DELETE", f"{HERE}/members/{made.ids['Bob']}")
            assert (await bob.hear("bye"))["code"] == "link"
            until = made.server.clock.now() + 60
            await made.admit("Dan", role="realm", realm=BOB, right="hand in", until=until)
            dan = await made.sit("Dan")
            await made.server.sweep(61)
            assert (await dan.hear("bye"))["code"] == "link"

    run(story())


def test_nonsense_is_refused_and_the_socket_lives_on(sqlite: str) -> None:
    async def story() -> None:
        async with court(sqlite) as made:
            ann = await made.server.knock(SOCKET)
            early = await ann.ask("ready", realm=ANN, month=1, step="muster", revision=0)
            assert (early["t"], early["code"]) == ("refused", "hello")
            await ann.say("hello", token=made.tokens["Ann"], language="en")
            await ann.hear("welcome")
            for nonsense in ("{", "[]", '{"t":"save"}', '{"t":"fly"}', '{"t":"ready","id":"a","realm":-1}'):
                await ann.socket.send(nonsense)
                assert (await ann.hear("refused"))["code"] == "bad"
            now = (await made.ask("Ann", "GET", f"{HERE}/realms/{ANN}/draft"))["round"]
            stale = await ann.ask("ready", realm=ANN, **now, revision=7)
            assert (stale["t"], stale["code"]) == ("refused", "stale")
            assert "revision 0" in stale["text"]

    run(story())
