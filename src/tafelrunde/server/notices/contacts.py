"""Where notices go: an address that cannot work, or that must not be called, is refused when it is given."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tafelrunde.server.errors import Denied
from tafelrunde.server.notices.delivery import Rejected
from tafelrunde.server.notices.outgoing import PORTS, looked_up, named, parsed
from tafelrunde.server.people.accounts import check_mail
from tafelrunde.server.tables.context import Context
from tafelrunde.store.records import Channel

PATIENCE: Final = 3.0
"""Seconds to find out where a name leads."""
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_=-]{16,200}$")]


class PushKeys(msgspec.Struct, frozen=True):
    p256dh: Key
    auth: Key


class Subscription(msgspec.Struct, frozen=True):
    """What a browser hands out when its user agrees to be notified."""

    endpoint: Annotated[str, Meta(pattern=r"^https?://", max_length=1000)]
    keys: PushKeys


async def check_contact(context: Context, channel: Channel, address: str) -> None:
    if not address.isprintable():
        raise Denied("bad", "address-controls")
    if channel == "mail":
        check_sends_mail(context)
        check_mail(address)
    elif channel == "push":
        await check_url(context, check_subscription(address).endpoint)
    else:
        await check_url(context, address)


def check_sends_mail(context: Context) -> None:
    if context.settings.mail is None:
        raise Denied("state", "no-mail-server")


def check_subscription(address: str) -> Subscription:
    try:
        return msgspec.json.decode(address, type=Subscription)
    except (msgspec.DecodeError, RecursionError):
        raise Denied("bad", "no-push-subscription") from None


async def check_url(context: Context, address: str) -> None:
    """A name that cannot be found just now may be found later; where it leads is looked at again then."""
    try:
        async with asyncio.timeout(PATIENCE):
            await looked_up(parsed(address), named(context.settings.reachable))
    except Rejected as refusal:
        raise not_callable(str(refusal)) from None
    except (OSError, TimeoutError):
        return


def not_callable(reason: str) -> Denied:
    if reason == "private address":
        return Denied("bad", "private-address")
    if reason == "port":
        return Denied("bad", "port-not-called", {"ports": [str(port) for port in sorted(PORTS)]})
    return Denied("bad", "no-hook")
