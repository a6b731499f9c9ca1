"""Forces of a campaign drawn up for battle, as `phoenix battle` knows them from a typed line."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.arithmetic.battle import Unit
from tafelrunde.games.phoenix.master.unit_corrections import company
from tafelrunde.games.phoenix.melee.battle_odds import Array, Row
from tafelrunde.games.phoenix.melee.forces import Force, Muster
from tafelrunde.games.phoenix.melee.fronts import (
    Band,
    Front,
    armies_here,
    enemies_of,
    find_front,
    tested_strength,
)
from tafelrunde.games.phoenix.melee.melee import units_against
from tafelrunde.games.phoenix.state.pieces import FROM_NOWHERE, STAYED
from tafelrunde.games.phoenix.state.state import DICE, TURN, State
from tafelrunde.games.phoenix.state.turn_order import present
from tafelrunde.phoenix_desk.campaign.campaign import no_such_realm


def lineups(state: State, front: Front) -> list[tuple[Array, Array]]:
    """By party: the attackers as they meet it, and the party."""
    return [
        (
            array_of(state, front.attackers, units[0], attacking=True),
            array_of(state, party, units[1], attacking=False),
        )
        for party, units in zip(front.parties, units_against(front), strict=True)
    ]


def array_of(state: State, bands: Sequence[Band], units: Sequence[Unit], *, attacking: bool) -> Array:
    rows = tuple(
        [
            Row(tuple([Muster(army, ()) for army in band.armies]), band.bonuses, unit)
            for band, unit in zip(bands, units, strict=True)
        ]
    )
    realms = dict.fromkeys([state.setting.names[band.realm] for band in bands])
    force = Force(", ".join(realms), tuple([unit for row in rows for unit in row.units]), (), False)
    tested = tested_strength(state, bands, attacking=attacking)
    return Array(force, rows, int(sum([unit.strength for unit in units])), tested)


def front_at(state: State, field: int, attacker: str = "") -> Front:
    """Who would fight in a field; without a name the realm that moves next attacks."""
    label = state.setting.world.label(field)
    there = sorted({army.realm for army in armies_here(state, field)})
    hostile = [realm for realm in there if enemies_of(state, realm, field, crowded=False)]
    if not hostile:
        who = ", ".join([state.setting.names[realm] for realm in there]) or "–"
        raise Complaint("no-enemies-in-field", {"label": label, "who": who})
    first = state.setting.realm_named(attacker) if attacker else first_of(state, hostile)
    if first not in hostile:
        raise no_such_realm(attacker, [state.setting.names[realm] for realm in hostile])
    return find_front(state, first, field, set(), crowded=False)


def first_of(state: State, realms: Sequence[int]) -> int:
    """Who of them moves next."""
    return min(realms, key=lambda realm: to_come(state).index(realm))


def to_come(state: State) -> list[int]:
    """All realms, those first who still move this month; the one whose turn it is before all."""
    order = list(state.orders.get(state.month, ()))
    known = order if len(order) == len(present(state)) else present(state)
    place = state.place if state.step in (TURN, DICE) else 0
    return [*known[place:], *known[:place]]


def with_armies(state: State, realm: int, numbers: Sequence[int], field: int) -> State:
    """A copy in which these armies have come into the field, over the side they would come from."""
    trial = state.copy()
    for number in numbers:
        army = trial.realms[realm].armies.get(number)
        if army is None:
            own = ", ".join(map(str, sorted(trial.realms[realm].armies))) or "–"
            name = state.setting.names[realm]
            raise Complaint("no-such-army", {"name": name, "number": str(number), "own": own})
        start = army.field
        moved = trial.move_army(army.key, field)
        moved.aboard, moved.came = 0, side_between(state, field, start)
        for person in company(trial, army.key):
            trial.move_person(person, field)
    return trial


def side_between(state: State, field: int, start: int) -> int:
    """Over which side an army comes in; from farther away over none."""
    if start == field:
        return STAYED
    world = state.setting.world
    return world.direction(field, start) if start in world.around[field] else FROM_NOWHERE
