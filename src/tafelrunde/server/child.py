"""A process of our own that works for the server: how it is started, and how it ends.

It says that it is ready when it is; then each kind is spoken to in its own way.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Final

KEPT_VARIABLES: Final = (
    "PATH",
    "PYTHONPATH",
    "PYTHONHASHSEED",
    "LD_LIBRARY_PATH",
    "TMPDIR",
    "TAFELRUNDE_PURE",
)
"""All that a child learns of the server's environment: passwords stand there too."""
START_SECONDS: Final = 60.0
"""One that is not ready by then never will be."""
LONGEST_LINE: Final = 1 << 22


class Gone(Exception):
    """It has died, or hangs."""


async def launched(module: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        module,
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        env={name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ},
        limit=LONGEST_LINE,
        start_new_session=True,  # the terminal's Ctrl-C is for the server to deal with
    )


class Child:
    def __init__(self, process: Process) -> None:
        self._process = process

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        """A process that was killed closes its pipe before anybody is told how it ended."""
        return self._process.returncode is None and not (self.heard.at_eof() or self._told.is_closing())

    def tell(self, words: bytes) -> None:
        """Of a process that was killed, the pipe to it may be the first to close; uvloop writes into none."""
        if self._told.is_closing():
            raise Gone
        self._told.write(words)

    @property
    def _told(self) -> StreamWriter:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def heard(self) -> StreamReader:
        """What it answers."""
        assert self._process.stdout is not None
        return self._process.stdout

    async def end(self) -> None:
        """Ends the process, whatever it is doing, and waits until the system has let go of it."""
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
        await self._process.communicate()
