"""Words that somebody may have meant: how many slips are between two spellings, and how many may be."""

from __future__ import annotations

from typing import Final, NamedTuple

ALLOWED: Final = ((12, 3), (6, 2), (2, 1))
"""From so many letters on, so many slips; single letters are all alike."""
LONG: Final = 4
"""Shorter words are like many others: they are meant only if the rest of the sentence fits."""


class Near(NamedTuple):
    """A spelling like what was typed: the slips between them, the spelling, and where the typed words end."""

    slips: int
    spelling: str
    end: int


def may_be(typed: str, spelling: str) -> int | None:
    """The slips between two words in the form that is compared; None if words so short have not so many."""
    shorter = min(len(typed), len(spelling))
    allowed = next((slips for letters, slips in ALLOWED if shorter >= letters), 0)
    if not allowed or abs(len(typed) - len(spelling)) > allowed:
        return None
    found = slips_between(typed, spelling)
    return found if found <= allowed else None


def slips_between(one: str, other: str) -> int:
    """Letters that are wrong, missing, too many, or changed places with their neighbour."""
    before: list[int] = []
    last = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        row = [i]
        for j, there in enumerate(other, 1):
            slips = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (letter != there))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == there:
                slips = min(slips, before[j - 2] + 1)
            row.append(slips)
        before, last = last, row
    return last[-1]
