"""What a unit can be told to do besides going somewhere, each with the rule that is against it.

Only deeds that need no target far away are tried: with what stands in the same field or beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final, get_args

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.recruits import free_number
from tafelrunde.games.phoenix.months.execution import phase_of
from tafelrunde.games.phoenix.orders import court, magic, turn, war
from tafelrunde.games.phoenix.orders.muster import Goods, Side, Work
from tafelrunde.games.phoenix.state.pieces import Army, Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import FLEET, FOOT, HORSE, WIZARD
from tafelrunde.phoenix_desk.orders.desk import Desk
from tafelrunde.phoenix_desk.queries.knowledge import (
    Reason,
    barred,
    called,
    met_by,
    no_own_unit,
    ordered,
    reason,
)
from tafelrunde.phoenix_desk.queries.recruiting import refused

OFFICES: Final = get_args(court.Office)


class Possible(msgspec.Struct, frozen=True):
    """An order of this kind, for the least that can be meant by it; `why` is what is against it."""

    order: str
    said: Words
    why: Reason | None


class Deeds(msgspec.Struct, frozen=True):
    number: int
    unit: Words
    deeds: tuple[Possible, ...]


def deeds_of(desk: Desk, number: int, sheet: str = "") -> Deeds:
    """For the next line of the sheet. Of one kind of order the same rule is told once."""
    ideas, bar = list(ideas_for(desk, number)), barred(desk)
    judged = tried(desk, ideas, sheet) if bar is None else [(idea, bar) for idea in ideas]
    told: set[tuple[type[Any], str]] = set()
    found: list[Possible] = []
    for order, refusal in judged:
        known = type(order), refusal.rule if refusal is not None else ""
        if refusal is None or known not in told:
            found.append(possible(desk, order, refusal))
        told.add(known)
    return Deeds(number, called(number), tuple(found))


def possible(desk: Desk, order: Any, refusal: IllegalMove | None) -> Possible:
    tag = type(order).__struct_config__.tag
    return Possible(str(tag), ordered(order), None if refusal is None else reason(desk, refusal))


def tried(desk: Desk, ideas: list[Any], sheet: str) -> Iterator[tuple[Any, IllegalMove | None]]:
    """Each in the position that it would meet in its phase, after all that the sheet orders until then."""
    for phase, group in groupby(sorted(ideas, key=phase_of), key=phase_of):
        state = met_by(desk, sheet, phase)
        for idea in group:
            yield idea, refused(state, desk.realm, idea)


# --- what may be meant -----------------------------------------------------------------------------------


def ideas_for(desk: Desk, number: int) -> Iterator[Any]:
    row = desk.state.realms[desk.realm]
    if number in row.people:
        yield from of_person(desk.state, row.people[number])
    elif number in row.armies:
        yield from of_army(desk.state, row.armies[number])
    else:
        raise no_own_unit(desk, desk.state, number)


def of_army(state: State, army: Army) -> Iterator[Any]:
    number, kind = army.number, army.number // 100
    yield from (turn.Plunder(number), turn.TearDownTown(number), turn.Disband(number), war.Release(number))
    yield from (turn.Load(number, 1), turn.Unload(number, 1), turn.DestroyGold(number, 1))
    for work in get_args(Work):
        yield from [turn.TearDown(number, work, side) for side in get_args(Side)]
    yield from forming(state, army, kind)
    for other in beside(state, army):
        if other.number // 100 == FLEET and kind != FLEET:
            yield turn.Embark(number, other.number)
        if other.field == army.field:
            yield turn.ShiftLeaders(number, other.number, 1)
            yield turn.PassCargo(number, other.number, 1)
            yield war.PassPrisoners(number, other.number)
            if other.number // 100 == kind:
                yield turn.Merge(number, other.number)


def forming(state: State, army: Army, kind: int) -> Iterator[Any]:
    if kind == FOOT:
        yield turn.Mount(army.number, free_number(state, army.realm, HORSE), 1, 1)
    elif kind == HORSE:
        yield turn.Dismount(army.number, free_number(state, army.realm, FOOT), 1, 1)
    names = {FOOT: "warriors", HORSE: "riders", FLEET: "ships"}
    if kind in names:
        some = Goods(leaders=1, **{names[kind]: max(1, army.troops // 2)})
        yield turn.Split(army.number, free_number(state, army.realm, kind), some)


def of_person(state: State, person: Person) -> Iterator[Any]:
    number = person.number
    yield turn.Accompany(number, 0)
    armies = state.realms[person.realm].armies
    for other in sorted(armies):
        if armies[other].field == person.field:
            yield turn.Accompany(number, other)
    yield from [court.Appoint(number, office) for office in OFFICES]
    if number // 100 == WIZARD:
        yield from (court.Retrain(number), magic.DismissWizard(number))


def beside(state: State, army: Army) -> Iterator[Army]:
    """Own armies and fleets in the same field or next to it."""
    near = {army.field, *state.setting.world.around[army.field]}
    armies = state.realms[army.realm].armies
    for number in sorted(armies):
        if number != army.number and armies[number].field in near:
            yield armies[number]
