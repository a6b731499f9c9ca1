"""Combat of characters and knights in B13 (PH-5.2, PH-5.3): who meets whom, dice, what follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.arithmetic.charfight import Fighter, evaluate, points_after
from tafelrunde.games.phoenix.arithmetic.pairings import Ring, Side, Wish, paired
from tafelrunde.games.phoenix.court.combat_news import KINDS, Met, report
from tafelrunde.games.phoenix.court.instructions import choices, in_line
from tafelrunde.games.phoenix.holdings.courts import calm, characters_met, die, is_fighter, stirred
from tafelrunde.games.phoenix.marching.persons import own_person
from tafelrunde.games.phoenix.orders.court import Challenge
from tafelrunde.games.phoenix.standing.standing import are_allied, realm_called
from tafelrunde.games.phoenix.state.agenda import Cast, OpenCombat, still_open
from tafelrunde.games.phoenix.state.deeds import COVERED, FOUGHT, TILTED
from tafelrunde.games.phoenix.state.pieces import KEY, Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.throws import cast
from tafelrunde.games.phoenix.tables.phases import B13

W6: Final = 6
ORDINARY: Final = 0
KNIGHTS: Final = 1
RETREAT: Final = 2


# --- orders ------------------------------------------------------------------------------------------


def challenge(state: State, realm: int, order: Challenge) -> None:
    """Only looks whether he can; the fight itself reads the sheet (PH-5.3s)."""
    person, other = own_person(state, realm, order.person), realm_called(state, order.realm)
    foe = state.realms[other].people.get(order.foe)
    label = state.setting.world.label
    if foe is None or other not in foes_of(state, realm, person.field) or foe.field != person.field:
        params = {"person": str(person.number), "foe": str(order.foe), "realm": state.setting.names[other]}
        raise IllegalMove("PH-5.3s", {**params, "field": label(person.field)})


def foes_of(state: State, realm: int, field: int) -> list[int]:
    others = range(state.setting.realms)
    return [other for other in others if other != realm and not are_allied(state, realm, other, field)]


def wishes(state: State, realm: int) -> list[Wish]:
    """Pairings that the realm's sheet orders, in sequence."""
    orders = [order for order in state.realms[realm].handed or () if isinstance(order, Challenge)]
    found = []
    for order in orders:
        foe = KEY * state.setting.realm_named(order.realm) + order.foe
        found.append((KEY * realm + order.person, foe))
    return found


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {Challenge: (B13, challenge)}


# --- the phase ---------------------------------------------------------------------------------------


def combats(state: State, realm: int) -> bool:
    """The hook of B13: true while dice must fall."""
    if not state.pending:
        forget_fights(state)
        state.pending.extend(open_fights(state, realm))
    for field, kind in still_open(state.pending, OpenCombat):
        mine, theirs = sides_of(state, realm, field, knights=kind == KNIGHTS)
        sides = attackers_of(state, realm, mine), defenders_of(state, theirs)
        if mine and theirs and not fight(state, field, kind, *sides):
            return True
        del state.pending[0]
    cover(state, realm)
    return False


def forget_fights(state: State) -> None:
    """Who fought in an earlier turn has not in this one."""
    marks = FOUGHT | TILTED | COVERED
    for row in stirred(state):
        for person in list(row.people.values()):
            if person.done & marks:
                state.edit_person(person.key).done &= ~marks


def bind_wounds(state: State, _realm: int) -> bool:
    """The battle after the duels is over: hits no longer count (PH-5.3w)."""
    for row in stirred(state):
        for person in list(row.people.values()):
            if person.wounds:
                state.edit_person(person.key).wounds = 0
        calm(state, row.number)
    return False


def open_fights(state: State, realm: int) -> list[OpenCombat]:
    """Wherever characters of the realm stand with hostile ones; who is absent vanishes first (PH-6.10.4a)."""
    found: list[OpenCombat] = []
    for field, people in characters_met(state, realm).items():
        if is_contested(state, realm, field, people):
            for person in people:
                if not person.present and is_drawn_in(state, realm, person):
                    die(state, person.key, "absent")
            for kind in (KNIGHTS, ORDINARY):
                if all(sides_of(state, realm, field, knights=kind == KNIGHTS)):
                    found.append(OpenCombat(field, kind))
    return found


def is_drawn_in(state: State, realm: int, person: Person) -> bool:
    """Whether he is on one of the two sides, and free."""
    is_side = person.realm == realm or not are_allied(state, realm, person.realm, person.field)
    return person.captor < 0 and is_side


