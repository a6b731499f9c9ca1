"""Positions as scenarios give them: what is not told follows from the rest."""

from __future__ import annotations

from tests.games.kingsburg.facts import BUILDING_VP
from tests.games.kingsburg.table import ANN, BRIAN, CINDY, position, province

STANDING = ("statue", "inn")


def test_points_without_reasons_come_from_the_buildings_and_the_rest_from_advisors() -> None:
    built = sum(BUILDING_VP[name] for name in STANDING)
    state = position(
        Ann={"vp": 2},
        Brian={"vp": built + 4, "buildings": STANDING},
        Cindy={"vp": built, "buildings": STANDING},
    )

    assert built > 0
    assert province(state, ANN).reasons == {"advisors": 2}
    assert province(state, BRIAN).reasons == {"buildings": built, "advisors": 4}
    assert province(state, CINDY).reasons == {"buildings": built}
