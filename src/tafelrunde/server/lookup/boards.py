"""Boards that other packages bring for the browser: `board.js` in the game's package, and `board.css`.

They run in our pages, so they come only from packages that the operator has installed, from our own address,
and under a name that holds the hash of their content. Games of our own have theirs in the web app.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import import_module
from importlib.resources import files

from tafelrunde.engine.contract import Game
from tafelrunde.engine.errors import Complaint
from tafelrunde.games import load_game, plug_ins
from tafelrunde.server.messages.game_bodies import BoardFiles


def file_of(game: Game, name: str) -> tuple[str, bytes] | None:
    """Its name with the hash in it, and its content."""
    if not hasattr(import_module(game.package), "__path__"):
        return None
    file = files(game.package).joinpath(name)
    if not file.is_file():
        return None
    body, (stem, _, ending) = file.read_bytes(), name.partition(".")
    return f"{game.meta.id}-{stem}-{hashlib.sha256(body).hexdigest()[:16]}.{ending}", body


def board_of(game: Game) -> BoardFiles | None:
    if game.meta.id not in plug_ins():
        return None
    script, style = file_of(game, "board.js"), file_of(game, "board.css")
    if script is None:
        return None
    return BoardFiles(f"/boards/{script[0]}", f"/boards/{style[0]}" if style else "")


@cache
def plugged_files() -> dict[str, bytes]:
    """Everything that is served, by name; read once, so no address can lead anywhere else."""
    found: dict[str, bytes] = {}
    for game_id in plug_ins():
        try:
            game = load_game(game_id)
        except Complaint:  # a broken package is named elsewhere, and hides no other
            continue
        found |= dict(filter(None, [file_of(game, "board.js"), file_of(game, "board.css")]))
    return found
