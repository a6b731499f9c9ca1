"""`tafelrunde serve` as a process of its own, the way people start it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import randrange
from typing import Any

import httpx

PROGRAM = "from tafelrunde.cli import main; main()"
PATIENCE = 300
UNHURRIED: dict[str, Any] = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE}
"""For sockets: one that has to wait for the processor is not a connection that is lost."""


def free_port() -> int:
    """A port of our own: a server that is killed leaves it, and the next one takes it again. Lower than those
    that systems give to whoever connects, which one would find taken now and then."""
    while True:
        with suppress(OSError), socket.create_server(("127.0.0.1", randrange(20_000, 32_000))) as door:
            port: int = door.getsockname()[1]
            return port


@dataclass
class Process:
    running: subprocess.Popen[str]
    errors: Path
    client: httpx.Client = field(default_factory=lambda: httpx.Client(timeout=PATIENCE))
    address: str = ""
    greeting: str = ""

    def wait_until_ready(self) -> None:
        """Reads the lines of the greeting; the first has the address."""
        assert self.running.stdout is not None
        self.greeting = self.running.stdout.readline() + self.running.stdout.readline()
        found = re.search(r"(http://\S+?)/?\s", self.greeting)
        assert found, self.greeting + self.log()
        self.address = found[1]

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        answer = self.client.request(method, f"{self.address}{path}", json=body, headers=headers)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Tells the process to stop; returns its exit code."""
        self.running.send_signal(number)
        return self.running.wait(PATIENCE)

    def log(self) -> str:
        return self.errors.read_text(encoding="utf-8")

    def told(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log().splitlines()]


@contextmanager
def serving(folder: Path, *args: str, db: str = "", port: int = 0, **variables: str) -> Iterator[Process]:
    """A running server on a database in this folder."""
    with spawned(folder, *args, db=db, port=port, **variables) as process:
        process.wait_until_ready()
        yield process


@contextmanager
def spawned(folder: Path, *args: str, db: str = "", port: int = 0, **variables: str) -> Iterator[Process]:
    """The same, from its first moment on; killed in the end if it still runs."""
    errors = folder / "errors.log"
    command = [sys.executable, "-c", PROGRAM, "serve", "--port", str(port), "--lang", "en", *args]
    environment = {**os.environ, "TAFELRUNDE_DB": db or str(folder / "tables.db"), **variables}
    with errors.open("a", encoding="utf-8") as out:
        running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=out, text=True, env=environment)
    process = Process(running, errors)
    try:
        yield process
    finally:
        process.client.close()
        if running.poll() is None:
            running.kill()
        running.communicate()
