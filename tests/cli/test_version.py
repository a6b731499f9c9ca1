"""Which version this is, asked in the ways people try first."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version

from tests.cli.calling import tafelrunde


def test_the_program_tells_its_version_without_a_command() -> None:
    said = tafelrunde("--version")

    assert (said.code, said.out, said.err) == (0, f"tafelrunde {version('tafelrunde')}\n", "")


def test_a_command_has_no_version_of_its_own() -> None:
    said = tafelrunde("games", "--version")

    assert said.code == 2
    assert "--version" in said.err


def test_the_package_runs_as_the_program_does() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tafelrunde", "--version"], capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stdout) == (0, f"tafelrunde {version('tafelrunde')}\n")
