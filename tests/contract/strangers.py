"""Well-formed moves that nobody offered: at random, offers with one field changed, from elsewhere."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tafelrunde.engine.codec import decode_move, encode
from tafelrunde.engine.contract import Game, Rng
from tafelrunde.engine.errors import Complaint
from tests.contract.walk import Position

LOWEST, HIGHEST = -2, 20
ENORMOUS = (10**6, 2**31, -(2**63), 2**64 - 1)
"""Numbers that fit into JSON and nowhere else."""
LONGEST = 4


def kinds(game: Game) -> tuple[type[msgspec.Struct], ...]:
    """All kinds of moves of a game."""
    return get_args(game.move_type) or (game.move_type,)


@cache
def fields(kind: type[msgspec.Struct]) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=False)
    return {name: hints[name] for name in kind.__struct_fields__}


@cache
def vocabulary(game: Game) -> tuple[str, ...]:
    return ("", "nonsense", *game.terms)


def pick(rng: Rng, things: Any) -> Any:
    return things[rng.below(len(things))]


def any_value(game: Game, hint: Any, rng: Rng) -> Any:
    """A value of this type, sensible or not."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal:
        return pick(rng, parts)
    if origin in (Union, UnionType):
        return any_value(game, pick(rng, parts), rng)
    if origin is tuple and parts[-1] is not Ellipsis:
        return tuple(any_value(game, part, rng) for part in parts)
    if origin in (tuple, list, frozenset, set):
        return origin(any_value(game, parts[0], rng) for _ in range(rng.below(LONGEST + 1)))
    if origin is dict:
        return {any_value(game, parts[0], rng): any_value(game, parts[1], rng) for _ in range(rng.below(3))}
    return any_plain_value(game, hint, rng)


def any_plain_value(game: Game, hint: Any, rng: Rng) -> Any:
    if hint is bool:
        return rng.below(2) == 1
    if hint is int and rng.below(12) == 0:
        return pick(rng, ENORMOUS)
    if hint is int:
        return LOWEST + rng.below(HIGHEST - LOWEST + 1)
    if hint is str:
        return pick(rng, vocabulary(game))
    if hint in (None, NoneType):
        return None
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return any_struct(game, hint, rng)
    raise TypeError(f"a move holds {hint!r}; the contract suite cannot draw such values yet")


def any_struct(game: Game, kind: type[msgspec.Struct], rng: Rng) -> Any:
    return kind(**{name: any_value(game, hint, rng) for name, hint in fields(kind).items()})


def altered(game: Game, move: Any, rng: Rng) -> Any:
    """The move with one field changed: a number a little, a list in its order or length, or at random."""
    kind: type[msgspec.Struct] = type(move)
    hints = fields(kind)
    if not hints:
        return move
    name = pick(rng, list(hints))
    old = getattr(move, name)
    return msgspec.structs.replace(move, **{name: nearby(game, old, hints[name], rng)})


def nearby(game: Game, old: Any, hint: Any, rng: Rng) -> Any:
    if isinstance(old, int) and not isinstance(old, bool) and rng.below(2):
        return old + (1 if rng.below(2) else -1)
    if isinstance(old, tuple) and get_args(hint)[-1:] == (Ellipsis,):
        return pick(rng, (old[::-1], old[1:], old + old[:1], any_value(game, hint, rng)))
    return any_value(game, hint, rng)


def is_well_formed(game: Game, move: Any) -> bool:
    """Whether it could have come over the wire."""
    try:
        return bool(decode_move(game, encode(move)) == move)
    except Complaint:
        return False


def strangers(position: Position, offers: list[Any], count: int) -> list[Any]:
    """Up to `count` well-formed moves, most of them not on offer."""
    game, rng = position.game, position.rng
    drawn = [any_struct(game, pick(rng, kinds(game)), rng) for _ in range(1 + count // 4)]
    if position.elsewhere:
        drawn += [pick(rng, position.elsewhere) for _ in range(count // 4)]
    models = offers or list(position.elsewhere) or drawn
    drawn += [altered(game, pick(rng, models), rng) for _ in range(count - len(drawn))]
    return [move for move in drawn if is_well_formed(game, move)]
