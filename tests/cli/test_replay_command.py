"""`tafelrunde replay`: the story of a log, what each seat may know of it, and every kind of damage."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.log import ChanceNote, write_log
from tests.cli.calling import tafelrunde
from tests.cli.logs import NAMES, seeded, with_header, write

LOG = seeded()
LINES = list(write_log(LOG))


def test_a_sound_log_is_told_so_with_its_result(tmp_path: Path) -> None:
    said = tafelrunde("replay", write(tmp_path, LOG), "--verify", "--json")

    assert said.code == 0
    assert (said.data["ok"], said.data["entries"], said.data["finished"]) == (True, len(LOG.entries), True)
    assert LOG.ending is not None
    points = {place["name"]: place["points"] for place in said.data["result"]}
    assert points == {name: LOG.ending.result.seats[i].points for i, name in enumerate(NAMES)}
    assert [place["rank"] for place in said.data["result"]] == sorted(p.rank for p in LOG.ending.result.seats)


def test_an_unfinished_log_is_sound_without_a_result(tmp_path: Path) -> None:
    said = tafelrunde("replay", write(tmp_path, seeded(entries=40)), "--verify", "--json")

    assert said.data == {"ok": True, "entries": 40, "finished": False, "result": None}


@given(st.integers(0, len(LINES) - 1), st.data())
def test_any_changed_byte_is_found_with_its_line(
    tmp_path_factory: pytest.TempPathFactory, line: int, data: st.DataObject
) -> None:
    text = bytearray(LINES[line])
    place = data.draw(st.integers(0, len(text) - 2))
    text[place] ^= data.draw(st.integers(1, 255))
    path = tmp_path_factory.mktemp("log") / "game.jsonl"
    path.write_bytes(b"".join([*LINES[:line], bytes(text), *LINES[line + 1 :]]))

    said = tafelrunde("replay", path, "--verify")

    assert said.code == 2
    # A changed header is found by the hash of the line behind it, unless it makes no sense by itself; a
    # newline in the middle makes two lines of one.
    assert any(f"game.jsonl:{number}:" in said.err for number in (line + 1, line + 2))


@pytest.mark.parametrize("cut", [1, 20])
def test_a_cut_line_is_found(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(LINES[:10])[:-cut])

    said = tafelrunde("replay", path, "--verify", lang="de")

    assert said.code == 2
    assert "game.jsonl:10: die Zeile ist abgeschnitten" in said.err


@pytest.mark.parametrize(
    ("lines", "place"),
    [
        ([], 1),
        (LINES[:5] + LINES[6:], 6),
        ([*LINES[:5], LINES[4]], 6),
        ([*LINES, LINES[-2]], len(LINES) + 1),
        ([*LINES[:5], LINES[-1]], 6),
        ([b"\n", *LINES], 1),
        ([b"\xff\xfe\x00\n"], 1),
        ([b"[]\n"], 1),
    ],
    ids=["empty", "missing line", "line twice", "after the end", "early end", "blank", "binary", "no header"],
)
def test_lines_out_of_place_are_bad_input(tmp_path: Path, lines: list[bytes], place: int) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(lines))

    said = tafelrunde("replay", path, "--verify")

    assert said.code == 2
    assert f"game.jsonl:{place}:" in said.err


@pytest.mark.parametrize(
    "fields",
    [
        {"version": "0"},
        {"tafelrunde": 2},
        {"game": "chess"},
        {"options": {"guild": "silver"}},
        {"options": {"colour": "blue"}},
        {"corrections": {"buildings": {"statue": {"vp": "many"}}}},
        {"seats": ("Ann",)},
        {"seats": ("Ann", "Ann", "Brian")},
    ],
)
def test_a_header_that_no_game_can_have_is_refused(tmp_path: Path, fields: dict[str, Any]) -> None:
    said = tafelrunde("replay", write(tmp_path, with_header(LOG, **fields)), "--verify")

    assert said.code == 2
    assert said.err.startswith("tafelrunde: ")
    assert "Traceback" not in said.err


def test_a_whole_game_without_its_last_line_is_named_as_that(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(LINES[:-1]))

    for command in (("replay", path, "--verify"), ("replay", path), ("verify", path)):
        said = tafelrunde(*command)
        assert (said.code, f"game.jsonl:{len(LINES) - 1}: the game is over after entry" in said.err) == (
            2,
            True,
        )
    assert "die letzte Zeile mit dem Ergebnis fehlt" in tafelrunde("replay", path, "--verify", lang="de").err


@pytest.mark.parametrize(
    "note",
    [
        ChanceNote("loaded"),
        ChanceNote("seeded"),
        ChanceNote("fair"),
        ChanceNote("typed", seed=3),
        ChanceNote("fair", commitment="00", seed=3),
    ],
)
def test_kinds_of_chance_that_there_are_not_are_named(tmp_path: Path, note: ChanceNote) -> None:
    said = tafelrunde("replay", write(tmp_path, with_header(LOG, chance=note)), "--verify")

    assert said.code == 2
    assert f"game.jsonl:1: chance of kind “{note.kind}” is unknown" in said.err


def test_an_entry_with_another_kind_of_chance_than_its_table_is_named(tmp_path: Path) -> None:
    log = with_header(LOG, chance=ChanceNote("typed"))

    said = tafelrunde("replay", write(tmp_path, log), "--verify")

    assert said.code == 2
    assert "game.jsonl:2: the dice of this table are typed in" in said.err


def test_the_move_of_a_seat_is_never_typed_dice(tmp_path: Path) -> None:
    log = seeded()
    place = next(i for i, entry in enumerate(log.entries) if entry.seat >= 0)
    log.entries[place] = msgspec.structs.replace(log.entries[place], typed=True)

    said = tafelrunde("replay", write(tmp_path, log), "--verify")

    assert said.code == 2
    assert f"game.jsonl:{place + 2}: only what chance does is typed in" in said.err


def test_a_changed_position_is_found_though_the_chain_fits(tmp_path: Path) -> None:
    lines = [json.loads(line) for line in LINES]
    log = seeded()
    log.entries[9] = type(log.entries[9])(10, log.entries[9].seat, log.entries[9].move, lines[3]["state"])

    said = tafelrunde("replay", write(tmp_path, log), "--verify")

    assert said.code == 2
    assert "game.jsonl:11: the position differs" in said.err


def test_every_entry_is_told_in_both_languages(tmp_path: Path) -> None:
    path = write(tmp_path, LOG)

    english, german = tafelrunde("replay", path), tafelrunde("replay", path, lang="de")

    assert english.code == german.code == 0
    assert f"Entry {len(LOG.entries)} of {len(LOG.entries)}" in english.out
    assert f"Eintrag {len(LOG.entries)} von {len(LOG.entries)}" in german.out
    assert all(name in english.out for name in NAMES)


def looked(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for step in steps for event in step["events"] if event["event"] == "enemy_seen"]


def test_a_seat_is_told_only_what_it_saw(tmp_path: Path) -> None:
    path = write(tmp_path, seeded())
    seen = {
        name: looked(tafelrunde("replay", path, "--json", "--seat", name).data["steps"])
        for name in (*NAMES, "spectator")
    }

    assert seen["spectator"], "the example should hold a secret look"
    assert all(event["card"] is None for event in seen["spectator"])
    for name in NAMES:
        for event in seen[name]:
            assert (event["card"] is not None) == (NAMES[event["seat"]] == name)


def test_json_begins_where_asked(tmp_path: Path) -> None:
    said = tafelrunde("replay", write(tmp_path, LOG), "--json", "--from", "100", "--seat", "Brian")

    assert said.data["seen_by"] == "Brian"
    assert [step["n"] for step in said.data["steps"]] == list(range(100, len(LOG.entries) + 1))
    assert all(step["view"]["seat"] == NAMES.index("Brian") for step in said.data["steps"])


@pytest.mark.parametrize("args", [("--from", 9999), ("--from", -1), ("--seat", "Zoe")])
def test_places_and_people_that_are_not_there(tmp_path: Path, args: tuple[str, object]) -> None:
    assert tafelrunde("replay", write(tmp_path, LOG), *args).code == 2


@pytest.mark.parametrize("name", ["missing.jsonl", "."])
def test_no_file_no_replay(tmp_path: Path, name: str) -> None:
    said = tafelrunde("replay", tmp_path / name)

    assert said.code == 2
    assert str(tmp_path) in said.err


# --- in a terminal ---------------------------------------------------------------------------------


def watched(path: Path, keys: str) -> tuple[int, str]:
    """Sits down at a terminal, types all keys, and reads the screen to the end."""
    ours, theirs = pty.openpty()
    program = f"from tafelrunde.cli import main; main(['replay', {str(path)!r}, '--lang', 'en'])"
    environment = {**os.environ, "TERM": "dumb", "COLUMNS": "100", "LINES": "60"}
    watching = subprocess.Popen(
        [sys.executable, "-c", program], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    os.write(ours, keys.encode())
    screen = b""
    while chunk := read_some(ours):
        screen += chunk
    os.close(ours)
    return watching.wait(), screen.decode()


def read_some(terminal: int) -> bytes:
    """Empty at the end; Linux reports a closed terminal as an error."""
    try:
        return os.read(terminal, 65536)
    except OSError:
        return b""


def headings(screen: str) -> list[int]:
    """The numbers of the entries shown, in order."""
    found = re.findall(r"Before the first move|Entry (\d+) of", screen)
    return [int(number or 0) for number in found]


def test_keys_go_forward_back_and_anywhere(tmp_path: Path) -> None:
    last = len(LOG.entries)
    path = write(tmp_path, LOG)

    code, screen = watched(path, f"\n\nb\n50\nx\n{last + 1}\n\n{last}\nq\n")

    assert code == 0
    assert headings(screen) == [0, 1, 2, 1, 50, 51, last]
    assert screen.count(f"There are entries 0 to {last}.") == 2
    assert all(f"{name}: " in screen for name in NAMES)  # the result, behind the last entry


@pytest.mark.parametrize("keys", ["q\n", "\x04"], ids=["q", "end of input"])
def test_one_can_stop_at_any_time(tmp_path: Path, keys: str) -> None:
    code, screen = watched(write(tmp_path, LOG), keys)

    assert (code, headings(screen)) == (0, [0])


def test_enter_behind_the_last_entry_ends_the_replay(tmp_path: Path) -> None:
    code, screen = watched(write(tmp_path, seeded(entries=2)), "b\n\n\n\n")

    assert (code, headings(screen)) == (0, [0, 0, 1, 2])
