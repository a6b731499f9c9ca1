"""What realms have begun, offered and cast in a position that a scenario describes; part of `position.py`."""

from __future__ import annotations

from tafelrunde.engine.given import demand
from tafelrunde.games.phoenix.holdings.land import work_bit
from tafelrunde.games.phoenix.positions.given import Given, GivenPledge, GivenWork
from tafelrunde.games.phoenix.positions.lookup import (
    LAST_ARMY,
    counts,
    given_number,
    place,
    realm_of,
    side_of,
)
from tafelrunde.games.phoenix.positions.unit_law import MOST
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.undertakings import (
    GoodsOffer,
    Growth,
    LandOffer,
    RepairJob,
    Site,
    SpellWall,
)
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES, WORK_POINTS

PLEDGED = (*GOOD_NAMES, "gold", "prisoners")


def set_plans(state: State, wanted: Given) -> None:
    world = state.setting.world
    for number, work in enumerate(wanted.sites):
        state.sites.append(site(state, f"sites[{number}]", work))
    for number, work in enumerate(wanted.repairs):
        state.repairs.append(repair(state, f"repairs[{number}]", work))
    for number, row in enumerate(wanted.growth):
        where = f"growth[{number}]"
        field = place(world, f"{where}.field", row.field)
        demand(field in state.towns, f"{where}.field", "phoenix-town-missing")
        at_least_one(f"{where}.points", row.points, MOST)
        paid(where, row.gold)
        state.growth.append(Growth(realm_of(state, f"{where}.realm", row.realm), field, row.points, row.gold))
    for number, deed in enumerate(wanted.deeds):
        where = f"deeds[{number}]"
        fields = tuple([place(world, f"{where}.fields", label) for label in deed.fields])
        giver, receiver = parties(state, where, deed.giver, deed.receiver)
        is_land = fields and not any(world.is_water[field] for field in fields)
        demand(bool(is_land), f"{where}.fields", "phoenix-deed")
        state.deeds.append(LandOffer(giver, receiver, fields))
    for number, pledge in enumerate(wanted.pledges):
        state.pledges.append(offer(state, f"pledges[{number}]", pledge))
    set_magic(state, wanted)


def paid(where: str, gold: int) -> None:
    demand(0 <= gold <= MOST, f"{where}.gold", "given-range", {"least": 0, "most": MOST})


def at_least_one(where: str, number: int, most: int) -> None:
    demand(1 <= number <= most, where, "given-range", {"least": 1, "most": most})


def parties(state: State, where: str, giver: str, receiver: str) -> tuple[int, int]:
    one, other = realm_of(state, f"{where}.giver", giver), realm_of(state, f"{where}.receiver", receiver)
    demand(one != other, f"{where}.receiver", "phoenix-own-right")
    return one, other


def spot(state: State, where: str, work: GivenWork) -> tuple[int, int, int]:
    """Whose work it is, its side and its bit."""
    world = state.setting.world
    field = place(world, f"{where}.field", work.field)
    side = side_of(world, f"{where}.side", field, work.side)
    paid(where, work.gold)
    return realm_of(state, f"{where}.realm", work.realm), side, work_bit(world, side, work.work)


def site(state: State, where: str, work: GivenWork) -> Site:
    realm, side, bit = spot(state, where, work)
    stands = state.works[state.setting.world.edge[side]] & bit
    demand(not stands, f"{where}.work", "phoenix-work-stands")
    demand(work.points == 0, f"{where}.points", "phoenix-only-repairs")
    return Site(realm, side, bit, work.gold)


def repair(state: State, where: str, work: GivenWork) -> RepairJob:
    realm, side, bit = spot(state, where, work)
    demand(state.works[state.setting.world.edge[side]] & bit != 0, f"{where}.work", "phoenix-no-work")
    at_least_one(f"{where}.points", work.points, WORK_POINTS[work.work])
    return RepairJob(realm, side, bit, work.points, work.gold)


def offer(state: State, where: str, pledge: GivenPledge) -> GoodsOffer:
    giver, receiver = parties(state, where, pledge.giver, pledge.receiver)
    key = KEY * giver + pledge.army
    given_number(f"{where}.army", str(pledge.army), 101, LAST_ARMY)  # which may be gone meanwhile
    demand(0 <= pledge.price <= MOST, f"{where}.price", "given-range", {"least": 0, "most": MOST})
    month = state.month if pledge.month is None else pledge.month
    last = max(1, state.month - 1)
    demand(
        last <= month <= state.month, f"{where}.month", "given-range", {"least": last, "most": state.month}
    )
    goods = counts(f"{where}.goods", pledge.goods, PLEDGED)
    return GoodsOffer(key, receiver, pledge.price, goods, month)


def set_magic(state: State, wanted: Given) -> None:
    """PH-1.4.2b: whoever keeps a magic wall is a wizard of that realm."""
    world = state.setting.world
    for number, spell in enumerate(wanted.magic):
        where = f"magic[{number}]"
        realm = realm_of(state, f"{where}.realm", spell.realm)
        caster = state.realms[realm].people.get(spell.caster)
        demand(caster is not None, f"{where}.caster", "phoenix-no-unit", {"name": str(spell.caster)})
        field = place(world, f"{where}.field", spell.field)
        side = side_of(world, f"{where}.side", field, spell.side)
        state.magic.append(SpellWall(realm, side, spell.caster))
