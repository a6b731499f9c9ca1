"""What differs from a scenario, in words."""

from __future__ import annotations

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.scenario import Difference
from tafelrunde.telling.complaints import value_said


class Told(msgspec.Struct, frozen=True):
    """A difference as a reader sees it."""

    where: str
    expected: str
    found: str


def told(difference: Difference, lang: Lang) -> Told:
    return Told(
        str(value_said(difference.where, lang)),
        str(value_said(difference.expected, lang)),
        str(value_said(difference.found, lang)),
    )
