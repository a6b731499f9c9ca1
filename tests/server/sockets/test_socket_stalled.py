"""Sockets that say nothing, read nothing, or are too many: they are closed, and hold up nobody."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from tafelrunde.server.wire.connection import Connection
from tests.server.playing import PATIENCE, Server, fresh, run, serving


def test_who_never_says_hello_is_sent_away(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite, hello_seconds=10) as server:
            dealt = await server.deal()
            silent = await server.knock(dealt.id)
            polite = await server.sit(dealt.id, dealt.tokens[0])
            early = await silent.ask("undo", n=1)
            assert (early["t"], early["code"]) == ("refused", "hello")
            await server.sweep(9)
            assert (await silent.ask("undo", n=1))["t"] == "refused"
            await server.sweep(5)
            assert await silent.closed() == 1008
            assert silent.of("bye")[0]["code"] == "hello"
            await polite.settled()

    run(story())


async def stalled_door(server: Server, table: str, token: str) -> socket.socket:
    """A client that opens a socket, says hello and then reads nothing more."""
    loop = asyncio.get_running_loop()
    door = socket.socket()
    door.setblocking(False)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    await loop.sock_connect(door, ("127.0.0.1", server.port))
    request = (
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await loop.sock_sendall(door, request.encode())
    assert b" 101 " in await loop.sock_recv(door, 1024)
    await loop.sock_sendall(door, spoken(t="hello", token=token))
    live = await server.hub.existing(table)
    async with asyncio.timeout(PATIENCE):
        while not live.audience.subscribers:
            await asyncio.sleep(0)
    return door


def spoken(**message: Any) -> bytes:
    return Frame(Opcode.TEXT, msgspec.json.encode(message)).serialize(mask=True)


def test_a_reader_who_stalls_is_dropped_and_holds_up_nobody(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite, largest_backlog=200_000) as server:
            dealt = await server.deal("ethnos", 2)
            live = await server.hub.existing(dealt.id)
            seat = live.to_act[0]
            door = await stalled_door(server, dealt.id, dealt.tokens[1 - seat])
            player = await server.sit(dealt.id, dealt.tokens[seat])
            with suppress(ConnectionError):  # once it is dropped
                for _ in range(5_000):  # asks for megabytes and reads none of them
                    await asyncio.get_running_loop().sock_sendall(door, spoken(t="fresh"))
            async with asyncio.timeout(PATIENCE):
                while live.audience.here() != {seat}:
                    await asyncio.sleep(0)
            step = await fresh(player)
            assert (await player.ask("move", n=1, move=step["offers"][0]))["t"] == "ack"
            door.close()

    run(story())


def test_nothing_more_is_taken_from_who_asks_faster_than_he_is_answered(sqlite: str) -> None:
    """One command is held up; sixteen messages may wait behind it, and the rest stays with the client."""

    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            live = await server.hub.existing(dealt.id)
            seat = live.to_act[0]
            client = await server.sit(dealt.id, dealt.tokens[seat])
            (connection,) = live.audience.subscribers
            assert isinstance(connection, Connection)
            wire, queue = connection.wire, connection.waiting
            other = await server.sit(dealt.id, dealt.tokens[1 - seat])
            step = await fresh(client)

            async def is_paused(messages: int) -> bool:
                """Whether nothing more is read, once so many wait."""
                async with asyncio.timeout(PATIENCE):
                    while len(queue) < messages:
                        await asyncio.sleep(0)
                return wire.read_paused

            async with live.at_rest():
                await client.say("move", id="held", n=step["n"], move=step["offers"][0])
                for _ in range(3):
                    await client.say("ping")
                assert not await is_paused(3)
                for _ in range(13):
                    await client.say("ping")
                assert await is_paused(16)
                for _ in range(100):
                    await client.say("ping")
                for _ in range(10):  # all others are read and answered meanwhile
                    await other.settled()
                assert len(queue) == 16
            assert (await client.hear("ack", id="held"))["n"] == live.n
            for _ in range(116):
                await client.hear("pong")
            async with asyncio.timeout(PATIENCE):
                while await is_paused(0):
                    await asyncio.sleep(0)

    run(story())


def test_a_socket_that_does_not_answer_is_found_out(sqlite: str) -> None:
    """Half open: the other end is gone without a word, so nobody answers the server's ping."""

    async def story() -> None:
        async with serving(sqlite, ping_seconds=0.05) as server:
            dealt = await server.deal()
            door = await stalled_door(server, dealt.id, dealt.tokens[1])
            live = await server.hub.existing(dealt.id)
            async with asyncio.timeout(PATIENCE):
                while live.audience.subscribers:
                    await asyncio.sleep(0.001)
            door.close()

    run(story())


def test_only_so_many_sockets_are_open_at_once(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite, most_sockets=2) as server:
            dealt = await server.deal()
            first = await server.sit(dealt.id, dealt.tokens[0])
            await server.sit(dealt.id, dealt.tokens[1])
            with pytest.raises(Exception, match="403"):
                await server.knock(dealt.id)
            await first.socket.close()
            live = await server.hub.existing(dealt.id)
            while len(live.audience.subscribers) == 2:
                await asyncio.sleep(0)
            await server.sit(dealt.id, dealt.tokens[2])

    run(story())


def test_what_is_said_in_one_breath_with_good_bye_still_counts(sqlite: str) -> None:
    """A move and the end of the connection in one packet; and broken text there harms nobody."""

    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            live = await server.hub.existing(dealt.id)
            seat = live.to_act[0]
            client = await server.sit(dealt.id, dealt.tokens[seat])
            move = (await fresh(client))["offers"][0]
            good_bye = Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)
            client.socket.transport.write(spoken(t="move", id="last", n=1, move=move) + good_bye)
            async with asyncio.timeout(PATIENCE):
                while live.n < 2:
                    await asyncio.sleep(0)
            broken = Frame(Opcode.TEXT, b"\xff").serialize(mask=True)
            other = await server.sit(dealt.id, dealt.tokens[live.to_act[0]])
            other.socket.transport.write(broken + good_bye)
            assert await other.closed() == 1007

    run(story())
