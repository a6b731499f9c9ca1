"""A campaign played once more, and what came out otherwise: in words, by realm and by fight."""

from __future__ import annotations

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.moves.kinds import Amend, Change
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.phoenix_desk.answers.readings import Otherwise, fights_told
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import mark_of
from tafelrunde.phoenix_desk.campaign.home import LOG, Paper
from tafelrunde.phoenix_desk.campaign.memory import copied
from tafelrunde.phoenix_desk.months.decided import correction
from tafelrunde.phoenix_desk.months.rollback import Again, rollbacks
from tafelrunde.phoenix_desk.months.rounds import LostOrder, lost_orders
from tafelrunde.phoenix_desk.review.by_realm import RealmTold, by_realm
from tafelrunde.phoenix_desk.review.comparison import changed
from tafelrunde.phoenix_desk.review.differences import differences
from tafelrunde.phoenix_desk.review.evaluations import every


class Skipped(msgspec.Struct, frozen=True):
    """An entry of the first time that was not possible any more."""

    entry: int
    said: str


class DifferenceReport(msgspec.Struct, frozen=True):
    """Two courses of one campaign; empty where both are the same."""

    month: int
    """Whose position is compared: the one that runs now, or the last that both have reached."""
    realms: tuple[RealmTold, ...]
    evaluations: tuple[Otherwise, ...]
    left_out: tuple[LostOrder, ...] = ()
    skipped: tuple[Skipped, ...] = ()


def amendment(campaign: Campaign, changes: tuple[Change, ...], reason: str) -> Amend | None:
    """What comes first when a month is played again; nothing without changes."""
    if not changes:
        return None
    return correction(campaign.game, changes, reason)


def after_again(before: Campaign, after: Campaign, again: Again, lang: Lang) -> DifferenceReport:
    """What playing a month once more has changed."""
    start = again.note.entries
    skipped = [
        Skipped(entry.n, before.game.format_move(entry.move, lang).splitlines()[0]) for entry in again.skipped
    ]
    return msgspec.structs.replace(
        between(before, after, before.state, after.state, start, lang),
        left_out=tuple(lost_orders(after, again.left_out, lang)),
        skipped=tuple(skipped),
    )


def between(
    before: Campaign, after: Campaign, was: State, now: State, start: int, lang: Lang, until: int = 0
) -> DifferenceReport:
    """Positions, and evaluations since an entry; those of months before `until`, if that is said."""
    both = [
        [one for one in every(course, start) if not until or one.month < until] for course in (before, after)
    ]
    return DifferenceReport(
        now.month,
        by_realm(differences(was, now), was, lang),
        fights_told(before, changed(both[0], both[1]), lang),
    )


# --- against what was undone -------------------------------------------------------------------------


def undone(campaign: Campaign, number: int) -> tuple[Campaign, int]:
    """The campaign as a log tells it that was kept beside, and how many entries both have."""
    notes = [note for note in rollbacks(campaign) if note.kept == f"campaign.{number}.jsonl"]
    data = campaign.home.read(Paper("kept log", number))
    if not notes or data is None:
        raise Complaint("no-kept-log", {"number": str(number)})
    copy = copied(campaign.home)
    copy.write(LOG, data)
    return Campaign.open(copy), notes[0].entries


def against_undone(campaign: Campaign, number: int, lang: Lang) -> DifferenceReport:
    """At the beginning of the last month that both have reached, if that lies behind the point."""
    before, start = undone(campaign, number)
    common = [month for month in campaign.months.entries if month in before.months.entries]
    month = max(common, default=1)
    was, now = mark_of(before, month), mark_of(campaign, month)
    if was.entries <= start or now.entries <= start:
        raise Complaint("not-played-again-yet", {"number": str(number)})
    return between(before, campaign, was.state, now.state, start, lang, month)
