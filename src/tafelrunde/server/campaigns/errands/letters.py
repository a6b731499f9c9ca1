"""Letters between realms and to the game masters: sent, listed, marked as read.

Everything goes by a box: a realm's, or that of the game masters. That the caller may open it has been looked
at before; here it is seen to that nothing of another box is reached through it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from tafelrunde.engine.contract import Lang, Words
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.house import house_rules
from tafelrunde.phoenix_desk.orders.deals import Side
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.boxes import (
    Letter,
    Letters,
    Now,
    Writer,
    find,
    need_still,
    now_in,
    recipients_of,
    shown,
)
from tafelrunde.server.campaigns.errands.drafts import need_realm
from tafelrunde.server.campaigns.happenings import Happening, new_id
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.errors import Denied
from tafelrunde.server.people.words import check_letter
from tafelrunde.store import letters
from tafelrunde.store.letters import MASTERS, Box, Kind, LetterRecord, Page

LONGEST_LETTER: Final = 10_000
MOST_RECIPIENTS: Final = 40
MOST_IN_THREAD: Final = 200
KEY_LENGTH: Final = 20
LETTER: Final = Words("letter", "Brief")
GIVES: Final = Words("offered", "geboten")
WANTS: Final = Words("wanted", "verlangt")

Line = Annotated[str, Meta(max_length=400)]


# -- sending ---------------------------------------------------------------------------------------------


class Send(msgspec.Struct, frozen=True):
    writer: Writer
    id: str
    """Made by the client: the same once more is the same letter."""
    to: tuple[Box, ...]
    text: str
    answers: str = ""
    kind: Kind = "letter"
    gives: tuple[Line, ...] = ()
    wants: tuple[Line, ...] = ()
    lang: Lang = "de"


def send(bench: Workbench, args: Send) -> Letter:
    campaign, writer = bench.campaign, args.writer
    text = args.text.replace("\r\n", "\n")
    check_letter(text, LONGEST_LETTER, LETTER)
    now, key = now_in(campaign), key_of(bench.name, args)

    def work(connection: Connection) -> Letter:
        need_still(connection, bench, writer)
        parent = find(connection, bench.name, writer.box, args.answers) if args.answers else None
        to = addressees(campaign, args, () if parent is None else partners(connection, parent, writer.box))
        gives, wants = deal_of(campaign, args, to)
        record = msgspec.structs.replace(
            first_of_thread(bench, now, writer, key, text),
            thread=key if parent is None else parent.thread,
            answers=None if parent is None else parent.key,
            kind=args.kind,
            gives=gives,
            wants=wants,
        )
        if letters.add(connection, record, to):
            bench.tell(told(record, to))
        return shown(connection, writer, now, [find(connection, bench.name, writer.box, key)])[0]

    return bench.write(work)


def key_of(campaign: str, args: Send) -> str:
    """What follows from nothing that others do, so that it tells nothing about them."""
    written = f"{campaign}\n{args.writer.box}\n{args.writer.member}\n{args.id}"
    return hashlib.sha256(written.encode(errors="surrogatepass")).hexdigest()[:KEY_LENGTH]


def first_of_thread(bench: Workbench, now: Now, writer: Writer, key: str, text: str) -> LetterRecord:
    return LetterRecord(
        bench.name,
        key,
        bench.now,
        now.month,
        now.rollbacks,
        writer.box,
        writer.member,
        writer.name,
        text,
        thread=key,
    )


def tell_realm(bench: Workbench, campaign: Campaign, writer: Writer, realm: int, text: str) -> None:
    """A letter of the game masters to a realm, true together with what it is about."""
    check_letter(text, LONGEST_LETTER, LETTER)
    now, key = now_in(campaign), key_of(bench.name, Send(writer, new_id(), (realm,), text))
    record = first_of_thread(bench, now, writer, key, text)

    def work(connection: Connection) -> None:
        letters.add(connection, record, (realm,))

    bench.also(work)
    bench.tell(told(record, (realm,)))


def partners(connection: Connection, letter: LetterRecord, box: Box) -> Sequence[Box]:
    """To whom an answer goes that names nobody: the other side of the letter."""
    return [letter.sender] if letter.sender != box else recipients_of(connection, letter)


def addressees(campaign: Campaign, args: Send, usual: Sequence[Box]) -> tuple[Box, ...]:
    to = tuple(sorted({*(args.to or usual)} - {args.writer.box}))
    if not to or len(to) > MOST_RECIPIENTS:
        raise Denied("bad", "letter-to-whom", {"most": MOST_RECIPIENTS})
    for realm in to:
        if realm != MASTERS:
            need_realm(campaign, realm)
    return to


def deal_of(campaign: Campaign, args: Send, to: tuple[Box, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The lines of an offer, read; other letters have none."""
    if args.kind == "request" and (args.writer.box == MASTERS or to != (MASTERS,)):
        raise Denied("bad", "request-to-masters")
    if args.kind != "offer":
        if args.gives or args.wants:
            raise Denied("bad", "lines-without-offer")
        return (), ()
    if args.writer.box == MASTERS or MASTERS in to or len(to) != 1 or not (args.gives or args.wants):
        raise Denied("bad", "offer-of-what")
    setting = campaign.state.setting
    gives = Side(setting, to[0], GIVES, args.lang).lines(args.gives)
    return gives, Side(setting, args.writer.box, WANTS, args.lang).lines(args.wants)


