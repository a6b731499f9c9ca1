"""`tafelrunde phoenix`: what the game master records of a meeting."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.phoenix.told.course import CouncilDecided
from tafelrunde.phoenix_desk.folder import open_campaign
from tests.cli.phoenix_folders import capital, copy_of, founded, phoenix


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_of(founded(), tmp_path)


def test_an_absent_realm_and_its_return(folder: Path) -> None:
    assert phoenix("absent", folder, "Bob", "--times", 1, "--unexcused").code == 0
    assert open_campaign(folder).state.realms[1].absence == 2
    assert phoenix("back", folder, "Bob").code == 0
    assert open_campaign(folder).state.realms[1].absence == 0
    again = phoenix("back", folder, "Bob")
    assert again.code == 2
    assert "PH-6.9.2a" in again.err


def test_harvests_and_plagues_chosen_and_drawn(folder: Path) -> None:
    home = capital(folder)
    said = phoenix("happen", folder, "plague", home, "--percent", 30, "--text", "Rats!", "--json")
    assert said.data["move"]["fields"] == [home]
    assert list(open_campaign(folder).state.happenings.values()) == [-30]
    assert phoenix("happen", folder, "draw", "--seed", 3).code == 0
    assert phoenix("happen", folder, "harvest", "99999/1").code == 2
    assert phoenix("happen", folder, "harvest").code == 2, "no field is named"


def test_a_race_pays_fees_and_prizes(folder: Path) -> None:
    before = [realm.gold for realm in open_campaign(folder).state.realms]
    assert phoenix("race", folder, "Ann:601=1", "Bob:601=final").code == 0
    after = [realm.gold for realm in open_campaign(folder).state.realms]
    assert [now - then for now, then in zip(after, before, strict=True)][:2] == [65_000, -5_000]
    for wrong in ("Ann", "Ann:601=4", "Ann:6=1"):
        assert phoenix("race", folder, wrong).code == 2


def test_a_vote_is_counted(folder: Path) -> None:
    said = phoenix("council", folder, "Shorter rounds?", "--yes", "Ann", "--no", "Bob", "--master-yes", 1)
    assert said.code == 0
    told = open_campaign(folder).table.events[-1]
    assert CouncilDecided("Shorter rounds?", "decision", 2, 1, True, False) in told
    twice = phoenix("council", folder, "?", "--yes", "Ann", "--no", "Ann")
    assert twice.code == 2
    assert "PH-9.1b" in twice.err


def test_an_adventure_needs_three_realms(folder: Path) -> None:
    few = phoenix("adventure", folder, "The cave", "Ann:601=1.3", "Bob:601=1,3")
    assert few.code == 2
    assert "PH-7.3f" in few.err
    assert phoenix("adventure", folder, "The cave", "Ann:601").code == 2


def test_a_character_sheet(tmp_path: Path) -> None:
    sheet = tmp_path / "hugo.toml"
    sheet.write_text('name = "Hugo"\nrank = "CHF"\ngrade = 3\nexperience = 600\n', encoding="utf-8")
    assert phoenix("character", sheet).code == 0
    assert phoenix("character", sheet, "--json").data["worked_out"]["charisma"] == 91
    sheet.write_text(
        'name = "Hugo"\nrank = "CHF"\ngrade = 3\nexperience = 600\nmagic = 101\n', encoding="utf-8"
    )
    wrong = phoenix("character", sheet, "--json")
    assert wrong.code == 1
    assert [complaint["rule"] for complaint in wrong.data["complaints"]] == ["PH-7.6.1.2a", "PH-7.6.1.2d"]
    sheet.write_text('name = "Hugo"\nrank = "KING"\ngrade = 3\nexperience = 600\n', encoding="utf-8")
    assert phoenix("character", sheet).code == 2
    sheet.write_text("name = ", encoding="utf-8")
    assert phoenix("character", sheet).code == 2
    assert phoenix("character", tmp_path / "nobody.toml").code == 2
