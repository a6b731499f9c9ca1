"""The example that leads a campaign from Python does what it says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tafelrunde.phoenix_desk.folder import open_campaign
from tafelrunde.phoenix_desk.review.tally import tally

EXAMPLE = Path(__file__).parents[2] / "examples" / "phoenix_desk.py"


def test_the_example_leads_a_campaign_with_a_war(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    done = subprocess.run(
        [sys.executable, EXAMPLE, folder], capture_output=True, text=True, check=False, encoding="utf-8"
    )

    assert (done.returncode, done.stderr) == (0, "")
    *conflicts, protocol, counted = done.stdout.splitlines()
    assert any(" melee " in line for line in conflicts)
    assert int(protocol.split()[0]) > len(conflicts)
    again = open_campaign(folder)
    assert again.state.month == 13
    assert counted == str({kind: count for kind, count in tally(again).items() if count})
