"""Web push to a real endpoint that decrypts as a browser does."""

from __future__ import annotations

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

from tafelrunde.engine.errors import BadFile
from tafelrunde.server.delivery import Gone, Rejected, Undelivered
from tafelrunde.server.outgoing import Outgoing
from tafelrunde.server.push import Push, decoded, encoded
from tafelrunde.store.keys import FILE, kept_keys
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


async def push(address: str, folder: Path, *allowed: str) -> Push:
    outgoing = Outgoing(allowed)
    sender = Push(outgoing, kept_keys(folder).push, "mailto:host@example.org", HandClock())
    try:
        await sender.deliver(*letter_to(address, "push"))
    finally:
        await outgoing.close()
    return sender


def test_only_the_browser_can_read_it_and_it_knows_who_sent_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with endpoint() as service:
            browser, url = Browser(), f"http://127.0.0.1:{service.port}/send/abc"
            sender = await push(browser.subscription(url), tmp_path, "127.0.0.1")

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
def test_a_subscription_that_has_expired_is_told_from_trouble(
    tmp_path: Path, status: int, trouble: type[Exception]
) -> None:
    async def story() -> None:
        async with endpoint(status) as service:
            address = Browser().subscription(f"http://127.0.0.1:{service.port}/")
            with pytest.raises(trouble) as met:
                await push(address, tmp_path, "127.0.0.1")
            assert type(met.value) is trouble

    run(story())


def test_a_push_service_in_our_own_network_is_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with endpoint() as service:
            with pytest.raises(Rejected):
                await push(Browser().subscription(f"http://127.0.0.1:{service.port}/"), tmp_path)
            assert service.requests == []

    run(story())


NO_POINT = {"p256dh": "A" * 20, "auth": "A" * 20}
BROKEN = ("", "{}", msgspec.json.encode({"endpoint": "http://127.0.0.1:1/", "keys": NO_POINT}).decode())


@pytest.mark.parametrize("address", BROKEN)
def test_a_broken_subscription_is_given_up(tmp_path: Path, address: str) -> None:
    with pytest.raises(Rejected):
        run(push(address, tmp_path, "127.0.0.1"))


def test_keys_are_made_once_and_are_nobody_elses_to_read(tmp_path: Path) -> None:
    keys = kept_keys(tmp_path / "new" / "folder")

    assert kept_keys(tmp_path / "new" / "folder") == keys
    assert kept_keys(tmp_path) != keys
    path = tmp_path / "new" / "folder" / FILE
    assert path.stat().st_mode & 0o077 == 0
    assert [child.name for child in path.parent.iterdir()] == [FILE]
    path.write_text("broken")
    with pytest.raises(BadFile):
        kept_keys(path.parent)
