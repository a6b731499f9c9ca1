"""The throw of matched dice that is nearest to one that fell, and leads to another result.

Only which faces lie on each side counts, not whose they are. So a throw is two falling rows of faces, and its
distance the sum of differences rank by rank: no other way to turn the dice over is shorter. Ranks are gone
through from the highest; of all ways to the same last faces and the same balance the cheapest is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

W6: Final = 6


class Way(NamedTuple):
    """To the faces of a rank: pips that were changed, these faces, and how one came there."""

    pips: int
    faces: tuple[int, int]
    before: Way | None


Ways = dict[int, Way]
"""By balance of hits, the cheapest."""
START: Final = Way(0, (W6, W6), None)


class Nearest(NamedTuple):
    pips: int
    dice: tuple[tuple[int, ...], tuple[int, ...]]
    result: int


def sign(value: int) -> int:
    return (value > 0) - (value < 0)


def nearest_throw(
    own: Sequence[int], other: Sequence[int], ones: tuple[int, int], now: int
) -> Nearest | None:
    """Both rows fall; `ones` are automatic and stay (PH-5.3l). None if no throw leads elsewhere."""
    ranks = max(len(own), len(other))
    pairs = min(len(own) + ones[0], len(other) + ones[1])
    reached: dict[tuple[int, int], Ways] = {(W6, W6): {0: START}}
    for rank in range(ranks):
        reached = after_rank(lowered(reached), at(own, rank), at(other, rank), is_met=rank < pairs)
    ends = [(way.pips, net, way) for ways in reached.values() for net, way in ways.items()]
    turned = [end for end in ends if sign(end[1]) != now]  # behind all thrown dice ones only meet ones
    if not turned:
        return None
    pips, net, way = min(turned, key=lambda end: end[:2])
    faces = faces_along(way)
    rows = [one for one, _ in faces[: len(own)]], [one for _, one in faces[: len(other)]]
    return Nearest(pips, (tuple(rows[0]), tuple(rows[1])), sign(net))


def faces_along(way: Way) -> list[tuple[int, int]]:
    """From the highest rank down."""
    found: list[tuple[int, int]] = []
    while way.before is not None:
        found.append(way.faces)
        way = way.before
    return found[::-1]


def at(row: Sequence[int], rank: int) -> int | None:
    """What fell at a rank; None where no die was thrown any more."""
    return row[rank] if rank < len(row) else None


def lowered(reached: dict[tuple[int, int], Ways]) -> dict[tuple[int, int], Ways]:
    """By the highest faces that the next rank may show, the cheapest ways to come there."""
    found: dict[tuple[int, int], Ways] = {}
    for own in range(W6, 0, -1):
        for other in range(W6, 0, -1):
            ways: Ways = {}
            for source in (
                reached.get((own, other), {}),
                found.get((own + 1, other), {}),
                found.get((own, other + 1), {}),
            ):
                for net, way in source.items():
                    if net not in ways or way.pips < ways[net].pips:
                        ways[net] = way
            found[own, other] = ways
    return found


def after_rank(
    before: dict[tuple[int, int], Ways], own: int | None, other: int | None, *, is_met: bool
) -> dict[tuple[int, int], Ways]:
    """Each pair of faces that may stand at this rank; who throws no die there has a one or nothing."""
    found: dict[tuple[int, int], Ways] = {}
    for mine in range(1, W6 + 1) if own is not None else (1,):
        for theirs in range(1, W6 + 1) if other is not None else (1,):
            price = (abs(mine - own) if own is not None else 0) + (
                abs(theirs - other) if other is not None else 0
            )
            change = sign(mine - theirs) if is_met else 0
            found[mine, theirs] = {
                net + change: Way(way.pips + price, (mine, theirs), way)
                for net, way in before[mine, theirs].items()
            }
    return found
