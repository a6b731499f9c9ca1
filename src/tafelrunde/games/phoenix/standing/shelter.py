"""What the absence of a realm means for everybody else: fields that are closed, taxes, strength (6.9)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.standing.standing import SPARED
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import NOBODY, State

PRESENT: Final = 0
SHELTERED: Final = 1
"""Its land is not entered at all (PH-6.9.2.1)."""
# Then `standing.SPARED`: fields may be conquered, but for those with towns or armies (PH-6.9.2.2).
EXPOSED: Final = 3
"""Everything may be attacked, at half its strength (PH-6.9.2.4)."""
DESERTED: Final = 4
"""There is nothing left of it (PH-6.9.2.6)."""


def is_closed(state: State, realm: int, field: int) -> bool:
    """Whether nobody else enters this field while its realm is away."""
    owner = state.owner[field]
    if owner in (NOBODY, realm):
        return False
    absence = state.realms[owner].absence
    if absence == SPARED:
        return field in state.towns or any(key // KEY == owner for key in state.armies_at(field))
    return absence == SHELTERED


def is_land_closed(state: State) -> bool:
    """Whether there is any such field."""
    return any(SHELTERED <= realm.absence <= SPARED for realm in state.realms)


def need_admission(state: State, realm: int, unit: int, field: int) -> None:
    """PH-6.9.2.1a, PH-6.9.2.2b."""
    if is_closed(state, realm, field):
        owner = state.owner[field]
        rule = "PH-6.9.2.1a" if state.realms[owner].absence == SHELTERED else "PH-6.9.2.2b"
        place = state.setting.world.label(field)
        raise IllegalMove(rule, {"unit": str(unit), "field": place, "realm": state.setting.names[owner]})


def is_halved(state: State, realm: int) -> bool:
    """PH-6.9.2.4b."""
    return state.realms[realm].absence == EXPOSED


def halved(state: State, realm: int, strength: int) -> int:
    """What of it counts in a melee and in the test of ten to one."""
    return strength // 2 if is_halved(state, realm) else strength


def pays_taxes(state: State, realm: int) -> bool:
    """Who was excused the first time keeps his taxes; nobody else does (PH-6.9.2.1d, PH-6.9.2.2e)."""
    return state.realms[realm].absence <= SHELTERED


def away(state: State) -> int:
    """The realms that are absent, as bits."""
    return sum([1 << realm.number for realm in state.realms if realm.absence])
