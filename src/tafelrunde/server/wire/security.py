"""What every answer carries and what every request must show: headers, origins, kinds of content.

A browser sends cookies along with requests that other sites caused. So whatever changes something must either
show a token, which no other site has, or be JSON from our own pages, which no form of another site can send.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde.server.errors import Denied

JSON: Final = "application/json"
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
A_YEAR: Final = 31_536_000


class SecurityHeaders:
    """Adds the headers to every HTTP answer; nothing of the interface is kept by caches."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_headers(MutableHeaders(scope=message), scope)
            await send(message)

        await self._app(scope, receive, send_with_headers)


def add_headers(headers: MutableHeaders, scope: Scope) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api"):
        headers.setdefault("cache-control", "no-store")
    if scope["scheme"] == "https":
        headers.setdefault("strict-transport-security", f"max-age={A_YEAR}")


def origin_of(url: str) -> str:
    """Scheme, host and port as a browser names an origin; empty if it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return ""
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return ""
    usual = {"http": 80, "https": 443}[parts.scheme]
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + ("" if port in (None, usual) else f":{port}")


def own_origins(scope: Scope, public_url: str = "") -> set[str]:
    """Where our own pages come from: the address of this request, and the one the operator has named."""
    host = Headers(scope=scope).get("host", "")
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    found = {origin_of(f"{scheme}://{host}"), origin_of(public_url)}
    return found - {""}


def is_from_us(scope: Scope, public_url: str = "", others: Collection[str] = ()) -> bool:
    """Whether a browser's page of ours asks, or no browser at all. Sockets are held to the same."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    return origin_of(origin) in own_origins(scope, public_url) | set(others)


def check_request(scope: Scope, public_url: str = "", kind: str = JSON) -> None:
    """Refuses a change that another site may have caused; no form can send content of this kind."""
    headers = Headers(scope=scope)
    if scope["method"] in SAFE_METHODS:
        return
    content_type = headers.get("content-type", "").partition(";")[0].strip().lower()
    if content_type != kind:
        asked = Denied("content", "send-kind", {"kind": kind})
        raise Denied("content", "send-json") if kind == JSON else asked
    if bearer_of(headers) or is_from_us(scope, public_url):
        return
    raise Denied("origin", "other-origin")


def bearer_of(headers: Mapping[str, str]) -> str:
    """The token of `Authorization: Bearer TOKEN`."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
