"""What dice still in hand can reach on the court, and what advisors' help can make of goods."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.kingsburg.play.box import Box
from tafelrunde.games.kingsburg.play.dice_pools import POOL_INDEX, POOL_SIZE, without
from tafelrunde.games.kingsburg.play.placing import (
    NO_HELP,
    WITH_BOTH,
    WITH_EITHER,
    WITH_MARKET,
    WITH_TOKEN,
    placements,
)

Packing = tuple[tuple[int, ...], int, int]
"""Advisors that a pool of dice can influence together; the same as bits; the tokens that takes."""
Goods = tuple[int, int, int]

MANY_DICE: Final = 3
"""From here on a plan leaves tokens and Market out: there are choices enough."""
AFTER_TOKEN: Final = {WITH_TOKEN: NO_HELP, WITH_EITHER: WITH_MARKET, WITH_BOTH: WITH_MARKET}
AFTER_MARKET: Final = {WITH_MARKET: NO_HELP, WITH_EITHER: WITH_TOKEN, WITH_BOTH: WITH_TOKEN}

_PACKINGS: Final[dict[tuple[int, int, int], list[Packing]]] = {}


def packings(own: int, white: int, kind: int) -> list[Packing]:
    """All sets of advisors that these dice could still influence, each with the fewest tokens."""
    if POOL_SIZE[own] + POOL_SIZE[white] >= MANY_DICE:
        kind = NO_HELP
    key = (own, white, kind)
    known = _PACKINGS.get(key)
    if known is None:
        found: dict[int, int] = {}
        pack(own, white, kind, 0, 0, found)
        known = [(advisors_in(bits), bits, tokens) for bits, tokens in found.items()]
        _PACKINGS[key] = known
    return known


def pack(own: int, white: int, kind: int, bits: int, tokens: int, found: dict[int, int]) -> None:
    """Adds what one group more can reach, and then the dice that are left."""
    if own == 0:  # KB-5.8
        return
    for advisor, move in placements(own, white, kind, False):
        bit = 1 << advisor
        if bits & bit:
            continue
        needed = tokens + move.token
        found[bits | bit] = min(needed, found.get(bits | bit, needed))
        rest = AFTER_TOKEN[kind] if move.token else kind
        rest = AFTER_MARKET[rest] if move.market else rest
        own_left = without(own, POOL_INDEX[move.dice])
        white_left = without(white, POOL_INDEX[move.white])
        pack(own_left, white_left, rest, bits | bit, needed, found)


def advisors_in(bits: int) -> tuple[int, ...]:
    return tuple([advisor for advisor in range(1, bits.bit_length()) if bits >> advisor & 1])


def goods_after_help(box: Box, advisor: int, before: set[Goods]) -> set[Goods]:
    """All goods that an advisor's help may lead to."""
    after = set(before) if box.help_optional[advisor] else set()
    for gold, wood, stone in before:
        for choice in box.help_choices[advisor]:
            goods = (gold + choice.gold, wood + choice.wood, stone + choice.stone)
            if min(goods) >= 0:
                after.add(goods)
    return after
