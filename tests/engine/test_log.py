"""Logs as they should be: written, read, replayed, resumed."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from tafelrunde.engine.codec import encode, state_hash
from tafelrunde.engine.log import ChanceNote, Header, read_header, replay
from tafelrunde.engine.table import FairSource, SeededSource, Source, Table, TypedSource, resume
from tafelrunde.games import load_game
from tests.engine.logs import GAME, bytes_of, played, read, verify


def test_a_line_hash_covers_the_line_and_the_hash_before_it() -> None:
    """As docs/log.md says: computed here from the bytes of the file alone."""
    head, *lines = bytes_of(played(6).log()).splitlines()
    link = hashlib.sha256(head).hexdigest()[:32]
    for line in lines:
        start = b'{"hash":"' + msgspec.json.decode(line)["hash"].encode() + b'",'
        assert line.startswith(start)
        payload = b"{" + line[len(start) :]
        link = hashlib.sha256(link.encode() + b"\n" + payload).hexdigest()[:32]
        assert msgspec.json.decode(line)["hash"] == link


def test_a_replay_gives_positions_and_events_entry_by_entry() -> None:
    table = played(30)

    steps = list(replay(GAME, read(bytes_of(table.log()))))

    assert [step.entry for step in steps] == table.entries
    assert [step.events for step in steps] == table.events
    assert state_hash(GAME, steps[-1].state) == table.entries[-1].state


@pytest.mark.parametrize("entries", [0, 1, 17])
def test_an_unfinished_log_has_no_ending_and_can_be_resumed(entries: int) -> None:
    log = verify(bytes_of(played(entries).log()))

    table = resume(GAME, log, SeededSource(1))

    assert log.ending is None
    assert bytes_of(table.log()) == bytes_of(log)
    assert encode(GAME.dump(table.state)) == encode(GAME.dump(played(entries).state))


def test_a_resumed_game_goes_on_as_if_it_had_not_stopped() -> None:
    whole = played(60)

    table = resume(GAME, verify(bytes_of(played(25).log())), SeededSource(1))
    for entry in whole.entries[25:]:
        table.move(entry.seat, entry.move)

    assert bytes_of(table.log()) == bytes_of(whole.log())


@pytest.mark.parametrize(
    ("source", "note"),
    [
        (SeededSource(5), ChanceNote("seeded", seed=5)),
        (TypedSource(), ChanceNote("typed")),
    ],
)
def test_the_header_says_where_the_dice_come_from(source: Source, note: ChanceNote) -> None:
    table = Table(GAME, "t", ("Ann", "Bob"), source)

    assert read(bytes_of(table.log())).header.chance == note


def test_a_fair_game_publishes_its_secret_only_at_the_end() -> None:
    secret = b"not to be told"
    table = Table(GAME, "t", ("Ann", "Bob"), FairSource(secret, "t"))
    table.settle()

    assert secret.hex().encode() not in bytes_of(table.log())
    assert table.log().header.chance.commitment


def test_typed_dice_are_marked_as_typed() -> None:
    table = Table(GAME, "t", ("Ann", "Bob"), TypedSource())
    table.move(-1, GAME.parse_move("order 2 1"), typed=True)

    log = verify(bytes_of(table.log()))

    assert [entry.typed for entry in log.entries] == [True]


def test_a_typed_table_draws_nothing_by_itself() -> None:
    with pytest.raises(LookupError):
        Table(GAME, "t", ("Ann", "Bob"), TypedSource()).settle()


def test_options_and_corrections_stand_in_the_header() -> None:
    options, corrections = {"guild": "any good"}, {"buildings": {"inn": {"vp": 2}}}
    table = Table(GAME, "t", ("Ann", "Bob"), SeededSource(1), options, corrections)

    header: Header = read_header(encode(table.header), "here", load_game)

    assert (header.options, header.corrections) == (options, corrections)
