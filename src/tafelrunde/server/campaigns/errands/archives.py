"""Backup and restoring of one campaign; see `phoenix_desk/archives` for what an archive is.

What is private to realms goes into the sealed part. It comes back only into the campaign that it was taken
from and that is still there: its members are the server's own, and not what somebody wrote into an archive.
"""

from __future__ import annotations

import hashlib
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection

from tafelrunde.engine.log import UNREADABLE
from tafelrunde.phoenix_desk.archives.pack import PEOPLE, SEALED, packed
from tafelrunde.phoenix_desk.archives.restore import (
    PersonNamed,
    people_file,
    people_in,
    read_archive,
    restore_new,
    restore_over,
)
from tafelrunde.phoenix_desk.archives.unpack import Archive
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, read_lines
from tafelrunde.phoenix_desk.campaign.home import LOG, REHEARSAL, Home, Overtaken, Paper
from tafelrunde.phoenix_desk.campaign.house import house_rules
from tafelrunde.server.campaigns.errand import Errand, NoArgs
from tafelrunde.server.campaigns.errands.summary import check_bots, seen_by_all
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.sealing import seal, unseal
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.errors import Denied
from tafelrunde.store import letters, members
from tafelrunde.store.keys import keys_in
from tafelrunde.store.letters import LetterRecord, Page
from tafelrunde.store.records import MemberRecord

WHERE: Final = "archive"
"""What an uploaded file is called in complaints."""
ALL: Final = Page(1_000_000)
LeftOut = Literal["private", "people"]


class Posted(msgspec.Struct, frozen=True):
    letter: LetterRecord
    to: tuple[int, ...]


class Private(msgspec.Struct, frozen=True):
    """What nobody reads but realms, and for them the server."""

    drafts: tuple[tuple[int, str, bytes], ...] = ()
    """Round, realm and paper."""
    letters: tuple[Posted, ...] = ()
    tags: tuple[tuple[str, bytes], ...] = ()
    """Realm and paper."""


class Restore(msgspec.Struct, frozen=True):
    """The archive itself is the file that was sent along."""

    reason: str
    by: int
    who: str


class FoundFrom(msgspec.Struct, frozen=True):
    master: MemberRecord


class RestoredAs(msgspec.Struct, frozen=True):
    """A campaign as it stands now, and what of its archive did not come along."""

    month: int
    entries: int
    realms: tuple[str, ...]
    kept: str = ""
    """The log until now, under the name that it has in a folder."""
    left_out: tuple[LeftOut, ...] = ()
    """`private`: unsent sheets and letters; `people`: their links have to be made anew."""
    people: tuple[PersonNamed, ...] = ()
    """Who belonged to it, where it has none of its own yet."""
    master: int = 0


# -- making ----------------------------------------------------------------------------------------------


def make(bench: Workbench, args: NoArgs) -> bytes:
    """The campaign, its people, and the sealed part, whether or not there is anything in it."""
    moment = bench.moment()
    keys = keys_in(bench.database)
    plain = msgspec.json.encode(private_of(bench))
    beside = {
        PEOPLE: people_file(bench.database.read(lambda connection: people_of(connection, bench.name))),
        SEALED: seal(keys, identity(bench.name, bench.home), plain),
    }
    data = packed(bench.home, beside)
    if bench.moment() != moment:  # its log and what lies beside it may be of two moments
        raise Overtaken("campaign-changed-meanwhile", {"campaign": bench.name})
    return data


def identity(name: str, home: Home) -> bytes:
    """What the sealed part belongs to: this campaign at this server."""
    return f"{name}\n{hashlib.sha256(read_lines(home)[0]).hexdigest()}".encode()


def people_of(connection: Connection, campaign: str) -> list[PersonNamed]:
    return [
        PersonNamed(
            one.role,
            one.name,
            one.realm,
            one.right if one.role == "realm" else "",
            one.rules,
            one.language,
            one.until,
        )
        for one in members.members(connection, campaign)
    ]


