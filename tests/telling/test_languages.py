"""No German word stands in an English text and no English one in a German text."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from tafelrunde.engine.contract import LANGS, Lang
from tests.telling.texts import Said, offences, shown

WORDS: Final[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("languages.toml").read_text(encoding="utf-8")
)
OTHER: Final[dict[Lang, str]] = {"en": "german", "de": "english"}
MEANT: Final[dict[str, dict[str, str]]] = WORDS["meant"]


def foreign(lang: Lang) -> re.Pattern[str]:
    """Words that a text in this language does not have."""
    other = WORDS[OTHER[lang]]
    little = "|".join(map(re.escape, other["little"]))
    terms = "|".join(sorted(map(re.escape, other["terms"]), key=len, reverse=True))
    return re.compile(rf"(?<![\w-])(?:{little}|{terms}|{'|'.join(other['patterns'])})(?![\w-])")


def is_meant(said: Said) -> bool:
    return any(said.where.endswith(place) for place in MEANT[said.lang])


@pytest.mark.parametrize("lang", LANGS)
def test_no_text_has_words_of_the_other_language(lang: Lang) -> None:
    assert offences([said for said in shown() if not is_meant(said)], lang, foreign(lang)) == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_exception_is_needed(lang: Lang) -> None:
    for place in MEANT[lang]:
        texts = [said for said in shown() if said.lang == lang and said.where.endswith(place)]
        assert offences(texts, lang, foreign(lang)) != [], place


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Each side throws one W20."),
        ("en", "There is no Gemark 49."),
        ("en", "The Burgherr has 24 good points."),
        ("en", "Tabelle 8 gives the damage."),
        ("de", "Die Seite würfelt einen d20."),
        ("de", "Das Heer steht im field 503/22."),
        ("de", "Der host beginnt."),
    ],
)
def test_a_planted_word_is_found(lang: Lang, text: str) -> None:
    assert offences([Said("here", lang, text)], lang, foreign(lang)) != []
