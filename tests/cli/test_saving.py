"""Saved games: whole or not at all, with the secret apart while they run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.cli.play.plan import PERSON
from tafelrunde.cli.play.saves import load, save, secret_path, unfinished, write_whole
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.table import FairSource, Source, Table
from tests.cli.positions import GAME, decisions

PLAYERS = (PERSON, "greedy", "random")
SECRET = bytes(range(32))


def with_dice(source: Source, entries: int) -> Table:
    """A table of three with this many entries."""
    for model, _seat in decisions(3, seed=1):
        if len(model.entries) >= entries:
            break
    table = Table(GAME, "example", model.header.seats, source)
    for entry in model.entries[:entries]:
        table.move(entry.seat, entry.move)
    return table


@pytest.mark.parametrize("entries", [0, 1, 7, 60])
def test_a_saved_game_comes_back_as_it_was(entries: int, tmp_path: Path) -> None:
    table = with_dice(FairSource(SECRET, "example"), entries)
    path = tmp_path / "game.jsonl"
    save(table, PLAYERS, path)

    again, players = load(path)

    assert players == PLAYERS
    assert encode(GAME.dump(again.state)) == encode(GAME.dump(table.state))
    assert again.header == table.header
    assert again.source.secret() == SECRET.hex()


def test_the_secret_moves_into_the_log_with_the_last_move(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    *_, (whole, _seat) = decisions(3, seed=1)
    table = Table(GAME, "example", whole.header.seats, FairSource(SECRET, "example"))
    save(table, PLAYERS, path)
    assert SECRET.hex() not in path.read_text()
    assert secret_path(path).stat().st_mode & 0o777 == 0o600
    for entry in whole.entries:
        table.move(entry.seat, entry.move)
    save(table, PLAYERS, path)

    assert SECRET.hex() in path.read_text()
    assert not secret_path(path).exists()


def test_a_seeded_game_without_its_other_file_goes_on_with_people(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table, _seat = next(decisions(3, seed=4))
    save(table, PLAYERS, path)
    secret_path(path).unlink()

    again, players = load(path)

    assert players == (PERSON,) * 3
    assert CHANCE not in GAME.to_act(again.state)


def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.mkdir()  # a directory cannot be replaced by a file

    with pytest.raises(OSError, match=r"game\.jsonl"):
        write_whole(path, b"new", 0o644)

    assert [entry.name for entry in tmp_path.iterdir()] == ["game.jsonl"]


def test_games_that_can_go_on_are_found_and_no_others(tmp_path: Path) -> None:
    table, _seat = next(decisions(3, seed=4))
    save(table, PLAYERS, tmp_path / "open.jsonl")
    (tmp_path / "over.jsonl").write_text("{}\n")

    assert [path.name for path in unfinished(tmp_path)] == ["open.jsonl"]
    assert unfinished(tmp_path / "nowhere") == []
