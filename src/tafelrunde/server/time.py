"""The server's only clock. Tests hand in one that is moved by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable


class Clockwork:
    """Tells the time in seconds since 1970 and lets tasks wait."""

    def now(self) -> float:
        return time.time()

    def sleep(self, seconds: float) -> Awaitable[None]:
        """Counted from this call on, not from when somebody begins to wait."""
        return asyncio.sleep(max(0.0, seconds))
