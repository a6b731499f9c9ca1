"""What a table needs around it, and what it tells there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from tafelrunde.engine.contract import Event, Seat
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.tables.journal import Kind
from tafelrunde.server.time import Clockwork
from tafelrunde.store.interface import Store
from tafelrunde.store.records import Append

if TYPE_CHECKING:
    from tafelrunde.server.tables.live import LiveTable


class StepOutcome(msgspec.Struct, frozen=True):
    """A step that has become true."""

    n: int
    kind: Kind
    actor: Seat
    events: list[Event]
    """Not redacted: never for seats as it is."""
    to_act: tuple[Seat, ...]
    ours: bool
    """Made by this process, not heard of from another."""
    command: str | None = None
    ended_plea: bool = False
    """Somebody had asked for an undo, and that is settled now."""


class Surroundings(Protocol):
    """What a table needs around it; the hub."""

    store: Store
    clockwork: Clockwork
    metrics: Metrics

    def check_in_time(self, live: LiveTable, seat: Seat, came: float) -> None:
        """Raises `Denied` if the time of this seat was up when its command came; the table is locked."""

    async def decorated(self, live: LiveTable, append: Append) -> Append:
        """Clocks and notices that become true together with a step."""

    def broadcast(self, live: LiveTable, outcome: StepOutcome) -> None:
        """Called while the table is locked, so that everybody hears of steps in their order."""

    def after(self, live: LiveTable, outcome: StepOutcome) -> None:
        """Called when the table is free again."""

    def show(self, live: LiveTable) -> None:
        """Shows everybody a game that another process has begun."""

    def distrust(self, live: LiveTable) -> None:
        """The store's steps do not fit together."""
