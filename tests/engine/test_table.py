"""A table: refused moves change nothing, and undo never crosses what was rolled or revealed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bench import race
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE, Event, Rng, Seat, sample
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.table import FairSource, SeededSource, Table
from tafelrunde.games.kingsburg.play.events import EnemyRevealed, EnemySeen
from tests.complaining import complains
from tests.contract.walk import Step, Walk
from tests.engine.logs import GAME, bytes_of, played

SEEDS = range(25)


def table_to_move(entries: int = 6) -> tuple[Table, int]:
    """A table where a seat must decide, and that seat."""
    table = played(entries)
    table.settle()
    return table, GAME.to_act(table.state)[0]


def steps_with(kind: type[Event]) -> Iterator[Step]:
    """Moves of seats that lead to such an event, each with its table as it stands right after it."""
    for seed in SEEDS:
        for step in Walk(GAME, 3, seed).steps():
            if step.seat != CHANCE and any(isinstance(event, kind) for event in step.events):
                yield step


def test_a_move_is_written_down_with_its_events() -> None:
    table, seat = table_to_move()
    before = len(table.entries)

    events = table.move(seat, sample(GAME.legal_moves(table.state, seat), Seeded(1)))

    assert events == table.events[-1]
    assert [entry.n for entry in table.entries] == list(range(1, before + 2))


def test_a_refused_move_changes_nothing() -> None:
    table, seat = table_to_move()
    before = bytes_of(table.log()), encode(GAME.dump(table.state)), len(table.events)

    with pytest.raises(IllegalMove):
        table.move(seat, GAME.parse_move("build cathedral"))
    with pytest.raises(IllegalMove):
        table.move((seat + 1) % 2, GAME.legal_moves(table.state, seat)[0])

    assert (bytes_of(table.log()), encode(GAME.dump(table.state)), len(table.events)) == before


def test_a_position_handed_out_does_not_change_with_the_table() -> None:
    table, seat = table_to_move()
    state = table.state
    before = encode(GAME.dump(state))

    table.move(seat, GAME.legal_moves(state, seat)[0])

    assert encode(GAME.dump(state)) == before


def test_settling_lets_chance_act_until_a_seat_must() -> None:
    table = Table(GAME, "t", ("Ann", "Bob"), SeededSource(3))

    table.settle()

    assert CHANCE not in GAME.to_act(table.state)
    assert {entry.seat for entry in table.entries} == {CHANCE}
    assert table.settle() == []


def test_dice_depend_on_the_entry_and_not_on_what_was_tried() -> None:
    """Who takes back and plays the same again meets the same dice."""
    logs = []
    for detour in (False, True):
        table, seat = table_to_move()
        move = GAME.legal_moves(table.state, seat)[0]
        if detour:
            table.move(seat, GAME.legal_moves(table.state, seat)[-1])
            assert table.take_back(seat)
        table.move(seat, move)
        table.settle()
        logs.append(bytes_of(table.log()))
    assert logs[0] == logs[1]


@pytest.mark.parametrize("names", [(), ("Ann",), ("A", "B", "C", "D", "E", "F")])
def test_a_table_with_too_few_or_too_many_seats_is_refused(names: tuple[str, ...]) -> None:
    with complains("2 to 5"):
        Table(GAME, "t", names, SeededSource(1))


def test_the_last_move_can_be_taken_back_by_who_made_it() -> None:
    table, seat = table_to_move()
    before = bytes_of(table.log())
    table.move(seat, GAME.legal_moves(table.state, seat)[0])

    assert not table.can_take_back((seat + 1) % 2)
    assert table.can_take_back(seat)
    assert table.take_back(seat)
    assert bytes_of(table.log()) == before
    assert not table.take_back(seat)


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    table = Table(GAME, "t", ("Ann", "Bob"), SeededSource(1))

    assert not any(table.take_back(seat) for seat in (CHANCE, 0, 1))


def test_nothing_rolled_can_be_taken_back_by_anybody() -> None:
    table = Table(GAME, "t", ("Ann", "Bob"), FairSource(b"secret", "t"))
    table.settle()

    assert table.entries[-1].seat == CHANCE
    assert not any(table.take_back(seat) for seat in (CHANCE, 0, 1))


def test_a_move_cannot_be_taken_back_after_another_seat_moved() -> None:
    table, seat = table_to_move(1)
    table.move(seat, GAME.legal_moves(table.state, seat)[0])
    other = GAME.to_act(table.state)[0]
    assert other not in (CHANCE, seat)
    table.move(other, GAME.legal_moves(table.state, other)[0])

    assert not table.take_back(seat)
    assert table.take_back(other)
    assert table.take_back(seat)


def test_a_look_at_the_hidden_card_cannot_be_taken_back() -> None:
    """The second to look learns the card from his own move, without CHANCE in between."""
    looks = 0
    for step in steps_with(EnemySeen):
        seen = [event.seat for event in step.events if isinstance(event, EnemySeen)]
        if any(not step.before.state.looked >> looker & 1 for looker in seen):
            assert not step.table.take_back(step.seat)
            looks += 1
    assert looks >= 3


def test_turning_the_card_up_for_others_cannot_be_taken_back() -> None:
    """Who has looked before learns nothing from the last move before winter; all others do."""
    by_lookers = 0
    for step in steps_with(EnemyRevealed):
        assert not step.table.take_back(step.seat)
        by_lookers += step.before.state.looked >> step.seat & 1
    assert by_lookers >= 3


def with_other_numbers(state: race.State, observer: Seat | None, rng: Rng) -> race.State:
    other = state.copy()
    other.numbers = [
        number if seat == observer else 1 + rng.below(race.MOST) for seat, number in enumerate(state.numbers)
    ]
    return other


def check_against_the_next(state: race.State, seat: Seat, move: Any) -> None:
    """Nobody may add the secret number of the seat after him."""
    race.check(state, seat, move)
    if move.amount == state.numbers[(seat + 1) % len(state.numbers)]:
        raise IllegalMove("RC-1.1")


@pytest.mark.parametrize("is_guarded", [False, True])
def test_a_move_that_only_a_hidden_number_allowed_cannot_be_taken_back(is_guarded: bool) -> None:
    """That it was legal tells something; all that anybody sees after it is the same in other worlds."""
    game = replace(race.GAME, resample=with_other_numbers)
    if is_guarded:
        game = replace(game, check=check_against_the_next)
    table = Table(game, "t", ("Ann", "Bob", "Cleo", "Dan"), SeededSource(1))
    table.move(0, race.Add(1))

    assert table.can_take_back(0) is not is_guarded
    assert table.take_back(0) is not is_guarded
