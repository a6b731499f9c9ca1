"""Our server in the benchmark, in its own process: `python -m bench.table_server DATABASE CORE`.

The server that `tafelrunde serve` starts, on one core, with the race among its games. It says its port on the
first line, and runs until its input ends.
"""

from __future__ import annotations

import os
import socket
import sys
import threading

from tafelrunde.games import OWN_GAMES
from tafelrunde.server.logging import start_logging
from tafelrunde.server.runner import run
from tafelrunde.server.settings import Settings

RACE = "bench.race"


def watch_input() -> None:
    """Whoever started us is gone: so are we."""
    sys.stdin.read()
    os._exit(0)


def start_process(core: int) -> None:
    """On one core, and only as long as whoever started it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    threading.Thread(target=watch_input, daemon=True).start()


def main() -> None:
    database, core = sys.argv[1:]
    start_process(int(core))
    OWN_GAMES["race"] = RACE
    start_logging("json")
    door = socket.create_server(("127.0.0.1", 0), backlog=1024)
    settings = Settings(database=database, message_burst=1_000_000)
    run(settings, door, lambda: print(door.getsockname()[1], flush=True))


if __name__ == "__main__":
    main()
