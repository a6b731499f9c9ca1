"""Bytes of a sheet as letters, whichever program wrote them."""

from __future__ import annotations

import codecs
from typing import Final, Literal

from tafelrunde.engine.errors import Complaint
from tafelrunde.phoenix_desk.orders.revisions import MOST_BYTES

Encoding = Literal["UTF-8", "UTF-16", "Windows-1252"]
MARKS: Final[tuple[tuple[bytes, str, Encoding], ...]] = (
    (codecs.BOM_UTF8, "utf-8", "UTF-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le", "UTF-16"),
    (codecs.BOM_UTF16_BE, "utf-16-be", "UTF-16"),
)
LARGEST: Final = 2 * MOST_BYTES
"""In UTF-16 every letter has two bytes."""


def decoded(data: bytes) -> tuple[str, Encoding]:
    """By its mark, by what it can be, and at last as old Windows programs write."""
    if len(data) > LARGEST:
        raise Complaint("sheet-file-too-large", {"size": -(-len(data) // 1000), "most": LARGEST // 1000})
    for mark, codec, name in (*MARKS, *unmarked(data)):
        if data.startswith(mark):
            return text_of(data[len(mark) :], codec), name
    try:
        return text_of(data, "utf-8"), "UTF-8"
    except Complaint:
        return text_of(data, "cp1252"), "Windows-1252"


def unmarked(data: bytes) -> list[tuple[bytes, str, Encoding]]:
    """UTF-16 without a mark shows by the empty half of most letters."""
    if not data or len(data) % 2 or 0 not in data:
        return []
    first, second = data[::2].count(0), data[1::2].count(0)
    return [(b"", "utf-16-be" if first > second else "utf-16-le", "UTF-16")]


def text_of(data: bytes, codec: str) -> str:
    try:
        text = data.decode(codec)
    except UnicodeDecodeError:
        raise Complaint("sheet-is-no-text") from None
    if "\0" in text:
        raise Complaint("sheet-is-no-text")
    return text
