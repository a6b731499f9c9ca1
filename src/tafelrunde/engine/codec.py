"""JSON for moves, events, views and states: one encoder, and hashes over its canonical form."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

from tafelrunde.engine.contract import Event, Game, Move, View
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.validation import worded

encode: Final[Callable[[Any], bytes]] = msgspec.json.Encoder(order="deterministic").encode
"""Canonical JSON: the same thing gives the same bytes."""


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Made once: to read a union of all moves of a game takes less time than to prepare for it."""
    return msgspec.json.Decoder(kind)


def no_move(error: Exception) -> Complaint:
    return Complaint("data-no-move", {"fault": worded(error)})


def decode_move(game: Game, data: bytes | str) -> Move:
    """A move from JSON; anything malformed is refused with the place where it is wrong."""
    try:
        move: Move = decoder(game.move_type).decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise no_move(error) from None
    return move


def convert_move(game: Game, data: Any) -> Move:
    """A move from already parsed JSON."""
    try:
        move: Move = msgspec.convert(data, game.move_type)
    except msgspec.ValidationError as error:
        raise no_move(error) from None
    return move


def decode_event(game: Game, data: bytes | str) -> Event:
    event: Event = decoder(game.event_type).decode(data)
    return event


def decode_view(game: Game, data: bytes | str) -> View:
    view: View = decoder(game.view_type).decode(data)
    return view


def state_hash(game: Game, state: Any) -> str:
    """Sixteen hex digits that tell positions apart; stands behind every entry of a log."""
    covered = encode(game.dump(state)) if game.essence is None else game.essence(state)
    return hashlib.sha256(covered).hexdigest()[:16]
