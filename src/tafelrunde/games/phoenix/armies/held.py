"""Gifts with an army that stay for its realm's following turn, while its own units may go (PH-3y, PH-R205).

A gift is counted like an offer: goods by number, then special income, then prisoners.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.phoenix.armies.prisoners import prisoners_of
from tafelrunde.games.phoenix.state.pieces import Army, counted
from tafelrunde.games.phoenix.tables.prices import GOODS

SPECIAL: Final = GOODS
CAPTIVES: Final = GOODS + 1
"""The places of special income and of prisoners, after the goods."""
PLACES: Final = GOODS + 2


def is_held(army: Army, month: int) -> bool:
    return army.giver >= 0 and army.held >= month


def bound(army: Army, month: int) -> list[int]:
    """What of it stays this month: what is left of the gift, or all of an army that is one."""
    if not is_held(army, month):
        return [0] * PLACES
    have = [*counted(army), army.special]
    if not army.gift:
        return [*have, prisoners_of(army)]
    return [*[min(army.gift[place], have[place]) for place in range(CAPTIVES)], army.gift[CAPTIVES]]


def settle(army: Army, month: int) -> None:
    """Writes down what of it stays, or that nothing does any more; `army` is free to be changed."""
    staying = bound(army, month)
    if any(staying):
        army.gift = tuple(staying)
    else:
        army.held, army.giver, army.gift = 0, -1, ()


def bind(army: Army, gift: Sequence[int], until: int, giver: int) -> None:
    """So much more of it stays until the end of a month; `army` is settled and free to be changed.

    Offers of old have no place for prisoners.
    """
    if not any(gift):
        return
    before, more = army.gift or (0,) * PLACES, (*gift, *[0] * (PLACES - len(gift)))
    army.gift = tuple([before[place] + more[place] for place in range(PLACES)])
    if until >= army.held:
        army.held, army.giver = until, giver


def hand_over(source: Army, target: Army, gift: Sequence[int]) -> None:
    """This part of a gift is with another army now; both are settled and free to be changed."""
    bind(target, gift, source.held, source.giver)
    left = [have - gone for have, gone in zip(source.gift, gift, strict=False)]
    source.gift = tuple(left) if any(left) else ()
    if not any(left):
        source.held, source.giver = 0, -1


def out_of_gift(army: Army, goods: Sequence[int]) -> list[int]:
    """What of these goods it cannot give from what it had before; it is settled."""
    gift, have = army.gift or (0,) * PLACES, counted(army)
    taken = [min(gift[k], max(0, goods[k] - max(0, have[k] - gift[k]))) for k in range(GOODS)]
    return [*taken, 0, 0]
