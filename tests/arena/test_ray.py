"""A cluster plays the same games; runs where Ray is installed (`make ray`, which `make test` does)."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")


def arena(*args: object) -> subprocess.CompletedProcess[str]:
    """In a process of its own: Ray leaves threads and handlers behind."""
    command = [sys.executable, "-m", "tafelrunde", "arena", "kingsburg", *map(str, args), "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_two_workers_of_a_cluster_give_the_outcomes_of_local_processes_game_by_game(tmp_path: Path) -> None:
    wanted = ("--bots", "greedy,random,random,random", "--blocks", 6, "--processes", 2, "--seed", 3)

    here = arena(*wanted, "--out", tmp_path / "here.jsonl")
    there = arena(*wanted, "--out", tmp_path / "there.jsonl", "--ray", "local")

    assert (here.returncode, there.returncode) == (0, 0), there.stderr
    results = (tmp_path / "here.jsonl").read_bytes()
    assert results.count(b"\n") == 1 + 24
    assert (tmp_path / "there.jsonl").read_bytes() == results


def test_trouble_on_the_cluster_is_said_in_a_sentence() -> None:
    wanted = ("--bots", "mine,random", "--blocks", 1, "--processes", 1, "--ray", "local")

    said = arena(*wanted, "--program", "mine=there-is-no-such-program")

    assert said.returncode == 2
    assert "the program “mine” could not be started" in said.stderr
    assert said.stderr.count("\n") == 1
