"""Minutes of all kinds in words: rules that there are, both languages, and figures that can be checked."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, get_args

import pytest

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.meta import TERMS
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES
from tafelrunde.games.phoenix.told.minutes import AnyMinute, Thrown
from tafelrunde.phoenix_desk.protocol.clerk import Clerk, dice, good_said
from tafelrunde.phoenix_desk.protocol.whole import in_words
from tafelrunde.phoenix_desk.review.evaluations import fields_of
from tests.cli.test_language import messages
from tests.games.phoenix.sample_minutes import NAMES, SAMPLES


@cache
def known() -> set[str]:
    return {rule.id for rule in load_rulebook(GAME).rule}


def said(minute: Any, lang: Lang) -> str:
    return "\n".join(in_words(minute, NAMES, lang))


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_of_minutes_has_words(lang: Lang) -> None:
    ids = [f"whole-{kind.__struct_config__.tag}" for kind in get_args(AnyMinute)]
    assert [id for id in ids if not Clerk(NAMES, lang).texts.has_message(id)] == []


def test_the_sentences_have_the_same_slots_in_both_languages() -> None:
    english, german = (messages("tafelrunde.phoenix_desk.protocol", "protocol", lang) for lang in LANGS)
    assert english == german


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: type(sample).__name__)
def test_a_protocol_cites_rules_that_there_are(sample: Any) -> None:
    texts = [said(sample, lang) for lang in LANGS]
    assert texts[0] != texts[1]
    rules = [re.findall(r"PH-[\w.]*\w", text) for text in texts]
    assert rules[0] == rules[1]
    assert set(rules[0]) <= known()
    assert rules[0] or isinstance(sample, Thrown)
    assert "{" not in "".join(texts)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: type(sample).__name__)
def test_minutes_can_be_found_by_their_field(sample: Any) -> None:
    assert "101/27" in fields_of(sample)


@pytest.mark.parametrize(
    ("sample", "figures"),
    [
        (SAMPLES[0], ["d10 0 7", "130", "B12", "PH-R141"]),
        (SAMPLES[1], ["81.25", "54.4375", "26.8125", "10.5147", "d% of at most 60", "80 12"]),
        (SAMPLES[7], ["2 × 2 × 3 = 12"]),
        (SAMPLES[10], ["2 : 1 = 2", "(hits 3 - on ones 1 - taken 1) / 2 = 0.5", "dead (PH-5.3p)"]),
        (SAMPLES[15], ["900 warriors", "0.6667", "lost: 301 warriors, 2 leaders", "all is lost"]),
        (SAMPLES[16], ["50% of 1,500", "25% of 1,502.5 ", "times 0.5 ", "562 gold"]),
        (SAMPLES[12], ["good points 16.5", "(2 - 0) : (3 : 2) = 1.3333", "rounded +1 and -1", "now 25"]),
    ],
)
def test_figures_can_be_checked_by_hand(sample: Any, figures: list[str]) -> None:
    text = said(sample, "en")
    for figure in figures:
        assert figure in text, text


def test_goods_are_counted_in_singular_and_plural() -> None:
    for name in GOOD_NAMES:
        one, many = (good_said(name, count, "en") for count in (1, 2))
        assert many == TERMS[name].en
        assert one != many
    assert [good_said("gp_leaders", count, "en") for count in (1, 3)] == ["leader", "leaders"]
    assert good_said("ships", 1, "de") == "Schiff"


def test_many_sorted_dice_are_counted_and_few_are_shown() -> None:
    assert dice((6, 6, 5)) == "6 6 5"
    assert dice((3, 1, 2) * 4) == "3 1 2 3 1 2 3 1 2 3 1 2", "in the order in which they fell"
    counted = dice(tuple(sorted([6] * 12 + [4] + [1] * 3, reverse=True)))
    assert counted == "12×6 1×4 3×1"
