"""Who fights whom in character combat (PH-5.3s to PH-5.3v). No state: fighters are keys, in sequence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tafelrunde.games.phoenix.arithmetic.charfight import MOST_ON_ONE

Wish = tuple[int, int]
"""An attacker and the defender whom he is ordered to fight."""


class Ring(NamedTuple):
    """One fighter, and the one to four who strike at him."""

    one: int
    others: tuple[int, ...]


Choices = Mapping[int, Sequence[int]]
"""By defender, the attackers whom he would like to fight, the best first."""
FULL: Final = (0,) * MOST_ON_ONE
"""Against somebody who is not there nobody finds a place."""
NO_CHOICES: Final[Choices] = {}


class Side(NamedTuple):
    """Fighters in their sequence, and what their orders say."""

    keys: tuple[int, ...]
    listed: tuple[int, ...] = ()
    """Those whom the orders list."""
    wished: tuple[Wish, ...] = ()
    """Of attackers: whom they fight."""
    choices: Choices = NO_CHOICES
    """Of defenders: whom they fight if nobody attacks them."""


def paired(attackers: Side, defenders: Side) -> list[Ring]:
    listed = (*attackers.listed, *defenders.listed)
    return pair_up(attackers.keys, defenders.keys, attackers.wished, defenders.choices, listed)


def pair_up(
    attackers: Sequence[int],
    defenders: Sequence[int],
    wishes: Sequence[Wish],
    choices: Choices = NO_CHOICES,
    listed: Sequence[int] = (),
) -> list[Ring]:
    """By the attackers' wishes as far as the rules allow; else in the sequence in which they are given.

    In a ring those whom orders list stand first, as they are listed: so their dice are set (PH-R111).
    """
    on: dict[int, list[int]] = {defender: [] for defender in defenders}
    wished = {one: other for one, other in wishes if one in attackers and other in on}
    open_to = engage(list(attackers), on, wished)
    for one in open_to:
        goal = wished.get(one, -1)
        if goal < 0 or len(on[goal]) >= MOST_ON_ONE:
            goal = min(on, key=lambda other: len(on[other]), default=-1)
        if goal >= 0 and len(on[goal]) < MOST_ON_ONE:
            on[goal].append(one)
    place = {key: number for number, key in enumerate(listed)}
    return [
        Ring(one, tuple(sorted(met, key=lambda key: place.get(key, len(place)))))
        for one, met in rings(on, choices)
    ]


def engage(attackers: list[int], on: dict[int, list[int]], wished: dict[int, int]) -> list[int]:
    """Every defender meets one attacker first (PH-5.3t); says who of the attackers is left."""
    for one in list(attackers):
        goal = wished.get(one, -1)
        if goal >= 0 and not on[goal]:
            on[goal].append(one)
            attackers.remove(one)
    for met in on.values():
        free = [one for one in attackers if one not in wished] or attackers
        if not met and free:
            met.append(free[0])
            attackers.remove(free[0])
    return attackers


def rings(on: dict[int, list[int]], choices: Choices) -> list[Ring]:
    """Defenders whom nobody attacks fight whom they choose, else whom the fewest fight (PH-5.3v, PH-R208)."""
    idle = [defender for defender, met in on.items() if not met]
    if not idle:
        return [Ring(defender, tuple(met)) for defender, met in on.items()]
    against = {met[0]: [defender] for defender, met in on.items() if met}
    for defender in idle:
        liked = [one for one in choices.get(defender, ()) if len(against.get(one, FULL)) < MOST_ON_ONE]
        goal = liked[0] if liked else min(against, key=lambda one: len(against[one]), default=-1)
        if goal >= 0 and len(against[goal]) < MOST_ON_ONE:
            against[goal].append(defender)
    return [Ring(one, tuple(met)) for one, met in against.items()]
