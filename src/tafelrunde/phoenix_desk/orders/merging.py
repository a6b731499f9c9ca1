"""Two people change one text: what both of them wrote, line by line, and where both changed the same line.

Lines that are only deleted by one side go; whatever somebody wrote stays. Knows no orders and no campaign.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

Lines = Sequence[str]
Pair = tuple[int, int]
DEEPEST: Final = 12
"""How often texts are cut at lines that are alike and alone; below that what lies between counts as other."""
MOST_CELLS: Final = 40_000
"""Pairs of lines that are compared one by one; the rest of a text that repeats itself counts as other."""


class Merged(NamedTuple):
    """`conflicts`: lines from 1 that stand beside another version, or that the other side had deleted."""

    lines: tuple[str, ...]
    conflicts: tuple[int, ...]


class Hunk(NamedTuple):
    """From the line `first` to the one before `after` of the old text other lines stand."""

    first: int
    after: int
    lines: tuple[str, ...]


def merge(base: Lines, theirs: Lines, mine: Lines) -> Merged:
    """What both made of the same text; theirs stands before mine where both wrote at one place."""
    sides = Side(base, theirs), Side(base, mine)
    found: list[str] = []
    conflicts: list[int] = []
    for place, line in enumerate([*base, None]):
        found += both_of(*[side.inserted.get(place, ()) for side in sides])
        if line is None:
            continue
        versions = [side.replaced.get(place) for side in sides]
        written = both_of(*[version or () for version in versions])
        if None not in versions and versions[0] != versions[1]:
            conflicts += range(len(found) + 1, len(found) + len(written) + 1)
        found += written if versions != [None, None] else [line]
    return Merged(tuple(found), tuple(conflicts))


class Side:
    """What one side made of a text, line by line of the old one."""

    def __init__(self, base: Lines, text: Lines) -> None:
        self.inserted: dict[int, tuple[str, ...]] = {}
        """By line from 0, what stands newly before it."""
        self.replaced: dict[int, tuple[str, ...]] = {}
        """By line from 0, what stands there instead; nothing where it is only gone."""
        for hunk in hunks(base, text):
            if hunk.first == hunk.after:
                self.inserted[hunk.first] = hunk.lines
            last = hunk.after - hunk.first - 1
            for nth in range(last + 1):
                self.replaced[hunk.first + nth] = hunk.lines[nth : nth + 1 if nth < last else None]


def both_of(theirs: Lines, mine: Lines) -> list[str]:
    """All lines of both in their sequences; what both wrote stands once."""
    if not theirs or not mine:
        return [*theirs, *mine]
    found: list[str] = []
    one = other = 0
    for left, right in [*matches(theirs, mine), (len(theirs), len(mine))]:
        found += [*theirs[one:left], *mine[other:right], *theirs[left : left + 1]]
        one, other = left + 1, right + 1
    return found


def hunks(base: Lines, text: Lines) -> Iterator[Hunk]:
    first = after = 0
    for left, right in [*matches(base, text), (len(base), len(text))]:
        if first < left or after < right:
            yield Hunk(first, left, tuple(text[after:right]))
        first, after = left + 1, right + 1


# --- lines that are alike ------------------------------------------------------------------------------


def matches(one: Lines, other: Lines) -> list[Pair]:
    """Places of lines that are alike, rising in both texts; as many as can be found with little work."""
    return list(aligned(one, other, (0, len(one)), (0, len(other)), 0))


def aligned(one: Lines, other: Lines, left: Pair, right: Pair, depth: int) -> Iterator[Pair]:
    """Alike beginnings and ends first, then between them."""
    (a, a_end), (b, b_end) = left, right
    while a < a_end and b < b_end and one[a] == other[b]:
        yield a, b
        a, b = a + 1, b + 1
    tail = 0
    while a < a_end - tail and b < b_end - tail and one[a_end - tail - 1] == other[b_end - tail - 1]:
        tail += 1
    a_last, b_last = a_end - tail, b_end - tail
    if a < a_last and b < b_last:
        yield from between(one, other, (a, a_last), (b, b_last), depth)
    yield from [(a_last + nth, b_last + nth) for nth in range(tail)]


def between(one: Lines, other: Lines, left: Pair, right: Pair, depth: int) -> Iterator[Pair]:
    """Cut at lines that both texts have once; where there are none, line against line."""
    anchors = rising(alone(one, other, left, right)) if depth < DEEPEST else []
    if not anchors:
        yield from compared(one, other, left, right)
        return
    a, b = left[0], right[0]
    for there, here in [*anchors, (left[1], right[1])]:
        yield from aligned(one, other, (a, there), (b, here), depth + 1)
        if there < left[1]:
            yield there, here
        a, b = there + 1, here + 1


def alone(one: Lines, other: Lines, left: Pair, right: Pair) -> list[Pair]:
    """Lines that stand once in each part, in the sequence of the first."""
    here, there = Counter(one[slice(*left)]), Counter(other[slice(*right)])
    places = {other[place]: place for place in range(*right) if there[other[place]] == 1}
    return [(at, places[one[at]]) for at in range(*left) if here[one[at]] == 1 and one[at] in places]


def rising(pairs: Sequence[Pair]) -> list[Pair]:
    """The most of them that rise in both texts (patience)."""
    ends: list[int] = []
    tops: list[int] = []
    before: list[int] = []
    for number, (_left, right) in enumerate(pairs):
        pile = bisect_left(ends, right)
        before.append(tops[pile - 1] if pile else -1)
        ends[pile : pile + 1], tops[pile : pile + 1] = [right], [number]
    found: list[Pair] = []
    number = tops[-1] if tops else -1
    while number >= 0:
        found.append(pairs[number])
        number = before[number]
    return found[::-1]


def compared(one: Lines, other: Lines, left: Pair, right: Pair) -> Iterator[Pair]:
    """The longest common sequence of two short parts; none of long ones, which then count as changed."""
    rows, columns = left[1] - left[0], right[1] - right[0]
    if rows * columns > MOST_CELLS:
        return
    best = [[0] * (columns + 1) for _row in range(rows + 1)]
    for row in range(rows - 1, -1, -1):
        for column in range(columns - 1, -1, -1):
            is_alike = one[left[0] + row] == other[right[0] + column]
            skipped = max(best[row + 1][column], best[row][column + 1])
            best[row][column] = best[row + 1][column + 1] + 1 if is_alike else skipped
    row = column = 0
    while row < rows and column < columns:
        if one[left[0] + row] == other[right[0] + column]:
            yield left[0] + row, right[0] + column
            row, column = row + 1, column + 1
        elif best[row + 1][column] >= best[row][column + 1]:
            row += 1
        else:
            column += 1
