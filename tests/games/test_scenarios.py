"""Every scenario file of every game is played; a wrong expectation is told so that a player can read it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tafelrunde.engine.scenario import run_scenario
from tafelrunde.games import load_game

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.toml"))
EVERY_FILE = pytest.mark.parametrize("path", FILES, ids=[f"{path.parts[-3]}-{path.stem}" for path in FILES])


def test_every_game_has_scenarios() -> None:
    assert {path.relative_to(FOLDER).parts[0] for path in FILES} == {
        "ethnos",
        "kingsburg",
        "phoenix",
        "xidit",
    }


@EVERY_FILE
def test_scenario_is_as_it_says(path: Path) -> None:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    found = run_scenario(data, path.name, load_game)

    assert data["game"] == path.relative_to(FOLDER).parts[0]
    assert not found, "\n".join(f"{d.where}: expected {d.expected}, found {d.found}" for d in found)


@EVERY_FILE
def test_scenario_has_a_title_in_both_languages_and_claims_a_rule(path: Path) -> None:
    data = tomllib.loads(path.read_text(encoding="utf-8"))

    assert set(data["title"]) == {"en", "de"}
    assert data["title"]["en"] != data["title"]["de"]
    assert data.get("rules") or any("refused" in step for step in data["steps"])
