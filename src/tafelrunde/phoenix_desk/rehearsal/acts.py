"""What a game master does in a rehearsal, as data: one struct for each act, and how it is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tafelrunde.games.phoenix.moves.kinds import Change
from tafelrunde.phoenix_desk.months.decided import decision_in
from tafelrunde.phoenix_desk.months.notes import need_reason
from tafelrunde.phoenix_desk.rehearsal.rehearsal import Rehearsal

Typed = Annotated[str, Meta(max_length=2_000)]
Sentence = Annotated[str, Meta(max_length=20_000)]
Reason = Annotated[str, Meta(max_length=500)]
Changes = Annotated[tuple[Change, ...], Meta(min_length=1, max_length=500)]


class Act(msgspec.Struct, frozen=True, tag_field="act", forbid_unknown_fields=True):
    """What all acts have in common: their name."""


class Go(Act, frozen=True, tag="go"):
    """On to the next roll, or as far as sheets reach."""


class Roll(Act, frozen=True, tag="roll"):
    """The dice that are waited for: as they lie on the table, or drawn if nothing is said."""

    values: Typed = ""


class RollAll(Act, frozen=True, tag="roll all"):
    """On, and all dice are drawn that are waited for."""


class Decide(Act, frozen=True, tag="decide"):
    """Any decision of the game master, in the words of `phoenix decide`."""

    sentence: Sentence


class Correct(Act, frozen=True, tag="correct"):
    changes: Changes
    reason: Reason


class Close(Act, frozen=True, tag="close"):
    """The round without those who are late."""

    reason: Reason


class LeaveOut(Act, frozen=True, tag="leave out"):
    """Orders of the sheet at which it stopped, which something has overtaken; the rest of it is played."""


class GiveBack(Act, frozen=True, tag="give back"):
    """A sheet to its realm, which is told why."""

    realm: Annotated[int, Meta(ge=0, le=250)]
    reason: Reason


class StepBack(Act, frozen=True, tag="step back"):
    """To where the last act began."""


AnyAct = Go | Roll | RollAll | Decide | Correct | Close | LeaveOut | GiveBack | StepBack


PERFORM: Final[dict[type, Callable[[Rehearsal, Any], None]]] = {
    Go: lambda rehearsal, _act: rehearsal.go(),
    Roll: lambda rehearsal, act: rehearsal.roll(act.values),
    RollAll: lambda rehearsal, _act: rehearsal.roll_all(),
    Decide: lambda rehearsal, act: rehearsal.decide(decision_in(rehearsal.game, act.sentence)),
    Correct: lambda rehearsal, act: rehearsal.correct(act.changes, act.reason),
    Close: lambda rehearsal, act: rehearsal.close(need_reason(act.reason)),
    LeaveOut: lambda rehearsal, _act: rehearsal.leave_out(),
    GiveBack: lambda rehearsal, act: rehearsal.give_back(act.realm, need_reason(act.reason)),
    StepBack: lambda rehearsal, _act: rehearsal.step_back(),
}


def perform(rehearsal: Rehearsal, act: AnyAct) -> None:
    """What is refused changes nothing."""
    PERFORM[type(act)](rehearsal, act)
