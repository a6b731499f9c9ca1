"""Long series: the same in any number of processes, refused before they start if they cannot be played."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.arena.match import Outcome, Setting
from tafelrunde.arena.series import WORTH_A_PROCESS, Series, batches, check_series, run_series, seated
from tafelrunde.engine.errors import Complaint

SETTING = Setting("kingsburg", ("random", "random", "random"))


def outcomes(games: int, processes: int, *, record: bool = False) -> list[Outcome]:
    series = Series(SETTING, games, seed=7, record=record)
    return [outcome for batch in run_series(series, processes) for outcome in batch]


def test_processes_change_no_game() -> None:
    games = 3 * WORTH_A_PROCESS

    alone, shared = outcomes(games, 1), outcomes(games, 3)

    assert len(alone) == games
    assert alone == shared


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    assert outcomes(12, 1)[:5] == outcomes(5, 1)


def test_logs_come_with_the_games_they_belong_to() -> None:
    logs = [outcome.log for outcome in outcomes(3, 1, record=True)]

    assert [f'"table":"kingsburg-7-{n}"'.encode() in log for n, log in enumerate(logs, 1)] == [True] * 3


@given(st.integers(1, 5000), st.integers(1, 64))
def test_batches_hold_every_game_once_in_order(games: int, processes: int) -> None:
    portions = batches(games, processes)

    assert [number for portion in portions for number in portion] == list(range(games))
    assert all(portions)


@given(st.lists(st.sampled_from(["random", "greedy"]), min_size=1, max_size=5), st.integers(1, 5))
def test_a_shorter_list_of_bots_repeats(bots: list[str], players: int) -> None:
    if len(bots) > players:
        with pytest.raises(Complaint):
            seated(tuple(bots), players)
        return
    filled = seated(tuple(bots), players)

    assert len(filled) == players
    assert all(filled[player] == bots[player % len(bots)] for player in range(players))


@pytest.mark.parametrize(
    "series",
    [
        Series(Setting("chess", ("random", "random")), 1, 1),
        Series(Setting("kingsburg", ("random",)), 1, 1),
        Series(Setting("kingsburg", ("random",) * 6), 1, 1),
        Series(Setting("kingsburg", ("random", "clever")), 1, 1),
        Series(Setting("kingsburg", ("random",) * 2, {"guild": "silver"}), 1, 1),
        Series(Setting("kingsburg", ("random",) * 2, {}, {"buildings": {"zoo": {}}}), 1, 1),
        Series(SETTING, 0, 1),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(series: Series) -> None:
    with pytest.raises(Complaint):
        check_series(series)
