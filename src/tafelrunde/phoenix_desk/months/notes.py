"""Notes of what is no move of the log: who published, discarded, led, rolled back or restored."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.engine.validation import worded
from tafelrunde.phoenix_desk.campaign.home import AUDIT, Home

LONGEST_NAME: Final = 100
LONGEST_REASON: Final = 500


class Note(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    what: Literal["published", "discarded", "rolled back", "restored", "played", "played again"]
    who: str
    at: float
    """Seconds of the epoch."""
    entries: int
    """How many the campaign had before, or has after a rollback."""
    count: int = 0
    """Entries that were published, discarded, undone or played."""
    dice: int = 0
    """Rolls among them: who discards them has seen them."""
    returned: tuple[str, ...] = ()
    """Realms that got their sheets back."""
    reason: str = ""


def take_note(home: Home, note: Note) -> None:
    """For good; the home must be held."""
    home.write(AUDIT, (home.read(AUDIT) or b"") + msgspec.json.encode(note) + b"\n")


def need_name(who: str) -> str:
    """Somebody who answers for it."""
    name = who.strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Complaint("nobody-answers", {"longest": LONGEST_NAME})
    return name


def need_reason(reason: str) -> str:
    """One that can be written down."""
    if not 1 <= len(reason.strip()) <= LONGEST_REASON:
        raise Complaint("reason-needed", {"longest": LONGEST_REASON})
    return reason.strip()


def notes_of(home: Home) -> list[Note]:
    """Oldest first."""
    return [read_note(home, number, line) for number, line in enumerate(lines_of(home), 1)]


def lines_of(home: Home) -> list[bytes]:
    return (home.read(AUDIT) or b"").splitlines()


def read_note(home: Home, number: int, line: bytes) -> Note:
    try:
        return msgspec.json.decode(line, type=Note)
    except UNREADABLE as error:
        raise BadFile(f"{home.where(AUDIT)}:{number}", "no-audit-note", {"reason": worded(error)}) from None
