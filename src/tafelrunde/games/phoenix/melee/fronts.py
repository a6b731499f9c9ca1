"""Who stands against whom in a field: sides, parties, units with their good points, and support (PH-5.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from tafelrunde.games.phoenix.arithmetic.battle import Unit
from tafelrunde.games.phoenix.armies.bans import unbanned_part
from tafelrunde.games.phoenix.holdings.land import has_wall
from tafelrunde.games.phoenix.melee.good_points import SUPPORT, Approach, Bonus, points, total
from tafelrunde.games.phoenix.standing.costs import is_way
from tafelrunde.games.phoenix.standing.magic_walls import stands
from tafelrunde.games.phoenix.standing.shelter import halved
from tafelrunde.games.phoenix.standing.sieges import could_enter, is_steep_river
from tafelrunde.games.phoenix.standing.standing import are_allied, can_conquer, is_peaceful, is_spared
from tafelrunde.games.phoenix.standing.strength import strength
from tafelrunde.games.phoenix.standing.traits import is_steadfast
from tafelrunde.games.phoenix.state.pieces import STAYED, Army
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import FLEET, WALL_CREW, WALL_LEADERS
from tafelrunde.games.phoenix.world.coordinates import SIDES

CREW_NUMBER: Final = 100
"""The crew of a wall fights as an army of this number, which no army has."""


class Band(NamedTuple):
    """The armies of one realm and kind on a side, with what counts for them; a guard is a band of its own."""

    armies: tuple[Army, ...]
    bonuses: tuple[Bonus, ...]
    unit: Unit

    @property
    def realm(self) -> int:
        return self.armies[0].realm


class Front(NamedTuple):
    """The attackers, and the parties against them: each holds together and against all others."""

    field: int
    attackers: tuple[Band, ...]
    parties: tuple[tuple[Band, ...], ...]


def armies_here(state: State, field: int) -> list[Army]:
    """Those that can fight: nobody from inside ships (PH-1.1.4d)."""
    return [army for army in map(state.army, state.armies_at(field)) if army.aboard == 0]


# --- sides -------------------------------------------------------------------------------------------


def enemies_of(state: State, realm: int, field: int, *, crowded: bool) -> list[int]:
    """Realms to fight with: all that are not allied here, in a crowded field all (PH-5.5c, PH-5.7a).

    Nobody fights a realm that is away and spared, however crowded it is (PH-6.9.2.1b).
    """
    others = sorted({army.realm for army in armies_here(state, field)} - {realm})
    if is_peaceful(state, field):
        return []
    if crowded:
        return [other for other in others if not is_spared(state, other) and not is_spared(state, realm)]
    return [other for other in others if not are_allied(state, realm, other, field)]


def friends_of(state: State, realm: int, field: int, enemies: Sequence[int]) -> list[int]:
    """The realm and its allies; an ally of one of the enemies too stays out of it (PH-5.5c)."""
    others = sorted({army.realm for army in armies_here(state, field)} - {realm, *enemies})
    loyal = [r for r in others if not any(are_allied(state, r, enemy, field) for enemy in enemies)]
    return [realm, *loyal]


def parties_of(state: State, field: int, enemies: Sequence[int]) -> list[list[int]]:
    """Enemies who are allied with each other stand together (PH-5.5l)."""
    parties: list[list[int]] = []
    for realm in enemies:
        joined = [party for party in parties if any(are_allied(state, realm, r, field) for r in party)]
        merged = sorted([realm, *[r for party in joined for r in party]])
        parties = [*[party for party in parties if party not in joined], merged]
    return parties


def find_front(state: State, realm: int, field: int, used: set[int], *, crowded: bool) -> Front:
    """The sides of a fight; keys of supporters go into `used`."""
    enemies = enemies_of(state, realm, field, crowded=crowded)
    friends = [realm] if crowded else friends_of(state, realm, field, enemies)
    approach = approach_of(state, field, friends)
    attackers = bands_of(state, field, friends, approach, attacking=True, crew=None)
    parties = []
    for party in parties_of(state, field, enemies):
        crew = wall_crew(state, field, party, approach)
        bands = bands_of(state, field, party, approach, attacking=False, crew=crew)
        parties.append(supported(state, field, bands, friends, used))
    return Front(field, attackers, tuple(parties))


def approach_of(state: State, field: int, realms: Sequence[int]) -> Approach:
    """Over which sides the attackers came into the field this turn, and over which hostile walls."""
    members = [army for army in armies_here(state, field) if army.realm in realms]
    came = {army.came for army in members}
    sides = sorted([SIDES * field + side for side in came if 0 <= side < SIDES])
    strangers = {army.came for army in members if not is_way(state, army.realm, field)}
    walls = [side for side in sides if side % SIDES in strangers and has_wall(state, side)]
    return Approach(tuple(sides), tuple(walls), came <= {STAYED})


def wall_crew(state: State, field: int, party: Sequence[int], approach: Approach) -> Army | None:
    """The crews of walls that attackers came over fight on their owner's side (PH-1.5.4h)."""
    owner, walls = state.owner[field], len(approach.walls)
    if not walls or owner == NOBODY:
        return None
    if not any(owner == other or are_allied(state, owner, other, field) for other in party):
        return None
    crew = Army(owner, CREW_NUMBER, field)
    crew.troops, crew.leaders = WALL_CREW * walls, WALL_LEADERS * walls
    return crew


