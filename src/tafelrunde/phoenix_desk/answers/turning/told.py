"""What is told of a decision: its dice, how likely it was, and which others would have turned it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Final, Literal

import msgspec

from tafelrunde.engine.errors import Complaint

Result = Literal["attackers", "defenders", "drawn"]
RESULTS: Final[dict[int, Result]] = {1: "attackers", -1: "defenders", 0: "drawn"}
MOST_DICE: Final = 128
"""Of one side."""
FIGURE: Final = re.compile(r"-?\d{1,60}(/\d{1,60})?")
Dice = tuple[int, ...]


class Chances(msgspec.Struct, frozen=True):
    """Before anybody rolled."""

    attackers: float
    drawn: float
    defenders: float


class OneDie(msgspec.Struct, frozen=True):
    """A die that turns the fight alone, while all others lie as they fell."""

    side: int
    """0: the attackers' or the first one's."""
    rolled: int
    needed: int
    """The nearest value that does."""
    result: Result
    chance: float
    """That this die falls on any value that does."""


class OtherThrow(msgspec.Struct, frozen=True):
    dice: tuple[Dice, Dice]
    result: Result


class Turning(msgspec.Struct, frozen=True):
    """One decision between two sides, and what would have turned it."""

    kind: Literal["melee", "duel", "combat"]
    sides: tuple[tuple[str, ...], tuple[str, ...]]
    """Realms, or people by realm and number."""
    faces: int
    rolled: tuple[Dice, Dice]
    result: Result
    singles: tuple[OneDie, ...]
    """The smallest change first."""
    nearest: tuple[OtherThrow, ...]
    """Throws that turn it with the fewest pips changed altogether."""
    pips: int | None = None
    """How many that are; None if no throw turns it, or if only single dice were looked for."""
    chances: Chances | None = None
    """None where counting all throws would take too long."""
    percent: int = 0
    """The W% that decided after a full tie; above 50 the defenders win."""
    grid: tuple[str, ...] = ()
    """Of a melee, by the attackers' W20 and then by the defenders': a, d, or t where a W% decides."""


# --- what was sent -----------------------------------------------------------------------------------


def called(names: Sequence[str], realm: int) -> str:
    if not 0 <= realm < len(names):
        raise Complaint("turning-no-realm", {"realm": str(realm)})
    return names[realm]


def figure(text: str) -> Fraction:
    """As minutes write it."""
    if not FIGURE.fullmatch(text) or text.endswith("/0"):
        raise Complaint("turning-no-figure", {"text": text[:40]})
    return Fraction(text)


def need_faces(dice: Sequence[int], faces: int) -> None:
    if len(dice) > MOST_DICE or not all(1 <= face <= faces for face in dice):
        raise Complaint("turning-odd-dice")
