"""What waits for the game masters, each to be marked as done: special orders, sheets that something has
overtaken, questions, letters, requests.

Marks are shared by all game masters, with name and time; which letters are unread is each one's own affair.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection

from tafelrunde.engine.contract import Lang
from tafelrunde.games.phoenix.play.legal import phases_now
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.months.rounds import LostOrder, lost_orders
from tafelrunde.phoenix_desk.months.runner import LeftOut
from tafelrunde.phoenix_desk.orders.drafts import draft_text, read_draft, waiting_drafts
from tafelrunde.phoenix_desk.orders.questions import open_questions
from tafelrunde.phoenix_desk.orders.sheet_check import trimmed
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
    kind: Literal["special", "sheet", "question", "letter", "request"]
    realm: int | None
    """From whom; None if nobody noted it."""
    month: int
    text: str
    """Of a letter, its beginning; of a sheet, the orders that cannot be played any more, and why."""
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
    lang: Lang
    done: bool = False
    """Also what is done."""


def inbox(bench: Workbench, args: OfMaster) -> Inbox:
    opened = bench.opened

    def work(connection: Connection) -> list[Task]:
        return list(tasks(opened, connection, args.reader.member, args.lang))

    found = bench.database.read(work)
    undone = [task for task in found if not task.done]
    return Inbox(found if args.done else undone, len(undone))


def tasks(opened: Opened, connection: Connection, member: int, lang: Lang) -> Iterator[Task]:
    """All of them as they are marked."""
    campaign = opened.campaign
    marks = letters.tasks(connection, campaign.home.name)
    found = (*specials(opened), *overtaken(opened, lang), *questions(campaign))
    for task in (*found, *post(campaign, connection, member)):
        mark = marks.get(task.reference)
        yield task if mark is None else marked(task, mark)


def marked(task: Task, mark: TaskRecord) -> Task:
    return msgspec.structs.replace(task, done=mark.done, by=mark.name, at=mark.at)


def specials(opened: Opened) -> Iterator[Task]:
    """By month, realm and words: the same whether its sheet still waits or was played."""
    seen = Counter[str]()
    for realm, order in [*played(opened), *waiting(opened.campaign)]:
        mark = f"special-{order.month}-{realm}-{fingerprint(order.text)}"
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


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:MARK_LENGTH]


def overtaken(opened: Opened, lang: Lang) -> Iterator[Task]:
    """Sheets that wait and could not be played as they are; each is tried once until something changes."""
    campaign = opened.campaign
    known: dict[int, tuple[str, list[LostOrder]]] = opened.kept.setdefault(f"overtaken/{lang}", {})
    for realm in waiting_drafts(campaign):
        text = draft_text(campaign, realm)
        if known.get(realm, ("",))[0] != text:
            known[realm] = text, lost_of(campaign, realm, lang)
        lost, month = known[realm][1], campaign.state.month
        if lost:
            why = "\n".join([f"{one.order}: {one.said}" for one in lost])
            yield Task(f"sheet-{month}-{realm}-{fingerprint(text)}", "sheet", realm, month, why, waits=True)


def lost_of(campaign: Campaign, realm: int, lang: Lang) -> list[LostOrder]:
    """As the runner would leave them out; whose turn has not come is tried with the muster alone."""
    state = campaign.state
    orders, phases = read_draft(campaign, realm).orders, phases_now(state)
    lost = trimmed(state, realm, orders, phases)[1] if realm in campaign.game.to_act(state) else []
    return lost_orders(campaign, [LeftOut(realm, *one) for one in lost], lang)


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
    lang: Lang
    reference: str
    done: bool


def mark(bench: Workbench, args: MarkTask) -> Task:
    """Only what is there can be marked, so that nobody fills the store with marks."""
    opened, writer = bench.opened, args.writer

    def work(connection: Connection) -> Task:
        need_still(connection, bench, writer)
        found = {task.reference: task for task in tasks(opened, connection, writer.member, args.lang)}
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
