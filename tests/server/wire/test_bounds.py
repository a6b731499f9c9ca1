"""All that one HTTP connection can bring has a bound, and whoever is gone leaves nothing behind."""

from __future__ import annotations

import asyncio
import gc
import re
import socket
from contextlib import suppress
from typing import Any

import pytest
from starlette.applications import Starlette
from uvicorn.server import ServerState

from tafelrunde.server.endpoints import ENDPOINTS
from tafelrunde.server.people.limits import LARGEST_BODY, LARGEST_UPLOAD
from tafelrunde.server.runner import configure
from tafelrunde.server.settings import Settings
from tafelrunde.server.wire.bounds import ARCHIVES, UPLOADS, BoundedProtocol
from tafelrunde.server.wire.households import Households, household_of
from tafelrunde.server.wire.security import JSON
from tests.server.playing import PATIENCE, Server, run, serving

GET = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/solo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
FLOOD = 40_000_000
"""Bytes that an attacker would like to send; the system alone keeps some millions of them for us."""


async def poured(server: Server, start: bytes, more: bytes, flood: int = FLOOD) -> tuple[bytes, int]:
    """Sends without end and reads nothing meanwhile: what was answered, and how many bytes got away."""
    loop = asyncio.get_running_loop()
    door = socket.socket()
    door.setblocking(False)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
    await loop.sock_connect(door, ("127.0.0.1", server.port))
    sent, answer, block = len(start), b"", more * (1 + 65_536 // len(more))
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            await loop.sock_sendall(door, start)
            while sent < flood:
                await loop.sock_sendall(door, block)
                sent += len(block)
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while piece := await loop.sock_recv(door, 65_536):
                answer += piece
    door.close()
    return answer, sent


async def asked(server: Server, request: bytes) -> bytes:
    """What is answered until the server closes; so every request here must make it close."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request)
    async with asyncio.timeout(PATIENCE):
        answer = await reader.read()
    writer.close()
    return answer


FLOODS = {
    "requests": (GET, GET),
    "headers": (b"GET / HTTP/1.1\r\n", b"a: b\r\n"),
    "one long header": (b"GET / HTTP/1.1\r\na: ", b"b"),
    "one long name": (b"GET / HTTP/1.1\r\n", b"a"),
    "a long path": (b"GET /", b"a"),
    "nothing but empty lines": (b"\r\n", b"\r\n"),
    "a body": (POST + b"Content-Length: 100000000\r\n\r\n", b" "),
    "a body that nobody wants": (b"GET / HTTP/1.1\r\nContent-Length: 100000000\r\n\r\n", b" "),
    "chunks": (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
    "a note on a chunk": (POST + b"Transfer-Encoding: chunked\r\n\r\n1;", b"a"),
    "trailers": (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"a: b\r\n"),
    "one long trailer": (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\na: ", b"b"),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_cut_off_and_others_are_answered(sqlite: str, kind: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            _, sent = await poured(server, *FLOODS[kind])
            assert sent < FLOOD
            assert (await asked(server, GET[:-2] + b"Connection: close\r\n\r\n")).startswith(b"HTTP/1.1 200 ")

    run(story())


REFUSED = {
    "too many headers": (b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 101 + b"\r\n", b"431"),
    "headers that are too long": (b"GET / HTTP/1.1\r\na: " + b"b" * 17_000 + b"\r\n\r\n", b"431"),
    "an address that is too long": (b"GET /" + b"a" * 17_000 + b" HTTP/1.1\r\n\r\n", b"431"),
    "nonsense": (b"\x16\x03\x01\x02\x00", b"400"),
    "a body in crumbs": (POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 101, b"413"),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_who_is_turned_away_hears_why(sqlite: str, kind: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            request, status = REFUSED[kind]
            assert (await asked(server, request)).split()[1] == status

    run(story())


def test_as_many_headers_and_requests_as_allowed_are_answered(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            last = GET[:-2] + b"a: b\r\n" * 98 + b"Connection: close\r\n\r\n"
            answer = await asked(server, GET * 8 + last)  # one is answered while eight wait
            assert answer.count(b"HTTP/1.1 200 ") == 9
            answer = await asked(server, GET * 100)
            assert answer.split()[1] == b"429"

    run(story())


def test_a_body_in_a_few_crumbs_or_many_pieces_is_read(sqlite: str) -> None:
    head = POST.rstrip(b"\r\n") + b"\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"

    async def story() -> None:
        async with serving(sqlite) as server:
            for pieces in (b"1\r\n \r\n" * 100, (b"50\r\n" + b" " * 80 + b"\r\n") * 500):
                assert (await asked(server, head + pieces + b"0\r\n\r\n")).split()[1] != b"413"

    run(story())


def test_a_socket_is_not_opened_into_the_answer_to_a_request(sqlite: str) -> None:
    upgrade = (
        b"GET /ws/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    )

    async def story() -> None:
        async with serving(sqlite) as server:
            assert (await asked(server, GET + upgrade + b"\r\n")).split()[1] == b"400"
            long = b"a: " + b"b" * 9_000 + b"\r\n"  # more than the library for sockets takes
            assert (await asked(server, upgrade + long + b"\r\n")).split()[1] == b"431"

    run(story())


def test_an_answer_that_nobody_reads_is_given_up(sqlite: str) -> None:
    """Nine answers are more than the system keeps for a reader with a small buffer."""

    async def story() -> None:
        async with serving(sqlite, request_seconds=0.2) as server:
            loop = asyncio.get_running_loop()
            door = socket.socket()
            door.setblocking(False)
            door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            await loop.sock_connect(door, ("127.0.0.1", server.port))
            wish = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
            with suppress(ConnectionError):
                async with asyncio.timeout(PATIENCE):
                    while True:  # asks again as soon as it may; ends when it is cut off
                        await loop.sock_sendall(door, wish)
                        await asyncio.sleep(0.001)
            door.close()

    run(story())


def leftovers() -> int:
    """Connections that only the search for rings would find."""
    return sum(isinstance(one, BoundedProtocol) for one in gc.get_objects())


@pytest.mark.parametrize("kind", ["requests", "headers"])
def test_who_is_gone_leaves_no_rings(sqlite: str, kind: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            gc.collect()
            gc.disable()
            try:
                for _ in range(5):
                    await poured(server, *FLOODS[kind])
                async with asyncio.timeout(PATIENCE):
                    while leftovers():
                        await asyncio.sleep(0)
            finally:
                gc.enable()

    run(story())


def test_a_household_has_only_so_many_places() -> None:
    households = Households(2)

    assert [households.enter("a") for _ in range(3)] == [True, True, False]
    assert households.enter("b")
    households.leave("a")
    assert [households.enter("a") for _ in range(2)] == [True, False]
    assert all(households.enter("") for _ in range(9))


class FarEnd(asyncio.Transport):
    """The end of a connection from another machine, of which there is none in a test."""

    is_cut = False

    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 40_000), "sockname": ("192.0.2.1", 80)})

    def abort(self) -> None:
        self.is_cut = True

    def close(self) -> None:
        self.is_cut = True


def test_a_household_opens_only_so_many_connections() -> None:
    async def story() -> None:
        settings = Settings(most_connections_from_one=2)
        config = configure(Starlette(), settings)
        config.load()
        protocol: Any = config.http_protocol_class

        def come(host: str) -> tuple[Any, FarEnd]:
            coming, end = protocol(config, ServerState(), {}), FarEnd(host)
            coming.connection_made(end)
            return coming, end

        came = [come("203.0.113.7") for _ in range(3)]
        assert [end.is_cut for _, end in came] == [False, False, True]
        assert not come("203.0.113.8")[1].is_cut
        for coming, _ in (came[0], came[2]):  # of these only the first had a place
            coming.connection_lost(None)
        assert [come("203.0.113.7")[1].is_cut for _ in range(2)] == [False, True]
        assert not any(come("127.0.0.1")[1].is_cut for _ in range(9))

    run(story())


@pytest.mark.parametrize(
    ("host", "household"),
    [
        ("127.0.0.1", ""),
        ("::1", ""),
        ("", ""),
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8::1", "2001:0db8:0000:0000::/64"),
    ],
)
def test_households_are_told_apart(host: str, household: str) -> None:
    assert household_of(host) == household


def test_only_whole_campaigns_are_sent_slowly_and_at_length() -> None:
    uploads = {endpoint.path for endpoint in ENDPOINTS if endpoint.takes != JSON}
    for endpoint in ENDPOINTS:
        path = re.sub(r"{\w+}", "1", endpoint.path).encode()
        assert bool(ARCHIVES.fullmatch(path)) == (endpoint.path in uploads), endpoint.path
        assert bool(ARCHIVES.fullmatch(path + b"?name=a/archive")) == (endpoint.path in uploads)
        if endpoint.largest > LARGEST_BODY:
            assert path.startswith(UPLOADS)
            assert endpoint.largest <= LARGEST_UPLOAD
