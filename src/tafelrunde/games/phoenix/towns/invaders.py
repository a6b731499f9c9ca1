"""Invaders (6.5): water provinces that pay, and towns that their people build for nothing."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.economy.works import need_own
from tafelrunde.games.phoenix.moves.special import BonusTown
from tafelrunde.games.phoenix.realms.kinds import fields_of, is_invader, sails
from tafelrunde.games.phoenix.standing.standing import realm_called
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import CAPITAL, CASTLE, CITY, FLEET, FORTRESS, STAGE_OF
from tafelrunde.games.phoenix.towns.nest_towns import give_nest_town, is_nest_town, need_nest_town
from tafelrunde.games.phoenix.towns.towns import begin_site, need_basis
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.games.phoenix.world.world import World

WATER_PROVINCE: Final = 25
"""So many fields of water make a water province (PH-6.5k)."""
WATER_GOLD: Final = 3_000
BONUS_FIELDS: Final[dict[int, int]] = {CASTLE: 12, CITY: 24, FORTRESS: 36, CAPITAL: 48}
"""By stage, how large the realm must be (PH-6.5l)."""


def water_taxes(state: State) -> dict[int, int]:
    """By realm, what water provinces pay to invaders who alone have a fleet there (PH-6.5k)."""
    found: dict[int, int] = {}
    if not any(sails(state, realm.number) for realm in state.realms):
        return found
    for province, realms in sailors(state).items():
        realm = min(realms)
        if len(realms) == 1 and sails(state, realm) and is_water_province(state.setting.world, province):
            found[realm] = found.get(realm, 0) + WATER_GOLD
    return found


def sailors(state: State) -> dict[int, set[int]]:
    """By province, the realms with a fleet there."""
    found: dict[int, set[int]] = {}
    for realm in state.realms:
        for army in realm.armies.values():
            if army.kind == FLEET:
                found.setdefault(state.setting.world.gf[army.field], set()).add(realm.number)
    return found


def is_water_province(world: World, province: int) -> bool:
    waters = [field for field in range(world.size) if world.gf[field] == province and world.is_water[field]]
    return len(waters) >= WATER_PROVINCE


def check_bonus_town(state: State, move: BonusTown) -> None:
    """The realm is an invader and large enough, and the rules of building hold (PH-6.5l, PH-6.5m)."""
    realm, stage = realm_called(state, move.realm), STAGE_OF[move.stage]
    name, count, need = state.setting.names[realm], fields_of(state, realm), BONUS_FIELDS[stage]
    if not is_invader(state, realm):
        raise IllegalMove("PH-6.5a", {"realm": name})
    field = read_field(state.setting.world, move.field)
    if is_nest_town(state, realm, field):
        need_nest_town(state, realm, field, stage)
        return
    if count < need or state.realms[realm].bonus >> stage & 1:
        raise IllegalMove("PH-6.5l", {"realm": name, "count": count, "town": move.stage, "need": need})
    need_own(state, realm, field)
    need_basis(state, realm, field, stage)


def build_bonus(state: State, move: BonusTown) -> None:
    realm, field = realm_called(state, move.realm), read_field(state.setting.world, move.field)
    if is_nest_town(state, realm, field):
        give_nest_town(state, realm, field, STAGE_OF[move.stage])
    else:
        state.edit_realm(realm).bonus |= 1 << STAGE_OF[move.stage]
        begin_site(state, realm, field, STAGE_OF[move.stage], bonus=True)  # PH-R226
