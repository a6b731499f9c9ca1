"""The fights of a month as scenes, made of the part of the minutes that the reader may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

from tafelrunde.engine.contract import Words
from tafelrunde.engine.figures import decimal
from tafelrunde.games.phoenix.told.minutes import (
    CombatWorked,
    DuelWorked,
    FireWorked,
    MeleeWorked,
    OverrunWorked,
    ShotsWorked,
    UnitWorked,
)
from tafelrunde.phoenix_desk.protocol.clerk import Clerk, good_said
from tafelrunde.phoenix_desk.reports.reading.rows import Factor, Scene, Tally, Throw
from tafelrunde.phoenix_desk.reports.report import Line, Worked
from tafelrunde.phoenix_desk.reports.sentences import ENGLISH_FIRST

AFTERMATH: Final = frozenset(
    {"fallen_worked", "income_worked", "town_looted", "cargo_seized", "catapults_taken"}
)
"""What is worked out because of a fight belongs to its scene."""
TELLING: Final[dict[str, tuple[str, ...]]] = {
    "melee_worked": ("fought",),
    "overrun_worked": ("ran_over", "was_overrun"),
    "shots_worked": ("fire_rolled",),
    "fire_worked": ("under_fire", "fire_losses", "town_hit"),
    "duel_worked": ("duel_told",),
    "combat_worked": ("combat_told",),
    "ban_worked": ("troops_banned",),
    "income_worked": ("spoils",),
    "town_looted": ("spoils",),
    "cargo_seized": ("spoils",),
    "catapults_taken": ("took_over",),
}
"""By kind of evaluation, the lines of a diary that tell of it."""


class Fact(NamedTuple):
    """An evaluation as the reader may know it, and its words."""

    minute: Any
    worked: Worked


def scenes(
    facts: Sequence[Fact], diary: Sequence[Line], names: Sequence[str], reader: int
) -> tuple[Scene, ...]:
    """In the sequence in which they happened; `reader` is a realm, or the game master."""
    free = dict(enumerate(diary))
    clerk, found = Clerk(names, "en"), list[Scene]()
    for place, fact in enumerate(facts):
        told = tuple(lines_about(fact, free))
        if belongs(fact.worked, found):
            last = found.pop()
            found.append(with_aftermath(last, place, told))
            continue
        found.append(scene(fact, place, told, [diary[n] for n in told], clerk, reader))
    return tuple(found)


def belongs(worked: Worked, found: Sequence[Scene]) -> bool:
    return bool(found) and worked.kind in AFTERMATH and found[-1].field in worked.fields


def with_aftermath(scene: Scene, place: int, told: tuple[int, ...]) -> Scene:
    return Scene(
        kind=scene.kind,
        field=scene.field,
        fields=scene.fields,
        realms=scene.realms,
        won=scene.won,
        casts=scene.casts,
        tallies=scene.tallies,
        worked=(*scene.worked, place),
        told=(*scene.told, *told),
    )


def scene(
    fact: Fact, place: int, told: tuple[int, ...], lines: Sequence[Line], clerk: Clerk, reader: int
) -> Scene:
    minute, worked = fact
    realms = {*realms_in(worked.data), *[realm for line in lines for realm in foes_in(line)]}
    return Scene(
        kind=worked.kind,
        field=field_of(minute, worked),
        fields=worked.fields,
        realms=tuple(sorted(realms)),
        won=won_by(minute, reader),
        casts=tuple(casts_of(minute, clerk)),
        tallies=tuple(tallies_of(minute, clerk)),
        worked=(place,),
        told=told,
    )


def field_of(minute: Any, worked: Worked) -> str:
    """Where it is shown: a duel where the attacked stand."""
    if isinstance(minute, DuelWorked) and minute.defenders:
        return minute.defenders[0].field
    return str(getattr(minute, "field", "")) or worked.fields[0]


# --- the diary ---------------------------------------------------------------------------------------


def lines_about(fact: Fact, free: dict[int, Line]) -> Iterator[int]:
    """The first lines about it that no scene has taken yet: as many of each kind as it can have."""
    kinds, left = TELLING.get(fact.worked.kind, ()), most_of(fact.minute)
    taken = dict.fromkeys(kinds, 0)
    for number, line in list(free.items()):
        place = line.data.get("target", line.data.get("field"))
        if line.kind in taken and taken[line.kind] < left and place in fact.worked.fields:
            taken[line.kind] += 1
            del free[number]
            yield number


def most_of(minute: Any) -> int:
    """One line for each own army, person or weapon in it."""
    if isinstance(minute, DuelWorked):
        return sum([1 for one in (*minute.attackers, *minute.defenders) if one.most])
    if isinstance(minute, CombatWorked):
        return len(minute.fates)
    if isinstance(minute, ShotsWorked):
        return len({shot.number for shot in minute.shots})
    return max(1, len(minute.armies)) if hasattr(minute, "armies") else 1


def foes_in(line: Line) -> Iterator[int]:
    """Realms that a line of the diary names."""
    for name in ("enemies", "victims"):
        for realm in line.data.get(name) or ():
            if str(realm).isdecimal():
                yield int(realm)
    realm = line.data.get("realm")
    if isinstance(realm, int) and realm >= 0:
        yield realm


def realms_in(data: Any) -> Iterator[int]:
    """Realms that have figures in an evaluation."""
    if isinstance(data, dict):
        realm = data.get("realm")
        if isinstance(realm, int) and realm >= 0:
            yield realm
        for value in data.values():
            yield from realms_in(value)
    elif isinstance(data, (list, tuple)):
        for value in data:
            yield from realms_in(value)


# --- who won -----------------------------------------------------------------------------------------


def won_by(minute: Any, reader: int) -> bool | None:
    """Whether the reader did; where he stands on one side."""
    if isinstance(minute, MeleeWorked):
        return melee_won(minute, reader)
    if isinstance(minute, OverrunWorked):
        realms = {minute.realm, *[realm for realm, _number in minute.victims]}
        return minute.realm == reader if reader in realms else None
    if isinstance(minute, DuelWorked):
        own = [one for one in (*minute.attackers, *minute.defenders) if one.realm == reader]
        ends = {one.result for one in own}
        return "won" in ends if ends in ({"won"}, {"lost"}) else None
    if isinstance(minute, CombatWorked):
        change = sum([fate.change for fate in minute.fates if fate.realm == reader])
        return None if change == 0 else change > 0
    return None


def melee_won(minute: MeleeWorked, reader: int) -> bool | None:
    attacks = any(unit.realm == reader for unit in minute.attackers)
    defends = any(unit.realm == reader for unit in minute.defenders)
    return None if attacks == defends else minute.attackers_won == attacks


# --- dice --------------------------------------------------------------------------------------------


def casts_of(minute: Any, clerk: Clerk) -> Iterator[Throw]:
    cast = CASTS.get(type(minute))
    return iter(()) if cast is None else cast(minute, clerk)


def cast(one: Any, clerk: Clerk, sides: int, faces: Iterable[int], rule: str) -> Iterator[Throw]:
    """Nothing where no dice are known."""
    thrown = tuple(faces)
    if thrown:
        yield Throw(one.realm, clerk.who(one), sides, thrown, rule)


def melee_casts(minute: MeleeWorked, clerk: Clerk) -> Iterator[Throw]:
    """One die for each side (PH-5.5j); a full tie is decided by W% (PH-5.5m)."""
    for units, die in zip((minute.attackers, minute.defenders), minute.dice, strict=True):
        if units and die:
            yield from cast(units[0], clerk, 20, (die,), "PH-5.5j")
    if minute.percent:
        yield Throw(-1, "", 100, (minute.percent,), "PH-5.5m")


def shots_casts(minute: ShotsWorked, clerk: Clerk) -> Iterator[Throw]:
    for shot in minute.shots:
        yield from cast(shot, clerk, 10, shot.faces, "PH-5.1j")


def fire_casts(minute: FireWorked, clerk: Clerk) -> Iterator[Throw]:
    for army in minute.armies:
        for kind in army.kinds:
            yield from cast(army, clerk, 100, kind.rolls, "PH-R107")


def duel_casts(minute: DuelWorked, clerk: Clerk) -> Iterator[Throw]:
    for one in (*minute.attackers, *minute.defenders):
        yield from cast(one, clerk, 6, one.faces, "PH-5.3c")


def combat_casts(minute: CombatWorked, clerk: Clerk) -> Iterator[Throw]:
    for bout in minute.bouts:
        for one in (bout.one, bout.other):
            yield from cast(one, clerk, 6, one.faces, "PH-5.3c")


CASTS: Final[dict[type, Callable[[Any, Clerk], Iterator[Throw]]]] = {
    MeleeWorked: melee_casts,
    ShotsWorked: shots_casts,
    FireWorked: fire_casts,
    DuelWorked: duel_casts,
    CombatWorked: combat_casts,
}


# --- good points -------------------------------------------------------------------------------------


def tallies_of(minute: Any, clerk: Clerk) -> Iterator[Tally]:
    """Of every unit whose points the reader knows; losers' ones too."""
    units = (*minute.attackers, *minute.defenders) if isinstance(minute, MeleeWorked) else ()
    for unit in units:
        if unit.points:
            yield tally(unit, clerk)
    for army in minute.armies if isinstance(minute, FireWorked) else ():
        if army.points:
            yield tally(army, clerk)


def tally(unit: Any, clerk: Clerk) -> Tally:
    values = [Fraction(value) for _reason, _rule, value in unit.points]
    total = Fraction(unit.total) if isinstance(unit, UnitWorked) and unit.total else sum(values, Fraction(0))
    factors = [
        Factor(source_said(reason, value), rule, number_said(value))
        for (reason, rule, _text), value in zip(unit.points, values, strict=True)
    ]
    return Tally(unit.realm, clerk.who(unit), tuple(factors), number_said(total))


def source_said(reason: str, value: Fraction) -> Words:
    return Words(*[good_said(reason, value, lang) for lang in ENGLISH_FIRST])


def number_said(value: Fraction) -> Words:
    return Words(*[decimal(value, lang) for lang in ENGLISH_FIRST])
