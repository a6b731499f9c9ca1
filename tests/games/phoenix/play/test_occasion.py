"""What dice are thrown for: each roll of a campaign has an occasion of its own (decision 20)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.log import read_log
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.play.occasion import occasion
from tests.golden import FOLDER

WARS = ["phoenix-4-warlords-1", "phoenix-4-magic-15", "phoenix-4-sieges-9", "phoenix-4-special-realms-42"]


def occasions_in(name: str) -> list[str]:
    """Of all draws and rolls of a golden campaign."""
    path = FOLDER / f"{name}.jsonl"
    with path.open("rb") as lines:
        log = read_log(lines, str(path), load_game)
    game = load_game("phoenix")
    state = game.setup(len(log.header.seats), log.header.options, log.header.corrections)
    found = []
    for entry in log.entries:
        if entry.seat == CHANCE:
            found.append(occasion(state))
            assert occasion(game.load(game.dump(state))) == found[-1]
        game.play(state, entry.seat, entry.move, None)
    return found


@pytest.mark.parametrize("name", WARS)
def test_no_two_rolls_of_a_campaign_are_for_the_same(name: str) -> None:
    found = occasions_in(name)
    assert len(found) == len(set(found))
    assert any(" B" in one for one in found)
