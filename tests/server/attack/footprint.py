"""What a server takes, memory and time of the processor; and what the host of this machine takes from us."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

MEGA = 1_000_000
TICKS = os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Of a process and of all that it has started, in MB."""
    with suppress(FileNotFoundError, ProcessLookupError):
        status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
        own = int((status.partition("VmRSS:")[2].split() or ["0"])[0]) * 1024 / MEGA  # none of a zombie
        return own + sum(map(memory, children(pid)))
    return 0.0


def children(pid: int) -> list[int]:
    """But for those that still have to become a program of their own: they share the memory of this one."""
    files = Path(f"/proc/{pid}/task").glob("*/children")
    found = [int(child) for file in files for child in file.read_text(encoding="ascii").split()]
    return [child for child in found if command(child) != command(pid)]


def command(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def processor(pid: int) -> float:
    """Seconds of processor that the server itself has used."""
    words = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICKS


def stolen() -> float:
    """Seconds that this machine, if it is a virtual one, wanted to run and its host did not let it."""
    return int(Path("/proc/stat").read_text(encoding="ascii").split(maxsplit=9)[8]) / TICKS
