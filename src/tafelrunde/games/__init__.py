"""The registry: one line per game, loaded when it is first asked for.

Other packages add games by an entry point in the group `tafelrunde.games` whose name is the game's id
and whose object is its `Game`; see docs/adding-a-game.md.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType

from tafelrunde.engine.contract import Game
from tafelrunde.engine.errors import Complaint

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
    return Complaint("game-not-at-table", {"game": game_id})


@cache
def load_game(game_id: str) -> Game:
    own = OWN_GAMES | CAMPAIGNS
    if game_id in own:
        game: Game = import_module(own[game_id]).GAME
        return game
    point = plug_ins().get(game_id)
    if point is None:
        raise Complaint("game-unknown", {"game": game_id, "known": game_ids()})
    return load_plug_in(game_id, point)


def load_plug_in(game_id: str, point: EntryPoint) -> Game:
    """The game of another package; whatever is wrong with it is that package's fault, and is said so."""
    try:
        loaded = point.load()
    except Exception as error:
        raise Complaint(
            "game-broken", {"game": game_id, "package": point.value, "error": str(error)}
        ) from error
    if not isinstance(loaded, Game) or loaded.meta.id != game_id:
        raise Complaint("game-not-offered", {"package": point.value, "game": game_id})
    return loaded


def part_of(game: Game, name: str) -> ModuleType | None:
    """A module that a game's package may have: `bot`, `box.corrections`; None if it has none."""
    wanted = f"{game.package}.{name}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{wanted}.".startswith(f"{error.name}."):
            return None
        raise
