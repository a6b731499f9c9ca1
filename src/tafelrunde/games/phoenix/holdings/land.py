"""Fields and what stands on them: owners that change, stages of towns, bits of works."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.phoenix.state.pieces import Town, stage
from tafelrunde.games.phoenix.state.realm import NO_FIELD
from tafelrunde.games.phoenix.state.state import GOLD, NOBODY, State
from tafelrunde.games.phoenix.tables.prices import (
    BRIDGE,
    CAPITAL,
    FORTRESS,
    NO_TOWN,
    STAGE_INCOME,
    STAGE_POINTS,
    STAGES,
    WALL_FIRST,
    WALL_SECOND,
    WALLS,
    WORK_BIT,
)
from tafelrunde.games.phoenix.told.land import FieldTaken, PostGone, SiteLost, TownStands
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.world.world import World

BITS: Final = 32
"""More than the largest bit of a work."""

# --- sides -------------------------------------------------------------------------------------------


def side_of(field: int, direction: int) -> int:
    return SIDES * field + direction


def wall_bit(world: World, side: int) -> int:
    """The bit of a wall that protects the field of this side (PH-1.5.4a)."""
    return WALL_FIRST if world.edge_side[world.edge[side]] == side else WALL_SECOND


def work_bit(world: World, side: int, code: str) -> int:
    return wall_bit(world, side) if code == "WL" else WORK_BIT[code]


def work_code(bit: int) -> str:
    return "WL" if bit & WALLS else next(code for code, own in WORK_BIT.items() if own == bit)


def has_wall(state: State, side: int) -> bool:
    """Whether a wall protects the field of this side."""
    world = state.setting.world
    return state.works[world.edge[side]] & wall_bit(world, side) != 0


def river_between(state: State, side: int) -> bool:
    """A river without a bridge between two land fields (PH-0.3.11a, PH-1.5.3c)."""
    world, edge = state.setting.world, state.setting.world.edge[side]
    if world.river[edge] == 0 or state.works[edge] & BRIDGE:
        return False
    return not world.is_water[side // SIDES] and not world.is_water[world.neighbour[side]]


def side_name(side: int) -> str:
    return DIRECTIONS[side % SIDES]


def spot_of(edge: int, bit: int) -> int:
    """One work on the map as a single number: what `State.damage` is sorted by."""
    return BITS * edge + bit


def edge_of(spot: int) -> int:
    return spot // BITS


def bit_of(spot: int) -> int:
    return spot % BITS


# --- towns -------------------------------------------------------------------------------------------


def stage_at(state: State, field: int) -> int:
    """The stage that counts there; NO_TOWN for a mere site too."""
    town = state.towns.get(field)
    return NO_TOWN if town is None else stage(town)


def tell_stage(state: State, field: int, why: str) -> None:
    """Everybody sees the symbol of the present stage (PH-1.5.12b)."""
    now = stage_at(state, field)
    state.publish(TownStands(state.setting.world.label(field), STAGES[now], STAGE_INCOME[now], why))


def set_stage(state: State, field: int, now: int, why: str) -> None:
    """A finished town of this stage, or none; whatever was being built there is over."""
    owner = state.owner[field]
    state.growth = [growth for growth in state.growth if growth.field != field]
    if now == NO_TOWN:
        lose_town(state, field)
    else:
        town = state.towns.get(field)
        fresh = Town(field, now, STAGE_POINTS[now])
        fresh.special = 0 if town is None else town.special
        state.add_town(fresh)
    if owner != NOBODY:
        keep_capital(state, owner, field)
    tell_stage(state, field, why)


def lose_town(state: State, field: int) -> None:
    """The town is gone, with the special income that lay there."""
    town = state.towns.pop(field, None)
    if town is not None:
        state.account[GOLD] -= town.special
    lose_post(state, field, state.owner[field])


def lose_post(state: State, field: int, realm: int) -> None:
    """A trading post goes down with its town, or when it is conquered (PH-6.4.1p)."""
    if state.posts.pop(field, 0):
        state.publish(PostGone(realm, state.setting.world.label(field)))
        state.edit_realm(realm).post_lost = state.month


def keep_capital(state: State, realm: int, field: int) -> None:
    """The realm's capital is where its town of that stage stands."""
    built = state.towns[field].built if field in state.towns else NO_TOWN
    if built >= CAPITAL:
        seat(state, realm, field)
    elif state.realms[realm].capital == field:
        state.edit_realm(realm).capital = NO_FIELD


