"""Occasions for random orders that a realm has to look for: pairs, works, goals, targets, goods."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from tafelrunde.games.phoenix.armies.weapons import unfired
from tafelrunde.games.phoenix.fire.shots import FARTHEST
from tafelrunde.games.phoenix.fire.strikes import is_hostile_town
from tafelrunde.games.phoenix.holdings.land import bit_of, edge_of, has_wall, work_bit, work_code
from tafelrunde.games.phoenix.marching.reach import reach
from tafelrunde.games.phoenix.orders.muster import Goods
from tafelrunde.games.phoenix.proposals.idea import Idea, up_to
from tafelrunde.games.phoenix.standing.costs import is_way
from tafelrunde.games.phoenix.standing.standing import can_conquer, enemies_at, needs_ship
from tafelrunde.games.phoenix.standing.wizards import wizards_by_field
from tafelrunde.games.phoenix.state.pieces import KEY, Army, Person
from tafelrunde.games.phoenix.state.state import NOBODY
from tafelrunde.games.phoenix.tables import prices
from tafelrunde.games.phoenix.tables.prices import FLEET, FOOT
from tafelrunde.games.phoenix.tables.wizard_classes import class_of
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES

Many = list[dict[str, Any]]
"""Things for several slots at once."""


def is_port(idea: Idea, field: int) -> bool:
    """Ships can be built there (PH-3.3d)."""
    world = idea.world
    return world.height[field] == 1 and any(world.is_water[other] for other in world.around[field])


def ports_first(idea: Idea, fields: list[int]) -> list[int]:
    """Every other time only those beside the sea, if there are any."""
    return ([field for field in fields if is_port(idea, field)] if idea.lot(2) else []) or fields


def next_stage(idea: Idea) -> Sequence[str]:
    """What has been begun, else the one after what stands."""
    town = idea.state.towns.get(idea["field"])
    return [prices.STAGES[1 if town is None else town.site or min(len(prices.STAGES) - 1, town.built + 1)]]


def missing_points(idea: Idea) -> range:
    town = idea.state.towns[idea["field"]]
    return up_to(min(prices.STAGE_POINTS[town.built] - town.points, prices.TOWN_GROWTH))


def damaged_works(idea: Idea) -> Many:
    """On own land, with the points that each has lost."""
    world, found = idea.world, Many()
    for spot, lost in sorted(idea.state.damage.items()):
        side, bit = world.edge_side[edge_of(spot)], bit_of(spot)
        if bit == prices.WALL_SECOND:
            side = SIDES * world.neighbour[side] + (side + 3) % SIDES
        place = {"field": side // SIDES, "side": DIRECTIONS[side % SIDES]}
        found.append({"work": work_code(bit), **place, "lost": lost})
    return [row for row in found if idea.state.owner[row["field"]] == idea.realm]


def own_walls(idea: Idea) -> Many:
    return [
        {"field": field, "side": DIRECTIONS[side]}
        for field in (idea.land if any(idea.state.works) else [])
        for side in range(SIDES)
        if has_wall(idea.state, SIDES * field + side)
    ]


def neighbours(idea: Idea) -> list[int]:
    """Realms whose land touches own land."""
    around, owner = idea.world.around, idea.state.owner.flat()
    return sorted({owner[other] for field in idea.land for other in around[field]} - {idea.realm, NOBODY})


def those_beside(idea: Idea) -> list[int]:
    """Realms whose armies stand there, else anybody."""
    found = {key // KEY for key in idea.state.armies_at(idea.army.field)} - {idea.realm}
    return sorted(found) or idea.others


def some_of(idea: Idea, kind: int, share: int) -> Sequence[Goods]:
    """So many of one kind that they cost a share of the treasury."""
    most = 1 + max(0, idea.row.gold) // (share * prices.PRICE[kind])
    return [Goods(**{prices.GOOD_NAMES[kind]: idea.some(up_to(most))})]


def leaders_along(idea: Idea) -> Sequence[int]:
    """All where nobody stays behind, else one."""
    army = idea.army
    return [army.leaders if idea["count"] == army.troops else min(1, army.leaders)]


def all_or_some(idea: Idea, most: int) -> Sequence[int]:
    return [most] if idea.lot(2) else up_to(most)


def in_towns(idea: Idea) -> list[Army]:
    sites = idea.sites
    return [army for army in idea.armies if army.field in sites]


def offers(idea: Idea) -> Many:
    """What is on offer beside an own army."""
    state = idea.state
    return [
        {"realm": pledge.army // KEY, "army": pledge.army % KEY, "into": army}
        for pledge in state.pledges
        if pledge.receiver == idea.realm and state.has_army(pledge.army)
        for army in idea.armies
        if army.field == state.army(pledge.army).field
    ]


def able(idea: Idea) -> list[Army]:
    """Those on land that could conquer."""
    return [army for army in idea.armies if can_conquer(idea.state, army)]


def works_to_tear(idea: Idea) -> Many:
    """At own fields where an army stands."""
    state, world = idea.state, idea.world
    return [
        {"army": army, "work": work, "side": DIRECTIONS[side % SIDES]}
        for army in able(idea)
        if state.owner[army.field] == idea.realm
        for side in range(SIDES * army.field, SIDES * army.field + SIDES)
        for work in (prices.WORK_CODES if state.works[world.edge[side]] else ())
        if state.works[world.edge[side]] & work_bit(world, side, work)
    ]


def aims(idea: Idea) -> Many:
    """Fields with enemies or hostile towns, and walls."""
    state, realm, found = idea.state, idea.realm, Many()
    for field in idea.world.disc(idea.army.field, FARTHEST):
        if enemies_at(state, realm, field) or is_hostile_town(state, realm, field):
            found.append({"target": field, "side": None})
        if not is_way(state, realm, field):
            walls = [side for side in range(SIDES) if has_wall(state, SIDES * field + side)]
            found += [{"target": field, "side": DIRECTIONS[side]} for side in walls]
    return found


def goals(idea: Idea) -> list[int]:
    """Any field within reach, or where something can happen, or the one nearest to some stranger."""
    army, world, wish = idea.army, idea.world, idea.rng.below(3)
    fields, places = sorted(reach(idea.state, army)), foreign_places(idea)
    if wish == 0 and fields and places:
        goal = min(places, key=lambda field: (world.distance(army.field, field), field))
        return [min(fields, key=lambda field: (world.distance(field, goal), field))]
    return (wished(idea, fields) if wish == 1 else []) or fields


def foreign_places(idea: Idea) -> set[int]:
    """Armies and capitals of others, which everybody sees."""
    rows = [row for row in idea.state.realms if row.number != idea.realm]
    return {army.field for row in rows for army in row.armies.values()} | {row.capital for row in rows} - {-1}


def wished(idea: Idea, fields: list[int]) -> list[int]:
    """Foreign land for gold, foreign armies, and for troops the shores beside own fleets."""
    fleets = [fleet.field for fleet in idea.armies if fleet.kind == FLEET != idea.army.kind]
    shores = {field for fleet in fleets for field in idea.world.around[fleet]}
    return [
        field
        for field in fields
        if field in shores
        or (idea.army.gold and idea.is_abroad(field))
        or any(key // KEY != idea.realm for key in idea.state.armies_at(field))
    ]


def passages(idea: Idea) -> Many:
    """A fleet or somebody beside a gate of the nest."""
    marks = idea.world.landmarks
    gates = {*marks.gates, marks.nest_gate} if marks.gates else set[int]()
    units: list[Any] = [*[army for army in idea.armies if army.kind == FLEET], *idea.people]
    around = idea.world.around
    return [{"army": unit, "gate": field} for unit in units for field in around[unit.field] if field in gates]


def nearby(idea: Idea, fields: Sequence[int]) -> Sequence[int]:
    """Rather those with enemies."""
    return [field for field in fields if enemies_at(idea.state, idea.realm, field)] or fields


def spell_goals(idea: Idea) -> list[int]:
    """Within his reach, where he may stay: rather towards a foreign wizard than anywhere."""
    wizard, world, owner = idea.person, idea.world, idea.state.owner
    fields = [f for f in world.disc(wizard.field, class_of(wizard.most).reach) if f != wizard.field]
    if wizard.nameless:
        camps = {army.field for army in idea.armies}
        fields = [field for field in fields if owner[field] == idea.realm or field in camps]
    foes = [
        foe for there in wizards_by_field(idea.state).values() for foe in there if foe.realm != idea.realm
    ]
    if not foes or not fields or idea.lot(3):
        return fields
    foe = idea.some(sorted(foes, key=lambda other: other.key))
    return [min(fields, key=lambda field: (world.distance(field, foe.field), field))]


def free_offices(idea: Idea) -> list[str]:
    taken = {prices.RANK_CODES[rank] for person in idea.people for rank in (person.rank, person.title)}
    return [
        rank for rank in ("CHF", "BUH", "STH", "FSH", "HER", "Z") if rank in ("CHF", "Z") or rank not in taken
    ]


def one_or_two_steps(idea: Idea) -> Sequence[int]:
    around = idea.world.around
    near = around[idea.person.field]
    return around[idea.some(near)] if near and idea.lot(3) else near


def new_or_there(idea: Idea, kind: int, field: int) -> list[Any]:
    """A new army of that kind, or one that stands in the field."""
    return [*idea.new(kind), *[army for army in idea.at(field) if army.kind == kind]]


# --- goods -----------------------------------------------------------------------------------------------


def troops(kind: int, count: int, leaders: int, weapons: int = 0, mounts: int = 0) -> Sequence[Goods]:
    """Of an army of this kind; weapons are light ones."""
    light = "light_warships" if kind == FLEET else "light_catapults"
    good = prices.GOOD_NAMES[prices.TROOPS_OF_KIND[kind]]
    return [Goods(**{good: count, "leaders": leaders, light: weapons, "mounts": mounts})]


def recruits(idea: Idea, most: int) -> Sequence[Goods]:
    """An army of its own that may conquer or not, with a catapult or warship now and then."""
    kind, count, leaders = idea["kind"], idea.some(range(100, 100 + most)), 1 + idea.rng.below(3)
    mounts = idea.rng.below(2) * idea.rng.below(count) if kind == FOOT else 0
    return troops(kind, 1 + count // 40 if kind == FLEET else count, leaders, int(idea.lot(8)), mounts)


def part(idea: Idea) -> Sequence[Goods]:
    """Of an army: one that is an army too, and leaves one."""
    army, least = idea.army, -(-prices.ARMY_MINIMUM // prices.SPACE[prices.TROOPS_OF_KIND[idea.army.kind]])
    if army.troops < 2 * least:
        return []
    count, leaders = idea.some(range(least, army.troops - least + 1)), idea.some(up_to(army.leaders - 1))
    return troops(army.kind, count, leaders, idea.rng.below(army.light + 1), min(count, army.mounts))


def undead_goods(idea: Idea) -> Sequence[Goods]:
    """A few, for whatever an army may win; battles seldom pay for a leader."""
    return troops(idea.army.kind, idea.some(up_to(100)), int(idea.lot(6)))


def wares(idea: Idea) -> Sequence[Goods]:
    """Ships or mounts."""
    army = idea.army
    count = idea.some(up_to(army.troops if army.kind == FLEET else army.mounts))
    return [Goods(ships=count) if army.kind == FLEET else Goods(mounts=count)]


def weapons(idea: Idea) -> Sequence[Goods]:
    """All that can fire, said or not, and some of each weight."""
    light, heavy = unfired(idea.army, idea.state.month)
    kind = "warships" if idea.army.kind == FLEET else "catapults"
    some = [(light, heavy), (idea.rng.below(light + 1), 0), (0, idea.rng.below(heavy + 1))]
    return [Goods(), *[Goods(**{f"light_{kind}": one, f"heavy_{kind}": two}) for one, two in some]]


def embarkations(idea: Idea) -> Many:
    """An army, or a wizard without a ship of his own, beside one of the fleets."""
    fleets = [fleet for fleet in idea.armies if fleet.kind == FLEET]
    units: list[Army | Person] = [army for army in idea.armies if army.kind != FLEET and not army.aboard]
    units += [person for person in idea.people if needs_ship(person)]
    around = idea.world.around
    return [
        {"army": unit, "fleet": fleet}
        for unit in units
        for fleet in fleets
        if fleet.field in around[unit.field]
    ]


def rivals(idea: Idea) -> Many:
    """Nobody any more, or one or two characters of another realm."""
    foes = [foe for foe in idea.strangers if foe.rank != prices.MAGE]
    alone = [{"foes": (foe,), "realm": foe.realm} for foe in foes]
    both = [{"foes": (one, two), "realm": one.realm} for one, two in pairwise(foes) if one.realm == two.realm]
    return [{}, *alone, *both]


def lines(idea: Idea) -> Many:
    """No order of combat any more, or some characters, the last numbers first."""
    nobles = [person for person in idea.people if person.rank != prices.MAGE and idea.lot(2)]
    return [{}, {"people": tuple(reversed(nobles))}]
