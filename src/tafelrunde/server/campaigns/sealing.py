"""Seals the part of an archive that only the server may read again which wrote it.

A game master carries archives home. What realms have not handed in, and letters between them, are in there
for the server alone: encrypted with a key that never leaves its database, bound to this campaign, and padded,
because the length of a letter tells something too. What is sealed twice looks different each time.
"""

from __future__ import annotations

import secrets
import zlib
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tafelrunde.store.keys import Keys

MARK: Final = b"tafelrunde sealed 1\n"
PURPOSE: Final = b"tafelrunde archive of a campaign"
NONCE: Final = 12
SMALLEST: Final = 64 * 1024
LENGTH: Final = 4
LARGEST: Final = 64 * 1024 * 1024


def seal(keys: Keys, campaign: bytes, data: bytes) -> bytes:
    """For this campaign alone, which is known by the first line of its log and its name here."""
    nonce = secrets.token_bytes(NONCE)
    return MARK + nonce + cipher(keys).encrypt(nonce, padded(zlib.compress(data)), MARK + campaign)


def unseal(keys: Keys, campaign: bytes, sealed: bytes) -> bytes | None:
    """None if this server has not sealed it, or not for this campaign, or somebody has changed it since."""
    nonce, body = sealed[len(MARK) : len(MARK) + NONCE], sealed[len(MARK) + NONCE :]
    if not sealed.startswith(MARK) or len(nonce) < NONCE or len(body) > LARGEST:
        return None
    try:
        plain = cipher(keys).decrypt(nonce, body, MARK + campaign)
    except InvalidTag:
        return None
    length = int.from_bytes(plain[:LENGTH], "big")
    return zlib.decompress(plain[LENGTH : LENGTH + length])


def cipher(keys: Keys) -> AESGCM:
    return AESGCM(HKDF(SHA256(), 32, salt=None, info=PURPOSE).derive(keys.hook))


def padded(data: bytes) -> bytes:
    """To 64 KB, or as often twice that as is needed."""
    size = SMALLEST
    while size < LENGTH + len(data):
        size *= 2
    return (len(data).to_bytes(LENGTH, "big") + data).ljust(size, b"\0")
