"""Wizards typed in one line, for duels that nobody has fought yet.

    Ann: CZB 7/10; 3 ZA + Z 14

A name may come first. Wizards are separated by semicolons, those in one field by a plus: they neutralise each
other. `3 ZA` are three; `Z 14` has 14 good points, `10/14` only 10 of them as power; C is a character.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tafelrunde.engine.errors import BadText
from tafelrunde.engine.text import printable
from tafelrunde.games.phoenix.arithmetic.duel import Duellist
from tafelrunde.games.phoenix.arithmetic.duel_odds import MOST_DICE
from tafelrunde.games.phoenix.standing.wizards import left_beside
from tafelrunde.games.phoenix.tables.prices import WIZARD_GP
from tafelrunde.games.phoenix.tables.wizard_classes import CLASSES

NAME: Final = re.compile(r"\s*([^:;+]*?)\s*:")
WIZARD: Final = re.compile(
    r"(?:(?P<count>[1-9]\d?)\s+)?(?P<character>C)?Z(?P<letter>[A-F])?"
    r"(?:\s+(?:(?P<now>\d{1,3})\s*/\s*)?(?P<most>\d{1,3}))?",
    re.IGNORECASE,
)
BOUNDS: Final = {known.letter: max(4, known.bound) for known in CLASSES}


class Circle(NamedTuple):
    """One side of a duel."""

    name: str
    wizards: tuple[Duellist, ...]


def read_circle(text: str) -> Circle:
    shown = printable(text)
    named = NAME.match(shown)
    start = named.end() if named else 0
    wizards: list[Duellist] = []
    for part, at in parts_of(shown, start, ";"):
        met = [one for each, place in parts_of(part, 0, "+") for one in read(shown, each, at + place)]
        wizards += neutralised(met) if "+" in part else met
    if sum([one.dice for one in wizards]) > MOST_DICE:
        raise BadText(shown, start, len(shown), "phoenix-too-many-dice", {"most": MOST_DICE})
    return Circle(named[1] if named else "", tuple(wizards))


def parts_of(text: str, start: int, mark: str) -> list[tuple[str, int]]:
    """What stands between the marks, and where it begins."""
    found = []
    for part in text[start:].split(mark):
        found.append((part, start))
        start += len(part) + 1
    return found


def read(line: str, text: str, at: int) -> list[Duellist]:
    """`3 CZB 7/10`."""
    found = WIZARD.fullmatch(text.strip())
    if found is None:
        first = at + len(text) - len(text.lstrip())
        raise BadText(line, first, first + max(1, len(text.strip())), "phoenix-expected-wizards")
    most = int(found["most"]) if found["most"] else usual(found["character"] or "", found["letter"] or "A")
    now = most if found["now"] is None else int(found["now"])
    if most < 1 or now > most:
        raise BadText(line, at, at + len(text), "phoenix-power")
    return [Duellist(10 * most, 10 * now, found["character"] is not None)] * int(found["count"] or 1)


def usual(character: str, letter: str) -> int:
    """What one of this class is recruited with, or the lower bound of his class."""
    known = f"{character}Z{letter}".upper()
    return WIZARD_GP.get(known, BOUNDS[letter.upper()])


def neutralised(wizards: list[Duellist]) -> list[Duellist]:
    """Those in one field (PH-1.3e)."""
    return [
        one._replace(
            power=left_beside(one.most, one.power, [o.most for j, o in enumerate(wizards) if j != i])
        )
        for i, one in enumerate(wizards)
    ]
