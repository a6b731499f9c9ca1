"""Files over HTTP: with a safe name, with a mark by which they are known again, and never as a program."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Final
from urllib.parse import quote

from starlette.responses import Response

from tafelrunde.server.routes.request import Asked

KINDS: Final = {
    "html": "text/html; charset=utf-8",
    "text": "text/plain; charset=utf-8",
    "json": "application/json",
    "csv": "text/csv; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "zip": "application/zip",
}
ENDINGS: Final = {"text": "txt"}
UNSAFE: Final = re.compile(r"[^\w.-]+")
LONGEST_NAME: Final = 120
POLICY: Final = "; ".join(
    (
        "sandbox",
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""What realms have written stands in these files: no script runs, nothing is asked for, nothing is sent."""
LANGUAGE: Final = "accept-language, authorization, cookie"
"""What an answer depends on besides its address."""


def kinds_of(*forms: str) -> tuple[str, ...]:
    """For the document, without parameters."""
    return tuple(KINDS[form].partition(";")[0] for form in forms)


def file_answer(asked: Asked, data: bytes, form: str, *name: str) -> Response:
    """A file, or only word that it is still the one which the caller has."""
    headers = {"content-security-policy": POLICY, "content-disposition": disposition(form, *name)}
    return marked_answer(asked, data, KINDS[form], headers)


def marked_answer(
    asked: Asked, data: bytes, kind: str = KINDS["json"], more: Mapping[str, str] | None = None
) -> Response:
    tag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache", "vary": LANGUAGE}
    if tag in known_tags(asked.request.headers.get("if-none-match", "")):
        return Response(status_code=304, headers=headers)
    return Response(data, headers={**headers, **(more or {})}, media_type=kind)


def known_tags(header: str) -> list[str]:
    return [tag.strip().removeprefix("W/") for tag in header.split(",")[:50]]


def disposition(form: str, *name: str) -> str:
    """Shown where a browser can show it; an archive is kept. The name has letters and digits alone."""
    how = "attachment" if form == "zip" else "inline"
    stem = UNSAFE.sub("-", "-".join(name))[:LONGEST_NAME].strip("-.")
    whole = f"{stem}.{ENDINGS.get(form, form)}"
    plain = whole.encode("ascii", "replace").decode().replace("?", "_")
    return f"{how}; filename=\"{plain}\"; filename*=UTF-8''{quote(whole)}"
