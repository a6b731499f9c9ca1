"""docs/phoenix-master.md: its commands exist and work, and it leaves nothing out."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tafelrunde.cli.phoenix import TREE
from tafelrunde.games.phoenix.master.corrections import SETTERS
from tafelrunde.games.phoenix.master.unit_corrections import ARMY_NUMBERS, PERSON_NUMBERS
from tests.cli.calling import tafelrunde

PAGE = (Path(__file__).parents[2] / "docs" / "phoenix-master.md").read_text(encoding="utf-8")


MASTERS = (
    *("new", "run", "status", "map", "invite", "orders", "close", "correct", "grant", "announce", "ask"),
    *(
        "answer",
        "questions",
        "dice",
        "clock",
        "end",
        "log",
        "verify",
        "rollback",
        "rerun",
        "export",
        "import",
    ),
)


def test_the_page_for_game_masters_names_every_command_of_theirs_and_none_that_is_not() -> None:
    named = set(re.findall(r"phoenix ([a-z]+)\b", PAGE)) | set(re.findall(r"`([a-z]+) FOLDER", PAGE))

    assert named - set(TREE) == set()
    assert set(MASTERS) - named == set()


def test_the_page_for_game_masters_names_all_that_can_be_corrected() -> None:
    for name in (*SETTERS, *ARMY_NUMBERS, *PERSON_NUMBERS):
        assert re.search(rf"`\.?{name}[.`]", PAGE), name


def test_the_page_begins_with_commands_that_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (block,) = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines():
        words = shlex.split(line.replace("--months 24", "--months 1"))
        assert words[0] == "tafelrunde"
        said = tafelrunde(*words[1:])
        assert said.code == 0, said.err
