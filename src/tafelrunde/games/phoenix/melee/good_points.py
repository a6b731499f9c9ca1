"""Good points in battle (PH-5.5.1, Tabelle 4): every source with its reason and its rule.

`own_points` are those that a unit has anywhere; `fire_points` are all that count under fire, `points` all
that count in a melee.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from tafelrunde.games.phoenix.holdings.courts import points as character_points
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.realms.kinds import is_water_home
from tafelrunde.games.phoenix.standing.standing import are_allied
from tafelrunde.games.phoenix.standing.strength import leader_points
from tafelrunde.games.phoenix.standing.wizards import power
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import BRIDGE, FOOT, HORSE, QUAY, ROAD, STAGE_GP
from tafelrunde.games.phoenix.tables.terrain import (
    DESERT,
    FOREST,
    HIGHLAND,
    HILLS,
    HOME_GROUPS,
    LOWLAND,
    MOUNTAINS,
    SWAMP,
)
from tafelrunde.games.phoenix.world.coordinates import SIDES

TENTHS: Final = 10
GROUND: Final = 140
"""The advantage of riders and of foot on their ground (PH-5.5.1h, PH-5.5.1i)."""
RIDER_GROUND: Final = (LOWLAND, DESERT, HIGHLAND)
FOOT_GROUND: Final = (SWAMP, FOREST, HILLS, MOUNTAINS)
HOME: Final = 50
GUARD: Final = 300
FOREIGN_TOWN: Final = 50
WALL: Final = 50
RIVER: Final = 50
OVER_BRIDGE: Final = 30
BEHIND_QUAY: Final = 30
SMALL: Final = 20
"""Height, road, forest, swamp, desert, landing."""
SUPPORT: Final = 10


class Bonus(NamedTuple):
    """One source of good points; `reason` is a term of `meta.TERMS`."""

    reason: str
    rule: str
    value: Fraction


def total(found: Sequence[Bonus]) -> Fraction:
    return sum((bonus.value for bonus in found), Fraction(0))


def when(is_so: bool, reason: str, rule: str, value: int | Fraction) -> list[Bonus]:
    return [Bonus(reason, rule, Fraction(value))] if is_so and value else []


# --- anywhere ----------------------------------------------------------------------------------------


def people_points(state: State, field: int, realm: int, *, wizards: bool) -> Fraction:
    """Current points of the realm's characters, or power of its wizards, in a field (PH-5.5k, PH-R99)."""
    if wizards:
        return Fraction(power(state, field, realm), TENTHS)
    return Fraction(character_points(state, field, realm), TENTHS)


def is_home(state: State, realm: int, field: int) -> bool:
    """PH-5.5.2b, PH-6.5j, PH-6.6c."""
    if is_water_home(state, realm):
        return bool(state.setting.world.is_water[field])
    home = HOME_GROUPS[state.realms[realm].home]
    return home != "" and home == HOME_GROUPS[state.setting.world.terrain[field]]


def own_points(state: State, armies: Sequence[Army], field: int) -> list[Bonus]:
    """What armies of one realm and kind have by themselves, in melee and under fire (PH-5.5k, PH-5.1l)."""
    realm = armies[0].realm
    leaders = leader_points(state.setting, sum([army.leaders for army in armies]))
    return [
        *when(True, "gp_leaders", "PH-1.1.5d", leaders),
        *when(True, "gp_characters", "PH-5.5k", people_points(state, field, realm, wizards=False)),
        *when(True, "gp_wizards", "PH-5.5k", people_points(state, field, realm, wizards=True)),
        *when(is_home(state, realm, field), "gp_home", "PH-5.5.2b", HOME),
        *when(armies[0].guard, "gp_guard", "PH-6.8i", GUARD),
        *when(True, "gp_creature", "PH-6.3.2e", sum([army.might for army in armies])),
    ]


def fire_points(state: State, army: Army) -> list[Bonus]:
    """What protects an army under fire: its own, and the people of partners in its field (PH-5.1l)."""
    field = army.field
    realms = {state.person(key).realm for key in state.people_at(field)} - {army.realm}
    partners = [realm for realm in realms if are_allied(state, army.realm, realm, field)]
    theirs = [
        people_points(state, field, realm, wizards=wizards) for realm in partners for wizards in (False, True)
    ]
    return own_points(state, [army], field) + when(True, "gp_partners", "PH-5.1l", sum(theirs, Fraction(0)))


# --- in a melee --------------------------------------------------------------------------------------


class Approach(NamedTuple):
    """The sides of the field that attackers crossed; `shared` if none of them came from outside."""

    sides: tuple[int, ...]
    walls: tuple[int, ...]
    """Those of them with a wall that stood in their way: no army's own or its partner's (PH-1.5.4b)."""
    shared: bool


