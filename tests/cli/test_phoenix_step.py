"""`tafelrunde phoenix step`: a turn phase by phase, and pauses before each roll."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.phoenix_desk.folder import Folder
from tests.cli.phoenix_folders import copy_of, founded, phoenix
from tests.cli.phoenix_wars import before_war
from tests.phoenix_desk.battlefields import ATTACK, EAST
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, submit


@pytest.fixture
def war(tmp_path: Path) -> Path:
    """Ann's attack waits to be played."""
    folder = copy_of(before_war(), tmp_path)
    submit(Folder(folder), ANN, ATTACK)
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_a_turn_is_shown_phase_by_phase_and_nothing_is_saved(war: Path) -> None:
    before = contents(war)
    found = phoenix("step", war, "--json").data
    assert [row["phase"] for row in found["phases"]] == [f"B{number}" for number in range(1, 20)]
    assert {row["realm"] for row in found["phases"]} == {"Ann"}
    kinds = {row["phase"]: [minute["minute"] for minute in row["minutes"]] for row in found["phases"]}
    assert "fire_worked" in kinds["B7"]
    assert "duel_worked" in kinds["B11"]
    assert "melee_worked" in kinds["B14"]
    moved = {row["path"]: row["after"] for row in found["phases"][7]["differences"]}
    assert moved["armies.Ann.101.field"] == EAST
    assert not found["saved"]
    assert contents(war) == before


def test_what_is_shown_is_what_comes(war: Path) -> None:
    shown = [row["minutes"] for row in phoenix("step", war, "--json").data["phases"]]
    played = [row["minutes"] for row in phoenix("step", war, "--play", "--json").data["phases"]]
    assert shown == played
    minutes = [one["minute"] for one in phoenix("protocol", war, "--json").data["evaluations"]]
    assert minutes == [minute for row in played for minute in row]
    assert phoenix("verify", war).code == 0
    assert phoenix("status", war, "--json").data["sheets"] == []


def test_until_a_phase_shows_who_stands_against_whom_then(war: Path) -> None:
    found = phoenix("step", war, "--until", "B10", "--json").data
    assert [row["phase"] for row in found["phases"]][-1] == "B10"
    assert {one["kind"] for one in found["conflicts"]} == {"duel", "combat", "melee"}
    assert all(one["open"] and not one["results"] for one in found["conflicts"])


def test_a_paused_turn_stops_before_each_roll(war: Path) -> None:
    stopped = phoenix("step", war, "--pause", "--json").data
    assert stopped["saved"]
    assert stopped["phases"][-1]["phase"] == "B6"
    status = phoenix("status", war, "--json").data
    assert status["step"] == "dice"
    assert "W10" in status["dice"]["en"]

    assert phoenix("dice", war, 9, 9, 9, 9).code == 0
    (duel,) = phoenix("conflicts", war, "--json").data["conflicts"][:1]
    assert (duel["kind"], duel["open"]) == ("duel", True)
    assert phoenix("status", war, "--json").data["step"] == "dice"

    assert phoenix("correct", war, "armies.Bob.101.leaders=1", "--reason", "Versehen").code == 0
    assert phoenix("status", war, "--json").data["step"] == "dice"
    assert phoenix("dice", war, "--draw").code == 0
    assert phoenix("run", war).code == 1  # Bob's sheet is missing
    log = phoenix("log", war, "--json").data["entries"]
    assert [row["typed"] for row in log if row["move"]["move"] == "roll"][:3] == [True, False, False]
    assert phoenix("verify", war).code == 0


def test_given_dice_are_typed_in_and_then_it_pauses(war: Path) -> None:
    phoenix("step", war, "--pause", "--dice", "9 9 9 9", "--json")
    asked = phoenix("status", war, "--json").data["dice"]["en"]
    assert "W6" in asked
    rolls = [row["move"]["values"] for row in phoenix("log", war, "--json").data["entries"] if row["typed"]]
    assert rolls == [[[9, 9, 9, 9]]]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", ["Ann, B14: Nahkampf", "Ann, B8: Bewegung", "gespeichert ist nichts"]),
        ("en", ["Ann, B14: melee", "Ann, B8: movement", "nothing is saved"]),
    ],
)
def test_people_read_the_phases_in_which_something_happens(war: Path, lang: str, words: list[str]) -> None:
    out = phoenix("step", war, lang=lang).out
    for word in words:
        assert word in out
    assert "B4" not in out


def test_without_a_sheet_nothing_can_be_played() -> None:
    said = phoenix("step", before_war())
    assert said.code == 1
    assert "Ann" in said.out


def test_who_has_handed_in_is_not_missing_in_a_trial(war: Path) -> None:
    submit(Folder(war), BOB, EMPTY)
    assert phoenix("step", war, "--json").data["missing"] == []


def test_bots_play_too() -> None:
    found = phoenix("step", founded(1), "--bots", "random", "--json")
    assert found.code == 0
    assert found.data["phases"][-1]["phase"] == "B19"


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--until", "B20"), "B1 to B19"),
        (("--until", "Kampf"), "B1 to B19"),
        (("--until", "B8", "--play"), "--until"),
        (("--dice", "1 2 3"), "4"),
        (("--play", "--dice", "1 2 3"), "4"),
    ],
)
def test_what_makes_no_sense_is_refused(war: Path, args: tuple[str, ...], words: str) -> None:
    before = contents(war)
    said = phoenix("step", war, *args)
    assert said.code == 2
    assert words in said.err
    assert contents(war) == before


def test_nothing_can_be_drawn_where_no_dice_wait(war: Path) -> None:
    assert phoenix("dice", war, "--draw").code == 2
    assert phoenix("dice", war, 3).code == 2


@pytest.mark.parametrize("how", [(), ("--play",)])
def test_a_sheet_that_was_overtaken_is_shown(war: Path, how: tuple[str, ...]) -> None:
    assert phoenix("correct", war, "armies.Ann.102=gone", "--reason", "Seuche").code == 0
    log = (war / "campaign.jsonl").read_bytes()
    said = phoenix("step", war, *how)
    assert said.code == 1
    assert "102" in said.out
    assert phoenix("step", war, *how, "--json").data["refused"][0]["rule"] == "PH-1.8n"
    assert (war / "campaign.jsonl").read_bytes() == log
