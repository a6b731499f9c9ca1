"""What a finished game tells of itself: the game's own account, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.account import Moment, plain_account
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Event, Game, Lang
from tafelrunde.engine.log import Header
from tafelrunde.server.lookup.replays import Standing
from tafelrunde.server.lookup.sheets import Sheet, Work
from tafelrunde.server.tables import journal
from tafelrunde.telling.account import said_account


def account(game: Game, header: Header, moves: Sequence[Standing], lang: Lang) -> Work:
    state = game.setup(len(header.seats), header.options, header.corrections)
    moments: list[Moment] = []
    for move in moves:
        for entry in journal.entries_of(game, move.step, len(moments)):
            before, events = state.copy(), list[Event]()
            game.play(state, entry.seat, entry.move, events)
            moments.append(Moment(move.step.n, before, entry.seat, entry.move, events, state.copy()))
        yield
    result = game.result(state)
    if result is None:
        raise LookupError(f"the game at {header.table} is not over")
    told = game.account(moments, result) if game.account else plain_account(result)
    return Sheet((encode(said_account(game, told, header.seats, lang)),))