# --- units -------------------------------------------------------------------------------------------


def bands_of(
    state: State, field: int, realms: Iterable[int], approach: Approach, *, attacking: bool, crew: Army | None
) -> tuple[Band, ...]:
    """Armies of one realm and kind are one (PH-5.5b, PH-R95); a creature stands by itself (PH-6.3.2a)."""
    groups: dict[tuple[int, int, bool, int], list[Army]] = {}
    members = [army for army in armies_here(state, field) if army.realm in realms]
    for army in [*members, *([crew] if crew else [])]:
        groups.setdefault(band_of(army), []).append(army)
    bands = []
    for group in groups.values():
        bonuses = tuple(points(state, group, field, attacking=attacking, approach=approach))
        bands.append(Band(tuple(group), bonuses, unit_of(state, group, bonuses, attacking=attacking)))
    return tuple(bands)


def band_of(army: Army) -> tuple[int, int, bool, int]:
    """Armies for which it is the same are one unit."""
    return army.realm, army.kind, army.guard, army.number if army.nature else 0


def unit_of(state: State, armies: Sequence[Army], bonuses: Sequence[Bonus], *, attacking: bool) -> Unit:
    numbers = "+".join([str(army.number) for army in armies])
    name = f"{state.setting.names[armies[0].realm]} {numbers}"
    fighting = sum([strength(unbanned_part(army), defending=not attacking) for army in armies])
    return Unit(name, Fraction(halved(state, armies[0].realm, fighting)), total(bonuses))


def keys_of(state: State, bands: Iterable[Band]) -> list[int]:
    """Keys of their armies that still stand, crews of walls excepted."""
    return [army.key for band in bands for army in band.armies if state.has_army(army.key)]


def count_ships(army: Army, *, attacking: bool) -> int:
    """Strength for the test of ten to one: a warship is one ship, in attack none (PH-R96, PH-R20)."""
    free = unbanned_part(army)
    return free.troops + (free.light + free.heavy if army.kind == FLEET and not attacking else 0)


def tested_strength(state: State, bands: Iterable[Band], *, attacking: bool) -> int:
    return tested(state, [army for band in bands for army in band.armies], attacking=attacking)


def tested(state: State, armies: Iterable[Army], *, attacking: bool) -> int:
    """Of a realm that is absent without excuse half of it (PH-6.9.2.4b)."""
    return sum([halved(state, army.realm, count_ships(army, attacking=attacking)) for army in armies])


def has_guard(bands: Iterable[Band]) -> bool:
    """Somebody who is not run over: a guard, or a creature that stands fast (PH-R97, PH-6.3.2e)."""
    return any(is_steadfast(army) for band in bands for army in band.armies)


# --- support -----------------------------------------------------------------------------------------


def supported(
    state: State, field: int, bands: tuple[Band, ...], foes: Sequence[int], used: set[int]
) -> tuple[Band, ...]:
    """From each neighbouring field one army supports each attacked unit, and each only once (PH-5.5.1b)."""
    realms = {band.realm for band in bands}
    helped = [0] * len(bands)
    order = sorted(range(len(bands)), key=lambda i: -bands[i].unit.strength)
    for neighbour, _edge, side in state.setting.world.steps[field]:
        able = supporters(state, realms, foes, neighbour, side)
        helpers = [army for army in able if army.key not in used]
        for i, army in zip(order, helpers, strict=False):
            used.add(army.key)
            helped[i] += 1
    return tuple([with_support(band, count) for band, count in zip(bands, helped, strict=True)])


def supporters(state: State, realms: set[int], foes: Sequence[int], neighbour: int, side: int) -> list[Army]:
    """Conquest-capable armies beyond this side that could come in and stand with all these (PH-5.5.1b)."""
    if state.setting.world.is_water[neighbour]:
        return []
    return [
        army
        for army in armies_here(state, neighbour)
        if stands_with(state, army.realm, realms, foes, side // SIDES)
        and can_conquer(state, army)
        and could_enter(state, army, side)
        and is_open(state, army, side)
    ]


def stands_with(state: State, realm: int, friends: set[int], foes: Sequence[int], field: int) -> bool:
    """Allied with all of them; a friend of their foes too keeps out, as he does in the field (PH-5.5c)."""
    if not all(are_allied(state, realm, other, field) for other in friends):
        return False
    return realm in friends or not any(are_allied(state, realm, other, field) for other in foes)


def is_open(state: State, army: Army, side: int) -> bool:
    """No wall of somebody else, no magic wall, and no river at a step of height."""
    if stands(state, side) or is_steep_river(state, side):
        return False
    owner = state.owner[side // SIDES]
    if not has_wall(state, side):
        return True
    return owner != NOBODY and are_allied(state, army.realm, owner, side // SIDES)


def with_support(band: Band, count: int) -> Band:
    if not count:
        return band
    bonus = Bonus("gp_support", "PH-5.5.1b", Fraction(SUPPORT * count))
    unit = Unit(band.unit.name, band.unit.strength, band.unit.points + bonus.value)
    return Band(band.armies, (*band.bonuses, bonus), unit)
