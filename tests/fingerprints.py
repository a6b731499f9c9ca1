"""Plays a fixed set of games and prints what this build made of them: `python -m tests.fingerprints`.

Run once with and once without `TAFELRUNDE_PURE=1`, both builds must print the same games.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import msgspec

import tafelrunde
import tafelrunde.games as games_package
from tafelrunde import engine
from tafelrunde.engine.codec import encode
from tafelrunde.games import CAMPAIGNS, OWN_GAMES, load_game
from tests.contract.secrecy import offers_as_bytes
from tests.contract.tables import all_switched, seat_counts, short
from tests.contract.walk import Step, Walk

SEEDS = range(1, 6)


class Fingerprints(msgspec.Struct):
    """The files that the modules of engine and games come from, and every game's trace, entry by entry."""

    files: dict[str, str]
    games: dict[str, list[str]]


def trace(walk: Walk) -> Iterator[str]:
    """After every move: the hash of the position, and one of everything that was told, shown and offered."""
    for step in walk.steps():
        yield f"{walk.table.entries[-1].state} {told(step)}"


def told(step: Step) -> str:
    game, seats = step.before.game, step.before.seats
    views = [game.view(step.after, seat) for seat in step.before.observers]
    offers = [offers_as_bytes(game, step.after, seat) for seat in range(seats)]
    return hashlib.sha256(encode([step.events, views, offers])).hexdigest()[:16]


def games() -> dict[str, list[str]]:
    played: dict[str, list[str]] = {}
    for game_id in (*OWN_GAMES, *CAMPAIGNS):
        game = load_game(game_id)
        for seats in seat_counts(game_id):
            for seed in SEEDS:
                options = all_switched(game) if seed % 2 else {}
                played[f"{game_id}, {seats} seats, seed {seed}"] = list(
                    trace(Walk(game, seats, seed, options, short(game_id)))
                )
    return played


def files() -> dict[str, str]:
    name = tafelrunde.__name__
    for package in (engine, games_package):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    loaded = {key: module for key, module in sys.modules.items() if key.startswith(f"{name}.")}
    return {key: str(module.__file__) for key, module in sorted(loaded.items())}


if __name__ == "__main__":
    everything = Fingerprints(games=games(), files=files())
    sys.stdout.buffer.write(encode(everything))
