"""The rules of Lucky Nim: position, move, outcome."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tafelrunde_nim import GAME
from tafelrunde_nim.moves import Deal, Dealt, Take
from tafelrunde_nim.state import State

from tafelrunde.engine.contract import CHANCE, Event
from tafelrunde.engine.coverage import Source, coverage
from tafelrunde.engine.errors import Complaint, IllegalMove
from tafelrunde.engine.rulebook import load_inventory, load_rulebook
from tafelrunde.engine.scenario import run_scenario
from tafelrunde.games import load_game
from tafelrunde.telling.complaints import said

HERE = Path(__file__).parent
SCENARIOS = sorted(HERE.glob("scenarios/*.toml"))


def position(heap: str = "15", lucky: tuple[int, ...] = (1, 2)) -> State:
    state: State = GAME.setup(len(lucky), {"heap": heap}, None)
    state.lucky = list(lucky)
    return state


@contextmanager
def refused(rule: str) -> Iterator[None]:
    with pytest.raises(IllegalMove) as refusal:
        yield
    assert refusal.value.rule == rule


@pytest.mark.parametrize("seats", [1, 4])
def test_nm_1_1_two_or_three_play(seats: int) -> None:
    with pytest.raises(Complaint) as refusal:
        GAME.setup(seats, {}, None)
    assert "2 to 3" in said(refusal.value, "en")


def test_nim_has_no_values_to_correct() -> None:
    with pytest.raises(Complaint) as refusal:
        GAME.setup(2, {}, {"stones": 9})
    assert said(refusal.value, "en") == "nim has no values to correct"
    assert said(refusal.value, "de") == "nim hat keine Werte, die man korrigieren könnte"


def test_nm_1_2_the_heap_has_fifteen_stones_or_nine() -> None:
    assert [GAME.setup(2, {"heap": heap}, None).heap for heap in ("15", "9")] == [15, 9]


def test_nm_1_3_numbers_are_dealt_in_turn_and_stay_secret() -> None:
    state, events = GAME.setup(2, {}, None), list[Event]()
    GAME.apply(state, CHANCE, Deal(0, 3), events)

    with refused("NM-1.3"):
        GAME.check(state, CHANCE, Deal(0, 2))
    with refused("NM-1.3"):
        GAME.check(state, CHANCE, Deal(1, 4))
    assert GAME.redact(events[0], 1) == Dealt(0, None)
    assert GAME.redact(events[0], 0) == Dealt(0, 3)


@pytest.mark.parametrize("stones", [0, 4, -1])
def test_nm_2_1_one_to_three_stones(stones: int) -> None:
    with refused("NM-2.1"):
        GAME.check(position(), 0, Take(stones))


def test_nm_2_2_no_more_than_there_are() -> None:
    state = position("9")
    for seat, stones in ((0, 3), (1, 3), (0, 2)):
        GAME.apply(state, seat, Take(stones), [])

    assert GAME.legal_moves(state, 1) == [Take(1)]
    with refused("NM-2.2"):
        GAME.check(state, 1, Take(2))


def test_nm_2_3_in_turn() -> None:
    with refused("NM-2.3"):
        GAME.check(position(), 1, Take(1))


def test_nm_2_4_only_chance_deals() -> None:
    with refused("NM-2.4"):
        GAME.check(position(), 0, Deal(0, 1))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenarios(path: Path) -> None:
    assert run_scenario(tomllib.loads(path.read_text(encoding="utf-8")), path.name, load_game) == []


def test_every_rule_is_tested_and_every_clause_covered() -> None:
    package = HERE.parent / "tafelrunde_nim"
    code = [Source(path.name, path.read_text(encoding="utf-8")) for path in package.glob("*.py")]
    tests = [Source(path.name, path.read_text(encoding="utf-8")) for path in [Path(__file__), *SCENARIOS]]

    found = coverage(load_rulebook(GAME), load_inventory(GAME), code, tests)

    assert found.complete, found
