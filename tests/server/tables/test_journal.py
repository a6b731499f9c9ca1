"""Logs that are handed out: everything once the game is over; before, what a seat may know and no more."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Game, sample
from tafelrunde.engine.log import FORMAT, Header, read_log, replay, write_log
from tafelrunde.engine.table import FairSource
from tafelrunde.games import load_game
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.journal import Damaged, Position
from tafelrunde.store.records import Step
from tests.server.numbers import GAME as NUMBERS
from tests.server.numbers import Hand

SECRET = bytes(range(32))
SOURCE = FairSource(SECRET, "t")


def header_for(game: Game, seats: int) -> Header:
    names = tuple(f"P{seat}" for seat in range(seats))
    return Header(FORMAT, game.meta.id, game.meta.version, "t", names, {}, {}, SOURCE.note())


def written(game: Game, header: Header, moves: int, seed: int) -> tuple[list[Step], Position]:
    """The steps of a game played at random, as a table would write them."""
    rng, steps = Seeded(seed), list[Step]()
    proposal = journal.begun(game, journal.first(game, header), SOURCE)
    while True:
        steps.append(Step(proposal.after.n, "moves", proposal.body, proposal.actor, 0.0))
        acting = game.to_act(proposal.after.state)
        if not acting or len(steps) > moves:
            return steps, proposal.after
        move = sample(game.legal_moves(proposal.after.state, acting[0]), rng)
        proposal = journal.moved(game, proposal.after, SOURCE, acting[0], move)


@pytest.mark.parametrize(("name", "seats"), [("kingsburg", 3), ("ethnos", 2), ("ethnos", 4)])
@pytest.mark.parametrize("seed", range(3))
def test_a_position_read_is_the_position_written(name: str, seats: int, seed: int) -> None:
    game = load_game(name)
    header = header_for(game, seats)
    steps, position = written(game, header, 100, seed)
    read = journal.position_after(game, header, steps)
    assert (read.n, read.entries, read.asked) == (position.n, position.entries, position.asked)
    assert encode(game.dump(read.state)) == encode(game.dump(position.state))
    assert [past.position.n for past in journal.history(game, header, steps, 40)] == list(range(40, 102))


def test_the_log_of_a_finished_game_proves_its_dice() -> None:
    game = load_game("kingsburg")
    header = header_for(game, 3)
    steps, _ = written(game, header, 10_000, 5)
    log = read_log(list(write_log(journal.full_log(game, header, steps, SECRET))), "log", load_game)
    assert log.ending is not None
    assert log.ending.secret == SECRET.hex()
    assert len(list(replay(game, log))) == len(log.entries)


@pytest.mark.parametrize("reader", [None, 0, 1])
def test_a_seats_log_tells_what_it_heard_and_only_its_own_moves(reader: int | None) -> None:
    game = load_game("ethnos")
    header = header_for(game, 2)
    steps, _ = written(game, header, 60, 2)
    lines = journal.redacted_log(game, header, steps, reader)
    head, *entries = [msgspec.json.decode(line) for line in lines]
    assert (head["reader"], head["redacted"]) == (reader, True)
    assert SECRET.hex().encode() not in b"".join(lines)
    log = journal.log_entries(game, steps)
    assert [entry["n"] for entry in entries] == [entry.n for entry in log]
    for line, entry in zip(entries, log, strict=True):
        own = entry.seat == reader
        assert line.get("move") == (msgspec.json.decode(encode(entry.move)) if own else None)
    assert heard(game, header, steps, reader) == [entry["events"] for entry in entries]


def heard(game: Game, header: Header, steps: list[Step], reader: int | None) -> list[Any]:
    state = game.setup(len(header.seats), {}, {})
    told = []
    for entry in journal.log_entries(game, steps):
        events: list[Any] = []
        game.play(state, entry.seat, entry.move, events)
        told.append(msgspec.json.decode(encode([game.redact(event, reader) for event in events])))
    return told


def handed(numbers: list[int]) -> list[Step]:
    """Seats 1, 2 ... hand in these numbers; seat 0 has not yet."""
    position = journal.begun(NUMBERS, journal.first(NUMBERS, header_for(NUMBERS, 4)), SOURCE).after
    steps = [Step(1, "moves", encode(journal.Moves(())), -1, 0.0)]
    for seat, number in enumerate(numbers, 1):
        proposal = journal.moved(NUMBERS, position, SOURCE, seat, Hand(number))
        position = proposal.after
        steps.append(Step(position.n, "moves", proposal.body, seat, 0.0))
    return steps


@given(
    st.lists(st.integers(1, 3), min_size=3, max_size=3), st.lists(st.integers(1, 3), min_size=3, max_size=3)
)
def test_a_log_is_the_same_whatever_its_reader_cannot_know(one: list[int], other: list[int]) -> None:
    header = header_for(NUMBERS, 4)
    for reader in (None, 0, 1, 2, 3):
        logs = [journal.redacted_log(NUMBERS, header, handed(numbers), reader) for numbers in (one, other)]
        knows = reader is not None and reader > 0 and one[reader - 1] != other[reader - 1]
        assert (logs[0] != logs[1]) == knows


def test_steps_that_do_not_fit_are_not_played_on() -> None:
    game = load_game("kingsburg")
    header = header_for(game, 3)
    steps, _ = written(game, header, 10, 1)
    gap = steps[:5] + steps[6:]
    with pytest.raises(Damaged):
        journal.position_after(game, header, gap)
    body = msgspec.json.decode(steps[-1].body)
    body["entries"][-1]["state"] = "0" * 16
    changed = [*steps[:-1], msgspec.structs.replace(steps[-1], body=msgspec.json.encode(body))]
    with pytest.raises(Damaged):
        journal.position_after(game, header, changed)
