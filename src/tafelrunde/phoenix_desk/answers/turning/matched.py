"""Duels and bouts: many W6 that are matched highest first (PH-5.3d)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.arithmetic.charfight import Fighter
from tafelrunde.games.phoenix.arithmetic.charfight import evaluate as fought
from tafelrunde.games.phoenix.arithmetic.charfight_odds import QUICK, chances_of, is_countable, ring_sizes
from tafelrunde.games.phoenix.arithmetic.dice_match import hits
from tafelrunde.games.phoenix.arithmetic.duel import Duellist, decide
from tafelrunde.games.phoenix.arithmetic.duel_odds import odds, sizes_of
from tafelrunde.games.phoenix.told.minutes import BoutWorked, DuellistWorked, DuelWorked, FighterWorked
from tafelrunde.phoenix_desk.answers.turning.nearest import W6, nearest_throw, sign
from tafelrunde.phoenix_desk.answers.turning.told import (
    RESULTS,
    Chances,
    Dice,
    OneDie,
    OtherThrow,
    Turning,
    called,
    need_faces,
)

People = tuple[tuple[str, ...], tuple[str, ...]]
Judge = Callable[[Sequence[int], Sequence[int]], int]


def duel(worked: DuelWorked, names: Sequence[str]) -> Turning:
    sides = worked.attackers, worked.defenders
    forms = [[Duellist(one.most, one.power) for one in side] for side in sides]
    dice = faces_in(sides[0]), faces_in(sides[1])
    for side, form in zip(sides, forms, strict=True):
        if [len(one.faces) for one in side] != [one.dice for one in form]:
            raise Complaint("turning-odd-dice")
    ones = sum([one.ones for one in forms[0]]), sum([one.ones for one in forms[1]])

    def result(own: Sequence[int], other: Sequence[int]) -> int:
        met = hits([*own, *[1] * ones[0]], [*other, *[1] * ones[1]])
        return decide(met, len(own), len(other))

    chances = None
    if sizes_of(forms[0], forms[1]).weight <= QUICK:
        known = odds(forms[0], forms[1])
        chances = Chances(float(known.won), float(known.drawn), float(known.lost))
    people = (
        tuple([person(one, names) for one in sides[0]]),
        tuple([person(one, names) for one in sides[1]]),
    )
    return matched("duel", people, dice, ones, result, chances)


def ring(bouts: Sequence[BoutWorked], names: Sequence[str]) -> list[Turning]:
    """One against those who strike at him; each pair has its own result."""
    one, others = bouts[0].one, [bout.other for bout in bouts]
    forms = [Fighter(who.points, who.level) for who in (one, *others)]
    faces = [who.faces for who in (one, *others)]
    for thrown in faces:
        need_faces(thrown, W6)
    if [len(thrown) for thrown in faces] != [form.dice for form in forms]:
        raise Complaint("turning-odd-dice")
    sizes = ring_sizes(forms[0], forms[1:])
    nets = [chances_of(size) for size in sizes] if is_countable(sizes, QUICK) else [None] * len(others)
    found = []
    for place, (other, net) in enumerate(zip(others, nets, strict=True)):
        people = (person(one, names),), (person(other, names),)
        chances = None if net is None else Chances(*[share(net, way) for way in (1, 0, -1)])
        if len(others) == 1:
            found.append(matched("combat", people, (one.faces, other.faces), (0, 0), balance, chances))
        else:
            found.append(among(Ring(forms, faces, place), people, chances))
    return found


def balance(own: Sequence[int], other: Sequence[int]) -> int:
    given, taken = hits(own, other)
    return sign(given - taken)


def share(net: dict[int, Fraction], way: int) -> float:
    return float(sum([chance for value, chance in net.items() if sign(value) == way]))


def matched(
    kind: Literal["duel", "combat"],
    people: People,
    dice: tuple[Dice, Dice],
    ones: tuple[int, int],
    result: Judge,
    chances: Chances | None,
) -> Turning:
    """Dice of two sides, the highest first."""
    own, other = sorted(dice[0], reverse=True), sorted(dice[1], reverse=True)
    now = result(own, other)

    def after(side: int, place: int, face: int) -> int:
        changed = [list(own), list(other)]
        changed[side][place] = face
        return result(changed[0], changed[1])

    is_open = bool(own) == bool(other)
    nearest = nearest_throw(own, other, ones, now) if is_open else None
    throws = () if nearest is None else (OtherThrow(nearest.dice, RESULTS[nearest.result]),)
    return Turning(
        kind=kind,
        sides=people,
        faces=W6,
        rolled=(tuple(own), tuple(other)),
        result=RESULTS[now],
        singles=singles((own, other), now, after),
        nearest=throws,
        pips=None if nearest is None else nearest.pips,
        chances=chances,
    )


class Ring(NamedTuple):
    """One and all who strike at him, and which of them is looked at."""

    forms: list[Fighter]
    faces: list[Dice]
    place: int

    def result(self, faces: Sequence[Sequence[int]]) -> int:
        bout = fought(self.forms[0], self.forms[1:], faces[0], faces[1:]).bouts[self.place]
        return sign(bout.hits - bout.taken)


def among(ring: Ring, people: People, chances: Chances | None) -> Turning:
    """Everybody's dice are matched together, so others' dice turn it, too; here are those of the two."""
    own, other = ring.faces[0], ring.faces[ring.place + 1]
    now = ring.result(ring.faces)

    def after(side: int, place: int, face: int) -> int:
        changed = [list(faces) for faces in ring.faces]
        changed[0 if side == 0 else ring.place + 1][place] = face
        return ring.result(changed)

    return Turning(
        "combat", people, W6, (own, other), RESULTS[now], singles((own, other), now, after), (), None, chances
    )


def singles(
    dice: tuple[Sequence[int], Sequence[int]], now: int, after: Callable[[int, int, int], int]
) -> tuple[OneDie, ...]:
    """Of dice that show the same only one is told."""
    found: dict[tuple[int, int], OneDie] = {}
    for side in (0, 1):
        for place, rolled in enumerate(dice[side]):
            results = {face: after(side, place, face) for face in range(1, W6 + 1)}
            turning = [face for face, result in results.items() if result != now]
            if turning and (side, rolled) not in found:
                needed = min(turning, key=lambda face: abs(face - rolled))
                found[side, rolled] = OneDie(
                    side, rolled, needed, RESULTS[results[needed]], len(turning) / W6
                )
    return tuple(sorted(found.values(), key=lambda one: abs(one.needed - one.rolled)))


def faces_in(side: Sequence[DuellistWorked]) -> Dice:
    found = tuple([face for one in side for face in one.faces])
    need_faces(found, W6)
    return found


def person(who: DuellistWorked | FighterWorked, names: Sequence[str]) -> str:
    return f"{called(names, who.realm)} {who.number}"
