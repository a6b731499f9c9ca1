"""Points, tie-breaks and the result with its reasons."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import Points, Result
from tafelrunde.games.kingsburg.play.state import OVER, REASON_COUNT, State, building_count, goods_of

REASONS: Final[tuple[str, ...]] = (
    "buildings",
    "advisors",
    "kings_reward",
    "embassy",
    "town_hall",
    "battles",
    "fortress",
    "strongest_army",
    "losses",
    "cathedral",
)


def final_ranks(state: State) -> list[int]:
    """KB-14.3 to KB-14.5: points, then goods left, then standing buildings; equal in all is shared."""
    standing = [
        (state.vp[seat], goods_of(state, seat), building_count(state, seat)) for seat in range(state.seats)
    ]
    return [1 + sum([1 for other in standing if other > mine]) for mine in standing]


def reasons_of(state: State, seat: int) -> dict[str, int]:
    base = REASON_COUNT * seat
    return {REASONS[i]: state.points[base + i] for i in range(REASON_COUNT) if state.points[base + i]}


def result(state: State) -> Result | None:
    if state.step != OVER:
        return None
    ranks = final_ranks(state)
    return Result(
        tuple(
            [
                Points(seat, ranks[seat], state.vp[seat], reasons_of(state, seat))
                for seat in range(state.seats)
            ]
        )
    )
