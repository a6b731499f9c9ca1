"""Long answers travel compressed to whoever reads gzip: a realm's view becomes a fifteenth of its size."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

WORTH_IT: Final = 2_000
"""Bytes; shorter answers gain little. The secret of a link travels only in such."""
LEVEL: Final = 5
KINDS: Final = ("application/json", "text/", "image/svg")
BY_FORM: Final = "accept-encoding"


async def packed(request: Request, response: Response) -> Response:
    """The same answer in fewer bytes, made beside the loop: nobody waits for it but who asked."""
    kind, body = response.headers.get("content-type", ""), bytes(response.body)
    if len(body) < WORTH_IT or not kind.startswith(KINDS):
        return response
    known = response.headers.get("vary")
    response.headers["vary"] = f"{known}, {BY_FORM}" if known else BY_FORM
    if reads_gzip(request):
        response.body = await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
    return response


def reads_gzip(request: Request) -> bool:
    """Whether a browser names it, and not to forbid it by `q=0`."""
    for part in request.headers.get(BY_FORM, "").lower().replace(" ", "").split(",")[:20]:
        name, _, weight = part.partition(";q=")
        if name == "gzip":
            return weight not in ("0", "0.0", "0.00", "0.000")
    return False
