"""What has been: the log in words, undone or played again from a point on, and who decided what."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tafelrunde.engine.contract import Lang
from tafelrunde.games.phoenix.moves.kinds import Change
from tafelrunde.phoenix_desk.answers.entries import (
    EntryKind,
    LogMonths,
    LogPage,
    Reader,
    Wanted,
    author,
    doings,
    log_months,
)
from tafelrunde.phoenix_desk.answers.second_time import (
    DifferenceReport,
    after_again,
    against_undone,
    amendment,
    undone,
)
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.history import begun_month, read_month, read_point
from tafelrunde.phoenix_desk.campaign.house import house_rules
from tafelrunde.phoenix_desk.campaign.memory import copied
from tafelrunde.phoenix_desk.months.loss import Loss, foreseen_loss
from tafelrunde.phoenix_desk.months.notes import Note, need_reason, notes_of, take_note
from tafelrunde.phoenix_desk.months.rollback import RolledBack, play_again, roll_back, rollbacks
from tafelrunde.phoenix_desk.review.audit import Audited, audit
from tafelrunde.phoenix_desk.review.spoken import spoken
from tafelrunde.server.campaigns.errand import Errand, NoArgs
from tafelrunde.server.campaigns.errands.course import (
    Course,
    Master,
    Reason,
    course_of,
    replaced,
    standing,
    tell_course,
)
from tafelrunde.server.campaigns.errands.rehearsals import RevisionText, held
from tafelrunde.server.campaigns.errands.returned import all_into_drafts
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.errors import Denied

PointText = Annotated[str, Meta(min_length=1, max_length=60)]
MonthText = Annotated[str, Meta(max_length=60)]


class Back(msgspec.Struct, frozen=True):
    to: PointText
    """A month (`5`, `Hel 1`), or `#120` for entry 120 as the last."""


class LossSeen(msgspec.Struct, frozen=True):
    loss: Loss
    last: int
    """The entry that the log ends with now, to be named by whoever decides on it."""


def preview(bench: Workbench, args: Back) -> LossSeen:
    campaign = bench.campaign
    return LossSeen(foreseen_loss(campaign, read_point(campaign, args.to)), len(campaign.table.entries))


class RollBack(Master, frozen=True):
    to: PointText
    reason: Reason
    last: int
    """The log's last entry, as whoever decides has seen it."""
    handed_in: bool = False
    """Sheets of the month that is played again count as handed in; else they are drafts."""


class Undone(msgspec.Struct, frozen=True):
    course: Course
    note: RolledBack
    waiting: tuple[int, ...]
    """Realms that have their sheets back."""


def need_last(campaign: Campaign, seen: int) -> None:
    """Nobody undoes what he has not seen."""
    last = len(campaign.table.entries)
    if last != seen:
        raise Denied("stale", "campaign-went-on", {"last": str(last)})


def undo(bench: Workbench, args: RollBack) -> Undone:
    with bench.changing() as campaign:
        need_last(campaign, args.last)
        lang = house_rules(bench.home).language
        reason = need_reason(args.reason)
        point = read_point(campaign, args.to)
        undone = roll_back(campaign, point, reason, lang, who=args.who, now=bench.now)
        after, waiting = undone.campaign, undone.given_back.waiting
        replaced(bench, after)
        if not args.handed_in:
            all_into_drafts(after, waiting)
        month = after.state.month
        bench.tell(Happening("rollback", realms=None, masters=True, but=args.by, month=month))
        for realm in waiting:
            bench.tell(Happening("sheet", (realm,), but=args.by, month=month, detail="returned"))
    return Undone(course_of(bench, after, args.lang), undone.note, waiting)


# -- once more -------------------------------------------------------------------------------------------


class PlayAgain(Master, frozen=True):
    month: MonthText
    reason: Reason
    last: int
    changes: tuple[Change, ...] = ()
    """Corrections that come first."""


class PlayedAgain(msgspec.Struct, frozen=True):
    note: RolledBack
    report: DifferenceReport
    last: int
    """The log's last entry: as it is in a preview, as it has become otherwise."""
    course: Course | None = None
    """None in a preview."""


def preview_again(bench: Workbench, args: PlayAgain) -> PlayedAgain:
    """On a copy; nothing has happened."""
    last = len(bench.campaign.table.entries)
    with changing(copied(bench.home)) as campaign:
        _after, note, report = once_more(campaign, args)
    return PlayedAgain(note, report, last)


