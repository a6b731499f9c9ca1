"""What is open in a phase, as the numbers that dumps and logs have always had, and back."""

from __future__ import annotations

import pytest

from tafelrunde.games.phoenix.state.agenda import (
    READERS,
    DuelsBegun,
    Hits,
    Matter,
    OpenCombat,
    OpenMelee,
    OpenRetreat,
    Pair,
    PendingShot,
    Supporters,
    Target,
    ThrownHome,
    read,
    still_open,
    written,
)
from tafelrunde.games.phoenix.tables.phases import B7, B11, B12, B13, B14, B15, B18

WALL, DEFENCE = Target(0, 27, 164, defending=False), Target(1, 28, -1, defending=True)
FIRE: list[Matter] = [Hits(WALL, 330, (26, 27)), PendingShot(DEFENCE, 1101, 5, 2, 28, 1, 0)]
MELEES: list[Matter] = [Supporters((101, 1102)), OpenMelee(27, (20, 1, 7, 7)), OpenMelee(28)]
FIRE_ROWS = ((1, 0, 27, 164, 0, 330, 26, 27), (0, 1, 28, -1, 1, 1101, 5, 2, 28, 1, 0))
MELEE_ROWS = ((-1, 101, 1102), (27, 20, 1, 7, 7), (28,))
OPEN: dict[int, tuple[list[Matter], tuple[tuple[int, ...], ...]]] = {
    B7: (FIRE, FIRE_ROWS),
    B11: ([DuelsBegun(), Pair(501, 1501), ThrownHome(501)], ((0, 0, 0), (501, 1501), (501,))),
    B12: (FIRE, FIRE_ROWS),
    B13: ([OpenCombat(27, 1), OpenCombat(27, 0)], ((27, 1), (27, 0))),
    B14: (MELEES, MELEE_ROWS),
    B15: ([OpenRetreat(27)], ((27,),)),
    B18: (MELEES, MELEE_ROWS),
}


@pytest.mark.parametrize("phase", READERS)
def test_matters_are_rows_of_numbers_and_the_rows_are_these_matters(phase: int) -> None:
    matters, rows = OPEN[phase]

    assert written(matters) == rows
    assert all(type(number) is int for row in written(matters) for number in row)
    again = read(phase, [list(row) for row in rows])
    assert again == matters
    assert [type(matter) for matter in again] == [type(matter) for matter in matters]


def test_matters_of_one_kind_keep_their_sequence() -> None:
    assert still_open(MELEES, OpenMelee) == MELEES[1:]
    assert still_open(FIRE, OpenMelee) == []
