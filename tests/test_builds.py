"""One source, two speeds: the compiled and the pure build play the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.fingerprints import Fingerprints

ROOT = Path(__file__).parent.parent
WITHOUT_COMPILER = os.environ.get("TAFELRUNDE_NO_COMPILER", "0") not in ("", "0")
NEEDS_COMPILER = pytest.mark.skipif(WITHOUT_COMPILER, reason="TAFELRUNDE_NO_COMPILER is set")
HINT = "run `make setup`; where no compiler can be had, set TAFELRUNDE_NO_COMPILER=1 to test without"


def run(*words: str, pure: bool) -> subprocess.CompletedProcess[bytes]:
    environment = {key: value for key, value in os.environ.items() if key != "TAFELRUNDE_PURE"}
    if pure:
        environment["TAFELRUNDE_PURE"] = "1"
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, check=False, timeout=600
    )


@cache
def fingerprints(*, pure: bool) -> Fingerprints:
    """What a build of its own process makes of the fixed games."""
    done = run("-m", "tests.fingerprints", pure=pure)
    assert done.returncode == 0, done.stderr.decode()
    return msgspec.json.decode(done.stdout, type=Fingerprints)


@cache
def record() -> Any:
    """What the extension modules beside the sources were made from."""
    return json.loads((ROOT / "src/tafelrunde/_compiled.json").read_bytes())


def demand_compiled() -> None:
    """Fails with a hint unless the extension modules are there and made from the present sources."""
    if run("setup.py", "--current", pure=False).returncode:
        why = run("setup.py", "--can-compile", pure=False).stderr.decode().strip()
        pytest.fail(f"the compiled build is missing or older than the sources ({why or 'not made'}); {HINT}")


def module_name(file: str) -> str:
    return "tafelrunde." + file.removesuffix(".py").replace("/", ".")


@NEEDS_COMPILER
def test_the_compiled_build_is_compiled_from_the_present_sources() -> None:
    demand_compiled()

    found = fingerprints(pure=False).files
    names = [module_name(file) for file in record()["compiled"]]

    assert len(names) >= 8
    assert {name: Path(found[name]).suffix for name in names} == dict.fromkeys(names, ".so")


def test_the_pure_build_loads_no_compiled_module() -> None:
    files = fingerprints(pure=True).files

    assert "tafelrunde.games.kingsburg.play.rules" in files
    assert {name: file for name, file in files.items() if not file.endswith(".py")} == {}


@NEEDS_COMPILER
def test_both_builds_play_the_same_games() -> None:
    demand_compiled()

    compiled, pure = fingerprints(pure=False).games, fingerprints(pure=True).games

    assert compiled.keys() == pure.keys()
    for game, trace in pure.items():
        differing = [n for n, (a, b) in enumerate(zip(trace, compiled[game], strict=True), 1) if a != b]
        assert differing == [], f"{game}: the builds differ from entry {differing[0]} on"


def test_the_fixed_games_are_worth_comparing() -> None:
    games = fingerprints(pure=True).games

    assert len(games) >= 20
    assert all(len(trace) > 20 for trace in games.values())
    assert len({tuple(trace) for trace in games.values()}) == len(games)
