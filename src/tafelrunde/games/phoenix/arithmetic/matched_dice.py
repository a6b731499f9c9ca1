"""Counts all throws of dice that are matched highest first (PH-5.3d), without throwing any of them. No state.

One list of dice stands against another, of which a group is looked at: `own`. At equal faces dice of the
groups `before` come first and those `after` last (PH-R111). Faces are dealt from the six down to the two;
what matters of what was dealt is how many dice of each group are left. For each such rest the ways to come
to every balance are packed in one long integer: the place of a way is twice the hits of the one list on the
group, and once for each die of the group that is parried or finds no partner.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

FACES: Final = 6
Rest = list[list[int]]
"""By dice that are left of the group and of the one list, the ways to come there."""


class Sizes(NamedTuple):
    """How many dice there are of each, and how many automatic ones besides (PH-5.3l)."""

    one: int
    before: int
    own: int
    after: int
    one_ones: int = 0
    own_ones: int = 0

    @property
    def dice(self) -> int:
        return self.one + self.before + self.own + self.after

    @property
    def weight(self) -> int:
        """Bytes of the largest table, and a measure of the time it takes."""
        rests = (self.one + 1) * (self.before + 1) * (self.own + 1) * (self.after + 1)
        whole: int = FACES**self.dice
        return rests * (2 * self.own + 1) * whole.bit_length() // 8


class Ways(NamedTuple):
    """One end of the dealing: how many dice of the one list and of the group show more than a one."""

    one: int
    own: int
    nets: dict[int, int]
    """By balance of hits, how many throws lead there."""


def shift(row: list[int]) -> None:
    """Any number of the dice that are left show the face: p(t) becomes p(t + 1), by Horner's additions.

    Must equal the sum over all numbers of dice of ways times the binomial coefficient.
    """
    top = len(row) - 1
    for first in range(top):
        for place in range(top - 1, first - 1, -1):
            row[place] += row[place + 1]


class Matching:
    """All throws of dice of these sizes."""

    def __init__(self, sizes: Sizes) -> None:
        self.sizes = sizes
        self.whole: int = FACES**sizes.dice
        self.bits: int = self.whole.bit_length()
        self.length: int = sizes.one + sizes.one_ones

    def ways(self) -> Iterator[Ways]:
        """Every end of the dealing; the ways of all of them together are `whole`."""
        one, before, own, after, _one_ones, _own_ones = self.sizes
        table = self.dealt()
        for left_before in range(before + 1):
            for left_after in range(after + 1):
                placed = before + after - left_after
                for left_own, row in enumerate(table[left_before][left_after]):
                    for left_one, packed in enumerate(row):
                        if packed:
                            used = one - left_one, own - left_own
                            yield Ways(*used, self.unpacked(packed, self.at_last(placed, *used)))

    def at_last(self, placed: int, one: int, own: int) -> int:
        """Places that the rest of the group adds, which shows ones: beaten, parried or without partner."""
        first, end = placed + own, placed + self.sizes.own + self.sizes.own_ones
        return max(0, min(one, end) - first) + end - first

    def unpacked(self, packed: int, places: int) -> dict[int, int]:
        mask, found = (1 << self.bits) - 1, dict[int, int]()
        net = places - self.sizes.own - self.sizes.own_ones
        while packed:
            if packed & mask:
                found[net] = packed & mask
            packed >>= self.bits
            net += 1
        return found

    # --- dealing -----------------------------------------------------------------------------------

    def dealt(self) -> list[list[Rest]]:
        """By dice left of the groups before and after, what dealing all faces but the last leads to."""
        one, before, own, after, _one_ones, _own_ones = self.sizes
        table = [[self.empty() for _ in range(after + 1)] for _ in range(before + 1)]
        table[before][after][own][one] = 1
        for _face in range(FACES - 1):
            for left_after in range(after + 1):
                self.deal([table[left][left_after] for left in range(before + 1)])
            for left_before, row in enumerate(table):
                for left_after, rest in enumerate(row):
                    row[left_after] = self.met(rest, before - left_before + after - left_after)
                self.deal(row)
        return table

    def empty(self) -> Rest:
        return [[0] * (self.sizes.one + 1) for _ in range(self.sizes.own + 1)]

    def deal(self, rests: list[Rest]) -> None:
        """Dice of other groups show the face; nobody who is looked at is hit."""
        if len(rests) == 1:
            return
        for own in range(self.sizes.own + 1):
            for one in range(self.sizes.one + 1):
                row = [rest[own][one] for rest in rests]
                if any(row):
                    shift(row)
                    for rest, ways in zip(rests, row, strict=True):
                        rest[own][one] = ways

    def met(self, rest: Rest, others: int) -> Rest:
        """Dice of the group and of the one list show the face, behind so many dice of others.

        A die of the group is beaten by what the one list has dealt before, and parried by what it deals now.
        Where the one list is ahead of the group the group is dealt first, else the one list.
        """
        ahead, behind = self.parted(rest, others)
        self.deal_ahead(ahead, others)
        self.deal_behind(behind, others)
        return [
            [first + second for first, second in zip(*rows, strict=True)]
            for rows in zip(ahead, behind, strict=True)
        ]

    def parted(self, rest: Rest, others: int) -> tuple[Rest, Rest]:
        ahead, behind = self.empty(), self.empty()
        for own, row in enumerate(rest):
            for one, ways in enumerate(row):
                if self.sizes.one - one - others >= self.sizes.own - own:
                    ahead[own][one] = ways
                else:
                    behind[own][one] = ways
        return ahead, behind

    def deal_ahead(self, rest: Rest, others: int) -> None:
        """Each new die of the group is beaten, as far as dice of the one list lie there, then parried."""
        for one in range(self.sizes.one + 1):
            row = [ways[one] << self.bits * 2 * own for own, ways in enumerate(rest)]
            if any(row):
                shift(row)
                for own, ways in enumerate(row):
                    rest[own][one] = ways >> self.bits * (2 * own + self.uncovered(own, one, others))
        for own, row in enumerate(rest):
            if any(row):
                shift(row)
                for one, ways in enumerate(row):
                    places = self.alone(own, others) - self.uncovered(own, one, others)
                    row[one] = ways << self.bits * places if places > 0 else ways >> self.bits * -places

    def deal_behind(self, rest: Rest, others: int) -> None:
        """New dice of the one list meet higher ones of the group first, then parry its new ones."""
        for own, row in enumerate(rest):
            if any(row):
                shift(row)
                for one in range(self.sizes.one + 1):
                    row[one] <<= self.bits * self.unmatched(own, one, others)
        for one in range(self.sizes.one + 1):
            column = [ways[one] for ways in rest]
            if any(column):
                shift(column)
                for own, ways in enumerate(column):
                    rest[own][one] = ways >> self.bits * self.unmatched(own, one, others)

    def uncovered(self, own: int, one: int, others: int) -> int:
        """Dice of the group that lie beyond those of the one list, with so many left of each."""
        return max(0, self.sizes.own - own - max(0, self.sizes.one - one - others))

    def alone(self, own: int, others: int) -> int:
        """Dice of the group that no die of the one list will ever meet."""
        return max(0, self.sizes.own - own - max(0, self.length - others))

    def unmatched(self, own: int, one: int, others: int) -> int:
        """All but those of the group that are covered or alone; the same number is taken back afterwards."""
        covered = min(self.sizes.own - own, max(0, self.sizes.one - one - others))
        return self.sizes.own - covered - self.alone(own, others)


def nets(sizes: Sizes) -> dict[int, int]:
    """By hits of the one list on the group less those of the group on it, how many throws lead there."""
    found: dict[int, int] = {}
    for end in Matching(sizes).ways():
        for net, count in end.nets.items():
            found[net] = found.get(net, 0) + count
    return found
