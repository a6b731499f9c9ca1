"""Conflicts of a month, field by field: before dice fall, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from tafelrunde.games.phoenix.state.state import DICE, MUSTER, TURN, State
from tafelrunde.games.phoenix.tables.phases import B7, B8, B10, B11, B12
from tafelrunde.games.phoenix.told.minutes import (
    BanWorked,
    CombatWorked,
    DuelWorked,
    FireWorked,
    MeleeWorked,
    OverrunWorked,
    ShotsWorked,
    WallWorked,
)
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.foresight.fire_targets import pending_fire, shooters, targets
from tafelrunde.phoenix_desk.foresight.lineups import to_come
from tafelrunde.phoenix_desk.foresight.opponents import FINDERS, NONE, Conflict, Fighting
from tafelrunde.phoenix_desk.foresight.turn_phases import Stage, stages_of
from tafelrunde.phoenix_desk.review.evaluations import fields_of

SUDDEN: Final[dict[int, dict[type, str]]] = {
    B7: {FireWorked: "fire", WallWorked: "fire"},
    B8: {OverrunWorked: "overrun"},
    B10: {BanWorked: "ban"},
    B11: {BanWorked: "ban"},
    B12: {FireWorked: "fire", WallWorked: "fire"},
}
"""By phase, evaluations without a before: orders decide on them in that phase."""
RESULTS: Final[dict[str, tuple[type, ...]]] = {
    "melee": (MeleeWorked, OverrunWorked),
    "crowd": (MeleeWorked, OverrunWorked),
    "duel": (DuelWorked,),
    "combat": (CombatWorked,),
    "tilt": (CombatWorked,),
}


def conflicts_of(campaign: Campaign, month: int) -> list[Conflict]:
    """All of a month: those that were evaluated, and those that stand in the present position."""
    stages = stages_of(campaign, month)
    found = [one for before, stage in in_turn(stages) for one in evaluated(before, stage)]
    if month == campaign.state.month:
        found += standing(campaign.state, stages)
    return found


def in_turn(stages: Sequence[Stage]) -> Iterable[tuple[Stage | None, Stage]]:
    """Each stage with the one before it in the same turn."""
    for place, stage in enumerate(stages):
        before = stages[place - 1] if place else None
        yield (before if before is not None and before.realm == stage.realm else None), stage


def evaluated(before: Stage | None, stage: Stage) -> list[Conflict]:
    """What a phase has decided."""
    finder = FINDERS.get(stage.phase)
    found = [] if finder is None or before is None else finder(before.state, stage.realm, NONE)
    told = [settled(one, stage.minutes) for one in found]
    known = {id(minute) for one in told for minute in one.results}
    later = [minute for minute in stage.minutes if id(minute) not in known]
    return [*told, *sudden(stage, later)]


def settled(found: Conflict, minutes: Sequence[Any]) -> Conflict:
    """With its results; a conflict that came to nothing, for somebody died before, has none."""
    results = tuple([minute for minute in minutes if is_result(found, minute)])
    return msgspec.structs.replace(found, results=results, open=False)


def is_result(found: Conflict, minute: Any) -> bool:
    """The same field, or the same wizards."""
    if not isinstance(minute, RESULTS[found.kind]) or not set(fields_of(minute)) & set(found.fields):
        return False
    if isinstance(minute, DuelWorked):
        return sorted([one.number for one in minute.attackers]) == sorted(
            [number for one in found.attackers for number in one.numbers]
        )
    return not isinstance(minute, CombatWorked) or minute.kind == found.kind


def sudden(stage: Stage, minutes: Iterable[Any]) -> list[Conflict]:
    """What nobody could foresee when the phase began, such as a duel after somebody was thrown."""
    kinds = {**SUDDEN.get(stage.phase, {}), DuelWorked: "duel"}
    state, realm = stage.state, stage.state.setting.names[stage.realm]
    found: list[Conflict] = []
    own: tuple[Fighting, ...] = ()
    for one in minutes:
        if isinstance(one, ShotsWorked):
            own = shooters(state, one)
        kind = one.kind if isinstance(one, CombatWorked) else kinds.get(type(one), "")
        if kind:
            sides = (own, targets(state, one)) if isinstance(one, FireWorked | WallWorked) else ((), ())
            found.append(
                Conflict(stage.month, stage.phase, kind, realm, fields_of(one), *sides, results=(one,))
            )
    return found


def standing(state: State, stages: Sequence[Stage]) -> list[Conflict]:
    """Who stands against whom now: in the turn that waits for dice, or before the turns that come."""
    if state.step == DICE:
        fire = pending_fire(state) if state.phase in (B7, B12) else []
        finder = FINDERS.get(state.phase)
        last = stages[-1] if stages and stages[-1].realm == state.active else None
        begun = [] if finder is None or last is None else finder(last.state, state.active, NONE)
        so_far = state.minutes.since(len(last.state.minutes)) if last is not None else []
        return [*fire, *[one if not (done := settled(one, so_far)).results else done for one in begun]]
    return ahead(state) if state.step in (MUSTER, TURN) else []


def ahead(state: State) -> list[Conflict]:
    """By realm as they will move; each field once."""
    found: list[Conflict] = []
    seen: set[tuple[str, tuple[str, ...]]] = set()
    for realm in to_come(state):
        for phase, finder in FINDERS.items():
            known = {one.fields[0] for one in found if one.phase == phase}
            fresh = [
                one
                for one in finder(state, realm, known)
                if (one.kind, tuple(sorted(one.fields))) not in seen
            ]
            seen.update([(one.kind, tuple(sorted(one.fields))) for one in fresh])
            found += fresh
    return found
