"""`tafelrunde xidit data`: files with the values that an owner's copy of the game shows."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.box.data import reconstruction, reconstruction_data
from tests.cli.calling import Said, tafelrunde

DOCUMENT = Path(__file__).parents[2] / "docs" / "data-files.md"


def check(folder: Path, data: Any, *more: str, lang: str = "en") -> Said:
    file = folder / "mine.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return tafelrunde("xidit", "data", "check", file, *more, lang=lang)


def ours() -> dict[str, Any]:
    return copy.deepcopy(reconstruction_data())


def test_the_template_is_our_reconstruction_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    file.write_text(tafelrunde("xidit", "data", "template").out, encoding="utf-8")

    said = tafelrunde("xidit", "data", "check", file)

    assert json.loads(file.read_text(encoding="utf-8")) == reconstruction_data()
    assert said.code == 0
    assert "our own reconstruction, not those printed" in said.out


def test_a_file_is_compared_with_our_reconstruction(tmp_path: Path) -> None:
    data = ours()
    data["titans"][0]["gold"] = 9
    data["tilesets"]["4-5"]["tiles"][3]["threat"]["stories"] = 1
    data["regions"][1]["first"] = 7
    report = check(tmp_path, data, "--json").data

    assert report["ok"]
    assert report["differs"] == {
        "roads": [0, 29], "regions": [1, 9], "tiles.4-5": [1, 21], "tiles.3": [0, 18], "titans": [1, 6],
        "units": [0, 5], "setup": [0, 8], "census": [0, 5], "dummy": [0, 3],
    }  # fmt: skip
    assert report["changed"] == {"regions": ["snow"], "tiles.4-5": ["4"], "titans": ["T3a"]}
    assert GAME.setup(4, {}, data) is not None


def test_a_file_may_name_only_what_differs(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('title = "my copy"\n[titans.T3a]\ngold = 9\n', encoding="utf-8")
    report = tafelrunde("xidit", "data", "check", file, "--json").data

    assert report["title"] == "my copy"
    assert report["differs"]["titans"] == [1, 6]
    assert report["differs"]["tiles.3"] == [0, 18]


def test_census_dummy_setup_and_missing_roads_are_compared_too(tmp_path: Path) -> None:
    data = ours()
    data["census"][1]["tied"] = {"gold": 2}
    data["dummy"]["track_max"] = 12
    data["dummy"]["start"]["hard"] = [8, 6, 5]
    data["setup"]["long"]["census_years"] = [4, 8]
    removed = data["roads"].pop(0)
    said = check(tmp_path, data)
    changed = check(tmp_path, data, "--json").data["changed"]

    assert said.code == 0
    assert changed == {
        "roads": [f"{removed['a']}-{removed['b']}"],
        "setup": ["long"],
        "census": ["archer"],
        "dummy": ["start.hard", "track_max"],
    }
    assert "prizes of the census: 1 of 5: archer" in said.out
    assert "values of the dummy: 2 of 3: start.hard, track_max" in said.out
    assert "tiles of set 4-5" in said.out
    assert "tiles of set 3" in said.out


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("most", "usable"), [(6, False), (-1, False), (7, True)])
def test_the_dummy_starts_on_its_track(most: int, usable: bool, lang: str, tmp_path: Path) -> None:
    data = {"dummy": {"track_max": most}}
    said = check(tmp_path, data, lang=lang)

    assert (said.code == 0) == usable
    assert ("✗ dummy.track_max" in said.out) != usable


def test_mistakes_of_every_kind_and_section_are_told_at_once(tmp_path: Path) -> None:
    """Wrong kinds of values hide neither each other nor wrong numbers, names and ids elsewhere."""
    data: dict[str, Any] = {
        "game": "chess",
        "source": "",
        "dummy": {"track_max": 3},
        "titans": {"T3a": {"gold": "five", "bards": 1.5, "silver": 1}, "T9": {"gold": 1}},
        "tilesets": {"4-6": {}, "3": {"tiles": {"1": {"threat": {"gold": 99}}}}},
        "roads": [{"a": 1, "b": 1, "colour": "red"}],
        "setup": {"modes": {"6-long": {}}},
        "curtains": 1,
    }
    found = check(tmp_path, data, "--json")
    places = sorted(error.split(": ")[0] for error in found.data["errors"])

    assert found.code == 1
    assert places == sorted(
        [
            "game", "source", "dummy.track_max", "dummy.track_max", "titans.T3a.gold", "titans.T3a.bards",
            "titans.T3a.silver", "titans.T9", "tilesets.4-6", "tilesets.3.tiles.1.threat.gold", "roads[0]",
            "setup.modes.6-long", "curtains",
        ]
    )  # fmt: skip


def test_a_tile_set_that_there_is_not_is_named_with_those_that_there_are(tmp_path: Path) -> None:
    data = ours()
    data["setup"]["modes"]["3-long"]["tileset"] = "2"
    said = check(tmp_path, data)

    assert "setup.modes.3-long.tileset: no such set of tiles: 2; there are 4-5, 3" in said.out


def as_toml(value: Any) -> str:
    """Plain data in one line of TOML."""
    if isinstance(value, dict):
        parts = [f'"{key}" = {as_toml(part)}' for key, part in value.items() if part is not None]
        return "{" + ", ".join(parts) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(as_toml, value)) + "]"
    return json.dumps(value)


def by_id(rows: list[dict[str, Any]], key: str) -> dict[str, Any]:
    return {str(row[key]): {name: value for name, value in row.items() if name != key} for row in rows}


def test_a_whole_file_may_be_toml_with_tables_by_id(tmp_path: Path) -> None:
    data = ours()
    for section in ("unit_types", "cities", "regions", "titans"):
        data[section] = by_id(data[section], "id")
    data["census"] = by_id(data["census"], "unit")
    for tileset in data["tilesets"].values():
        tileset["tiles"] = by_id(tileset["tiles"], "city")
    data["titans"]["T3a"]["gold"] = 9
    file = tmp_path / "mine.toml"
    file.write_text("".join(f"{name} = {as_toml(value)}\n" for name, value in data.items()), encoding="utf-8")
    report = tafelrunde("xidit", "data", "check", file, "--json").data

    assert report["ok"], report["errors"]
    assert report["changed"] == {"titans": ["T3a"]}


def test_json_and_toml_say_the_same_whatever_the_file_is_called(tmp_path: Path) -> None:
    data = {"title": "my copy", "titans": {"T3a": {"gold": 9}}, "census": {"mage": {"sole": {"stories": 0}}}}
    found = []
    for name, text in (
        ("mine.json", json.dumps(data)),
        ("mine.txt", json.dumps(data)),
        ("mine.toml", "".join(f"{key} = {as_toml(value)}\n" for key, value in data.items())),
    ):
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        report = tafelrunde("xidit", "data", "check", file, "--json").data
        found.append({**report, "file": ""})
        assert tafelrunde("data", "xidit", "--check", file).code == 0

    assert found[0] == found[1] == found[2]
    assert found[0]["changed"] == {"titans": ["T3a"], "census": ["mage"]}


def spoil_road(data: dict[str, Any]) -> None:
    data["roads"].append({"a": 1, "b": 21, "colour": "red"})


def spoil_plane(data: dict[str, Any]) -> None:
    """Swaps ends until five cities need each other too much."""
    data["roads"] = [
        {"a": a, "b": b, "colour": colour}
        for a, b, colour in (
            (1, 4, "black"), (1, 5, "red"), (1, 6, "blue"), (2, 4, "red"), (2, 5, "blue"), (2, 6, "black"),
            (3, 4, "blue"), (3, 5, "black"), (3, 6, "red"),
        )
    ]  # fmt: skip


def spoil_region(data: dict[str, Any]) -> None:
    data["regions"][2]["bastion"] = True


def spoil_tile(data: dict[str, Any]) -> None:
    data["tilesets"]["3"]["tiles"][0]["recruit"].append("mage")


def spoil_mode(data: dict[str, Any]) -> None:
    data["setup"]["modes"]["5-short"]["threat_pile"] = 9


def spoil_units(data: dict[str, Any]) -> None:
    data["unit_types"][0]["count"] = 0


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (spoil_road, "roads[29]"),
        (spoil_plane, "roads"),
        (spoil_region, "regions.east.bastion"),
        (spoil_tile, "tilesets.3.tiles.1.recruit"),
        (spoil_mode, "setup.modes.5-short"),
        (spoil_units, "unit_types.militia.count"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_mistakes_are_named_with_their_place(spoil: Any, place: str, lang: str, tmp_path: Path) -> None:
    data = ours()
    spoil(data)

    said = check(tmp_path, data, lang=lang)

    assert said.code == 1
    assert f"✗ {place}" in said.out
    assert "mine.json" in said.out
    assert said.err == ""


def test_several_mistakes_are_told_at_once(tmp_path: Path) -> None:
    data = ours()
    for spoil in (spoil_tile, spoil_mode, spoil_units):
        spoil(data)
    report = check(tmp_path, data, "--json")

    assert report.code == 1
    assert not report.data["ok"]
    assert len(report.data["errors"]) == 3


def test_what_only_looks_odd_is_said_and_accepted(tmp_path: Path) -> None:
    data = ours()
    data["cities"][0].update(x=900, y=100)
    said = check(tmp_path, data)

    assert said.code == 0
    assert "! looks odd" in said.out


@pytest.mark.parametrize("text", ["{", "[]", '{"schema": "xidit-data/1"', "\xff"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_file_that_is_no_json_is_refused(text: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(text.encode("latin-1"))
    said = tafelrunde("xidit", "data", "check", file, lang=lang)

    assert said.code == 2
    assert str(file) in said.err
    assert "Traceback" not in said.err


def test_a_missing_file_and_a_missing_command() -> None:
    assert tafelrunde("xidit", "data", "check", "missing.json").code == 2
    assert tafelrunde("xidit", "data").code == 2
    assert "check" in tafelrunde("xidit", "data", "chek").err


def test_the_documented_example_can_be_used_and_every_section_is_described(tmp_path: Path) -> None:
    text = DOCUMENT.read_text(encoding="utf-8").split("## Lords of Xidit")[1]
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    report = check(tmp_path, json.loads(example), "--json").data

    assert report["ok"], report["errors"]
    assert report["differs"]["titans"][0] + report["differs"]["tiles.4-5"][0] > 0
    for section in reconstruction_data():
        assert f"`{section}`" in text or f"`{section}." in text, section
    assert "own reconstruction" in text
    assert reconstruction().schema in text
