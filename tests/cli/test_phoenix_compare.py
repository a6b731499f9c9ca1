"""`tafelrunde phoenix compare`: what another reading of the rules would have made of a campaign."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.phoenix_desk.folder import Folder
from tests.cli.phoenix_folders import founded, phoenix
from tests.cli.phoenix_wars import after_war
from tests.phoenix_desk.battlefields import EAST, mustered
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, run, submit

MANY = "armies.Ann.101.leaders=250"


def crowded_with_leaders(path: Path) -> Path:
    """The attack with so many leaders that it matters how they are counted."""
    folder = mustered(Folder(path / "campaign")).path
    assert phoenix("correct", folder, MANY, "--reason", "Probe").code == 0
    submit(Folder(folder), ANN, f"Zugblatt:\nBewege 101 nach {EAST}\n")
    run(Folder(folder))
    return folder


def test_good_points_of_leaders_change_a_melee(tmp_path: Path) -> None:
    folder = crowded_with_leaders(tmp_path)
    before = (folder / "campaign.jsonl").read_bytes()
    found = phoenix("compare", folder, "--option", "hf_gp=tiered", "--json").data
    assert {tuple(one["fields"]) for one in found["evaluations"]} == {(EAST,)}
    assert {row["path"] for row in found["differences"]} >= {"armies.Ann.101.troops"}
    assert found["left_out"] == found["skipped"] == []
    assert (folder / "campaign.jsonl").read_bytes() == before
    for lang, word in (("de", "Werte weichen ab"), ("en", "values differ")):
        assert word in phoenix("compare", folder, "--option", "hf_gp=tiered", lang=lang).out


def test_r206_killing_the_defeated_changes_what_becomes_of_them(tmp_path: Path) -> None:
    folder = mustered(Folder(tmp_path / "campaign")).path
    for change in ("armies.Ann.101.troops=40000", "people.Ann.601.army=0"):
        assert phoenix("correct", folder, change, "--reason", "Probe").code == 0
    submit(Folder(folder), ANN, f"Zugblatt:\nBewege 101 nach {EAST}\n")
    run(Folder(folder))
    found = phoenix("compare", folder, "--option", "defeated_characters=killed", "--json").data
    assert found["skipped"] == []
    assert any(row["path"].startswith("people.Bob.") for row in found["differences"])


@pytest.mark.parametrize("reading", ["moved_capital=kept", "far_fire=uphill", "hf_gp=tiered"])
def test_a_reading_that_does_not_matter_changes_nothing(reading: str) -> None:
    found = phoenix("compare", after_war(), "--option", reading, "--json").data
    assert found["differences"] == found["evaluations"] == found["skipped"] == []


@pytest.mark.parametrize("month", [1, 2, 3])
def test_from_a_month_on_nothing_before_it_differs(month: int) -> None:
    found = phoenix("compare", founded(3), "--option", "hf_gp=tiered", "--month", month, "--json")
    assert found.code == 0
    assert all(one["month"] >= month for one in found.data["evaluations"])


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ((), "hf_gp=linear"),
        (("--option", "hf_gp=linear"), "hf_gp=linear"),
        (("--option", "hf_gp=seltsam"), "tiered"),
        (("--option", "unsinn=1"), "unsinn"),
        (("--option", "deadlines=days"), "deadlines"),
        (("--option", "hf_gp=tiered", "--month", "77"), "77"),
    ],
)
def test_readings_that_are_none_are_refused(args: tuple[str, ...], words: str) -> None:
    said = phoenix("compare", after_war(), *args)
    assert said.code == 2
    assert words in said.err


MORE_DICE = [f"people.Ann.602.{name}" for name in (f"field={EAST}", "rank=STH", "most=300", "now=300")]


@pytest.mark.parametrize("changes", [["rights.Ann.Bob.way=yes"], MORE_DICE], ids=["none", "more"])
def test_a_rerun_that_needs_other_dice_plays_the_sheets_after_them(
    tmp_path: Path, changes: list[str]
) -> None:
    folder = crowded_with_leaders(tmp_path)
    submit(Folder(folder), BOB, EMPTY)
    run(Folder(folder))
    correct = [word for change in changes for word in ("--correct", change)]
    again = phoenix("rerun", folder, "--month", 1, *correct, "--reason", "R", "--json")
    assert again.code == 0, again.err
    assert again.data["skipped"]
    assert phoenix("status", folder, "--json").data["month"] == 2
    assert phoenix("verify", folder).code == 0