def once_more(campaign: Campaign, args: PlayAgain) -> tuple[Campaign, RolledBack, DifferenceReport]:
    reason = need_reason(args.reason)
    amend = amendment(campaign, args.changes, reason)
    after, again = play_again(campaign, read_month(args.month), reason, amend)
    return after, again.note, after_again(campaign, after, again, args.lang)


def run_again(bench: Workbench, args: PlayAgain) -> PlayedAgain:
    """Everything since the beginning of a month with the same sheets, decisions and dice."""
    with bench.changing() as campaign:
        need_last(campaign, args.last)
        before = standing(campaign)
        after, note, report = once_more(campaign, args)
        count = len(after.table.entries) - note.entries
        take_note(
            bench.home, Note("played again", args.who, bench.now, note.entries, count, reason=note.reason)
        )
        replaced(bench, after)
        bench.tell(Happening("rollback", realms=None, masters=True, but=args.by, month=after.state.month))
        tell_course(bench, before, after, args.by)
    return PlayedAgain(note, report, len(after.table.entries), course_of(bench, after, args.lang))


class KeptLog(msgspec.Struct, frozen=True):
    number: int
    lang: Lang


def compare_undone(bench: Workbench, args: KeptLog) -> DifferenceReport:
    return against_undone(bench.campaign, args.number, args.lang)


# -- the log ---------------------------------------------------------------------------------------------


class ReadLog(msgspec.Struct, frozen=True):
    lang: Lang
    month: MonthText = ""
    """Empty: a search through all, the latest months first."""
    kind: EntryKind | Literal[""] = ""
    who: Annotated[str, Meta(max_length=100)] = ""
    text: Annotated[str, Meta(max_length=100)] = ""
    after: int = 0
    before: int = 0
    undone: int = 0
    """The number of a log that was kept; 0: the one that counts."""
    revision: RevisionText = ""
    """Of the rehearsal that is held: then with all that it has added."""


def log_of(bench: Workbench, args: ReadLog) -> Campaign:
    if args.revision:
        return held(bench, args.revision).campaign
    return undone(bench.campaign, args.undone)[0] if args.undone else bench.campaign


def read_log(bench: Workbench, args: ReadLog) -> LogPage:
    campaign = log_of(bench, args)
    wanted = Wanted(args.kind, args.who, args.text)
    reader = Reader(campaign, args.lang)
    if args.month:
        return reader.of_month(begun_month(campaign, args.month), wanted, args.after)
    return reader.search(wanted, args.before)


def see_months(bench: Workbench, _args: NoArgs) -> LogMonths:
    return log_months(bench.campaign)


# -- audit -------------------------------------------------------------------------------------------------


class AskAudit(msgspec.Struct, frozen=True):
    lang: Lang
    month: Annotated[str, Meta(max_length=60)] = ""


class Decision(msgspec.Struct, frozen=True):
    entry: int
    month: int
    kind: str
    reason: str
    said: str
    dice: Literal["", "typed", "kept"]
    changes: tuple[str, ...]
    by: str
    """Which game master put it into the log, as far as that is known."""


class AuditSeen(msgspec.Struct, frozen=True):
    decisions: tuple[Decision, ...]
    rollbacks: tuple[RolledBack, ...]
    notes: tuple[Note, ...]
    """Who published, discarded and rolled back, and when."""


def see_audit(bench: Workbench, args: AskAudit) -> AuditSeen:
    campaign = bench.campaign
    wanted = begun_month(campaign, args.month)
    notes = notes_of(bench.home)
    done = doings(notes)
    found = [
        decision(campaign, one, author(done, one.entry), args.lang)
        for one in audit(campaign)
        if wanted in (0, one.month)
    ]
    return AuditSeen(tuple(found), tuple(rollbacks(campaign)), tuple(notes))


def decision(campaign: Campaign, one: Audited, by: str, lang: Lang) -> Decision:
    changes = [str(spoken(change.path, change.before, change.after, lang)) for change in one.changes]
    said = campaign.game.format_move(one.move, lang)
    return Decision(one.entry, one.month, one.kind, one.reason, said, one.dice, tuple(changes), by)


ERRANDS = (
    Errand("rollback.preview", preview, Back, lane="long"),
    Errand("rollback", undo, RollBack, lane="long"),
    Errand("rerun.preview", preview_again, PlayAgain, lane="long"),
    Errand("rerun", run_again, PlayAgain, lane="long"),
    Errand("undone.compare", compare_undone, KeptLog, lane="long"),
    Errand("log", read_log, ReadLog, lane="long"),
    Errand("log.months", see_months),
    Errand("audit", see_audit, AskAudit, lane="long"),
)
