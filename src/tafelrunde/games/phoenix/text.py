"""The text form of moves: what people read and type. Sheets are lines, one order each, between nothing else.

Sentences of orders come from `sentences.py`; whatever has no sentence is written as its JSON.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from tafelrunde.engine.errors import BadText
from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.engine.text import printable
from tafelrunde.engine.validation import worded
from tafelrunde.games.phoenix.moves import DrawOrder, PhoenixMove, Sheet
from tafelrunde.games.phoenix.sentences import format_order, parse_order

HEADS: Final = Words("Orders:", "Zugblatt:")
DRAW: Final = re.compile(r"(?:order|reihenfolge) (\d+): ([\d, ]+); (?:gate|tor) (\d+)", re.IGNORECASE)


def format_move(move: Any, lang: Lang) -> str:
    """A move in words that `parse_move` reads again."""
    if isinstance(move, Sheet):
        return "\n".join([HEADS.said(lang), *(format_order(order, lang) for order in move.orders)])
    if isinstance(move, DrawOrder):
        realms = ", ".join(str(realm + 1) for realm in move.realms)
        forms = Words("order {}: {}; gate {}", "Reihenfolge {}: {}; Tor {}")
        return forms.said(lang).format(move.month, realms, move.gate)
    return msgspec.json.encode(move).decode()


def parse_move(text: str) -> Any:
    """A move from its text form, in either language."""
    lines = text.strip().splitlines()
    if not lines:
        raise BadText("", 0, 0, "a sheet begins with 'Orders:'", "ein Zugblatt beginnt mit „Zugblatt:“")
    if lines[0].strip().casefold() in (HEADS.en.casefold(), HEADS.de.casefold()):
        return Sheet(tuple(parse_order(line.strip()) for line in lines[1:] if line.strip()))
    drawn = DRAW.fullmatch(text.strip())
    if drawn is not None:
        realms = tuple(int(number) - 1 for number in drawn[2].replace(" ", "").split(",") if number)
        return DrawOrder(int(drawn[1]), realms, int(drawn[3]))
    return parse_json(text.strip())


def parse_json(text: str) -> Any:
    try:
        return msgspec.json.decode(text, type=PhoenixMove)
    except msgspec.DecodeError as error:
        said = worded(error)
        shown = printable(text[:200])
        raise BadText(
            shown,
            0,
            len(shown),
            f"a sheet begins with 'Orders:' and has one order in each line; {said.en}",
            f"ein Zugblatt beginnt mit „Zugblatt:“ und hat einen Befehl je Zeile; {said.de}",
        ) from None
