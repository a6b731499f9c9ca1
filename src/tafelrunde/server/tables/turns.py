"""Turns, so that a player hears of each of them once: over several steps, and when moves are taken back.

A turn begins when a seat comes to act and ends when it no longer is. If the move that led to it is taken
back, the turn waits: should play come to the same seat next, it is the same turn, and its player knows of it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from tafelrunde.server.clocks.clocks import Turn
from tafelrunde.store.records import Step

Seats = Collection[int]


def next_turns(
    turns: Mapping[int, Turn], step: Step, waited: Seats, waits: Seats, asker: int
) -> dict[int, Turn]:
    """The turns after a step; the people who were to act before it, and after it; who asked for an undo."""
    begins = set(waits) - set(waited)
    going = {
        seat: turn
        for seat, turn in turns.items()
        if seat in waits or step.kind != "moves" or _may_come(step, seat, waited, begins)
    }
    for seat in waits:
        # Who takes back, or comes back to the seat between two moves, is there and knows.
        knows = step.kind != "moves" and (seat == asker or seat not in begins)
        going.setdefault(seat, Turn(step.n, told=knows))
    return dict(sorted(going.items()))


def _may_come(step: Step, seat: int, waited: Seats, begins: Seats) -> bool:
    """Whether a turn that waits since an undo may still come: nobody's has begun in its place."""
    return not begins and seat not in waited and seat != step.actor


def to_tell(turns: Mapping[int, Turn], waited: Seats, waits: Seats) -> list[int]:
    """Seats whose players should hear that it is their turn now."""
    return [seat for seat in sorted(set(waits) - set(waited)) if not turns[seat].told]


def told(turns: Mapping[int, Turn], seats: Seats) -> dict[int, Turn]:
    return {seat: replace(turn, told=True) if seat in seats else turn for seat, turn in turns.items()}