def is_contested(state: State, realm: int, field: int, people: Sequence[Person]) -> bool:
    """Whether the realm meets enemies there: characters or armies."""
    free = [person.realm for person in people if person.captor < 0]
    there = {*free, *[key // KEY for key in state.armies_at(field) if not state.army(key).aboard]}
    if realm not in there:
        return False
    return any(not are_allied(state, realm, other, field) for other in there)


def sides_of(state: State, realm: int, field: int, *, knights: bool) -> tuple[list[Person], list[Person]]:
    """The realm's characters and their enemies; knights of both sides fight among themselves (PH-5.2a).

    Who has done so keeps out of the other combat, even if no knight is left against him (PH-5.2b).
    """
    people = [state.person(key) for key in state.people_at(field)]
    there = [person for person in people if is_fighter(state, person) and not person.done & TILTED]
    mine = [person for person in there if person.realm == realm and person.barred < state.month]
    theirs = [person for person in there if not are_allied(state, realm, person.realm, field)]
    tilt = any(person.knight for person in mine) and any(person.knight for person in theirs)
    if knights and not tilt:
        return [], []
    if tilt:
        mine, theirs = [[person for person in side if person.knight == knights] for side in (mine, theirs)]
    return mine, theirs


def cover(state: State, realm: int) -> None:
    """Marks who stands with an army of his own before the melee (PH-5.4a)."""
    for field, people in characters_met(state, realm).items():
        if is_contested(state, realm, field, people):
            armies = {key // KEY for key in state.armies_at(field) if not state.army(key).aboard}
            for person in people:
                if person.realm in armies:
                    state.edit_person(person.key).done |= COVERED


# --- one fight ---------------------------------------------------------------------------------------


def attackers_of(state: State, realm: int, people: Sequence[Person]) -> Side:
    """Of the realm that moves, as its sheet says: challengers first, in their sequence (PH-5.3s, PH-R111)."""
    wished, keys = wishes(state, realm), by_rank(people)
    first = [key for key in dict.fromkeys([one for one, _other in wished]) if key in keys]
    return Side((*first, *[key for key in keys if key not in first]), tuple(first), tuple(wished))


def defenders_of(state: State, people: Sequence[Person]) -> Side:
    """Of others, by their standing instructions (PH-R208)."""
    return Side(*in_line(state, people), choices=choices(people))


def fight(state: State, field: int, kind: int, attackers: Side, defenders: Side) -> bool:
    """All pairings at once, one round (PH-5.3b); False while their dice have to fall."""
    met = throw(state, kind, paired(attackers, defenders), [*attackers.keys, *defenders.keys])
    if met is None:
        return False
    report(state, field, kind, attackers.keys, defenders.keys, met)
    for row in met:
        apply_outcome(state, kind, row)
    return True


def by_rank(people: Sequence[Person]) -> list[int]:
    """Which everybody knows; then by number."""
    return [person.key for person in sorted(people, key=lambda person: (-person.rank, person.key))]


def fighter(state: State, key: int) -> Fighter:
    person = state.person(key)
    return Fighter(person.now, person.rank + 1)


def throw(state: State, kind: int, rings: Sequence[Ring], sequence: Sequence[int]) -> list[Met] | None:
    """One W6 for each whole good point (PH-5.3c), asked for in this sequence of fighters."""
    fighting = {key for ring in rings for key in (ring.one, *ring.others)}
    keys = [key for key in sequence if key in fighting]
    forms = {key: fighter(state, key) for key in keys}
    wanted = [Cast(KINDS[kind], named(state, key), W6, forms[key].dice) for key in keys if forms[key].dice]
    values: tuple[tuple[int, ...], ...] | None = cast(state, *wanted) if wanted else ()
    if values is None:
        return None
    left = list(values)
    faces = {key: left.pop(0) if forms[key].dice else () for key in keys}
    return [met_in(ring, forms, faces) for ring in rings]


def met_in(ring: Ring, forms: dict[int, Fighter], faces: dict[int, tuple[int, ...]]) -> Met:
    keys = (ring.one, *ring.others)
    others = [forms[key] for key in ring.others]
    outcome = evaluate(forms[ring.one], others, faces[ring.one], [faces[key] for key in ring.others])
    return Met(ring, tuple([forms[key] for key in keys]), tuple([faces[key] for key in keys]), outcome)


def named(state: State, key: int) -> str:
    """Where he stands and who he is."""
    place = state.setting.world.label(state.person(key).field)
    return f"{place} {key % KEY} ({state.setting.names[key // KEY]})"


def apply_outcome(state: State, kind: int, met: Met) -> None:
    suffer(state, kind, met.ring.one, met.outcome.change)
    for key, bout in zip(met.ring.others, met.outcome.bouts, strict=True):
        suffer(state, kind, key, -bout.change)


def suffer(state: State, kind: int, key: int, change: int) -> None:
    """Gains raise the maximum too, losses come back (PH-5.3y); hits count in them alone (PH-R207)."""
    person = state.edit_person(key)
    person.done |= TILTED | FOUGHT if kind == KNIGHTS else FOUGHT
    person.most += 10 * max(0, change)
    left = points_after(person.now, change)
    person.now = left
    if change < 0 and left == 0 and kind != RETREAT:  # PH-5.4g
        die(state, key, "combat")
