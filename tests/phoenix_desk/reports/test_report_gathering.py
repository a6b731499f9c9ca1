"""What is alike is told together, and nothing is lost by it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from html import unescape
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.told.events import PublicEvent
from tafelrunde.games.phoenix.told.notes import AnyNote
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.foundation import Plan, found_campaign, realms_called
from tafelrunde.phoenix_desk.months.runner import deal_bots, run_months
from tafelrunde.phoenix_desk.reports import Report, as_board, as_html, as_text, build, month_of
from tafelrunde.phoenix_desk.reports.gathering import RECIPES, gather
from tafelrunde.phoenix_desk.reports.report import Gathered, Line
from tafelrunde.phoenix_desk.reports.sentences import Teller, has_text
from tests.phoenix_desk.report_campaigns import empty_folder

NAMES = ("Theostelos", "Yaromo", "Vachal")
OWNERS = {"503/22": 0, "503/23": 1}
TELLER = Teller(GAME, NAMES, OWNERS)
STRUCTS = {
    **{f"event-{kind.__struct_config__.tag}": kind for kind in get_args(PublicEvent)},
    **{f"note-{kind.__struct_config__.tag}": kind for kind in get_args(AnyNote)},
}
FIELDS = ("503/22", "503/23", "1101/04")
GOODS = ({"warriors": 1}, {"warriors": 400, "leaders": 2})
VALUES: dict[str, Sequence[Any]] = {
    "number": (101, 102, 103, 201, 301),
    "fleet": (301, 302),
    "new": (104, 202),
    "stage": ("BUR", "STD"),
    "work": ("STR", "WL"),
    "side": ("NO", "W"),
    "rank": ("BUH", "FSH"),
    "name": ("", "Alrik"),
    "kind": ("combat", "tilt"),
    "good": ("warriors", "riders"),
    "how": ("conquered", "deed"),
    "why": ("combat_income", "town_loot"),
    "what": ("201", "STR"),
    "path": (FIELDS[:2], FIELDS[1:], FIELDS),
    "to": (0, 1),
    "where": ("", "503/22"),
    "month": (3, 4),
}
BY_TYPE: dict[Any, Sequence[Any]] = {
    int: (0, 1, 2),
    int | None: (0, 1, None),
    str: FIELDS,
    bool: (True, False),
    tuple[int, ...]: ((0, 1), (2,), ()),
    tuple[str, ...]: (FIELDS[:1], FIELDS),
    dict[str, int]: GOODS,
}
OTHER: dict[str, dict[str, Sequence[Any]]] = {
    "change-army_strength": {"before": GOODS, "now": GOODS},
    "change-town_points": {"before": (250, 500), "now": (250, 500)},
    "change-town_stage": {"before": ("site", "BUR"), "now": ("BUR", "STD")},
    "note-halted": {"to": FIELDS},
    "event-town_stands": {"why": ("built", "torn"), "stage": ("BUR", "STD", "")},
}
PLAIN = {"before": FIELDS, "now": FIELDS, "field": FIELDS, "realm": (0, 1)}


def domains(id: str) -> dict[str, Sequence[Any]]:
    """What the fields of such a line may be: few values each, so that lines are often alike."""
    own = OTHER.get(id, {})
    if id in STRUCTS:
        hints = get_type_hints(STRUCTS[id])
        names = STRUCTS[id].__struct_fields__
        return {name: own.get(name) or VALUES.get(name) or BY_TYPE[hints[name]] for name in names}
    recipe = RECIPES[id]
    names = {*recipe.key, *recipe.each, recipe.collected} - {"arm", "spot", ""}
    spot = {"field", "side"} if recipe.collected == "spot" else set()
    number = {"number"} if "arm" in recipe.key else set()
    return {
        name: own.get(name) or VALUES.get(name) or PLAIN.get(name) or (1, 2, 3)
        for name in sorted(names | spot | number)
    }


def told(id: str, values: dict[str, Any]) -> Line:
    topic, kind = id.split("-", 1)
    return TELLER.other(topic, kind, "PH-2l", **values)


def alike(id: str) -> st.SearchStrategy[list[dict[str, Any]]]:
    """Two or three lines with the same key, so that they are gathered."""
    found = domains(id)
    if "arm" in (*RECIPES[id].key, *RECIPES[id].each):
        found["number"] = (101, 102, 103)
    values = st.fixed_dictionaries({name: st.sampled_from(domain) for name, domain in found.items()})
    key = RECIPES[id].key
    return st.lists(values, min_size=2, max_size=3).map(
        lambda rows: [row | {name: rows[0][name] for name in key if name in row} for row in rows]
    )


def changed(id: str, rows: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """Every list that differs in one value of the first line, or has two lines' values exchanged."""
    first, second, *rest = rows
    for name, domain in domains(id).items():
        for value in domain:
            yield [first | {name: value}, second, *rest]
        yield [first | {name: second[name]}, second | {name: first[name]}, *rest]


def said(found: Sequence[Gathered], lang: Lang) -> Counter[str]:
    return Counter([one.said.said(lang) for one in found])


def meant(id: str, lines: Sequence[Line], lang: Lang) -> Counter[str]:
    """All sentences; those that are said once however often they are told, once."""
    sentences = [line.said.said(lang) for line in lines]
    return Counter(set(sentences) if RECIPES[id].once else sentences)


