"""Decisions that somebody makes now; what a log holds already is played whatever limits hold today."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tafelrunde.engine.codec import convert_move
from tafelrunde.engine.contract import Game
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.master.correction_limits import LONGEST_TEXT
from tafelrunde.games.phoenix.moves.kinds import Amend, Change
from tafelrunde.games.phoenix.words.text import parse_move
from tafelrunde.phoenix_desk.months.notes import need_reason


def decided_now(game: Game, data: Any) -> Any:
    """The move that was meant by its data."""
    move = convert_move(game, data)
    if isinstance(move, Amend):
        need_short(move.changes)
    return move


def decision_in(game: Game, sentence: str) -> Any:
    """In the words of `phoenix decide`, in either language; or the move as JSON."""
    return decided_now(game, msgspec.to_builtins(parse_move(sentence)))


def correction(game: Game, changes: Sequence[Change], reason: str) -> Amend:
    move = decided_now(game, msgspec.to_builtins(Amend(tuple(changes), need_reason(reason))))
    assert isinstance(move, Amend)
    return move


def need_short(changes: Sequence[Change]) -> None:
    """Only names are free words; nothing else that can be set is longer."""
    for change in changes:
        if isinstance(change.value, str) and len(change.value) > LONGEST_TEXT:
            raise Complaint("too-long-to-correct", {"path": change.path, "longest": LONGEST_TEXT})
