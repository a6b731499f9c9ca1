"""Values that a scenario expects: paths into a view, and whether what stands there is what was meant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.engine.errors import Complaint

NOTHING = "none"
"""TOML has no null; this word stands for it."""
COUNT = "count"
"""In a path: the length of a list."""
MOST_DIGITS = 9
"""Of a place in a list."""


def follow(seen: Any, path: Sequence[str], names: Sequence[str]) -> Any:
    """Goes down a path of fields, list places and seat names."""
    for part in path:
        if isinstance(seen, Mapping) and part in seen:
            seen = seen[part]
        elif isinstance(seen, (list, tuple)):
            seen = place(seen, part, names)
        else:
            raise Complaint("scenario-no-path", {"path": ".".join(path)})
    return seen


def place(listed: Sequence[Any], part: str, names: Sequence[str]) -> Any:
    if part in names and len(listed) == len(names):
        return listed[list(names).index(part)]
    if part == COUNT:
        return len(listed)
    if part.isdecimal() and len(part) <= MOST_DIGITS and int(part) < len(listed):
        return listed[int(part)]
    raise Complaint("scenario-no-place", {"part": part})


def fits(wanted: Any, found: Any, names: Sequence[str]) -> bool:
    """Whether a value is as expected: tables compare the fields they name, seats go by name.

    A table without fields, like a list without places, is one in which there is nothing.
    """
    if wanted == NOTHING:
        return found is None
    if isinstance(wanted, str) and isinstance(found, int) and not isinstance(found, bool):
        return wanted in names and names.index(wanted) == found
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        return (len(wanted) > 0 or len(found) == 0) and all(
            key in found and fits(value, found[key], names) for key, value in wanted.items()
        )
    if isinstance(wanted, (list, tuple)) and isinstance(found, (list, tuple)):
        return len(wanted) == len(found) and all(map(fits, wanted, found, [names] * len(found)))
    return bool(wanted == found) and isinstance(wanted, bool) == isinstance(found, bool)


def in_words(wanted: Any, found: Any, names: Sequence[str]) -> Any:
    """What was found, with names where the scenario itself speaks of seats by name."""
    if found is None:
        return NOTHING
    if isinstance(wanted, str) and isinstance(found, int) and 0 <= found < len(names):
        return names[found]
    if isinstance(wanted, (list, tuple)) and isinstance(found, (list, tuple)):
        speaks_of_seats = any(isinstance(part, str) for part in wanted)
        return [in_words("" if speaks_of_seats else part, part, names) for part in found]
    return found
