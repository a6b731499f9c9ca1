"""Melee (PH-5.5) as part of a turn: in B14 with all enemies, at the end of a turn where a field is too full.

Open melees stand in `State.pending`, after the armies that have supported somebody already.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.phoenix.arithmetic.battle import (
    UNDECIDED,
    Outcome,
    Unit,
    evaluate,
    is_overwhelming,
    judge,
    part_of,
    shares,
)
from tafelrunde.games.phoenix.armies.turn_end import room_of_people
from tafelrunde.games.phoenix.melee.aftermath import conclude, occupy
from tafelrunde.games.phoenix.melee.fronts import (
    Front,
    enemies_of,
    find_front,
    has_guard,
    keys_of,
    tested_strength,
)
from tafelrunde.games.phoenix.melee.overrun import run_over
from tafelrunde.games.phoenix.standing.standing import room_used
from tafelrunde.games.phoenix.state.agenda import Cast, OpenMelee, Supporters, still_open
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.throws import cast
from tafelrunde.games.phoenix.tables.prices import FIELD_ROOM

# Places in `State.pending`.
USED: Final = 0
"""Armies that have supported somebody."""
FIRST: Final = 1
"""The melee that is fought now; those that follow it are still to be fought."""
W20: Final = 20
PERCENT: Final = 100


def melees(state: State, realm: int) -> bool:
    """B14: the realm fights wherever its armies stand with enemies (PH-5.5c)."""
    if not state.pending:
        open_fights(
            state, [f for f in own_fields(state, realm) if enemies_of(state, realm, f, crowded=False)]
        )
    return go_through(state, realm, crowded=False)


def crowded_melees(state: State, realm: int) -> bool:
    """B18: two realms or more in a field that is too full fight, whatever rights they have (PH-5.7a)."""
    if not state.pending:
        open_fights(state, [field for field in own_fields(state, realm) if is_crowded(state, realm, field)])
    return go_through(state, realm, crowded=True)


def own_fields(state: State, realm: int) -> list[int]:
    return sorted({army.field for army in state.realms[realm].armies.values() if army.aboard == 0})


def is_crowded(state: State, realm: int, field: int) -> bool:
    if not enemies_of(state, realm, field, crowded=True):
        return False
    return room_used(state, field) + room_of_people(state, field) > FIELD_ROOM


def open_fights(state: State, fields: Sequence[int]) -> None:
    if fields:
        state.pending = [Supporters(()), *[OpenMelee(field) for field in fields]]


def go_through(state: State, realm: int, *, crowded: bool) -> bool:
    """One fight after the other; True while dice must fall."""
    for melee in still_open(state.pending, OpenMelee):
        if fight(state, realm, melee, crowded=crowded):
            return True
        del state.pending[FIRST]
    state.pending = []
    return False


def fight(state: State, realm: int, melee: OpenMelee, *, crowded: bool) -> bool:
    """The first of the open melees; True if dice must fall before it can be evaluated."""
    used = {key for row in still_open(state.pending, Supporters) for key in row.armies}
    front = find_front(state, realm, melee.field, used, crowded=crowded)
    if not front.parties or not front.attackers:
        return False
    if not crowded and accept_surrender(state, front):
        return fight(state, realm, melee, crowded=crowded)  # with those who are left
    if not crowded and is_run_over(state, front):
        return False
    outcomes = throw(state, front, melee.dice)
    if outcomes is None:
        return True
    state.pending[USED] = Supporters(tuple(sorted(used)))
    conclude(state, front, outcomes)
    return False


def accept_surrender(state: State, front: Front) -> bool:
    """Parties of catapults alone give up to anybody; says whether one did (PH-5.5e)."""
    mine = tested_strength(state, front.attackers, attacking=True)
    helpless = [
        party
        for party in front.parties
        if mine and not tested_strength(state, party, attacking=False) and not has_guard(party)
    ]
    for party in helpless:
        run_over(state, keys_of(state, front.attackers), keys_of(state, party), (mine, 0), defending=False)
    if helpless:
        occupy(state, front.attackers)
    return bool(helpless)


def is_run_over(state: State, front: Front) -> bool:
    """Attackers may meet ten times their number; then it is done here (PH-R25)."""
    if len(front.parties) > 1 or has_guard(front.attackers):
        return False
    party = front.parties[0]
    theirs = tested_strength(state, party, attacking=False)
    mine = tested_strength(state, front.attackers, attacking=False)
    if not is_overwhelming(theirs, mine) or not keys_of(state, party):
        return False
    run_over(state, keys_of(state, party), keys_of(state, front.attackers), (theirs, mine), defending=True)
    return True


# --- dice --------------------------------------------------------------------------------------------


def throw(state: State, front: Front, known: tuple[int, ...]) -> list[Outcome] | None:
    """A W20 for each side against each party, and a W% where nothing else decides (PH-5.5j, PH-5.5m)."""
    label, count = state.setting.world.label(front.field), len(front.parties)
    if len(known) != 2 * count:
        fallen = cast(state, *[Cast("melee", label, W20, 2)] * count)
        if fallen is None:
            return None
        known = tuple([value for pair in fallen for value in pair])
        state.pending[FIRST] = OpenMelee(front.field, known)
    dice = [(known[2 * i], known[2 * i + 1]) for i in range(count)]
    sides = zip(units_against(front), dice, strict=True)
    ties = [i for i, (units, roll) in enumerate(sides) if judge(*units, roll).how == UNDECIDED]
    percents = [0] * count
    if ties:
        fallen = cast(state, Cast("melee_tie", label, PERCENT, len(ties)))
        if fallen is None:
            return None
        for i, value in zip(ties, fallen[0], strict=True):
            percents[i] = value
    return [
        evaluate(*units, roll, percent)
        for units, roll, percent in zip(units_against(front), dice, percents, strict=True)
    ]


def units_against(front: Front) -> list[tuple[list[Unit], list[Unit]]]:
    """By party, both sides as they meet there: the attackers are split among several (PH-5.5c, PH-R58)."""
    parties = [[band.unit for band in party] for party in front.parties]
    own = [band.unit for band in front.attackers]
    return [
        ([part_of(unit, share) for unit in own], party)
        for party, share in zip(parties, shares(parties), strict=True)
    ]
