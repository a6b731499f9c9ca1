"""The gates between the world and the nest (6.6.2 to 6.6.5): who sails through, and what storms take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.recruits import named
from tafelrunde.games.phoenix.armies.turn_end import sink_cargo
from tafelrunde.games.phoenix.holdings.ledger import add_goods, lose_goods
from tafelrunde.games.phoenix.marching.movement import meet, ship, tire, use_up
from tafelrunde.games.phoenix.marching.persons import own_person, settle, walking
from tafelrunde.games.phoenix.marching.steps import need_element, need_free, need_going_on, need_ship, ready
from tafelrunde.games.phoenix.orders.special import Travel
from tafelrunde.games.phoenix.standing.costs import SEA, TABLE, budget, companions, row_of
from tafelrunde.games.phoenix.standing.standing import carried, enemies_at, own_army
from tafelrunde.games.phoenix.state.agenda import Cast
from tafelrunde.games.phoenix.state.deeds import MOVED, STOPPED, TRAVELLED
from tafelrunde.games.phoenix.state.pieces import FROM_NOWHERE, KEY, Army, counted
from tafelrunde.games.phoenix.state.realm import PIRATE
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.throws import W10, cast
from tafelrunde.games.phoenix.tables.phases import B8
from tafelrunde.games.phoenix.tables.prices import CHARACTER, FLEET, GOODS, WIZARD
from tafelrunde.games.phoenix.tables.terrain import WATER
from tafelrunde.games.phoenix.told.land import ArmyMoved
from tafelrunde.games.phoenix.told.notes import StormLosses
from tafelrunde.games.phoenix.told.people import PersonMoved
from tafelrunde.games.phoenix.world.places import need_neighbours, read_field

GATE_COST: Final = 20
"""What the way into a gate of the world costs (PH-6.6.5b)."""
LOSSES: Final = (35, 5, 10, 15, 15, 20, 20, 25, 25, 30)
"""In percent, by what the W10 shows (PH-6.6.2a)."""


def travel(state: State, realm: int, order: Travel) -> None:
    """Into the gate, out beside its other end; then the fleet may go on (PH-6.6.4c)."""
    if order.army // 100 in (WIZARD, CHARACTER) or order.army in state.realms[realm].people:
        travel_alone(state, realm, order)
        return
    fleet, world = own_army(state, realm, order.army), state.setting.world
    gate, to = read_field(world, order.gate), read_field(world, order.to)
    need_fleet(state, fleet, gate)
    need_free(state, fleet)
    unit = ready(state, fleet)
    pass_gate(state, unit, gate, to)
    unit.done |= MOVED | TRAVELLED
    surface(state, unit, (fleet.field, gate, to))


def travel_alone(state: State, realm: int, order: Travel) -> None:
    """Somebody on his own ship, whom storms do not harm (PH-6.6.2d); a magical creature too (PH-6.3.2c)."""
    person, world = own_person(state, realm, order.army), state.setting.world
    gate, to = read_field(world, order.gate), read_field(world, order.to)
    unit = ready(state, walking(person))
    need_ship(state, unit, to)  # PH-R203
    pass_gate(state, unit, gate, to)
    labels = tuple([world.label(field) for field in (person.field, gate, to)])
    unit.field = to
    unit.done |= MOVED
    settle(state, person.key, unit)
    state.edit_person(person.key).army = 0
    state.publish(PersonMoved(realm, person.number, labels))


def pass_gate(state: State, unit: Army, gate: int, to: int) -> None:
    """From beside the gate to beside its other end, for what that costs."""
    world, other = state.setting.world, other_end(state, gate)
    need_going_on(state, unit, gate)
    need_neighbours(world, unit.field, gate)
    need_landing(state, unit, to, other)
    need = price(state, unit, gate)
    if unit.points < need:
        rule = "PH-6.6.4a" if world.is_nest[gate] else "PH-6.6.5b"
        params = {"army": str(unit.number), "field": world.label(gate), "have": unit.points}
        raise IllegalMove(rule, {**params, "need": need})
    unit.points -= need


def other_end(state: State, gate: int) -> int:
    """The gate of the nest, or where travellers surface this month (PH-6.6.3a)."""
    world, marks = state.setting.world, state.setting.world.landmarks
    points = (*marks.gates, *marks.surfacings)
    if gate == marks.nest_gate and points:
        return points[state.gates[state.month] - 1]
    if gate not in marks.gates:
        gates = ", ".join(map(world.label, marks.gates)) or "–"
        raise IllegalMove("PH-6.6.5a", {"field": world.label(gate), "gates": gates})
    return marks.nest_gate


def need_fleet(state: State, fleet: Army, gate: int) -> None:
    if fleet.kind != FLEET:
        need_element(state, fleet, gate)


def need_landing(state: State, unit: Army, to: int, end: int) -> None:
    """Water in the ring around the point, not the point itself (PH-6.6.4b, PH-6.6.5c)."""
    world = state.setting.world
    waters = [field for field in world.around[end] if world.is_water[field]]
    if to not in waters:
        rule = "PH-6.6.5c" if world.is_nest[end] else "PH-6.6.4b"
        fields = ", ".join(map(world.label, waters)) or "–"
        raise IllegalMove(rule, {"army": str(unit.number), "field": world.label(to), "fields": fields})


def price(state: State, unit: Army, gate: int) -> int:
    """Out of the nest two fields of water, wherever one surfaces (R67); into it 20 points."""
    plain = TABLE[row_of(state, unit)][0]
    return 2 * plain[WATER] if state.setting.world.is_nest[gate] else GATE_COST


def surface(state: State, unit: Army, path: tuple[int, int, int]) -> None:
    """The fleet is beside the other end, with all that is aboard and all who go with it."""
    fleet, to = state.army(unit.key), path[-1]
    aboard, people = carried(state, fleet), [person.key for person in companions(state, fleet)]
    state.move_army(unit.key, to).came = FROM_NOWHERE
    if enemies_at(state, unit.realm, to):
        unit.done |= STOPPED
    use_up(state, unit.key, unit)
    for key in aboard:
        ship(state, key, to)
    labels = tuple([state.setting.world.label(field) for field in path])
    state.publish(ArmyMoved(unit.realm, unit.number, labels, unit.done & STOPPED != 0))
    for key in people:
        state.move_person(key, to)
        tire(state, key, SEA * unit.points // budget(state, unit), unit.climbs)
        state.publish(PersonMoved(unit.realm, key % KEY, labels))
    meet(state, unit.realm, to)


# --- the storm ---------------------------------------------------------------------------------------


def storms(state: State, realm: int) -> bool:
    """One die a turn for all who sailed through a gate; pirates know how (PH-6.6.2a, PH-6.6.2b)."""
    fleets = [army.key for army in state.realms[realm].armies.values() if army.done & TRAVELLED]
    if not fleets:
        return False
    percent = 0
    if state.realms[realm].kind != PIRATE:
        place = state.setting.world.label(state.army(fleets[0]).field)
        fallen = cast(state, Cast("gate_storm", place, W10, 1))
        if fallen is None:
            return True
        [(face,)] = fallen
        percent = LOSSES[face]
    for key in fleets:
        state.edit_army(key).done &= ~TRAVELLED
        for unit in (key, *carried(state, state.army(key))):
            sink(state, unit, percent)
    return False


def sink(state: State, key: int, percent: int) -> None:
    """The same part of ships, of all that is aboard and of its cargo, rounded down (PH-R223)."""
    army = state.edit_army(key)
    lost, gold = [count * percent // 100 for count in counted(army)], army.gold + army.special
    add_goods(army, [-count for count in lost])
    lose_goods(state, lost)
    sink_cargo(state, key, percent, 100)
    gold -= army.gold + army.special
    if any(lost[:GOODS]) or gold:
        place = state.setting.world.label(army.field)
        state.note(army.realm, StormLosses(army.number, place, percent, named(lost), gold))


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    Travel: (B8, travel),
}
