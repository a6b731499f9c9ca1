"""One game between bots: the seed decides everything, seats rotate, wins are shared."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.arena.match import Setting, derive, outcome, play_match
from tafelrunde.engine.contract import Points, Result
from tafelrunde.engine.log import read_log, replay
from tafelrunde.games import load_game
from tafelrunde.telling.verification import judge

GAME = load_game("kingsburg")


def setting(players: int, *bots: str) -> Setting:
    return Setting("kingsburg", bots or ("random",) * players)


@given(st.integers(2, 5), st.integers(0, 1000), st.integers())
def test_a_recorded_game_is_the_same_game(players: int, number: int, seed: int) -> None:
    plain = play_match(setting(players), number, seed)
    recorded = play_match(setting(players), number, seed, record=True)

    assert plain.log == b""
    assert (plain.points, plain.wins, plain.decisions) == (recorded.points, recorded.wins, recorded.decisions)


@given(st.integers(2, 5), st.integers(0, 20))
def test_the_log_of_a_game_is_sound_and_its_dice_follow_from_the_seed(players: int, number: int) -> None:
    played = play_match(setting(players), number, 3, record=True)
    log = read_log(played.log.splitlines(keepends=True), "log", load_game)

    moves = sum(step.entry.seat >= 0 for step in replay(GAME, log))

    assert moves == played.decisions
    assert judge(GAME, log, "log", "en").ok


@given(st.integers(2, 5), st.integers(0, 50))
def test_points_and_wins_belong_to_players_wherever_they_sit(players: int, number: int) -> None:
    played = play_match(setting(players), number, 11, record=True)
    log = read_log(played.log.splitlines(keepends=True), "log", load_game)
    assert log.ending is not None

    for player in range(players):
        seat = (player + number) % players
        assert log.header.seats[seat] == f"random {player + 1}"
        assert log.ending.result.seats[seat].points == played.points[player]
        assert (seat in log.ending.result.winners) == (played.wins[player] > 0)
    assert sum(played.wins) == pytest.approx(1)


def test_a_shared_win_is_a_fraction_for_each() -> None:
    places = tuple(Points(seat, rank, 30, {}) for seat, rank in enumerate((1, 4, 1, 1)))

    shared = outcome(Result(places), [2, 3, 0, 1], 10, b"")

    assert shared.wins == pytest.approx((1 / 3, 1 / 3, 1 / 3, 0))


def test_neighbouring_seeds_and_numbers_share_no_game() -> None:
    games = {
        (play_match(setting(3), number, seed, record=True).log.split(b"\n", 1)[1])
        for number in range(8)
        for seed in range(8)
    }

    assert len(games) == 64


@given(st.lists(st.tuples(st.integers(), st.integers()), unique=True, min_size=2, max_size=20))
def test_derived_seeds_differ_and_fit_into_json_numbers(pairs: list[tuple[int, int]]) -> None:
    seeds = [derive(seed, number) for seed, number in pairs]

    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**53 for seed in seeds)
