"""Random orders to fire, from what everybody can see and a realm knows of its own weapons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.costs import is_way
from tafelrunde.games.phoenix.data import FLEET
from tafelrunde.games.phoenix.fire_table import column
from tafelrunde.games.phoenix.land import has_wall
from tafelrunde.games.phoenix.orders_fire import FireAfter, FireBefore
from tafelrunde.games.phoenix.orders_muster import Goods, Side
from tafelrunde.games.phoenix.pieces import Army
from tafelrunde.games.phoenix.proposing_muster import pick
from tafelrunde.games.phoenix.shots import FARTHEST, NO_AIM, line_of_fire
from tafelrunde.games.phoenix.standing import enemies_at
from tafelrunde.games.phoenix.state import State
from tafelrunde.games.phoenix.strikes import is_hostile_town
from tafelrunde.games.phoenix.weapons import WEIGHTS, unfired, weapon_code

NAMES: Final[tuple[Side, ...]] = get_args(Side)


def propose_before(state: State, realm: int, rng: Rng) -> FireBefore | None:
    aim = proposed(state, realm, rng)
    return FireBefore(*aim) if aim else None


def propose_after(state: State, realm: int, rng: Rng) -> FireAfter | None:
    aim = proposed(state, realm, rng)
    return FireAfter(*aim) if aim else None


def proposed(state: State, realm: int, rng: Rng) -> tuple[int, str, Goods, Side | None] | None:
    """Some of an army's weapons at something hostile that they reach from where it stands now."""
    own = state.realms[realm].armies
    armed = [own[number] for number in sorted(own) if any(unfired(own[number], state.month))]
    if not armed:
        return None
    army = pick(rng, armed)
    aims = targets(state, army)
    if not aims:
        return None
    field, side = pick(rng, aims)
    reach = reaching(state, army, field, side)
    weapons = some_weapons(army, reach, rng)
    return (army.number, state.setting.world.label(field), weapons, side) if any(reach) else None


def reaching(state: State, army: Army, field: int, side: Side | None) -> list[int]:
    """How many light and heavy weapons reach the target, as far as one can see."""
    aim = NO_AIM if side is None else SIDES * field + DIRECTIONS.index(side)
    line = line_of_fire(state, army.realm, army.field, field, aim)
    counts = unfired(army, state.month)
    return [
        counts[weight]
        if not line.blocked and column(state.setting, weapon_code(army, weight), line.distance, line.up)
        else 0
        for weight in WEIGHTS
    ]


def targets(state: State, army: Army) -> list[tuple[int, Side | None]]:
    """Fields with enemies or hostile towns, and walls."""
    found: list[tuple[int, Side | None]] = []
    for field in state.setting.world.disc(army.field, FARTHEST):
        if enemies_at(state, army.realm, field) or is_hostile_town(state, army.realm, field):
            found.append((field, None))
        for direction in range(SIDES):
            if has_wall(state, SIDES * field + direction) and not is_way(state, army.realm, field):
                found.append((field, NAMES[direction]))
    return found


def some_weapons(army: Army, reach: list[int], rng: Rng) -> Goods:
    """All that reach the target, or fewer."""
    light, heavy = (count if rng.below(2) else rng.below(count + 1) for count in reach)
    if army.kind == FLEET:
        return Goods(light_warships=light, heavy_warships=heavy)
    return Goods(light_catapults=light, heavy_catapults=heavy)


FIRE_PROPOSERS: Final[dict[type, Callable[[State, int, Rng], Any]]] = {
    FireBefore: propose_before,
    FireAfter: propose_after,
}
