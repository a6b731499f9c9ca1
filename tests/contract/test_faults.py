"""Every planted fault is caught by the law that is there for it: the laws can fail."""

from __future__ import annotations

import pytest

from tests.contract import leaks, leaks_ethnos, leaks_xidit
from tests.contract.faults import ENDLESS, FAULTS
from tests.contract.obey import ALL, Laws, obey
from tests.contract.walk import Broken

SEEDS = range(6)


def play_some(fault: str) -> None:
    game, statutes = FAULTS[fault]
    for seed in SEEDS:
        obey(game, 2 + seed % 4, seed, statutes=statutes)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(fault: str) -> None:
    _game, statutes = FAULTS[fault]
    (law,) = statutes.positions + statutes.steps + statutes.games

    with pytest.raises(Broken, match=f"kingsburg, . seats, seed .*: {law.__name__}: "):
        play_some(fault)


def test_a_game_without_end_is_stopped() -> None:
    with pytest.raises(Broken, match="no end after"):
        obey(ENDLESS, 2, 1, statutes=Laws())


def test_a_crash_names_the_place_too() -> None:
    with pytest.raises(Broken, match=r"kingsburg, 2 seats, seed 1, .*entry 1: step: IndexError"):
        obey(FAULTS["nothing is offered"][0], 2, 1, statutes=Laws())


def test_all_but_a_few_laws_have_a_planted_fault_or_leak() -> None:
    """The others: the log's round trip, which no game can break, and undo, which is the table's."""
    proven = {law for _game, s in FAULTS.values() for law in s.positions + s.steps + s.games}
    for planted in (leaks.LEAKS, leaks_ethnos.LEAKS, leaks_xidit.LEAKS):
        proven |= {law for _game, law in planted.values()}
    unproven = {law.__name__ for law in ALL.positions + ALL.steps + ALL.games} - {
        law.__name__ for law in proven
    }
    assert unproven == {"log_survives_writing", "taking_back_unveils_nothing"}
