"""Decisions and corrections of game masters: what can be corrected, what would come of it, and doing it.

Whoever holds a rehearsal asks about its position instead (`revision`); there the act itself belongs to the
rehearsal.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tafelrunde.games.phoenix.moves.kinds import Change
from tafelrunde.phoenix_desk.answers.correctable import Pointed, Thing, thing_at
from tafelrunde.phoenix_desk.answers.foreseen import Foreseen, foreseen
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.months.decided import correction, decision_in
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.course import AsSeen, Course, Master, Reason, Sentence
from tafelrunde.server.campaigns.errands.rehearsals import RevisionText, held
from tafelrunde.server.campaigns.errands.running import decided
from tafelrunde.server.campaigns.workbench import Workbench

MOST_CHANGES = 500
Changes = Annotated[tuple[Change, ...], Meta(min_length=1, max_length=MOST_CHANGES)]
Pending = Annotated[tuple[Change, ...], Meta(max_length=MOST_CHANGES)]


class Decide(AsSeen, frozen=True):
    sentence: Sentence
    """In the words of `phoenix decide`, in either language; or the move as JSON."""


def decide(bench: Workbench, args: Decide) -> Course:
    return decided(bench, args, decision_in(bench.campaign.game, args.sentence))


class Correct(AsSeen, frozen=True):
    changes: Changes
    reason: Reason


def correct(bench: Workbench, args: Correct) -> Course:
    return decided(bench, args, correction(bench.campaign.game, args.changes, args.reason))


# -- before -----------------------------------------------------------------------------------------------


class Rehearsed(Master, frozen=True, kw_only=True):
    revision: RevisionText = ""
    """Of the rehearsal that it is about; empty: about the campaign as it is."""


def position(bench: Workbench, revision: str) -> Campaign:
    return held(bench, revision).campaign if revision else bench.campaign


class AskThing(Rehearsed, frozen=True):
    pointed: Pointed
    changes: Pending = ()
    """That are noted already: one may have made what is asked about."""


def look_at_thing(bench: Workbench, args: AskThing) -> Thing:
    return thing_at(position(bench, args.revision).state, args.pointed, args.changes, args.lang)


class Consider(Rehearsed, frozen=True):
    """A decision in words, or a correction."""

    sentence: Annotated[str, Meta(max_length=20_000)] = ""
    changes: Pending = ()
    reason: Annotated[str, Meta(max_length=500)] = ""


def consider(bench: Workbench, args: Consider) -> Foreseen:
    campaign = position(bench, args.revision)
    if args.sentence:
        return foreseen(campaign, decision_in(campaign.game, args.sentence), args.lang)
    return foreseen(campaign, correction(campaign.game, args.changes, args.reason), args.lang)


ERRANDS = (
    Errand("decide", decide, Decide),
    Errand("correct", correct, Correct),
    Errand("correctable", look_at_thing, AskThing),
    Errand("consider", consider, Consider),
    # Rehearsals are remembered in the lane in which they are held.
    Errand("rehearsal.correctable", look_at_thing, AskThing, lane="long"),
    Errand("rehearsal.consider", consider, Consider, lane="long"),
)
