"""The King's aid (KB-3), as far as scenarios cannot say it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.box.data import BUILDINGS
from tafelrunde.games.kingsburg.play.box import FARMS, MERCHANTS_GUILD
from tafelrunde.games.kingsburg.play.moves import Roll, Take
from tafelrunde.games.kingsburg.play.state import SPRING, has
from tests.games.kingsburg.table import (
    ANN,
    NAMES,
    active,
    fresh,
    goods,
    offers,
    play,
    position,
    province,
    random_game,
    refused,
)

SEAT_COUNTS = (2, 3, 4, 5)
BUILDING_IDS = [building.id for building in BUILDINGS]

Place = tuple[int, tuple[int, int, int]]
"""How many buildings, and gold, wood, stone. Few of each, so that ties are common."""
places = st.tuples(st.integers(0, 2) | st.integers(7, 9), st.tuples(*[st.integers(0, 1)] * 3))


def least_developed(told: list[Place]) -> list[int]:
    """The rule in its own words: fewest buildings, and among those the fewest goods."""
    fewest = min(count for count, _owned in told)
    tied = [seat for seat, (count, _owned) in enumerate(told) if count == fewest]
    poorest = min(sum(told[seat][1]) for seat in tied)
    return [seat for seat in tied if sum(told[seat][1]) == poorest]


@given(st.lists(places, min_size=3, max_size=5), st.permutations(range(5)))
def test_kb_3_1_kb_3_3_kb_3_4_kb_3_5_the_least_developed_gets_the_die_or_all_tied_take_a_good(
    told: list[Place], shuffled: list[int]
) -> None:
    order = [seat for seat in shuffled if seat < len(told)]
    seats: dict[str, Any] = {
        NAMES[seat]: {"buildings": BUILDING_IDS[:count], "goods": owned, "tokens": seat}
        for seat, (count, owned) in enumerate(told)
    }
    names = NAMES[: len(told)]
    state = position(names=names, year=2, phase="aid", order=[NAMES[seat] for seat in order], **seats)
    chosen = least_developed(told)

    aid = chosen[0] if len(chosen) == 1 else None
    takers = [seat for seat in order if seat in chosen and aid is None]
    assert GAME.view(state, None).aid == aid
    for seat in takers:
        play(state, seat, "take stone")
    assert active(state) == CHANCE
    for seat, (count, (gold, wood, stone)) in enumerate(told):
        guild = 1 if count > MERCHANTS_GUILD else 0
        assert goods(state, seat) == (gold + guild, wood, stone + (1 if seat in takers else 0))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_kb_3_2_the_aid_die_is_rolled_in_spring_and_in_no_other_season(seats: int) -> None:
    aided = 0
    for played in random_game(seats, seed=70 + seats):
        if isinstance(played.move, Roll):
            for seat in range(seats):
                farms = 1 if has(played.before, seat, FARMS) else 0
                aid = 1 if played.before.phase == SPRING and played.before.aid == seat else 0
                assert len(played.move.white[seat]) == farms + aid
                aided += aid
        if played.after.phase > SPRING:
            assert GAME.view(played.after, None).aid is None
    assert aided


@pytest.mark.parametrize(("phase", "white"), [("spring", 1), ("summer", 0), ("autumn", 0)])
def test_kb_3_2_not_even_a_die_left_lying_about_is_rolled_later(phase: str, white: int) -> None:
    state = position(phase=phase)
    state.aid = ANN

    assert len(GAME.chance(state, Seeded(1)).white[ANN]) == white


@pytest.mark.parametrize("taken", [Take(), Take(gold=2), Take(gold=1, wood=1), Take(gold=2, wood=-1)])
def test_kb_3_4_exactly_one_good_is_taken(taken: Take) -> None:
    state = position(
        phase="aid", Ann={"goods": (0, 1, 0)}, Brian={"goods": (1, 0, 0)}, Cindy={"goods": (0, 0, 1)}
    )

    with refused("KB-3.4", state):
        play(state, ANN, taken)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_kb_3_6_in_year_one_everybody_takes_one_good_and_no_die_is_given(seats: int) -> None:
    state = fresh(seats)
    order = GAME.chance(state, Seeded(seats))
    play(state, CHANCE, order)
    for seat in order.order:
        assert offers(state) == ["take 1 gold", "take 1 wood", "take 1 stone"]
        play(state, seat, "take gold")

    assert [goods(state, seat) for seat in range(seats)] == [(1, 0, 0)] * seats
    assert (GAME.view(state, None).aid, GAME.view(state, None).phase) == (None, SPRING)
    assert all(province(state, seat).white == () for seat in range(seats))
