"""`scripts/alive.py`, a part of `make lint`, finds what nothing uses."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[1] / "scripts" / "alive.py"
PLANTED = """
from typing import NamedTuple


class Row(NamedTuple):
    field_without_reader: int

    def method_without_caller(self) -> int:
        return self.field_without_reader_either


def used() -> Row:
    return Row(CONSTANT)


def function_without_caller() -> Row:
    return used()


CONSTANT = 1
CONSTANT_WITHOUT_READER = 2
"""


def test_functions_methods_and_constants_need_somebody_who_uses_them(tmp_path: Path) -> None:
    (tmp_path / "planted.py").write_text(PLANTED, encoding="utf-8")

    ran = subprocess.run([sys.executable, SCRIPT, tmp_path], capture_output=True, text=True)

    assert ran.returncode == 1, ran.stderr
    assert [line.rpartition(" ")[2] for line in ran.stdout.splitlines()] == [
        "'method_without_caller'",
        "'function_without_caller'",
        "'CONSTANT_WITHOUT_READER'",
    ]
