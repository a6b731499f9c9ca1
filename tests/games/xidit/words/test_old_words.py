"""Words that were printed once are still read."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.games.xidit.play.moves import AddStory, FightTitan, TakeRewards, XiditMove
from tafelrunde.games.xidit.words.text import format_move, parse_move

UNITS = ("militia", "infantry", "mage", "mage")
MOVES: dict[XiditMove, tuple[tuple[str, str], tuple[str, ...]]] = {
    FightTitan("T4a", UNITS): (
        (
            "eliminate T4a with 1 militia unit, 1 infantry unit and 2 battle mages",
            "beseitige T4a mit 1 Dorfmilizionär, 1 Fußsoldat und 2 Kampfmagier",
        ),
        ("fight T4a with militia, infantry, 2 mages", "bekämpfe T4a mit Dorfmilizionär, Fußsoldat, 2 mage"),
    ),
    TakeRewards(("gold", "stories")): (
        ("rewards gold and storeys", "Belohnungen Gold und Stockwerke"),
        ("rewards gold and stories", "reward gold, story"),
    ),
    AddStory(17): (("storey in 17", "Stockwerk in 17"), ("story in 17", "story 17")),
}


@pytest.mark.parametrize("move", MOVES)
def test_moves_are_printed_in_the_words_of_the_glossary(move: XiditMove) -> None:
    printed, _ = MOVES[move]

    assert tuple(format_move(move, lang) for lang in LANGS) == printed
    assert [parse_move(text) for text in printed] == [move, move]


@pytest.mark.parametrize("move", MOVES)
def test_old_words_are_read_as_the_same_moves(move: XiditMove) -> None:
    _, old = MOVES[move]

    assert [parse_move(text) for text in old] == [move] * len(old)
