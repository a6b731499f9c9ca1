"""What a game master types as one word and a move says in several fields: drivers, members, corrections."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from tafelrunde.cli.input_files import LARGEST_TEXT, read_bytes
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.engine.text import quoted, shortened, whole_number
from tafelrunde.engine.validation import worded

FLAGS: Final = {"true": True, "false": False, "ja": True, "nein": False, "yes": True, "no": False}
MEMBER: Final = re.compile(
    r"(?P<realm>.+):(?P<person>\d{3})=(?:(?P<points>\d{1,2})(?:[.,](?P<tenth>\d))?|fallen)"
)
DRIVER: Final = re.compile(r"(?P<realm>.+):(?P<person>\d{3})(?:=(?P<how>[123]|final|fallen))?")


def member(text: str) -> dict[str, Any]:
    """`Yaromo:601=1.3`, or `Yaromo:601=fallen`."""
    found = MEMBER.fullmatch(text)
    if found is None:
        raise Complaint("adventure-form", {"text": quoted(text)})
    tenths = 10 * int(found["points"] or 0) + int(found["tenth"] or 0)
    return {
        "realm": found["realm"],
        "person": int(found["person"]),
        "tenths": tenths,
        "fallen": found["points"] is None,
    }


def driver(text: str) -> dict[str, Any]:
    """`Yaromo:601=1` won, `=final` was in the final, `=fallen` died."""
    found = DRIVER.fullmatch(text)
    if found is None:
        raise Complaint("race-form", {"text": quoted(text)})
    how = found["how"] or ""
    return {
        "realm": found["realm"],
        "person": int(found["person"]),
        "final": how == "final" or how.isdecimal(),
        "place": int(how) if how.isdecimal() else 0,
        "fallen": how == "fallen",
    }


def amendment(changes: Sequence[str], reason: str) -> dict[str, Any]:
    return {"move": "amend", "changes": [change(text) for text in changes], "reason": reason}


def change(text: str) -> dict[str, Any]:
    """`armies.Yaromo.101.leaders=5`."""
    path, equals, value = (part.strip() for part in text.partition("="))
    if not equals or not path:
        raise Complaint("correction-form", {"text": quoted(shortened(text))})
    number = whole_number(value)
    return {"path": path, "value": FLAGS.get(value.lower(), value) if number is None else number}


def changes_in(file: Path) -> list[Any]:
    """A list of changes as JSON, such as `phoenix import --changes` writes."""
    try:
        return msgspec.json.decode(read_bytes(file, LARGEST_TEXT), type=list[Any])
    except UNREADABLE as error:
        raise BadFile(str(file), "no-list-of-changes", {"reason": worded(error)}) from None
