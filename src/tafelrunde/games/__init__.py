"""The registry: one line per game, loaded when it is first asked for.

Other packages add games by an entry point in the group `tafelrunde.games` whose name is the game's id
and whose object is its `Game`; see docs/adding-a-game.md.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.protocol import Game

GROUP = "tafelrunde.games"
OWN_GAMES = {
    "kingsburg": "tafelrunde.games.kingsburg",
}


def plug_ins() -> dict[str, EntryPoint]:
    """Games of other packages; none may take the name of one of ours."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in OWN_GAMES}


def game_ids() -> list[str]:
    return [*OWN_GAMES, *sorted(plug_ins())]


@cache
def load_game(game_id: str) -> Game:
    if game_id in OWN_GAMES:
        game: Game = import_module(OWN_GAMES[game_id]).GAME
        return game
    point = plug_ins().get(game_id)
    if point is None:
        known = ", ".join(game_ids())
        raise Complaint(
            f"there is no game {game_id!r}; games here: {known}",
            f"ein Spiel {game_id!r} gibt es hier nicht; vorhanden: {known}",
        )
    loaded = point.load()
    if not isinstance(loaded, Game):
        raise Complaint(
            f"the package {point.value!r} offers no game for {game_id!r}",
            f"das Paket {point.value!r} enthält kein Spiel für {game_id!r}",
        )
    return loaded
