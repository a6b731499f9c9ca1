"""Connections on which a request never ends: closed after a while, and the server goes on."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

import httpx
import pytest

from tests.server import process
from tests.server.playing import PATIENCE, Server, run, serving

BEGUN = (
    b"",
    b"GET / HT",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
    b"POST /api/solo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
)


async def ended(server: Server, begun: bytes) -> bytes:
    """Says the beginning of a request; returns what comes back until the server has closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(begun)
    async with asyncio.timeout(PATIENCE):
        answer = await reader.read()
    writer.close()
    return answer


@pytest.mark.parametrize("begun", BEGUN)
def test_a_request_that_never_ends_is_given_up(sqlite: str, begun: bytes) -> None:
    async def story() -> None:
        async with serving(sqlite, request_seconds=1.0) as server:
            assert (await ended(server, begun)).startswith(b"HTTP/1.1 408 ")
            async with httpx.AsyncClient(
                base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE
            ) as client:
                assert (await client.get("/api/games")).status_code == 200

    run(story())


def test_a_socket_and_a_slow_answer_are_not_cut_off(sqlite: str) -> None:
    """Only requests are hurried: a socket stays open far longer than a request may take."""

    async def story() -> None:
        async with serving(sqlite, request_seconds=1.0) as server:
            dealt = await server.deal()
            client = await server.sit(dealt.id, dealt.tokens[0])
            for _ in range(3):  # each of these is cut off after the time a request has
                assert await ended(server, b"GET")
            assert await client.settled() is not None

    run(story())


def test_a_server_takes_as_many_sockets_as_the_system_lets_it(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, hard), hard))
    try:
        with process.serving(tmp_path) as server:
            limits = Path(f"/proc/{server.running.pid}/limits").read_text(encoding="utf-8")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    [line] = [line for line in limits.splitlines() if line.startswith("Max open files")]
    assert line.split()[3] == line.split()[4]
