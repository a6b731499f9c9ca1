"""Every scenario file of this folder is played; a wrong expectation is told so that a player can read it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tafelrunde.engine.protocol import Game
from tafelrunde.engine.scenario import run_scenario
from tafelrunde.games.phoenix import GAME

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.toml"))


def find_game(name: str) -> Game:
    assert name == GAME.meta.id
    return GAME


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario_is_as_it_says(path: Path) -> None:
    found = run_scenario(tomllib.loads(path.read_text(encoding="utf-8")), path.name, find_game)

    assert not found, "\n".join(f"{d.where}: expected {d.expected}, found {d.found}" for d in found)


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario_has_a_title_in_both_languages_and_claims_a_rule(path: Path) -> None:
    data = tomllib.loads(path.read_text(encoding="utf-8"))

    assert set(data["title"]) == {"en", "de"}
    assert data["title"]["en"] != data["title"]["de"]
    assert data.get("rules") or any("refused" in step for step in data["steps"])
