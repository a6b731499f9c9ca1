"""How a table's game begins, and whether it can go on here."""

from __future__ import annotations

from tafelrunde.engine.contract import Game
from tafelrunde.engine.log import FORMAT, Header
from tafelrunde.engine.table import FairSource
from tafelrunde.games import load_game
from tafelrunde.server.errors import Denied
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.store.records import TableRecord


def game_of(record: TableRecord) -> Game:
    """The game of a table, if its rules are still those it began with."""
    game = load_game(record.game)
    if record.header and game.meta.version != record.version:
        versions = {"version": str(record.version), "known": str(game.meta.version)}
        raise Denied("state", "table-of-other-version", versions)
    return game


def damaged() -> Denied:
    return Denied("failed", "table-cannot-go-on")


def header_of(live: LiveTable) -> Header:
    record = live.record
    return Header(
        tafelrunde=FORMAT,
        game=record.game,
        version=live.game.meta.version,
        table=record.id,
        seats=live.names,
        options=record.options,
        corrections=record.corrections,
        chance=FairSource(record.secret, record.id).note(),
    )
