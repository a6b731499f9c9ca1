"""Lords of a realm at war: each joins a host, and all its side fights the better; knights ride to joust.

A knights' combat costs nobody his freedom, and who wins it gains good points for good (PH-5.2, PH-5.3): so
knights look for others who are no stronger, also without a host.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.holdings.courts import is_fighter
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.marching.persons import walking
from tafelrunde.games.phoenix.marching.reach import spread
from tafelrunde.games.phoenix.marching.steps import ready as start_of
from tafelrunde.games.phoenix.orders.turn import Accompany, MovePerson
from tafelrunde.games.phoenix.standing.standing import are_allied, enemies_at
from tafelrunde.games.phoenix.state.pieces import Army, Person
from tafelrunde.games.phoenix.tables.prices import FLEET, OFFICER, RULER

HOST: Final = 2000
"""Troops that a lord trusts his life to."""
RIDE: Final = 6
"""Fields that hardly anybody rides farther in a month."""
ERRAND: Final = 12
"""Fields within which a weaker knight is worth a way of several months."""
TRIES: Final = 3


def ride_out(draft: Draft) -> None:
    """The ruler stays at home; where an army has a lord already, the next one looks for another (PH-5.5k)."""
    taken = {person.army for person in draft.row.people.values() if person.army}
    for lord in free_lords(draft):
        hosts = [army for army in draft.armies() if is_host(army, lord) and army.number not in taken]
        best = max(hosts, key=lambda army: (army.troops, -army.number), default=None)
        if best is not None and draft.order(Accompany(lord.number, best.number)):
            taken.add(best.number)


def free_lords(draft: Draft) -> list[Person]:
    """Those without an army, highest rank first."""
    lords = [person for person in draft.row.people.values() if is_free_lord(person)]
    return sorted(lords, key=lambda person: (-person.rank, person.number))


def is_free_lord(person: Person) -> bool:
    return OFFICER <= person.rank < RULER and person.present and person.captor < 0 and not person.army


def is_host(army: Army, lord: Person) -> bool:
    return army.kind < FLEET and army.field == lord.field and not army.aboard and army.troops >= HOST


# --- knights -----------------------------------------------------------------------------------------


def joust(draft: Draft) -> None:
    """Knights whom no fight needs ride against weaker ones, the strongest of these first; others come home.

    Not where orders are handed in beforehand: who finds no knight any more but his army is taken.
    """
    ready = [knight for knight in draft.row.people.values() if is_ready(draft, knight)]
    known = rivals(draft) if ready and not draft.state.setting.together else []
    for field, points in known:
        party = challengers(draft, ready, field, points)
        for knight in party:
            draft.order(MovePerson(knight.number, draft.label(field)))
        ready = [knight for knight in ready if knight not in party]
    for knight in ready:
        draw_near(draft, knight, [field for field, points in known if points <= knight.now])
    come_home(draft)


def draw_near(draft: Draft, knight: Person, fields: Sequence[int]) -> None:
    """Over own land towards the nearest of these fields, if one is not far."""
    state, world = draft.state, draft.state.setting.world
    near = [field for field in fields if world.is_connected(knight.field, field)]
    goal = min(near, key=lambda field: (world.distance(knight.field, field), field), default=knight.field)
    far = world.distance(knight.field, goal)
    if not 1 < far <= ERRAND:
        return
    found = spread(state, start_of(state, walking(knight)))
    own = [field for field in found.points() if state.owner[field] == draft.realm]
    found.close()
    best = min(own, key=lambda field: (world.distance(field, goal), field), default=knight.field)
    if world.distance(best, goal) < far and not enemies_at(state, draft.realm, best):
        draft.order(MovePerson(knight.number, draft.label(best)))


def come_home(draft: Draft) -> None:
    """Lords without an army who stayed on foreign land so far, to a town."""
    for lord in free_lords(draft):
        if lord.moved < draft.state.month and is_lost(draft, lord):
            goals = havens(draft, lord)[:TRIES]
            any(draft.order(MovePerson(lord.number, draft.label(field))) for field in goals)


def is_ready(draft: Draft, knight: Person) -> bool:
    """Free to attack, and needed neither where a fight is coming nor to command an army (PH-1.1.5a)."""
    army = draft.row.armies.get(knight.army)
    if army is not None and not army.leaders:
        return False
    if not knight.knight or not OFFICER <= knight.rank < RULER or knight.barred >= draft.state.month:
        return False
    return is_fighter(draft.state, knight) and not enemies_at(draft.state, draft.realm, knight.field)


def rivals(draft: Draft) -> list[tuple[int, int]]:
    """Fields with knights of enemies, and the points these have together."""
    state, found = draft.state, dict[int, int]()
    for row in state.realms:
        for person in row.people.values():
            is_knight = person.knight and is_fighter(state, person)
            if is_knight and not are_allied(state, draft.realm, row.number, person.field):
                found[person.field] = found.get(person.field, 0) + person.now
    return [(field, found[field]) for field in sorted(found, key=lambda field: (-found[field], field))]


def challengers(draft: Draft, ready: Sequence[Person], field: int, points: int) -> list[Person]:
    """As few as have so many points, of those who get there; nobody if all together have less."""
    party: list[Person] = []
    for knight in sorted(ready, key=lambda each: (-each.now, each.number)):
        if gets_to(draft, knight, field):
            party.append(knight)
            if sum([each.now for each in party]) >= points:
                return party
    return []


def gets_to(draft: Draft, person: Person, field: int) -> bool:
    state, world = draft.state, draft.state.setting.world
    if not world.is_connected(person.field, field) or world.distance(person.field, field) > RIDE:
        return False
    found = spread(state, start_of(state, walking(person)))
    is_reached = field in found.points()
    found.close()
    return is_reached


def is_lost(draft: Draft, lord: Person) -> bool:
    """He stands on foreign land, or with enemies."""
    state = draft.state
    return state.owner[lord.field] != draft.realm or bool(enemies_at(state, draft.realm, lord.field))


def havens(draft: Draft, lord: Person) -> list[int]:
    """Own towns without enemies, the nearest first."""
    state, world = draft.state, draft.state.setting.world
    towns = [field for field in state.towns if state.owner[field] == draft.realm and stage_at(state, field)]
    near = [field for field in towns if world.is_connected(field, lord.field)]
    free = [field for field in near if not enemies_at(state, draft.realm, field)]
    return sorted(free, key=lambda field: (world.distance(lord.field, field), field))
