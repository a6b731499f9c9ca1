"""What requests and answers about campaigns and their people carry; the document is made from it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tafelrunde.phoenix_desk.campaign.foundation import Dice
from tafelrunde.phoenix_desk.campaign.house import HouseRules, RealmNumber
from tafelrunde.server.campaigns.errands.founding import (
    ArmsWish,
    ColourText,
    FirstClock,
    MapBrought,
    RealmText,
)
from tafelrunde.server.campaigns.errands.summary import Summary
from tafelrunde.server.campaigns.worlds import MOST_REALMS, Capitals, MapText, SizeText
from tafelrunde.server.messages.bodies import Body, Lang, Name, OptionText
from tafelrunde.store.records import Right, Role

CampaignName = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^\w[\w .+-]*$")]


class Newcomer(Body, frozen=True):
    """Somebody who is invited with the founding."""

    role: Role
    realm: RealmNumber | None = None
    right: Right = "read"
    rules: bool = False
    name: Name = ""
    language: Lang = "de"


class NewCampaign(Body, frozen=True):
    name: CampaignName
    me: Name = ""
    """How the game master is called."""
    realms: Annotated[tuple[RealmText, ...], Meta(max_length=200)] = ()
    count: Annotated[int, Meta(ge=2, le=200)] = 8
    later: Annotated[int, Meta(ge=0, le=20)] = 2
    """Seats for realms that come later."""
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    luck: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """The seed of seeded dice; that of the world if it is said and this is not."""
    size: Annotated[str, Meta(max_length=40)] = "erkenfara"
    land: Annotated[int, Meta(ge=1, le=100)] = 48
    months: Annotated[int, Meta(ge=0, le=1200)] = 0
    dice: Dice = "fair"
    options: Annotated[dict[OptionText, OptionText], Meta(max_length=60)] = msgspec.field(
        default_factory=dict
    )
    house: HouseRules = HouseRules()
    colours: Annotated[tuple[ColourText, ...], Meta(max_length=200)] = ()
    """By realm; empty: a colour of ours."""
    arms: Annotated[tuple[ArmsWish, ...], Meta(max_length=200)] = ()
    clock: FirstClock | None = None
    map: MapBrought | None = None
    """A map that is brought; then seed, size and land count for nothing."""
    people: Annotated[tuple[Newcomer, ...], Meta(max_length=200)] = ()
    """Invited with the founding, or nobody is."""
    language: Lang = "de"


class MapWish(Body, frozen=True):
    """A map file that is only looked through."""

    text: MapText
    size: SizeText = ""
    capitals: Capitals = ()
    realms: Annotated[int, Meta(ge=0, le=MOST_REALMS)] = 0


class MemberInfo(msgspec.Struct, frozen=True):
    id: int
    role: Role
    realm: int | None
    right: Right
    rules: bool
    name: str
    joined: bool
    account: bool
    until: float | None
    here: bool = False
    """Connected to this server just now."""


class Admission(msgspec.Struct, frozen=True):
    """A member with the link that is handed out just this once."""

    member: MemberInfo
    token: str
    link: str


class CampaignFounded(msgspec.Struct, frozen=True):
    campaign: str
    realms: tuple[str, ...]
    master: Admission
    invited: tuple[Admission, ...]
    """In the order in which they were named."""


class CampaignListed(msgspec.Struct, frozen=True):
    campaign: str
    members: tuple[MemberInfo, ...]
    """What I am there; nothing, if it is only open to everybody."""


class CampaignList(msgspec.Struct, frozen=True):
    campaigns: tuple[CampaignListed, ...]


class CampaignHere(msgspec.Struct, frozen=True):
    summary: Summary
    members: tuple[MemberInfo, ...]
    """What I am here."""
    invited: MemberInfo | None
    operator: bool


class Members(msgspec.Struct, frozen=True):
    members: tuple[MemberInfo, ...]


class Invite(Body, frozen=True):
    role: Role
    realm: RealmNumber | None = None
    right: Right = "read"
    rules: bool = False
    name: Name = ""
    until: float | None = None
    """When a deputy's time is over."""
    language: Lang = "de"


class ChangeMember(Body, frozen=True):
    """Only what is given changes."""

    right: Right | msgspec.UnsetType = msgspec.UNSET
    rules: bool | msgspec.UnsetType = msgspec.UNSET
    until: float | msgspec.UnsetType | None = msgspec.UNSET


class JoinCampaign(Body, frozen=True):
    name: Name = ""
    language: Lang = "de"


class ChangeMe(Body, frozen=True):
    name: Name | msgspec.UnsetType = msgspec.UNSET
    language: Lang | msgspec.UnsetType = msgspec.UNSET


class HouseWish(Body, frozen=True):
    """Only what is given changes; whether letters are sealed was settled at the founding."""

    spectators: Annotated[int, Meta(ge=0, le=1200)] | msgspec.UnsetType | None = msgspec.UNSET
    public: bool | msgspec.UnsetType = msgspec.UNSET
    bots: dict[RealmNumber, Annotated[str, Meta(max_length=32)]] | msgspec.UnsetType = msgspec.UNSET
    stand_ins: dict[RealmNumber, Annotated[str, Meta(max_length=32)]] | msgspec.UnsetType = msgspec.UNSET
    language: Lang | msgspec.UnsetType = msgspec.UNSET
    open_dice: bool | msgspec.UnsetType = msgspec.UNSET
