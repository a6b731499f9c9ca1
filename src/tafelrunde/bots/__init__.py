"""Players that know only the contract.

A game that wants to be played well has a module `bot` beside its rules, with a function `judge`
(see `engine/player.py`) or with players of its own, `BOTS` by name. With `FORESIGHT` it can be searched too;
`FORMER` are judges as they once were, for bots that never change. Games without one are played by the bots
that need none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.random import RandomBot
from tafelrunde.bots.search import SearchBot
from tafelrunde.engine.contract import Game
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.player import Bot, Foresight, Judge, MakeJudge
from tafelrunde.games import load_game, part_of

__all__ = ["BOT_NAMES", "Bot", "Judge", "best_bot", "bot_for", "bots_for", "find_judge", "make_bot"]

BOT_NAMES: Final = ("random", "greedy")
"""Those that tables offer: they answer at once."""


def make_bot(name: str, game_id: str) -> Bot:
    """A new player for one seat at one table of this game."""
    return bot_for(load_game(game_id), name)


def bot_for(game: Game, name: str) -> Bot:
    makers = makers_for(game)
    if name in makers:
        return makers[name]()
    raise unplayable(game, name) if name in (*BOT_NAMES, "search") else unknown(game, name)


def makers_for(game: Game) -> dict[str, Callable[[], Bot]]:
    """All who can play this game when they are named; tables offer those of `bots_for`."""
    makers: dict[str, Callable[[], Bot]] = {"random": RandomBot}
    for name, former in former_judges(game).items():
        makers[name] = partial(GreedyBot, game, former, name)
    if judge := find_judge(game):
        makers["greedy"] = partial(GreedyBot, game, judge)
    if foresight := find_foresight(game):
        makers["search"] = partial(SearchBot, game, foresight)
    makers.update(own_bots(game))
    return makers


def bots_for(game: Game) -> tuple[str, ...]:
    """The bots that tables of this game offer, from weak to strong."""
    return (*(BOT_NAMES if find_judge(game) else ("random",)), *own_bots(game))


def best_bot(game: Game) -> str:
    """The strongest of these; names go from weak to strong."""
    return bots_for(game)[-1]


def find_judge(game: Game) -> MakeJudge | None:
    """What the game's package says about good play, if it does."""
    judge: MakeJudge | None = getattr(part_of(game, "bot"), "judge", None)
    return judge


def find_foresight(game: Game) -> Foresight | None:
    """What a search must know, if the game's package tells it."""
    foresight: Foresight | None = getattr(part_of(game, "bot"), "FORESIGHT", None)
    return foresight


def former_judges(game: Game) -> Mapping[str, MakeJudge]:
    """By the names of the bots that still play by them, the oldest first."""
    judges: Mapping[str, MakeJudge] = getattr(part_of(game, "bot"), "FORMER", {})
    return judges


def own_bots(game: Game) -> Mapping[str, Callable[[], Bot]]:
    """Players that only this game has."""
    bots: Mapping[str, Callable[[], Bot]] = getattr(part_of(game, "bot"), "BOTS", {})
    return bots


def unknown(game: Game, name: str) -> Complaint:
    return Complaint("bot-unknown", {"bot": name, "game": game.meta.id, "names": bots_for(game)})


def unplayable(game: Game, name: str) -> Complaint:
    return Complaint("bot-unplayable", {"bot": name, "game": game.meta.id, "names": bots_for(game)})
