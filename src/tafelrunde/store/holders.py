"""Who holds a lease: a process on a machine, told apart from a later one that bears the same number."""

from __future__ import annotations

import os
import secrets
import socket
from pathlib import Path

STARTED = 19
"""When a process began, among the words of its `stat` behind the name; the first is its state."""
ENDED = ("Z", "X")
"""States of one that is dead, though nobody has asked after it."""


def new_holder() -> str:
    """This process; each of its leases has a name of its own."""
    pid = os.getpid()
    return f"{socket.gethostname()}/{pid}/{began(pid)}/{secrets.token_hex(8)}"


def is_gone(holder: str) -> bool:
    """Whether it was a process of this machine that has ended; nobody knows that of other machines."""
    host, pid, start, _lease = [*holder.rsplit("/", 3), "", "", ""][:4]
    return host == socket.gethostname() and pid.isdecimal() and bool(start) and began(int(pid)) != start


def began(pid: int) -> str:
    """When it started; empty if there is no such process, or if this system does not tell."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
        words = told.rpartition(")")[2].split()
        return "" if words[0] in ENDED else words[STARTED]
    except (OSError, IndexError):
        return ""
