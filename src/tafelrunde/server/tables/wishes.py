"""What may be played: games, bots, seats, options and clocks that a wish for a table names."""

from __future__ import annotations

from typing import Any

from tafelrunde.bots import best_bot, bots_for
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Game
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.options import check_seats, resolve
from tafelrunde.games import load_table_game
from tafelrunde.server.clocks.clock_rules import NO_CLOCK, AnyRule, read_rule, write_rule
from tafelrunde.server.errors import Denied


def find_game(game_id: str) -> Game:
    try:
        return load_table_game(game_id)
    except Complaint as trouble:
        raise Denied("bad", trouble) from None


def find_bot(game: Game, name: str) -> str:
    """The bot of this name, or the best one if none or `best` is asked for."""
    if name in ("", "best"):
        return best_bot(game)
    if name not in bots_for(game):
        raise Denied("bad", "no-such-bot", {"game": game.meta.id, "names": bots_for(game)})
    return name


def check_plan(
    game: Game, seats: int, options: dict[str, str], corrections: dict[str, Any]
) -> dict[str, str]:
    """Every option with its value, if the game can be set up like this."""
    if b"\\u0000" in encode(corrections):
        raise Denied("bad", "corrections-controls")
    try:
        check_seats(game.meta, seats)
        resolved = resolve(game.meta, options)
        game.setup(seats, resolved, corrections)
    except Complaint as trouble:
        raise Denied("bad", trouble) from None
    return resolved


def clock_data(game: Game, rule: AnyRule) -> dict[str, Any]:
    """The rule of the clock as the table keeps it; `{}` is none."""
    if rule.bot:
        find_bot(game, rule.bot)
    data = write_rule(rule)
    try:
        read_rule(data)
    except Complaint as trouble:
        raise Denied("bad", trouble) from None
    return {} if rule == NO_CLOCK else data
