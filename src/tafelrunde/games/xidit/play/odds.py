"""All outcomes of CHANCE with their probabilities, where there are few enough to list."""

from __future__ import annotations

from itertools import permutations, product
from math import prod
from typing import Any

from tafelrunde.games.xidit.box.data import TITANS
from tafelrunde.games.xidit.play.box import COLUMN_NAMES
from tafelrunde.games.xidit.play.draws import REVEALS, bits_of
from tafelrunde.games.xidit.play.moves import LayAssessments, SetFirst, WakeTitans
from tafelrunde.games.xidit.play.state import ASSESSMENTS, FIRST, REVEAL, THREAT, WAKE, State
from tafelrunde.games.xidit.play.tiles import open_piles


def outcomes(state: State) -> list[tuple[Any, float]] | None:
    """None for the tiles of the set-up: too many."""
    if state.step == FIRST:
        return [(SetFirst(seat), 1 / state.seats) for seat in range(state.seats)]
    if state.step == ASSESSMENTS:
        return [(LayAssessments(order), 1 / 6) for order in permutations(COLUMN_NAMES)]
    if state.step == REVEAL:
        return top_tiles(state)
    if state.step == WAKE:
        return woken_titans(state)
    return None


def top_tiles(state: State) -> list[tuple[Any, float]]:
    """A hidden place belongs to one of the tiles set apart, or else to any of the pool."""
    pool, apart = bits_of(state.pool), bits_of(state.apart) if state.revealing == THREAT else []
    hidden = state.threat_hidden if state.revealing == THREAT else state.recruit_hidden
    total = hidden + len(apart)
    found: list[tuple[Any, float]] = [(REVEALS[tile], 1 / total) for tile in apart]
    return found + [(REVEALS[tile], hidden / total / len(pool)) for tile in pool if hidden]


def woken_titans(state: State) -> list[tuple[Any, float]]:
    piles = [[TITANS[titan] for titan in bits_of(state.sleeping[pile])] for pile in open_piles(state)]
    chance = 1 / prod(len(pile) for pile in piles)
    return [(WakeTitans(titans), chance) for titans in product(*piles)]
