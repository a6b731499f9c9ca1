"""How a campaign stands when it ends: yearly taxes of a realm's land and towns, and the ranks by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.engine.contract import Points, Result
from tafelrunde.games.phoenix.state.pieces import stage
from tafelrunde.games.phoenix.state.state import NOBODY, OVER, State
from tafelrunde.games.phoenix.tables.prices import CAPITAL, STAGE_INCOME
from tafelrunde.games.phoenix.told.course import RealmFounded
from tafelrunde.games.phoenix.told.land import FieldTaken, TownStands


def worth(state: State) -> list[tuple[int, int]]:
    """By realm, what its fields and its towns pay when taxes are collected."""
    fields, towns = [0] * state.setting.realms, [0] * state.setting.realms
    income = state.setting.world.income
    for field in range(len(income)):
        owner = state.owner[field]
        if owner != NOBODY:
            fields[owner] += income[field]
    for field, town in state.towns.items():
        if state.owner[field] != NOBODY:
            towns[state.owner[field]] += STAGE_INCOME[stage(town)]
    return list(zip(fields, towns, strict=True))


def result(state: State) -> Result | None:
    """The rulebook knows no winner; realms are ranked by their taxes, like the old tool's balance."""
    if state.step != OVER:
        return None
    found = [(fields + towns, {"fields": fields, "towns": towns}) for fields, towns in worth(state)]
    found.append((0, {}))
    return Result(
        tuple(
            [
                Points(seat, 1 + sum([other > points for other, _ in found]), points, reasons)
                for seat, (points, reasons) in enumerate(found)
            ]
        )
    )


def recount(events: Sequence[Any], seats: int) -> list[int]:
    """The same from what was told alone."""
    owner: dict[str, tuple[int, int]] = {}
    towns: dict[str, int] = {}
    base = [0] * seats
    founded: dict[str, int] = {}
    for event in events:
        if isinstance(event, RealmFounded):
            base[event.realm] += event.income
            founded.update(dict.fromkeys(event.fields, event.realm))
            towns[event.capital] = STAGE_INCOME[CAPITAL]
        elif isinstance(event, FieldTaken):
            if event.field in founded:
                base[founded.pop(event.field)] -= event.income
            owner[event.field] = (-1 if event.realm is None else event.realm, event.income)
        elif isinstance(event, TownStands):
            towns[event.field] = event.income
    for realm, income in owner.values():
        if realm >= 0:
            base[realm] += income
    for field, income in towns.items():
        realm, _income = owner.get(field, (founded.get(field, -1), 0))
        if realm >= 0:
            base[realm] += income
    return base
