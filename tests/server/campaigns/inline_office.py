"""Errands done in the test's own process, by the function that a worker calls; leaks can be planted here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tafelrunde.engine.progress import heard_by
from tafelrunde.server.campaigns import office
from tafelrunde.server.campaigns.framing import Charter, Done, Job, Underway
from tafelrunde.server.campaigns.office import Told
from tafelrunde.server.campaigns.workbench import Shelf
from tafelrunde.server.campaigns.worker import do
from tafelrunde.store.transactions import transactions

Patch = Callable[[Any, str, Any], None]


class InlineWorker:
    """Instead of a process; see `office.Worker`."""

    alive = True
    pid = 0

    def __init__(self, charter: Charter) -> None:
        self._opened = transactions(charter.database)
        self._database, self._shelf = self._opened.__enter__(), Shelf()

    async def ask(self, job: Job, seconds: float, underway: Told) -> Done:
        """Job and answer travel as bytes, as they do between processes."""
        heard = msgspec.msgpack.decode(msgspec.msgpack.encode(job), type=Job)
        with heard_by(lambda done, of: underway(job, Underway(done, of))):
            done = do(self._database, self._shelf, heard)
        return msgspec.msgpack.decode(msgspec.msgpack.encode(done), type=Done)

    async def end(self) -> None:
        self._opened.__exit__(None, None, None)


async def start(charter: Charter) -> InlineWorker:
    return InlineWorker(charter)


def work_inline(patch: Patch) -> None:
    patch(office.Worker, "start", start)
