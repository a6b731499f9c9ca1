"""Pools of dice as small numbers: every multiset of up to three dice has an index.

A seat holds one pool of own dice and one of white dice; a group on an advisor is a part of both. All
arithmetic on pools is a look-up in tables made once at import.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Final

OWN_DICE: Final = 3
WHITE_DICE: Final = 2  # KB-17.18: Farms and the King's aid, never more

POOLS: Final[list[tuple[int, ...]]] = [
    pool for size in range(OWN_DICE + 1) for pool in combinations_with_replacement(range(1, 7), size)
]
POOL_COUNT: Final = len(POOLS)
WHITE_POOL_COUNT: Final = sum(1 for pool in POOLS if len(pool) <= WHITE_DICE)

# Any order of the dice finds its pool, so that nobody has to sort.
POOL_INDEX: Final[dict[tuple[int, ...], int]] = {
    dice: POOLS.index(tuple(sorted(dice)))
    for size in range(OWN_DICE + 1)
    for dice in product(range(1, 7), repeat=size)
}
POOL_SUM: Final[list[int]] = [sum(pool) for pool in POOLS]
POOL_SIZE: Final[list[int]] = [len(pool) for pool in POOLS]

# 216 equally likely throws of three dice, and so on for fewer.
THROWS: Final[list[list[tuple[int, ...]]]] = [
    [tuple(sorted(throw)) for throw in product(range(1, 7), repeat=size)] for size in range(OWN_DICE + 1)
]


def _left(pool: tuple[int, ...], part: tuple[int, ...]) -> int:
    left = list(pool)
    for die in part:
        if die not in left:
            return -1
        left.remove(die)
    return POOL_INDEX[tuple(left)]


WITHOUT: Final[list[int]] = [_left(pool, part) for pool in POOLS for part in POOLS]
"""At pool * POOL_COUNT + part: what is left of the pool; -1 if that is no part of it."""

PARTS: Final[list[list[int]]] = [
    [part for part in range(POOL_COUNT) if WITHOUT[pool * POOL_COUNT + part] >= 0]
    for pool in range(POOL_COUNT)
]
"""All parts of a pool, the empty one first and itself last."""


def without(pool: int, part: int) -> int:
    """The pool that is left when a part is taken away; -1 if it is not a part of it."""
    return WITHOUT[pool * POOL_COUNT + part]


def all_equal(own: int, white: int) -> bool:
    """KB-4.6: the Statue looks at all dice, white ones included."""
    dice = POOLS[own] + POOLS[white]
    return len(dice) > 0 and dice.count(dice[0]) == len(dice)
