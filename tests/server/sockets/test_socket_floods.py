"""Frames of every kind at full speed: whoever sends them is sent away, read or unread."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.server import ServerProtocol

from tafelrunde.server.sockets.socket import MOST_WAITING
from tafelrunde.server.tables.packets import shown
from tafelrunde.server.wire import frames
from tafelrunde.server.wire.bounds import BoundedProtocol
from tafelrunde.server.wire.connection import Connection
from tafelrunde.server.wire.frames import AT_ONCE, BREATH, Wire
from tests.server.nonsense import BINARY, CLOSE, PING, PONG, TEXT, frame
from tests.server.playing import PATIENCE, Client, Server, fresh, run, serving
from tests.server.sockets.test_socket_stalled import spoken

FINAL, COMPRESSED, PIECE = 0x80, 0x40, 0
BURST = 200
FLOOD = 40_000_000
"""Bytes that an attacker would like to send; the system alone keeps some millions of them for us."""
FRAMES = {
    "texts": (b"", frame(FINAL | TEXT, b"{}")),
    "empty texts": (b"", frame(FINAL | TEXT, b"")),
    "long texts": (b"", frame(FINAL | TEXT, b" " * 60_000)),
    "pings": (b"", frame(FINAL | PING, b"")),
    "long pings": (b"", frame(FINAL | PING, b"x" * 125)),
    "pongs": (b"", frame(FINAL | PONG, b"")),
    "empty pieces": (frame(TEXT, b"{"), frame(PIECE, b"")),
    "tiny pieces": (frame(TEXT, b"{"), frame(PIECE, b" ")),
    "long pieces": (frame(TEXT, b"{"), frame(PIECE, b" " * 60_000)),
    "pieces and pings": (frame(TEXT, b"{"), frame(FINAL | PING, b"") + frame(PIECE, b"")),
    "binary": (b"", frame(FINAL | BINARY, b"x")),
    "good-byes": (b"", frame(FINAL | CLOSE, b"")),
    "reserved": (b"", frame(FINAL | 3, b"")),
    "compressed": (b"", frame(FINAL | COMPRESSED | TEXT, b"x")),
    "broken letters": (b"", frame(FINAL | TEXT, b"\xff")),
    "not masked": (b"", frame(FINAL | TEXT, b"{}", masked=False)),
    "too long": (b"", frame(FINAL | TEXT, b"", claimed=1 << 40)),
}


async def opened(server: Server, table: str, first: bytes = b"") -> socket.socket:
    """A raw socket with a small buffer, which reads nothing but the answer to its handshake."""
    loop = asyncio.get_running_loop()
    door = socket.socket()
    door.setblocking(False)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
    await loop.sock_connect(door, ("127.0.0.1", server.port))
    request = (
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Extensions: permessage-deflate\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await loop.sock_sendall(door, request.encode())
    answer = await loop.sock_recv(door, 1024)
    assert b" 101 " in answer
    assert b"deflate" not in answer
    await loop.sock_sendall(door, first)
    return door


async def pour(door: socket.socket, more: bytes) -> int:
    """Sends until the server has had enough; returns how many bytes got away."""
    sent, block = 0, more * (1 + 65_536 // len(more))
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while sent < FLOOD:
                await asyncio.get_running_loop().sock_sendall(door, block)
                sent += len(block)
    return sent


@pytest.mark.parametrize("kind", FRAMES)
@pytest.mark.parametrize("hello", [False, True])
def test_a_flood_of_frames_is_cut_off(sqlite: str, kind: str, hello: bool) -> None:
    async def story() -> None:
        async with serving(sqlite, message_burst=BURST) as server:
            dealt = await server.deal()
            player = await server.sit(dealt.id, dealt.tokens[0])
            start, more = FRAMES[kind]
            greeting = spoken(t="hello", token=dealt.tokens[1]) if hello else b""
            door = await opened(server, dealt.id, greeting + start)
            assert await pour(door, more) < FLOOD
            door.close()
            assert (await fresh(player))["n"] == 1

    run(story())


@contextmanager
def no_search_for_rings() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


KEPT = (BoundedProtocol, Wire, Connection, ServerProtocol)


def leftovers() -> int:
    return sum(isinstance(one, KEPT) for one in gc.get_objects())


@pytest.mark.parametrize("kind", ["pings", "good-byes", "reserved"])
def test_who_is_gone_leaves_no_rings(sqlite: str, kind: str) -> None:
    async def story() -> None:
        async with serving(sqlite, message_burst=BURST) as server:
            dealt = await server.deal()
            with no_search_for_rings():
                for token in dealt.tokens:
                    door = await opened(server, dealt.id, spoken(t="hello", token=token))
                    await pour(door, FRAMES[kind][1])
                    door.close()
                async with asyncio.timeout(PATIENCE):
                    while leftovers():
                        await asyncio.sleep(0)

    run(story())


def refusals(server: Server) -> float:
    return float(server.hub.metrics.refusals.labels("limit")._value.get())


def test_long_messages_count_as_several(sqlite: str) -> None:
    """Of 60 at once: three that count as twenty; as many are borne with, and the next ends it."""

    async def story() -> None:
        async with serving(sqlite, message_burst=60, messages_per_second=0.001, patience=60) as server:
            dealt = await server.deal()
            client = await server.knock(dealt.id)
            client.socket.transport.write(frame(FINAL | TEXT, b" " * (19 * 2048)) * 50)
            assert await client.closed() == 1008
            assert client.of("bye")[0]["code"] == "limit"
            assert refusals(server) == 3
            assert len(client.of("refused")) == 6

    run(story())


def test_after_good_bye_nothing_more_is_read(sqlite: str) -> None:
    """All of it comes at once: 200 are answered, 200 refused, and the rest is not looked at."""

    async def story() -> None:
        async with serving(sqlite, message_burst=BURST, patience=200) as server:
            dealt = await server.deal()
            client = await server.knock(dealt.id)
            client.socket.transport.write(spoken(t="ping") * 5_000)
            assert await client.closed() == 1008
            assert len(client.of("pong")) == BURST
            assert client.of("bye")[0]["code"] == "limit"
            assert len(client.of("refused")) == refusals(server) == 200

    run(story())


def test_control_frames_count_like_messages(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite, message_burst=BURST) as server:
            dealt = await server.deal()
            client = await server.sit(dealt.id, dealt.tokens[0])
            await client.settled()
            for _ in range(BURST - 2):  # hello and a message before them
                await (await client.socket.ping())
            await client.say("ping")
            assert (await client.read())["code"] == "limit"
            server.clock.move(1)
            for _ in range(49):
                await (await client.socket.ping())
            assert await client.settled() == []

    run(story())


def test_a_message_in_a_few_pieces_is_heard(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite, message_burst=BURST) as server:
            dealt = await server.deal()
            client = await server.sit(dealt.id, dealt.tokens[0])
            await client.socket.send(["{", '"t":', '"ping"', "}"])
            await client.hear("pong")

    run(story())


def test_who_stays_just_above_the_rate_is_sent_away_in_the_end(sqlite: str) -> None:
    """A message within the rate makes up for one above it, not for all of them."""

    async def story() -> None:
        async with serving(sqlite, message_burst=BURST, patience=20) as server:
            dealt = await server.deal()
            client = await server.sit(dealt.id, dealt.tokens[0])
            await client.settled()
            client.socket.transport.write(spoken(t="ping") * (BURST - 2))
            for _ in range(BURST - 2):
                await client.hear("pong")
            with suppress(ConnectionClosed):
                for _ in range(10):
                    server.clock.move(0.1)  # makes room for five
                    client.socket.transport.write(spoken(t="ping") * 15)
                    for _ in range(15):
                        await client.read()
            assert client.socket.close_code == 1008

    run(story())


def test_pongs_that_nobody_reads_count_as_unread(sqlite: str) -> None:
    async def story() -> None:
        never = 1_000_000_000
        async with serving(sqlite, largest_backlog=100_000, message_burst=never) as server:
            dealt = await server.deal()
            door = await opened(server, dealt.id)
            assert await pour(door, FRAMES["long pings"][1]) < FLOOD
            door.close()

    run(story())


def test_who_reads_nothing_cannot_keep_a_socket_that_is_closed(sqlite: str) -> None:
    """The last words wait behind megabytes that he does not read."""

    async def story() -> None:
        async with serving(sqlite, largest_backlog=50_000_000) as server:
            dealt = await server.deal("ethnos", 2)
            door = await opened(server, dealt.id, spoken(t="hello", token=dealt.tokens[0]))
            live = await server.hub.existing(dealt.id)
            async with asyncio.timeout(PATIENCE):
                while not live.audience.subscribers:
                    await asyncio.sleep(0)
                (connection,) = live.audience.subscribers
                assert isinstance(connection, Connection)
                transport = connection.wire.transport
                while not transport.get_write_buffer_size():
                    await asyncio.get_running_loop().sock_sendall(door, spoken(t="fresh") * 16)
                    await asyncio.sleep(0)
                await asyncio.get_running_loop().sock_sendall(door, frame(FINAL | 3, b""))
                while not connection.wire.disconnected:
                    await asyncio.sleep(0.001)
            door.close()

    run(story())


def test_what_came_at_once_waits_unread_while_a_command_is_carried_out(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            live = await server.hub.existing(dealt.id)
            seat = live.to_act[0]
            client = await server.sit(dealt.id, dealt.tokens[seat])
            (connection,) = live.audience.subscribers
            assert isinstance(connection, Connection)
            step = await fresh(client)
            held = spoken(t="move", id="held", n=step["n"], move=step["offers"][0])
            async with live.at_rest():
                client.socket.transport.write(held + spoken(t="ping") * 1_000)
                async with asyncio.timeout(PATIENCE):
                    while len(connection.waiting) < MOST_WAITING:
                        await asyncio.sleep(0)
                await asyncio.sleep(2 * BREATH)
                assert len(connection.waiting) == MOST_WAITING
            await client.hear("ack", id="held")
            for _ in range(1_000):
                await client.hear("pong")

    run(story())


def test_what_comes_before_the_socket_is_accepted_is_heard(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(
                f"GET /ws/{dealt.id} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            await asyncio.sleep(0)  # a packet of its own, sent without waiting for the answer
            writer.write(spoken(t="hello", token=dealt.tokens[0]))
            async with asyncio.timeout(PATIENCE):
                await reader.readuntil(b'"t":"welcome"')
            writer.close()

    run(story())


def test_of_those_who_only_watch_nobody_is_told(sqlite: str) -> None:
    """Else a crowd that leaves would be told of each other, and of nothing new."""

    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            player = await server.sit(dealt.id, dealt.tokens[0])
            first = await server.sit(dealt.id)
            second = await server.sit(dealt.id)
            await first.socket.close()
            live = await server.hub.existing(dealt.id)
            async with asyncio.timeout(PATIENCE):
                while len(live.audience.subscribers) > 2:
                    await asyncio.sleep(0)
            await server.sit(dealt.id, dealt.tokens[1])
            for told in (player, second):
                await told.settled()
                assert len(told.of("table")) == 1  # of the player who came

    run(story())


def test_who_says_much_at_once_lets_others_have_their_turn(sqlite: str) -> None:
    """Between two of his messages everybody else is served once."""

    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            client = await server.sit(dealt.id, dealt.tokens[0])
            await client.settled()
            client.socket.transport.write(spoken(t="ping") * 1_000)
            turns = 0
            answers = asyncio.create_task(heard(client, 1_000))
            while not answers.done():
                turns += 1
                await asyncio.sleep(0)
            assert turns >= 1_000

    run(story())


@pytest.mark.parametrize("kind", [TEXT, PING])
def test_who_goes_on_talking_is_read_a_little_at_a_time(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, kind: int
) -> None:
    """As much as in one breath, then not before it is over; whether messages come or frames that are none."""
    monkeypatch.setattr(frames, "BREATH", 3600.0)

    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            live = await server.hub.existing(dealt.id)
            client = await server.sit(dealt.id, dealt.tokens[0])
            (connection,) = live.audience.subscribers
            assert isinstance(connection, Connection)
            wire, ping = connection.wire, frame(FINAL | kind, b'{"t":"ping"}')
            client.socket.transport.write(ping * (3 * AT_ONCE))
            for unread in (2 * AT_ONCE + 1, AT_ONCE + 1, 1):  # hello was the first
                async with asyncio.timeout(PATIENCE):
                    while len(wire._rest) != unread * len(ping):
                        await asyncio.sleep(0)
                assert wire.read_paused
                wire._breathed()
            assert not wire.read_paused

    run(story())


async def heard(client: Client, pongs: int) -> None:
    for _ in range(pongs):
        await client.hear("pong")


def test_a_view_that_is_asked_for_again_is_not_made_again(sqlite: str) -> None:
    """But it is the right one: of this position, and of this seat."""

    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal("ethnos", 2)
            live = await server.hub.existing(dealt.id)
            for _ in range(3):
                for seat in (0, 1, None):
                    view = live.view_for(seat)
                    assert view == shown(live.game, live.position, seat, 2_000)
                    assert view is live.view_for(seat)
                actor = live.to_act[0]
                await live.do(actor, next(iter(live.game.legal_moves(live.state, actor))), live.n)

    run(story())
