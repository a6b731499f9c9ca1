"""The games of this server as the lobby shows them."""

from __future__ import annotations

from functools import cache

from tafelrunde.bots import bots_for
from tafelrunde.engine.contract import Game
from tafelrunde.engine.errors import Complaint
from tafelrunde.games import CAMPAIGNS, load_game, not_at_a_table, table_game_ids
from tafelrunde.server.errors import Denied
from tafelrunde.server.lookup.boards import board_of
from tafelrunde.server.lookup.lessons import has_lesson
from tafelrunde.server.messages.game_bodies import CampaignGame, GameInfo, OptionInfo
from tafelrunde.telling.lobby import about, option_about


@cache
def all_games() -> list[GameInfo]:
    """Every game for a table that can be loaded, with its options and bots."""
    return [info for info in map(game_info, table_game_ids()) if info is not None]


@cache
def campaign_games() -> list[CampaignGame]:
    games = [load_game(game_id) for game_id in CAMPAIGNS]
    return [
        CampaignGame(game.meta.id, game.meta.name, about(game), options_of(game), bots_for(game))
        for game in games
    ]


def options_of(game: Game) -> list[OptionInfo]:
    return [OptionInfo(o.name, o.values, option_about(game, o), o.rule) for o in game.meta.options]


def wanted_game(game_id: str) -> GameInfo:
    for info in all_games():
        if info.id == game_id:
            return info
    if game_id in CAMPAIGNS:
        raise Denied("missing", not_at_a_table(game_id))
    raise Denied("missing", "no-such-game-here")


def game_info(game_id: str) -> GameInfo | None:
    """None for a plug-in whose package is broken: no reason to hide the others."""
    try:
        game = load_game(game_id)
    except Complaint:
        return None
    meta = game.meta
    return GameInfo(
        id=meta.id,
        name=meta.name,
        about=about(game),
        seats=meta.seats,
        version=meta.version,
        options=options_of(game),
        bots=bots_for(game),
        lesson=has_lesson(game),
        board=board_of(game),
    )
