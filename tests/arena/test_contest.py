"""The plan of a contest: every block is fair to all who play in it, every league to all of its pool."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.arena.contest import Contest, check_contest, fixture, whole_rounds
from tests.complaining import complains


def contest(*bots: str, seats: int = 0, seed: int = 1, league: bool = False) -> Contest:
    return Contest("kingsburg", "1", bots, seats or len(bots), seed, league=league)


def pool(bots: int, seats: int, seed: int = 1) -> Contest:
    return contest(*(f"bot{n}" for n in range(bots)), seats=seats, seed=seed, league=True)


@given(st.integers(2, 6), st.integers(0, 30), st.integers())
def test_in_a_block_everybody_sits_in_every_seat_once_with_the_same_chance(
    seats: int, block: int, seed: int
) -> None:
    games = [
        fixture(contest(*["random"] * seats, seed=seed), n) for n in range(block * seats, (block + 1) * seats)
    ]

    assert {game.seed for game in games} == {games[0].seed}
    for seat in range(seats):
        assert sorted(game.seats[seat] for game in games) == list(range(seats))


def test_blocks_have_chances_of_their_own_and_neighbours_change() -> None:
    games = [fixture(contest("a", "b", "c", "d"), 4 * block) for block in range(40)]

    assert len({game.seed for game in games}) == 40
    behind_first = Counter(game.seats[(game.seats.index(0) + 1) % 4] for game in games)
    assert set(behind_first) == {1, 2, 3}


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (4, 4), (5, 3), (6, 4), (7, 2)])
def test_in_a_round_of_a_league_everybody_meets_everybody_equally_often_in_every_seat(
    bots: int, seats: int
) -> None:
    league = pool(bots, seats)
    games = [fixture(league, n) for n in range(league.companies * seats)]

    sat = Counter((bot, seat) for game in games for seat, bot in enumerate(game.seats))
    assert len(sat) == bots * seats
    assert len(set(sat.values())) == 1
    met = Counter(
        (bot, other, seat) for game in games for seat, bot in enumerate(game.seats) for other in game.seats
    )
    meetings = {met[bot, other, seat] for bot in range(bots) for other in range(bots) if bot != other
                for seat in range(seats)}  # fmt: skip
    assert len(meetings) == 1
    assert meetings != {0}


def test_every_round_of_a_league_has_every_company_in_another_order() -> None:
    league = pool(5, 3)
    rounds = [
        [frozenset(fixture(league, 3 * (10 * round_ + place)).seats) for place in range(10)]
        for round_ in range(4)
    ]

    everybody = {frozenset(company) for company in combinations(range(5), 3)}
    assert all(set(companies) == everybody for companies in rounds)
    assert len({tuple(companies) for companies in rounds}) == 4


@given(st.integers(1, 500))
def test_a_league_plays_whole_rounds_only(blocks: int) -> None:
    league = pool(6, 4)

    rounded = whole_rounds(league, blocks)

    assert rounded % 15 == 0
    assert blocks <= rounded < blocks + 15
    assert whole_rounds(contest("a", "b"), blocks) == blocks


def test_what_cannot_be_played_is_refused() -> None:
    with complains("no bot “clever”"):
        check_contest(contest("random", "clever"))
    with complains("played by 2 to 5"):
        check_contest(contest("random"))
    with complains("given twice: random"):
        check_contest(contest("random", "greedy", "random", seats=2, league=True))
    with complains("2 bots are too few", "3 seats"):
        check_contest(contest("random", "greedy", seats=3, league=True))
    with complains("“mine” is not among the bots"):
        check_contest(msgspec.structs.replace(contest("random", "greedy"), programs={"mine": "true"}))
