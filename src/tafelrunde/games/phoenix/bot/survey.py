"""What a realm sees of the land: what is its own, what is nobody's, and who is nearer to it."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.proposals.idea import own_fields
from tafelrunde.games.phoenix.standing.standing import are_allied
from tafelrunde.games.phoenix.state.realm import NO_FIELD
from tafelrunde.games.phoenix.state.state import NOBODY, State

NEIGHBOURHOOD: Final = 30
"""Realms whose capitals are no further apart than this have to do with each other."""
Step = tuple[int, int, int, int]
"""A row of `World.land_steps`: the field beyond, the edge, levels to climb, river."""
BEYOND: Final = 0
RIVER: Final = 3
FAR: Final = 15
"""Steps from owned land within which the claims of a realm are counted."""
SOON: Final = 5
"""Steps that armies on foot come to soon: all that matters for one month."""
CAUTION: Final = 2
"""So near to strange armies that move first nobody goes, where all orders are handed in beforehand."""


class Survey:
    """One realm's land and what it could get, as it stands at one moment."""

    def __init__(self, state: State, realm: int) -> None:
        self.state = state
        self.realm = realm
        self.own = own_fields(state, realm)
        ways = state.realms[realm].ways
        self.is_friend = [other == realm or ways >> other & 1 == 1 for other in range(NOBODY)] + [False]
        """By owner of land, whether its armies go there as they like: its own, or a partner's (PH-4.2c)."""
        self.shut = hostile_fields(state, realm)
        """Fields that its armies do not enter."""
        self.offered = frozenset(
            field for _giver, receiver, fields in state.deeds if receiver == realm for field in fields
        )
        """Land that others have given to it, and that waits for an army (PH-3.2.2e)."""

    def is_wanted(self, field: int) -> bool:
        """Land that an army of this realm would take on its way without harming anybody."""
        state = self.state
        if state.owner[field] != NOBODY:
            return field in self.offered and state.owner[field] != self.realm
        return not state.setting.world.is_water[field] and field != state.setting.world.landmarks.audvacar

    def is_home(self, field: int) -> bool:
        """Land where its armies go as they like."""
        return self.is_friend[self.state.owner[field]]


def hostile_fields(state: State, realm: int) -> set[int]:
    """Where armies stand that are no friends, or could stand when this realm's turn comes."""
    found: set[int] = set()
    for other in state.realms:
        if other.number == realm:
            continue
        is_ahead = state.setting.together and moves_before(state, other.number, realm)
        for army in other.armies.values():
            if not army.aboard and not are_allied(state, realm, other.number, army.field):
                found.update(state.setting.world.disc(army.field, CAUTION) if is_ahead else (army.field,))
    return found


def moves_before(state: State, other: int, realm: int) -> bool:
    """Whether the other realm has its turn first this month."""
    order = state.orders.get(state.month, ())
    return other in order and realm in order and order.index(other) < order.index(realm)


class Claims:
    """Unowned land by who is nearest to it on foot; what is as near to somebody else is contested."""

    def __init__(self, state: State, far: int) -> None:
        """Up to so many steps from owned land."""
        world, owner = state.setting.world, state.owner.flat()
        self.nearest = bytearray(owner)
        """By field, its owner, or the realm whose land is nearest."""
        self.steps: dict[int, int] = {}
        """By unowned land field that somebody can walk to, how far it is from the land of the nearest."""
        self.contested: set[int] = set()
        free = [f for f in range(world.size) if owner[f] == NOBODY and not world.is_water[f]]
        self.rim = [field for field in free if self._join(field, 1, world.land_steps[field])]
        """Unowned fields beside land that is owned."""
        edge, distance = self.rim, 1
        while edge and distance < far:
            distance += 1
            edge = self._spread(edge, distance, world.land_steps)

    def _join(self, field: int, distance: int, steps: tuple[Step, ...]) -> bool:
        """Gives the field to the first of its neighbours that is nobody's no more."""
        nearest, whose = self.nearest, NOBODY
        for other, _edge, _climb, _river in steps:
            near = nearest[other]
            if near != NOBODY and self.steps.get(other, 0) < distance:
                if whose == NOBODY:
                    whose = near
                elif near != whose:
                    self.contested.add(field)
        if whose != NOBODY:
            nearest[field] = whose
            self.steps[field] = distance
        return whose != NOBODY

    def _spread(self, edge: list[int], distance: int, steps: tuple[tuple[Step, ...], ...]) -> list[int]:
        nearest = self.nearest
        beyond = {other for field in edge for other, *_ in steps[field] if nearest[other] == NOBODY}
        return [field for field in sorted(beyond) if self._join(field, distance, steps[field])]

    def of(self, realm: int) -> list[int]:
        """Unowned fields that this realm is the nearest to."""
        return [field for field in self.steps if self.nearest[field] == realm]


def realms_near(state: State, realm: int) -> list[int]:
    """Realms whose capital is not far from this realm's: their armies will meet."""
    world, seat = state.setting.world, state.realms[realm].capital
    if seat == NO_FIELD:
        return []
    others = [row for row in state.realms if row.number != realm and row.capital != NO_FIELD]
    return [row.number for row in others if world.distance(seat, row.capital) <= NEIGHBOURHOOD]
