"""Boxes of letters: what lies in one, as a member at it sees it. No other box is reached through it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from sqlalchemy import Connection

from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.months.rollback import rollbacks
from tafelrunde.server.campaigns.rights import is_over
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.errors import Denied
from tafelrunde.store import letters, members
from tafelrunde.store.letters import MASTERS, Box, Kind, LetterRecord
from tafelrunde.store.records import MemberRecord

State = Literal["open", "accepted", "declined", "withdrawn", "lapsed"]


class Writer(msgspec.Struct, frozen=True):
    """In whose name something is done: a box, and the member at it."""

    box: Box
    member: int
    name: str


class Letter(msgspec.Struct, frozen=True):
    key: str
    at: float
    month: int
    """In which it was written."""
    sender: Box
    """The number of a realm; -1 for the game masters."""
    to: tuple[Box, ...]
    name: str
    """Who wrote it."""
    text: str
    thread: str
    """The key of the letter that began it."""
    answers: str | None
    kind: Kind
    read: bool
    """By whoever asks; what his own realm wrote counts as read."""
    gives: tuple[str, ...] = ()
    """Of an offer: orders of the sender, and what it wants for them: orders of the receiver."""
    wants: tuple[str, ...] = ()
    state: State | None = None
    """Of an offer."""
    settled_by: str | None = None
    settled: float | None = None


class Letters(msgspec.Struct, frozen=True):
    """The latest first."""

    letters: list[Letter]
    unread: int
    """Of the whole box."""
    more: bool
    """There are earlier ones."""


class Now(msgspec.Struct, frozen=True):
    """What an offer must be of to be open; a month that is played again is another one."""

    month: int
    rollbacks: int


def now_in(campaign: Campaign) -> Now:
    return Now(campaign.state.month, len(rollbacks(campaign)))


def need_still(connection: Connection, bench: Workbench, writer: Writer) -> MemberRecord:
    """Who was sent away, or is a deputy no longer, writes nothing more, however late he learns of it."""
    for member in members.members(connection, bench.name):
        if member.id == writer.member and not is_over(member, bench.now) and may_write(member, writer.box):
            return member
    raise Denied("forbidden", "no-longer-member")


def may_write(member: MemberRecord, box: Box) -> bool:
    if box == MASTERS:
        return member.role == "master"
    return member.realm == box and (member.rules or member.right != "read")


def find(connection: Connection, campaign: str, box: Box, key: str) -> LetterRecord:
    """One of the box; of others nobody learns whether they are there."""
    letter = letters.letter(connection, campaign, key)
    if letter is None or (letter.sender != box and box not in recipients_of(connection, letter)):
        raise Denied("missing", "no-such-letter")
    return letter


def recipients_of(connection: Connection, letter: LetterRecord) -> tuple[Box, ...]:
    return letters.recipients(connection, [letter])[letter.id]


def shown(connection: Connection, reader: Writer, now: Now, found: Sequence[LetterRecord]) -> list[Letter]:
    to = letters.recipients(connection, found)
    read = letters.read_by(connection, reader.member, found)
    return [
        Letter(
            one.key,
            one.at,
            one.month,
            one.sender,
            to[one.id],
            one.name,
            one.text,
            one.thread,
            one.answers,
            one.kind,
            one.id in read or reader.box not in to[one.id],
            one.gives,
            one.wants,
            state_of(one, now),
            one.settled_by,
            one.settled,
        )
        for one in found
    ]


def state_of(letter: LetterRecord, now: Now) -> State | None:
    if letter.kind != "offer":
        return None
    if letter.outcome is not None:
        return letter.outcome
    return "open" if Now(letter.month, letter.rollbacks) == now else "lapsed"
