"""Runs the terminal game as people do: a process of its own, with a pipe or a terminal before it."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from tafelrunde.cli.input_files import read_log_file
from tafelrunde.engine.log import Log

COMMAND = (sys.executable, "-c", "from tafelrunde.cli import main; main()")
ENOUGH = 1000
"""More answers than any game asks for."""
PATIENCE = 120
"""Seconds after which a silent process counts as hanging; no test waits for them."""


@dataclass(frozen=True)
class Played:
    code: int
    out: str
    err: str
    folder: Path

    @property
    def path(self) -> Path:
        """The only game saved there."""
        (path,) = (self.folder / "tafelrunde" / "games").glob("*.jsonl")
        return path

    @property
    def log(self) -> Log:
        return read_log_file(self.path)[1]


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Nothing of the caller's language, colours or screen."""
    hidden = ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS", "LINES", "FORCE_COLOR", "TERM")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return {**kept, "XDG_DATA_HOME": str(folder), "PYTHONUTF8": "1", "TERM": "xterm-256color", **more}


def tell(args: Iterable[object], answers: Iterable[str], folder: Path, **more: str) -> Played:
    """The whole run of a command, its answers given beforehand."""
    done = subprocess.run(
        [*COMMAND, *map(str, args)],
        input="".join(f"{answer}\n" for answer in answers),
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(folder, **more),
        timeout=PATIENCE,
        check=False,
    )
    return Played(done.returncode, done.stdout, done.stderr, folder)


def start(args: Iterable[object], folder: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*COMMAND, *map(str, args)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(folder),
    )


def read_until(stream: IO[bytes], mark: str) -> str:
    """Everything up to and with the mark, or to the end."""
    seen = b""
    while not seen.endswith(mark.encode()) and (byte := stream.read(1)):
        seen += byte
    return seen.decode()


class Screen:
    """A terminal of a given size with a command running in it."""

    def __init__(
        self, args: Iterable[object], folder: Path, size: tuple[int, int] = (100, 36), **more: str
    ) -> None:
        self.master, slave = pty.openpty()
        columns, lines = size
        self.process = subprocess.Popen(
            [*COMMAND, *map(str, args)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(folder, COLUMNS=str(columns), LINES=str(lines), **more),
            start_new_session=True,
        )
        os.close(slave)

    def read_until(self, mark: str) -> str:
        seen = b""
        while not plain(seen.decode(errors="replace")).endswith(mark):
            ready, _, _ = select.select([self.master], [], [], PATIENCE)
            assert ready, f"nothing more came after: {seen.decode(errors='replace')[-300:]}"
            try:
                part = os.read(self.master, 1024)
            except OSError:  # the process has gone
                part = b""
            if not part:
                break
            seen += part
        return seen.decode(errors="replace")

    def type(self, text: str) -> None:
        os.write(self.master, f"{text}\n".encode())

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, *_: Any) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


def plain(text: str) -> str:
    """Without colours and other control sequences."""
    return re.sub(r"\x1b[\[\]?][0-9;?]*[a-zA-Z]", "", text)


def person_moves(log: Log, seat: int = 0) -> list[Any]:
    return [entry.move for entry in log.entries if entry.seat == seat]


def course(log: Log) -> list[tuple[int, Any, str]]:
    """What happened, regardless of what the table is called."""
    return [(entry.seat, entry.move, entry.state) for entry in log.entries]
