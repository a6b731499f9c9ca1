"""Webhooks to real endpoints; and none to the machines around us, however their names are written."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import socket
from ipaddress import IPv6Address
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.server.notices import outgoing as module
from tafelrunde.server.notices.delivery import Gone, Rejected, Undelivered
from tafelrunde.server.notices.hooks import Hooks, hook_key
from tafelrunde.server.notices.networks import is_open
from tafelrunde.server.notices.outgoing import PORTS, Outgoing, looked_up, parsed
from tests.server.house import house
from tests.server.playing import HandClock, run
from tests.server.receiving import certificate, endpoint, letter_to

SECRET = b"secret of this server"


async def hook(url: str, *allowed: str, verify: str | None = None) -> None:
    outgoing = Outgoing(allowed, verify)
    try:
        await Hooks(outgoing, SECRET, HandClock()).deliver(*letter_to(url, "hook"))
    finally:
        await outgoing.close()


def test_a_hook_is_signed_and_says_what_is_public() -> None:
    async def story() -> None:
        async with endpoint() as receiver:
            url = f"http://127.0.0.1:{receiver.port}/turn?x=1"
            await hook(url, f"127.0.0.1:{receiver.port}")

            [request] = receiver.requests
            assert request.path == "/turn?x=1"
            assert request.headers["host"] == f"127.0.0.1:{receiver.port}"
            body = msgspec.json.decode(request.body)
            assert body["about"] == "turn"
            assert body["url"] == "https://tafel.example.org/t/friday"
            assert body["text"] == "Du bist am Zug: Kingsburg („Freitag“)\nhttps://tafel.example.org/t/friday"
            assert set(body) == {"id", "about", "table", "seat", "url", "text", "content"}
            at, _, sign = request.headers["tafelrunde-signature"].removeprefix("t=").partition(",v1=")
            key = hook_key(SECRET, "friday", 1, url).encode()
            assert sign == hmac.new(key, at.encode() + b"." + request.body, hashlib.sha256).hexdigest()
            assert at == str(int(HandClock().now()))
            assert request.headers["tafelrunde-notice"] == "friday.12.1.turn"

    run(story())


def test_every_hook_has_a_key_of_its_own() -> None:
    keys = {
        hook_key(SECRET, table, seat, url)
        for table in ("a", "b")
        for seat in (0, 1)
        for url in ("https://a.org", "https://b.org")
    }
    assert len(keys) == 8


@pytest.mark.parametrize(
    ("status", "trouble"),
    [
        (500, Undelivered),
        (503, Undelivered),
        (429, Undelivered),
        (404, Rejected),
        (410, Gone),
        (302, Rejected),
    ],
)
def test_answers_are_taken_as_they_are_meant(status: int, trouble: type[Exception]) -> None:
    async def story() -> None:
        async with endpoint() as inner, endpoint(status) as outer:
            outer.location = f"http://127.0.0.1:{inner.port}/"
            with pytest.raises(trouble):
                await hook(f"http://127.0.0.1:{outer.port}/", "127.0.0.1")
            assert len(outer.requests) == 1
            assert inner.requests == []  # redirects are not followed

    run(story())


def test_who_does_not_answer_counts_as_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TIMEOUT", 0.05)

    async def story() -> None:
        async with endpoint() as receiver:
            receiver.is_silent = True
            with pytest.raises(Undelivered):
                await hook(f"http://127.0.0.1:{receiver.port}/", "127.0.0.1")

    run(story())


def test_over_tls_the_name_must_be_on_the_certificate(tmp_path: Path) -> None:
    async def story() -> None:
        good, bad = certificate(tmp_path, "localhost"), certificate(tmp_path, "elsewhere.example.org")
        async with endpoint(tls=good.context()) as right, endpoint(tls=bad.context()) as wrong:
            await hook(f"https://localhost:{right.port}/", "localhost", verify=str(good.file))
            assert len(right.requests) == 1
            with pytest.raises(Undelivered):
                await hook(f"https://localhost:{wrong.port}/", "localhost", verify=str(bad.file))
            with pytest.raises(Undelivered):
                await hook(f"https://localhost:{right.port}/", "localhost")
            assert wrong.requests == []

    run(story())


PRIVATE = (
    "http://127.0.0.1:{port}/",
    "http://localhost:{port}/",
    "http://[::1]:{port}/",
    "http://[::ffff:127.0.0.1]:{port}/",
    "http://2130706433:{port}/",
    "http://0x7f000001:{port}/",
    "http://0177.0.0.1:{port}/",
    "http://127.1:{port}/",
    "http://0.0.0.0:{port}/",
    "http://0:{port}/",
    "http://169.254.169.254/latest/meta-data",
    "http://10.0.0.1/",
    "http://192.168.1.1/",
    "http://172.16.0.1/",
    "http://100.64.0.1/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://192.88.99.1/",
    "http://198.18.0.1/",
    "http://192.0.0.170/",
    "http://[fec0::1]/",
    "http://[3fff::1]/",
    "http://[3ffe::1]/",
    "http://[5f00::1]/",
    "http://[100::1]/",
    "http://[64:ff9b:1::808:808]/",
    "http://[64:ff9b::a00:1]/",
    "http://[2001::1]/",
    "http://[2001:db8::1]/",
    "http://[2002:808:808::1]/",
    "http://[2620:4f:8000::1]/",
    "http://[::ffff:8.8.8.8]/",
    "http://[::8.8.8.8]/",
    "http://[ff0e::1]/",
)


@pytest.mark.parametrize("url", PRIVATE)
def test_machines_around_us_are_not_called(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with endpoint() as receiver:
            monkeypatch.setattr(module, "PORTS", PORTS | {receiver.port})
            with pytest.raises((Rejected, Undelivered)):  # Undelivered: this machine knows no such name
                await hook(url.format(port=receiver.port))
            assert receiver.requests == []

    run(story())


@pytest.mark.parametrize(
    "url",
    [
        "",
        "ftp://a.org/",
        "file:///etc/passwd",
        "http://",
        "http://u:p@a.org/",
        "a.org",
        "http://a\0b/",
        "x" * 3000,
    ],
)
def test_what_is_no_web_address_is_refused(url: str) -> None:
    with pytest.raises(Rejected):
        parsed(url)


@given(st.ip_addresses())
def test_only_the_open_internet_is_open(address: Any) -> None:
    if is_open(str(address)):
        assert address.is_global
        assert not address.is_multicast
        assert not address.is_private
        assert not address.is_loopback
        assert not address.is_link_local


@given(st.ip_addresses(v=4))
def test_an_address_inside_another_is_looked_at_or_refused(address: Any) -> None:
    number = int(address)
    assert is_open(str(IPv6Address((0x64FF9B << 96) | number))) == is_open(str(address))
    for around in (f"::ffff:{address}", f"::{address}", f"2002:{number >> 16:x}:{number & 0xFFFF:x}::"):
        assert not is_open(around)
    assert not is_open(str(IPv6Address((0x2001 << 112) | (number ^ 0xFFFF_FFFF))))  # Teredo


def test_the_open_internet_is_open() -> None:
    known = ("8.8.8.8", "93.184.215.14", "2606:4700::1111", "2a00:1450::1", "64:ff9b::808:808")
    assert all(map(is_open, known))


@pytest.mark.parametrize("port", [0, 22, 25, 81, 5432, 6379, 9200, 65_535])
def test_a_port_where_no_web_server_listens_is_not_called(port: int) -> None:
    async def story() -> None:
        with pytest.raises(Rejected, match="port"):
            await looked_up(parsed(f"http://93.184.215.14:{port}/"), ())
        assert await looked_up(parsed(f"http://93.184.215.14:{port}/"), ["93.184.215.14"]) == "93.184.215.14"

    run(story())


def test_a_hook_at_another_port_is_refused_when_it_is_given(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            host, seating = await made.table("me", "open")
            hook = f"/api/tables/{seating['table']['id']}/contacts/hook"
            answer = await host.ask("PUT", hook, {"address": "http://93.184.215.14:6379/"})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad")
            assert "80, 443, 8080, 8443" in answer.json()["text"]
            assert (await host.get(hook.removesuffix("/hook")))["contacts"] == []
            assert await host.refused("PUT", hook, {"address": "http://[fec0::1]/"}) == (400, "bad")

    run(story())


def test_a_name_that_changes_its_meaning_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is resolved once, and the connection goes to the address that was looked at."""
    asked: list[str] = []

    def resolve(host: Any, port: Any, *args: Any, **more: Any) -> list[Any]:
        asked.append(host if isinstance(host, str) else host.decode())
        address = "192.0.2.1" if len(asked) > 1 else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    async def story() -> None:
        outgoing = Outgoing(["rebind.example.org"])
        async with endpoint() as receiver:
            monkeypatch.setattr(socket, "getaddrinfo", resolve)
            status = await outgoing.post(f"http://rebind.example.org:{receiver.port}/", b"", {})
            assert status == 201
            assert receiver.requests[0].headers["host"] == f"rebind.example.org:{receiver.port}"
        await outgoing.close()
        assert asked.count("rebind.example.org") == 1

    asyncio.run(story())


def test_one_private_address_among_open_ones_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    def resolve(host: Any, port: Any, *args: Any, **more: Any) -> list[Any]:
        return [
            (socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))
            for address in ("93.184.215.14", "10.0.0.1")
        ]

    async def story() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", resolve)
        with pytest.raises(Rejected):
            await looked_up(httpx.URL("http://two.example.org/"), ())

    asyncio.run(story())