def points(
    state: State, armies: Sequence[Army], field: int, *, attacking: bool, approach: Approach
) -> list[Bonus]:
    """All good points of armies of one realm and kind in a melee, support and die excepted (PH-5.5.1a)."""
    found = own_points(state, armies, field) + ground_points(state, armies[0].kind, field)
    if attacking:
        sides = sorted({SIDES * field + army.came for army in armies if 0 <= army.came < SIDES})
        return found + attack_points(state, field, sides)
    return found + defence_points(state, armies[0].realm, field, approach)


def ground_points(state: State, kind: int, field: int) -> list[Bonus]:
    """Where no town stands, riders and foot each have their ground (PH-5.5.1f, PH-5.5.1h, PH-5.5.1i)."""
    if stage_at(state, field):
        return []
    terrain = state.setting.world.terrain[field]
    return [
        *when(kind == HORSE and terrain in RIDER_GROUND, "gp_riders", "PH-5.5.1h", GROUND),
        *when(kind == FOOT and terrain in FOOT_GROUND, "gp_foot", "PH-5.5.1i", GROUND),
    ]


def attack_points(state: State, field: int, sides: Sequence[int]) -> list[Bonus]:
    """For having come over these sides of the field; one army that did is enough (Tabelle 4)."""
    world = state.setting.world
    if not sides:
        return []
    origins = [(side, world.neighbour[side]) for side in sides]
    height = world.height[field]
    road = any(
        world.height[start] < height and state.works[world.edge[side]] & ROAD for side, start in origins
    )
    forest = any(world.terrain[start] == FOREST for _side, start in origins)
    downhill = any(world.height[start] > height for _side, start in origins)
    return [
        *when(road, "gp_road", "PH-5.5.1m", SMALL),
        *when(forest, "gp_forest", "PH-5.5.1n", SMALL),
        *when(world.terrain[field] == SWAMP, "gp_swamp", "PH-5.5.1o", SMALL),
        *when(world.terrain[field] == DESERT, "gp_desert", "PH-5.5.1o", SMALL),
        *when(downhill, "gp_downhill", "PH-5.5.1p", SMALL),
    ]


def defence_points(state: State, realm: int, field: int, approach: Approach) -> list[Bonus]:
    """The town, and what the attackers had to cross; one of them is enough (PH-R98)."""
    return [
        *town_points(state, realm, field, shared=approach.shared),
        *when(bool(approach.walls), "gp_wall", "PH-1.5.4h", WALL),
        *[bonus for crossing in CROSSINGS for bonus in crossing(state, field, approach.sides)],
    ]


def town_points(state: State, realm: int, field: int, *, shared: bool) -> list[Bonus]:
    """The own town's, or 50 in a foreign one; none for partners who fall out in it (PH-5.5.1g, PH-5.5.1j)."""
    stage = stage_at(state, field)
    if not stage or shared:
        return []
    if state.owner[field] == realm:
        return when(True, "gp_town", "PH-5.5.1g", STAGE_GP[stage])
    return when(True, "gp_foreign_town", "PH-5.5.1g", FOREIGN_TOWN)


def behind_river(state: State, field: int, sides: Sequence[int]) -> list[Bonus]:
    """50 where somebody waded, 30 where all came over bridges; nobody wades from the sea (PH-5.5.1k, l)."""
    world = state.setting.world
    on_land = [side for side in sides if not world.is_water[world.neighbour[side]]]
    rivers = [world.edge[side] for side in on_land if world.river[world.edge[side]]]
    if any(not state.works[edge] & BRIDGE for edge in rivers):
        return when(True, "gp_river", "PH-5.5.1k", RIVER)
    return when(bool(rivers), "gp_bridge", "PH-5.5.1l", OVER_BRIDGE)


def against_landing(state: State, field: int, sides: Sequence[int]) -> list[Bonus]:
    """Attackers from ships, and a quay between; neither counts at a town (PH-11.1a, PH-11.1b, PH-R26)."""
    world = state.setting.world
    if world.is_water[field] or stage_at(state, field):
        return []
    landed = [side for side in sides if world.is_water[world.neighbour[side]]]
    quay = any(state.works[world.edge[side]] & QUAY for side in landed)
    return [
        *when(quay, "gp_quay", "PH-11.1a", BEHIND_QUAY),
        *when(bool(landed), "gp_landing", "PH-11.1b", SMALL),
    ]


def uphill(state: State, field: int, sides: Sequence[int]) -> list[Bonus]:
    """Attackers from below; who lands from ships has his own line (PH-5.5.1p)."""
    world = state.setting.world
    starts = [world.neighbour[side] for side in sides if not world.is_water[world.neighbour[side]]]
    below = any(world.height[start] < world.height[field] for start in starts)
    return when(below, "gp_height", "PH-5.5.1p", SMALL)


CROSSINGS: Final = (behind_river, against_landing, uphill)
