"""The names of the codes that stand in a report, so that who reads the data needs no list of his own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.games.phoenix.meta import TERMS


def terms_in(*rows: Any) -> dict[str, Words]:
    """By code, sorted: whatever happened in which sequence, the same codes have the same names."""
    found = set(codes_in(msgspec.to_builtins(rows)))
    return {code: TERMS[code] for code in sorted(found & set(TERMS))}


def codes_in(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        if isinstance(data.get("terrain"), int):
            yield f"terrain_{data['terrain']}"
        yield from [name for name in data if isinstance(name, str)]
        for value in data.values():
            yield from codes_in(value)
    elif isinstance(data, (list, tuple)):
        for value in data:
            yield from codes_in(value)
