"""Roads, quays, bridges and walls: building and repair (PH-1.5.1 to PH-1.5.4, PH-1.5.10). Muster and C."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.land import side_name, spot_of, work_bit, work_code
from tafelrunde.games.phoenix.holdings.ledger import earn, need_gold, pay
from tafelrunde.games.phoenix.orders.muster import Build, Repair
from tafelrunde.games.phoenix.standing.sieges import is_hindered
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.undertakings import RepairJob, Site
from tafelrunde.games.phoenix.tables.calendar import is_recruiting, month_name, recruiting_names
from tafelrunde.games.phoenix.tables.phases import MUSTER_PHASE
from tafelrunde.games.phoenix.tables.prices import POINT_PRICE, WORK_POINTS
from tafelrunde.games.phoenix.told.land import WorkRepaired, WorkStands
from tafelrunde.games.phoenix.told.notes import Prevented
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.world.places import read_field

Check = Callable[[State, int, int], None]
"""(state, realm, side): raises what forbids a work there."""


def need_own(state: State, realm: int, field: int) -> None:
    """One builds on land that was own at the beginning of the month, when the muster is held (PH-1.5b)."""
    if state.owner[field] != realm:
        label = state.setting.world.label(field)
        raise IllegalMove("PH-1.5b", {"field": label, "month": month_name(state.month)})


def heights(state: State, side: int) -> dict[str, Any]:
    """A side for refusals: both fields and their heights; there is a field beyond it."""
    world = state.setting.world
    start, field = side // SIDES, world.neighbour[side]
    return {
        "start": world.label(start),
        "field": world.label(field),
        "height_start": world.height[start],
        "height_field": world.height[field],
    }


def need_neighbour(state: State, side: int) -> None:
    """Nothing is built towards the rim of the world (PH-0.1.2a)."""
    if state.setting.world.neighbour[side] < 0:
        raise IllegalMove("PH-0.1.2a", {"start": state.setting.world.label(side // SIDES), "field": "–"})


def check_road(state: State, realm: int, side: int) -> None:
    """PH-R81, PH-1.5.1b."""
    world, params = state.setting.world, heights(state, side)
    if world.is_water[world.neighbour[side]]:
        raise IllegalMove("PH-R81", params)
    if abs(params["height_start"] - params["height_field"]) > 1:
        raise IllegalMove("PH-1.5.1b", params)


def check_quay(state: State, realm: int, side: int) -> None:
    """PH-1.5.2b."""
    world, field = state.setting.world, side // SIDES
    beyond = world.neighbour[side]
    if world.height[field] != 1 or not world.is_water[beyond]:
        params = {
            "side": side_name(side),
            "field": world.label(field),
            "height": world.height[field],
            "terrain": f"terrain_{world.terrain[beyond]}",
        }
        raise IllegalMove("PH-1.5.2b", params)


def check_bridge(state: State, realm: int, side: int) -> None:
    """PH-1.5.3a, PH-1.5.3b."""
    world, params = state.setting.world, heights(state, side)
    if not world.river[world.edge[side]] or params["height_start"] != params["height_field"]:
        raise IllegalMove("PH-1.5.3a", params)
    if state.owner[world.neighbour[side]] != realm:
        raise IllegalMove("PH-1.5.3b", {**params, "foreign": params["field"]})


def check_wall(state: State, realm: int, side: int) -> None:
    """A wall may stand on every side of an own field (PH-1.5.4c)."""


CHECKS: Final[dict[str, Check]] = {"STR": check_road, "KA": check_quay, "BR": check_bridge, "WL": check_wall}


def build(state: State, realm: int, order: Build) -> None:
    """A work that will stand at the end of the month; each is a site of its own (PH-1.5.1e)."""
    side = SIDES * read_field(state.setting.world, order.field) + DIRECTIONS.index(order.side)
    need_own(state, realm, side // SIDES)
    place = state.setting.world.label(side // SIDES)
    if not is_recruiting(state.month):  # PH-R71
        months = {"month": month_name(state.month), "recruit_months": recruiting_names(state.month)}
        raise IllegalMove("PH-R71", {"building": order.work, "field": place, **months})
    need_neighbour(state, side)
    need_vacant(state, realm, side, order.work)
    CHECKS[order.work](state, realm, side)
    gold = POINT_PRICE * WORK_POINTS[order.work]
    need_gold(state, realm, gold, order.work)
    pay(state, realm, gold, "building", place)
    state.sites.append(Site(realm, side, work_bit(state.setting.world, side, order.work), gold))


def need_vacant(state: State, realm: int, side: int, work: str) -> None:
    """Each kind at most once on a side, what the own realm has begun included (PH-1.5n, PH-1.5.4c)."""
    world = state.setting.world
    edge, bit = world.edge[side], work_bit(world, side, work)
    begun = [world.edge[site.side] for site in state.sites if site.realm == realm and site.bit == bit]
    if edge in begun or state.works[edge] & bit:
        params = {"side": side_name(side), "field": world.label(side // SIDES), "building": work}
        raise IllegalMove("PH-1.5.4c" if work == "WL" else "PH-1.5n", params)


def repair(state: State, realm: int, order: Repair) -> None:
    """In any month, for 50 gold a point (PH-1.5.10a)."""
    world = state.setting.world
    side = SIDES * read_field(world, order.field) + DIRECTIONS.index(order.side)
    need_own(state, realm, side // SIDES)
    edge, bit = world.edge[side], work_bit(world, side, order.work)
    begun = [job.points for job in state.repairs if (world.edge[job.side], job.bit) == (edge, bit)]
    missing = state.damage.get(spot_of(edge, bit), 0) - sum(begun)
    if order.points > missing:
        params = {"building": order.work, "side": order.side, "field": world.label(side // SIDES)}
        raise IllegalMove("PH-1.5.10a", {**params, "points": order.points, "missing": missing})
    gold = POINT_PRICE * order.points
    need_gold(state, realm, gold, "repair")
    pay(state, realm, gold, "repair", world.label(side // SIDES))
    state.repairs.append(RepairJob(realm, side, bit, order.points, gold))


# --- phase C -----------------------------------------------------------------------------------------


def finish_works(state: State) -> None:
    """What nobody prevented stands; for the rest the gold comes back (PH-3s, PH-1.5c, PH-1.5.10b)."""
    for realm, side, bit, gold in state.sites:
        if is_hindered(state, side) or state.works[state.setting.world.edge[side]] & bit:
            prevent(state, realm, side, bit, gold)
        else:
            finish_work(state, realm, side, bit)
    for realm, side, bit, points, gold in state.repairs:
        if is_hindered(state, side):
            prevent(state, realm, side, bit, gold)
        else:
            finish_repair(state, side, bit, points)
    state.sites, state.repairs = [], []


def prevent(state: State, realm: int, side: int, bit: int, gold: int) -> None:
    place = state.setting.world.label(side // SIDES)
    state.note(realm, Prevented(work_code(bit), place, side_name(side)))
    earn(state, realm, gold, "returned", place)


def finish_work(state: State, realm: int, side: int, bit: int) -> None:
    world, edge = state.setting.world, state.setting.world.edge[side]
    state.set_works(edge, state.works[edge] | bit)
    place = world.label(side // SIDES)
    state.publish(WorkStands(realm, work_code(bit), place, side_name(side)))


def finish_repair(state: State, side: int, bit: int, points: int) -> None:
    world = state.setting.world
    spot = spot_of(world.edge[side], bit)
    left = state.damage.get(spot, 0) - points
    if left > 0:
        state.damage[spot] = left
    else:
        state.damage.pop(spot, None)
    place = world.label(side // SIDES)
    state.publish(WorkRepaired(work_code(bit), place, side_name(side), max(0, left)))


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    Build: (MUSTER_PHASE, build),
    Repair: (MUSTER_PHASE, repair),
}
