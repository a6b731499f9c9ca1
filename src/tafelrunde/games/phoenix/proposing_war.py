"""Random orders of war: armies that advance on strangers, and what they do with the defeated."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.orders_turn import MoveArmy
from tafelrunde.games.phoenix.orders_war import OfferPrisoners, PassPrisoners, Release, SetStance
from tafelrunde.games.phoenix.proposing_armies import own_armies, pairs
from tafelrunde.games.phoenix.proposing_moves import propose_march
from tafelrunde.games.phoenix.proposing_muster import pick
from tafelrunde.games.phoenix.reach import reach
from tafelrunde.games.phoenix.state import State

MARCHES: Final = 3
"""One in so many marches is an advance."""


def propose_advance(state: State, realm: int, rng: Rng) -> MoveArmy | None:
    """Mostly anywhere, sometimes as near to a foreign army or capital as it gets."""
    armies = [army for army in own_armies(state, realm) if not army.aboard]
    goals = foreign_places(state, realm)
    if rng.below(MARCHES) or not armies or not goals:
        return propose_march(state, realm, rng)
    army, world = pick(rng, armies), state.setting.world
    goal = min(goals, key=lambda field: world.distance(army.field, field))
    fields = sorted(reach(state, army))
    if not fields:
        return None
    to = min(fields, key=lambda field: world.distance(field, goal))
    return MoveArmy(army.number, world.label(to))


def foreign_places(state: State, realm: int) -> list[int]:
    """Where everybody sees armies and capitals of others."""
    others = [row for row in state.realms if row.number != realm]
    capitals = [row.capital for row in others if row.capital >= 0]
    return sorted({*capitals, *[army.field for row in others for army in row.armies.values()]})


def propose_stance(state: State, realm: int, rng: Rng) -> SetStance | None:
    armies = [army for army in own_armies(state, realm) if not army.guard]
    return SetStance(pick(rng, armies).number, rng.below(2) == 0) if armies else None


def propose_release(state: State, realm: int, rng: Rng) -> Release | None:
    armies = [army for army in own_armies(state, realm) if army.goods]
    return Release(pick(rng, armies).number) if armies else None


def propose_passing_prisoners(state: State, realm: int, rng: Rng) -> PassPrisoners | None:
    found = [(one, two) for one, two in pairs(state, realm) if one.goods]
    if not found:
        return None
    army, into = pick(rng, found)
    return PassPrisoners(army.number, into.number)


def propose_offering_prisoners(state: State, realm: int, rng: Rng) -> OfferPrisoners | None:
    armies = [army for army in own_armies(state, realm) if army.goods]
    others = [name for number, name in enumerate(state.setting.names) if number != realm]
    if not armies:
        return None
    return OfferPrisoners(pick(rng, armies).number, pick(rng, others), rng.below(500))


WAR_PROPOSERS: Final[dict[type, Any]] = {
    MoveArmy: propose_advance,
    SetStance: propose_stance,
    Release: propose_release,
    PassPrisoners: propose_passing_prisoners,
    OfferPrisoners: propose_offering_prisoners,
}
