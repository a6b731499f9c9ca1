"""The text form of moves: what people read and type. A sheet has one order in each line; `#` begins a remark.

Sentences of orders come from `sentences.py`, those of the game master from `master.py`; whatever
has no sentence is written as its JSON.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from tafelrunde.engine.contract import Lang, Words
from tafelrunde.engine.errors import BadText, Complaint
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.engine.text import MOST_DIGITS, hint, listed, printable, shortened
from tafelrunde.engine.validation import worded
from tafelrunde.games.phoenix.moves.kinds import PhoenixMove, Sheet
from tafelrunde.games.phoenix.words.master import (
    first_words,
    format_master,
    is_masters,
    meant_by,
    parse_master,
)
from tafelrunde.games.phoenix.words.sentences import format_order, parse_order

HEADS: Final = Words("Orders:", "Zugblatt:")
TOO_LONG: Final = re.compile(rf"\d{{{MOST_DIGITS + 1}}}")
MOST_HINTS: Final = 20
"""Wrong lines of a sheet of which it is said what they may mean, which takes as long as reading fifty."""
REMEMBERED: Final = 4096
SHORT: Final = 200
"""Lines that are remembered: a sheet is read again at every pause of who writes it."""


class BadLine(NamedTuple):
    """A line of a sheet, from 1, that is no order, and the complaint with the word that is wrong."""

    line: int
    complaint: BadText


class BadSheet(BadText):
    """All lines of a sheet that cannot be read; marks the first of them."""

    def __init__(self, wrong: list[BadLine]) -> None:
        first = wrong[0].complaint
        lines = [Complaint("phoenix-bad-line", {"line": str(n), "fault": fault}) for n, fault in wrong]
        super().__init__(first.text, first.start, first.end, "phoenix-bad-lines", {"lines": lines})
        self.wrong = wrong

    def framed(self, sentence: str) -> str:
        """Every line brings its own mark."""
        return sentence


def beginnings() -> Complaint:
    """What the text form of a move can begin with."""
    words = Words(listed(first_words("en"), "or"), listed(first_words("de"), "oder"))
    return Complaint("phoenix-beginnings", {"head": HEADS, "words": words})


def is_head(line: str) -> bool:
    return line.strip().casefold() in (HEADS.en.casefold(), HEADS.de.casefold())


def parse_sheet(text: str) -> tuple[list[Any], list[BadLine]]:
    """All orders of a sheet, with or without its heading, and every line that cannot be read."""
    orders: list[Any] = []
    wrong: list[BadLine] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#") or is_head(line):
            continue
        read = remembered_order if len(line) <= SHORT else read_order
        order, complaint = read(line.strip(), hinted=len(wrong) < MOST_HINTS)
        if complaint is None:
            orders.append(order)
        else:
            wrong.append(BadLine(number, complaint))
    return orders, wrong


def read_order(line: str, *, hinted: bool) -> tuple[Any, BadText | None]:
    """The order of a line, or what is wrong with it."""
    try:
        return parse_order(line, hinted=hinted), None
    except BadText as complaint:
        return None, complaint.with_traceback(None)


remembered_order: Final = lru_cache(REMEMBERED)(read_order)


def format_move(move: Any, lang: Lang) -> str:
    """A move in words that `parse_move` reads again."""
    if isinstance(move, Sheet):
        return "\n".join([HEADS.said(lang), *(format_order(order, lang) for order in move.orders)])
    return format_master(move, lang)


def parse_move(text: str) -> Any:
    """A move from its text form, in either language."""
    lines = text.strip().splitlines()
    if not lines:
        raise BadText("", 0, 0, "phoenix-nothing-said", {"beginnings": beginnings()})
    if is_head(lines[0]):
        orders, complaints = parse_sheet(text)
        if complaints:
            raise BadSheet(complaints)
        return Sheet(tuple(orders))
    long = TOO_LONG.search(text)
    if long is not None:
        shown = shortened(printable(text[long.start() :]))
        raise BadText(shown, 0, len(shown), "phoenix-number-too-long")
    if is_masters(text.strip()):
        return parse_master(text.strip())
    return parse_json(text.strip())


def parse_json(text: str) -> Any:
    try:
        return msgspec.json.decode(text, type=PhoenixMove)
    except UNREADABLE as error:
        is_json = text.startswith("{")
        fault = worded(error) if is_json else beginnings()
        near = "" if is_json else meant_by(text)
        shown = printable(text[:200])
        params = {"fault": fault, "hint": hint(near)}
        raise BadText(shown, 0, len(shown), "phoenix-no-move", params) from None
