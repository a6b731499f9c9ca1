"""Only names that are ours are answered, over HTTP and on sockets."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tafelrunde.server.settings import Settings
from tafelrunde.server.wire.hosts import is_for_us, known_names, name_of
from tests.server.house import house
from tests.server.playing import Client, run, serving

NAMES = ("Table.lan", "cards.lan:8080")
SETTINGS = Settings(host="0.0.0.0", public_url="https://play.example:8443/", hosts=NAMES)
OURS = (
    "play.example",
    "PLAY.example.:443",
    "table.lan:8080",
    "cards.lan",
    "localhost:8080",
    "127.0.0.1",
    "192.168.1.7:8080",
    "[::1]:8080",
    "[fd00::7]",
    socket.gethostname(),
    f"{socket.gethostname()}.local:8080",
)
STRANGE = (
    "evil.example",
    "evil.example:8080",
    "play.example.evil.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.example@127.0.0.1",
    "127.0.0.1 evil.example",
    "[::1].evil.example",
    "[evil.example]",
    "",
    ":8080",
)


def asking(*hosts: str) -> dict[str, object]:
    return {"type": "http", "headers": [(b"host", host.encode()) for host in hosts]}


@pytest.mark.parametrize("host", OURS)
def test_our_names_and_bare_addresses_are_ours(host: str) -> None:
    assert is_for_us(asking(host), known_names(SETTINGS))


@pytest.mark.parametrize("host", STRANGE)
def test_no_other_name_is(host: str) -> None:
    known = known_names(SETTINGS)
    assert not is_for_us(asking(host), known)
    assert not is_for_us(asking("127.0.0.1", host), known)
    assert name_of(host) not in known


def test_who_names_no_host_is_no_browser() -> None:
    assert is_for_us(asking(), known_names(SETTINGS))


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/session", "/openapi.json", "/nowhere"])
def test_a_request_under_a_strange_name_is_refused_with_a_way_out(tmp_path: Path, path: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            rebound = {"host": "evil.example", "origin": "http://evil.example"}
            for method in ("GET", "POST"):
                answer = await made.person().ask(method, path, headers=rebound)
                assert (answer.status_code, answer.json()["code"]) == (421, "host")
                assert "“evil.example”" in answer.json()["text"]
                assert "`hosts`" in answer.json()["text"]
                assert answer.headers["x-frame-options"] == "DENY"
            german = await made.person().ask("GET", path, headers={**rebound, "accept-language": "de"})
            assert "„evil.example“" in german.json()["text"]

    run(story())


def test_a_socket_under_a_strange_name_is_refused(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite, hosts=("table.lan",)) as server:
            dealt = await server.deal()

            def opened(name: str) -> connect:
                here = f"{name}:{server.port}"
                url, origin = f"ws://{here}/ws/{dealt.id}", Origin(f"http://{here}")
                return connect(url, host="127.0.0.1", port=server.port, origin=origin, proxy=None)

            with pytest.raises(InvalidStatus) as refusal:
                await opened("evil.example")
            assert refusal.value.response.status_code == 403
            for name in ("table.lan", "127.0.0.1"):
                async with opened(name) as here:
                    await Client(here).say("hello", token=dealt.tokens[0])
                    await Client(here).hear("welcome")

    run(story())
