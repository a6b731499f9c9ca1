"""A realm's part of the minutes in words: rules that there are, and nothing of the others."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.games.phoenix.secrecy.sharing import part_of
from tafelrunde.phoenix_desk.protocol.part import part_in_words
from tests.games.phoenix.sample_minutes import MELEE, NAMES, OVERRUN, SAMPLES
from tests.phoenix_desk.protocol.test_protocols import known

ANN, BOB = 0, 1
WHOLE: tuple[Any, ...] = (*SAMPLES, MELEE, OVERRUN)


@pytest.mark.parametrize("realm", [ANN, BOB])
@pytest.mark.parametrize("minute", WHOLE, ids=lambda one: type(one).__name__)
def test_a_part_cites_rules_that_there_are_in_both_languages(minute: Any, realm: int) -> None:
    part = part_of(minute, realm)
    if part is None:
        return
    texts = ["\n".join(part_in_words(part, NAMES, lang)) for lang in LANGS]
    rules = [re.findall(r"PH-[\w.]*\w", text) for text in texts]
    assert texts[0] != texts[1]
    assert rules[0] == rules[1] != []
    assert set(rules[0]) <= known()
    assert "{" not in "".join(texts)


def test_a_melee_shows_own_strength_points_and_die_and_hides_the_enemy() -> None:
    """PH-5.5v."""
    text = "\n".join(part_in_words(part_of(MELEE, ANN), NAMES, "en"))
    assert "strength 900; good points 3 leaders (PH-1.1.5d) = 3; d20 7" in text
    assert "945" in text
    assert "losses 8 of 900" in text
    assert not re.search(r"\b(500|505|410)\b", text)
    lost = "\n".join(part_in_words(part_of(MELEE, BOB), NAMES, "en"))
    assert "Melee in 101/27, lost" in lost
    assert not re.search(r"\b(900|945)\b", lost)
