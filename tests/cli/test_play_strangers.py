"""Games of other packages in the terminal: without a picture of their own, or with a fault."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tafelrunde.engine.contract import LANGS
from tests.cli.terminal import ENOUGH, tell

NIM = Path(__file__).parents[2] / "examples" / "nim"


BROKEN = """
import dataclasses, msgspec
from tafelrunde_nim import GAME

def view(state, seat):
    raise RuntimeError("what the author did not expect")

GAME = dataclasses.replace(GAME, meta=msgspec.structs.replace(GAME.meta, id="broken"), view=view)
"""


def plug_in(folder: Path, name: str, target: str) -> str:
    """A package that offers a game by an entry point; where Python has to look for it."""
    info = folder / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[tafelrunde.games]\n{name} = {target}\n")
    return os.pathsep.join([str(folder), str(NIM)])


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_without_a_picture_can_be_played(lang: str, tmp_path: Path) -> None:
    where = plug_in(tmp_path, "nim", "tafelrunde_nim:GAME")
    args = ["play", "nim", "--name", "Ann", "--seed", "3", "--lang", lang]
    played = tell(
        args, ["?", "hint", "score", "board", "board Ann", *["1"] * ENOUGH], tmp_path, PYTHONPATH=where
    )

    assert played.code == 0, played.err
    assert "Ann › 1" in played.out
    (path,) = tmp_path.rglob("*.jsonl")
    assert str(path) in played.out


def test_a_fault_of_the_program_is_admitted_without_a_traceback(tmp_path: Path) -> None:
    (tmp_path / "broken_game.py").write_text(BROKEN)
    where = plug_in(tmp_path, "broken", "broken_game:GAME")

    short = tell(["play", "broken"], [], tmp_path, PYTHONPATH=where)
    long = tell(["play", "broken"], [], tmp_path, PYTHONPATH=where, TAFELRUNDE_DEBUG="1")

    assert short.code == long.code == 70
    assert "Traceback" not in short.err
    assert "TAFELRUNDE_DEBUG=1" in short.err
    assert "what the author did not expect" in long.err
