"""Which fields a unit gets to this month, what that costs, and what keeps it from those at the rim."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.marching.hindrance import EASY, route, why_not
from tafelrunde.games.phoenix.marching.movement import LONGEST_CHARGE, characters_on, is_open_way
from tafelrunde.games.phoenix.marching.reach import landings, spread
from tafelrunde.games.phoenix.marching.steps import advance, check_step, need_free, ready, ready_to_ship
from tafelrunde.games.phoenix.standing.costs import HEIGHT_POINTS
from tafelrunde.games.phoenix.standing.standing import enemies_at
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tafelrunde.phoenix_desk.orders.desk import Desk
from tafelrunde.phoenix_desk.queries.knowledge import (
    Reason,
    about_to_move,
    asked_field,
    barred,
    called,
    own_unit,
    reason,
)


class Reached(msgspec.Struct, frozen=True):
    """A field in reach: movement points that it costs, those left there, and height points left."""

    field: str
    cost: int
    left: int
    climbs: int
    meets: bool
    """Enemies stand there."""
    halted: str
    """A field on the way where a hostile character would stop it (PH-1.9o); empty if none does."""


class OutOfReach(msgspec.Struct, frozen=True):
    field: str
    why: Reason
    hope: bool
    """It may be ordered all the same, in the hope of running over the enemies on the way (PH-5.5g)."""


class Reach(msgspec.Struct, frozen=True):
    number: int
    unit: Words
    field: str
    month: int
    points: int
    climbs: int
    """Movement and height points that it has."""
    bound: Reason | None
    """What keeps it where it is."""
    reached: tuple[Reached, ...] = ()
    beyond: tuple[OutOfReach, ...] = ()
    """Fields at the rim of what it reaches, and those that were asked for, by field."""


def reach_of(desk: Desk, number: int, asked: Sequence[str] = (), sheet: str = "") -> Reach:
    """This month, for the next line of the sheet; `asked`: also why not there."""
    wanted = [asked_field(desk, label) for label in asked]
    state = about_to_move(desk, sheet)
    try:
        unit = own_unit(desk, state, number)
        bar = barred(desk)
        if bar is not None:
            raise bar
        need_free(state, unit)
    except IllegalMove as refusal:
        return bound_to(desk, state, number, refusal)
    if unit.aboard:
        return from_aboard(desk, state, unit, wanted)
    unit = ready(state, unit)
    found = spread(state, unit)
    ways = {field: found.path(field) for field in found.points()}
    places = {field: walked(state, unit, path) for field, path in ways.items()}
    beyond = {**far(state, unit, wanted, places), **rim(state, unit, places, {unit.field: unit, **places})}
    found.close()
    halts = {field: halted(state, unit, path) for field, path in ways.items()}
    return answer(desk, state, unit, places, beyond, halts)


def answer(
    desk: Desk,
    state: State,
    unit: Army,
    places: Mapping[int, Army],
    beyond: Mapping[int, IllegalMove],
    halts: Mapping[int, str],
) -> Reach:
    return Reach(
        number=unit.number,
        unit=called(unit.number),
        field=state.setting.world.label(unit.field),
        month=state.month,
        points=unit.points,
        climbs=HEIGHT_POINTS - unit.climbs,
        bound=None,
        reached=tuple(
            [reached(state, unit, there, halts.get(field, "")) for field, there in sorted(places.items())]
        ),
        beyond=tuple(out_of_reach(desk, state, unit, places, beyond)),
    )


def out_of_reach(
    desk: Desk, state: State, unit: Army, places: Mapping[int, Army], beyond: Mapping[int, IllegalMove]
) -> Iterator[OutOfReach]:
    """In order of fields; there is hope only for an army that meets enemies."""
    is_army = unit.number in state.realms[unit.realm].armies and not unit.aboard
    meets = is_army and any(enemies_at(state, unit.realm, field) for field in places)
    for field, refusal in sorted(beyond.items()):
        hope = meets and is_hopeful(state, unit, field)
        yield OutOfReach(state.setting.world.label(field), reason(desk, refusal), hope)


def bound_to(desk: Desk, state: State, number: int, refusal: IllegalMove) -> Reach:
    row = state.realms[desk.realm]
    piece = row.people.get(number) or row.armies[number]
    place = state.setting.world.label(piece.field)
    return Reach(number, called(number), place, state.month, 0, 0, reason(desk, refusal))


def reached(state: State, unit: Army, there: Army, halted: str) -> Reached:
    return Reached(
        state.setting.world.label(there.field),
        unit.points - there.points,
        there.points,
        HEIGHT_POINTS - there.climbs,
        len(enemies_at(state, unit.realm, there.field)) > 0,
        halted,
    )


def is_hopeful(state: State, unit: Army, field: int) -> bool:
    """Whether `movement.found_path` goes there through enemies."""
    if state.setting.world.distance(unit.field, field) > LONGEST_CHARGE:
        return False
    path = route(state, unit, field, EASY)
    return len(path) > 1 and is_open_way(state, unit, path)


def halted(state: State, unit: Army, path: Sequence[int]) -> str:
    """Where an army that goes this way is stopped before its end, by people whom everybody sees."""
    if unit.number in state.realms[unit.realm].people:
        return ""
    watched = characters_on(state, unit.realm, path[1:-1])
    return next((state.setting.world.label(field) for field in path if field in watched), "")


# --- where it gets -----------------------------------------------------------------------------------


def walked(state: State, unit: Army, path: Sequence[int]) -> Army:
    """The unit at the end of a path that it can go."""
    walker = unit.copy()
    for field in path[1:]:
        advance(state, walker, SIDES * walker.field + state.setting.world.direction(walker.field, field))
    return walker


def from_aboard(desk: Desk, state: State, army: Army, asked: Iterable[int]) -> Reach:
    """An army aboard a fleet lands beside it (PH-4e)."""
    unit = ready_to_ship(state, army)
    places = {field: walked(state, unit, [unit.field, field]) for field in landings(state, unit)}
    beyond = {**far(state, unit, asked, places), **rim(state, unit, places, {unit.field: unit})}
    return answer(desk, state, unit, places, beyond, {})


# --- and where not -----------------------------------------------------------------------------------


def rim(
    state: State, unit: Army, places: Mapping[int, Army], starts: Mapping[int, Army]
) -> dict[int, IllegalMove]:
    """What refuses the last step out of each start into fields that are out of reach."""
    found: dict[int, IllegalMove] = {}
    for field, start in outside(state, unit, places, starts).items():
        try:
            check_step(state, starts[start], SIDES * start + state.setting.world.direction(start, field))
        except IllegalMove as refusal:
            found[field] = refusal
        else:
            found[field] = why_not(state, unit, field)
    return found


def outside(
    state: State, unit: Army, places: Mapping[int, Army], starts: Mapping[int, Army]
) -> dict[int, int]:
    """Fields beside the starts, and the best start for each: where nobody stands and most is left."""
    best: dict[int, tuple[bool, int, int]] = {}
    for start, walker in starts.items():
        left = not enemies_at(state, unit.realm, start), walker.points, -start
        for field in state.setting.world.around[start]:
            if field not in places and field != unit.field and (field not in best or left > best[field]):
                best[field] = left
    return {field: -start for field, (_free, _points, start) in best.items()}


def far(state: State, unit: Army, asked: Iterable[int], places: Mapping[int, Army]) -> dict[int, IllegalMove]:
    return {
        field: why_not(state, unit, field) for field in asked if field not in places and field != unit.field
    }
