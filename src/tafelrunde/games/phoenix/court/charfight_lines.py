"""Characters typed in one line, for combats that nobody has fought yet.

    Ann: BUH; 2 CHF; STH 30

A name may come first. Characters are separated by semicolons: a rank, and the good points they have now if
not those of the rank; `2 CHF` are two.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tafelrunde.engine.errors import BadText
from tafelrunde.engine.text import printable
from tafelrunde.games.phoenix.arithmetic.charfight import Fighter
from tafelrunde.games.phoenix.magic.duel_lines import NAME, parts_of
from tafelrunde.games.phoenix.tables.prices import RANK_CODES, RANK_GP, RANK_OF, RULER

CHARACTER: Final = re.compile(
    r"(?:(?P<count>[1-9])\s+)?(?P<rank>ZIV|C?HF|BUH|STH|FSH|HER)(?:\s+(?P<points>\d{1,2}))?", re.IGNORECASE
)


class Party(NamedTuple):
    """One side of a combat."""

    name: str
    ranks: tuple[str, ...]
    fighters: tuple[Fighter, ...]


def read_party(text: str) -> Party:
    shown = printable(text)
    named = NAME.match(shown)
    ranks: list[str] = []
    fighters: list[Fighter] = []
    for part, at in parts_of(shown, named.end() if named else 0, ";"):
        rank, count, points = read(shown, part, at)
        ranks += [RANK_CODES[rank]] * count
        fighters += [Fighter(10 * points, rank + 1)] * count
    return Party(named[1] if named else "", tuple(ranks), tuple(fighters))


def read(line: str, text: str, at: int) -> tuple[int, int, int]:
    """Rank, how many, good points: `2 CHF 14`."""
    found = CHARACTER.fullmatch(text.strip())
    if found is None:
        first = at + len(text) - len(text.lstrip())
        end = first + max(1, len(text.strip()))
        raise BadText(line, first, end, "phoenix-expected-characters", {"ranks": RANK_CODES[: RULER + 1]})
    code = found["rank"].upper()
    rank = RANK_OF["CHF" if code == "HF" else code]
    points = RANK_GP[rank] if found["points"] is None else int(found["points"])
    return rank, int(found["count"] or 1), points
