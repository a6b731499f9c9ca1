"""`tafelrunde check`: scenarios that hold, differences people can read, files that are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.calling import tafelrunde

SCENARIO = """\
game = "kingsburg"
title = { en = "The Squire pays", de = "Der Knappe zahlt" }
rules = ["KB-5.1"]
seats = ["Ann", "Brian"]

[given]
year = 1
phase = "spring"
step = "influence"

[given.provinces.Ann]
dice = [2, 3]

[[steps]]
seat = "Ann"
move = "influence 2 with 2"
view = { "provinces.Ann.dice" = [3] }

[[steps]]
seat = "Ann"
move = "influence 2 with 3"
refused = "KB-5.4"
"""


def scenario(folder: Path, text: str = SCENARIO, name: str = "squire.toml") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_scenario_that_holds(tmp_path: Path) -> None:
    said = tafelrunde("check", scenario(tmp_path), "--json")

    assert said.code == 0, said.out
    assert (said.data["scenarios"], said.data["passed"]) == (1, 1)
    assert said.data["results"][0]["title"] == "The Squire pays"


def test_a_wrong_expectation_is_shown_with_file_step_and_both_values(tmp_path: Path) -> None:
    path = scenario(tmp_path, SCENARIO.replace('"provinces.Ann.dice" = [3]', '"provinces.Ann.dice" = [2]'))

    said = tafelrunde("check", path)

    assert said.code == 1
    for part in (str(path), "step 1", "provinces.Ann.dice", "[2]", "[3]", "Ann: influence 2 with 2"):
        assert part in said.out
    (result,) = tafelrunde("check", path, "--json").data["results"]
    assert result["ok"] is False
    assert [d["where"] for d in result["differences"]] == ["step 1: provinces.Ann.dice"]


def test_a_wrong_refusal_is_told_in_german(tmp_path: Path) -> None:
    path = scenario(tmp_path, SCENARIO.replace('refused = "KB-5.4"', 'refused = "KB-5.1"'))

    said = tafelrunde("check", path, lang="de")

    assert said.code == 1
    for part in ("Der Knappe zahlt", "Schritt 2", "abgelehnt nach KB-5.1", "KB-5.4:", "erwartet", "gefunden"):
        assert part in said.out


def test_a_directory_is_searched_for_scenarios_only(tmp_path: Path) -> None:
    scenario(tmp_path / "a" / "b")
    scenario(tmp_path, name="other.toml")
    scenario(tmp_path, 'game = "kingsburg"\nsource = "my copy"\n', "corrections.toml")
    scenario(tmp_path, "x", "notes.txt")

    said = tafelrunde("check", tmp_path, "--json")

    assert said.code == 0
    files = [result["file"] for result in said.data["results"]]
    assert files == [str(tmp_path / "a" / "b" / "squire.toml"), str(tmp_path / "other.toml")]


def test_one_bad_file_does_not_hide_the_others(tmp_path: Path) -> None:
    scenario(tmp_path, "game = \n", "a.toml")
    scenario(tmp_path, SCENARIO.replace("[3]", "[4]"), "b.toml")
    scenario(tmp_path, name="c.toml")

    said = tafelrunde("check", tmp_path, "--json")

    assert said.code == 2
    assert (said.data["passed"], said.data["failed"], said.data["unreadable"]) == (1, 1, 1)


def test_no_scenario_at_all(tmp_path: Path) -> None:
    said = tafelrunde("check", tmp_path)

    assert said.code == 2
    assert "`game` and `steps`" in said.err


def replaced(old: str, new: str) -> str:
    assert old in SCENARIO
    return SCENARIO.replace(old, new)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (replaced("refused =", "refuse ="), "refuse"),
        (replaced("phase =", "fase ="), "fase"),
        (replaced("dice =", "dices ="), "dices"),
        (replaced('"Ann", "Brian"', '"Ann"'), "kingsburg"),
        (replaced('"kingsburg"', '"chess"'), "chess"),
        (replaced('"spring"', '"sprung"'), "sprung"),
        (replaced("influence 2 with 2", "influence 2 wiht 2"), "wiht"),
        (replaced("influence 2 with 2", "influense 2 with 2"), "^^^^^^^^^"),
        (replaced("[given.provinces.Ann]", "[given.provinces.Zoe]"), "Zoe"),
        (replaced('"provinces.Ann.dice"', '"provinces.Ann.hat"'), "hat"),
        (replaced("[2, 3]", "[2, 7]"), "dice"),
        (replaced("year = 1", 'year = "one"'), "year"),
        (replaced('step = "influence"', 'step = "battle"'), "given.step"),
        (replaced('phase = "spring"\nstep = "influence"', 'step = "battle"'), "given.enemy"),
        (replaced('"Ann", "Brian"', '"Ann", "Ann"'), "seats"),
        (replaced("[[steps]]", "[[steps]"), "squire.toml:14"),
        (replaced("year = 1", "year = 1\nyear = 2"), "squire.toml:8"),
    ],
)
def test_files_that_cannot_be_played_name_what_is_wrong(tmp_path: Path, text: str, complaint: str) -> None:
    path = scenario(tmp_path, text)

    for lang in ("en", "de"):
        said = tafelrunde("check", path, lang=lang)
        assert said.code == 2
        assert complaint in said.out
        assert str(path) in said.out


def test_other_encodings_are_named_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "old.toml"
    path.write_bytes('game = "kingsburg"\ntitle = "Königin"\n'.encode("latin-1"))

    said = tafelrunde("check", path)

    assert said.code == 2
    assert "old.toml:2: not UTF-8" in said.out


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-8"])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_files_from_any_editor_are_read(tmp_path: Path, encoding: str, newline: str) -> None:
    path = tmp_path / "squire.toml"
    path.write_bytes(SCENARIO.replace("\n", newline).encode(encoding))

    assert tafelrunde("check", path).code == 0


def test_missing_and_huge_files_are_refused(tmp_path: Path) -> None:
    huge = tmp_path / "huge.toml"
    huge.write_bytes(b"#" * 5_000_000)

    missing = tafelrunde("check", tmp_path / "missing.toml", scenario(tmp_path), "--json")
    assert missing.code == 2
    assert "does not exist" in missing.data["results"][0]["error"]
    assert missing.data["results"][1]["ok"]
    said = tafelrunde("check", huge)
    assert said.code == 2
    assert "larger than 4 MB" in said.out
