"""Who asks too often is refused late: each refusal costs the one who waits for it, and hardly us."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde.server.time import Clockwork

TOO_MANY: Final = 429


class Brake:
    """Holds back answers that only say `too many requests`; a storm comes in no faster than they go out."""

    def __init__(self, app: ASGIApp, clockwork: Clockwork, seconds: float) -> None:
        self._app, self._clockwork, self._seconds = app, clockwork, seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_late(message: Message) -> None:
            if message.get("status") == TOO_MANY:
                await self._clockwork.sleep(self._seconds)
            await send(message)

        await self._app(scope, receive, send_late)
