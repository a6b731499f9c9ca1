"""Which names this server answers to.

A site in the internet may let its own name lead to our address (DNS rebinding); for a browser our answers are
then that site's. But its requests still bear that name. So only known names are answered, and bare addresses,
which nobody can let lead elsewhere.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Collection
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from tafelrunde.server.settings import Settings

HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\s:/@\[\]]+)(?::[0-9]{0,5})?")


def name_of(host: str) -> str:
    """What `Host` says without its port, as names are compared; empty if it says none."""
    found = HOST.fullmatch(host)
    return found[1].strip("[]").rstrip(".").lower() if found else ""


def known_names(settings: Settings) -> frozenset[str]:
    """What the operator has named, and this machine's own names, which no site in the internet can have."""
    own = socket.gethostname().lower()
    public = urlsplit(settings.public_url).hostname or ""
    named = map(name_of, (*settings.hosts, settings.host))
    return frozenset({public, "localhost", own, f"{own}.local", *named}) - {""}


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_for_us(scope: Scope, known: Collection[str]) -> bool:
    """Whether a request bears a name of ours. One without any comes from no browser."""
    names = map(name_of, Headers(scope=scope).getlist("host"))
    return all(name in known or is_address(name) for name in names)
