"""How a table's game begins, and whether it can go on here."""

from __future__ import annotations

from tafelrunde.engine.log import FORMAT, Header
from tafelrunde.engine.protocol import Game
from tafelrunde.engine.table import FairSource
from tafelrunde.games import load_game
from tafelrunde.server.errors import Denied
from tafelrunde.server.live import LiveTable
from tafelrunde.store.records import TableRecord


def game_of(record: TableRecord) -> Game:
    """The game of a table, if its rules are still those it began with."""
    game = load_game(record.game)
    if record.header and game.meta.version != record.version:
        raise Denied(
            "state",
            f"this game runs by version {record.version} of the rules; this server has {game.meta.version}",
            f"dieses Spiel läuft nach Fassung {record.version} der Regeln; hier gilt {game.meta.version}",
        )
    return game


def damaged() -> Denied:
    return Denied(
        "failed",
        "this table cannot be continued: its record does not fit the rules of this server",
        "dieser Tisch kann nicht fortgesetzt werden: sein Verlauf passt nicht zu den Regeln dieses Servers",
    )


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
