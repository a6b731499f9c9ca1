"""The game masters' rehearsal: begun, looked at, gone on with by any of them, published or discarded.

Its acts stand in a paper of the campaign; this process only remembers the last rehearsals so that they need
not be played again for each look (`script.Cast`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.house import house_rules
from tafelrunde.phoenix_desk.handouts.documents import ReportForm, report_file
from tafelrunde.phoenix_desk.months.deadline import players_of
from tafelrunde.phoenix_desk.months.notes import Note
from tafelrunde.phoenix_desk.months.runner import missing
from tafelrunde.phoenix_desk.orders.drafts import file_name
from tafelrunde.phoenix_desk.rehearsal import script as scripts
from tafelrunde.phoenix_desk.rehearsal.account import Account, PhaseSeen, account_of, brief_of, phase_seen
from tafelrunde.phoenix_desk.rehearsal.acts import AnyAct
from tafelrunde.phoenix_desk.rehearsal.forecast import ConflictSeen, conflicts_seen
from tafelrunde.phoenix_desk.rehearsal.rehearsal import Rehearsal
from tafelrunde.phoenix_desk.rehearsal.script import Cast, Script, need_script
from tafelrunde.phoenix_desk.rehearsal.sight import Sight, sight, view_after
from tafelrunde.server.campaigns.errand import Errand, NoArgs
from tafelrunde.server.campaigns.errands.course import (
    Course,
    Master,
    course_of,
    replaced,
    standing,
    tell_course,
)
from tafelrunde.server.campaigns.errands.drafts import need_realm
from tafelrunde.server.campaigns.errands.returned import into_draft
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.errors import Denied

CODES: Final = {
    "no-rehearsal": "missing",
    "rehearsal-open": "state",
    "rehearsal-went-on": "stale",
    "campaign-moved-on": "stale",
    "sheet-changed-meanwhile": "stale",
    "nothing-to-publish": "state",
    "nothing-to-roll": "state",
    "nothing-overtaken": "state",
    "no-sheet-to-return": "state",
    "no-step-back": "state",
    "phase-not-over": "missing",
}
CAST: Final = Cast()
PhaseCount = Annotated[int, Meta(ge=0)]
RevisionText = Annotated[str, Meta(max_length=40)]


def held(bench: Workbench, revision: str) -> Rehearsal:
    """The one that is open, as whoever asks has seen it last."""
    with coded():
        return CAST.rehearsal(bench.home, need_script(bench.home, revision))


@contextmanager
def coded() -> Iterator[None]:
    """What hinders a rehearsal, for programs too."""
    try:
        yield
    except Complaint as complaint:
        if complaint.message not in CODES:
            raise
        raise Denied(CODES[complaint.message], complaint) from None


def tell_masters(bench: Workbench, month: int, by: int, detail: str) -> None:
    bench.tell(Happening("rehearsal", masters=True, but=by, month=month, detail=detail))


# -- looking ---------------------------------------------------------------------------------------------


class Look(msgspec.Struct, frozen=True):
    lang: Lang
    since: Annotated[int, Meta(ge=0)] = 0
    """Phases that whoever asks has read already."""


def look(bench: Workbench, args: Look) -> Account:
    with coded():
        return seen(bench, need_script(bench.home), args.lang, args.since)


def seen(bench: Workbench, script: Script, lang: Lang, since: int = 0) -> Account:
    if scripts.has_moved(bench.home, script):
        CAST.forget(bench.home)
        return brief_of(script, moved_on=True)
    return account_of(script, CAST.rehearsal(bench.home, script), lang, since)


class LookAtPhase(msgspec.Struct, frozen=True):
    place: int
    """Among the phases that are over, from 0."""
    lang: Lang
    since: PhaseCount | None = None
    """The position is told as what differs from that after so many phases; not at all if none is known."""


def look_at_phase(bench: Workbench, args: LookAtPhase) -> PhaseSeen:
    with coded():
        rehearsal = CAST.rehearsal(bench.home, need_script(bench.home))
        return phase_seen(rehearsal, args.place, args.lang, args.since)


def view_at_first(bench: Workbench, _args: NoArgs) -> PhoenixView:
    """The position from which it began, whole."""
    with coded():
        return view_after(CAST.rehearsal(bench.home, need_script(bench.home)), 0)


class LookNow(msgspec.Struct, frozen=True):
    since: PhaseCount = 0


def sight_now(bench: Workbench, args: LookNow) -> Sight:
    """Where it stopped, as what differs from the position after so many phases."""
    with coded():
        rehearsal = CAST.rehearsal(bench.home, need_script(bench.home))
        return sight(view_after(rehearsal, args.since), view_after(rehearsal, None))


class LookForConflicts(msgspec.Struct, frozen=True):
    lang: Lang
    ahead: bool = False
    """Also those that are to come, which takes as long as the month."""


def conflicts(bench: Workbench, args: LookForConflicts) -> tuple[ConflictSeen, ...]:
    with coded():
        rehearsal = CAST.rehearsal(bench.home, need_script(bench.home))
        return tuple(conflicts_seen(rehearsal, args.lang, ahead=args.ahead))


class Preview(msgspec.Struct, frozen=True):
    realm: int
    form: ReportForm
    lang: Lang


def preview(bench: Workbench, args: Preview) -> bytes:
    """What a realm will read if this is published."""
    need_realm(bench.campaign, args.realm)
    with coded():
        rehearsal = CAST.rehearsal(bench.home, need_script(bench.home))
    return report_file(rehearsal.campaign, args.realm, rehearsal.start.month, args.form, args.lang)


# -- going on --------------------------------------------------------------------------------------------


class Begin(Master, frozen=True):
    leave_out: bool = False
    """Orders that something has overtaken are left out; else it stops at such a sheet."""
    stand_ins: bool = False
    """Bots play for those who are late, as the house rules have it."""


def begin(bench: Workbench, args: Begin) -> Account:
    with coded(), bench.noting() as campaign:
        bots = bots_for(bench, campaign, stand_ins=args.stand_ins)
        script = scripts.begin(bench.home, campaign, args.who, bench.now, bots, leave_out=args.leave_out)
        tell_masters(bench, campaign.state.month, args.by, "begun")
    return seen(bench, script, args.lang)


def bots_for(bench: Workbench, campaign: Campaign, *, stand_ins: bool) -> dict[int, str]:
    rules = house_rules(bench.home)
    if not stand_ins:
        return rules.bots
    late = missing(campaign, players_of(campaign, rules.bots))
    return {**rules.bots, **{realm: bot for realm, bot in rules.stand_ins.items() if realm in late}}


class Perform(Master, frozen=True):
    revision: RevisionText
    """Of the rehearsal, as whoever acts has seen it."""
    act: AnyAct
    since: Annotated[int, Meta(ge=0)] = 0


def perform(bench: Workbench, args: Perform) -> Account:
    with coded(), bench.noting() as campaign:
        script = need_script(bench.home, args.revision)
        rehearsal = CAST.rehearsal(bench.home, script)
        longer = scripts.act(bench.home, rehearsal, script, args.act, args.who, bench.now)
        CAST.acted(bench.home, longer)
        tell_masters(bench, campaign.state.month, args.by, longer.revision)
    return seen(bench, longer, args.lang, args.since)


# -- the end ---------------------------------------------------------------------------------------------


class Finish(Master, frozen=True):
    revision: RevisionText


def publish(bench: Workbench, args: Finish) -> Course:
    """Exactly what was rehearsed, all or nothing; realms hear of it, and returned sheets are drafts again."""
    with coded(), bench.changing() as campaign:
        before = standing(campaign)
        script = need_script(bench.home, args.revision)
        rehearsal = CAST.rehearsal(bench.home, script)
        CAST.forget(bench.home)  # whatever becomes of this, it is no copy any more
        returned = rehearsal.returned
        texts = {realm: script.sheets.get(file_name(campaign.names, realm), b"") for realm in returned}
        after = scripts.publish(bench.home, rehearsal, args.who, bench.now)
        replaced(bench, after)
        for realm, text in texts.items():
            into_draft(after, realm, text)
            bench.tell(Happening("sheet", (realm,), but=args.by, month=before.month, detail="returned"))
        tell_masters(bench, before.month, args.by, "published")
        tell_course(bench, before, after, args.by)
    return course_of(bench, after, args.lang)


def discard(bench: Workbench, args: Finish) -> Note:
    with coded(), bench.noting() as campaign:
        script = need_script(bench.home, args.revision)
        note = scripts.discard(bench.home, script, args.who, bench.now)
        tell_masters(bench, campaign.state.month, args.by, "discarded")
    CAST.forget(bench.home)
    return note


ERRANDS = (
    Errand("rehearsal.look", look, Look, lane="long"),
    Errand("rehearsal.phase", look_at_phase, LookAtPhase, lane="long"),
    Errand("rehearsal.view", view_at_first, lane="long"),
    Errand("rehearsal.sight", sight_now, LookNow, lane="long"),
    Errand("rehearsal.conflicts", conflicts, LookForConflicts, lane="long"),
    Errand("rehearsal.preview", preview, Preview, lane="long"),
    Errand("rehearsal.begin", begin, Begin, lane="long"),
    Errand("rehearsal.act", perform, Perform, lane="long"),
    Errand("rehearsal.publish", publish, Finish, lane="long"),
    Errand("rehearsal.discard", discard, Finish, lane="long"),
)
