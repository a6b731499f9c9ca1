"""A sheet that is being written: its text with a number for each save, by realm and round.

Several members of a realm may write at once. Whoever saves says on which revision his text is based; if
others have saved meanwhile, both are merged line by line, and he is told. Where revisions are kept is not
known here.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

import msgspec

from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.state.state import MUSTER, State
from tafelrunde.phoenix_desk.orders.merging import merge

MOST_LINES: Final = 5_000
MOST_BYTES: Final = 200_000
UNWRITABLE: Final = re.compile(r"[^\S\n\t ]|[\x00-\x08\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
"""Other blanks and ends of lines than everybody counts alike, and what no database keeps."""
REMEMBERED: Final = 16
"""Saves of which the text knows that it has them."""


class Round(msgspec.Struct, frozen=True):
    """What a sheet is for: a month of remote play, or at a meeting its muster or its turn."""

    month: int
    step: str
    """`month`, `muster` or `turn`."""


class Revision(msgspec.Struct, frozen=True):
    """The text of a realm for a round as it was saved; number 0 is the empty sheet that nobody wrote."""

    realm: int
    round: Round
    number: int = 0
    text: str = ""
    has: tuple[str, ...] = ()
    """The last saves that are in it, so that one whose answer was lost on the way is not made twice."""


class Saved(msgspec.Struct, frozen=True):
    """What a save made: the newest revision, whether others had a part in it, and where to look again."""

    revision: Revision
    merged: bool = False
    """Its text is another than the one that was sent."""
    conflicts: tuple[int, ...] = ()
    """Lines from 1 where both wrote instead of the same line: both versions stand there."""


def round_of(state: State) -> Round:
    """The round for which a realm writes now."""
    if state.setting.together:
        return Round(state.month, "month")
    return Round(state.month, "muster" if state.step <= MUSTER else "turn")


def save(newest: Revision, based_on: Revision, text: str) -> Saved:
    """The text as the next revision; together with what others saved since the one that it is based on."""
    if (based_on.realm, based_on.round) != (newest.realm, newest.round) or based_on.number > newest.number:
        raise Complaint("draft-of-other-round", {"number": str(based_on.number)})
    mine = writable(text)
    need_room(mine)
    mark = sha256(f"{based_on.number}\n{mine}".encode()).hexdigest()[:REMEMBERED]
    if mark in newest.has:
        return Saved(newest, newest.text != mine)
    found = merge(*[one.split("\n") for one in (based_on.text, newest.text, mine)])
    whole = "\n".join(found.lines)
    need_room(whole)
    if whole == newest.text:
        return Saved(newest, whole != mine, found.conflicts)
    has = (*newest.has, mark)[-REMEMBERED:]
    following = msgspec.structs.replace(newest, number=newest.number + 1, text=whole, has=has)
    return Saved(following, whole != mine, found.conflicts)


def writable(text: str) -> str:
    """With one kind of line ends and blanks; every other character keeps its place in its line."""
    return UNWRITABLE.sub(replaced, text.replace("\r\n", "\n").replace("\r", "\n"))


def replaced(found: re.Match[str]) -> str:
    return " " if found[0].isspace() else "\ufffd"


def need_room(text: str, more_lines: int = 0) -> None:
    lines, size = text.count("\n") + 1 + more_lines, len(text.encode())
    if lines > MOST_LINES or size > MOST_BYTES:
        limits = {"most_lines": MOST_LINES, "most": MOST_BYTES // 1000}
        raise Complaint("draft-too-large", {"lines": lines, "size": -(-size // 1000), **limits})
