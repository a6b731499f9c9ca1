"""Two processes with bots on one PostgreSQL: no deadlock, and a lost one is replaced. Longer: `make two`."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import psycopg

from tafelrunde.server.bots.claims import LASTING
from tests.postgres import own_cluster
from tests.server.crash import open_table
from tests.server.process import PATIENCE, Process, serving
from tests.server.two_processes import play_round

A_WHILE = 12
"""Steps by which bots have moved."""
SETTINGS = 'limits_scale = 1000.0\npace = "none"\nbot_seconds = 600.0\n'


def test_two_processes_never_wait_for_each_other_in_a_ring(tmp_path: Path) -> None:
    with own_cluster() as cluster:
        found = play_round(cluster, tmp_path, 2, tables=6, seconds=3.0)
        log = (cluster.folder / "server.log").read_text(encoding="utf-8")

    assert found.waits
    assert not found.troubles
    assert found.deadlocks == 0
    assert "deadlock detected" not in log


def children(pid: int) -> list[int]:
    """Processes in which a server's bots think."""
    listed = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for tasks in listed for child in tasks.read_text(encoding="ascii").split()]


def stand(database: str, table: str) -> tuple[int, list[int]]:
    """How many steps there are, and whose turn it is."""
    with psycopg.connect(database) as connection:
        query = "SELECT n, to_act::json FROM progress WHERE table_id = %s"
        row = connection.execute(query, (table,)).fetchone()
    assert row is not None
    return row


def move(process: Process, table: str, token: str) -> None:
    """Somebody takes the first move on offer."""
    offers: Any = process.ask("GET", f"/api/tables/{table}/offers", token=token)
    if offers["asked"]:
        wish = {"id": f"m{offers['n']}", "n": offers["n"], "move": offers["offers"][0]["move"]}
        process.ask("POST", f"/api/tables/{table}/moves", wish, token)


def until_bot_hangs(process: Process, database: str, table: str, token: str) -> int:
    """Plays until a bot is to act whose process stands still; returns that step."""
    give_up = time.monotonic() + PATIENCE
    while stand(database, table)[0] < A_WHILE or not children(process.running.pid):
        assert time.monotonic() < give_up
        move(process, table, token)
    for pid in children(process.running.pid):
        os.kill(pid, signal.SIGSTOP)
    while True:
        assert time.monotonic() < give_up
        n, to_act = stand(database, table)
        if to_act == [0]:
            move(process, table, token)
        elif is_renewed_at(database, table, n):
            return n


def is_renewed_at(database: str, table: str, n: int) -> bool:
    """Whether the claim is renewed twice while the game stands at this step: so nothing is on its way."""
    ends: set[float] = set()
    while len(ends) < 3 and stand(database, table)[0] == n:
        ends.add(claimed_until(database, table))
        time.sleep(0.02)
    return len(ends) == 3


def claimed_until(database: str, table: str) -> float:
    """When the claim on this table's bots ends; 0 if there is none."""
    with psycopg.connect(database) as connection:
        query = "SELECT until FROM claims WHERE what = %s"
        row = connection.execute(query, (f"bots:{table}",)).fetchone()
    return float(row[0]) if row else 0.0


def test_a_due_bot_moves_on_the_other_process_after_a_kill(postgresql: str, tmp_path: Path) -> None:
    """Nobody is connected any more and the other has never had the table in memory."""
    config = tmp_path / "server.toml"
    config.write_text(SETTINGS, encoding="utf-8")
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    with (
        serving(tmp_path / "one", "--config", str(config), db=postgresql) as one,
        serving(tmp_path / "other", "--config", str(config), db=postgresql),
    ):
        table, tokens = open_table(one, "kingsburg", ("me", "bot", "bot"))
        n = until_bot_hangs(one, postgresql, table, tokens[0])
        workers = children(one.running.pid)
        one.running.send_signal(signal.SIGKILL)
        one.running.wait(PATIENCE)
        for pid in workers:
            os.kill(pid, signal.SIGKILL)
        assert claimed_until(postgresql, table) <= time.time() + LASTING
        give_up = time.monotonic() + PATIENCE
        while stand(postgresql, table)[0] == n:
            assert time.monotonic() < give_up, "the bot stands still"
            time.sleep(0.02)
