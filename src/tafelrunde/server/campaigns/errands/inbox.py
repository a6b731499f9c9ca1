"""What waits for the game masters: special orders, questions, letters, requests, each to be marked as done.

Marks are shared by all game masters, with name and time; which letters are unread is each one's own affair.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection

from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.orders.questions import open_questions
from tafelrunde.phoenix_desk.reports.special_orders import SpecialOrder, waiting_orders
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.boxes import Writer, need_still
from tafelrunde.server.campaigns.errands.ledger import ledger, month_of
from tafelrunde.server.campaigns.errands.questions import number_of
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Opened, Workbench
from tafelrunde.server.errors import Denied
from tafelrunde.store import letters
from tafelrunde.store.letters import MASTERS, LetterRecord, TaskRecord

MOST_LETTERS: Final = 100
EXCERPT: Final = 300
MARK_LENGTH: Final = 12
MONTHS_BACK: Final = 12
"""A campaign that moves in brings years of special orders along."""


class Task(msgspec.Struct, frozen=True):
    """Something for the game masters to do."""

    reference: str
    kind: Literal["special", "question", "letter", "request"]
    realm: int | None
    """From whom; None if nobody noted it."""
    month: int
    text: str
    """Of a letter, its beginning."""
    waits: bool = False
    """Of a special order: its sheet is not played yet, and may be taken back."""
    question: int = 0
    """By which number a question is answered."""
    letter: str = ""
    """By which key a letter is read."""
    done: bool = False
    by: str = ""
    """Who last marked it, and when."""
    at: float | None = None


class Inbox(msgspec.Struct, frozen=True):
    tasks: list[Task]
    undone: int


class OfMaster(msgspec.Struct, frozen=True):
    reader: Writer
    done: bool = False
    """Also what is done."""


def inbox(bench: Workbench, args: OfMaster) -> Inbox:
    opened = bench.opened

    def work(connection: Connection) -> list[Task]:
        return list(tasks(opened, connection, args.reader.member))

    found = bench.database.read(work)
    undone = [task for task in found if not task.done]
    return Inbox(found if args.done else undone, len(undone))


def tasks(opened: Opened, connection: Connection, member: int) -> Iterator[Task]:
    """All of them as they are marked."""
    campaign = opened.campaign
    marks = letters.tasks(connection, campaign.home.name)
    for task in (*specials(opened), *questions(campaign), *post(campaign, connection, member)):
        mark = marks.get(task.reference)
        yield task if mark is None else marked(task, mark)


def marked(task: Task, mark: TaskRecord) -> Task:
    return msgspec.structs.replace(task, done=mark.done, by=mark.name, at=mark.at)


def specials(opened: Opened) -> Iterator[Task]:
    """By month, realm and words: the same whether its sheet still waits or was played."""
    seen = Counter[str]()
    for realm, order in [*played(opened), *waiting(opened.campaign)]:
        words = hashlib.sha256(order.text.encode()).hexdigest()[:MARK_LENGTH]
        mark = f"special-{order.month}-{realm}-{words}"
        seen[mark] += 1
        yield Task(f"{mark}-{seen[mark]}", "special", realm, order.month, order.text, order.waits)


def played(opened: Opened) -> Iterator[tuple[int, SpecialOrder]]:
    """Of the last months: what nobody has marked for longer than that waits for nobody."""
    campaign = opened.campaign
    for one in ledger(opened).told:
        month = month_of(campaign.months.entries, one.entry)
        if month >= campaign.state.month - MONTHS_BACK:
            yield one.realm, SpecialOrder(month, campaign.names[one.realm], one.text, waits=False)


def waiting(campaign: Campaign) -> Iterator[tuple[int, SpecialOrder]]:
    for order in waiting_orders(campaign):
        yield campaign.names.index(order.realm), order


def questions(campaign: Campaign) -> Iterator[Task]:
    for one in open_questions(campaign):
        realm = number_of(campaign, one)
        yield Task(f"question-{one.number}", "question", realm, one.month, one.question, question=one.number)


def post(campaign: Campaign, connection: Connection, member: int) -> Iterator[Task]:
    """Requests until they are done, other letters until they are read."""
    name = campaign.home.name
    asked = letters.requests(connection, name, MOST_LETTERS)
    new = letters.unread(connection, name, MASTERS, member, MOST_LETTERS)
    for letter in asked:
        yield of_letter("request", letter)
    for letter in new:
        if letter.kind != "request":
            yield of_letter("letter", letter)


def of_letter(kind: Literal["letter", "request"], letter: LetterRecord) -> Task:
    realm = None if letter.sender == MASTERS else letter.sender
    return Task(f"letter-{letter.key}", kind, realm, letter.month, letter.text[:EXCERPT], letter=letter.key)


class MarkTask(msgspec.Struct, frozen=True):
    writer: Writer
    reference: str
    done: bool


def mark(bench: Workbench, args: MarkTask) -> Task:
    """Only what is there can be marked, so that nobody fills the store with marks."""
    opened, writer = bench.opened, args.writer

    def work(connection: Connection) -> Task:
        need_still(connection, bench, writer)
        found = {task.reference: task for task in tasks(opened, connection, writer.member)}
        if args.reference not in found:
            raise Denied("missing", "no-such-task")
        made = TaskRecord(bench.name, args.reference, args.done, writer.name, bench.now)
        letters.put_task(connection, made)
        bench.tell(Happening("house", masters=True, but=writer.member, detail="inbox"))
        return marked(found[args.reference], made)

    return bench.write(work)


ERRANDS = (
    Errand("inbox", inbox, OfMaster),
    Errand("inbox.mark", mark, MarkTask),
)
