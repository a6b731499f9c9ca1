"""Our server in the benchmark of campaigns, in its own process: `python -m bench.campaign_server DB IDLE`.

The server that `tafelrunde serve` starts, with its workers; limits of requests are out of the way. So many
seconds after the last errand a worker is ended (ten minutes elsewhere). It says its port and its number on
the first line, and runs until its input ends.
"""

from __future__ import annotations

import os
import socket
import sys
import threading

from bench.table_server import watch_input
from tafelrunde.server.campaigns import office
from tafelrunde.server.logging import start_logging
from tafelrunde.server.runner import run
from tafelrunde.server.settings import Settings


def main() -> None:
    database, idle = sys.argv[1:]
    threading.Thread(target=watch_input, daemon=True).start()
    vars(office)["IDLE"] = float(idle)
    start_logging("json")
    door = socket.create_server(("127.0.0.1", 0), backlog=1024)
    settings = Settings(database=database, message_burst=1_000_000, limits_scale=1e6, sweep_seconds=0.25)
    run(settings, door, lambda: print(door.getsockname()[1], os.getpid(), flush=True))


if __name__ == "__main__":
    main()
