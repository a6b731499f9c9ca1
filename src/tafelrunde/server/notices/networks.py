"""Which addresses lie in the open internet, by IANA's registries of special-purpose addresses (2025).

Python's own `is_global` differs from version to version; what is special must not be called because a library
has not heard of it.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

SPECIAL_4: Final = tuple(
    map(
        IPv4Network,
        (
            "0.0.0.0/8",  # this network
            "10.0.0.0/8",  # private
            "100.64.0.0/10",  # shared by the customers of a provider
            "127.0.0.0/8",  # loopback
            "169.254.0.0/16",  # link-local; clouds hand out their keys here
            "172.16.0.0/12",  # private
            "192.0.0.0/24",  # IETF protocols
            "192.0.2.0/24",  # documentation
            "192.31.196.0/24",  # AS112
            "192.52.193.0/24",  # AMT
            "192.88.99.0/24",  # relays of 6to4
            "192.168.0.0/16",  # private
            "192.175.48.0/24",  # AS112
            "198.18.0.0/15",  # benchmarks
            "198.51.100.0/24",  # documentation
            "203.0.113.0/24",  # documentation
            "224.0.0.0/4",  # multicast
            "240.0.0.0/4",  # reserved, and broadcast
        ),
    )
)
GLOBAL_6: Final = IPv6Network("2000::/3")
"""All that is handed out. Loopback, mapped, local, discard-only, segment routing (5f00::/16), unique local,
link-local, site-local (fec0::/10) and multicast addresses lie outside."""
SPECIAL_6: Final = tuple(
    map(
        IPv6Network,
        (
            "2001::/23",  # IETF protocols: Teredo, benchmarks, ORCHID, AS112 ...
            "2001:db8::/32",  # documentation
            "2002::/16",  # 6to4: an IPv4 address is inside
            "2620:4f:8000::/48",  # AS112
            "3ffe::/16",  # 6bone, given back
            "3fff::/20",  # documentation
        ),
    )
)
NAT64: Final = IPv6Network("64:ff9b::/96")
"""So a network without IPv4 writes IPv4 addresses, in the last 32 bits; those decide."""


def is_open(text: str) -> bool:
    """Whether an address lies in the open internet."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address) and address in NAT64:
        address = IPv4Address(int(address) & 0xFFFF_FFFF)
    if isinstance(address, IPv4Address):
        return not any(address in network for network in SPECIAL_4)
    return address in GLOBAL_6 and not any(address in network for network in SPECIAL_6)
