"""Who owns which field: bytes in parts of the map that copies of a state share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

PART: Final = 8
"""Fields are kept together by 256: copies share the parts, a field that changes hands renews one."""
WITHIN: Final = (1 << PART) - 1
"""The place of a field within its part."""


class Owners:
    """By field, a realm or NOBODY."""

    def __init__(self, parts: list[bytes], size: int) -> None:
        self.parts = parts
        """None of them is ever changed; quick searches read `parts[field >> PART][field & WITHIN]`."""
        self.size = size

    def copy(self) -> Owners:
        return Owners(self.parts[:], self.size)

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[int]:
        return iter(self.flat())

    def __getitem__(self, field: int) -> int:
        return self.parts[field >> PART][field & WITHIN]

    def __setitem__(self, field: int, realm: int) -> None:
        part, place = self.parts[field >> PART], field & WITHIN
        self.parts[field >> PART] = b"".join((part[:place], bytes((realm,)), part[place + 1 :]))

    def flat(self) -> bytes:
        """All fields in a row, to look through."""
        return b"".join(self.parts)


def owners_of(flat: bytes) -> Owners:
    """Must equal `flat` field by field."""
    return Owners([flat[start : start + WITHIN + 1] for start in range(0, len(flat), WITHIN + 1)], len(flat))
