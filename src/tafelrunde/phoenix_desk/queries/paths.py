"""The way to a field: the cheapest one this month, else the quickest over several, and the order for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.marching.hindrance import ANY, EASY, OPEN, route, why_not
from tafelrunde.games.phoenix.marching.journeys import journey
from tafelrunde.games.phoenix.marching.movement import found_path, hope
from tafelrunde.games.phoenix.marching.paths import find_path
from tafelrunde.games.phoenix.marching.reach import landings
from tafelrunde.games.phoenix.marching.steps import (
    advance,
    check_step,
    is_step_free,
    need_element,
    need_free,
    need_going_on,
    ready,
    ready_to_ship,
)
from tafelrunde.games.phoenix.orders.turn import Land, MoveArmy, MovePerson
from tafelrunde.games.phoenix.standing.costs import HEIGHT_POINTS, budget
from tafelrunde.games.phoenix.standing.standing import enemies_at
from tafelrunde.games.phoenix.state.deeds import STOPPED
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.tables.prices import WIZARD
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tafelrunde.phoenix_desk.orders.desk import Desk
from tafelrunde.phoenix_desk.queries.knowledge import (
    Reason,
    about_to_move,
    asked_field,
    barred,
    called,
    ordered,
    own_unit,
    reason,
)
from tafelrunde.phoenix_desk.queries.reach import halted


class Step(msgspec.Struct, frozen=True):
    """Into a field: what it costs, and movement and height points left there."""

    field: str
    cost: int
    left: int
    climbs: int


class Leg(msgspec.Struct, frozen=True):
    """What is gone in one month; no steps where it waits."""

    month: int
    name: str
    start: str
    steps: tuple[Step, ...]
    end: str


class Way(msgspec.Struct, frozen=True):
    number: int
    unit: Words
    start: str
    to: str
    months: int
    """1: it gets there this month; 0: no way leads there, or it is there."""
    legs: tuple[Leg, ...] = ()
    order: Words | None = None
    """The sentence for this month."""
    why: Reason | None = None
    """What keeps it from being there this month: the first obstacle."""
    hope: bool = False
    """The way leads through enemies, in the hope of running them over (PH-5.5g)."""
    halted: str = ""
    """A field on the way where a hostile character would stop it (PH-1.9o); empty if none does."""


def way_to(desk: Desk, number: int, to: str, sheet: str = "") -> Way:
    """For the next line of the sheet."""
    state, field = about_to_move(desk, sheet), asked_field(desk, to)
    try:
        unit = own_unit(desk, state, number)
        bar = barred(desk)
        if bar is not None:
            raise bar
        need_free(state, unit)
        if unit.field == field:
            return way_of(desk, state, number, field, [])
        return this_month(desk, state, unit, field)
    except IllegalMove as refusal:
        months = later(desk, state, number, field)
        why = refusal if months else obstacle(desk, state, number, field) or refusal
        return msgspec.structs.replace(way_of(desk, state, number, field, months), why=reason(desk, why))


def way_of(desk: Desk, state: State, number: int, to: int, months: Sequence[Sequence[int]]) -> Way:
    row, label = state.realms[desk.realm], state.setting.world.label
    piece = row.people.get(number) or row.armies[number]
    way = Way(number, called(number), label(piece.field), label(to), len(months))
    if not months:
        return way
    unit = own_unit(desk, state, number)
    legs = tuple(legs_of(state, unit, months))
    first = order_for(state, unit, months[0]) if len(months[0]) > 1 else None
    stop = halted(state, unit, months[0])
    return msgspec.structs.replace(way, legs=legs, order=first and ordered(first), halted=stop)


def this_month(desk: Desk, state: State, unit: Army, to: int) -> Way:
    """The way that an order without a path would take; a refusal where there is none."""
    if unit.aboard:
        if to not in landings(state, ready_to_ship(state, unit)):
            raise why_not(state, unit, to)
        return way_of(desk, state, unit.number, to, [[unit.field, to]])
    path = found_path(state, unit, to) if unit.kind < WIZARD else find_path(state, unit, to)
    met = [field for field in path[1:-1] if enemies_at(state, unit.realm, field)]
    return msgspec.structs.replace(way_of(desk, state, unit.number, to, [path]), hope=len(met) > 0)


def is_traveller(desk: Desk, state: State, number: int, to: int) -> bool:
    """Whether it is only the way that keeps it from getting there one day."""
    try:
        unit = own_unit(desk, state, number)
        need_free(state, unit)
        need_element(state, unit, to)
    except IllegalMove:
        return False
    return not unit.aboard and barred(desk) is None and state.setting.world.is_connected(unit.field, to)


def later(desk: Desk, state: State, number: int, to: int) -> list[list[int]]:
    """By month, the quickest journey."""
    return journey(state, own_unit(desk, state, number), to) if is_traveller(desk, state, number, to) else []


def obstacle(desk: Desk, state: State, number: int, to: int) -> IllegalMove | None:
    """Where no journey leads there: the first step of the shortest way that no rest helps over."""
    if not is_traveller(desk, state, number, to):
        return None
    unit = ready(state, own_unit(desk, state, number))
    ways = [route(state, unit, to, ground) for ground in (EASY, OPEN, ANY)]
    try:
        for path in ways[:1] if ways[0] else ways:
            travel(state, unit.copy(), path)
    except IllegalMove as refusal:
        return refusal
    return None


def travel(state: State, unit: Army, path: Sequence[int]) -> None:
    """Goes on as long as it can, and rests for the next month where it cannot; never among enemies."""
    for field in path[1:]:
        if unit.done & STOPPED:
            need_going_on(state, unit, field)
        side = SIDES * unit.field + state.setting.world.direction(unit.field, field)
        if not is_step_free(state, unit, side):
            rest(state, unit)
        check_step(state, unit, side)
        advance(state, unit, side)


def rest(state: State, unit: Army) -> None:
    """Each month begins with full points (PH-4o)."""
    unit.points, unit.climbs, unit.done = budget(state, unit), 0, 0


# --- steps -------------------------------------------------------------------------------------------


def legs_of(state: State, army: Army, months: Sequence[Sequence[int]]) -> Iterator[Leg]:
    label, unit = state.setting.world.label, ready_to_ship(state, army) if army.aboard else ready(state, army)
    for count, path in enumerate(months):
        month = state.month + count
        steps = tuple(steps_of(state, unit, path))
        yield Leg(month, month_name(month), label(path[0]), steps, label(path[-1]))
        rest(state, unit)


def steps_of(state: State, unit: Army, path: Sequence[int]) -> Iterator[Step]:
    """The unit goes along."""
    for field in path[1:]:
        before = unit.points
        advance(state, unit, SIDES * unit.field + state.setting.world.direction(unit.field, field))
        if field != path[-1]:
            hope(unit)
        left = HEIGHT_POINTS - unit.climbs
        yield Step(state.setting.world.label(field), before - unit.points, unit.points, left)


def order_for(state: State, unit: Army, path: Sequence[int]) -> Any:
    """To the end of the path; by name of the fields between only where one would go another way."""
    *between, to = [state.setting.world.label(field) for field in path[1:]]
    if unit.aboard:
        return Land(unit.number, to)
    via = () if is_found(state, unit, path) else tuple(between) or (to,)
    if unit.number in state.realms[unit.realm].people and unit.number // 100 >= WIZARD:
        return MovePerson(unit.number, to, via)
    return MoveArmy(unit.number, to, via)


def is_found(state: State, unit: Army, path: Sequence[int]) -> bool:
    """Whether the order without a path leads along it."""
    try:
        found = found_path if unit.kind < WIZARD else find_path
        return found(state, unit, path[-1]) == list(path)
    except IllegalMove:
        return False
