"""What a server does before anybody comes, so that nobody has to wait for it later."""

from __future__ import annotations

import subprocess
import sys

from tafelrunde.games import table_game_ids

PROGRAM = """
import sys
from tafelrunde.server import runner
from tafelrunde.server.endpoints import written_document
from tafelrunde.server.lookup.catalogue import all_games
from tafelrunde.server.lookup.library import rules_of
from tafelrunde.server.people.looks import models, script_ranges
from tafelrunde.telling.complaints import texts_with

usual = sys.getswitchinterval()
runner.read_ahead()
runner.change_hands_often()
kept = (written_document, all_games, rules_of, models, script_ranges, texts_with)
print([one.cache_info().currsize for one in kept], sys.getswitchinterval() < usual)
"""


def test_what_is_read_once_is_read_before_somebody_asks() -> None:
    """In a process of its own: in this one others may have asked."""
    found = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, timeout=120
    )
    assert found.stdout.strip() == f"[2, 1, {len(table_game_ids())}, 1, 1, 2] True"
