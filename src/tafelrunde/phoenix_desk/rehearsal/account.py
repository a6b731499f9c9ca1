"""What a game master sees of a rehearsal: what happened phase by phase, where it stopped, who did what."""

from __future__ import annotations

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.play.occasion import occasion
from tafelrunde.games.phoenix.state.agenda import Cast
from tafelrunde.games.phoenix.state.state import DICE
from tafelrunde.games.phoenix.state.throws import lowest
from tafelrunde.games.phoenix.told.minutes import Thrown
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.foresight.opponents import Conflict
from tafelrunde.phoenix_desk.foresight.turn_phases import Stage
from tafelrunde.phoenix_desk.months.rounds import LostOrder, lost_orders
from tafelrunde.phoenix_desk.orders.drafts import file_name
from tafelrunde.phoenix_desk.protocol.whole import in_words
from tafelrunde.phoenix_desk.rehearsal.acts import AnyAct
from tafelrunde.phoenix_desk.rehearsal.forecast import term, worded
from tafelrunde.phoenix_desk.rehearsal.rehearsal import Fallen, Rehearsal
from tafelrunde.phoenix_desk.rehearsal.script import Acted, Script
from tafelrunde.phoenix_desk.rehearsal.sight import (
    Sight,
    fields_concerned,
    seen,
    sight,
    state_after,
    view_after,
)
from tafelrunde.phoenix_desk.rehearsal.stops import Kind, stop_of
from tafelrunde.phoenix_desk.reports.gathering import gather
from tafelrunde.phoenix_desk.reports.sentences import Teller
from tafelrunde.phoenix_desk.review.differences import differences
from tafelrunde.phoenix_desk.review.evaluations import fields_of
from tafelrunde.phoenix_desk.review.spoken import spoken


class Dice(msgspec.Struct, frozen=True):
    """Dice of one kind that are to be rolled, and what for."""

    what: str
    where: str
    faces: int
    count: int
    lowest: int = 1
    """What the lowest face shows."""
    said: str = ""
    """What for, in words."""


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
    occasion: str = ""
    """What drawn dice belong to (decision 20): whenever it is rolled for, they are the same."""


class Phase(msgspec.Struct, frozen=True):
    month: int
    realm: int
    phase: int
    happened: tuple[str, ...]
    """The news."""
    worked: tuple[tuple[str, ...], ...] = ()
    """Evaluations, each line by line."""


class PhaseSeen(msgspec.Struct, frozen=True):
    phase: Phase
    changed: tuple[str, ...]
    """Every value that is another one afterwards."""
    fields: tuple[str, ...] = ()
    """Where something happened."""
    sight: Sight | None = None
    """The position after it, if whoever asks has said which one is known."""


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
    chance: str = ""
    """Where dice come from: `seeded`, `fair` or `typed`."""
    commitment: str = ""
    """To the secret of fair dice, made when the campaign was founded."""
    fallen: tuple[Fallen, ...] = ()
    """What was rolled last."""
    can_step_back: bool = False


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
        chance=campaign.header.chance.kind,
        commitment=campaign.header.chance.commitment or "",
        fallen=tuple([msgspec.structs.replace(one, what=term(one.what, lang)) for one in rehearsal.fallen]),
        can_step_back=bool(rehearsal.past),
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
        tuple([dice_said(asked, lang) for asked in state.asked]) if state.step == DICE else (),
        tuple([worded(one, lang) for one in stop.conflicts]),
        tuple([seat for seat in stop.missing if 0 <= seat < len(campaign.names)]),
        tuple(lost_orders(campaign, stop.overtaken, lang)),
        occasion(state) if stop.kind in ("dice", "draw") else "",
    )


def dice_said(asked: Cast, lang: Lang) -> Dice:
    return Dice(*asked, lowest(asked.faces), term(asked.what, lang))


def phase_told(campaign: Campaign, stage: Stage, lang: Lang) -> Phase:
    told = tuple(news_of(campaign, stage, lang)), tuple(map(tuple, worked_in(campaign, stage, lang)))
    return Phase(stage.month, stage.realm, stage.phase, *told)


def phase_seen(rehearsal: Rehearsal, place: int, lang: Lang, since: int | None = None) -> PhaseSeen:
    """One of the phases that are over, for somebody who knows the position after so many of them."""
    stages = rehearsal.stages
    if not 0 <= place < len(stages):
        raise Complaint("phase-not-over", {"count": len(stages)})
    before, stage = state_after(rehearsal, place), stages[place]
    found = differences(before, stage.state)
    worked = [field for minute in stage.minutes for field in fields_of(minute) if field]
    known = None if since is None else view_after(rehearsal, since)
    return PhaseSeen(
        phase_told(rehearsal.campaign, stage, lang),
        tuple([str(spoken(one.path, one.before, one.after, lang)) for one in found]),
        tuple(dict.fromkeys([*worked, *fields_concerned(before, stage.state, found)])),
        None if known is None else sight(known, seen(rehearsal, stage.state)),
    )


def happened(campaign: Campaign, stage: Stage, lang: Lang) -> list[str]:
    """The news of a phase, then its evaluations line by line."""
    worked = worked_in(campaign, stage, lang)
    return [*news_of(campaign, stage, lang), *[line for lines in worked for line in lines]]


def news_of(campaign: Campaign, stage: Stage, lang: Lang) -> list[str]:
    teller = Teller(campaign.game, campaign.names)
    news = gather("event", [teller.event(event) for event in stage.news], teller)
    return [line.said.said(lang) for line in news]


def worked_in(campaign: Campaign, stage: Stage, lang: Lang) -> list[list[str]]:
    shown = [minute for minute in stage.minutes if not isinstance(minute, Thrown)]
    return [in_words(minute, campaign.names, lang) for minute in shown]
