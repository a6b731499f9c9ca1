"""Which pieces stand in which field: their keys, kept in parts of the map that copies of a state share."""

from __future__ import annotations

from tafelrunde.games.phoenix.state.owners import PART


class Stacks:
    """By part of the map and field, the keys of the pieces there; follows from the pieces."""

    def __init__(self, parts: list[dict[int, tuple[int, ...]]], stamps: list[int]) -> None:
        self.parts = parts
        self.stamps = stamps
        """By part of the map: whose its table is, as for pieces."""

    def copy(self) -> Stacks:
        return Stacks(self.parts[:], self.stamps[:])

    def at(self, field: int) -> tuple[int, ...]:
        """In rising order."""
        return self.parts[field >> PART].get(field, ())

    def enter(self, field: int, key: int, stamp: int) -> None:
        part = self._own(field, stamp)
        there = part.get(field)
        part[field] = (key,) if there is None else tuple(sorted((*there, key)))

    def leave(self, field: int, key: int, stamp: int) -> None:
        part = self._own(field, stamp)
        left = tuple([other for other in part[field] if other != key])
        if left:
            part[field] = left
        else:
            del part[field]

    def _own(self, field: int, stamp: int) -> dict[int, tuple[int, ...]]:
        """The table of this part of the map, for the state with this stamp alone."""
        part = field >> PART
        if self.stamps[part] != stamp:
            self.parts[part] = self.parts[part].copy()
            self.stamps[part] = stamp
        return self.parts[part]


def empty_stacks(size: int) -> Stacks:
    """Nothing stands anywhere on a map of so many fields."""
    parts = (size >> PART) + 1
    return Stacks([{} for _ in range(parts)], [0] * parts)
