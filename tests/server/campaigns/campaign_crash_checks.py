"""What the people of a campaign were told against what the store holds: all of it, once, or nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import select

from tafelrunde.engine.errors import BadFile
from tafelrunde.engine.log import read_log
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.orders.trade import Tell
from tafelrunde.games.phoenix.state.state import MUSTER
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, read_lines
from tafelrunde.phoenix_desk.campaign.home import LOG, Paper
from tafelrunde.phoenix_desk.hosted import StoreHome
from tafelrunde.phoenix_desk.orders.drafts import file_name
from tafelrunde.server.campaigns.errands.drafts import Kept
from tafelrunde.server.campaigns.writing import STEPS
from tafelrunde.store.schema import LETTERS
from tafelrunde.store.transactions import Transactions
from tafelrunde.telling.verification import judge
from tests.server.campaigns.campaign_crash_people import TELL, Book, Person
from tests.server.crash_checks import Lost

REALMS = (0, 1)


@dataclass
class Truth:
    """A campaign as the store has it."""

    name: str
    lines: list[bytes]
    """Of the log."""
    month: int
    entries: int
    is_whole: bool
    """It waits for sheets, and every month before is over."""
    drafts: dict[tuple[int, int], Kept]
    """By month and realm."""
    waiting: dict[int, str]
    """By realm: the sheets of this month."""
    played: dict[tuple[int, int], list[str]]
    """By month and realm: what stood in sheets."""
    letters: list[str] = field(default_factory=list)


def read_truth(database: Transactions, name: str) -> Truth:
    home = StoreHome(name, "", database)
    campaign = Campaign.open(home)
    state, names = campaign.state, campaign.names
    files = {file_name(names, realm): realm for realm in REALMS}
    drafts = {(paper.number // len(STEPS), files[paper.name]): paper for paper in home.papers("draft")}
    sheets = {realm: home.read(Paper("sheet", state.month, file)) for file, realm in files.items()}
    query = select(LETTERS.c.text).where(LETTERS.c.table_id == name)
    return Truth(
        name,
        list(read_lines(home)),
        state.month,
        len(campaign.table.entries),
        state.step == MUSTER,
        {key: msgspec.json.decode(home.read(paper) or b"", type=Kept) for key, paper in drafts.items()},
        {realm: (data or b"").decode() for realm, data in sheets.items()},
        played_in(campaign),
        list(database.read(lambda connection: connection.scalars(query).all())),
    )


def played_in(campaign: Campaign) -> dict[tuple[int, int], list[str]]:
    found: dict[tuple[int, int], list[str]] = {}
    for entry, month in zip(campaign.table.entries, campaign.when, strict=True):
        if isinstance(entry.move, Sheet):
            told = [order.text for order in entry.move.orders if isinstance(order, Tell)]
            found.setdefault((month, entry.seat), []).extend(told)
    return found


def verify(database: Transactions, name: str) -> None:
    """The whole log by the rules and by its hashes, from the first entry on."""
    home = StoreHome(name, "", database)
    where = home.where(LOG)
    try:
        log = read_log(read_lines(home), where, load_game)
        verdict = judge(load_game(log.header.game), log, where, "en")
    except BadFile as broken:
        raise Lost(f"the log of {name} cannot be replayed: {broken!r}") from broken
    if not verdict.ok:
        raise Lost(f"the log of {name} is not by the rules: {verdict}")


def check(truth: Truth, before: Truth | None, book: Book, people: Iterable[Person]) -> None:
    """Everything that must hold of one campaign after a crash; `before` is it at the last look."""
    if book.troubles:
        raise Lost(f"{truth.name}: {book.troubles[0]}")
    tried = {one.pending.what for one in people if one.pending is not None} | book.doubtful
    check_months(truth, before, book)
    check_drafts(truth, book, tried)
    check_sheets(truth, book)
    check_letters(truth, book, tried)


def check_months(truth: Truth, before: Truth | None, book: Book) -> None:
    """What was published stays, and nothing more is than somebody asked for."""
    if before is not None and truth.lines[: len(before.lines)] != before.lines:
        raise Lost("lines of the log that were there are gone or changed")
    if not book.published <= truth.month <= book.attempted:
        raise Lost(f"month {truth.month} is open; told was {book.published}, asked {book.attempted}")
    if not truth.is_whole or book.months.get(truth.month, truth.entries) != truth.entries:
        raise Lost(f"half of month {truth.month} is in the log: {truth.entries} entries")
    if max(book.months, default=1) > truth.month:
        raise Lost(f"month {max(book.months)} was shown and is gone")


def check_drafts(truth: Truth, book: Book, tried: set[str]) -> None:
    for key, acknowledged in book.lines.items():
        kept = truth.drafts.get(key)
        if kept is None:
            raise Lost(f"the draft of {key} is gone")
        if kept.newest.number < max(acknowledged.values()):
            raise Lost(f"revision {max(acknowledged.values())} of {key} is gone")
    for key, kept in truth.drafts.items():
        known, lines = book.lines.get(key, {}), Counter(kept.newest.text.split("\n"))
        for line in known:
            if lines[line] != 1:
                raise Lost(f"{line!r} was saved once and stands {lines[line]} times in the draft of {key}")
        for line, count in lines.items():
            if line and line not in known and (count > 1 or line not in tried):
                raise Lost(f"{line!r} stands {count} times in the draft of {key}, and nobody saved it")


def check_sheets(truth: Truth, book: Book) -> None:
    """A sheet that was handed in waits, or was played as it was; one that was taken back is neither."""
    for key, possible in book.sheets.items():
        month, realm = key
        if month == truth.month and truth.waiting[realm] not in possible:
            raise Lost(f"the sheet of {key} is another than was handed in: {truth.waiting[realm]!r}")
        if month < truth.month and truth.played.get(key, []) not in map(tells, possible):
            raise Lost(f"of {key} another sheet was played than was handed in: {truth.played.get(key)}")


def tells(sheet: str) -> list[str]:
    return [line.removeprefix(TELL) for line in sheet.split("\n") if line]


def check_letters(truth: Truth, book: Book, tried: set[str]) -> None:
    found = Counter(truth.letters)
    for text in book.letters:
        if found[text] != 1:
            raise Lost(f"letter {text!r} was sent once and is there {found[text]} times")
    for text, count in found.items():
        if text not in book.letters and (count > 1 or text not in tried):
            raise Lost(f"letter {text!r} is there {count} times, and nobody sent it")
