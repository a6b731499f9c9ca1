"""Step a: which dice a seat rolls, and when Statue and Chapel let it roll again."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.kingsburg.play.box import CHAPEL, FARMS, STATUE
from tafelrunde.games.kingsburg.play.dice_pools import POOL_SUM, POOLS, all_equal
from tafelrunde.games.kingsburg.play.moves import Reroll, RerollAll
from tafelrunde.games.kingsburg.play.state import KEPT_DICE, SPRING, USED_CHAPEL, USED_STATUE, State, has
from tafelrunde.games.kingsburg.play.turns import PASS

CHAPEL_LIMIT: Final = 7
REROLL_ALL: Final = RerollAll()


def dice_total(state: State, seat: int) -> int:
    """White dice count (KB-4.3)."""
    return POOL_SUM[state.own[seat]] + POOL_SUM[state.white[seat]]


def can_reroll_one(state: State, seat: int) -> bool:
    """KB-4.6, KB-4.8: the Statue, once a season, when all dice are equal."""
    return (
        has(state, seat, STATUE)
        and state.used[seat] & (USED_STATUE | KEPT_DICE) == 0
        and all_equal(state.own[seat], state.white[seat])
    )


def can_reroll_all(state: State, seat: int) -> bool:
    """KB-4.9, KB-4.10: the Chapel, once a season, at a total of seven or less."""
    return (
        has(state, seat, CHAPEL)
        and state.used[seat] & (USED_CHAPEL | KEPT_DICE) == 0
        and dice_total(state, seat) <= CHAPEL_LIMIT
    )


REROLLERS: Final = 1 << STATUE | 1 << CHAPEL


def can_reroll(state: State, seat: int) -> bool:
    return can_reroll_one(state, seat) or can_reroll_all(state, seat)


def white_dice(state: State, seat: int) -> int:
    """How many white dice a seat rolls this season: Farms always, the King's aid in Spring."""
    aided = state.aid == seat and state.phase == SPRING
    return (1 if has(state, seat, FARMS) else 0) + (1 if aided else 0)


def list_rerolls(state: State, seat: int) -> list[Any]:
    moves: list[Any] = []
    if can_reroll_one(state, seat):
        moves += [Reroll(die) for die in sorted(set(POOLS[state.own[seat]]))]
        moves += [Reroll(die, True) for die in sorted(set(POOLS[state.white[seat]]))]
    if can_reroll_all(state, seat):
        moves.append(REROLL_ALL)
    moves.append(PASS)
    return moves


def check_reroll(state: State, seat: int, move: Any) -> None:
    if isinstance(move, Reroll):
        check_statue(state, seat, move)
    elif isinstance(move, RerollAll):
        check_chapel(state, seat)


def check_statue(state: State, seat: int, move: Reroll) -> None:
    own, white = POOLS[state.own[seat]], POOLS[state.white[seat]]
    if not has(state, seat, STATUE):
        raise IllegalMove("KB-16.1")
    if state.used[seat] & USED_STATUE:
        raise IllegalMove("KB-4.8")
    if not all_equal(state.own[seat], state.white[seat]):
        raise IllegalMove("KB-4.6", {"dice": own + white})
    if move.die not in (white if move.white else own):
        raise IllegalMove("KB-4.7", {"die": move.die, "dice": white if move.white else own})


def check_chapel(state: State, seat: int) -> None:
    if not has(state, seat, CHAPEL):
        raise IllegalMove("KB-16.2")
    if state.used[seat] & USED_CHAPEL:
        raise IllegalMove("KB-4.10")
    if dice_total(state, seat) > CHAPEL_LIMIT:
        raise IllegalMove("KB-4.9", {"sum": dice_total(state, seat)})
