"""The server's only clock. Tests hand in one that is moved by hand."""

from __future__ import annotations

import asyncio
import time


class Clockwork:
    """Tells the time in seconds since 1970 and lets tasks wait."""

    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds))
