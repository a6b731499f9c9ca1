"""How much one address or one person may ask for: token buckets, and sizes of what is sent.

A bucket fills at a steady rate up to its size; each request takes one. Where nobody knows before what a
request will take, it is let in while there is one, and charged afterwards. Time comes from outside.
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
"""Bytes of a request; the longest thing anybody sends to a table is a private note."""
LARGEST_SHEET: Final = 524_288
"""Of one with a sheet of a campaign: 200 KB of text, as JSON may write it."""
LARGEST_SHEETS: Final = 8 * LARGEST_SHEET
"""Of one with the sheets of many realms."""
LARGEST_UPLOAD: Final = 67_108_864
"""Of one with the archive of a campaign."""


class Rate(msgspec.Struct, frozen=True):
    """So many at once, so many per second in the long run."""

    burst: float
    per_second: float


RATES: Final[Mapping[str, Rate]] = {
    "read": Rate(200, 40),
    "work": Rate(4_000, 60),
    "write": Rate(60, 5),
    "move": Rate(120, 20),
    "save": Rate(60, 4),
    "chat": Rate(20, 1),
    "create": Rate(20, 0.1),
    "found": Rate(4, 1 / 600),
    "world": Rate(40, 0.2),
    "errand": Rate(60, 0.5),
    "archive": Rate(10, 0.05),
    "file": Rate(80, 0.5),
    "sign-in": Rate(40, 1),
    "password": Rate(8, 0.1),
    "register": Rate(5, 0.02),
}
"""By kind of request, for one address and for one person alike. `work` is counted in steps that were played
or told for somebody; one takes about half a millisecond. `errand` is counted in seconds of work on
campaigns, `found` in campaigns."""


class Bucket:
    """One bucket, for whoever is there to keep it."""

    __slots__ = ("_at", "_level")

    def __init__(self, rate: Rate, now: float) -> None:
        self._level, self._at = rate.burst, now

    def take(self, rate: Rate, now: float, amount: int = 1) -> bool:
        """Takes so many, if they are there."""
        level = min(rate.burst, self._level + max(0.0, now - self._at) * rate.per_second)
        self._at, self._level = now, level - amount if level >= amount else level
        return level >= amount


class Buckets:
    """All buckets of one kind; those that were not used for longest are forgotten when there are too many."""

    def __init__(self, rate: Rate, now: Now, most: int = MOST_BUCKETS) -> None:
        self._rate, self._now, self._most = rate, now, most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> float:
        """Takes one: 0 if there was one, else the seconds until there is one again."""
        wait = self.wait(key)
        if not wait:
            self.charge(key, 1)
        return wait

    def wait(self, key: str) -> float:
        """0 if there is one, else the seconds until there is one again."""
        return max(0.0, (1 - self._level(key)) / self._rate.per_second)

    def charge(self, key: str, amount: float) -> None:
        """Takes so many, whether or not they are there."""
        self._levels[key] = (self._level(key) - amount, self._now())
        if len(self._levels) > self._most:
            self._levels.popitem(last=False)

    def _level(self, key: str) -> float:
        now = self._now()
        if key in self._levels:
            self._levels.move_to_end(key)
        level, at = self._levels.get(key, (self._rate.burst, now))
        return min(self._rate.burst, level + max(0.0, now - at) * self._rate.per_second)

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

    def wait(self, kind: str, *keys: str) -> float:
        return max((self._kinds[kind].wait(key) for key in keys if key), default=0.0)

    def charge(self, kind: str, amount: float, *keys: str) -> None:
        for key in keys:
            if key and amount:
                self._kinds[kind].charge(key, amount)


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
