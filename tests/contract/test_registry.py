"""Games of other packages: found by their entry point, held to the laws, and no danger to the others."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.engine.errors import Complaint
from tafelrunde.games import CAMPAIGNS, OWN_GAMES, game_ids, load_game
from tafelrunde.telling.complaints import said

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "nim"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example package, built and installed into a folder of its own."""
    folder = tmp_path_factory.mktemp("plug_in")
    source = shutil.copytree(EXAMPLE, folder / "source", ignore=shutil.ignore_patterns("build", "*.egg-info"))
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check", "--quiet"]
    words = ["-m", "pip", "install", *options, "--target", str(folder / "site"), str(source)]
    subprocess.run([sys.executable, *words], check=True, capture_output=True, timeout=300)
    return folder / "site"


def run(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A Python of its own that finds the package beside ours."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(ROOT / "src"), str(ROOT)])}
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300,
        check=False,
    )  # fmt: skip


def test_an_installed_package_adds_its_game(installed: Path) -> None:
    script = """
import json
from tafelrunde.games import game_ids, load_game
print(json.dumps([game_ids(), load_game("nim").meta.seats, load_game("nim").package]))
"""
    done = run(installed, "-c", script)

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [[*OWN_GAMES, *CAMPAIGNS, "nim"], [2, 3], "tafelrunde_nim"]


def test_the_command_lists_the_added_game(installed: Path) -> None:
    done = run(installed, "-c", "from tafelrunde.cli import main; main()", "games", "--json")

    assert done.returncode == 0, done.stderr
    assert "nim" in [game["id"] for game in json.loads(done.stdout)]


def test_the_laws_hold_for_the_added_game(installed: Path) -> None:
    done = run(
        installed, "-m", "tests.soak", "--game", "nim", "--games", "15", "--thorough", "--processes", "1"
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("30 games, ")
    assert done.stdout.endswith("all laws held\n")


def test_the_contract_suite_runs_over_the_added_game(installed: Path) -> None:
    words = ["tests/contract/test_laws.py", "tests/contract/test_views_only.py", "-k", "nim"]
    done = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words)

    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


def test_the_example_passes_its_own_tests(installed: Path) -> None:
    done = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE / "tests"))

    assert done.returncode == 0, done.stdout + done.stderr


def pretend(folder: Path, name: str, value: str, module: str) -> None:
    """A package with one entry point, as if it were installed."""
    (folder / "pretended.py").write_text(module, encoding="utf-8")
    facts = folder / "pretended-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: pretended\nVersion: 1.0\n", encoding="utf-8"
    )
    (facts / "entry_points.txt").write_text(f"[tafelrunde.games]\n{name} = {value}\n", encoding="utf-8")


ASK = """
import sys
from tafelrunde.engine.errors import Complaint
from tafelrunde.games import game_ids, load_game
from tafelrunde.telling.complaints import said
print(*game_ids())
try:
    print(load_game(sys.argv[1]).package)
except Complaint as complaint:
    print(said(complaint, "en"))
    print(said(complaint, "de"))
"""


@pytest.mark.parametrize(
    ("value", "module", "en", "de"),
    [
        ("pretended:GAME", "1 / 0", "cannot be loaded", "lässt sich nicht"),
        ("pretended:GAME", "x = 1", "cannot be loaded", "lässt sich nicht"),
        ("absent:GAME", "", "cannot be loaded", "lässt sich nicht"),
        ("pretended:GAME", "GAME = 'chess'", "offers no game for “chess”", "kein Spiel für „chess“"),
        (
            "pretended:GAME",
            "from tafelrunde.games.kingsburg import GAME",
            "offers no game for “chess”",
            "kein Spiel für „chess“",
        ),
    ],
)
def test_a_package_that_does_not_work_is_named(
    tmp_path: Path, value: str, module: str, en: str, de: str
) -> None:
    pretend(tmp_path, "chess", value, module)

    done = run(tmp_path, "-c", ASK, "chess")

    assert done.returncode == 0, done.stderr
    listed, said_en, said_de = done.stdout.splitlines()
    assert listed.split() == [*OWN_GAMES, *CAMPAIGNS, "chess"]
    assert en in said_en
    assert value in said_en
    assert de in said_de


def test_no_package_takes_the_name_of_one_of_our_games(tmp_path: Path) -> None:
    pretend(tmp_path, "kingsburg", "pretended:GAME", "GAME = 'another game'")

    done = run(tmp_path, "-c", ASK, "kingsburg")

    assert done.stdout.splitlines() == [" ".join([*OWN_GAMES, *CAMPAIGNS]), "tafelrunde.games.kingsburg"]


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Complaint) as refusal:
        load_game("skat")
    assert said(refusal.value, "en") == f"there is no game “skat”; games here: {', '.join(game_ids())}"
    assert "„skat“ gibt es hier nicht" in said(refusal.value, "de")


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_is_loaded_once(game_id: str) -> None:
    assert load_game(game_id) is load_game(game_id)
    assert load_game(game_id).meta.id == game_id
