"""Under which addresses others in the same network reach this server: a meeting needs no internet.

Nothing is sent to find out: the system is asked for its own addresses.
"""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address, ip_address
from typing import Final

from tafelrunde.server.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::", "")
SIOCGIFADDR: Final = 0x8915
"""Linux: the IPv4 address of an interface."""
FAR: Final = ("10.255.255.255", "172.31.255.255", "192.168.255.255", "198.51.100.1")
"""Whoever would go there leaves by the address that is wanted; nobody goes."""
VIRTUAL: Final = ("docker", "veth", "br-", "virbr", "vmnet", "vboxnet", "cni", "podman")
"""Interfaces that no phone stands at."""


def addresses_of(settings: Settings) -> tuple[str, ...]:
    """What phones in the room may be given; the operator's own word before all others."""
    if settings.public_url:
        return (settings.public_url.rstrip("/"),)
    hosts = own_addresses() if settings.host in EVERYWHERE else (settings.host,)
    return tuple([written(host, settings.port) for host in hosts if not is_lonely(host)])


def written(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def is_lonely(host: str) -> bool:
    """Whether only this machine itself gets there."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_addresses() -> tuple[str, ...]:
    """IPv4, private ones first: every phone knows these."""
    found = {*of_interfaces(), *towards_others(), *of_name()}
    usable = [IPv4Address(one) for one in found]
    usable = [one for one in usable if not (one.is_loopback or one.is_link_local or one.is_unspecified)]
    return tuple(map(str, sorted(usable, key=lambda one: (not one.is_private, one))))


def of_interfaces() -> Iterator[str]:
    if not sys.platform.startswith("linux"):
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _number, name in socket.if_nameindex():
            if name.startswith(VIRTUAL):
                continue
            with suppress(OSError):  # it has none
                row = fcntl.ioctl(asking.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                yield socket.inet_ntoa(row[20:24])


def towards_others() -> Iterator[str]:
    """Where there are no interfaces to ask: a datagram socket that is connected has its own address."""
    for place in FAR:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
            asking.connect((place, 9))
            yield str(asking.getsockname()[0])


def of_name() -> Iterator[str]:
    with suppress(OSError):
        for row in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(row[4][0])
