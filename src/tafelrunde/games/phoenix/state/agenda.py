"""What a phase has still to evaluate (`State.pending`), and the dice that it waits for (`State.asked`).

Each phase has matters of its own; how they are evaluated, its module says. In dumps and views a matter is a
row of numbers, which `written` and `read` know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from tafelrunde.games.phoenix.tables.phases import B7, B11, B12, B13, B14, B15, B18


class Cast(NamedTuple):
    """Dice of one kind that are thrown together."""

    what: str
    """What for: a term."""
    where: str
    faces: int
    number: int
    """Of dice."""


# --- fire: B7 and B12 (`ranged_fire.py`, `strikes.py`) ----------------------------------------------------


class Target(NamedTuple):
    """What shots have in common whose hits are added (PH-5.1k)."""

    shooter: int
    field: int
    aim: int
    """The side whose wall is shot at, or `NO_AIM`."""
    defending: bool
    """Whether weapons fire because they are attacked (PH-1.2c)."""


class PendingShot(NamedTuple):
    """Weapons of one kind in an army that have fired; their dice have not fallen yet."""

    target: Target
    army: int
    """Its key."""
    good: int
    weapons: int
    """How many."""
    start: int
    distance: int
    up: int


class Hits(NamedTuple):
    """The sum of hits at a target, which is still to be settled."""

    target: Target
    hits: int
    starts: tuple[int, ...]
    """The fields they came from."""


# --- duels: B11 (`duels.py`) -------------------------------------------------------------------------


class DuelsBegun(NamedTuple):
    """Stands first: the phase has begun, whoever may still meet."""


class Pair(NamedTuple):
    """Keys of two wizards who are against each other, the attacker's first; open ones have met already."""

    one: int
    other: int


class ThrownHome(NamedTuple):
    """A wizard whom a duel has thrown home: there he may meet others (PH-5.3q)."""

    wizard: int


# --- characters: B13 (`char_combat.py`) and B15 (`capture.py`) ---------------------------------------


class OpenCombat(NamedTuple):
    field: int
    kind: int
    """Among knights, or among all others."""


class OpenRetreat(NamedTuple):
    field: int


# --- melees: B14 and B18 (`melee.py`) ----------------------------------------------------------------


class Supporters(NamedTuple):
    """Stands first: armies that have supported somebody in this phase (PH-5.5.1c)."""

    armies: tuple[int, ...]


class OpenMelee(NamedTuple):
    field: int
    dice: tuple[int, ...] = ()
    """Once they have fallen: two for each party, the attackers' first."""


Matter = (
    PendingShot | Hits | DuelsBegun | Pair | ThrownHome | OpenCombat | OpenRetreat | Supporters | OpenMelee
)
Kind = TypeVar("Kind", bound=Matter)


def still_open(pending: Iterable[Matter], kind: type[Kind]) -> list[Kind]:
    """Matters of one kind, in their sequence."""
    return [matter for matter in pending if isinstance(matter, kind)]


# --- as numbers --------------------------------------------------------------------------------------

MARKS: Final[dict[type, tuple[int, ...]]] = {
    PendingShot: (0,),
    Hits: (1,),
    DuelsBegun: (0, 0, 0),
    Supporters: (-1,),
}
"""How rows begin that could be taken for others of their phase."""


def written(pending: Iterable[Matter]) -> tuple[tuple[int, ...], ...]:
    return tuple([(*MARKS.get(type(matter), ()), *numbers(matter)) for matter in pending])


def numbers(values: Iterable[Any]) -> Iterator[int]:
    for value in values:
        if isinstance(value, tuple):
            yield from numbers(value)
        else:
            yield int(value)


def read(phase: int, rows: Iterable[Sequence[int]]) -> list[Matter]:
    """What `written` has made of the matters of this phase."""
    return [READERS[phase](*row) for row in rows]


def read_fire(*row: int) -> PendingShot | Hits:
    mark, shooter, field, aim, defending, *rest = row
    target = Target(shooter, field, aim, bool(defending))
    if (mark,) == MARKS[PendingShot]:
        return PendingShot(target, *rest)
    hits, *starts = rest
    return Hits(target, hits, tuple(starts))


def read_duel(*row: int) -> DuelsBegun | Pair | ThrownHome:
    if row == MARKS[DuelsBegun]:
        return DuelsBegun()
    return Pair(*row) if len(row) == 2 else ThrownHome(*row)


def read_melee(first: int, *rest: int) -> Supporters | OpenMelee:
    return Supporters(rest) if (first,) == MARKS[Supporters] else OpenMelee(first, rest)


READERS: Final[dict[int, Callable[..., Matter]]] = {
    B7: read_fire,
    B11: read_duel,
    B12: read_fire,
    B13: OpenCombat,
    B14: read_melee,
    B15: OpenRetreat,
    B18: read_melee,
}
