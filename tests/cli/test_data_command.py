"""`tafelrunde data`: printed values with their origin, and files that correct them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tafelrunde.games.kingsburg.box.data import ADVISORS, BUILDINGS, ENEMIES
from tests.cli.calling import tafelrunde


def test_every_printed_row_has_values_sources_and_confidence() -> None:
    tables = tafelrunde("data", "kingsburg", "--json").data["tables"]

    assert [row["id"] for row in tables["buildings"]] == [building.id for building in BUILDINGS]
    assert [row["id"] for row in tables["advisors"]] == [str(advisor.number) for advisor in ADVISORS]
    assert [row["id"] for row in tables["enemies"]] == [enemy.id for enemy in ENEMIES]
    for row in (row for rows in tables.values() for row in rows):
        assert row["name"]
        assert row["values"]
        assert row["sources"]
        assert all(row["sources"].values())
        assert set(row["confidence"]) == set(row["sources"])


def test_the_values_are_those_that_play() -> None:
    rows = {row["id"]: row for row in tafelrunde("data", "kingsburg", "--json").data["tables"]["buildings"]}

    for building in BUILDINGS:
        values = rows[building.id]["values"]
        assert tuple(values["cost"].values()) == building.cost
        assert values["vp"] == building.vp
        assert rows[building.id]["confidence"]["vp"] == building.vp_from.confidence


def test_the_table_for_people_names_things_in_their_language() -> None:
    out = "".join(tafelrunde("data", "kingsburg", lang="de").out.split())

    assert all("".join(building.name.de.split())[:8] in out for building in BUILDINGS)


def test_the_template_corrects_nothing(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(tafelrunde("data", "kingsburg", "--template").out, encoding="utf-8")

    said = tafelrunde("data", "kingsburg", "--check", file)

    assert tomllib.loads(file.read_text(encoding="utf-8"))["game"] == "kingsburg"
    assert said.code == 0
    assert "changes nothing" in said.out


def test_a_correction_is_shown_with_the_owner_as_its_source(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('source = "my copy"\n[buildings.statue]\nvp = 4\ncost = { wood = 1 }\n', encoding="utf-8")

    tables = tafelrunde("data", "kingsburg", "--check", file, "--json").data["tables"]

    (statue,) = tables["buildings"]
    assert tables["advisors"] == tables["enemies"] == []
    assert statue["values"]["vp"] == 4
    assert statue["values"]["cost"] == {"gold": 2, "wood": 1, "stone": 0}
    assert statue["sources"]["vp"] == ["my copy"]
    assert statue["confidence"]["cost"] == "owner"
    assert "my copy" in tafelrunde("data", "kingsburg", "--check", file).out


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[buildings.zoo]\nvp = 1\n", "buildings.zoo"),
        ("[buildings.statue]\nvp = 'four'\n", "buildings.statue.vp"),
        ("[buildings.statue]\nheight = 4\n", "buildings.statue.height"),
        ("[advisors.19]\nvp = 1\n", "advisors.19"),
        ("[enemies.goblins\n", "mine.toml:1"),
    ],
)
def test_wrong_values_are_refused_with_file_and_field(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")

    for lang in ("en", "de"):
        said = tafelrunde("data", "kingsburg", "--check", file, lang=lang)
        assert said.code == 2
        assert str(file) in said.err
        assert complaint in said.err


@pytest.mark.parametrize("args", [("chess",), ("kingsburg", "--check", "missing.toml")])
def test_what_is_not_there(args: tuple[str, ...]) -> None:
    assert tafelrunde("data", *args).code == 2
