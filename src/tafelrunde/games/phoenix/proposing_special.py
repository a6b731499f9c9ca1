"""Random orders of special realms: fleets through the gates of the nest, and what undead raise."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.data import FLEET, FOOT
from tafelrunde.games.phoenix.gates import other_end
from tafelrunde.games.phoenix.orders_muster import Goods
from tafelrunde.games.phoenix.orders_special import RaiseDead, Travel
from tafelrunde.games.phoenix.proposing_armies import own_armies
from tafelrunde.games.phoenix.proposing_muster import pick
from tafelrunde.games.phoenix.realm import UNDEAD
from tafelrunde.games.phoenix.state import State

TROOPS: Final = 100
LEADERS: Final = 6
"""One raising in so many wants a leader too; few battles pay for one."""


def propose_travel(state: State, realm: int, rng: Rng) -> Travel | None:
    """A fleet or somebody beside a gate, and water around the other end."""
    world, marks = state.setting.world, state.setting.world.landmarks
    gates = {*marks.gates, marks.nest_gate} if marks.gates else set[int]()
    fleets = [(army.number, army.field) for army in own_armies(state, realm) if army.kind == FLEET]
    people = [(number, person.field) for number, person in sorted(state.realms[realm].people.items())]
    units = (*fleets, *people)
    chances = [(unit, gate) for unit, field in units for gate in world.around[field] if gate in gates]
    if not chances:
        return None
    number, gate = pick(rng, chances)
    waters = [field for field in world.around[other_end(state, gate)] if world.is_water[field]]
    return Travel(number, world.label(gate), world.label(pick(rng, waters))) if waters else None


def propose_raising(state: State, realm: int, rng: Rng) -> RaiseDead | None:
    """A few troops for whatever an army of undead may win."""
    armies = [army for army in own_armies(state, realm) if army.kind < FLEET]
    if state.realms[realm].kind != UNDEAD or not armies:
        return None
    army, troops, leaders = pick(rng, armies), 1 + rng.below(TROOPS), rng.below(LEADERS) // (LEADERS - 1)
    if army.kind == FOOT:
        return RaiseDead(army.number, Goods(warriors=troops, leaders=leaders))
    return RaiseDead(army.number, Goods(riders=troops, leaders=leaders))


SPECIAL_PROPOSERS: Final[dict[type, Any]] = {Travel: propose_travel, RaiseDead: propose_raising}
