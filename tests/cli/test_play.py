"""The terminal game, played through pipes from the first question to the last."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.engine.log import Log
from tafelrunde.games import load_game
from tests.cli.terminal import ENOUGH, course, person_moves, read_until, start, tell

GAME = load_game("kingsburg")
FIRST = ["1"] * ENOUGH
WINS = {
    "en": ("wins the game!", "share the victory!"),
    "de": ("gewinnt die Partie!", "teilen sich den Sieg!"),
}
"""Dice of a real table fall as they like."""
REPEATABLE = ("play", "kingsburg", "--name", "Ann", "--bots", "greedy,random", "--seed", "6")


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game_is_played_and_its_dice_can_be_verified(lang: Lang, tmp_path: Path) -> None:
    played = tell(["play", "kingsburg", "--name", "Ann", "--lang", lang], FIRST, tmp_path)

    assert played.code == 0, played.err
    assert any(words in played.out for words in WINS[lang])
    log = played.log
    assert log.ending is not None
    assert log.header.chance.commitment in played.out
    assert log.ending.secret not in ("", log.header.chance.commitment)
    assert not list(played.path.parent.glob("*.secret"))
    checked = tell(["verify", played.path, "--lang", lang], [], tmp_path)
    assert checked.code == 0, checked.err
    assert f"tafelrunde verify {played.path}" in played.out


@pytest.mark.parametrize("players", [2, 5])
def test_people_share_a_keyboard_at_tables_of_every_size(players: int, tmp_path: Path) -> None:
    bots = ["--bots", "random"] if players > 2 else []
    args = ["play", "kingsburg", "--players", players, "--hot-seat", 2, *bots, "--seed", players]

    played = tell(args, FIRST, tmp_path)

    assert played.code == 0, played.err
    assert played.log.ending is not None
    assert len(played.log.header.seats) == players


@pytest.fixture(scope="module")
def numbered(tmp_path_factory: pytest.TempPathFactory) -> Log:
    """A repeatable game in which Ann always takes the first offer."""
    return tell(REPEATABLE, FIRST, tmp_path_factory.mktemp("numbered")).log


def test_typed_moves_do_the_same_as_numbers_in_both_languages(numbered: Log, tmp_path: Path) -> None:
    moves = person_moves(numbered)
    typed = [GAME.format_move(move, LANGS[place % 2]) for place, move in enumerate(moves)]

    again = tell(REPEATABLE, typed, tmp_path)

    assert again.code == 0, again.err
    assert course(again.log) == course(numbered)


def test_no_colours_and_no_cursor_movements_on_a_pipe(tmp_path: Path) -> None:
    played = tell(["play", "kingsburg", "--seed", 3], ["1", "1", "board", "quit"], tmp_path)

    assert "\x1b" not in played.out


def test_a_game_killed_in_the_middle_goes_on_as_if_nothing_had_happened(
    numbered: Log, tmp_path: Path
) -> None:
    process = start(REPEATABLE, tmp_path)
    assert process.stdin is not None
    assert process.stdout is not None
    for _ in range(12):
        read_until(process.stdout, "Ann › ")
        process.stdin.write(b"1\n")
        process.stdin.flush()
    read_until(process.stdout, "Ann › ")
    process.kill()
    process.communicate()
    (path,) = tmp_path.rglob("*.jsonl")
    rest = tell(["play", "--load", path], FIRST, tmp_path)

    assert rest.code == 0, rest.err
    assert course(rest.log) == course(numbered)


def test_fair_dice_survive_leaving_and_coming_back(tmp_path: Path) -> None:
    left = tell(["play", "kingsburg"], ["1", "1", "1", "quit"], tmp_path)
    commitment = left.log.header.chance.commitment
    secret = left.path.with_name(left.path.name + ".secret")

    assert left.code == 0
    assert f"tafelrunde play --load {left.path}" in left.out
    assert secret.stat().st_mode & 0o777 == 0o600
    back = tell(["play", "--load", left.path], FIRST, tmp_path)
    assert back.code == 0, back.err
    assert back.log.header.chance.commitment == commitment
    assert tell(["verify", back.path], [], tmp_path).code == 0
    assert not secret.exists()


def test_the_secret_stands_nowhere_while_the_game_runs(tmp_path: Path) -> None:
    left = tell(["play", "kingsburg"], ["1", "1", "log", "quit"], tmp_path)
    secret = left.path.with_name(left.path.name + ".secret").read_text().split('"secret":"')[1][:64]

    assert len(secret) == 64
    assert secret not in left.path.read_text()
    assert secret not in left.out


def test_input_that_ends_is_no_reason_to_lose_the_game(tmp_path: Path) -> None:
    ended = tell(["play", "kingsburg", "--seed", 2], ["1"], tmp_path)

    assert ended.code == 2
    assert "input ended" in ended.err
    assert "Traceback" not in ended.err
    assert tell(["play", "--load", ended.path], ["quit"], tmp_path).code == 0


def test_an_interrupted_game_is_kept(tmp_path: Path) -> None:
    process = start(["play", "kingsburg", "--name", "Ann", "--seed", 2], tmp_path)
    assert process.stdout is not None
    read_until(process.stdout, "Ann › ")
    process.send_signal(signal.SIGINT)
    process.wait()  # `communicate` closes the input: that must not come first
    out, err = process.communicate()

    assert process.returncode == 2
    assert b"--load" in out
    assert b"interrupted" in err
    assert b"Traceback" not in err


def test_options_and_corrected_values_reach_the_table(tmp_path: Path) -> None:
    data = tmp_path / "mine.toml"
    data.write_text("[buildings.statue]\nvp = 7\n")
    args = ["play", "kingsburg", "--option", "tokens=one per season", "--data", data, "--seed", 1]

    played = tell(args, ["quit"], tmp_path)

    assert played.code == 0, played.err
    assert played.log.header.options == {"tokens": "one per season"}
    assert played.log.header.corrections == {"buildings": {"statue": {"vp": 7}}}
    assert "2G·7" in played.out


def test_the_disk_may_be_full(tmp_path: Path) -> None:
    args = ["play", "kingsburg", "--seed", "4", "--bots", "random"]
    limited = tell(args, FIRST, Path("/dev/null"))

    assert limited.code == 0, limited.err
    assert limited.out.count("could not be saved") == 2  # once when it begins, once at the end
    assert any(words in limited.out for words in WINS["en"])


def test_leaving_without_saving_must_be_said_twice(tmp_path: Path) -> None:
    once = tell(
        ["play", "kingsburg", "--seed", 4], ["quit", f"save {tmp_path}/game", "quit"], Path("/dev/null")
    )
    twice = tell(["play", "kingsburg", "--seed", 4], ["quit", "quit"], Path("/dev/null"))

    assert once.code == 0
    assert f"--load {tmp_path}/game" in once.out
    assert twice.code == 0
    assert "--load" not in twice.out
