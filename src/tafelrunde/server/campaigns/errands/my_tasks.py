"""What waits for a realm: its sheet, offers to answer, letters, answers to questions, failed orders."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection

from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.clock import read_clock
from tafelrunde.phoenix_desk.orders.addressed import addressed
from tafelrunde.phoenix_desk.orders.drafts import draft_text, has_draft
from tafelrunde.phoenix_desk.orders.revisions import Round, round_of
from tafelrunde.phoenix_desk.reports import last_closed, month_of
from tafelrunde.phoenix_desk.reports.build import failures
from tafelrunde.phoenix_desk.reports.outlook import Look
from tafelrunde.phoenix_desk.reports.report import Failure
from tafelrunde.phoenix_desk.reports.sentences import Teller
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.boxes import Letter, Letters, Writer, now_in, shown
from tafelrunde.server.campaigns.errands.drafts import kept_draft, need_realm
from tafelrunde.server.campaigns.errands.questions import Answered, answers_seen
from tafelrunde.server.campaigns.errands.summary import clock_seen
from tafelrunde.server.campaigns.workbench import Opened, Workbench
from tafelrunde.store import letters

MOST_LETTERS: Final = 20


class SheetDue(msgspec.Struct, frozen=True):
    """Where the realm stands with its sheet of this round."""

    round: Round
    due: bool
    """It is waited for."""
    handed_in: bool
    changed: bool
    """The draft says something else than the sheet that waits."""
    revision: int
    """Of the draft; 0: nobody has written anything yet."""
    until: float | None
    """When the time is over; None if it is not limited."""


class Failed(msgspec.Struct, frozen=True):
    month: int
    orders: tuple[Failure, ...]


class MyTasks(msgspec.Struct, frozen=True):
    sheet: SheetDue
    offers: list[Letter]
    """Which the realm may accept or decline."""
    letters: Letters
    """Unread by whoever asks."""
    answers: list[Answered]
    """To questions about the rules, of this month and the one before."""
    failed: Failed
    """Of the last month that is over."""


class OfReader(msgspec.Struct, frozen=True):
    reader: Writer


def my_tasks(bench: Workbench, args: OfReader) -> MyTasks:
    opened, reader = bench.opened, args.reader
    campaign = opened.campaign
    need_realm(campaign, reader.box)
    offers, unread = bench.database.read(
        lambda connection: correspondence(connection, bench.name, campaign, reader)
    )
    recent = [one for one in answers_seen(opened) if one.month >= campaign.state.month - 1]
    return MyTasks(sheet_due(bench, campaign, reader.box), offers, unread, recent, failed(opened, reader.box))


def correspondence(
    connection: Connection, name: str, campaign: Campaign, reader: Writer
) -> tuple[list[Letter], Letters]:
    now, box, member = now_in(campaign), reader.box, reader.member
    waiting = letters.open_offers(connection, name, box, now.month, now.rollbacks)
    found = letters.unread(connection, name, box, member, MOST_LETTERS)
    count = letters.count_unread(connection, name, box, member)
    new = Letters(shown(connection, reader, now, found), count, count > len(found))
    return shown(connection, reader, now, waiting), new


def sheet_due(bench: Workbench, campaign: Campaign, realm: int) -> SheetDue:
    newest, waits = kept_draft(campaign, realm).newest, has_draft(campaign, realm)
    sheet, draft = draft_text(campaign, realm).strip(), addressed(newest.text).strip()
    return SheetDue(
        round_of(campaign.state),
        not waits and realm in campaign.game.to_act(campaign.state),
        waits,
        waits and newest.number > 0 and sheet != draft,
        newest.number,
        clock_seen(campaign, read_clock(bench.home, campaign.state), bench.now).until,
    )


def failed(opened: Opened, realm: int) -> Failed:
    """As the realm's own report tells it; worked out once for each month that is over."""
    campaign = opened.campaign
    month = last_closed(campaign.state)
    if month not in campaign.months:
        return Failed(month, ())
    place = f"failed/{realm}", (month, len(campaign.table.entries))
    kept: tuple[tuple[int, int], Failed] | None = opened.kept.get(place[0])
    if kept is None or kept[0] != place[1]:
        kept = opened.kept[place[0]] = place[1], Failed(month, failures_of(campaign, realm, month))
    return kept[1]


def failures_of(campaign: Campaign, realm: int, month: int) -> tuple[Failure, ...]:
    seen = month_of(campaign, realm, month)
    look = Look(seen.after)
    teller = Teller(campaign.game, look.names, seen.after.owners)
    return failures(seen.diaries.get(realm, ()), teller)


ERRANDS = (Errand("tasks", my_tasks, OfReader),)
