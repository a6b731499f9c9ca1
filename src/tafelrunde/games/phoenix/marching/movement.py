"""Movement of armies and fleets (PH-4): whole paths, what goes along, whom they meet. Phase B8."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.economy.rights import end_rights
from tafelrunde.games.phoenix.marching.hindrance import EASY, route
from tafelrunde.games.phoenix.marching.paths import find_path
from tafelrunde.games.phoenix.marching.steps import advance, check_step, is_step_free, need_free, ready
from tafelrunde.games.phoenix.melee.conquest import accept_land, conquer, need_conquest
from tafelrunde.games.phoenix.melee.overrun import PRICE as OVERRUN_PRICE
from tafelrunde.games.phoenix.melee.overrun import try_overrun
from tafelrunde.games.phoenix.orders.turn import MoveArmy
from tafelrunde.games.phoenix.standing.costs import SEA, budget, companions
from tafelrunde.games.phoenix.standing.magic_walls import halt, stops
from tafelrunde.games.phoenix.standing.standing import are_allied, carried, enemies_at, own_army
from tafelrunde.games.phoenix.state.deeds import MOVED, STOPPED, WALLED
from tafelrunde.games.phoenix.state.pieces import KEY, Army, Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import WIZARD
from tafelrunde.games.phoenix.told.land import ArmyMoved, ConflictArose
from tafelrunde.games.phoenix.told.people import PersonMoved
from tafelrunde.games.phoenix.told.war_notes import Halted
from tafelrunde.games.phoenix.world.coordinates import SIDES, opposite
from tafelrunde.games.phoenix.world.places import need_neighbours, read_field

LONGEST_CHARGE: Final = 6
"""Nobody has the points to go farther through enemies."""


def move(state: State, realm: int, order: MoveArmy) -> None:
    army, world = own_army(state, realm, order.army), state.setting.world
    to = read_field(world, order.to)
    if army.aboard:
        params = {"army": str(army.number), "fleet": str(army.aboard), "field": world.label(to)}
        raise IllegalMove("PH-4r", params)
    need_free(state, army)
    if to == army.field and not order.via:
        take_here(state, army)
        return
    path = given_path(state, army, order.via, to) or found_path(state, army, to)
    followed(state, army, path)
    go(state, army.key, path, spare=order.spare)


def take_here(state: State, army: Army) -> None:
    """Sent to where it stands, it takes the field that it has spared or plundered before (PH-1.8k)."""
    if not conquer(state, army.key):
        need_conquest(state, army)


def given_path(state: State, unit: Army, via: Sequence[str], to: int) -> list[int]:
    """As ordered, if it is ordered; it may name its end twice, which is how one asks for a direct step."""
    between = [read_field(state.setting.world, label) for label in via]
    if not between:
        return []
    return [unit.field, *between] if between[-1] == to else [unit.field, *between, to]


def found_path(state: State, army: Army, to: int) -> list[int]:
    """The cheapest way round enemies; where there is none, a near way through them, in hope (PH-5.5g)."""
    try:
        return find_path(state, army, to)
    except IllegalMove:
        if state.setting.world.distance(army.field, to) > LONGEST_CHARGE:
            raise
        path = route(state, army, to, EASY)
        if len(path) < 2 or not is_open_way(state, army, path):
            raise
        return path


def is_open_way(state: State, army: Army, path: Sequence[int]) -> bool:
    try:
        followed(state, army, path)
    except IllegalMove:
        return False
    return True


def followed(state: State, army: Army, path: Sequence[int]) -> Army:
    """The unit at the end of the path; every step is checked, nothing is changed.

    Whoever has the points for it may hope to run over enemies on its way, for their strength is secret.
    """
    unit = ready(state, army)
    for field in path[1:]:
        side = SIDES * unit.field + need_neighbours(state.setting.world, unit.field, field)
        check_step(state, unit, side)
        advance(state, unit, side)
        if field != path[-1]:
            hope(unit)
    return unit


def hope(unit: Army) -> None:
    """As if the enemies it has met could be run over (PH-5.5g)."""
    if unit.done & STOPPED and unit.kind < WIZARD and unit.points >= OVERRUN_PRICE:
        unit.points -= OVERRUN_PRICE
        unit.done &= ~STOPPED


def go(state: State, key: int, path: Sequence[int], *, spare: bool) -> None:
    """Carries out a path that has been checked, as far as it leads."""
    start = state.army(key)
    people = [person.key for person in companions(state, start)]
    aboard, walked = carried(state, start), [path[0]]
    unit = ready(state, start)
    watched = characters_on(state, start.realm, path)
    for field in path[1:]:
        side = SIDES * unit.field + state.setting.world.direction(unit.field, field)
        if stops(state, unit, side):
            halt(state, unit, side)
            break
        if not is_step_free(state, unit, side):
            break
        unit = enter(state, key, unit, side, goes_on=field != path[-1])
        walked.append(field)
        for person in people:
            state.move_person(person, field)
        if spare:
            accept_land(state, state.army(key))
        else:
            conquer(state, key)
        unit = burdened(state, unit)
        if field in watched:
            unit.done |= STOPPED  # PH-1.9o
    if walked != list(path) and not state.planning and not unit.done & WALLED:
        ends = [state.setting.world.label(field) for field in (walked[-1], path[-1])]
        state.note(start.realm, Halted(start.number, *ends))
    path = walked
    use_up(state, key, unit)
    if len(walked) == 1:
        return
    for other in aboard:
        ship(state, other, path[-1])
    labels = tuple([state.setting.world.label(field) for field in path])
    state.publish(ArmyMoved(start.realm, start.number, labels, unit.done & STOPPED != 0))
    for person in people:
        tire(state, person, SEA * unit.points // budget(state, unit), unit.climbs)
        state.publish(PersonMoved(start.realm, person % KEY, labels))
    meet(state, start.realm, path[-1])


def characters_on(state: State, realm: int, path: Sequence[int]) -> set[int]:
    """Fields of a path where hostile characters are, whom no army passes by (PH-1.9o)."""
    found: set[int] = set()
    for field in path:
        for key in state.people_at(field):
            if is_in_the_way(state, realm, state.person(key)):
                found.add(field)
    return found


def is_in_the_way(state: State, realm: int, person: Person) -> bool:
    is_free = person.captor < 0 and person.present and not person.nameless
    return is_free and not are_allied(state, realm, person.realm, person.field)


def enter(state: State, key: int, unit: Army, side: int, *, goes_on: bool) -> Army:
    """The army is beyond the side; it runs over enemies if it can. Says what is left of it (PH-5.5g)."""
    advance(state, unit, side)
    army = state.move_army(key, unit.field)
    army.aboard, army.came = 0, opposite(side % SIDES)
    if unit.done & STOPPED:
        victims = enemies_at(state, unit.realm, unit.field)
        if try_overrun(state, key, unit.points):
            for realm in sorted({other // KEY for other in victims}):
                end_rights(state, unit.realm, realm)
            unit.points -= OVERRUN_PRICE
            unit.done &= ~STOPPED
        elif state.planning and goes_on:
            hope(unit)
    return burdened(state, unit)


def burdened(state: State, unit: Army) -> Army:
    """The unit with what it has taken on its way: prisoners and loot slow it down (PH-4.3c).

    Captured goods that have joined it keep it where it is (PH-5.5h, PH-R213).
    """
    now = state.army(unit.key).copy()
    slower = max(0, budget(state, unit) - budget(state, now))
    if now.held > unit.held:
        slower = unit.points
    now.points, now.climbs, now.done = max(0, unit.points - slower), unit.climbs, unit.done
    return now


def use_up(state: State, key: int, unit: Army) -> None:
    """What the way has cost it."""
    army = state.edit_army(key)
    army.points, army.climbs, army.done = unit.points, unit.climbs, unit.done
    army.moved = state.month


def ship(state: State, key: int, field: int) -> None:
    """An army aboard comes along with its fleet (PH-4r)."""
    army = state.move_army(key, field)
    army.done |= MOVED
    army.moved = state.month


def tire(state: State, key: int, points: int, climbs: int) -> None:
    """Who went along has as much of his month left as the army (PH-R5)."""
    person = state.edit_person(key)
    person.points, person.climbs = points, climbs
    person.done |= MOVED
    person.moved = state.month


def meet(state: State, realm: int, field: int) -> None:
    """Enemies in the field: a conflict, and an end to all rights between them (PH-5.5a, PH-4.1e, PH-4.2e)."""
    realms = sorted({key // KEY for key in enemies_at(state, realm, field)})
    if realms:
        state.publish(ConflictArose(state.setting.world.label(field), tuple(sorted([realm, *realms]))))
        for other in realms:
            end_rights(state, realm, other)
