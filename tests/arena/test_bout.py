"""Games of a contest: the plan decides them, processes do not."""

from __future__ import annotations

from tafelrunde.arena.bout import Played, play_bout
from tafelrunde.arena.contest import Contest, fixture
from tafelrunde.arena.workers import run_here

CONTEST = Contest("kingsburg", "1", ("greedy", "random", "random"), 3, 5)


def results(numbers: range, processes: int) -> list[Played]:
    return [bout.played for bout in run_here(CONTEST, numbers, processes)]


def test_processes_change_no_game_and_no_order() -> None:
    alone, shared = results(range(12), 1), results(range(12), 2)

    assert [played.n for played in alone] == list(range(12))
    assert alone == shared


def test_a_contest_can_begin_in_the_midst() -> None:
    assert results(range(7, 9), 2) == results(range(9), 1)[7:]


def test_everybody_is_asked_and_every_decision_is_timed() -> None:
    bout = play_bout(CONTEST, 4)

    assert bout.played.seats == fixture(CONTEST, 4).seats
    assert all(count > 10 for count in bout.played.decisions)
    assert tuple(sum(times.steps.values()) for times in bout.times) == bout.played.decisions


def test_a_shared_win_is_a_fraction_for_each_and_the_game_itself_may_win() -> None:
    shared = Played(0, (0, 1, 2), (1, 1, 3), (9, 9, 4), (1, 1, 1))
    nobody = Played(0, (0, 1, 2), (2, 3, 4), (9, 8, 4), (1, 1, 1))

    assert shared.wins == (0.5, 0.5, 0.0)
    assert nobody.wins == (0.0, 0.0, 0.0)


def test_the_good_bot_wins_from_every_seat() -> None:
    wins = [played.wins[played.seats.index(0)] for played in results(range(6), 1)]

    assert sum(wins) >= 5
