"""`tafelrunde phoenix decide`: sentences of the game master, also about special realms."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.phoenix.state.realm import PIRATE
from tafelrunde.phoenix_desk.campaign.layout import LOG_FILE
from tafelrunde.phoenix_desk.folder import open_campaign
from tests.cli.phoenix_folders import copy_of, founded, phoenix


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_of(founded(), tmp_path)


@pytest.mark.parametrize("sentence", ["Führe Ann als Piraten", "List Ann as pirates"])
def test_a_decision_is_played(folder: Path, sentence: str) -> None:
    said = phoenix("decide", folder, sentence, "--json")
    assert said.code == 0
    assert said.data["move"] == {"move": "declare_kind", "realm": "Ann", "kind": "pirate"}
    assert open_campaign(folder).state.realms[0].kind == PIRATE


@pytest.mark.parametrize("sentence", ["Führe Ann als Zwerge", "Zahle Ann 25000 GS Piratenbonus", "Hallo"])
def test_what_cannot_be_decided_changes_nothing(folder: Path, sentence: str) -> None:
    """No such kind of realm; Ann is no pirate; no sentence at all."""
    before = (folder / LOG_FILE).read_bytes()
    said = phoenix("decide", folder, sentence)
    assert said.code != 0
    assert "Traceback" not in said.err + said.out
    assert (folder / LOG_FILE).read_bytes() == before
