"""What a game master sees of a rehearsal: what happened phase by phase, where it stopped, who did what."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.state.state import DICE
from tafelrunde.games.phoenix.told.minutes import Thrown
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.foresight.opponents import Conflict
from tafelrunde.phoenix_desk.foresight.turn_phases import Stage
from tafelrunde.phoenix_desk.months.rounds import LostOrder, lost_orders
from tafelrunde.phoenix_desk.orders.drafts import file_name
from tafelrunde.phoenix_desk.protocol.whole import in_words
from tafelrunde.phoenix_desk.rehearsal.acts import AnyAct
from tafelrunde.phoenix_desk.rehearsal.rehearsal import Rehearsal
from tafelrunde.phoenix_desk.rehearsal.script import Acted, Script
from tafelrunde.phoenix_desk.rehearsal.stops import Kind, stop_of
from tafelrunde.phoenix_desk.reports.gathering import gather
from tafelrunde.phoenix_desk.reports.sentences import Teller
from tafelrunde.phoenix_desk.review.differences import differences
from tafelrunde.phoenix_desk.review.spoken import spoken


class Dice(msgspec.Struct, frozen=True):
    """Dice of one kind that are to be rolled, and what for."""

    what: str
    where: str
    faces: int
    count: int


class Stopped(msgspec.Struct, frozen=True):
    """Why the rehearsal does not go on by itself, and what it needs."""

    kind: Kind
    month: int
    realm: int
    """Whose turn it is; -1 outside of turns."""
    phase: int
    wanted: str = ""
    """What is to be rolled or drawn, and how it is typed in."""
    dice: tuple[Dice, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    """Who stands against whom, with odds where they can be counted."""
    late: tuple[int, ...] = ()
    """Realms that are waited for."""
    overtaken: tuple[LostOrder, ...] = ()
    """Orders for which a sheet cannot be played as it is."""


class Phase(msgspec.Struct, frozen=True):
    month: int
    realm: int
    phase: int
    happened: tuple[str, ...]


class PhaseSeen(msgspec.Struct, frozen=True):
    phase: Phase
    changed: tuple[str, ...]
    """Every value that is another one afterwards."""


class ActTold(msgspec.Struct, frozen=True):
    who: str
    at: float
    act: AnyAct


class Account(msgspec.Struct, frozen=True):
    revision: str
    """To be named by whoever goes on, publishes or discards."""
    who: str
    at: float
    month: int
    acts: tuple[ActTold, ...]
    moved_on: bool
    """The campaign has gone on or back meanwhile: nothing is left but to discard this."""
    entries: int = 0
    """What would be published."""
    rolls: int = 0
    stop: Stopped | None = None
    phases: tuple[Phase, ...] = ()
    passed: int = 0
    """How many phases there are in all."""
    left_out: tuple[LostOrder, ...] = ()
    returned: tuple[int, ...] = ()
    """Realms that get their sheets back."""
    overtaken: tuple[str, ...] = ()
    """Realms whose sheet is another one since: it cannot be published."""


def brief_of(script: Script, *, moved_on: bool) -> Account:
    """What the script alone tells."""
    acts = tuple([told(acted) for acted in script.acts])
    return Account(script.revision, script.who, script.at, script.month, acts, moved_on)


def told(acted: Acted) -> ActTold:
    return ActTold(acted.who, acted.at, acted.act)


def account_of(script: Script, rehearsal: Rehearsal, lang: Lang, since: int = 0) -> Account:
    """With all phases after so many, which whoever asks has read already."""
    campaign = rehearsal.campaign
    stages = rehearsal.stages
    return msgspec.structs.replace(
        brief_of(script, moved_on=False),
        entries=rehearsal.entries,
        rolls=rehearsal.rolls,
        stop=stopped(rehearsal, lang),
        phases=tuple([phase_told(campaign, stage, lang) for stage in stages[since:]]),
        passed=len(stages),
        left_out=tuple(lost_orders(campaign, rehearsal.runner.left_out, lang)),
        returned=rehearsal.returned,
        overtaken=overtaken(rehearsal),
    )


def overtaken(rehearsal: Rehearsal) -> tuple[str, ...]:
    names = rehearsal.campaign.names
    of_file = {file_name(names, realm): name for realm, name in enumerate(names)}
    return tuple([of_file.get(paper.name, paper.name) for paper in rehearsal.sheets_overtaken()])


def stopped(rehearsal: Rehearsal, lang: Lang) -> Stopped:
    stop, state, campaign = stop_of(rehearsal), rehearsal.state, rehearsal.campaign
    return Stopped(
        stop.kind,
        stop.month,
        stop.realm,
        stop.phase,
        "" if stop.wanted is None else stop.wanted.said(lang),
        tuple([Dice(*asked) for asked in state.asked]) if state.step == DICE else (),
        stop.conflicts,
        tuple([seat for seat in stop.missing if 0 <= seat < len(campaign.names)]),
        tuple(lost_orders(campaign, stop.overtaken, lang)),
    )


def phase_told(campaign: Campaign, stage: Stage, lang: Lang) -> Phase:
    return Phase(stage.month, stage.realm, stage.phase, tuple(happened(campaign, stage, lang)))


def phase_seen(rehearsal: Rehearsal, place: int, lang: Lang) -> PhaseSeen:
    """One of the phases that are over; to compare whole positions takes a moment for each."""
    phases = list(rehearsal.phases())
    if not 0 <= place < len(phases):
        raise Complaint("phase-not-over", {"count": len(phases)})
    before, stage = phases[place]
    changed = [spoken(one.path, one.before, one.after, lang) for one in differences(before, stage.state)]
    return PhaseSeen(phase_told(rehearsal.campaign, stage, lang), tuple(map(str, changed)))


def happened(campaign: Campaign, stage: Stage, lang: Lang) -> list[str]:
    """The news of a phase, then its evaluations line by line."""
    teller = Teller(campaign.game, campaign.names)
    news = gather("event", [teller.event(event) for event in stage.news], teller)
    worked: Sequence[list[str]] = [
        in_words(minute, campaign.names, lang) for minute in stage.minutes if not isinstance(minute, Thrown)
    ]
    return [*[line.said.said(lang) for line in news], *[line for lines in worked for line in lines]]
