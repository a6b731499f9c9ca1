"""Catanatron's four random players, playing on request: a script, run by its path in its own process.

Catanatron is GPL software and no part of Tafelrunde. This script talks to the benchmark in lines of JSON like
`worker.py`, and imports nothing of Tafelrunde.
"""

import json
import sys
import time
from importlib import import_module
from typing import Any

COPIES = 200


def play(catanatron: Any, seed: int) -> Any:
    """One whole game: board, players, all their actions."""
    players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
    game = catanatron.Game(players, seed=seed)
    game.play()
    return game


def measure(catanatron: Any, seed: int, seconds: float) -> dict[str, float]:
    games = decisions = 0
    used = 0.0
    while used < seconds:
        start = time.process_time()
        game = play(catanatron, seed + games)
        used += time.process_time() - start
        decisions += len(game.state.actions)
        games += 1
    start = time.process_time()
    for _ in range(COPIES):
        game.copy()
    copy_seconds = (time.process_time() - start) / COPIES
    return {"games": games, "decisions": decisions, "seconds": used, "copy_seconds": copy_seconds}


def main() -> None:
    catanatron = import_module("catanatron")
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps(measure(catanatron, request["seed"], request["seconds"])), flush=True)


if __name__ == "__main__":
    main()
