"""The web app has the game master's decisions as data, every kind, with each sentence of the handbook."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tafelrunde.engine.contract import LANGS
from tafelrunde.games.phoenix.moves.kinds import PhoenixMove
from tafelrunde.games.phoenix.words.text import parse_move
from tafelrunde.phoenix_desk.orders.decisions import decisions, examples, files, moves, tag_of

ROOT = Path(__file__).parents[3]
KEPT = ROOT / "web" / "src" / "campaign" / "correcting"
HANDBOOK = (ROOT / "docs" / "phoenix-orders.md").read_text(encoding="utf-8")


def test_the_kept_files_are_what_the_grammar_says() -> None:
    for name, content in files(HANDBOOK):
        assert (KEPT / name).read_text(encoding="utf-8") == content, (
            f"write it anew, as the docstring of phoenix_desk/orders/decisions.py says: {name}"
        )


def test_every_decision_that_can_be_said_is_said_in_the_handbook() -> None:
    found = decisions()["decisions"]
    assert set(found) == {tag_of(move) for move in moves()}
    said = {tag for tag, one in found.items() if one["said"]["de"]}
    assert said == {one["move"]["move"] for one in examples(HANDBOOK)}


def test_the_examples_mean_what_they_say() -> None:
    for one in examples(HANDBOOK):
        move = msgspec.convert(one["move"], PhoenixMove)
        assert [parse_move(one[lang]) for lang in LANGS] == [move, move]
