"""What every part of a running server works with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.server.settings import Settings
    from tafelrunde.server.tables.hub import Hub
    from tafelrunde.server.time import Clockwork
    from tafelrunde.store.interface import Store


@dataclass(frozen=True)
class Context:
    settings: Settings
    store: Store
    hub: Hub
    clockwork: Clockwork
