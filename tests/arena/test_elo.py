"""Distances in a pool: those that the results were drawn with, within their intervals; and ratings."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from tafelrunde.arena.bout import Played
from tafelrunde.arena.contest import Contest, fixture
from tafelrunde.arena.elo import PRIOR, SCALE, places, strengths
from tafelrunde.arena.ratings import curve

TRUE = {"a": 120.0, "b": 60.0, "c": 0.0, "d": -60.0, "e": -120.0}


def league(seed: int) -> Contest:
    return Contest("kingsburg", "1", tuple(TRUE), 3, seed, league=True)


def drawn(contest: Contest, blocks: int, rng: Random) -> list[Played]:
    """Games of Plackett and Luce: of every two the chance to be in front is Elo's."""
    games = []
    for n in range(blocks * contest.seats):
        seats = fixture(contest, n).seats
        form = {bot: TRUE[contest.bots[bot]] / SCALE - log(-log(rng.random())) for bot in seats}
        order = sorted(seats, key=lambda bot: -form[bot])
        ranks = tuple(order.index(bot) + 1 for bot in seats)
        games.append(Played(n, seats, ranks, (0,) * 3, (1,) * 3))
    return games


def test_two_that_met_often_are_as_far_apart_as_elo_says() -> None:
    first, second = strengths([[0.0, 100.0 - PRIOR], [10.0 - PRIOR, 0.0]])

    assert first - second == pytest.approx(400)
    assert first + second == pytest.approx(0)


def test_intervals_of_distances_hold_the_true_ones() -> None:
    rng, held, gaps, trials = Random(4), 0, 0, 16
    for trial in range(trials):
        contest = league(trial)
        found = places(contest, drawn(contest, 50, rng))
        held += sum(place.elo.low <= TRUE[place.bot] <= place.elo.high for place in found)
        gaps += sum(place.elo.high - place.elo.low < 160 for place in found)

    assert held / (5 * trials) >= 0.88
    assert gaps == 5 * trials


def test_places_go_from_strong_to_weak_and_gaps_add_up() -> None:
    contest = league(1)

    found = places(contest, drawn(contest, 300, Random(1)))

    assert [place.bot for place in found] == list(TRUE)
    assert found[-1].gap is None
    gaps = [place.gap for place in found if place.gap is not None]
    assert sum(gap.elo for gap in gaps) == pytest.approx(found[0].elo.elo - found[-1].elo.elo, abs=1)
    assert all(gap.low < gap.elo < gap.high for gap in gaps)
    assert sum(place.elo.elo for place in found) == pytest.approx(0, abs=1)


def test_who_never_lost_is_far_ahead_but_not_for_ever() -> None:
    first, second = strengths([[0.0, 40.0], [0.0, 0.0]])

    assert 600 < first - second < 1000


def test_ratings_find_the_order_and_grow_surer() -> None:
    contest = league(2)

    found = curve(contest, drawn(contest, 300, Random(2)))

    last = {name: row[-1] for name, row in found.items()}
    assert all(len(row) == 301 for row in found.values())
    assert max(last, key=lambda name: last[name].mu) == "a"
    assert min(last, key=lambda name: last[name].mu) == "e"
    assert all(row[-1].sigma < row[0].sigma for row in found.values())


def test_a_bot_in_several_seats_has_one_rating() -> None:
    contest = Contest("kingsburg", "1", ("a", "b", "b"), 3, 1)
    games = [Played(n, fixture(contest, n).seats, (1, 1, 1), (0,) * 3, (1,) * 3) for n in range(3)]

    found = curve(contest, games)

    assert list(found) == ["a", "b"]
    assert found["a"][-1].mu == pytest.approx(found["b"][-1].mu)
