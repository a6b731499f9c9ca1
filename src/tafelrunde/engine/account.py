"""What a finished game tells of itself: how the points came, how it went, what chance gave, what decided it.

A game that has an `account` makes one of all moments of a whole game; of other games there is what follows
from the result. Nothing here is secret any more, and nothing is said in words: a `Note` names its message
(`account.LANG.ftl` of the game, or of `telling`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, Literal, NamedTuple

import msgspec

from tafelrunde.engine.contract import Event, Result, Seat

WORTH_TELLING: Final = 2
"""Somebody who was behind by less was never in trouble."""


Better = Literal["more", "less", "neither"]


class Moment(NamedTuple):
    """One entry of the log between two positions; `n` is its step in the replay, from 1 on."""

    n: int
    before: Any
    seat: Seat
    move: Any
    events: Sequence[Event]
    after: Any


class Note(msgspec.Struct, frozen=True):
    """A sentence or a name; its arguments are numbers, ids of things, notes, and seats (`seat`, `other`)."""

    id: str
    args: dict[str, Any] = {}
    rule: str = ""
    n: int = 0
    """The step of the replay that it speaks of, if there is one."""


class Scene(msgspec.Struct, frozen=True):
    """One part of the scoring: what each seat gets, or has where nothing is added up."""

    title: Note
    values: tuple[int, ...]
    leaving: tuple[Seat, ...] = ()
    """Who is out of the game from now on."""
    note: Note | None = None
    part: int = 0
    """Year, age ... from 1 on; 0 where the game has no such parts."""


class Part(msgspec.Struct, frozen=True):
    """A year, an age: its last step."""

    title: Note
    end: int


class Curve(msgspec.Struct, frozen=True):
    title: Note
    values: tuple[tuple[float, ...], ...]
    """By seat, a value after each step."""


class Luck(msgspec.Struct, frozen=True):
    """What chance gave, what it gives on average, and how far it usually strays (standard deviation).

    One number for each seat, or a single one that is the same for all.
    """

    title: Note
    values: tuple[float, ...]
    expected: tuple[float, ...]
    spread: tuple[float, ...]
    better: Better = "more"


class Figure(msgspec.Struct, frozen=True):
    title: Note
    values: tuple[float, ...]


class Account(msgspec.Struct, frozen=True):
    adds_up: bool
    """Whether the values of the scenes add up to the points that decide."""
    scenes: tuple[Scene, ...]
    parts: tuple[Part, ...] = ()
    curves: tuple[Curve, ...] = ()
    luck: tuple[Luck, ...] = ()
    figures: tuple[Figure, ...] = ()
    verdict: Note | None = None
    """What decided where points did not: the tie-break and its rule."""
    decided: tuple[Note, ...] = ()


def plain_account(result: Result) -> Account:
    """Of a game that tells nothing more: its reasons, one after the other."""
    reasons = list(dict.fromkeys(reason for points in result.seats for reason in points.reasons))
    scenes = [
        Scene(reason_note(reason), tuple([points.reasons.get(reason, 0) for points in result.seats]))
        for reason in reasons
    ]
    adds_up = all(points.points == sum(points.reasons.values()) for points in result.seats)
    return Account(adds_up, tuple(scenes), decided=tuple(compared(result)))


def reason_note(reason: str) -> Note:
    return Note("reason", {"reason": reason})


class Count:
    """Counts events of whole games by the seat that they tell of."""

    def __init__(self, moments: Sequence[Moment], seats: int) -> None:
        self.seats = seats
        self.events: list[Any] = [event for moment in moments for event in moment.events]

    def of(self, title: str, kind: type[Any], **fields: Any) -> Figure:
        """Those of one kind, with these values if some are named."""
        found = [
            event.seat
            for event in self.events
            if isinstance(event, kind) and all(getattr(event, name) == one for name, one in fields.items())
        ]
        return Figure(Note(title), tuple([found.count(seat) for seat in range(self.seats)]))


def parts_of(moments: Sequence[Moment], number: str, title: str) -> tuple[Part, ...]:
    """Where years or ages end, by the field of the position that counts them.

    The step that ends one belongs to it, though the next may begin in the same step.
    """
    ends: dict[int, int] = {}
    for moment in moments:
        ends[getattr(moment.before, number)] = moment.n
    return tuple([Part(Note(title, {"number": part}), end) for part, end in ends.items()])


def by_step(moments: Sequence[Moment]) -> list[Any]:
    """The position after each step of the replay."""
    last = {moment.n: moment.after for moment in moments}
    return list(last.values())


# --- chance -----------------------------------------------------------------------------------------


class Tally:
    """Adds up draws, each with its mean and variance at the moment when it was made.

    What is drawn depends on earlier draws, but each strays from its own mean on its own: variances add up.
    """

    def __init__(self, seats: int) -> None:
        self.values, self.expected, self.variance = [0.0] * seats, [0.0] * seats, [0.0] * seats

    def add(self, seat: Seat, value: float, mean: float, variance: float) -> None:
        self.values[seat] += value
        self.expected[seat] += mean
        self.variance[seat] += variance

    def add_one_of(self, seat: Seat, value: float, choices: Sequence[tuple[float, float]]) -> None:
        """A draw among values with their probabilities."""
        mean = sum(worth * chance for worth, chance in choices)
        self.add(seat, value, mean, sum((worth - mean) ** 2 * chance for worth, chance in choices))

    def luck(self, title: str, better: Better = "more") -> Luck:
        spread = tuple([sqrt(variance) for variance in self.variance])
        return Luck(Note(title), tuple(self.values), tuple(self.expected), spread, better)


# --- what decided -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Duel:
    """A sole winner and the best of the others."""

    winner: Seat
    rival: Seat
    margin: int

    def args(self, **more: Any) -> dict[str, Any]:
        return {"seat": self.winner, "other": self.rival, **more}


def duel_of(result: Result) -> Duel | None:
    others = sorted([points for points in result.seats if points.rank > 1], key=lambda one: one.rank)
    if len(result.winners) != 1 or not others:
        return None
    winner = result.seats[result.winners[0]]
    return Duel(winner.seat, others[0].seat, winner.points - others[0].points)


def compared(result: Result) -> list[Note]:
    """Where winner and runner-up differ most, each in what is to the own credit."""
    duel = duel_of(result)
    if duel is None:
        return [mainstay(result, seat) for seat in result.winners if result.seats[seat].reasons]
    mine, theirs = result.seats[duel.winner].reasons, result.seats[duel.rival].reasons
    ahead = {reason: mine.get(reason, 0) - theirs.get(reason, 0) for reason in {**mine, **theirs}}
    notes = []
    for id, reason, sign in (
        ("decided-ahead", max(ahead, key=lambda one: ahead[one], default=""), 1),
        ("decided-behind", min(ahead, key=lambda one: ahead[one], default=""), -1),
    ):
        if reason and ahead[reason] * sign > 0:
            args = {"reason": reason, "value": mine.get(reason, 0), "against": theirs.get(reason, 0)}
            notes.append(Note(id, duel.args(**args)))
    return notes


def mainstay(result: Result, seat: Seat) -> Note:
    reasons = result.seats[seat].reasons
    best = max(reasons, key=lambda reason: reasons[reason])
    return Note("decided-mainstay", {"seat": seat, "reason": best, "value": reasons[best]})


def turning_points(
    result: Result, scenes: Sequence[Scene], parts: Sequence[Part], points: Curve
) -> list[Note]:
    """How far the winner was behind, when the lead was taken for good, the greatest gain on the runner-up."""
    duel = duel_of(result)
    if duel is None:
        return []
    notes = fallen_behind(duel, parts, points)
    if duel.margin > 0:
        notes.append(taken_lead(duel, parts, points))
    swing = max(scenes, key=lambda scene: gained(duel, scene), default=None)
    if swing is not None and gained(duel, swing) > 0:
        values = {"value": swing.values[duel.winner], "against": swing.values[duel.rival]}
        notes.append(Note("decided-swing", duel.args(scene=swing.title, **values)))
    return notes


def gained(duel: Duel, scene: Scene) -> int:
    return scene.values[duel.winner] - scene.values[duel.rival]


def taken_lead(duel: Duel, parts: Sequence[Part], points: Curve) -> Note:
    """After the last step at which somebody was level or ahead; margin > 0, so such a lead exists."""
    own = points.values[duel.winner]
    level = [step for step in range(len(own)) if most_of_others(duel, points, step)[0] >= own[step]]
    step = level[-1] + 1 if level else 0
    return Note("decided-lead", duel.args(part=part_at(parts, step + 1)), n=step + 1)


def most_of_others(duel: Duel, points: Curve, step: int) -> tuple[float, Seat]:
    others = [(curve[step], -seat) for seat, curve in enumerate(points.values) if seat != duel.winner]
    value, seat = max(others)
    return value, -seat


def fallen_behind(duel: Duel, parts: Sequence[Part], points: Curve) -> list[Note]:
    own = points.values[duel.winner]
    gaps = [most_of_others(duel, points, step)[0] - own[step] for step in range(len(own))]
    worst = max(gaps, default=0)
    if worst < WORTH_TELLING:
        return []
    step = gaps.index(worst)
    leader = most_of_others(duel, points, step)[1]
    args = {"seat": duel.winner, "other": leader, "value": int(worst), "part": part_at(parts, step + 1)}
    return [Note("decided-behind-once", args, n=step + 1)]


def part_at(parts: Sequence[Part], step: int) -> Note:
    return next((part.title for part in parts if step <= part.end), parts[-1].title)
