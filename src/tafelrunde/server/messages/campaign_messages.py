"""What travels on a campaign's socket: that something is new, and the commands of somebody who writes orders.

What is new is asked for over HTTP; a socket says only that there is something, to those who may know it.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw

from tafelrunde.server.messages.messages import Ask, CommandId, Count, Tell

RealmNumber = Annotated[int, Meta(ge=0, le=250)]


class CampaignHello(Ask, frozen=True, tag="hello"):
    """The first message: the secret of a member's link; without one a session's cookie counts."""

    token: Annotated[str, Meta(max_length=128)] = ""
    language: Literal["en", "de"] = "de"


class SaveSheet(Ask, frozen=True, tag="save"):
    """The realm's draft, as at `PUT .../draft`."""

    id: CommandId
    realm: RealmNumber
    month: Count
    step: Literal["month", "muster", "turn"]
    base: Count
    text: Annotated[str, Meta(max_length=250_000)]


class HandInSheet(Ask, frozen=True, tag="ready"):
    id: CommandId
    realm: RealmNumber
    month: Count
    step: Literal["month", "muster", "turn"]
    revision: Count


class WithdrawSheet(Ask, frozen=True, tag="withdraw"):
    id: CommandId
    realm: RealmNumber


class LookAtCampaign(Ask, frozen=True, tag="look"):
    """Whether somebody is looking right now: no notice is sent meanwhile."""

    visible: bool


class PingCampaign(Ask, frozen=True, tag="ping"):
    pass


CampaignAsks = CampaignHello | SaveSheet | HandInSheet | WithdrawSheet | LookAtCampaign | PingCampaign


class CampaignWelcome(Tell, frozen=True, tag="welcome"):
    campaign: str
    members: tuple[int, ...]
    """What I am here, by number."""


class News(Tell, frozen=True, tag="news"):
    """Something has happened; `id` is the same if it is heard twice."""

    kind: str
    id: str
    month: int = 0
    n: int = 0
    detail: str = ""


class Carried(Tell, frozen=True, tag="ack"):
    """A command was carried out and is durable; `answer` is what HTTP would have answered."""

    id: str
    answer: Raw = msgspec.Raw(b"null")
