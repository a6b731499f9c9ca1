"""Realms that are absent (section 6.9): what happens to them, and what others may do meanwhile.

The seven cases of the rulebook are four degrees: who was excused is treated as somebody who was not, one
time earlier.
"""

from __future__ import annotations

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.formations import dissolve
from tafelrunde.games.phoenix.holdings.land import set_stage, side_name, spot_of, take_field, work_code
from tafelrunde.games.phoenix.holdings.ledger import pay
from tafelrunde.games.phoenix.moves.meeting import DeclareAbsent, DeclareReturn
from tafelrunde.games.phoenix.realms.kinds import need_inside
from tafelrunde.games.phoenix.standing.shelter import DESERTED, PRESENT
from tafelrunde.games.phoenix.standing.standing import is_spared, realm_called
from tafelrunde.games.phoenix.state.state import MUSTER, NOBODY, State
from tafelrunde.games.phoenix.tables.prices import NO_TOWN
from tafelrunde.games.phoenix.told.course import RealmAbsent, RealmReturned
from tafelrunde.games.phoenix.told.land import WorkGone
from tafelrunde.games.phoenix.world.coordinates import SIDES


def degree(times: int, *, excused: bool) -> int:
    """PH-6.9.2.1 to PH-6.9.2.7."""
    return min(DESERTED, times if excused else times + 1)


def check_absent(state: State, move: DeclareAbsent) -> None:
    need_inside(state, realm_called(state, move.realm))


def declare_absent(state: State, move: DeclareAbsent) -> None:
    realm = realm_called(state, move.realm)
    now = degree(move.times, excused=move.excused)
    state.edit_realm(realm).absence = now
    state.publish(RealmAbsent(realm, move.times, move.excused))
    excuse_from_turn(state, realm)
    if is_spared(state, realm):
        disband_abroad(state, realm)
    elif now == DESERTED:
        desert(state, realm)


def excuse_from_turn(state: State, realm: int) -> None:
    """Nobody waits for it any more, and a sheet for the muster that is open counts no more (PH-R225)."""
    state.missed |= 1 << realm
    state.waiting &= ~(1 << realm)
    if state.step == MUSTER:
        state.edit_realm(realm).handed = None


def disband_abroad(state: State, realm: int) -> None:
    """Armies in other realms' land are no more (PH-6.9.2.1c, PH-6.9.2.2c)."""
    for army in list(state.realms[realm].armies.values()):
        if state.has_army(army.key) and state.owner[army.field] not in (NOBODY, realm):
            dissolve(state, army.key)


def desert(state: State, realm: int) -> None:
    """PH-6.9.2.6: troops, land, towns, works and treasury."""
    for army in list(state.realms[realm].armies.values()):
        if state.has_army(army.key):
            dissolve(state, army.key)
    for field in range(len(state.owner)):
        if state.owner[field] == realm:
            abandon(state, field)
    pay(state, realm, state.realms[realm].gold, "absence")


def abandon(state: State, field: int) -> None:
    world = state.setting.world
    if field in state.towns:
        set_stage(state, field, NO_TOWN, "abandoned")
    for _other, edge, side in world.steps[field]:
        for bit in works_of(state, edge):
            state.set_works(edge, state.works[edge] & ~bit)
            state.damage.pop(spot_of(edge, bit), None)
            state.publish(
                WorkGone(work_code(bit), world.label(field), side_name(SIDES * field + side % SIDES))
            )
    take_field(state, field, NOBODY, "abandoned")


def works_of(state: State, edge: int) -> list[int]:
    return [1 << place for place in range(8) if state.works[edge] >> place & 1]


def check_return(state: State, move: DeclareReturn) -> None:
    """PH-6.9.2a."""
    realm = realm_called(state, move.realm)
    if not state.realms[realm].absence:
        raise IllegalMove("PH-6.9.2a", {"realm": state.setting.names[realm]})


def declare_return(state: State, move: DeclareReturn) -> None:
    """It plays again from the next month on, and in this one while the muster is open (PH-R225)."""
    realm = realm_called(state, move.realm)
    state.edit_realm(realm).absence = PRESENT
    state.publish(RealmReturned(realm))
    if state.step == MUSTER:
        state.missed &= ~(1 << realm)
        state.waiting |= 1 << realm


def no_orders(state: State, realm: int) -> IllegalMove:
    """PH-R225: why a sheet of an absent realm is refused."""
    return IllegalMove("PH-R225", {"realm": state.setting.names[realm]})


def is_deserted(state: State) -> bool:
    """Whether a muster is open to which nobody comes: else it closes with the last sheet."""
    return state.step == MUSTER and state.waiting == 0
