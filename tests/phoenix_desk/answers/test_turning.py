"""Which roll turns a fight: what is told must be what a search through all throws finds."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.arithmetic.battle import UNDECIDED, Unit, judge
from tafelrunde.games.phoenix.arithmetic.charfight import Fighter
from tafelrunde.games.phoenix.arithmetic.charfight import evaluate as fought
from tafelrunde.games.phoenix.arithmetic.duel import Duellist
from tafelrunde.games.phoenix.arithmetic.duel import evaluate as duelled
from tafelrunde.games.phoenix.told.minutes import (
    BoutWorked,
    CombatWorked,
    DuellistWorked,
    DuelWorked,
    FighterWorked,
    MeleeWorked,
    UnitWorked,
)
from tafelrunde.phoenix_desk.answers.turning import turnings
from tafelrunde.phoenix_desk.answers.turning.nearest import sign
from tafelrunde.phoenix_desk.answers.turning.told import RESULTS, Turning

NAMES = ("Ann", "Bob")
Side = list[tuple[int, int]]
"""Strength and good points of units."""
SIDES = st.lists(st.tuples(st.integers(1, 60), st.integers(0, 40)), min_size=1, max_size=3)
W6 = range(1, 7)


def melee_minute(own: Side, other: Side, dice: tuple[int, int], percent: int = 0) -> MeleeWorked:
    sides = [
        tuple([UnitWorked(realm, (101,), str(hs), (), str(gp), dice[realm], "", "", "") for hs, gp in side])
        for realm, side in enumerate((own, other))
    ]
    verdict = judge(units(own), units(other), dice, percent)
    return MeleeWorked(
        "101/28",
        sides[0],
        sides[1],
        dice,
        percent,
        ("0", "0"),
        ("0", "0"),
        verdict.attackers_won,
        verdict.how,
        "0",
        "0",
        "0",
        "0",
    )


def units(side: Side) -> list[Unit]:
    return [Unit("", Fraction(hs), Fraction(gp)) for hs, gp in side]


def moved(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return sum([abs(a - b) for a, b in zip(one, other, strict=True)])


# --- melee -------------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(SIDES, SIDES, st.tuples(st.integers(1, 20), st.integers(1, 20)), st.sampled_from((30, 70)))
def test_a_melee_turns_where_a_search_through_all_400_throws_says(
    own: Side, other: Side, dice: tuple[int, int], percent: int
) -> None:
    is_tie = judge(units(own), units(other), dice).how == UNDECIDED
    minute = melee_minute(own, other, dice, percent if is_tie else 0)
    (told,) = turnings(minute, NAMES)
    turned, ties, won = [], 0, 0
    for throw in [(first, second) for first in range(1, 21) for second in range(1, 21)]:
        verdict = judge(units(own), units(other), throw)
        assert told.grid[throw[0] - 1][throw[1] - 1] == (
            "t" if verdict.how == UNDECIDED else "a" if verdict.attackers_won else "d"
        )
        ties += verdict.how == UNDECIDED
        won += verdict.how != UNDECIDED and verdict.attackers_won
        if verdict.how != UNDECIDED and verdict.attackers_won != minute.attackers_won:
            turned.append(throw)
    assert told.chances is not None
    assert isclose(told.chances.attackers, (won + ties / 2) / 400)
    if is_tie:
        assert (told.pips, told.nearest, told.percent) == (0, (), percent)
        return
    least = min([moved(throw, dice) for throw in turned], default=None)
    assert told.pips == least
    found = {(one.dice[0][0], one.dice[1][0]) for one in told.nearest}
    assert found == {throw for throw in turned if moved(throw, dice) == least}


def test_one_die_alone_turns_a_melee_and_how_likely_that_was() -> None:
    (told,) = turnings(melee_minute([(1000, 10)], [(1000, 10)], (12, 9)), NAMES)
    assert (told.result, told.sides, told.rolled) == ("attackers", (("Ann",), ("Bob",)), ((12,), (9,)))
    assert told.pips == 4
    first, second = told.singles
    assert (first.side, first.rolled, first.needed, first.result) == (0, 12, 8, "defenders")
    assert isclose(first.chance, (8 + 0.5) / 20)  # at 9 a W% decides
    assert (second.side, second.rolled, second.needed) == (1, 9, 13)
    assert {throw.dice for throw in told.nearest} >= {((8,), (9,)), ((12,), (13,)), ((10,), (11,))}


def test_no_roll_turns_what_is_overwhelming() -> None:
    (told,) = turnings(melee_minute([(9000, 0)], [(1000, 100)], (1, 20)), NAMES)
    assert (told.result, told.singles, told.nearest, told.pips) == ("attackers", (), (), None)
    assert told.chances is not None
    assert told.chances.attackers == 1.0


# --- duels -------------------------------------------------------------------------------------------


def duellist(realm: int, number: int, most: int, faces: tuple[int, ...]) -> DuellistWorked:
    power = 10 * len(faces)
    return DuellistWorked(realm, number, "101/28", most, power, faces, 0, 0, 0, 0, "0", 0, 0, "won")


def duel_minute(own: list[DuellistWorked], other: list[DuellistWorked]) -> DuelWorked:
    return DuelWorked(tuple(own), tuple(other), (0, 0), (1, 1), "1", "won")


FACES = st.integers(1, 6)


@settings(max_examples=12, deadline=None)
@given(
    st.lists(FACES, min_size=1, max_size=3),
    st.lists(FACES, min_size=1, max_size=2),
    st.integers(0, 2),
    st.integers(0, 2),
)
def test_a_duel_turns_where_a_search_through_all_throws_says(
    own: list[int], other: list[int], more: int, others: int
) -> None:
    """`more` is spent power: automatic ones that never fall otherwise."""
    forms = (
        Duellist(10 * (len(own) + more), 10 * len(own)),
        Duellist(10 * (len(other) + others), 10 * len(other)),
    )
    minute = duel_minute(
        [duellist(0, 501, forms[0].most, tuple(own))], [duellist(1, 501, forms[1].most, tuple(other))]
    )
    (told,) = turnings(minute, NAMES)
    now = duelled([forms[0]], [forms[1]], [own], [other]).result
    assert told.result == RESULTS[now]
    fell = (*sorted(own, reverse=True), *sorted(other, reverse=True))
    counts, least = dict.fromkeys(RESULTS, 0), None
    for throw in product(W6, repeat=len(fell)):
        result = duelled([forms[0]], [forms[1]], [throw[: len(own)]], [throw[len(own) :]]).result
        counts[result] += 1
        if result != now:
            cost = moved(throw, fell)
            least = cost if least is None else min(least, cost)
    assert told.pips == least
    for one in told.nearest:
        dice = one.dice[0], one.dice[1]
        assert RESULTS[duelled([forms[0]], [forms[1]], [dice[0]], [dice[1]]).result] == one.result
        assert moved((*dice[0], *dice[1]), fell) == least
    assert told.chances is not None
    assert isclose(told.chances.attackers, counts[1] / 6 ** len(fell))
    assert isclose(told.chances.drawn, counts[0] / 6 ** len(fell))
    singles_agree(told, lambda dice: duelled([forms[0]], [forms[1]], [dice[0]], [dice[1]]).result, now)


def singles_agree(told: Turning, result: object, now: int) -> None:
    """By a search through every die and every face."""
    assert callable(result)
    expected = set()
    for side in (0, 1):
        for place, rolled in enumerate(told.rolled[side]):
            turning = []
            for face in W6:
                dice = [list(told.rolled[0]), list(told.rolled[1])]
                dice[side][place] = face
                if result(dice) != now:
                    turning.append(face)
            if turning:
                expected.add((side, rolled, min([abs(face - rolled) for face in turning])))
    assert {(one.side, one.rolled, abs(one.needed - one.rolled)) for one in told.singles} == expected


def test_large_duels_are_answered_too() -> None:
    own = [duellist(0, n, 400, (6, 5, 4, 3, 2, 1, 1, 1, 1, 1) * 4) for n in (501, 502)]
    other = [duellist(1, n, 400, (6, 6, 6, 4, 2, 1, 1, 1, 1, 1) * 4) for n in (501, 502)]
    (told,) = turnings(duel_minute(own, other), NAMES)
    assert told.pips is not None
    assert told.sides == (("Ann 501", "Ann 502"), ("Bob 501", "Bob 502"))


def test_who_has_no_dice_cannot_be_helped_by_any() -> None:
    minute = duel_minute([duellist(0, 501, 30, (1, 1))], [duellist(1, 501, 20, ())])
    (told,) = turnings(minute, NAMES)
    assert (told.result, told.nearest, told.singles, told.pips) == ("attackers", (), (), None)


# --- characters --------------------------------------------------------------------------------------


def combat_minute(one: tuple[int, ...], others: list[tuple[int, ...]]) -> CombatWorked:
    form = FighterWorked(0, 601, 3, 10 * len(one), one)
    bouts = [
        BoutWorked(form, FighterWorked(1, 601 + place, 2, 10 * len(faces), faces), 0, 0, "1", "0", 0)
        for place, faces in enumerate(others)
    ]
    return CombatWorked("101/28", "combat", tuple(bouts))


def test_a_fight_of_two_is_one_decision() -> None:
    (told,) = turnings(combat_minute((6, 4, 2), [(5, 4, 1)]), NAMES)
    assert (told.kind, told.result, told.pips) == ("combat", "attackers", 2)
    assert told.nearest[0].result == "drawn"


@settings(max_examples=15, deadline=None)
@given(
    st.lists(FACES, min_size=1, max_size=3),
    st.lists(st.lists(FACES, min_size=1, max_size=2), min_size=2, max_size=3),
)
def test_where_several_strike_at_one_each_pair_is_told(own: list[int], others: list[list[int]]) -> None:
    rows = [tuple(row) for row in others]
    found = turnings(combat_minute(tuple(own), rows), NAMES)
    forms = [Fighter(10 * len(row), level) for row, level in zip((own, *rows), (3, 2, 2, 2), strict=False)]
    for place, told in enumerate(found):

        def result(dice: list[list[int]], place: int = place) -> int:
            theirs = [list(row) for row in rows]
            theirs[place] = dice[1]
            bout = fought(forms[0], forms[1:], dice[0], theirs).bouts[place]
            return sign(bout.hits - bout.taken)

        now = result([list(own), list(rows[place])])
        assert told.result == RESULTS[now]
        singles_agree(told, result, now)


# --- what was sent -----------------------------------------------------------------------------------


@pytest.mark.parametrize("strength", ["", "x", "1/0", "1e99", "9" * 61, "inf"])
def test_figures_that_are_none_are_named(strength: str) -> None:
    minute = melee_minute([(1000, 0)], [(1000, 0)], (3, 4))
    unit = UnitWorked(0, (101,), strength, (), "0", 3, "", "", "")
    broken = MeleeWorked(
        **{name: getattr(minute, name) for name in minute.__struct_fields__} | {"attackers": (unit,)}
    )
    with pytest.raises(Complaint, match="turning-no-figure"):
        turnings(broken, NAMES)


def test_dice_that_cannot_have_fallen_are_refused() -> None:
    odd = (
        melee_minute([(1, 0)], [(1, 1)], (0, 4)),
        melee_minute([(1, 0)], [(1, 1)], (3, 21)),
        duel_minute([duellist(0, 501, 30, (1, 7))], [duellist(1, 501, 20, (1,))]),
        duel_minute([duellist(0, 501, 10, (1, 2))], [duellist(1, 501, 20, (1,))]),
        combat_minute((6, 0), [(1,)]),
    )
    for minute in odd:
        with pytest.raises(Complaint, match="turning-odd-dice"):
            turnings(minute, NAMES)
    with pytest.raises(Complaint, match="turning-no-realm"):
        turnings(duel_minute([duellist(5, 501, 10, (1,))], [duellist(1, 501, 10, (1,))]), NAMES)
