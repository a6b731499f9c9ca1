"""Where notices go: an address that cannot work, or that must not be called, is refused when it is given."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tafelrunde.server.accounts import check_mail
from tafelrunde.server.context import Context
from tafelrunde.server.delivery import Rejected
from tafelrunde.server.errors import Denied
from tafelrunde.server.outgoing import looked_up, named, parsed
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
        raise Denied("bad", "address: no control characters", "Adresse: keine Steuerzeichen")
    if channel == "mail":
        check_sends_mail(context)
        check_mail(address)
    elif channel == "push":
        await check_url(context, check_subscription(address).endpoint)
    else:
        await check_url(context, address)


def check_sends_mail(context: Context) -> None:
    if context.settings.mail is None:
        raise Denied(
            "state",
            "this server sends no mail, because its operator has named no mail server; choose push or a hook",
            "dieser Server verschickt keine Mails, weil kein Mailserver eingerichtet ist; möglich sind Push "
            "oder ein Hook",
        )


def check_subscription(address: str) -> Subscription:
    try:
        return msgspec.json.decode(address, type=Subscription)
    except (msgspec.DecodeError, RecursionError):
        raise Denied(
            "bad",
            "this is no push subscription; hand in the one that the browser made, as JSON",
            "das ist keine Push-Anmeldung; bitte die des Browsers als JSON angeben",
        ) from None


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
        return Denied(
            "bad",
            "this address lies in a private network; only addresses in the open internet are called",
            "diese Adresse liegt in einem privaten Netz; aufgerufen werden nur solche im offenen Internet",
        )
    return Denied(
        "bad",
        "a hook is a web address such as https://example.org/turn",
        "ein Hook ist eine Webadresse wie https://example.org/zug",
    )
