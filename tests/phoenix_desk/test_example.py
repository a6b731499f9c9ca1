"""The examples that lead a campaign from Python and ask about it do what they say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tafelrunde.phoenix_desk.folder import Folder, open_campaign
from tafelrunde.phoenix_desk.review.tally import tally
from tests.phoenix_desk.battlefields import HERE, planted

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str | Path) -> list[str]:
    """The lines that an example prints."""
    done = subprocess.run(
        [sys.executable, EXAMPLES / name, *arguments],
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_the_example_leads_a_campaign_with_a_war(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    *conflicts, protocol, counted = run("phoenix_desk.py", folder)

    assert any(" melee " in line for line in conflicts)
    assert int(protocol.split()[0]) > len(conflicts)
    again = open_campaign(folder)
    assert again.state.month == 13
    assert counted == str({kind: count for kind, count in tally(again).items() if count})


def test_the_example_asks_what_a_player_asks(tmp_path: Path) -> None:
    folder = planted(Folder(tmp_path / "campaign")).path

    lines = run("phoenix_questions.py", folder, "Ann")

    assert lines[0].startswith(f"army of warriors 101 in {HERE} reaches 101/19 ")
    assert any("How strong is Bob 101?" in line for line in lines)
    assert lines[-1].endswith("fields have changed hands since Hawar 1")
