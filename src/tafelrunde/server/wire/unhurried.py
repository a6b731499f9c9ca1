"""Pages, files and health are there for everybody; whoever asks for them without a pause gets them later.

Nothing is refused: many people behind one address may load the app at once, and a page without one of its
files would be of no use. But one connection that asks as fast as it is answered would keep us busy.
"""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from tafelrunde.server.people.limits import Buckets, Rate, address_key
from tafelrunde.server.time import Clockwork

RATIONED: Final = "/api/"
"""What lies below has limits of its own."""
AT_ONCE: Final = Rate(300, 40)
"""Requests of one address that are answered at once; the app is some twenty files."""
PAUSE: Final = 0.1
"""Seconds by which the others are answered later, each."""


class Unhurried:
    def __init__(self, app: ASGIApp, clockwork: Clockwork) -> None:
        self._app, self._clockwork = app, clockwork
        self._asked = Buckets(AT_ONCE, clockwork.now)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not scope["path"].startswith(RATIONED):
            client = scope.get("client")
            if self._asked.take(address_key(client[0] if client else "")):
                await self._clockwork.sleep(PAUSE)
        await self._app(scope, receive, send)
