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
    "ethnos": "tafelrunde.games.ethnos",
    "xidit": "tafelrunde.games.xidit",
}
CAMPAIGNS = {
    "phoenix": "tafelrunde.games.phoenix",
}
"""Games that run for months, in a folder of their own: no table of a lobby holds them."""


def plug_ins() -> dict[str, EntryPoint]:
    """Games of other packages; none may take the name of one of ours."""
    return {
        point.name: point for point in entry_points(group=GROUP) if point.name not in OWN_GAMES | CAMPAIGNS
    }


def game_ids() -> list[str]:
    """All games there are."""
    return [*OWN_GAMES, *CAMPAIGNS, *sorted(plug_ins())]


def table_game_ids() -> list[str]:
    """Those that a lobby offers."""
    return [*OWN_GAMES, *sorted(plug_ins())]


def load_table_game(game_id: str) -> Game:
    """A game that can be played at a table."""
    if game_id in CAMPAIGNS:
        raise not_at_a_table(game_id)
    return load_game(game_id)


def not_at_a_table(game_id: str) -> Complaint:
    """A campaign is founded elsewhere."""
    return Complaint(
        f"{game_id} is a campaign of many months and is not played at a table; "
        f"found one with: tafelrunde {game_id} new",
        f"{game_id} ist ein Feldzug über viele Monate und wird nicht am Tisch gespielt; "
        f"gegründet wird er mit: tafelrunde {game_id} new",
    )


@cache
def load_game(game_id: str) -> Game:
    own = OWN_GAMES | CAMPAIGNS
    if game_id in own:
        game: Game = import_module(own[game_id]).GAME
        return game
    point = plug_ins().get(game_id)
    if point is None:
        known = ", ".join(game_ids())
        raise Complaint(
            f"there is no game {game_id!r}; games here: {known}",
            f"ein Spiel {game_id!r} gibt es hier nicht; vorhanden: {known}",
        )
    return load_plug_in(game_id, point)


def load_plug_in(game_id: str, point: EntryPoint) -> Game:
    """The game of another package; whatever is wrong with it is that package's fault, and is said so."""
    try:
        loaded = point.load()
    except Exception as error:
        raise Complaint(
            f"the game {game_id!r} cannot be loaded from {point.value!r}: {error}",
            f"das Spiel {game_id!r} lässt sich nicht aus {point.value!r} laden: {error}",
        ) from error
    if not isinstance(loaded, Game) or loaded.meta.id != game_id:
        raise Complaint(
            f"the package {point.value!r} offers no game for {game_id!r}",
            f"das Paket {point.value!r} enthält kein Spiel für {game_id!r}",
        )
    return loaded
