"""Adventures between the meetings (PH-7): who may go together, and the good points they bring home."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.courts import die, known_person
from tafelrunde.games.phoenix.master.race import gain_points
from tafelrunde.games.phoenix.moves.meeting import Adventurer, RewardAdventure
from tafelrunde.games.phoenix.standing.standing import realm_called
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import year_of

MOST_OF_A_REALM: Final = 2
FEWEST_REALMS: Final = 3
MOST_EACH: Final = 20
"""Tenths for a player and meeting (PH-7.1.1a)."""
SHARE_OF_GROUP: Final = 13
"""Tenths for each survivor (PH-7.1.1b)."""


def check_group(state: State, move: RewardAdventure) -> None:
    """PH-7.3d."""
    names = state.setting.names
    of_realm = Counter(realm_called(state, member.realm) for member in move.group)
    leader = realm_called(state, move.leader) if move.leader else -1
    if leader in of_realm:
        raise IllegalMove("PH-7.3e", {"realm": names[leader]})
    for realm, count in of_realm.items():
        if count > MOST_OF_A_REALM:
            raise IllegalMove("PH-7.3d", {"realm": names[realm], "count": count})
    if len(of_realm) < FEWEST_REALMS:
        raise IllegalMove("PH-7.3f", {"count": len(of_realm)})


def check_points(move: RewardAdventure) -> None:
    """PH-7.1.1: to each at most 2; to all at most 1.3 for each survivor, and at least half of that."""
    survivors = sum(not member.fallen for member in move.group)
    given, most = sum(member.tenths for member in move.group), SHARE_OF_GROUP * survivors
    for member in move.group:
        if member.fallen and member.tenths:
            raise IllegalMove("PH-7.1.1d", {"person": str(member.person)})
    if not most <= 2 * given <= 2 * most:
        tenths = {"given": given, "least": (most + 1) // 2, "most": most}
        raise IllegalMove("PH-7.1.1b", {name: Fraction(value, 10) for name, value in tenths.items()})


def awarded(state: State, key: int) -> int:
    """Tenths that he got already; one meeting plays the eight months of a year (PH-9.2e)."""
    person = state.person(key)
    return person.awarded if person.award_year == year_of(state.month) else 0


def check_adventure(state: State, move: RewardAdventure) -> None:
    keys = [KEY * realm_called(state, member.realm) + member.person for member in move.group]
    for key, member in zip(keys, move.group, strict=True):
        known_person(state, key // KEY, member.person)
        if keys.count(key) > 1:
            raise IllegalMove("PH-7.1.1e", {"person": str(member.person)})
        total = awarded(state, key) + member.tenths
        if total > MOST_EACH:
            raise IllegalMove("PH-7.1.1a", {"person": str(member.person), "points": Fraction(total, 10)})
    check_group(state, move)
    check_points(move)


def reward_adventure(state: State, move: RewardAdventure) -> None:
    for member in move.group:
        reward(state, KEY * realm_called(state, member.realm) + member.person, member)


def reward(state: State, key: int, member: Adventurer) -> None:
    if member.fallen:
        die(state, key, "adventure")
        return
    total = awarded(state, key) + member.tenths
    person = state.edit_person(key)
    person.awarded, person.award_year = total, year_of(state.month)
    if member.tenths:
        gain_points(state, key, member.tenths, "adventure")
