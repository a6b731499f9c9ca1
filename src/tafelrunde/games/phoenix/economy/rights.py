"""Rights of way and coastal rights (PH-4.1, PH-4.2). Phase B1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.orders.turn import AgreeWay, GrantCoast, GrantWay, RevokeCoast, RevokeWay
from tafelrunde.games.phoenix.standing.standing import plans_ahead, realm_called
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.phases import B1
from tafelrunde.games.phoenix.told.course import CoastGranted, CoastRevoked, WayGranted, WayRevoked


def need_new(state: State, realm: int, other: int, held: int, rule: str) -> None:
    """Rights are for other realms, and for those that do not hold them yet."""
    reason = "reason_self" if other == realm else "reason_has_it" if held >> other & 1 else ""
    if reason:
        raise IllegalMove(rule, {"realm": state.setting.names[other], "reason": reason})


# --- coastal waters ----------------------------------------------------------------------------------


def grant_coast(state: State, realm: int, order: GrantCoast) -> None:
    """PH-4.1b, PH-4.1c."""
    other = realm_called(state, order.realm)
    need_new(state, realm, other, state.realms[realm].coasts, "PH-4.1b")
    state.edit_realm(realm).coasts |= 1 << other
    state.publish(CoastGranted(realm, other))


def revoke_coast(state: State, realm: int, order: RevokeCoast) -> None:
    """PH-4.1d."""
    other = realm_called(state, order.realm)
    if not state.realms[realm].coasts >> other & 1:
        raise IllegalMove("PH-4.1d", {"realm": state.setting.names[other]})
    end_coast(state, realm, other)


def end_coast(state: State, giver: int, holder: int) -> None:
    """If there is one, it ends and everybody learns of it."""
    if state.realms[giver].coasts >> holder & 1:
        state.edit_realm(giver).coasts &= ~(1 << holder)
        state.publish(CoastRevoked(giver, holder))


# --- ways --------------------------------------------------------------------------------------------


def grant_way(state: State, realm: int, order: GrantWay) -> None:
    """With the other's consent both have it at once (PH-4.2b, PH-4.2c)."""
    other = realm_called(state, order.realm)
    need_new(state, realm, other, state.realms[realm].ways, "PH-4.2b")
    if not state.realms[other].consents >> realm & 1 and not plans_ahead(state):
        raise IllegalMove("PH-4.2c", {"realm": state.setting.names[other]})
    forget_consents(state, realm, other)  # the next right needs a new one
    state.edit_realm(realm).ways |= 1 << other
    state.edit_realm(other).ways |= 1 << realm
    state.publish(WayGranted(realm, other))


def agree_way(state: State, realm: int, order: AgreeWay) -> None:
    """Consent to whatever moment the other grants it (PH-4.2c)."""
    other = realm_called(state, order.realm)
    mine = state.realms[realm]
    need_new(state, realm, other, mine.ways | mine.consents, "PH-4.2b")
    state.edit_realm(realm).consents |= 1 << other


def revoke_way(state: State, realm: int, order: RevokeWay) -> None:
    """The right ends for both; a mere consent is taken back (PH-4.2d)."""
    other = realm_called(state, order.realm)
    mine = state.realms[realm]
    if not (mine.ways | mine.consents) >> other & 1:
        raise IllegalMove("PH-4.2d", {"realm": state.setting.names[other]})
    state.edit_realm(realm).consents &= ~(1 << other)
    end_way(state, realm, other)


def forget_consents(state: State, realm: int, other: int) -> None:
    for one, partner in ((realm, other), (other, realm)):
        if state.realms[one].consents >> partner & 1:
            state.edit_realm(one).consents &= ~(1 << partner)


def end_way(state: State, realm: int, other: int) -> None:
    """If there is one, it ends for both and everybody learns of it."""
    if state.realms[realm].ways >> other & 1:
        state.edit_realm(realm).ways &= ~(1 << other)
        state.edit_realm(other).ways &= ~(1 << realm)
        state.publish(WayRevoked(realm, other))


def end_rights(state: State, attacker: int, defender: int) -> None:
    """An attack ends the attacker's coastal right, the way of both and consents to one (PH-4.1e, PH-4.2e)."""
    end_coast(state, defender, attacker)
    end_way(state, attacker, defender)
    forget_consents(state, attacker, defender)


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    GrantCoast: (B1, grant_coast),
    RevokeCoast: (B1, revoke_coast),
    GrantWay: (B1, grant_way),
    AgreeWay: (B1, agree_way),
    RevokeWay: (B1, revoke_way),
}
