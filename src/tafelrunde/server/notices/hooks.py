"""Notices as webhooks: JSON, signed, so that the receiver knows it comes from here. See docs/notices.md."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

import msgspec

from tafelrunde.server.notices.delivery import Gone, Rejected, Undelivered
from tafelrunde.server.notices.letters import Letter
from tafelrunde.server.notices.outgoing import Outgoing
from tafelrunde.server.time import Clockwork
from tafelrunde.store.records import ContactRecord, Notice

AGAIN: Final = frozenset({408, 425, 429})
"""Answers that blame the moment, not the request."""
GONE: Final = 410


def hook_key(secret: bytes, table: str, seat: int, address: str) -> str:
    """What the owner of a webhook checks signatures with; every hook has its own."""
    return hmac.digest(secret, f"{table}\n{seat}\n{address}".encode(), hashlib.sha256).hex()


def key_of(secret: bytes, contact: ContactRecord) -> str:
    return hook_key(secret, contact.table, contact.seat, contact.address)


def signature(key: str, at: str, body: bytes) -> str:
    return hmac.digest(key.encode(), at.encode() + b"." + body, hashlib.sha256).hex()


class HookBody(msgspec.Struct, frozen=True):
    """`text` and `content` say the same: chat services show the one or the other."""

    id: str
    about: str
    table: str
    seat: int
    url: str
    text: str
    content: str


class CampaignHookBody(msgspec.Struct, frozen=True):
    id: str
    about: str
    campaign: str
    realm: int | None
    """Whose member is told, counted from 0; null for a game master."""
    month: int
    url: str
    text: str
    content: str


def body_of(letter: Letter) -> HookBody | CampaignHookBody:
    text = f"{letter.subject}\n{letter.url}"
    if letter.of == "table":
        return HookBody(letter.id, letter.about, letter.table, letter.seat, letter.url, text, text)
    return CampaignHookBody(
        letter.id, letter.about, letter.table, letter.realm, letter.month, letter.url, text, text
    )


class Hooks:
    def __init__(self, outgoing: Outgoing, secret: bytes, clockwork: Clockwork) -> None:
        self._outgoing, self._secret, self._clockwork = outgoing, secret, clockwork

    async def deliver(self, notice: Notice, letter: Letter) -> None:
        body = msgspec.json.encode(body_of(letter))
        key = hook_key(self._secret, notice.table, notice.seat, notice.address)
        at = str(int(self._clockwork.now()))
        headers = {
            "Content-Type": "application/json",
            "Tafelrunde-Notice": letter.id,
            "Tafelrunde-Signature": f"t={at},v1={signature(key, at, body)}",
        }
        check(await self._outgoing.post(notice.address, body, headers))


def check(status: int) -> None:
    """Nothing but 2xx is success; a redirect is an address to be corrected by its owner."""
    if 200 <= status < 300:
        return
    if status == GONE:
        raise Gone(f"status {status}")
    if status >= 500 or status in AGAIN:
        raise Undelivered(f"status {status}")
    raise Rejected(f"status {status}")
