"""The full position as plain data and back, as a scenario describes it, and the sums the laws compare."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.engine.errors import BadField
from tafelrunde.engine.validation import worded
from tafelrunde_nim.state import MOST, UNKNOWN, State, setup, taken


def dump(state: State) -> dict[str, Any]:
    return {
        "options": state.options,
        "lucky": list(state.lucky),
        "counts": [list(counts) for counts in state.counts],
        "turn": state.turn,
        "last": state.last,
    }


def load(data: Mapping[str, Any]) -> State:
    state = setup(len(data["lucky"]), data["options"])
    state.lucky, state.counts = list(data["lucky"]), [list(counts) for counts in data["counts"]]
    state.turn, state.last = data["turn"], data["last"]
    return state


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """What differs from a fresh game; seats go by name."""

    lucky: dict[str, int] = {}
    taken: dict[str, tuple[int, ...]] = {}
    """The stones of each take so far, such as `Ann = [3, 1]`."""
    turn: str | None = None


def arrange(state: State, given: Mapping[str, Any], names: Sequence[str]) -> State:
    try:
        told = msgspec.convert(dict(given), Given)
        for name, number in told.lucky.items():
            state.lucky[names.index(name)] = number
        for name, takes in told.taken.items():
            for stones in takes:
                state.counts[names.index(name)][stones - 1] += 1
        if told.turn is not None:
            state.turn = names.index(told.turn)
    except (msgspec.ValidationError, ValueError, IndexError) as error:
        raise BadField("given", worded(error)) from None
    return state


def components(state: State) -> dict[str, int]:
    """Every stone lies in the heap or before a seat; nobody has more than one number."""
    return {
        "stones": state.heap + sum(taken(counts) for counts in state.counts),
        "seats": len(state.counts),
        "numbers out of range": sum(not UNKNOWN <= number <= MOST for number in state.lucky),
        "heap below zero": int(state.heap < 0),
    }


def recount(events: Sequence[Any], seats: int) -> list[int]:
    """Final points from what was told alone."""
    totals = [0] * seats
    for event in events:
        points = getattr(event, "points", 0)
        if points:
            totals[event.seat] += points
    return totals
