"""Browsers in which somebody has signed in before: what strangers try with a name does not lock them out.

Such a browser keeps a word that was sealed with the hash of the account's password. So the server keeps
nothing, whoever reads a word learns nothing, and a new password ends all words from before. It opens no door,
it only gives the browser tries of its own (OWASP, "Device Cookies").
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

from tafelrunde.store.records import UserRecord

DEVICE_SECONDS: Final = 365 * 24 * 3600
NUMBER_BYTES: Final = 16
DEVICE: Final = re.compile(r"d\.([0-9a-f]{32})\.([0-9a-f]{64})")


def new_device(user: UserRecord) -> str:
    """The word for a browser in which this account has just signed in."""
    number = secrets.token_hex(NUMBER_BYTES)
    return f"d.{number}.{seal(user, number)}"


def seal(user: UserRecord, number: str) -> str:
    said = f"device\n{user.id}\n{number}".encode()
    return hmac.digest(user.password_hash.encode(), said, hashlib.sha256).hex()


def device_of(user: UserRecord | None, word: str) -> str:
    """The number of the browser that shows this word; empty if this account never signed in there."""
    found = DEVICE.fullmatch(word)
    if user is None or found is None or not hmac.compare_digest(seal(user, found[1]), found[2]):
        return ""
    return found[1]
