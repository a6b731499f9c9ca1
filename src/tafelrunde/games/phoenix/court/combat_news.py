"""A combat of characters as it is told: to everybody, to each realm its part, to the game master all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tafelrunde.games.phoenix.arithmetic.charfight import Fighter, Outcome, points_after
from tafelrunde.games.phoenix.arithmetic.pairings import Ring
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.minutes import BoutWorked, CombatWorked, FateWorked, FighterWorked
from tafelrunde.games.phoenix.told.people import CombatFought
from tafelrunde.games.phoenix.told.war_notes import CombatTold

KINDS: Final[tuple[str, ...]] = ("combat", "tilt", "retreat")
"""Terms for the kinds of fights."""


class Met(NamedTuple):
    """A ring with its fighters, the faces of their dice and what came of it."""

    ring: Ring
    forms: tuple[Fighter, ...]
    """The one first."""
    faces: tuple[tuple[int, ...], ...]
    outcome: Outcome


def report(
    state: State,
    field: int,
    kind: int,
    attackers: Sequence[int],
    defenders: Sequence[int],
    met: Sequence[Met],
) -> None:
    """All hear of the fight, each realm how its own fared, the game master everything."""
    place = state.setting.world.label(field)
    realms = [tuple(sorted({key // KEY for key in side})) for side in (attackers, defenders)]
    state.publish(CombatFought(place, realms[0], realms[1], KINDS[kind]))
    bouts = tuple([bout for row in met for bout in worked(state, row)])
    state.minute(CombatWorked(place, KINDS[kind], bouts, fates(state, met)))
    for row in met:
        thrown = tuple(sorted([face for faces in row.faces[1:] for face in faces], reverse=True))
        tell(state, place, row.ring.one, row.faces[0], thrown, sum_of(row.outcome))
        for key, faces, bout in zip(row.ring.others, row.faces[1:], row.outcome.bouts, strict=True):
            tell(state, place, key, faces, row.faces[0], (bout.taken, bout.hits, -bout.change))


def fates(state: State, met: Sequence[Met]) -> tuple[FateWorked, ...]:
    """Everybody with the sum of his bouts."""
    found: list[FateWorked] = []
    for row in met:
        _hits, taken, change = sum_of(row.outcome)
        found.append(fate(state, row.ring.one, change, taken))
        for key, bout in zip(row.ring.others, row.outcome.bouts, strict=True):
            found.append(fate(state, key, -bout.change, bout.hits))
    return tuple(found)


def fate(state: State, key: int, change: int, taken: int) -> FateWorked:
    before = state.person(key).now
    return FateWorked(key // KEY, key % KEY, before, 10 * change, points_after(before, change), taken)


def sum_of(outcome: Outcome) -> tuple[int, int, int]:
    return sum([bout.hits for bout in outcome.bouts]), outcome.taken, outcome.change


def tell(
    state: State,
    place: str,
    key: int,
    own: Sequence[int],
    others: Sequence[int],
    result: tuple[int, int, int],
) -> None:
    hits, taken, change = result
    shown = tuple(sorted(own, reverse=True)), tuple(sorted(others, reverse=True))
    left = points_after(state.person(key).now, change)
    state.note(key // KEY, CombatTold(key % KEY, place, *shown, hits, taken, 10 * change, left))


def worked(state: State, met: Met) -> list[BoutWorked]:
    forms = list(zip((met.ring.one, *met.ring.others), met.forms, met.faces, strict=True))
    shown = [
        FighterWorked(key // KEY, key % KEY, form.level, form.points, faces) for key, form, faces in forms
    ]
    return [
        BoutWorked(shown[0], shown[i], bout.hits, bout.taken, str(bout.ratio), str(bout.exact), bout.change)
        for i, bout in enumerate(met.outcome.bouts, 1)
    ]
