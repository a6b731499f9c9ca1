"""Whatever is wrong with a command line or a file: exit code 2, a clear sentence, never a traceback."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.cli.play.saves import save
from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.log import ChanceNote, Log, write_log
from tafelrunde.engine.table import FairSource, Table
from tests.cli import logs
from tests.cli.calling import Said, tafelrunde
from tests.cli.terminal import COMMAND, Played, environment, tell

PLAY = ("play", "kingsburg")
BAD_ARGUMENTS = {
    "unknown game": (("play", "chess"), "kingsburg"),
    "too many players": ((*PLAY, "--players", "6"), "5"),
    "too few players": ((*PLAY, "--players", "1"), "2"),
    "more people than seats": ((*PLAY, "--players", "2", "--hot-seat", "3"), "2"),
    "nobody plays": ((*PLAY, "--hot-seat", "0"), "0"),
    "more names than seats": ((*PLAY, "--players", "2", *("--name", "A", "--name", "B", "--name", "C")), "3"),
    "same names": ((*PLAY, "--name", "Ann", "--name", "Ann"), "Ann"),
    "empty name": ((*PLAY, "--name", " "), "“"),
    "name with a line break": ((*PLAY, "--name", "A\nB"), "A\\nB"),
    "unknown option": ((*PLAY, "--option", "dice=loaded"), "tokens"),
    "unknown value": ((*PLAY, "--option", "tokens=many"), "one per season"),
    "no value": ((*PLAY, "--option", "tokens"), "="),
    "more bots than seats": ((*PLAY, "--players", "3", "--bots", "greedy,random,random"), "3"),
    "bots for people": ((*PLAY, "--players", "2", "--hot-seat", "2", "-b", "greedy"), "1"),
    "unknown bot": ((*PLAY, "--bots", "greedy,hal"), "hal"),
    "seed is a word": ((*PLAY, "--seed", "lucky"), "--seed"),
    "data file missing": ((*PLAY, "--data", "missing.toml"), "missing.toml"),
    "saved game missing": (("play", "--load", "missing.jsonl"), "missing.jsonl"),
    "saved game is a folder": (("play", "--load", "/"), "/"),
    "saved game with other wishes": (("play", "--load", "x", "--seed", "3"), "--seed"),
    "wishes without a game": (("play", "--players", "3"), "--players"),
    "unknown argument": ((*PLAY, "--cheat"), "--cheat"),
    "value missing": ((*PLAY, "--players"), "--players"),
    "too many words": ((*PLAY, "now"), "now"),
    "unknown command": (("plya",), "play"),
    "no command": ((), "tafelrunde play"),
}


def assert_refused(told: Played | Said, about: str) -> None:
    assert told.code == 2, told.out
    assert about in told.err
    assert "Traceback" not in told.err + told.out


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("case", BAD_ARGUMENTS)
def test_bad_arguments_are_refused(case: str, lang: str) -> None:
    args, about = BAD_ARGUMENTS[case]
    assert_refused(tafelrunde(*args, lang=lang), about)


def test_bad_arguments_are_refused_in_the_language_of_the_shell(tmp_path: Path) -> None:
    english, german = (tell(["play", "chess"], [], tmp_path, LANG=f"{lang}_XX.UTF-8").err for lang in LANGS)
    assert "there is no game" in english
    assert "gibt es hier nicht" in german


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    assert_refused(tell(["play", "--lang", "fr"], [], tmp_path), "choose one of: en, de")


def test_wrong_values_in_a_data_file_name_file_and_field(tmp_path: Path) -> None:
    data = tmp_path / "mine.toml"
    data.write_text("[buildings.statue]\nvp = -4\n")
    told = tell([*PLAY, "--data", data], [], tmp_path)

    assert_refused(told, f"{data}: ")
    assert "vp" in told.err


# --- files that cannot be played on -----------------------------------------------------------------


def unfinished(folder: Path) -> Path:
    """A game of three people with fair dice, left in the middle."""
    log = logs.fair(entries=40)
    table = Table(logs.GAME, "example", logs.NAMES, FairSource(logs.SECRET, "example"))
    for entry in log.entries:
        table.move(entry.seat, entry.move)
    path = folder / "game.jsonl"
    save(table, ("person",) * 3, path)
    return path


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-20])


def change(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"hash":"', b'"hash":"0', 1))


def age(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"version":"', b'"version":"0', 1))


def empty(path: Path) -> None:
    path.write_bytes(b"")


def finish(path: Path) -> None:
    path.write_bytes(b"".join(write_log(logs.fair())))


def no_secret(path: Path) -> None:
    aside(path).unlink()


def other_secret(path: Path) -> None:
    text = aside(path).read_text()
    aside(path).write_text(text.replace('"secret":"', '"secret":"ff'))


def no_json(path: Path) -> None:
    aside(path).write_bytes(b"\xff\x00")


def other_size(path: Path) -> None:
    aside(path).write_text(aside(path).read_text().replace('"person",', "", 1))


def aside(path: Path) -> Path:
    return path.with_name(path.name + ".secret")


SPOILERS: dict[Callable[[Path], None], str] = {
    cut: "cut off",
    change: "hash",
    age: "version",
    empty: "empty",
    finish: "tafelrunde replay",
    no_secret: "missing",
    other_secret: "not the secret",
    no_json: "cannot be read",
    other_size: "another size",
}


@pytest.mark.parametrize("spoil", SPOILERS, ids=lambda spoil: spoil.__name__)
def test_a_spoiled_saved_game_is_refused(spoil: Callable[[Path], None], tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    spoil(path)
    before = path.read_bytes()

    assert_refused(tell(["play", "--load", path], ["1"] * 9, tmp_path), SPOILERS[spoil])
    assert path.read_bytes() == before


def test_a_sound_saved_game_goes_on(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    assert tell(["play", "--load", path], ["quit"], tmp_path).code == 0


def test_a_saved_game_of_another_game_is_refused(tmp_path: Path) -> None:
    assert_refused(tell(["play", "chess", "--load", unfinished(tmp_path)], [], tmp_path), "kingsburg")


def test_dice_that_are_typed_in_are_not_for_the_terminal(tmp_path: Path) -> None:
    log = logs.seeded(entries=10)
    header = msgspec.structs.replace(log.header, chance=ChanceNote("typed"))
    path = tmp_path / "typed.jsonl"
    path.write_bytes(b"".join(write_log(Log(header, log.entries))))
    aside(path).write_text('{"players":["person","person","person"]}')

    assert_refused(tell(["play", "--load", path], [], tmp_path), "typed")


# --- the world around -------------------------------------------------------------------------------


def test_a_reader_who_goes_away_ends_the_command(tmp_path: Path) -> None:
    pipes: dict[str, Any] = {
        "stdout": subprocess.PIPE,
        "stderr": subprocess.PIPE,
        "env": environment(tmp_path),
    }
    with subprocess.Popen([*COMMAND, "rules", "kingsburg"], **pipes) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        err = process.stderr.read()

    assert process.returncode == 2
    assert b"Traceback" not in err
    assert b"Exception" not in err


def test_output_to_a_full_disk_is_an_error_that_is_told(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(tmp_path),
            check=False,
        )

    assert done.returncode == 2
    assert b"disk is full" in done.stderr
    assert b"Traceback" not in done.stderr


def test_a_terminal_without_the_characters_of_the_board_shows_others(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, *PLAY, "--seed", "1", "--lang", "de"],
        input=b"quit\n",
        capture_output=True,
        env=environment(tmp_path, PYTHONUTF8="0", PYTHONIOENCODING="ascii"),
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
