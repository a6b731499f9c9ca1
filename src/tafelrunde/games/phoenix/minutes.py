"""How evaluations were worked out, for the game master alone (`State.minute`), told in `Minuted`.

A realm is told its own part in notes (`notes.py`): what Tabelle 10 lets it know and no more.
"""

from __future__ import annotations

import msgspec


class Minute(msgspec.Struct, frozen=True, gc=False, tag_field="minute", omit_defaults=True):
    """One evaluation, with every factor and its rule."""


class Thrown(Minute, frozen=True, tag="thrown"):
    """Dice of an evaluation as they fell."""

    what: str
    where: str
    faces: int
    values: tuple[int, ...]


AnyMinute = Thrown
