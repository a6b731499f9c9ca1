"""Each ruling after the comparison with a second implementation has its rule, and tests named after it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games.phoenix import GAME

TESTS = Path(__file__).parents[2]
NAMED = re.compile(r"^(?:async )?def test_(r2\d\d)_", re.MULTILINE)
RULINGS = range(201, 233)


def named() -> set[str]:
    return {name for path in TESTS.rglob("test_*.py") for name in NAMED.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("number", RULINGS)
def test_every_ruling_is_a_rule_with_a_test_of_its_name(number: int) -> None:
    rule = load_rulebook(GAME).find(f"PH-R{number}")
    assert rule is not None
    assert rule.kind == "ruling"
    assert f"r{number}" in named()
