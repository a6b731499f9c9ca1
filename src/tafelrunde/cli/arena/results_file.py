"""The file that a contest is kept in, and that of its times beside it: found again, mended, gone on with."""

from __future__ import annotations

import fcntl
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from tafelrunde.arena.bout import Bout
from tafelrunde.arena.contest import Contest
from tafelrunde.arena.ledger import (
    header_line,
    read_results,
    read_times,
    result_line,
    times_line,
    whole_lines,
)
from tafelrunde.engine.errors import BadFile


class ResultsFile:
    """Nothing that stands in a file of another contest is ever changed."""

    def __init__(self, path: Path, contest: Contest) -> None:
        with ExitStack() as opened:
            self._results = opened.enter_context(path.open("a+b"))
            lock(self._results, path)
            played = read_results(content(self._results), contest, str(path))
            self._times = opened.enter_context(path.with_name(f"{path.name}.times").open("a+b"))
            times = read_times(content(self._times))
            mend(self._results, header_line(contest))
            mend(self._times, b"")
            self._opened = opened.pop_all()
        self.bouts = [Bout(one, times.get(one.n, ())) for one in played]

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._opened.close()

    def add(self, bout: Bout) -> None:
        """The result first: a game without times is a game, times without a game are nothing."""
        for file, line in (
            (self._results, result_line(bout.played)),
            (self._times, times_line(bout.played.n, bout.times)),
        ):
            file.write(line)
            file.flush()


def lock(file: BinaryIO, path: Path) -> None:
    """Two contests in one file would write each game twice."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadFile(str(path), "arena-busy") from None


def content(file: BinaryIO) -> bytes:
    file.seek(0)
    return file.read()


def mend(file: BinaryIO, header: bytes) -> None:
    """Cuts off a last line that was not written to its end; an empty file begins with its header."""
    whole = len(whole_lines(content(file)))
    file.truncate(whole)
    if not whole:
        file.write(header)
        file.flush()
