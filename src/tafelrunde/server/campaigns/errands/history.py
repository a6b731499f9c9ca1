"""What has been: undone back to a point, after a look at what that takes away; and who decided what."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tafelrunde.engine.contract import Lang
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import begun_month, read_point
from tafelrunde.phoenix_desk.campaign.house import house_rules
from tafelrunde.phoenix_desk.months.loss import Loss, foreseen_loss
from tafelrunde.phoenix_desk.months.notes import Note, need_reason, notes_of
from tafelrunde.phoenix_desk.months.rollback import RolledBack, roll_back, rollbacks
from tafelrunde.phoenix_desk.review.audit import Audited, audit
from tafelrunde.phoenix_desk.review.spoken import spoken
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.course import Course, Master, Reason, course_of, replaced
from tafelrunde.server.campaigns.errands.returned import all_into_drafts
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.errors import Denied

PointText = Annotated[str, Meta(min_length=1, max_length=60)]


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


def undo(bench: Workbench, args: RollBack) -> Undone:
    with bench.changing() as campaign:
        last, lang = len(campaign.table.entries), house_rules(bench.home).language
        if last != args.last:
            raise Denied("stale", "campaign-went-on", {"last": str(last)})
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


class AuditSeen(msgspec.Struct, frozen=True):
    decisions: tuple[Decision, ...]
    rollbacks: tuple[RolledBack, ...]
    notes: tuple[Note, ...]
    """Who published, discarded and rolled back, and when."""


def see_audit(bench: Workbench, args: AskAudit) -> AuditSeen:
    campaign = bench.campaign
    wanted = begun_month(campaign, args.month)
    found = [decision(campaign, one, args.lang) for one in audit(campaign) if wanted in (0, one.month)]
    return AuditSeen(tuple(found), tuple(rollbacks(campaign)), tuple(notes_of(bench.home)))


def decision(campaign: Campaign, one: Audited, lang: Lang) -> Decision:
    changes = [str(spoken(change.path, change.before, change.after, lang)) for change in one.changes]
    said = campaign.game.format_move(one.move, lang)
    return Decision(one.entry, one.month, one.kind, one.reason, said, one.dice, tuple(changes))


ERRANDS = (
    Errand("rollback.preview", preview, Back, lane="long"),
    Errand("rollback", undo, RollBack, lane="long"),
    Errand("audit", see_audit, AskAudit, lane="long"),
)
