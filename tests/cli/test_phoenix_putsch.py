"""A putsch and a union in a folder: decided in a sentence, played on, reported, and verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.calling import tafelrunde

NEW = ("--realms", "3", "--later", "1", "--seed", "4", "--size", "hexagon 2")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Five months of settlers: the courts have their towns."""
    path = tmp_path / "feldzug"
    assert tafelrunde("phoenix", "new", path, *NEW).code == 0
    assert tafelrunde("phoenix", "run", path, "--months", "5", "--bots", "settler").code == 0
    return path


def towns(folder: Path) -> dict[str, list[str]]:
    """By name of a realm, the fields of its finished towns, the capital first."""
    said = tafelrunde("phoenix", "report", folder, "SL", "--format", "json")
    realms = json.loads(said.out)["own"]
    return {row["realm"]: [town["field"] for town in row["towns"] if town["stage"]] for row in realms}


def play(folder: Path, months: int) -> None:
    run = tafelrunde("phoenix", "run", folder, "--months", str(months), "--bots", "settler")
    assert run.code == 0, run.err


def test_a_new_campaign_keeps_seats(tmp_path: Path) -> None:
    said = tafelrunde("phoenix", "new", tmp_path / "neu", *NEW, "--json")
    assert sorted(json.loads(said.out)["realms"]) == ["Theostelos", "Vachal", "Yaromo"]
    rows = json.loads(tafelrunde("phoenix", "realms", tmp_path / "neu", "--json").out)["realms"]
    assert len(rows) == 3
    assert "Free seats: Reich 4" in tafelrunde("phoenix", "status", tmp_path / "neu", lang="en").out


def test_a_putsch_is_decided_played_reported_and_verified(folder: Path) -> None:
    fief = next(field for field in towns(folder)["Theostelos"] if field != capital(folder))
    decision = f"Putsch von 603 aus Theostelos: Lehen {fief}; Reich „Reich 4“; Name: Freies Land"
    said = tafelrunde("phoenix", "decide", folder, decision, lang="de")
    assert (said.code, decision in said.out) == (0, True)
    again = tafelrunde("phoenix", "decide", folder, decision, lang="de")
    assert again.code == 2
    play(folder, 2)
    report = tafelrunde("phoenix", "report", folder, "Freies Land", lang="de").out
    assert "FREIES LAND" in report
    assert "Theostelos" in report
    news = tafelrunde("phoenix", "news", folder, "--month", "6", lang="de").out
    assert "Putsch in Theostelos: Charakter 603" in news
    assert tafelrunde("phoenix", "verify", folder).code == 0


def test_realms_unite_and_the_last_report_is_still_written(folder: Path, tmp_path: Path) -> None:
    assert tafelrunde("phoenix", "decide", folder, "Unite Yaromo with Vachal").code == 0
    play(folder, 1)
    out = tmp_path / "berichte"
    assert tafelrunde("phoenix", "report", folder, "all", "--out", out).code == 0
    assert sorted(path.stem for path in out.iterdir()) == [
        *("01-Theostelos", "02-Yaromo", "03-Vachal", "SL", "public"),
    ]
    rows = json.loads(tafelrunde("phoenix", "realms", folder, "--json").out)["realms"]
    assert [row["realm"] for row in rows] == ["Theostelos", "Vachal"]
    assert tafelrunde("phoenix", "verify", folder).code == 0


def capital(folder: Path) -> str:
    rows = json.loads(tafelrunde("phoenix", "realms", folder, "--json").out)["realms"]
    return str(rows[0]["capital"])