@pytest.mark.parametrize("id", RECIPES)
@settings(max_examples=5, deadline=None, derandomize=True)
@given(data=st.data())
def test_lines_that_say_different_things_are_gathered_into_different_sentences(
    id: str, data: st.DataObject
) -> None:
    """Nothing is lost: whoever reads the sentences can tell the lines from them."""
    topic = id.split("-")[0]
    rows = data.draw(alike(id))
    lines = [told(id, row) for row in rows]
    whole = gather(topic, lines, TELLER)
    for other_rows in changed(id, rows):
        others = [told(id, row) for row in other_rows]
        gathered = gather(topic, others, TELLER)
        for lang in LANGS:
            if meant(id, lines, lang) != meant(id, others, lang):
                assert said(whole, lang) != said(gathered, lang)


@pytest.mark.parametrize("id", RECIPES)
def test_every_recipe_has_its_texts(id: str) -> None:
    assert has_text(id)
    assert has_text(f"{id}-all")
    assert has_text(f"{id}-each") == bool(RECIPES[id].each)


# --- a campaign of six realms ------------------------------------------------------------------------

MONTHS = (1, 5, 9)
"""Recruiting months, the longest ones."""


@cache
def six_realms() -> Campaign:
    campaign = found_campaign(empty_folder(), Plan(realms=realms_called([], 6), seed=7))
    run_months(campaign, max(MONTHS), deal_bots(campaign, ["warlord", "settler"]), 1)
    return campaign


@cache
def report(seat: int | None, month: int) -> Report:
    return build(GAME, month_of(six_realms(), seat, month))


MASTER = 6


def briefs(found: Report) -> Iterator[tuple[Sequence[Line], Sequence[Gathered]]]:
    yield found.news, [line for chapter in found.board for line in chapter.lines]
    for own in found.own:
        yield own.diary, own.brief.diary
        yield own.changes.lines, own.brief.changes
        yield own.due, own.brief.due


def facts(sentence: str) -> set[str]:
    """Fields, numbers, and words that begin with a capital letter: names of realms and things."""
    rows = [range(int(a), int(b) + 1) for a, b in re.findall(r"\b(\d{3})–(\d{3})\b", sentence)]
    numbers = re.findall(r"\d+/\d+|\d[\d.,]*\d|\d", sentence)
    return {*numbers, *[str(number) for row in rows for number in row]} | {
        name for name in six_realms().names if name in sentence
    }


@pytest.mark.parametrize("month", MONTHS)
def test_every_fact_of_a_line_stands_in_the_sentence_that_tells_it(month: int) -> None:
    compared = 0
    for lines, gathered in briefs(report(MASTER, month)):
        for one in gathered:
            for lang in LANGS:
                whole = facts(one.said.said(lang))
                for place in one.of:
                    assert facts(lines[place].said.said(lang)) <= whole, lines[place]
                    compared += 1
    assert compared > 1000


@pytest.mark.parametrize("seat", [0, MASTER, None])
def test_every_line_is_told_once(seat: int | None) -> None:
    for month in MONTHS:
        for lines, gathered in briefs(report(seat, month)):
            told = sorted([place for one in gathered for place in one.of])
            assert len(told) == len(set(told))
            left = {lines[place].kind for place in set(range(len(lines))) - set(told)}
            assert left <= {"turn_began", "turn_ended"}


def test_the_board_has_a_chapter_for_every_turn() -> None:
    for month in MONTHS:
        found = report(None, month)
        heads = [chapter.head.en for chapter in found.board]
        turns = [line.said.en.rstrip(".") for line in found.news if line.kind == "turn_began"]
        assert len(turns) == 6
        assert [head for head in heads if head in turns] == turns


@pytest.mark.parametrize("lang", LANGS)
def test_a_month_of_six_realms_fits_on_the_board(lang: Lang) -> None:
    """On average; there were 652, 579 and 532 pieces of news before they were gathered."""
    assert sum(as_board(report(None, month), lang).count("\n") for month in MONTHS) < 150 * len(MONTHS)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seat", [0, MASTER, None])
def test_text_and_page_hold_every_sentence(lang: Lang, seat: int | None) -> None:
    found = report(seat, 9)
    without_rules = re.sub(r"  PH-[\w.]+$", "", as_text(found, lang), flags=re.MULTILINE)
    text = " ".join(without_rules.split())
    page = " ".join(unescape(re.sub(r"<[^>]+>", "", as_html(GAME, found, lang))).split())
    for _lines, gathered in briefs(found):
        for one in gathered:
            assert one.said.said(lang) in text
            assert one.said.said(lang) in page


def test_armies_and_fields_of_tables_are_all_there() -> None:
    """Rows that are alike are one, but every army and field is named."""
    for seat in range(3):
        found = report(seat, 9)
        own = found.own[0]
        text = as_text(found, "en")
        assert len(own.armies) > 30
        named = set(re.findall(r"\b\d{3}\b", text))
        assert {str(army.number) for army in own.armies} <= named
        fields = {army.field for army in own.armies} | {
            army.field for one in found.others for army in one.armies
        }
        fields |= {claim.field for claim in (*own.land.won, *own.land.lost)} | {
            row.where for row in own.book.rows
        }
        assert sorted(field for field in fields if field not in text) == []


def test_gathered_bookings_add_up() -> None:
    """What the treasury book shows in one row is `count × sum`, and the last balance of these."""
    text = as_text(report(1, 9), "en")
    rows = re.findall(r"(\d+) × (−[\d,]+): .*?  +(−[\d,]+) +[\d,]+  PH", text)
    amounts = [[int(word.replace(",", "").replace("−", "-")) for word in row] for row in rows]
    assert [count * gold for count, gold, _sum in amounts] == [total for *_row, total in amounts]
    assert len(rows) >= 3
