"""The full position as plain data and back: for hashes, caches and tests. Never for seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.games.kingsburg.play.dice_pools import OWN_DICE, POOL_SIZE
from tafelrunde.games.kingsburg.play.moves import Influence
from tafelrunde.games.kingsburg.play.setup import box_for
from tafelrunde.games.kingsburg.play.state import State, fresh

LISTS = (
    "order", "goods", "vp", "soldiers", "tokens", "built", "own", "white", "used", "points", "strength",
)  # fmt: skip
NUMBERS = (
    "year", "phase", "step", "active", "turn", "waiting", "taken", "rerolling", "helped", "aid", "envoy",
    "enemy", "looked", "revealed", "reinforcements", "losing",
)  # fmt: skip


def dump(state: State) -> dict[str, Any]:
    data: dict[str, Any] = {name: list(getattr(state, name)) for name in LISTS}
    data.update({name: getattr(state, name) for name in NUMBERS})
    data["seats"] = state.seats
    data["placed"] = list(state.placed)
    data["neutral"] = state.neutral
    data["options"] = state.box.options
    data["corrections"] = state.box.corrections
    return data


def load(data: Mapping[str, Any]) -> State:
    state = fresh(box_for(data["options"], data["corrections"]), data["seats"])
    for name in LISTS:
        setattr(state, name, list(data[name]))
    for name in NUMBERS:
        setattr(state, name, data[name])
    state.placed = msgspec.convert(data["placed"], list[tuple[int, Influence]])
    state.neutral = msgspec.convert(data["neutral"], tuple[tuple[int, tuple[int, ...]], ...])
    return state


def components(state: State) -> dict[str, int]:
    """What never changes while a game runs; the law of conservation compares it after every move."""
    dice = [
        sum(len(move.dice) for placer, move in state.placed if placer == seat) + dice_in_hand(state, seat)
        for seat in range(state.seats)
    ]
    return {
        "seats in the turn order": len(set(state.order)),
        "own dice out of three": sum(OWN_DICE - count for count in dice if count),
        "points without a reason": sum(state.vp) - sum(state.points),
        "goods below zero": sum(1 for count in state.goods if count < 0),
        "tokens below zero": sum(1 for count in state.tokens if count < 0),
        "gaps in rows of buildings": sum(gaps(built) for built in state.built),
    }


def dice_in_hand(state: State, seat: int) -> int:
    return POOL_SIZE[state.own[seat]]


def gaps(built: int) -> int:
    """Rows in which a building stands without its left neighbour."""
    rows = [built >> 4 * row & 0xF for row in range(5)]
    return sum(1 for row in rows if row not in (0, 1, 3, 7, 15))


def recount(events: Sequence[Any], seats: int) -> list[int]:
    """Final points from what was told alone, event by event."""
    totals = [0] * seats
    for event in events:
        vp = getattr(event, "vp", 0)
        if vp:
            totals[event.seat] += vp
    return totals
