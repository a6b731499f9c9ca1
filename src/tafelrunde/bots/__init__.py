"""Players that know only the protocol.

A game that wants to be played well has a module `bot` beside its rules, with a function `judge`
(see `protocol.py`) or with players of its own, `BOTS` by name. Games without one are played by the bots
that need none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.protocol import Bot, Judge, MakeJudge
from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.protocol import Game
from tafelrunde.games import load_game

__all__ = ["BOT_NAMES", "Bot", "Judge", "best_bot", "bot_for", "bots_for", "find_judge", "make_bot"]

BOT_NAMES: Final = ("random", "greedy")


def make_bot(name: str, game_id: str) -> Bot:
    """A new player for one seat at one table of this game."""
    return bot_for(load_game(game_id), name)


def bot_for(game: Game, name: str) -> Bot:
    if name == "random":
        return RandomBot()
    own = own_bots(game)
    if name in own:
        return own[name]()
    if name != "greedy":
        raise unknown(game, name)
    judge = find_judge(game)
    if judge is None:
        raise unplayable(game, name)
    return GreedyBot(game, judge)


def bots_for(game: Game) -> tuple[str, ...]:
    """The bots that can play this game, from weak to strong."""
    return (*(BOT_NAMES if find_judge(game) else ("random",)), *own_bots(game))


def best_bot(game: Game) -> str:
    """The strongest that can play this game; names go from weak to strong."""
    return bots_for(game)[-1]


def find_judge(game: Game) -> MakeJudge | None:
    """What the game's package says about good play, if it does."""
    judge: MakeJudge | None = getattr(bot_module(game), "judge", None)
    return judge


def own_bots(game: Game) -> Mapping[str, Callable[[], Bot]]:
    """Players that only this game has."""
    bots: Mapping[str, Callable[[], Bot]] = getattr(bot_module(game), "BOTS", {})
    return bots


def bot_module(game: Game) -> Any:
    """The module `bot` of the game's package, None if it has none."""
    name = f"{game.package}.bot"
    if not hasattr(import_module(game.package), "__path__") or find_spec(name) is None:
        return None
    return import_module(name)


def unknown(game: Game, name: str) -> Complaint:
    names = ", ".join(bots_for(game))
    return Complaint(
        f"there is no bot {name!r}; bots for {game.meta.id}: {names}",
        f"einen Bot {name!r} gibt es nicht; Bots für {game.meta.id}: {names}",
    )


def unplayable(game: Game, name: str) -> Complaint:
    names = ", ".join(bots_for(game))
    return Complaint(
        f"the bot {name!r} cannot play {game.meta.id}: the game does not say what a good position is; "
        f"bots for {game.meta.id}: {names}",
        f"der Bot {name!r} kann {game.meta.id} nicht spielen: das Spiel sagt nicht, was eine gute Stellung "
        f"ist; Bots für {game.meta.id}: {names}",
    )
