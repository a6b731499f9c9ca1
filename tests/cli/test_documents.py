"""What docs/log.md and docs/scenarios.md promise: their examples run, and no field is left out."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.log import Header
from tafelrunde.engine.scenario_file import Expectation, Scenario, Step
from tafelrunde.engine.table import FairSource
from tafelrunde.games import load_game
from tafelrunde.games.ethnos.play.turns import STEP_NAMES as ETHNOS_STEPS
from tafelrunde.games.ethnos.words.given import Given as EthnosGiven
from tafelrunde.games.ethnos.words.given import GivenPlayer
from tafelrunde.games.kingsburg.play.moves import Roll
from tafelrunde.games.kingsburg.play.turns import STEP_NAMES
from tafelrunde.games.kingsburg.words.position import PHASES, Given, GivenProvince
from tests.cli.calling import tafelrunde
from tests.cli.logs import SECRET, cheated, fair, write

DOCS = Path(__file__).parents[2] / "docs"
LOG, SCENARIOS = ((DOCS / name).read_text(encoding="utf-8") for name in ("log.md", "scenarios.md"))


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def third_party(path: Path) -> subprocess.CompletedProcess[str]:
    """The program of the document, in an interpreter that knows nothing of ours."""
    (program,) = blocks(LOG, "python")
    command = [sys.executable, "-I", "-S", "-c", program, str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_third_party_can_verify_a_fair_game(tmp_path: Path) -> None:
    checked = third_party(write(tmp_path, fair()))

    assert (checked.returncode, checked.stdout) == (0, "fair\n"), checked.stderr


def test_a_third_party_finds_loaded_dice(tmp_path: Path) -> None:
    def sixes(n: int, drawn: Any) -> Any:
        return Roll(((6, 6, 6), *drawn.dice[1:]), drawn.white) if isinstance(drawn, Roll) else drawn

    checked = third_party(write(tmp_path, cheated(FairSource(SECRET, "example"), sixes)))

    assert checked.returncode != 0
    assert "was not drawn" in checked.stderr


@pytest.mark.parametrize(("old", "new"), [(b'"n":7', b'"n":8'), (b'"seat":1', b'"seat":2')])
def test_a_third_party_finds_changed_lines(tmp_path: Path, old: bytes, new: bytes) -> None:
    path = write(tmp_path, fair())
    path.write_bytes(path.read_bytes().replace(old, new, 1))

    assert "was changed" in third_party(path).stderr


def test_the_scenarios_of_the_document_hold(tmp_path: Path) -> None:
    examples = blocks(SCENARIOS, "toml")
    for number, text in enumerate(examples):
        (tmp_path / f"{number}.toml").write_text(text, encoding="utf-8")

    said = tafelrunde("check", tmp_path, "--json")

    assert (said.code, said.data["passed"]) == (0, len(examples)), said.out
    assert len(examples) >= 2


def test_the_difference_of_the_document_is_the_one_that_is_printed(tmp_path: Path) -> None:
    path = tmp_path / "queen.toml"
    example = blocks(SCENARIOS, "toml")[0]
    path.write_text(example.replace("and token", 'and token"\nrefused = "KB-5.4', 1), encoding="utf-8")

    printed = tafelrunde("check", path).out.replace(f"{tmp_path}/", "")

    (promised,) = blocks(SCENARIOS, "text")
    assert [line.rstrip() for line in printed.splitlines()][:4] == promised.splitlines()


def test_no_field_is_left_out() -> None:
    for struct in (Scenario, Step, Expectation, Given, GivenProvince):
        for field in struct.__struct_fields__:
            assert f"`{field}`" in SCENARIOS, f"{struct.__name__}.{field}"
    for field in Header.__struct_fields__:
        assert f"`{field}`" in LOG, field
    for name in (*PHASES, *STEP_NAMES):
        assert f"`{name}`" in SCENARIOS, name
    ethnos = SCENARIOS.split("## Positions of Ethnos")[1].split("\n## ")[0]
    fields = (*EthnosGiven.__struct_fields__, *GivenPlayer.__struct_fields__)
    for name in (*fields, *ETHNOS_STEPS[:-1]):
        assert f"`{name}`" in ethnos, name


@pytest.mark.parametrize(("game_id", "title"), [("kingsburg", "Kingsburg"), ("ethnos", "Ethnos")])
def test_the_moves_of_the_document_can_be_typed(game_id: str, title: str) -> None:
    section = SCENARIOS.split(f"## Moves of {title}\n")[1].split("## Positions")[0]
    rows = [line for line in section.splitlines() if line.startswith("| `")]
    moves = [move.replace("\\|", "|") for row in rows for move in re.findall(r"`([^`]+)`", row)]

    for move in moves:
        if "..." not in move and move not in ("w", "tribes"):
            load_game(game_id).parse_move(move)
    assert len(moves) > 10


def test_the_corrected_values_of_the_document_are_accepted(tmp_path: Path) -> None:
    text = (DOCS / "data-files.md").read_text(encoding="utf-8").split("## Ethnos\n")[1]
    (tmp_path / "mine.toml").write_text(blocks(text, "toml")[0], encoding="utf-8")

    said = tafelrunde("data", "ethnos", "--check", tmp_path / "mine.toml", "--json")

    assert said.code == 0
    changed = [row["id"] for rows in said.data["tables"].values() for row in rows]
    assert changed == ["small", "large"]
