"""Notices as web push: encrypted for one browser, signed by this server (RFC 8291, RFC 8292)."""

from __future__ import annotations

import base64
import hashlib
from typing import Final

import http_ece  # type: ignore[import-untyped]
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key
from py_vapid import Vapid02  # type: ignore[import-untyped]

from tafelrunde.server.notices.contacts import Subscription
from tafelrunde.server.notices.delivery import Gone, Rejected
from tafelrunde.server.notices.hooks import check
from tafelrunde.server.notices.letters import Letter
from tafelrunde.server.notices.outgoing import Outgoing, parsed
from tafelrunde.server.time import Clockwork
from tafelrunde.store.records import Notice

KEPT: Final = 86_400
"""Seconds that the push service keeps a notice for a browser that is off."""
SIGNED_FOR: Final = 12 * 3_600
EXPIRED: Final = frozenset({404, 410})
LONGEST_BODY: Final = 3_000


def decoded(text: str) -> bytes:
    """URL-safe base 64, with or without its padding."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def encrypted(subscription: Subscription, content: bytes) -> bytes:
    """Only the browser that made the subscription can read it; each message has a key of its own."""
    try:
        sealed: bytes = http_ece.encrypt(
            content,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded(subscription.keys.p256dh),
            auth_secret=decoded(subscription.keys.auth),
            version="aes128gcm",
        )
    except (ValueError, http_ece.ECEException) as error:
        raise Rejected("keys") from error
    return sealed


class PushBody(msgspec.Struct, frozen=True):
    title: str
    body: str
    url: str
    tag: str
    """A browser shows one notice for each tag."""
    lang: str


def private_key(pem: str) -> ec.EllipticCurvePrivateKey:
    private = load_pem_private_key(pem.encode(), password=None)
    assert isinstance(private, ec.EllipticCurvePrivateKey)
    return private


def public_key(pem: str) -> str:
    """What browsers subscribe with (`applicationServerKey`)."""
    point = private_key(pem).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return encoded(point)


class Push:
    def __init__(self, outgoing: Outgoing, key: str, contact: str, clockwork: Clockwork) -> None:
        self._outgoing, self._clockwork, self._contact = outgoing, clockwork, contact
        self._vapid = Vapid02(private_key(key))
        self.public_key = public_key(key)

    async def deliver(self, notice: Notice, letter: Letter) -> None:
        subscription = read(notice.address)
        content = PushBody(letter.subject, letter.text[:LONGEST_BODY], letter.url, letter.tag, letter.lang)
        sealed = encrypted(subscription, msgspec.json.encode(content))
        status = await self._outgoing.post(subscription.endpoint, sealed, self._headers(subscription, letter))
        if status in EXPIRED:
            raise Gone(f"status {status}")
        check(status)

    def _headers(self, subscription: Subscription, letter: Letter) -> dict[str, str]:
        target = parsed(subscription.endpoint)
        claims = {
            "aud": f"{target.scheme}://{target.netloc.decode('ascii')}",
            "exp": int(self._clockwork.now()) + SIGNED_FOR,
            "sub": self._contact,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
            # A later notice with the same tag replaces one that the browser has not yet got.
            "Topic": encoded(hashlib.sha256(f"{letter.tag}.{letter.seat}".encode()).digest()[:24]),
        }


def read(address: str) -> Subscription:
    try:
        return msgspec.json.decode(address, type=Subscription)
    except msgspec.DecodeError as error:
        raise Rejected("subscription") from error
