"""Who stands against whom in a position, with strengths and odds: the game master's knowledge."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final

import msgspec

from tafelrunde.games.phoenix.arithmetic.charfight_odds import QUICK, chances_of, is_countable, ring_sizes
from tafelrunde.games.phoenix.arithmetic.duel_odds import odds as duel_odds
from tafelrunde.games.phoenix.arithmetic.duel_odds import sizes_of
from tafelrunde.games.phoenix.arithmetic.pairings import Side, paired
from tafelrunde.games.phoenix.court.char_combat import (
    KNIGHTS,
    ORDINARY,
    attackers_of,
    defenders_of,
    fighter,
    sides_of,
)
from tafelrunde.games.phoenix.holdings.courts import people_by_field
from tafelrunde.games.phoenix.magic.duel_pairs import joined, pairs_of
from tafelrunde.games.phoenix.magic.duels import duellist
from tafelrunde.games.phoenix.melee.battle_odds import Array, defenceless, mean, odds
from tafelrunde.games.phoenix.melee.fronts import enemies_of, find_front
from tafelrunde.games.phoenix.melee.melee import is_crowded, own_fields
from tafelrunde.games.phoenix.state.pieces import KEY, counted
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.phases import B11, B13, B14, B18
from tafelrunde.games.phoenix.tables.prices import GOOD_SHORT
from tafelrunde.phoenix_desk.foresight.lineups import lineups

TENTHS: Final = 10


class Fighting(msgspec.Struct, frozen=True):
    """Armies that fight as one, or one wizard or character."""

    realm: str
    numbers: tuple[int, ...]
    strength: float
    """Fighting strength of armies, power of a wizard."""
    points: float
    goods: dict[str, int] = {}
    sources: tuple[tuple[str, str, float], ...] = ()
    """Good points by reason and rule."""


class Chance(msgspec.Struct, frozen=True):
    """Seen from the attackers; `pair` names two characters, it is empty where sides fight as a whole."""

    won: float
    drawn: float
    lost: float
    pair: str = ""
    losses: tuple[float, float] | None = None
    """Mean losses of troops on both sides."""
    defenceless: str = ""
    """`attackers` or `defenders` who would be run over without dice."""


class Party(msgspec.Struct, frozen=True):
    """Who holds together against the attackers, and the chances against them."""

    members: tuple[Fighting, ...]
    chances: tuple[Chance, ...] = ()


class Conflict(msgspec.Struct, frozen=True):
    """Before, and as soon as it was evaluated, after."""

    month: int
    phase: int
    kind: str
    """melee, crowd, duel, combat, tilt, retreat, overrun, fire, ban."""
    realm: str
    """Whose turn it is."""
    fields: tuple[str, ...]
    attackers: tuple[Fighting, ...] = ()
    parties: tuple[Party, ...] = ()
    results: tuple[Any, ...] = ()
    open: bool = False


Finder = Callable[[State, int, Collection[str]], list[Conflict]]
"""Conflicts of a realm; in the fields that are named last its melees are known already."""
NONE: Final[frozenset[str]] = frozenset()


# --- melee -------------------------------------------------------------------------------------------


def melees(state: State, realm: int, known: Collection[str] = NONE) -> list[Conflict]:
    fields = [field for field in own_fields(state, realm) if enemies_of(state, realm, field, crowded=False)]
    return fronts(state, realm, unknown(state, fields, known), crowded=False)


def crowds(state: State, realm: int, known: Collection[str] = NONE) -> list[Conflict]:
    fields = [field for field in own_fields(state, realm) if is_crowded(state, realm, field)]
    return fronts(state, realm, unknown(state, fields, known), crowded=True)


def unknown(state: State, fields: Iterable[int], known: Collection[str]) -> list[int]:
    """Odds take a moment, so no melee is worked out twice."""
    return [field for field in fields if state.setting.world.label(field) not in known]


def fronts(state: State, realm: int, fields: Iterable[int], *, crowded: bool) -> list[Conflict]:
    """Whoever has supported somebody supports nobody else in this phase (PH-5.5.1c)."""
    used: set[int] = set()
    found = []
    for field in fields:
        front = find_front(state, realm, field, used, crowded=crowded)
        sides = lineups(state, front)
        if sides and front.attackers:
            kind, phase = ("crowd", B18) if crowded else ("melee", B14)
            parties = tuple(
                [
                    Party(
                        fighting(state, theirs),
                        (chance(own, theirs, is_split=len(sides) > 1, crowded=crowded),),
                    )
                    for own, theirs in sides
                ]
            )
            attackers = fighting(state, sides[0][0])
            found.append(conflict(state, kind, phase, realm, [field], attackers, parties))
    return found


def fighting(state: State, side: Array) -> tuple[Fighting, ...]:
    return tuple(
        [
            Fighting(
                state.setting.names[row.units[0].army.realm],
                tuple([unit.army.number for unit in row.units]),
                float(row.unit.strength),
                float(row.unit.points),
                goods_of([counted(unit.army) for unit in row.units]),
                tuple([(bonus.reason, bonus.rule, float(bonus.value)) for bonus in row.bonuses]),
            )
            for row in side.rows
        ]
    )


def goods_of(rows: Sequence[Sequence[int]]) -> dict[str, int]:
    sums = [sum(column) for column in zip(*rows, strict=True)]
    return {GOOD_SHORT[good]: count for good, count in enumerate(sums) if count}


def chance(attackers: Array, defenders: Array, *, is_split: bool, crowded: bool) -> Chance:
    """Attackers who are split among several parties lose to all of them: no figure for one alone (PH-R58)."""
    found = odds(attackers, defenders)
    means = float(mean(found.attackers.lost)), float(mean(found.defenders.lost))
    losses = None if is_split else means
    wins = float(found.attackers.wins), float(found.defenders.wins)
    helpless = "" if crowded else run_over_here(attackers, defenders, is_split=is_split)
    return Chance(wins[0], 0.0, wins[1], losses=losses, defenceless=helpless)


def run_over_here(attackers: Array, defenders: Array, *, is_split: bool) -> str:
    """Where armies stand already only catapults alone give up, or attackers who met ten times their number.

    Defenders are run over by whoever comes in (PH-5.5d); who is still there when dice fall fights.
    """
    found = defenceless(attackers, defenders)
    if found == "defenders":
        return "" if defenders.tested else found
    return "" if is_split else found


def conflict(
    state: State,
    kind: str,
    phase: int,
    realm: int,
    fields: Iterable[int],
    attackers: tuple[Fighting, ...],
    parties: tuple[Party, ...],
) -> Conflict:
    labels = tuple([state.setting.world.label(field) for field in dict.fromkeys(fields)])
    return Conflict(
        state.month, phase, kind, state.setting.names[realm], labels, attackers, parties, open=True
    )


# --- people ------------------------------------------------------------------------------------------


def duels(state: State, realm: int, _known: Collection[str] = NONE) -> list[Conflict]:
    """Those that are sure now; who is thrown may cause more."""
    found, rest = [], pairs_of(state, realm)
    while rest:
        pairs = joined(rest)
        rest = [pair for pair in rest if pair not in pairs]
        sides = [sorted({pair[side] for pair in pairs}) for side in (0, 1)]
        forms = [[duellist(state, key) for key in side] for side in sides]
        shown = [
            tuple([person(state, key, form.power, form.most) for key, form in zip(*row, strict=True)])
            for row in zip(sides, forms, strict=True)
        ]
        chances: tuple[Chance, ...] = ()
        if sizes_of(forms[0], forms[1]).weight <= QUICK:
            known = duel_odds(forms[0], forms[1])
            chances = (Chance(float(known.won), float(known.drawn), float(known.lost)),)
        fields = [state.person(key).field for side in sides for key in side]
        found.append(conflict(state, "duel", B11, realm, fields, shown[0], (Party(shown[1], chances),)))
    return found


def person(state: State, key: int, power: int, most: int) -> Fighting:
    return Fighting(state.setting.names[key // KEY], (key % KEY,), power / TENTHS, most / TENTHS)


def combats(state: State, realm: int, _known: Collection[str] = NONE) -> list[Conflict]:
    found = []
    for field in sorted(people_by_field(state)):
        for kind, name in ((KNIGHTS, "tilt"), (ORDINARY, "combat")):
            mine, theirs = sides_of(state, realm, field, knights=kind == KNIGHTS)
            if mine and theirs:
                sides = attackers_of(state, realm, mine), defenders_of(state, theirs)
                shown = [tuple([character(state, key) for key in side.keys]) for side in sides]
                party = Party(shown[1], bouts(state, *sides))
                found.append(conflict(state, name, B13, realm, [field], shown[0], (party,)))
    return found


def character(state: State, key: int) -> Fighting:
    form = fighter(state, key)
    return person(state, key, TENTHS * form.dice, form.points)


def bouts(state: State, mine: Side, theirs: Side) -> tuple[Chance, ...]:
    """Pair by pair, the attacker first; only where it is quickly counted."""
    found = []
    for ring in paired(mine, theirs):
        sizes = ring_sizes(fighter(state, ring.one), [fighter(state, key) for key in ring.others])
        nets = [chances_of(size) for size in sizes] if is_countable(sizes, QUICK) else []
        for key, net in zip(ring.others, nets, strict=False):
            pair, sign = ((ring.one, key), 1) if ring.one in mine.keys else ((key, ring.one), -1)
            won, drawn, lost = [
                float(sum([share for value, share in net.items() if (value > 0) - (value < 0) == sign * way]))
                for way in (1, 0, -1)
            ]
            found.append(Chance(won, drawn, lost, " : ".join([named(state, one) for one in pair])))
    return tuple(found)


def named(state: State, key: int) -> str:
    return f"{state.setting.names[key // KEY]} {key % KEY}"


FINDERS: Final[dict[int, Finder]] = {B11: duels, B13: combats, B14: melees, B18: crowds}
"""By phase, who would fight in it."""
