"""What happens in a campaign, as far as others hear of it: on their sockets, and by notices.

A happening says that something is new and to whom it may be said; what it is, they ask for themselves.
"""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec

from tafelrunde.store.records import MemberRecord

Kind = Literal[
    "round",  # another month or turn has begun
    "turn",  # it is the turn of these realms
    "deadline",  # little time is left
    "report",  # a month was published
    "rollback",
    "decision",  # of game masters, outside a rehearsal: what one sees is another position now
    "letter",
    "offer",
    "question",  # somebody asks the game masters about a rule
    "answer",  # and has been answered
    "special",  # an order for the game masters to judge
    "draft",
    "tags",  # what the realm calls its pieces
    "sheet",  # handed in, withdrawn or given back
    "rehearsal",
    "clock",
    "bell",  # a word of the game masters to everybody who is there: `detail`
    "work",  # how far something is that game masters asked for: `n` of so many, `detail` says of what
    "people",
    "here",  # somebody came or went; only for those who may know that
    "house",
]


def new_id() -> str:
    return secrets.token_urlsafe(9)


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: Kind
    realms: tuple[int, ...] | None = ()
    """Realms whose members hear of it; None: everybody who may look at the campaign."""
    masters: bool = False
    """Whether the game masters hear of it."""
    but: int = 0
    """The member who did it gets no notice of it."""
    month: int = 0
    n: int = 0
    """What it is about: the revision of a draft, a letter, a question."""
    detail: str = ""
    id: str = msgspec.field(default_factory=new_id)
    """Whoever hears of it in two ways knows it again."""


def is_for(happening: Happening, member: MemberRecord) -> bool:
    if happening.realms is None:
        return True
    if member.role == "master":
        return happening.masters
    return member.role == "realm" and member.realm in happening.realms
