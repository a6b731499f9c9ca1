"""Weapons of armies and fleets: what they are, and which of them have fired this month (PH-1.2a).

`Army.fired` holds the month and how many light and heavy ones have, packed into one number.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.tables.prices import (
    FLEET,
    GOOD_SHORT,
    HEAVY_CATAPULT,
    HEAVY_WARSHIP,
    LIGHT_CATAPULT,
    LIGHT_WARSHIP,
)

LIGHT: Final = 0
HEAVY: Final = 1
WEIGHTS: Final[tuple[int, ...]] = (LIGHT, HEAVY)
MOST: Final = 10_000
"""More weapons of a kind than an army can have: a field holds a hundred light ones (PH-0.2a)."""


def weapon_of(army: Army, weight: int) -> int:
    """The good that its light or heavy weapons are."""
    light, heavy = (LIGHT_WARSHIP, HEAVY_WARSHIP) if army.kind == FLEET else (LIGHT_CATAPULT, HEAVY_CATAPULT)
    return heavy if weight == HEAVY else light


def weapon_code(army: Army, weight: int) -> str:
    """Its name in Tabelle 8."""
    return GOOD_SHORT[weapon_of(army, weight)]


def fired(army: Army, month: int) -> tuple[int, int]:
    """How many of its light and heavy weapons have fired this month."""
    then, light, heavy = army.fired // MOST**2, army.fired // MOST % MOST, army.fired % MOST
    if then != month:
        return 0, 0
    return min(light, army.light), min(heavy, army.heavy)


def unfired(army: Army, month: int) -> tuple[int, int]:
    """How many may still fire this month, in attack or in defence (PH-5.1c)."""
    light, heavy = fired(army, month)
    return army.light - light, army.heavy - heavy


def mark_fired(army: Army, month: int, light: int, heavy: int) -> None:
    """So many more have fired; `army` is free to be changed."""
    before = fired(army, month)
    army.fired = MOST**2 * month + MOST * (before[LIGHT] + light) + before[HEAVY] + heavy


def pass_on(giver: Army, taker: Army, goods: list[int], month: int) -> None:
    """Weapons that change from one army to another remember it; those that have fired go along first.

    To be called before the goods change; both are free to be changed.
    """
    spent = fired(giver, month)
    if not any(spent):
        return
    along = [min(goods[weapon_of(giver, weight)], spent[weight]) for weight in WEIGHTS]
    rest, own = [spent[weight] - along[weight] for weight in WEIGHTS], fired(taker, month)
    giver.fired = MOST**2 * month + MOST * rest[LIGHT] + rest[HEAVY]
    taker.fired = MOST**2 * month + MOST * (own[LIGHT] + along[LIGHT]) + own[HEAVY] + along[HEAVY]


def silence(army: Army, goods: list[int], month: int) -> None:
    """Weapons just captured do not fire this month any more (PH-R147); `army` has them already."""
    light, heavy = (goods[weapon_of(army, weight)] for weight in WEIGHTS)
    if light + heavy:
        rest = army.copy()
        rest.light, rest.heavy = army.light - light, army.heavy - heavy
        before = fired(rest, month)
        army.fired = MOST**2 * month + MOST * (before[LIGHT] + light) + before[HEAVY] + heavy
