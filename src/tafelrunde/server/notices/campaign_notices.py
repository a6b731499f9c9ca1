"""What members of campaigns are told when they are not looking, before it is put into words.

A notice says that something is there to be read or done, and never what: no position, no word of a letter.
Whether it is still true is asked of those who know the campaign when it goes out (`Advice`).
"""

from __future__ import annotations

import hashlib
from typing import Final, Literal, Protocol, get_args

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.server.notices.notices import Message
from tafelrunde.store.records import ContactRecord, MemberRecord, Notice

CampaignAbout = Literal[
    "round",  # one was opened
    "turn",  # it is yours
    "deadline",  # little time is left for your sheet
    "returned",  # your sheet was given back
    "report",  # a month was published
    "rollback",
    "letter",
    "offer",
    "answer",  # to your question
    "question",  # to game masters
    "special",  # an order that they must judge
]
ABOUTS: Final[tuple[CampaignAbout, ...]] = get_args(CampaignAbout)
OF_ROUNDS: Final = frozenset({"round", "turn", "deadline", "returned"})
"""These are about the round that is open, and nothing once it is closed."""
REMINDER: Final = "reminder"
"""Detail of a `deadline` that a game master speaks of, however much time is left."""
TO_ACT: Final = frozenset({"turn", "deadline", "returned"})
"""Nothing to be done by a member who may only read."""
TO_REALMS: Final = frozenset({*TO_ACT, "answer"})
TO_MASTERS: Final = frozenset({"question", "special"})


class CampaignMessage(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="of", tag="campaign"):
    """What a notice says, and by what it is known whether that is still so."""

    about: CampaignAbout
    occasion: str
    """Told once to each member on each channel."""
    campaign: str
    lang: Lang
    name: str
    """Who is told."""
    realm: int | None = None
    """The member's own; None for a game master."""
    month: int = 0
    round: tuple[int, int, int] | None = None
    """Month, step and realm, as the campaign's clock has them."""
    n: int = 0
    """What it is about, and by which word: see `Happening`."""
    detail: str = ""

    @property
    def sentence(self) -> str:
        """An offer comes, and is settled later; who is reminded by hand need not be late: other words."""
        if self.about == "deadline" and self.detail == REMINDER:
            return "reminder"
        return "offer-settled" if self.about == "offer" and self.n else self.about


class Tag(msgspec.Struct, frozen=True):
    of: Literal["table", "campaign"] = "table"


def read_message(body: bytes) -> Message | CampaignMessage:
    """Those of tables bear no tag: they are older than campaigns."""
    of = msgspec.json.decode(body, type=Tag).of
    if of == "table":
        return msgspec.json.decode(body, type=Message)
    return msgspec.json.decode(body, type=CampaignMessage)


def notice_id(notice: Notice, message: CampaignMessage) -> str:
    """The same at every try; names of campaigns have signs that no `Message-ID` can bear."""
    told = f"{notice.table}\n{notice.seat}\n{message.occasion}"
    return f"campaign-{hashlib.sha256(told.encode()).hexdigest()[:32]}"


# -- whom ------------------------------------------------------------------------------------------------


def is_here(member: MemberRecord, now: float) -> bool:
    """Has joined, and a deputy's time is not over."""
    return member.joined and (member.until is None or member.until > now)


def may_hear(member: MemberRecord, about: CampaignAbout, now: float) -> bool:
    """Spectators are told nothing: what they see comes late. Nor is a projector."""
    if not is_here(member, now) or member.role in ("spectator", "projector"):
        return False
    if member.role == "master":
        return about not in TO_REALMS
    may_act = member.rules or member.right != "read"
    return about not in TO_MASTERS and (may_act or about not in TO_ACT)


def still_hears(member: MemberRecord, message: CampaignMessage, now: float) -> bool:
    """Who changed sides since the notice was written is somebody else."""
    own = None if member.role == "master" else member.realm
    return own == message.realm and may_hear(member, message.about, now)


def wants(contact: ContactRecord, about: CampaignAbout) -> bool:
    """All kinds, unless some were chosen."""
    return not contact.kinds or about in contact.kinds


# -- what is asked when a notice goes out ----------------------------------------------------------------


class Prospect(msgspec.Struct, frozen=True):
    """How a campaign stands to a notice that is about to go out."""

    holds: bool = True
    """False: something has overtaken it."""
    realm: str = ""
    """The name of the member's realm."""
    until: float | None = None
    """When the time of the round is up."""


class ReportMail(msgspec.Struct, frozen=True):
    """A realm's report of a month."""

    html: str
    text: str


class Advice(Protocol):
    """Whoever knows campaigns; raises `Undelivered` when it cannot be asked just now."""

    async def prospect(self, notice: Notice, message: CampaignMessage) -> Prospect: ...
    async def report(self, notice: Notice, message: CampaignMessage) -> ReportMail | None:
        """None if the member may not read it any more, or if it is too long for a mail."""
