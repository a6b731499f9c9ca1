"""Words that were given up for better ones do not come back."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from tafelrunde.engine.contract import LANGS, Lang
from tests.telling.texts import Said, documents, offences, shown

RETIRED: Final[dict[str, list[dict[str, Any]]]] = tomllib.loads(
    Path(__file__).with_name("retired.toml").read_text(encoding="utf-8")
)
CASES: Final = [(lang, entry["word"], entry["use"]) for lang in LANGS for entry in RETIRED[lang]]
IN_DOCUMENTS: Final = [
    (entry["word"], entry["use"]) for entry in RETIRED["en"] if entry.get("documents", True)
]


@pytest.mark.parametrize(("lang", "word", "use"), CASES)
def test_a_retired_word_does_not_come_back(lang: Lang, word: str, use: str) -> None:
    assert offences(shown(), lang, re.compile(word)) == [], f"say: {use}"


@pytest.mark.parametrize(("word", "use"), IN_DOCUMENTS)
def test_no_retired_word_stands_in_the_documents(word: str, use: str) -> None:
    assert offences(documents(), "en", re.compile(word)) == [], f"say: {use}"


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Only an own army may do this."),
        ("en", "This is no campaign."),
        ("en", "The guild has two stories."),
        ("en", "Ann's army was run over."),
        ("de", "Ein Verband aus drei Karten."),
        ("de", "Stelle das Rad."),
        ("de", "Deine Mailadresse"),
    ],
)
def test_a_planted_word_is_found(lang: Lang, text: str) -> None:
    patterns = [re.compile(entry["word"]) for entry in RETIRED[lang]]

    assert any(offences([Said("here", lang, text)], lang, pattern) for pattern in patterns)