def told(letter: LetterRecord, to: Sequence[Box]) -> Happening:
    return Happening(
        "offer" if letter.kind == "offer" else "letter",
        realms=tuple([box for box in to if box != MASTERS]),
        masters=MASTERS in to,
        but=letter.author,
        month=letter.month,
        detail=letter.key,
    )


# -- reading ---------------------------------------------------------------------------------------------


class OfBox(msgspec.Struct, frozen=True):
    reader: Writer
    before: str = ""
    """The key of a letter: only earlier ones."""
    thread: str = ""
    limit: int = 20


def read_box(bench: Workbench, args: OfBox) -> Letters:
    now, box = now_in(bench.campaign), args.reader.box

    def work(connection: Connection) -> Letters:
        before = find(connection, bench.name, box, args.before).id if args.before else None
        limit = MOST_IN_THREAD if args.thread else args.limit
        page = Page(limit + 1, before)
        found = letters.letters(connection, bench.name, box, page, args.thread)
        unread = letters.count_unread(connection, bench.name, box, args.reader.member)
        seen = shown(connection, args.reader, now, found[:limit])
        return Letters(seen, unread, len(found) > limit)

    return bench.database.read(work)


def read_open(bench: Workbench, args: OfBox) -> Letters:
    """The box of a realm for game masters, if the campaign was founded so."""
    if house_rules(bench.home).letters != "open":
        raise Denied("forbidden", "letters-are-sealed")
    need_realm(bench.campaign, args.reader.box)
    return read_box(bench, args)


# -- read marks ------------------------------------------------------------------------------------------


class Mark(msgspec.Struct, frozen=True):
    reader: Writer
    letter: str = ""
    """All of the box, if none is named."""
    read: bool = True


class Unread(msgspec.Struct, frozen=True):
    unread: int


def mark(bench: Workbench, args: Mark) -> Unread:
    """Only the member himself learns of it."""
    box, member = args.reader.box, args.reader.member

    def work(connection: Connection) -> Unread:
        if not args.letter:
            letters.mark_all_read(connection, bench.name, box, member)
        else:
            number = find(connection, bench.name, box, args.letter).id
            (letters.mark_read if args.read else letters.mark_unread)(connection, member, number)
        return Unread(letters.count_unread(connection, bench.name, box, member))

    return bench.write(work)


ERRANDS = (
    Errand("letter.send", send, Send),
    Errand("letters.read", read_box, OfBox),
    Errand("letters.open", read_open, OfBox),
    Errand("letters.mark", mark, Mark),
)
