"""Towns: building, extending, repair, free ones of the start (PH-1.5.5 to PH-1.5.12, PH-2g). Muster and C."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.court.offices import lift
from tafelrunde.games.phoenix.economy.works import need_own
from tafelrunde.games.phoenix.holdings.land import keep_capital, set_stage, stage_at, tell_stage
from tafelrunde.games.phoenix.holdings.ledger import need_gold, pay
from tafelrunde.games.phoenix.orders.muster import BuildTown, PlaceTown, RepairTown
from tafelrunde.games.phoenix.standing.sieges import siege_percent
from tafelrunde.games.phoenix.state.pieces import Town, is_damaged
from tafelrunde.games.phoenix.state.realm import FOUNDING, NO_FIELD
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.undertakings import Growth
from tafelrunde.games.phoenix.tables.calendar import (
    FREE_TOWNS_MONTH,
    is_recruiting,
    month_name,
    recruiting_names,
)
from tafelrunde.games.phoenix.tables.phases import MUSTER_PHASE
from tafelrunde.games.phoenix.tables.prices import (
    CAPITAL,
    CASTLE,
    NO_TOWN,
    POINT_PRICE,
    RANK_CODES,
    RANK_STAGE,
    STAGE_BEGIN_RULE,
    STAGE_OF,
    STAGE_POINTS,
    STAGES,
    TOWN_GROWTH,
)
from tafelrunde.games.phoenix.told.land import SiteBegun
from tafelrunde.games.phoenix.told.notes import TownGrew
from tafelrunde.games.phoenix.told.people import PersonAppeared
from tafelrunde.games.phoenix.world.places import read_field


def stage_term(state: State, field: int) -> str:
    return STAGES[stage_at(state, field)] or "no_town"


def growth_left(state: State, field: int) -> int:
    """How much a town may still grow or be repaired this month (PH-1.5f, PH-1.7.2a)."""
    ordered = sum([growth.points for growth in state.growth if growth.field == field])
    return TOWN_GROWTH * siege_percent(state, field) // 100 - ordered


# --- building ----------------------------------------------------------------------------------------


def build_town(state: State, realm: int, order: BuildTown) -> None:
    """Begins a stage in a recruiting month, or goes on with it in any (PH-1.5e, PH-R92)."""
    world, target = state.setting.world, STAGE_OF[order.stage]
    field = read_field(world, order.field)
    need_own(state, realm, field)
    town = state.towns.get(field)
    begins = town is None or town.site != target
    if begins:
        need_basis(state, realm, field, target)
        need_begin_month(state, field, order.stage)
    need_growth(state, field, target, order.points)
    gold = POINT_PRICE * order.points
    need_instalment(state, realm, field, order.points, gold)
    if begins:
        begin_site(state, realm, field, target)
    pay(state, realm, gold, "building", world.label(field))
    state.growth.append(Growth(realm, field, order.points, gold))


def need_basis(state: State, realm: int, field: int, target: int) -> None:
    """Each stage grows out of the finished one before it."""
    label, town = state.setting.world.label, state.towns.get(field)
    rule = STAGE_BEGIN_RULE[target]
    if target == CASTLE:
        if town is not None or field == state.setting.world.landmarks.audvacar:
            raise IllegalMove(rule, {"field": label(field), "reason": "reason_town_there"})
        return
    if town is None or town.built != target - 1 or town.site or is_damaged(town):
        raise IllegalMove(rule, {"field": label(field), "town": stage_term(state, field)})
    if target == CAPITAL:
        need_no_capital(state, realm, field)


def need_no_capital(state: State, realm: int, field: int) -> None:
    """A realm has only one capital (PH-1.5.8a), also while it is being moved or built (PH-1.5.13e)."""
    row, label = state.realms[realm], state.setting.world.label
    building = [place for place, town in state.towns.items() if town.site == CAPITAL]
    own = [place for place in building if state.owner[place] == realm]
    if row.capital != NO_FIELD or own:
        capital = label(row.capital if row.capital != NO_FIELD else own[0])
        raise IllegalMove("PH-1.5.8a", {"field": label(field), "capital": capital})
    if row.seat_month:
        raise IllegalMove("PH-1.5.13e", {"field": label(row.new_seat), "month": month_name(row.seat_month)})


def need_begin_month(state: State, field: int, code: str) -> None:
    """PH-1.5e."""
    if not is_recruiting(state.month):
        params = {"town": code, "field": state.setting.world.label(field), "month": month_name(state.month)}
        raise IllegalMove("PH-1.5e", {**params, "recruit_months": recruiting_names(state.month)})


def need_growth(state: State, field: int, target: int, points: int) -> None:
    """PH-1.5f."""
    town = state.towns.get(field)
    now = 0 if town is None else town.points
    ordered = sum([growth.points for growth in state.growth if growth.field == field])
    limit = max(0, min(growth_left(state, field), STAGE_POINTS[target] - now - ordered))
    if points > limit:
        label = state.setting.world.label(field)
        raise IllegalMove("PH-1.5f", {"field": label, "limit": limit, "points": points})


def need_instalment(state: State, realm: int, field: int, points: int, gold: int) -> None:
    """PH-R92."""
    have = state.realms[realm].gold
    if have < gold:
        label = state.setting.world.label(field)
        raise IllegalMove("PH-R92", {"field": label, "need": gold, "points": points, "have": have})


def begin_site(state: State, realm: int, field: int, target: int, *, bonus: bool = False) -> None:
    """Everybody sees that a town is being built or extended."""
    if field not in state.towns:
        state.add_town(Town(field, NO_TOWN, 0))
    town = state.edit_town(field)
    town.site, town.bonus = target, bonus
    state.publish(SiteBegun(realm, state.setting.world.label(field), STAGES[target]))


# --- repair ------------------------------------------------------------------------------------------


def repair_town(state: State, realm: int, order: RepairTown) -> None:
    """At most 250 points a month, fewer under siege (PH-1.5.12c)."""
    world = state.setting.world
    field = read_field(world, order.field)
    need_own(state, realm, field)
    town = state.towns.get(field)
    missing = 0 if town is None else STAGE_POINTS[town.built] - town.points
    ordered = sum([growth.points for growth in state.growth if growth.field == field])
    limit = max(0, min(growth_left(state, field), missing - ordered))
    if order.points > limit:
        params = {"town": stage_term(state, field), "field": world.label(field)}
        raise IllegalMove("PH-1.5.12c", {**params, "limit": limit, "points": order.points})
    gold = POINT_PRICE * order.points
    need_gold(state, realm, gold, "repair")
    pay(state, realm, gold, "repair", world.label(field))
    state.growth.append(Growth(realm, field, order.points, gold))


# --- phase C -----------------------------------------------------------------------------------------


def finish_towns(state: State) -> None:
    """Towns have grown or are repaired (PH-3s); free towns of the start that nobody placed are forgotten."""
    state.growth.extend(bonus_growth(state))
    for realm, field, points, _gold in state.growth:
        grow(state, realm, field, points)
    state.growth = []
    if state.month == FREE_TOWNS_MONTH:
        for realm in range(state.setting.realms):
            state.edit_realm(realm).free = 0


def bonus_growth(state: State) -> list[Growth]:
    """What its people add for nothing to a town, within the limit of the month (PH-R226)."""
    found = []
    for field, town in sorted(state.towns.items()):
        if town.site and town.bonus:
            bought = sum([growth.points for growth in state.growth if growth.field == field])
            points = min(growth_left(state, field), STAGE_POINTS[town.site] - town.points - bought)
            if points:
                found.append(Growth(state.owner[field], field, points, 0))
    return found


def grow(state: State, realm: int, field: int, points: int) -> None:
    before, town = stage_at(state, field), state.edit_town(field)
    town.points += points
    if town.site and town.points >= STAGE_POINTS[town.site]:
        town.built, town.site = town.site, NO_TOWN
        keep_capital(state, realm, field)
    state.note(realm, TownGrew(state.setting.world.label(field), points, town.points))
    if stage_at(state, field) != before:
        tell_stage(state, field, "built")


# --- the start ---------------------------------------------------------------------------------------


def grant_free_towns(state: State) -> None:
    """After four turns: towns for those of founding realms who are meant for a rank (PH-2b, PH-2g, PH-2i)."""
    for number in range(state.setting.realms):
        if state.realms[number].kind != FOUNDING:
            continue
        people = state.realms[number].people.values()
        wanted = {
            RANK_STAGE[person.title] for person in people if person.present and person.rank < person.title
        }
        row = state.edit_realm(number)
        row.free = sum([1 << stage for stage in wanted if NO_TOWN < stage < CAPITAL])


def place_town(state: State, realm: int, order: PlaceTown) -> None:
    """PH-2h; the character takes his rank at once (PH-1.9.1n)."""
    world, target = state.setting.world, STAGE_OF[order.stage]
    field = read_field(world, order.field)
    if state.month != FREE_TOWNS_MONTH:
        raise IllegalMove("PH-R90", {"month": month_name(FREE_TOWNS_MONTH)})
    reason = obstacle(state, realm, field, target)
    if reason:
        params = {"town": order.stage, "field": world.label(field), "reason": reason}
        raise IllegalMove("PH-2h", params)
    state.edit_realm(realm).free &= ~(1 << target)
    set_stage(state, field, target, "placed")
    fill_rank(state, realm, target)


def obstacle(state: State, realm: int, field: int, target: int) -> str:
    """Why a free town cannot stand there; empty if it can."""
    if not state.realms[realm].free >> target & 1:
        return "reason_not_granted"
    if state.owner[field] != realm:
        return "reason_water" if state.setting.world.is_water[field] else "reason_not_yours"
    return "reason_town_there" if field in state.towns else ""


def fill_rank(state: State, realm: int, target: int) -> None:
    for person in list(state.realms[realm].people.values()):
        if RANK_STAGE[person.title] == target and person.rank < person.title and person.present:
            lift(state, person, person.title)
            place, rank = state.setting.world.label(person.field), RANK_CODES[person.title]
            state.publish(PersonAppeared(realm, person.number, person.name, rank, place))
            return


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    BuildTown: (MUSTER_PHASE, build_town),
    RepairTown: (MUSTER_PHASE, repair_town),
    PlaceTown: (MUSTER_PHASE, place_town),
}
