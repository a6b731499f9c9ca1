"""What is asked of a campaign when a notice goes out: whether it still holds, and a realm's report."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection

from tafelrunde.engine.contract import Lang
from tafelrunde.phoenix_desk.campaign.clock import read_clock, round_of
from tafelrunde.phoenix_desk.handouts.documents import report_file
from tafelrunde.phoenix_desk.handouts.public import closed
from tafelrunde.phoenix_desk.months.runner import missing
from tafelrunde.phoenix_desk.orders.questions import open_questions
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.ledger import ledger
from tafelrunde.server.campaigns.errands.summary import clock_seen
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.notices.campaign_notices import CampaignMessage, Prospect, ReportMail, may_hear
from tafelrunde.store import letters, members

LARGEST_REPORT: Final = 3_000_000
"""Bytes: encoded for a mail they are a third more, and many servers take no mail of more than 10 MB."""


class Going(msgspec.Struct, frozen=True):
    """A notice on its way to a member."""

    member: int
    message: CampaignMessage


def prospect(bench: Workbench, args: Going) -> Prospect:
    message, campaign = args.message, bench.campaign
    if not HOLDS[message.about](bench, args):
        return Prospect(holds=False)
    clock = clock_seen(campaign, read_clock(bench.home, campaign.state), bench.now)
    is_realm = message.realm is not None and message.realm < len(campaign.names)
    name = campaign.names[message.realm] if is_realm and message.realm is not None else ""
    return Prospect(realm=name, until=clock.until)


def is_open(bench: Workbench, args: Going) -> bool:
    """The round; whose sheet came back with a rollback hears of it too."""
    return args.message.round == round_of(bench.campaign.state) and not bench.campaign.is_over


def is_awaited(bench: Workbench, args: Going) -> bool:
    """The round is still open, and the realm has not handed in its sheet."""
    return is_open(bench, args) and args.message.realm in missing(bench.campaign, {})


def holds_on(bench: Workbench, args: Going) -> bool:
    """What was undone stays undone."""
    return True


def is_published(bench: Workbench, args: Going) -> bool:
    return args.message.month <= closed(bench.campaign)


def is_unread(bench: Workbench, args: Going) -> bool:
    """A letter to the member's realm that he has not read; an offer that nobody has answered, or its end."""
    return bench.database.read(lambda connection: waits(connection, bench.name, args))


def waits(connection: Connection, campaign: str, args: Going) -> bool:
    letter = letters.letter(connection, campaign, args.message.detail)
    if letter is None:
        return False
    box = letters.MASTERS if args.message.realm is None else args.message.realm
    is_mine = box in letters.recipients(connection, [letter])[letter.id]
    if args.message.sentence == "offer-settled":
        return is_mine or box == letter.sender
    is_read = letter.outcome is not None or letters.read_by(connection, args.member, [letter])
    return is_mine and not is_read


def is_asked(bench: Workbench, args: Going) -> bool:
    """Nobody has answered yet."""
    return any(one.number == args.message.n for one in open_questions(bench.campaign))


def is_answered(bench: Workbench, args: Going) -> bool:
    """The answer stands in the log, and was not rolled back."""
    return args.message.n <= len(ledger(bench.opened).answers)


def is_ordered(bench: Workbench, args: Going) -> bool:
    """The realm has not taken its sheet back."""
    campaign, message = bench.campaign, args.message
    return message.month != campaign.state.month or message.n not in missing(campaign, {})


HOLDS: Final[dict[str, Callable[[Workbench, Going], bool]]] = {
    "round": is_open,
    "turn": is_awaited,
    "deadline": is_awaited,
    "returned": is_awaited,
    "report": is_published,
    "rollback": holds_on,
    "letter": is_unread,
    "offer": is_unread,
    "answer": is_answered,
    "question": is_asked,
    "special": is_ordered,
}


# -- a realm's report by mail ----------------------------------------------------------------------------


class Enclosed(msgspec.Struct, frozen=True):
    report: ReportMail | None = None


def enclose(bench: Workbench, args: Going) -> Enclosed:
    """For whoever may read what this realm knows, at this moment; a report that is too long stays here."""
    realm, message = args.message.realm, args.message
    if realm is None or not may_read(bench, args.member, realm) or not is_published(bench, args):
        return Enclosed()
    html, text = (reported(bench, realm, message.month, form, message.lang) for form in ("html", "text"))
    return Enclosed(ReportMail(html, text) if len(html.encode()) <= LARGEST_REPORT else None)


def may_read(bench: Workbench, member: int, realm: int) -> bool:
    people = bench.database.read(lambda connection: members.members(connection, bench.name))
    return any(
        one.id == member and one.role == "realm" and one.realm == realm and may_hear(one, "report", bench.now)
        for one in people
    )


def reported(bench: Workbench, realm: int, month: int, form: str, lang: Lang) -> str:
    return report_file(bench.campaign, realm, month, "html" if form == "html" else "text", lang).decode()


ERRANDS = (
    Errand("notices.prospect", prospect, Going),
    Errand("notices.report", enclose, Going, lane="long"),
)
