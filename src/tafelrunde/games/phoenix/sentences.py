"""Orders as sentences, German and English. Until a kind of order has a sentence, its JSON is its text."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.engine.errors import BadText
from tafelrunde.engine.protocol import Lang
from tafelrunde.engine.text import printable
from tafelrunde.engine.validation import worded
from tafelrunde.games.phoenix.moves import AnyOrder


def format_order(order: Any, lang: Lang) -> str:
    return msgspec.json.encode(order).decode()


def parse_order(line: str) -> Any:
    try:
        return msgspec.json.decode(line, type=AnyOrder)
    except msgspec.DecodeError as error:
        said, shown = worded(error), printable(line)
        raise BadText(shown, 0, len(shown), f"no order: {said.en}", f"kein Befehl: {said.de}") from None
