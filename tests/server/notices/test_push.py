"""Web push to a real endpoint that decrypts as a browser does."""

from __future__ import annotations

import asyncio
import base64
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tafelrunde.server.notices.delivery import Gone, Rejected, Undelivered
from tafelrunde.server.notices.outgoing import Outgoing
from tafelrunde.server.notices.push import Push, decoded, encoded
from tafelrunde.store.keys import Keys, kept_keys, made
from tafelrunde.store.opening import open_store
from tests.server.playing import HandClock, run
from tests.server.receiving import endpoint, letter_to


class Browser:
    """Has subscribed, and can read what is meant for it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"

    def subscription(self, url: str) -> str:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encoded(point), "auth": encoded(self.auth)}
        return msgspec.json.encode({"endpoint": url, "expirationTime": None, "keys": keys}).decode()

    def read(self, body: bytes) -> bytes:
        read: bytes = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return read


async def push(address: str, *allowed: str) -> Push:
    outgoing = Outgoing(allowed)
    sender = Push(outgoing, made().push, "mailto:host@example.org", HandClock())
    try:
        await sender.deliver(*letter_to(address, "push"))
    finally:
        await outgoing.close()
    return sender


def test_only_the_browser_can_read_it_and_it_knows_who_sent_it() -> None:
    async def story() -> None:
        async with endpoint() as service:
            browser, url = Browser(), f"http://127.0.0.1:{service.port}/send/abc"
            sender = await push(browser.subscription(url), "127.0.0.1")

            [request] = service.requests
            assert request.path == "/send/abc"
            assert request.headers["content-encoding"] == "aes128gcm"
            assert int(request.headers["ttl"]) > 0
            assert len(request.headers["topic"]) <= 32
            assert b"Kingsburg" not in request.body
            shown = msgspec.json.decode(browser.read(request.body))
            assert shown["title"] == "Du bist am Zug: Kingsburg („Freitag“)"
            assert shown["url"] == "https://tafel.example.org/t/friday"
            with pytest.raises(http_ece.ECEException):
                Browser().read(request.body)

            claims = signed_claims(request.headers["authorization"], sender.public_key)
            assert claims["aud"] == f"http://127.0.0.1:{service.port}"
            assert claims["sub"] == "mailto:host@example.org"
            assert 0 < claims["exp"] - HandClock().now() <= 24 * 3600

    run(story())


def signed_claims(authorization: str, public_key: str) -> dict[str, Any]:
    """What the push service reads, after it has checked the signature with the key of the subscription."""
    parts = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert parts["k"] == public_key
    head, body, signature = parts["t"].split(".")
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public_key))
    key.verify(der, f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = msgspec.json.decode(base64.urlsafe_b64decode(body + "=="))
    return claims


@pytest.mark.parametrize(
    ("status", "trouble"), [(404, Gone), (410, Gone), (429, Undelivered), (502, Undelivered), (403, Rejected)]
)
def test_a_subscription_that_has_expired_is_told_from_trouble(status: int, trouble: type[Exception]) -> None:
    async def story() -> None:
        async with endpoint(status) as service:
            address = Browser().subscription(f"http://127.0.0.1:{service.port}/")
            with pytest.raises(trouble) as met:
                await push(address, "127.0.0.1")
            assert type(met.value) is trouble

    run(story())


def test_a_push_service_in_our_own_network_is_none() -> None:
    async def story() -> None:
        async with endpoint() as service:
            with pytest.raises(Rejected):
                await push(Browser().subscription(f"http://127.0.0.1:{service.port}/"))
            assert service.requests == []

    run(story())


NO_POINT = {"p256dh": "A" * 20, "auth": "A" * 20}
BROKEN = ("", "{}", msgspec.json.encode({"endpoint": "http://127.0.0.1:1/", "keys": NO_POINT}).decode())


@pytest.mark.parametrize("address", BROKEN)
def test_a_broken_subscription_is_given_up(address: str) -> None:
    with pytest.raises(Rejected):
        run(push(address, "127.0.0.1"))


def test_keys_are_made_once_for_all_processes(postgresql: str) -> None:
    async def story() -> None:
        one, other = open_store(postgresql), open_store(postgresql)
        await one.open()
        await other.open()
        try:
            found = await asyncio.gather(*(kept_keys(store) for store in (one, other, one, other)))
            assert found == [await kept_keys(one)] * 4
        finally:
            await one.close()
            await other.close()

    run(story())


def test_keys_outlive_the_server_and_every_database_has_its_own(tmp_path: Path) -> None:
    async def keys(name: str) -> Keys:
        store = open_store(f"sqlite:///{tmp_path}/{name}")
        await store.open()
        found = await kept_keys(store)
        await store.close()
        return found

    first = run(keys("one.db"))
    assert run(keys("one.db")) == first
    assert run(keys("other.db")) != first
    assert sorted({path.name.partition(".")[0] for path in tmp_path.iterdir()}) == ["one", "other"]
