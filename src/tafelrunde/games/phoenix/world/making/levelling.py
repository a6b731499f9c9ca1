"""Makes starting places equal: fields near poor capitals become more fertile, near rich ones less."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.phoenix.tables.terrain import DESERT, FOREST, INCOME, LOWLAND, SWAMP
from tafelrunde.games.phoenix.world.making.fairness import HOME_INCOME, POTENTIAL, REACH, Horizons
from tafelrunde.games.phoenix.world.world import World

SPARE: Final = 2000
"""Not every last field of the poorest place is made fertile."""
LARGEST_CHANGE: Final = 7
"""A seventh of the income of a realm's surroundings may be changed."""
CHANGES: Final = (
    (DESERT, LOWLAND),
    (SWAMP, LOWLAND),
    (FOREST, LOWLAND),
    (LOWLAND, FOREST),
    (FOREST, SWAMP),
    (LOWLAND, DESERT),
)
"""What a field may turn into; heights never change, so that rivers and slopes stay as they are."""


def level(frame: World, terrain: list[int], starts: Sequence[int]) -> None:
    """Brings all homes to one income, and all land within five steps to what the poorest place can reach."""
    for start in starts:
        _settle(frame, terrain, frame.disc(start, 1), frame.disc(start, 1), HOME_INCOME)
    reaches = [frame.disc(start, REACH) for start in starts]
    incomes = [sum([INCOME[terrain[field]] for field in reach]) for reach in reaches]
    mean = sum(incomes) // max(1, len(incomes))
    target = min([mean, *(sum([POTENTIAL[terrain[field]] for field in reach]) - SPARE for reach in reaches)])
    for start, reach in zip(starts, reaches, strict=True):
        home = set(frame.disc(start, 1))
        _settle(frame, terrain, [field for field in reach if field not in home], reach, target)
    _level_expanses(frame, terrain, starts)


def _level_expanses(frame: World, terrain: list[int], starts: Sequence[int]) -> None:
    """The land beyond that, too, but only by so much that deserts and forests stay recognisable."""
    owners = Horizons(frame, [INCOME[kind] for kind in terrain]).owners(starts)
    own: list[list[int]] = [[] for _ in starts]
    for field, i in sorted(owners.items()):
        if i >= 0:
            own[i].append(field)
    expanses = [sum([INCOME[terrain[field]] for field in fields]) for fields in own]
    mean = sum(expanses) // max(1, len(expanses))
    for start, fields, expanse in zip(starts, own, expanses, strict=True):
        beyond = [field for field in fields if frame.distance(field, start) > REACH]
        target = min(max(mean, expanse - expanse // LARGEST_CHANGE), expanse + expanse // LARGEST_CHANGE)
        _settle(frame, terrain, beyond, fields, target)


def _settle(frame: World, terrain: list[int], changeable: list[int], counted: list[int], target: int) -> None:
    """Changes fields one by one while that brings the income of the counted ones nearer to the target."""
    missing = target - sum([INCOME[terrain[field]] for field in counted])
    while True:
        best: tuple[int, int, int, int] | None = None
        for field in changeable:
            for old, new in CHANGES:
                gain = INCOME[new] - INCOME[old]
                if terrain[field] == old and abs(missing - gain) < abs(missing):
                    alike = sum([terrain[other] == new for other in frame.around[field]])
                    found = (-alike, abs(gain), field, new)  # small changes beside the same terrain first
                    best = found if best is None or found < best else best
        if best is None:
            return
        _, _, field, new = best
        missing -= INCOME[new] - INCOME[terrain[field]]
        terrain[field] = new
