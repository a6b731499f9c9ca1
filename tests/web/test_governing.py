"""Each decision of a board leads to the rules that govern it."""

from __future__ import annotations

import re

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, sample
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games import load_game
from tests.web.browsing import ROOT
from tests.web.tables import GAMES


def governing(game: str) -> dict[str, list[str]]:
    text = (ROOT / "web" / "src" / "games" / game / "governing.ts").read_text(encoding="utf-8")
    lines = re.findall(r"^    (\w+): \[(.*)\],$", text, re.MULTILINE)
    return {step: re.findall(r'"([^"]+)"', ids) for step, ids in lines}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_exist(game: str) -> None:
    book = load_rulebook(load_game(game))
    unknown = [rule for ids in governing(game).values() for rule in ids if book.find(rule) is None]
    assert unknown == []
    assert all(governing(game).values())


@pytest.mark.parametrize("game", GAMES)
def test_no_decision_is_without_rules(game: str) -> None:
    """Ten random games meet nearly every kind of decision."""
    played, known = load_game(game), governing(game)
    for seed in range(10):
        rng, state = Seeded(seed), played.setup(played.meta.seats[0] + seed % 2, {}, None)
        while acting := played.to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                move = played.chance(state, rng)
            else:
                assert played.view(state, seat).step in known
                move = sample(played.legal_moves(state, seat), rng)
            played.play(state, seat, move, None)
