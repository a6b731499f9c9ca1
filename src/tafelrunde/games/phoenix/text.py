"""The text form of moves: what people read and type. A sheet has one order in each line; `#` begins a remark.

Sentences of orders come from `sentences.py`, those of the game master from `sentences_master.py`; whatever
has no sentence is written as its JSON.
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

import msgspec

from tafelrunde.engine.errors import BadText, Complaint
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.engine.protocol import LANGS, Lang, Words
from tafelrunde.engine.text import MOST_DIGITS, listed, printable, shortened
from tafelrunde.engine.validation import worded
from tafelrunde.games.phoenix.moves import DrawOrder, PhoenixMove, Sheet
from tafelrunde.games.phoenix.sentences import format_order, parse_order
from tafelrunde.games.phoenix.sentences_master import first_words, format_master, is_masters, parse_master

HEADS: Final = Words("Orders:", "Zugblatt:")
TOO_LONG: Final = re.compile(rf"\d{{{MOST_DIGITS + 1}}}")
DRAW: Final = re.compile(r"(?:order|reihenfolge) (\d+): ([\d, ]+); (?:gate|tor) (\d+)", re.IGNORECASE)


BEGINNINGS: Final = Words(
    f"a sheet begins with '{HEADS.en}' and has one order in each line, a decision of the game master with "
    f"{listed(first_words('en'), 'or')}; JSON with a curly bracket",
    f"ein Zugblatt beginnt mit „{HEADS.de}“ und hat einen Befehl je Zeile, eine Entscheidung der "
    f"Spielleitung mit {listed(first_words('de'), 'oder')}; JSON mit einer geschweiften Klammer",
)
"""What the text form of a move can begin with."""


class BadLine(NamedTuple):
    """A line of a sheet, from 1, that is no order, and the complaint with the word that is wrong."""

    line: int
    complaint: BadText

    def said(self, lang: Lang) -> str:
        return f"{Words('line', 'Zeile').said(lang)} {self.line}: {self.complaint.said(lang)}"


class BadSheet(BadText):
    """All lines of a sheet that cannot be read; marks the first of them."""

    def __init__(self, wrong: list[BadLine]) -> None:
        first = wrong[0].complaint
        Complaint.__init__(self, *["\n".join([line.said(lang) for line in wrong]) for lang in LANGS])
        self.text, self.start, self.end = first.text, first.start, first.end
        self.wrong = wrong


def is_head(line: str) -> bool:
    return line.strip().casefold() in (HEADS.en.casefold(), HEADS.de.casefold())


def parse_sheet(text: str) -> tuple[list[Any], list[BadLine]]:
    """All orders of a sheet, with or without its heading, and every line that cannot be read."""
    orders: list[Any] = []
    wrong: list[BadLine] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#") or is_head(line):
            continue
        try:
            orders.append(parse_order(line.strip()))
        except BadText as complaint:
            wrong.append(BadLine(number, complaint))
    return orders, wrong


def format_move(move: Any, lang: Lang) -> str:
    """A move in words that `parse_move` reads again."""
    if isinstance(move, Sheet):
        return "\n".join([HEADS.said(lang), *(format_order(order, lang) for order in move.orders)])
    if isinstance(move, DrawOrder):
        realms = ", ".join(str(realm + 1) for realm in move.realms)
        forms = Words("order {}: {}; gate {}", "Reihenfolge {}: {}; Tor {}")
        return forms.said(lang).format(move.month, realms, move.gate)
    return format_master(move, lang)


def parse_move(text: str) -> Any:
    """A move from its text form, in either language."""
    lines = text.strip().splitlines()
    if not lines:
        raise BadText("", 0, 0, f"nothing is said; {BEGINNINGS.en}", f"nichts ist gesagt; {BEGINNINGS.de}")
    if is_head(lines[0]):
        orders, complaints = parse_sheet(text)
        if complaints:
            raise BadSheet(complaints)
        return Sheet(tuple(orders))
    long = TOO_LONG.search(text)
    if long is not None:
        shown = shortened(printable(text[long.start() :]))
        raise BadText(shown, 0, len(shown), "no number here is that long", "so lang ist hier keine Zahl")
    drawn = DRAW.fullmatch(text.strip())
    if drawn is not None:
        realms = tuple(int(number) - 1 for number in drawn[2].replace(" ", "").split(",") if number)
        return DrawOrder(int(drawn[1]), realms, int(drawn[3]))
    if is_masters(text.strip()):
        return parse_master(text.strip())
    return parse_json(text.strip())


def parse_json(text: str) -> Any:
    try:
        return msgspec.json.decode(text, type=PhoenixMove)
    except UNREADABLE as error:
        said = worded(error) if text.startswith("{") else BEGINNINGS
        shown = printable(text[:200])
        raise BadText(
            shown, 0, len(shown), f"this is no move: {said.en}", f"das ist kein Zug: {said.de}"
        ) from None
