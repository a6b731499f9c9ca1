"""What may be built and repaired where, for how much and until when; what is missing where it may not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.games.phoenix.holdings.land import spot_of, work_bit
from tafelrunde.games.phoenix.meta import TERMS
from tafelrunde.games.phoenix.orders.muster import Build, BuildTown, Repair, RepairTown
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import (
    POINT_PRICE,
    STAGE_POINTS,
    STAGES,
    TOWN_GROWTH,
    WORK_CODES,
    WORK_POINTS,
)
from tafelrunde.games.phoenix.towns.towns import growth_left
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES
from tafelrunde.phoenix_desk.orders.desk import Desk
from tafelrunde.phoenix_desk.queries.knowledge import Reason, asked_field, ordered, reason
from tafelrunde.phoenix_desk.queries.recruiting import mustered, own_towns, refused, shut


class Site(msgspec.Struct, frozen=True):
    """A work, a stage of a town or a repair: what it costs, what of it can be ordered now, and until when."""

    what: str
    name: Words
    side: str
    """Empty for a town."""
    points: int
    price: int
    """Of all that is missing to it."""
    now: int
    """Gold of what can be ordered this month; 0 with the reason."""
    months: int
    """Until it stands, this one included, if it is paid without a break."""
    repair: bool
    order: Words | None
    why: Reason | None


class Building(msgspec.Struct, frozen=True):
    field: str
    money: int
    sites: tuple[Site, ...]


def building(desk: Desk, field: str = "", sheet: str = "") -> tuple[Building, ...]:
    """In one field all there is to build; without one, the towns of the realm and what becomes of them."""
    state = mustered(desk, sheet)
    if not field:
        return tuple([found(desk, state, place, towns_only=True) for place in own_towns(state, desk.realm)])
    return (found(desk, state, asked_field(desk, field), towns_only=False),)


def found(desk: Desk, state: State, field: int, *, towns_only: bool) -> Building:
    sites = [*town_sites(desk, state, field), *([] if towns_only else work_sites(desk, state, field))]
    return Building(state.setting.world.label(field), state.realms[desk.realm].gold, tuple(sites))


def site(desk: Desk, state: State, order: Any, what: str, points: int, part: int, side: str = "") -> Site:
    """`points`: all that are missing; `part`: those that the order is about."""
    refusal = shut(desk) or refused(state, desk.realm, order)
    return Site(
        what=what,
        name=TERMS[what],
        side=side,
        points=points,
        price=POINT_PRICE * points,
        now=0 if refusal else POINT_PRICE * part,
        months=max(1, -(-points // TOWN_GROWTH)) if not side else 1,
        repair=isinstance(order, (Repair, RepairTown)),
        order=None if refusal else ordered(order),
        why=None if refusal is None else reason(desk, refusal),
    )


# --- towns -------------------------------------------------------------------------------------------


def town_sites(desk: Desk, state: State, field: int) -> Iterator[Site]:
    """The stage that has been begun or comes next; of a damaged town the repair."""
    label, own = state.setting.world.label(field), state.owner[field] == desk.realm
    town = state.towns.get(field) if own else None
    has, built = (0, 0) if town is None else (town.points, town.built)
    ahead = sum([growth.points for growth in state.growth if own and growth.field == field])
    month = max(1, growth_left(state, field) if own else TOWN_GROWTH)
    if town is not None and has < STAGE_POINTS[built]:
        missing = max(0, STAGE_POINTS[built] - has - ahead)
        part = max(1, min(month, missing))
        yield site(desk, state, RepairTown(label, part), STAGES[built], missing, part)
    target = (town.site if town else 0) or built + 1
    if target < len(STAGES):
        missing = max(0, STAGE_POINTS[target] - has - ahead)
        part = max(1, min(month, missing))
        yield site(desk, state, BuildTown(STAGES[target], label, part), STAGES[target], missing, part)  # type: ignore[arg-type]


# --- works -------------------------------------------------------------------------------------------


def work_sites(desk: Desk, state: State, field: int) -> Iterator[Site]:
    """On each side every kind of work, and the repair of what has been damaged."""
    world = state.setting.world
    label = world.label(field)
    for code in WORK_CODES:
        for direction, side in enumerate(DIRECTIONS):
            points = WORK_POINTS[code]
            yield site(desk, state, Build(code, label, side), code, points, points, side)  # type: ignore[arg-type]
            edge = world.edge[SIDES * field + direction]
            lost = state.damage.get(spot_of(edge, work_bit(world, SIDES * field + direction, code)), 0)
            if edge >= 0 and lost:
                order = Repair(code, label, side, lost)  # type: ignore[arg-type]
                yield site(desk, state, order, code, lost, lost, side)
