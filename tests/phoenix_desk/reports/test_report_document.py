"""docs/phoenix-reports.md names every field of the data, and commands that work."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from tafelrunde.games.phoenix.secrecy.seen import Begun
from tafelrunde.phoenix_desk.reports import report, report_others
from tafelrunde.phoenix_desk.reports.reading import rows
from tests.cli.calling import tafelrunde
from tests.phoenix_desk.report_campaigns import played

DOCUMENT = (Path(__file__).parents[3] / "docs" / "phoenix-reports.md").read_text(encoding="utf-8")
STRUCTS = {
    name: kind
    for name, kind in {**vars(report), **vars(report_others), **vars(rows), "Begun": Begun}.items()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and name != "Words"
}
COMMANDS = re.findall(r"^    tafelrunde (phoenix .*?)(?:  +|$)", DOCUMENT, re.MULTILINE)


def documented() -> dict[str, list[str]]:
    rows = re.findall(r"^\| ([A-Z]\w+) \| (.*) \|$", DOCUMENT, re.MULTILINE)
    return {name: re.findall(r"`([a-z_]+)`", text) for name, text in rows}


def test_every_field_of_the_data_is_documented() -> None:
    assert documented() == {name: list(kind.__struct_fields__) for name, kind in STRUCTS.items()}


@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_of_the_document_work(line: str, tmp_path: Path) -> None:
    folder = played(1, "settler").home.where()
    words = [word.replace("FOLDER", folder) for word in line.split()]
    said = tafelrunde(
        *[str(tmp_path / word) if word in ("yaromo.html", "reports/") else word for word in words]
    )

    assert said.code == 0, said.err
    assert len(COMMANDS) == 6