def private_of(bench: Workbench) -> Private:
    home = bench.home
    drafts = [(paper.number, paper.name, home.read(paper) or b"") for paper in home.papers("draft")]
    tags = [(paper.name, home.read(paper) or b"") for paper in home.papers("tags")]
    sent = bench.database.read(lambda connection: post(connection, bench.name))
    return Private(tuple(drafts), tuple(sent), tuple(tags))


def post(connection: Connection, campaign: str) -> list[Posted]:
    """The oldest first."""
    found = letters.letters(connection, campaign, None, ALL)[::-1]
    to = letters.recipients(connection, found)
    return [Posted(one, to[one.id]) for one in found]


# -- restoring -------------------------------------------------------------------------------------------


def restore(bench: Workbench, args: Restore) -> RestoredAs:
    """Over the campaign that the archive was taken from; what was until now is kept beside it."""
    archive, fresh = read_archive(bench.file, WHERE)
    with bench.changing() as campaign:
        private = opened(bench, archive)
        done = restore_over(campaign, archive, fresh, args.reason, who=args.who, now=bench.now)
        bench.home.remove(REHEARSAL)
        bring_back(bench, private)
        told = Happening("rollback", realms=None, masters=True, but=args.by, month=fresh.state.month)
        bench.tell(told)
    bench.shelf.drop(bench.name)
    return restored(done.campaign, done.note.kept, () if private is not None else ("private",))


def opened(bench: Workbench, archive: Archive) -> Private | None:
    """The sealed part, if this server has sealed it for this campaign."""
    plain = unseal(keys_in(bench.database), identity(bench.name, bench.home), archive.beside.get(SEALED, b""))
    try:
        return None if plain is None else msgspec.json.decode(plain, type=Private)
    except UNREADABLE:  # of a version that has sealed something else
        return None


def bring_back(bench: Workbench, private: Private | None) -> None:
    """Only what is missing: what realms have written since is theirs and stays."""
    if private is None:
        return
    drafts = [(Paper("draft", number, name), data) for number, name, data in private.drafts]
    for paper, data in [*drafts, *[(Paper("tags", 0, name), data) for name, data in private.tags]]:
        if not bench.home.has(paper):
            bench.home.write(paper, data)

    def deliver(connection: Connection) -> None:
        for one in private.letters:
            letters.add(connection, msgspec.structs.replace(one.letter, id=0), one.to)

    bench.also(deliver)


def found(bench: Workbench, args: FoundFrom) -> RestoredAs:
    """As a campaign of its own, with one game master; nothing private comes along: nobody is there."""
    if bench.home.has(LOG):
        raise Denied("taken", "campaign-name-in-use")
    archive, fresh = read_archive(bench.file, WHERE)
    check_bots(fresh.names, house_rules(archive))
    made: list[int] = []

    def beside(connection: Connection) -> None:
        made.append(members.add_member(connection, args.master))
        members.set_visibility(connection, bench.name, seen_by_all(house_rules(archive)))

    bench.home.beside = beside
    with bench.home.held():
        if bench.home.has(LOG):
            raise Denied("taken", "campaign-name-in-use")
        restore_new(archive, fresh, bench.home, bench.now)
    people = tuple(people_in(archive))
    answer = restored(fresh, "", left_out_of(archive))
    return msgspec.structs.replace(answer, people=people, master=made[-1])


def left_out_of(archive: Archive) -> tuple[LeftOut, ...]:
    gone: dict[LeftOut, bool] = {"private": SEALED in archive.beside, "people": bool(people_in(archive))}
    return tuple([part for part, was_there in gone.items() if was_there])


def restored(campaign: Campaign, kept: str, left_out: tuple[LeftOut, ...]) -> RestoredAs:
    state, entries = campaign.state, len(campaign.table.entries)
    return RestoredAs(state.month, entries, campaign.names, kept, left_out)


ERRANDS = (
    Errand("archive.make", make, lane="long"),
    Errand("archive.restore", restore, Restore, lane="long"),
    Errand("archive.found", found, FoundFrom, lane="founding"),
)
