"""Requests to addresses that players have given us: only to the open internet, never to machines around us.

A name is resolved once, every address it stands for is looked at, and the connection goes to the one that was
looked at. So a name that means something else a moment later leads nowhere. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Collection, Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

import httpx

from tafelrunde.server.notices.delivery import Rejected, Undelivered

TIMEOUT: Final = 10.0
"""Seconds for a whole request; what is slower counts as down."""
LONGEST_URL: Final = 2000
NAT64: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
"""IPv6 addresses that stand for an IPv4 address, in their last 32 bits."""


def embedded(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that packets to this address really go to."""
    if any(address in network for network in NAT64):
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)


def is_open(text: str) -> bool:
    """Whether an address lies in the open internet: not private, loopback, link-local, multicast ..."""
    address = ip_address(text.partition("%")[0])
    inner = embedded(address) if isinstance(address, IPv6Address) else None
    if inner is not None:
        address = inner
    return address.is_global and not address.is_multicast and not address.is_reserved


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
    port = target.port or {"http": 80, "https": 443}[target.scheme]
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except UnicodeError as error:
        raise Rejected("no address") from error
    addresses = [str(entry[4][0]) for entry in found]
    if not {host, f"{host}:{port}"} & set(allowed) and not all(map(is_open, addresses)):
        raise Rejected("private address")
    return addresses[0]


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
