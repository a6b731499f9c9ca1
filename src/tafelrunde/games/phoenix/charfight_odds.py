"""Chances of character combat: how likely each balance of hits is between one fighter and each opponent.

Faces are dealt from the six down to the one. What matters of what was dealt so far is how many dice of each
group are used up; ways to come to every balance are packed in one long integer, as in `duel_odds.py`. A die
of the opponents meets the die at its own place: one that was dealt earlier beats it, one that comes later
loses to it. Where that would take long, throws are drawn instead, and the chances are estimates.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import Final, NamedTuple

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.phoenix.charfight import DEADLY, Fighter, bout, evaluate
from tafelrunde.games.phoenix.duel import Duellist
from tafelrunde.games.phoenix.duel_odds import balances

FACES: Final = 6
MOST_STATES: Final = 15_000
"""More ways to use up dice are not counted but drawn."""
THROWS: Final = 20_000

Used = tuple[int, int, int, int]
"""Dice used of the one, of opponents before the one looked at, of himself, of those after him."""
Table = dict[Used, int]
Chances = dict[int, Fraction]
"""By balance of hits: those of the one less those of the opponent."""


class Deal:
    """Counts throws of one against groups of opponents, of which the middle one is looked at."""

    def __init__(self, sizes: Used) -> None:
        self.sizes = sizes
        self.pairs = min(sizes[0], sizes[2])
        self.whole: int = FACES ** sum(sizes)
        self.bits: int = self.whole.bit_length() + 1

    def chances(self) -> Chances:
        table: Table = {(0, 0, 0, 0): 1 << self.bits * self.pairs}
        for face in range(FACES, 0, -1):
            table = self.face(table, last=face == 1)
        packed = table[self.sizes]
        mask = (1 << self.bits) - 1
        ways = {place - self.pairs: packed >> self.bits * place & mask for place in range(2 * self.pairs + 1)}
        return {net: Fraction(count, self.whole) for net, count in ways.items() if count}

    def face(self, table: Table, *, last: bool) -> Table:
        """Any number of the dice that are left show this face; all of them the last one."""
        table = self.placed(table, 1, last)
        ahead = {used: ways for used, ways in table.items() if sum(used[1:]) < used[0]}
        level = {used: ways for used, ways in table.items() if used not in ahead}
        ahead = self.lost(self.placed(self.placed(ahead, 2, last, beaten=True), 0, last), -1)
        level = self.lost(self.placed(self.lost(self.placed(level, 0, last), 1), 2, last), -1)
        for used, ways in level.items():
            ahead[used] = ahead.get(used, 0) + ways
        return self.placed(ahead, 3, last)

    def placed(self, table: Table, group: int, last: bool, *, beaten: bool = False) -> Table:
        """Dice of one group show the face; `beaten`: where dice of the one lie already, they are hit."""
        found: Table = {}
        size = self.sizes[group]
        for used, ways in table.items():
            have, place = used[group], sum(used[1:])
            for now in range(size if last else have, size + 1):
                hits = max(0, min(place + now - have, used[0]) - place) if beaten else 0
                key = replaced(used, group, now)
                found[key] = found.get(key, 0) + self.moved(comb(size - have, now - have) * ways, hits)
        return found

    def lost(self, table: Table, sign: int) -> Table:
        """Counts places of opponents that dice of the one will lose to."""
        size = self.sizes[0]
        return {
            used: self.moved(ways, sign * max(0, min(sum(used[1:]), size) - used[0]))
            for used, ways in table.items()
        }

    def moved(self, ways: int, hits: int) -> int:
        shift: int = self.bits * abs(hits)
        return ways << shift if hits >= 0 else ways >> shift


def replaced(used: Used, group: int, now: int) -> Used:
    one, before, own, after = used
    if group == 0:
        return now, before, own, after
    if group == 1:
        return one, now, own, after
    return (one, before, now, after) if group == 2 else (one, before, own, now)


def states(sizes: Sequence[int]) -> int:
    found = 1
    for size in sizes:
        found *= size + 1
    return found


class RingOdds(NamedTuple):
    exact: bool
    nets: tuple[Chances, ...]
    """By opponent."""


def ring_odds(one: Fighter, others: Sequence[Fighter]) -> RingOdds:
    """Of one fighter against all who strike at him."""
    if len(others) == 1:
        return RingOdds(True, (one_on_one(one, others[0]),))
    dice = [other.dice for other in others]
    sizes = [(one.dice, sum(dice[:i]), dice[i], sum(dice[i + 1 :])) for i in range(len(dice))]
    if max([states(size) for size in sizes]) > MOST_STATES:
        return RingOdds(False, drawn(one, others))
    return RingOdds(True, tuple([Deal(size).chances() for size in sizes]))


def one_on_one(one: Fighter, other: Fighter) -> Chances:
    """As in a duel of wizards with all their power."""
    found: Chances = {}
    sides = [[Duellist(10 * fighter.dice, 10 * fighter.dice)] for fighter in (one, other)]
    for row in balances(sides[0], sides[1]):
        found[row.net] = found.get(row.net, Fraction(0)) + row.chance
    return found


def drawn(one: Fighter, others: Sequence[Fighter]) -> tuple[Chances, ...]:
    """Estimates from throws, the same ones each time."""
    rng = Seeded(1)
    counts: list[dict[int, int]] = [{} for _ in others]
    for _ in range(THROWS):
        faces = [[1 + rng.below(FACES) for _ in range(fighter.dice)] for fighter in (one, *others)]
        for count, row in zip(counts, evaluate(one, others, faces[0], faces[1:]).bouts, strict=True):
            net = row.hits - row.taken
            count[net] = count.get(net, 0) + 1
    return tuple([{net: Fraction(n, THROWS) for net, n in sorted(count.items())} for count in counts])


# --- what they mean ----------------------------------------------------------------------------------


def changes(one: Fighter, other: Fighter, chances: Chances) -> Chances:
    """By change of the one's good points in this pair."""
    found: Chances = {}
    for net, share in chances.items():
        change = bout(one, other, max(0, net), max(0, -net)).change
        found[change] = found.get(change, Fraction(0)) + share
    return found


def mean(chances: Chances) -> Fraction:
    return sum([value * share for value, share in chances.items()], Fraction(0))


def dying(fighter: Fighter, found: Chances) -> Fraction:
    """The chance that changes of these chances leave him dead (PH-R112)."""
    deadly = [
        share for change, share in found.items() if change < 0 and fighter.points + 10 * change < DEADLY
    ]
    return sum(deadly, Fraction(0))


def flipped(chances: Chances) -> Chances:
    """As the opponent sees it."""
    return {-value: share for value, share in sorted(chances.items(), reverse=True)}
