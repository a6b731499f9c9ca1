"""Which wizards stand against each other (PH-5.3a)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.standing.spell_options import may_cast
from tafelrunde.games.phoenix.standing.standing import are_allied
from tafelrunde.games.phoenix.standing.wizards import is_wizard, wizards_at
from tafelrunde.games.phoenix.state.agenda import Pair
from tafelrunde.games.phoenix.state.pieces import KEY, Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import MAGE


def are_hostile(state: State, one: Person, other: Person) -> bool:
    """Friends are allied in the field of the one or the other."""
    return not (
        are_allied(state, one.realm, other.realm, one.field)
        or are_allied(state, one.realm, other.realm, other.field)
    )


def foes_in(state: State, wizard: Person, fields: Iterable[int]) -> list[Person]:
    """Hostile wizards in these fields."""
    return [
        other for field in fields for other in wizards_at(state, field) if are_hostile(state, wizard, other)
    ]


def near(state: State, field: int) -> tuple[int, ...]:
    """The field and its neighbours."""
    return (field, *state.setting.world.around[field])


def pairs_of(state: State, realm: int) -> list[Pair]:
    """All conflicts of a realm's wizards: beside each other, or by a ban that waits."""
    found: list[Pair] = []
    for wizard in state.realms[realm].people.values():
        if is_wizard(wizard):
            aims = [ban.field for ban in state.bans if ban.caster == wizard.key]
            foes = foes_in(state, wizard, dict.fromkeys([*near(state, wizard.field), *aims]))
            found += [Pair(wizard.key, foe.key) for foe in foes]
    return sorted(found)


def absent_rivals(state: State, realm: int) -> list[int]:
    """Character wizards of absent players whom a conflict of this realm reaches, by place or by a ban."""
    away = [
        person
        for row in state.realms
        for _number, person in sorted(row.people.items())
        if person.rank == MAGE and not person.present and not person.nameless and person.captor < 0
    ]
    return [person.key for person in away if realm in rivals_of(state, person)]


def rivals_of(state: State, person: Person) -> set[int]:
    """The realms between which he would duel."""
    casters = [state.person(ban.caster) for ban in state.bans if ban.field == person.field]
    foes = [caster for caster in casters if are_hostile(state, person, caster)]
    foes += foes_in(state, person, near(state, person.field))
    return {side for foe in foes for side in (foe.realm, person.realm)}


def next_duel(state: State, realm: int, fought: Iterable[Pair], thrown: Collection[int]) -> list[Pair]:
    """A conflict that is still open, with all that hangs together with it (PH-R110); empty if none is left.

    First those of the realm that moves, then those into which somebody was thrown (PH-5.3q).
    """
    met = {key for one, other in fought for key in ((one, other), (other, one))}
    for side in (realm, *sorted({key // KEY for key in thrown} - {realm})):
        open_pairs = [
            pair
            for pair in pairs_of(state, side)
            if pair not in met and (side == realm or pair.one in thrown)
        ]
        if open_pairs:
            return joined(open_pairs)
    return []


def joined(pairs: list[Pair]) -> list[Pair]:
    """The first conflict and all that share a wizard with it, directly or through others."""
    found, keys = [pairs[0]], set(pairs[0])
    rest = pairs[1:]
    while True:
        more = [pair for pair in rest if pair.one in keys or pair.other in keys]
        if not more:
            return found
        found += more
        keys.update([key for pair in more for key in pair])
        rest = [pair for pair in rest if pair not in more]


def need_no_second(state: State, wizard: Person, fields: Iterable[int]) -> None:
    """Who faces a duel after B9 casts nothing in B10 that would bring another one about (PH-3m)."""
    faced = foes_in(state, wizard, near(state, wizard.field))
    caused = [foe for foe in foes_in(state, wizard, fields) if foe not in faced]
    if not may_cast(in_conflict=bool(faced), causes_conflict=bool(caused)):
        names = state.setting.names
        shown = [f"{foe.number} ({names[foe.realm]})" for foe in (faced[0], caused[0])]
        raise IllegalMove("PH-3m", {"wizard": str(wizard.number), "faces": shown[0], "other": shown[1]})
