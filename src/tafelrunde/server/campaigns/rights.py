"""Who may do what in a campaign: one table. Each route names its act; a test holds the table to every rank.

Game masters have equal rights. They do not read what a realm has not handed in, nor sealed letters: those
acts are a realm's own. An operator runs the server, not the campaign: he sees that it is there, may remove
it, and may let a game master in who has lost every link.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec

from tafelrunde.server.people.identity import Caller
from tafelrunde.store.records import MemberRecord, Right

Rank = Literal[
    "stranger", "projector", "spectator", "reader", "writer", "hander", "ruler", "master", "operator"
]
Act = Literal[
    "look",  # that it is there: month, round, names of realms
    "watch",  # notice board and old map
    "project",  # what everybody in the room may see, as it is now; and nothing else
    "take part",  # one's own affairs: name, account, contacts
    "know",  # what the realm knows: map, reports, questions about reach and odds
    "draft",  # read what the realm is writing
    "write",  # and write it
    "hand in",
    "correspond",  # read the realm's letters
    "send",  # and write some, ask about rules, answer offers
    "invite",  # people of one realm
    "lead",  # everything that game masters do
    "appoint",  # game masters and spectators
    "remove",
    "discard",  # a campaign that one only tries, and that nobody else plays
]

RANK_OF: Final[dict[Right, Rank]] = {"read": "reader", "write": "writer", "hand in": "hander"}
COURT: Final = frozenset[Rank]({"reader", "writer", "hander", "ruler"})
LEADERS: Final = frozenset[Rank]({"master"})
ONLOOKERS: Final = frozenset[Rank]({"spectator"})
OPERATORS: Final = frozenset[Rank]({"operator"})
READERS: Final = frozenset[Rank]({"reader"})
MEMBERS: Final = COURT | LEADERS
SCREENS: Final = frozenset[Rank]({"projector"})
"""The machine at a projector, which nobody watches over: it holds no secret of anybody."""

RIGHTS: Final[dict[Act, frozenset[Rank]]] = {
    "look": MEMBERS | ONLOOKERS | OPERATORS,
    "watch": MEMBERS | ONLOOKERS,
    "project": LEADERS | SCREENS,
    "take part": MEMBERS | ONLOOKERS,
    "know": MEMBERS,
    "draft": COURT,
    "write": COURT - READERS,
    "hand in": frozenset({"hander", "ruler"}),
    "correspond": MEMBERS,
    "send": COURT - READERS,
    "invite": frozenset({"ruler", "master"}),
    "lead": LEADERS,
    "appoint": LEADERS | OPERATORS,
    "remove": LEADERS | OPERATORS,
    "discard": frozenset({"ruler"}),
}


class Place(msgspec.Struct, frozen=True):
    """What a caller is in one campaign; through an account perhaps several things at once."""

    members: tuple[MemberRecord, ...] = ()
    """Those that have joined, and whose time is not over."""
    invited: MemberRecord | None = None
    """What the shown link invites to."""
    is_operator: bool = False
    is_watched: bool = False
    """Whether strangers may look on."""

    @property
    def is_known(self) -> bool:
        return bool(self.members) or self.invited is not None or self.is_operator or self.is_watched

    @property
    def is_screen(self) -> bool:
        """A projector and nothing besides."""
        roles = {member.role for member in self.members}
        return roles == {"projector"} and not (self.invited or self.is_operator or self.is_watched)

    @property
    def is_master(self) -> bool:
        return any(member.role == "master" for member in self.members)

    @property
    def master(self) -> MemberRecord | None:
        return next((member for member in self.members if member.role == "master"), None)

    def member_for(self, realm: int | None) -> MemberRecord | None:
        """Who the caller is for this realm; the highest right counts."""
        mine = [member for member in self.members if member.role == "realm" and member.realm == realm]
        return max(mine, key=lambda member: (member.rules, ORDER.index(member.right)), default=None)

    def acting(self, realm: int | None) -> MemberRecord | None:
        """In whose name the caller does something: as a member of the realm, else as a game master."""
        return self.member_for(realm) or self.master

    def ranks(self, realm: int | None) -> set[Rank]:
        """All that counts where this realm is concerned; None: the campaign as a whole."""
        found: set[Rank] = {rank_of(member) for member in self.members if concerns(member, realm)}
        if self.is_operator:
            found.add("operator")
        if self.is_watched:
            found.add("spectator")
        return found or {"stranger"}


ORDER: Final[tuple[Right, ...]] = ("read", "write", "hand in")


def concerns(member: MemberRecord, realm: int | None) -> bool:
    return member.role != "realm" or realm is None or member.realm == realm


def rank_of(member: MemberRecord) -> Rank:
    if member.role != "realm":
        return member.role
    return "ruler" if member.rules else RANK_OF[member.right]


def may(place: Place, act: Act, realm: int | None = None) -> bool:
    return bool(RIGHTS[act] & place.ranks(realm))


def place_of(members: Iterable[MemberRecord], caller: Caller, now: float, *, is_watched: bool) -> Place:
    mine = [member for member in members if is_mine(member, caller) and not is_over(member, now)]
    invited = [member for member in mine if not member.joined]
    return Place(
        tuple(member for member in mine if member.joined),
        invited[0] if invited else None,
        caller.is_operator,
        is_watched,
    )


def is_mine(member: MemberRecord, caller: Caller) -> bool:
    by_link = caller.token is not None and member.token_hash == caller.token
    return by_link or (member.joined and caller.user is not None and member.user == caller.user.id)


def may_know(member: MemberRecord, other: MemberRecord) -> bool:
    """Whether one sees who the other is, and whether he is there: one's own court, and who leads."""
    if member.role == "projector":
        return False
    is_of_court = member.role == "realm" and other.role == "realm" and member.realm == other.realm
    return member.role == "master" or other.role == "master" or is_of_court


def is_over(member: MemberRecord, now: float) -> bool:
    """A deputy's time."""
    return member.until is not None and member.until <= now


def would_outlast(place: Place, member: MemberRecord) -> bool:
    """Whether somebody stays longer than whoever decides about him: no deputy prolongs his own time."""
    if place.is_operator:
        return False
    ends = [one.until for one in place.members if one.role == "master" or rules_over(one, member)]
    bounds = [end for end in ends if end is not None]
    if len(bounds) < len(ends) or not bounds:
        return False
    return member.until is None or member.until > max(bounds)


def rules_over(ruler: MemberRecord, member: MemberRecord) -> bool:
    return ruler.rules and member.role == "realm" and ruler.realm == member.realm


def realms_of(members: Sequence[MemberRecord]) -> set[int]:
    return {member.realm for member in members if member.realm is not None}
