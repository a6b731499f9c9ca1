"""What an open campaign holds in its worker.

Every object is counted. The memory of the process would not tell: opening a campaign frees so much that the
next ones find room in it, and the process grows by nothing.
"""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Sequence
from typing import Any

import msgspec

from bench.campaign_load import MEGA
from tafelrunde.server.campaigns.framing import Job
from tafelrunde.server.campaigns.workbench import Shelf
from tafelrunde.server.campaigns.worker import do
from tafelrunde.store.transactions import Transactions, transactions


class Held(msgspec.Struct, frozen=True):
    """Megabytes for each campaign more."""

    opened: float
    in_use: float
    """After every realm has asked for its map and had its sheet judged."""


def held(database: str, names: Sequence[str], realms: int) -> Held:
    """The first campaign also fills what all share; the others are counted, one more by one more."""
    shelf, opened, used = Shelf(), list[int](), list[int]()
    tracemalloc.start()
    try:
        with transactions(database) as store:
            for name in names:
                before = counted()
                ask(store, shelf, name, "sheet.read", {"realm": 0})
                opened.append(counted() - before)
                for realm in range(realms):
                    ask(store, shelf, name, "ask.view", {"realm": realm, "month": None})
                    ask(store, shelf, name, "draft.check", {"realm": realm, "text": "# nothing"})
                used.append(counted() - before)
    finally:
        tracemalloc.stop()
    return Held(each(opened[1:]), each(used[1:]))


def counted() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def each(grown: Sequence[int]) -> float:
    return sum(grown) / len(grown) / MEGA


def ask(store: Transactions, shelf: Shelf, name: str, errand: str, args: dict[str, Any]) -> None:
    done = do(store, shelf, Job(name, errand, msgspec.json.encode(args), time.time()))
    if done.trouble or done.refusal:
        raise RuntimeError(f"{errand}: {done.trouble or done.refusal}")
