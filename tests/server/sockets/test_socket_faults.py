"""Everything a client can do wrong: it is told, or dropped; the table and everybody else never notice."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from tests.server.playing import Client, Dealt, Server, fresh, run, serving

BAD = [
    "",
    "{",
    "null",
    "[]",
    "7",
    "{}",
    '{"t": 1}',
    '{"t": "nothing"}',
    '{"t": "move"}',
    '{"t": "move", "id": "a", "n": true, "move": {}}',
    '{"t": "move", "id": "a", "n": 1.5, "move": {}}',
    '{"t": "move", "id": "a", "n": NaN, "move": {}}',
    '{"t": "move", "id": "a", "n": -1, "move": {}}',
    '{"t": "move", "id": "a", "n": 1' + "0" * 400 + ', "move": {}}',
    '{"t": "move", "id": "", "n": 1, "move": {}}',
    '{"t": "move", "id": "a b", "n": 1, "move": {}}',
    '{"t": "move", "id": "a", "n": 1, "move": {"move": "nothing"}}',
    '{"t": "move", "id": "a", "n": 1, "move": {"move": "take", "gold": true}}',
    '{"t": "move", "id": "a", "n": 1, "move": {"move": "roll", "dice": []}}',
    '{"t": "move", "id": "a", "n": 1, "move": ' + "[" * 5000 + "]" * 5000 + "}",
    '{"t": "move", "id": "a", "n": 1, "move": {}, "more": 1}',
    '{"t": "type", "id": "a", "n": 1, "text": ""}',
    '{"t": "type", "id": "a", "n": 1, "text": "\\u0000\\ud800"}',
    '{"t": "chat", "id": "a", "text": ""}',
    '{"t": "chat", "id": "a", "text": "\\u0000"}',
    '{"t": "undo", "id": "a", "n": 1, "seat": 7}',
    '{"t": "answer", "id": "a", "n": 1, "agree": 1}',
    '{"t": "look", "visible": null}',
    '{"t": "hello", "token": 7}',
    '{"t": "hello", "seen": -1}',
]


async def untouched(server: Server, dealt: Dealt) -> None:
    """The game stands as it stood, and can be played."""
    assert len(await server.store.steps(dealt.id)) == 1
    seat = (await server.hub.existing(dealt.id)).to_act[0]
    client = await server.sit(dealt.id, dealt.tokens[seat])
    step = await fresh(client)
    assert (await client.ask("move", n=step["n"], move=step["offers"][0]))["t"] == "ack"


def test_malformed_messages_are_refused_with_a_reason(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            seat = (await server.hub.existing(dealt.id)).to_act[0]
            client = await server.sit(dealt.id, dealt.tokens[seat])
            for text in BAD:
                await client.socket.send(text)
                answer = [message for message in await client.settled() if message["t"] != "table"]
                answer = [message for message in answer if message["t"] != "step"]
                kinds = {message["t"] for message in answer}
                assert kinds <= {"refused", "stale"}, (text[:80], answer)
                assert answer, text[:80]
                assert all(message.get("text") for message in answer if message["t"] == "refused")
            await client.socket.close()
            await untouched(server, dealt)

    run(story())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KINDS = ["hello", "move", "type", "why", "undo", "answer", "chat", "look", "fresh", "ping", "step", ""]
MESSAGES = st.fixed_dictionaries(
    {},
    optional={
        "t": st.sampled_from(KINDS) | JSON,
        "id": st.just("a") | JSON,
        "n": st.integers(-2, 5) | JSON,
        "move": JSON,
        "text": st.text(max_size=20) | JSON,
        "seat": st.integers(-1, 5) | JSON,
        "agree": st.booleans() | JSON,
        "visible": JSON,
        "token": JSON,
        "also": JSON,
        "seen": JSON,
        "language": st.sampled_from(["en", "de"]) | JSON,
    },
)


def test_no_message_whatever_harms_a_table(sqlite: str) -> None:
    """Random messages from a seat whose turn it is not, and from a stranger; the game stays as it is."""

    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            acting = (await server.hub.existing(dealt.id)).to_act[0]
            other = dealt.tokens[(acting + 1) % 3]
            loop = asyncio.get_running_loop()

            async def send(message: dict[str, Any]) -> None:
                client = await server.sit(dealt.id, other)
                await client.socket.send(msgspec.json.encode(message).decode())
                await client.say("ping")
                await client.closed() if message.get("t") == "hello" and not await alive(client) else None
                await client.socket.close()

            @settings(max_examples=150)
            @given(MESSAGES)
            def try_one(message: dict[str, Any]) -> None:
                asyncio.run_coroutine_threadsafe(send(message), loop).result()

            await asyncio.to_thread(try_one)
            await untouched(server, dealt)

    run(story())


async def alive(client: Client) -> bool:
    """Reads until the pong, or until the good-bye that a wrong hello earns."""
    while True:
        message = await client.read()
        if message["t"] in ("pong", "bye"):
            return bool(message["t"] == "pong")


def test_binary_frames_are_not_read(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            client = await server.sit(dealt.id, dealt.tokens[0])
            await client.socket.send(b'{"t": "ping"}')
            assert await client.closed() == 1003
            assert client.of("bye")[0]["code"] == "binary"
            await untouched(server, dealt)

    run(story())


def test_a_message_that_is_too_long_ends_the_socket(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite, largest_message=10_000) as server:
            dealt = await server.deal()
            client = await server.sit(dealt.id, dealt.tokens[0])
            await client.say("chat", id="a", text="x" * 20_000)
            assert await client.closed() == 1009
            await untouched(server, dealt)

    run(story())


def test_text_that_is_no_text_ends_the_socket(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            client = await server.sit(dealt.id, dealt.tokens[0])
            wrong = Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True)
            client.socket.transport.write(wrong)
            assert await client.closed() == 1007
            await untouched(server, dealt)

    run(story())


def test_a_flood_is_refused_and_then_cut_off(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite, message_burst=20, messages_per_second=5.0, patience=30) as server:
            dealt = await server.deal()
            client = await server.sit(dealt.id, dealt.tokens[0])
            for number in range(60):
                await client.say("chat", id=f"m{number}", text="spam")
            assert await client.closed() == 1008
            said = [message for message in client.heard if message.get("id", "").startswith("m")]
            assert [message["t"] for message in said] == ["ack"] * 19 + ["refused"] * 30
            assert {message["code"] for message in said[19:]} == {"limit"}
            assert client.of("bye")[0]["code"] == "limit"

    run(story())


def test_who_slows_down_may_go_on(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite, message_burst=5, messages_per_second=1.0) as server:
            dealt = await server.deal()
            client = await server.sit(dealt.id, dealt.tokens[0])
            answers = [await client.ask("chat", text="a") for _ in range(6)]
            assert [answer["t"] for answer in answers] == ["ack"] * 4 + ["refused"] * 2
            server.clock.move(1)
            assert (await client.ask("chat", text="a"))["t"] == "ack"

    run(story())
