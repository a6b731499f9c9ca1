"""What the game master records of a meeting: the chariot race (8), the council (9.1), adventures (7)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tafelrunde.engine.contract import Move
from tafelrunde.games.phoenix.orders.muster import FieldName, Name, Number

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Few = Annotated[int, msgspec.Meta(ge=0, le=2)]


class Driver(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who drives for a realm, and how far he came."""

    realm: Name
    person: Number
    final: bool = False
    place: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """1 to 3 in the final; 0 for all others."""
    fallen: bool = False
    """Died in the race."""


class HoldRace(Move, frozen=True, tag="hold_race"):
    """A chariot race, once it is over."""

    drivers: Annotated[tuple[Driver, ...], msgspec.Meta(min_length=1)]


class HoldCouncil(Move, frozen=True, tag="hold_council", omit_defaults=True):
    """A vote of the Council of Grey Eminences: which realms said yes and no; others abstained."""

    question: Text
    kind: Literal["decision", "recommendation", "exclusion", "confidence"] = "decision"
    yes: tuple[Name, ...] = ()
    no: tuple[Name, ...] = ()
    master_yes: Few = 0
    """Votes of the game masters: two in all."""
    master_no: Few = 0
    veto: bool = False


class Adventurer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    realm: Name
    person: Number
    tenths: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """Good points he is given, in tenths."""
    fallen: bool = False


class RewardAdventure(Move, frozen=True, tag="reward_adventure"):
    """Good points for a group that has come back from an adventure."""

    adventure: Text
    leader: Annotated[str, msgspec.Meta(max_length=40)]
    """The realm of who led it; empty for none."""
    group: Annotated[tuple[Adventurer, ...], msgspec.Meta(min_length=1)]


class DeclareAbsent(Move, frozen=True, tag="declare_absent"):
    """A realm is absent: which absence it is, and whether it was excused (PH-6.9.2)."""

    realm: Name
    times: Annotated[int, msgspec.Meta(ge=1, le=4)]
    excused: bool


class DeclareReturn(Move, frozen=True, tag="declare_return"):
    realm: Name


class Happen(Move, frozen=True, tag="happen", omit_defaults=True):
    """A good harvest, or a plague, on some fields: the next taxes there are higher or lower (PH-6.11)."""

    kind: Literal["harvest", "plague"]
    fields: Annotated[tuple[FieldName, ...], msgspec.Meta(min_length=1)]
    percent: Annotated[int, msgspec.Meta(ge=1, le=100)]
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""


class SendAway(Move, frozen=True, tag="send_away", omit_defaults=True):
    """A character goes to the castle of the elementals, for so many months at least (PH-6.10)."""

    realm: Name
    person: Number
    months: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0


class CallBack(Move, frozen=True, tag="call_back"):
    realm: Name
    person: Number


class SetDeadlines(Move, frozen=True, tag="set_deadlines"):
    """The campaign goes on at meetings, remotely in days, or without deadlines (PH-R233)."""

    deadlines: Literal["meeting", "days", "none"]


MeetingMove = (
    HoldRace
    | HoldCouncil
    | RewardAdventure
    | DeclareAbsent
    | DeclareReturn
    | Happen
    | SendAway
    | CallBack
    | SetDeadlines
)
