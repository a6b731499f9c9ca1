"""Players that know only the contract.

A game that wants to be played well has a module `bot` beside its rules, with a function `judge`
(see `engine/player.py`) or with players of its own, `BOTS` by name. Games without one are played by the bots
that need none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.contract import Game
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.player import Bot, Judge, MakeJudge
from tafelrunde.games import load_game, part_of

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
    judge: MakeJudge | None = getattr(part_of(game, "bot"), "judge", None)
    return judge


def own_bots(game: Game) -> Mapping[str, Callable[[], Bot]]:
    """Players that only this game has."""
    bots: Mapping[str, Callable[[], Bot]] = getattr(part_of(game, "bot"), "BOTS", {})
    return bots


def unknown(game: Game, name: str) -> Complaint:
    return Complaint("bot-unknown", {"bot": name, "game": game.meta.id, "names": bots_for(game)})


def unplayable(game: Game, name: str) -> Complaint:
    return Complaint("bot-unplayable", {"bot": name, "game": game.meta.id, "names": bots_for(game)})