def seat(state: State, realm: int, field: int) -> None:
    """The capital is there; the first one that a realm has makes its home terrain (PH-5.5.2a)."""
    row = state.edit_realm(realm)
    row.capital = field
    row.home = row.home or state.setting.world.terrain[field]


# --- owners ------------------------------------------------------------------------------------------


def take_field(state: State, field: int, realm: int, how: str) -> None:
    """A field changes hands with all its works; sites are lost (PH-1.5g, PH-1.5.4j, PH-R86, PH-R77)."""
    world, before = state.setting.world, state.owner[field]
    if before == realm:
        return
    state.owner[field] = realm
    told = None if realm == NOBODY else realm
    state.publish(FieldTaken(world.label(field), told, world.income[field], how))
    if how == "conquered" or realm == NOBODY:
        lose_post(state, field, before)
    if before == NOBODY:
        lose_town_site(state, field)  # there is no other: one builds on one's own land (PH-1.5b)
    else:
        lose_sites(state, field)
    if before != NOBODY and state.realms[before].capital == field:
        state.edit_realm(before).capital = NO_FIELD
    if field in state.towns:
        hand_over_town(state, field, realm)


def lose_sites(state: State, field: int) -> None:
    """PH-1.5g: what was paid for them is lost too."""
    state.sites = [site for site in state.sites if site.field != field]
    state.repairs = [repair for repair in state.repairs if repair.field != field]
    state.growth = [growth for growth in state.growth if growth.field != field]
    lose_town_site(state, field)


def lose_town_site(state: State, field: int) -> None:
    """What stood before the building began is left."""
    town = state.towns.get(field)
    if town is not None and town.site:
        state.publish(SiteLost(state.setting.world.label(field)))
        if town.built == NO_TOWN:
            lose_town(state, field)
            return
        own = state.edit_town(field)
        own.site = NO_TOWN
        own.points = min(own.points, STAGE_POINTS[own.built])


def has_seat(state: State, realm: int) -> bool:
    """Whether it has a capital, moves one or builds one: there is never a second (PH-1.5.8a)."""
    row = state.realms[realm]
    if row.capital != NO_FIELD or (row.seat_month and state.owner[row.new_seat] == realm):
        return True
    return any(town.site == CAPITAL and state.owner[field] == realm for field, town in state.towns.items())


def hand_over_town(state: State, field: int, realm: int) -> None:
    """A second capital becomes a fortress (PH-R77)."""
    built = state.towns[field].built
    if built < CAPITAL:
        return
    if realm != NOBODY and not has_seat(state, realm):
        seat(state, realm, field)
        return
    town = state.edit_town(field)
    town.built = FORTRESS
    town.points = min(town.points, STAGE_POINTS[FORTRESS])
    tell_stage(state, field, "conquered")


def passed_on(begun: list[Any], field: int, realm: int) -> list[Any]:
    """Sites, repairs or growth: whoever has paid for them, in this field they are the new owner's."""
    return [row._replace(realm=realm) if row.field == field else row for row in begun]


def pass_field(state: State, field: int, realm: int, how: str) -> None:
    """A field goes to another realm by consent: what is being built there goes on (6.2, PH-3.2.2b)."""
    world, before = state.setting.world, state.owner[field]
    state.owner[field] = realm
    state.publish(FieldTaken(world.label(field), realm, world.income[field], how))
    state.sites = passed_on(state.sites, field, realm)
    state.repairs = passed_on(state.repairs, field, realm)
    state.growth = passed_on(state.growth, field, realm)
    if before != NOBODY and state.realms[before].capital == field:
        state.edit_realm(before).capital = NO_FIELD
    if field in state.towns:
        hand_over_town(state, field, realm)
        if state.towns[field].site >= CAPITAL and state.realms[realm].capital not in (NO_FIELD, field):
            lose_sites(state, field)  # PH-6.2g: there is one capital only
