"""A real PostgreSQL for the tests: one throw-away cluster per run, shared by all workers; databases at will.

`scripts/postgres.sh` installs and starts it. Whoever uses the cluster holds a shared lock on a file; a
watchdog waits for an exclusive one, which it gets when the last user is gone, however it went, and stops the
cluster.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from urllib.parse import urlencode

import psycopg

SCRIPT = Path(__file__).parents[1] / "scripts" / "postgres.sh"
FAST = ("-c", "fsync=off", "-c", "full_page_writes=off", "-c", "max_connections=200")
"""Nobody pulls the plug on the tests' database."""
WATCHDOG = 'exec 3<"$1.users"; flock -x 3; "$2" stop "$1" immediate; rm -rf "$1" "$1.users"'


@dataclass(frozen=True)
class Cluster:
    folder: Path

    def url(self, database: str) -> str:
        return f"postgresql:///{database}?{urlencode({'host': str(self.folder), 'user': 'postgres'})}"

    def start(self) -> None:
        subprocess.run([SCRIPT, "start", self.folder, *FAST], check=True)

    def stop(self, mode: str = "immediate") -> None:
        subprocess.run([SCRIPT, "stop", self.folder, mode], check=True)

    def new_database(self, like: str | None = None) -> str:
        """The address of an empty database, or of a copy of another."""
        name = f"test_{secrets.token_hex(6)}"
        self.say(f"CREATE DATABASE {name} TEMPLATE {'template0' if like is None else name_in(like)}")
        return self.url(name)

    def drop_database(self, url: str) -> None:
        self.say(f"DROP DATABASE IF EXISTS {name_in(url)} WITH (FORCE)")

    def say(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())


def name_in(url: str) -> str:
    return url.removeprefix("postgresql:///").split("?")[0]


@cache
def shared_cluster() -> Cluster:
    """The cluster of this run of the tests."""
    clusters = Path(tempfile.gettempdir()) / f"tafelrunde-postgres-{os.getuid()}"
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"{os.getpid()}")
    folder = Path(f"{clusters}-{run}")
    with locked(clusters.with_suffix(".starting")):
        join_users(folder)
        if not (folder / "data").exists():
            begin(folder)
    return Cluster(folder)


def join_users(folder: Path) -> None:
    """Holds the lock until this process ends; after a watchdog that is just clearing an old cluster away."""
    path = folder.with_suffix(".users")
    while True:
        file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        fcntl.flock(file, fcntl.LOCK_SH)
        with contextlib.suppress(FileNotFoundError):
            if path.stat().st_ino == os.fstat(file).st_ino:
                return
        os.close(file)


def begin(folder: Path) -> None:
    Cluster(folder).start()
    nowhere = subprocess.DEVNULL
    watchdog = ["setsid", "--fork", "bash", "-c", WATCHDOG, "watchdog", str(folder), str(SCRIPT)]
    subprocess.run(watchdog, stdin=nowhere, stdout=nowhere, stderr=nowhere, check=True)


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    with path.open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def own_cluster() -> Iterator[Cluster]:
    """A cluster for one test that stops and starts it."""
    cluster = Cluster(Path(tempfile.mkdtemp(prefix="tafelrunde-own-postgres-")))
    cluster.start()
    try:
        yield cluster
    finally:
        with contextlib.suppress(subprocess.CalledProcessError):  # the test may have stopped it
            cluster.stop()
        shutil.rmtree(cluster.folder)
