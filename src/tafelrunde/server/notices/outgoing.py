"""Requests to addresses that players have given us: only to the open internet, never to machines around us.

A name is resolved once, every address it stands for is looked at, and the connection goes to the one that was
looked at. So a name that means something else a moment later leads nowhere. Redirects are not followed.
What is open stands in `networks.py`.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import httpx

from tafelrunde.server.notices.delivery import Rejected, Undelivered
from tafelrunde.server.notices.networks import is_open

TIMEOUT: Final = 10.0
"""Seconds for a whole request; what is slower counts as down."""
LONGEST_URL: Final = 2000
PORTS: Final = frozenset({80, 443, 8080, 8443})
"""Where web servers listen. At others something may listen that takes our request for its own language."""
LOOKING_UP: Final = ThreadPoolExecutor(4, thread_name_prefix="name-lookup")
"""A name server that never answers must not hold the threads in which passwords are hashed."""


def parsed(url: str) -> httpx.URL:
    """An address that can be called at all."""
    try:
        found = httpx.URL(url)
    except (httpx.InvalidURL, ValueError) as error:
        raise Rejected("no address") from error
    if len(url) > LONGEST_URL or found.scheme not in ("http", "https") or not found.host or found.userinfo:
        raise Rejected("no address")
    return found


async def looked_up(target: httpx.URL, allowed: Collection[str]) -> str:
    """The address to connect to; raises `Rejected` if the name also stands for one that is not open."""
    host = target.raw_host.decode("ascii").strip("[]").lower()
    port = {"http": 80, "https": 443}[target.scheme] if target.port is None else target.port
    is_exempt = bool({host, f"{host}:{port}"} & set(allowed))
    if not is_exempt and port not in PORTS:
        raise Rejected("port")
    loop = asyncio.get_running_loop()
    try:
        found = await loop.run_in_executor(LOOKING_UP, addresses_of, host, port)
    except UnicodeError as error:
        raise Rejected("no address") from error
    if not is_exempt and not all(map(is_open, found)):
        raise Rejected("private address")
    return found[0]


def addresses_of(host: str, port: int) -> list[str]:
    found: list[Any] = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]


def named(hosts: Collection[str]) -> frozenset[str]:
    """`host` or `host:port`, as the operator has written them."""
    return frozenset(name.lower() for name in hosts)


class Outgoing:
    """Posts to the open internet, and to the machines that the operator has named."""

    def __init__(self, allowed: Collection[str] = (), verify: str | None = None) -> None:
        self._allowed = named(allowed)
        """May be called though they are private."""
        context = httpx.create_ssl_context(verify=True)
        if verify is not None:
            context.load_verify_locations(verify)
        self._client = httpx.AsyncClient(
            verify=context,
            trust_env=False,
            follow_redirects=False,
            timeout=TIMEOUT,
            # Kept open, a connection would serve another name on this address, whose certificate nobody saw.
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    async def close(self) -> None:
        await self._client.aclose()

    async def post(self, url: str, content: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer, of which nothing else is read."""
        target = parsed(url)
        try:
            async with asyncio.timeout(TIMEOUT):
                address = await looked_up(target, self._allowed)
                return await self._post(target, address, content, headers)
        except (TimeoutError, OSError, httpx.TransportError) as trouble:
            raise Undelivered(type(trouble).__name__) from None

    async def _post(self, target: httpx.URL, address: str, content: bytes, headers: Mapping[str, str]) -> int:
        host = target.netloc.decode("ascii")
        request = self._client.build_request(
            "POST",
            target.copy_with(host=address),
            content=content,
            headers={**headers, "Host": host, "User-Agent": "Tafelrunde"},
            # The certificate must be the name's, though the connection is made to the address.
            extensions={"sni_hostname": target.raw_host.decode("ascii")},
        )
        response = await self._client.send(request, stream=True)
        await response.aclose()
        return response.status_code
