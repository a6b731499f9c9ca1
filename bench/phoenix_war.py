"""A war to be measured: every realm raids its neighbour in the order of seats, with all arms there are.

A raid is a battery that fires, a host that storms a camp of the enemy, an officer who leads it and a wizard
beside them. An officer waits in the camp, in most camps a wizard too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bench.phoenix_scene import (
    SEED,
    add_army,
    is_peaceful,
    muster_sheet,
    official_world,
    settle,
)
from tafelrunde.engine.contract import Rng
from tafelrunde.engine.table import SeededSource, Table
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.ledger import raise_goods
from tafelrunde.games.phoenix.marching.reach import reach
from tafelrunde.games.phoenix.months.execution import Trial
from tafelrunde.games.phoenix.moves.kinds import AnyOrder, Sheet
from tafelrunde.games.phoenix.orders.fire import FireBefore
from tafelrunde.games.phoenix.orders.turn import MoveArmy
from tafelrunde.games.phoenix.standing.standing import enemies_at
from tafelrunde.games.phoenix.state.pieces import Army, Person, counted
from tafelrunde.games.phoenix.state.state import MUSTER, State
from tafelrunde.games.phoenix.tables.phases import MUSTER_PHASE, TURN_PHASES
from tafelrunde.games.phoenix.tables.prices import MAGE, OFFICER
from tafelrunde.phoenix_desk.review.tally import FIGHTS, KINDS, Ground, kinds

RAIDS: Final = 3
"""Of each realm."""
WIZARDS: Final = 5
"""Of each realm: one for each raid, the rest wait in camps."""
CAMPS: Final = 2
"""Armies stand within so many fields of their capital; raids begin farther out."""
HOST: Final = 171
BATTERY: Final = 181
WIZARD: Final = 501
RAIDER: Final = 611
KEEPER: Final = 621
POINTS: Final = 120
"""Tenths of good points."""


def war(realms: int, armies: int) -> Table:
    """The muster of the first month is open; all raids are about to begin."""
    names = [f"R{number}" for number in range(realms)]
    table = Table(GAME, "bench", [*names, "SL"], SeededSource(SEED), {}, official_world(realms))
    state: State = table.state
    for realm in range(realms):
        settle(state, realm, armies // realms - 2 * RAIDS, CAMPS)
    for realm in range(realms):
        raid(state, realm, realm ^ 1)
    table.settle()
    return table


# --- the beginning -----------------------------------------------------------------------------------


def raid(state: State, realm: int, foe: int) -> None:
    """All raids of a realm against another, which keeps its camps."""
    for place, (start, camp) in enumerate(raid_places(state, foe)):
        add_host(state, realm, place, start)
        add_battery(state, realm, place, start)
        add_person(state, Person(realm, WIZARD + place, start), MAGE, BATTERY + place)
        add_person(state, Person(realm, RAIDER + place, start), OFFICER, HOST + place)
        add_person(state, Person(foe, KEEPER + place, camp), OFFICER, 0)
        if RAIDS + place < WIZARDS:
            add_person(state, Person(foe, WIZARD + RAIDS + place, camp), MAGE, 0)


def raid_places(state: State, foe: int) -> list[tuple[int, int]]:
    """Where raids begin and the camps beside them, level with each other and without a river between."""
    world, found = state.setting.world, list[tuple[int, int]]()
    used: set[int] = set()
    for camp in sorted({army.field for army in state.realms[foe].armies.values()}):
        for start, edge, _side in world.steps[camp]:
            is_open = not world.is_water[start] and not world.is_water[camp] and not world.river[edge]
            is_level = world.height[start] == world.height[camp]
            if is_open and is_level and not state.armies_at(start) and not used & {start, camp}:
                used |= {start, camp, *world.around[camp]}
                found.append((start, camp))
                break
    return found[:RAIDS]


def add_host(state: State, realm: int, place: int, field: int) -> None:
    army = Army(realm, HOST + place, field)
    add_army(state, army)
    reinforce(state, army.key, troops=3100)


def add_battery(state: State, realm: int, place: int, field: int) -> None:
    army = Army(realm, BATTERY + place, field)
    add_army(state, army)
    reinforce(state, army.key, light=2)


def reinforce(state: State, key: int, *, troops: int = 0, light: int = 0) -> None:
    army = state.edit_army(key)
    before = counted(army)
    army.troops += troops
    army.light += light
    raise_goods(state, [now - had for now, had in zip(counted(army), before, strict=True)])


def add_person(state: State, person: Person, rank: int, army: int) -> None:
    person.rank = person.title = rank
    person.most = person.now = POINTS
    person.army = army
    state.add_person(person)


# --- orders ------------------------------------------------------------------------------------------


def war_sheet(table: Table, rng: Rng) -> tuple[int, Sheet]:
    """Who is to act, and what he hands in: batteries fire, hosts storm, who sees no enemy moves about."""
    state: State = table.state
    realm = GAME.to_act(state)[0]
    if state.step == MUSTER:
        orders, phases = list(muster_sheet(state, realm).orders), [MUSTER_PHASE]
    else:
        orders, phases = turn_orders(state, realm, rng), list(TURN_PHASES)
    return realm, Sheet(tuple(possible(state, realm, orders, phases)))


def turn_orders(state: State, realm: int, rng: Rng) -> list[AnyOrder]:
    found = [order_for(state, army, rng) for _number, army in sorted(state.realms[realm].armies.items())]
    return [order for order in found if order is not None]


def order_for(state: State, army: Army, rng: Rng) -> AnyOrder | None:
    world, within = state.setting.world, reach(state, army)
    beside = [field for field in world.around[army.field] if enemies_at(state, army.realm, field)]
    if beside and army.light:
        return FireBefore(army.number, world.label(beside[0]))
    if beside:
        stormed = [field for field in beside if field in within and is_host(army)]
        return MoveArmy(army.number, world.label(stormed[0])) if stormed else None
    quiet = [field for field in within if is_peaceful(state, army.realm, field)]
    return MoveArmy(army.number, world.label(quiet[rng.below(len(quiet))])) if quiet else None


def is_host(army: Army) -> bool:
    return HOST <= army.number < HOST + RAIDS


def possible(state: State, realm: int, orders: list[AnyOrder], phases: Sequence[int]) -> list[AnyOrder]:
    """Without those that the position after earlier ones forbids."""
    while True:
        wrong = {index for index, _refusal in Trial(state, realm, orders, phases).refusals}
        if not wrong:
            return orders
        orders = [order for index, order in enumerate(orders) if index not in wrong]


# --- counting ----------------------------------------------------------------------------------------


def wizards(state: State) -> int:
    return sum([person.rank == MAGE for realm in state.realms for person in realm.people.values()])


def fights(table: Table) -> dict[str, int]:
    """By kind, as `tafelrunde phoenix run` counts them; kinds that never happened are left out."""
    ground = Ground(table.state)
    found = Counter([kind for events in table.events for kind in kinds(events, ground)])
    return {kind: found[kind] for kind in KINDS if KINDS[kind].group == FIGHTS and found[kind]}
