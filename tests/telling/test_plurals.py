"""Whatever is counted agrees with its number, and whoever acts with how many they are."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.engine.rulebook import Spoken
from tests.telling.texts import Said, messages, offences, rendered, rule_texts

NOUNS: Final[dict[str, list[list[str]]]] = tomllib.loads(
    Path(__file__).with_name("nouns.toml").read_text(encoding="utf-8")
)
SLOT: Final = re.compile(r"\{\w+(:[^{}]+)?\}")
DOES: Final = {
    "en": re.compile(r"\band (?:Bob|Cleo) (?:wins|leaves|has|is|shows|takes|plays|was)\b"),
    "de": re.compile(r"\bund (?:Bob|Cleo) (?:gewinnt|scheidet|hat|ist|zeigt|nimmt|spielt|wird|teilt)\b"),
}
"""What one does and several do not."""
LETTERS: Final = ("cli/pictures/xidit/texts.en.ftl: units",)
"""Messages whose numbers are letters."""


class Everywhere(dict[str, Spoken]):
    """The same in every slot."""

    def __init__(self, value: Spoken) -> None:
        self.value = value

    def __missing__(self, slot: str) -> Spoken:
        return self.value


def pattern_of(number: str, nouns: Iterable[str]) -> re.Pattern[str]:
    """The number before one of the nouns; the end of a range, `1 to 5 dice`, is always several."""
    words = "|".join(sorted(map(re.escape, nouns), key=len, reverse=True))
    return re.compile(rf"(?<![\w.,/+–-])(?<!to )(?<!bis ){number} (?:{words})(?![\w-]| points?\b)")


def one_of_several(lang: Lang) -> re.Pattern[str]:
    """`1 leaders`."""
    singles = {one for one, *_ in NOUNS[lang]}
    return pattern_of("1", {form for _, *several in NOUNS[lang] for form in several} - singles)


def several_of_one(lang: Lang) -> re.Pattern[str]:
    """`2 leader`, `0 Barde`."""
    plurals = {form for _, *several in NOUNS[lang] for form in several}
    return pattern_of("(?:0|2|5)", {one for one, *_ in NOUNS[lang]} - plurals)


def refusals(number: str) -> list[Said]:
    """Sentences of rules with this number in every slot."""
    slots = Everywhere(Spoken(number))
    return [
        Said(said.where, said.lang, said.text.format_map(slots))
        for said in rule_texts()
        if SLOT.search(said.text)
    ]


def counted() -> list[Said]:
    return [said for said in rendered() if not said.where.endswith(LETTERS)]


def test_every_message_can_be_said_with_every_number_and_list() -> None:
    said = rendered()

    assert len(messages()) > 5000
    assert len(said) > len(messages())


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_counted_in_the_wrong_number(lang: Lang) -> None:
    assert offences(counted(), lang, one_of_several(lang)) == []
    assert offences(counted(), lang, several_of_one(lang)) == []


@pytest.mark.parametrize("lang", LANGS)
def test_no_refusal_of_a_rule_counts_in_the_wrong_number(lang: Lang) -> None:
    assert offences(refusals("1"), lang, one_of_several(lang)) == []
    assert offences(refusals("2"), lang, several_of_one(lang)) == []


@pytest.mark.parametrize("lang", LANGS)
def test_several_do_what_several_do(lang: Lang) -> None:
    assert offences(rendered(), lang, DOES[lang]) == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Ann has 1 leaders."),
        ("en", "Ann places 1 bards."),
        ("en", "5 battle mage are shown."),
        ("de", "Ann legt 1 Barden."),
        ("de", "Noch 2 Stockwerk."),
    ],
)
def test_a_planted_number_is_found(lang: Lang, text: str) -> None:
    planted = [Said("here", lang, text)]

    assert offences(planted, lang, one_of_several(lang)) + offences(planted, lang, several_of_one(lang)) != []


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "Ann and Bob wins!"), ("de", "Ann, Bob und Cleo gewinnt!")]
)
def test_a_planted_list_is_found(lang: Lang, text: str) -> None:
    assert offences([Said("here", lang, text)], lang, DOES[lang]) != []
