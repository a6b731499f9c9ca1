"""Who comes from where: one household may take up only so much of the room there is."""

from __future__ import annotations

from collections import Counter
from ipaddress import ip_address

from tafelrunde.server.people.limits import address_key


def household_of(host: str) -> str:
    """The household that somebody comes from; empty for this machine, where a proxy may stand."""
    try:
        return "" if ip_address(host).is_loopback else address_key(host)
    except ValueError:
        return ""


class Households:
    """How many are here from each; whoever comes from this machine itself is not counted."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    def enter(self, household: str) -> bool:
        """Whether there was room for one more; if so, they have to `leave` again."""
        if household and self._here[household] >= self._most:
            return False
        self._here[household] += 1
        return True

    def leave(self, household: str) -> None:
        self._here[household] -= 1
        if not self._here[household]:
            del self._here[household]
