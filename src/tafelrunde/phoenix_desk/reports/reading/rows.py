"""Rows of a report that tell its fights as scenes and its orders with what became of them; see `report.py`.

They point into the other lists of the report instead of repeating them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tafelrunde.engine.contract import Words

Part = Literal["muster", "turn", "month"]
"""Of a month: at a meeting muster and turn have sheets of their own, in remote play there is one for both."""
Became = Literal["done", "failed", "waiting", "told"]
"""`told`: words for the game master, who alone can carry them out (PH-R40)."""


class Throw(msgspec.Struct, frozen=True):
    """Dice that lay on the table, in the sequence in which they fell: whose, and by which rule."""

    realm: int
    who: str
    sides: int
    faces: tuple[int, ...]
    rule: str


class Factor(msgspec.Struct, frozen=True):
    """One source of good points, and the rule that gives them."""

    said: Words
    rule: str
    value: Words


class Tally(msgspec.Struct, frozen=True):
    """The good points of one army, or of armies that fight as one."""

    realm: int
    who: str
    factors: tuple[Factor, ...]
    total: Words


class Scene(msgspec.Struct, frozen=True):
    """A fight or a spell: `worked` has its reckoning, `told` the lines of the reader's diary about it."""

    kind: str
    field: str
    fields: tuple[str, ...]
    realms: tuple[int, ...]
    """Who had a part in it, as far as the reader knows."""
    won: bool | None
    """For the reader; None where nobody wins, and for the game master."""
    casts: tuple[Throw, ...]
    tallies: tuple[Tally, ...]
    worked: tuple[int, ...]
    told: tuple[int, ...]


class Ordered(msgspec.Struct, frozen=True):
    """An order of the reader: `line` counts orders from 1; `diary` and `news` are what came of it."""

    part: Literal["muster", "turn"]
    """Where it is written, also on a sheet for the whole month."""
    line: int
    kind: str
    said: Words
    became: Became
    failure: int | None
    """Its place among the orders that failed."""
    diary: tuple[int, ...]
    news: tuple[int, ...]
