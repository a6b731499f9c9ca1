"""Whose decision is still the same, so that a move made for an earlier step may count. See docs/server.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.engine.contract import CHANCE, Game, Seat


def without_chance(to_act: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats that must decide; chance is nobody anybody waits for."""
    return tuple([seat for seat in to_act if seat != CHANCE]) if CHANCE in to_act else to_act


def still_deciding(game: Game, before: Any, after: Any, actor: Seat, seats: int) -> set[Seat]:
    """The seats that face the same decision as before one move of the actor, in the same round.

    Where several decide at once, a move handed in by one leaves the decision of another as it was: the same
    round of decisions goes on, and this seat is offered what it was offered before.
    """
    others = set(range(seats)) - {actor}
    return {seat for seat in others if is_offered_the_same(game, before, after, seat)}


def is_same_round(before: Sequence[Seat], after: Sequence[Seat], actor: Seat) -> bool:
    """Whether those who were to act before the actor's move are still at it."""
    several = len(before) > 1 or actor not in before
    return several and bool(after) and set(after) <= set(before)


def is_offered_the_same(game: Game, before: Any, after: Any, seat: Seat) -> bool:
    """Spaces too large to list count as the same; whether a move is in one, `check` decides anyway."""
    old, new = game.legal_moves(before, seat), game.legal_moves(after, seat)
    if isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)):
        return list(old) == list(new)
    return type(old) is type(new)
