"""What a request carries, read with care: language, query, body."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.engine.errors import BadField
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.engine.validation import worded
from tafelrunde.server.errors import Denied
from tafelrunde.server.people.limits import LARGEST_BODY


class Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may stand behind the question mark."""

    lang: Lang | None = None
    """The language of refusals and texts; else what the browser prefers."""


def language_of(request: HTTPConnection) -> Lang:
    """The first of our languages that the browser names."""
    for part in request.headers.get("accept-language", "").split(",")[:20]:
        wish = part.partition(";")[0].strip().lower()[:2]
        for lang in LANGS:
            if wish == lang:
                return lang
    return "en"


def read_query(request: Request, kind: type[Query]) -> Query:
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise malformed(error) from None


async def read_body(request: Request, largest: int = LARGEST_BODY) -> bytes:
    """The body, up to the largest one that anybody needs here."""
    found = bytearray()
    try:
        async for chunk in request.stream():
            found += chunk
            if len(found) > largest:
                raise Denied("size", "body-too-long", {"most": largest})
    except ClientDisconnect:  # nobody is there to read this
        raise Denied("bad", "request-ended-early") from None
    return bytes(found)


def read(data: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except UNREADABLE as error:
        raise malformed(error) from None


def malformed(error: Exception) -> Denied:
    told = worded(error)
    return Denied("bad", told, field=told.where if isinstance(told, BadField) else "")
