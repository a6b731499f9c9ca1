"""How much one address or one person may ask for: token buckets, and sizes of what is sent.

A bucket fills at a steady rate up to its size; each request takes one. Time comes from outside.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from typing import Final

import msgspec

Now = Callable[[], float]

MOST_BUCKETS: Final = 20_000
LARGEST_BODY: Final = 65_536
"""Bytes of a request; the longest thing anybody sends is a private note."""


class Rate(msgspec.Struct, frozen=True):
    """So many at once, so many per second in the long run."""

    burst: float
    per_second: float


RATES: Final[Mapping[str, Rate]] = {
    "read": Rate(200, 40),
    "write": Rate(60, 5),
    "move": Rate(120, 20),
    "chat": Rate(20, 1),
    "create": Rate(20, 0.1),
    "sign-in": Rate(40, 1),
    "password": Rate(8, 0.1),
    "register": Rate(5, 0.02),
}
"""By kind of request, for one address and for one person alike."""


class Bucket:
    """One bucket, for whoever is there to keep it."""

    __slots__ = ("_at", "_level")

    def __init__(self, rate: Rate, now: float) -> None:
        self._level, self._at = rate.burst, now

    def take(self, rate: Rate, now: float) -> bool:
        """Takes one, if there is one."""
        level = min(rate.burst, self._level + max(0.0, now - self._at) * rate.per_second)
        self._at, self._level = now, level - 1 if level >= 1 else level
        return level >= 1


class Buckets:
    """All buckets of one kind; those that were not used for longest are forgotten when there are too many."""

    def __init__(self, rate: Rate, now: Now, most: int = MOST_BUCKETS) -> None:
        self._rate, self._now, self._most = rate, now, most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> float:
        """Takes one: 0 if there was one, else the seconds until there is one again."""
        now = self._now()
        level, at = self._levels.pop(key, (self._rate.burst, now))
        level = min(self._rate.burst, level + max(0.0, now - at) * self._rate.per_second)
        allowed = level >= 1
        self._levels[key] = (level - 1 if allowed else level, now)
        if len(self._levels) > self._most:
            self._levels.popitem(last=False)
        return 0.0 if allowed else (1 - level) / self._rate.per_second

    def __len__(self) -> int:
        return len(self._levels)


class Limits:
    """The buckets of a server, by kind of request."""

    def __init__(self, now: Now, rates: Mapping[str, Rate] = RATES, scale: float = 1.0) -> None:
        self._kinds = {
            kind: Buckets(Rate(rate.burst * scale, rate.per_second * scale), now)
            for kind, rate in rates.items()
        }

    def take(self, kind: str, *keys: str) -> float:
        """Takes one from the bucket of every key: 0, or the longest wait among them."""
        return max((self._kinds[kind].take(key) for key in keys if key), default=0.0)


def address_key(host: str) -> str:
    """One key per household: a whole /64 of IPv6 belongs to one customer."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    mapped = address.ipv4_mapped
    return str(mapped) if mapped else f"{address.exploded[:19]}::/64"
