"""Character sheets for role-play (7.6)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.rulebook import explain
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.master.roleplay import (
    ATTRIBUTES,
    CharacterSheet,
    complaints,
    learnt,
    price,
    work_out,
)
from tests.games.phoenix.claims import rules

PLAIN = CharacterSheet("Hugo", "CHF", 3, 500)


def wrong(**changes: Any) -> list[str]:
    return [complaint.rule for complaint in complaints(replace(PLAIN, **changes))]


@rules("PH-7.6.1.1b")
def test_a_plain_sheet_is_right_and_its_experience_is_worth_no_good_points() -> None:
    assert wrong() == []
    assert not {"points", "good_points"} & set(work_out(PLAIN).__struct_fields__)


@rules("PH-7.6.1.2a", "PH-7.6.1.2b")
def test_charisma_follows_from_intelligence_and_looks() -> None:
    assert work_out(PLAIN).charisma == 91  # 75 - 40 + 37.5 + 18.75
    assert wrong(charisma=91) == []
    assert wrong(charisma=92) == ["PH-7.6.1.2b"]
    assert wrong(looks=0, intelligence=100) == ["PH-7.6.1.2a"]
    assert wrong(strength=101, magic=1) == ["PH-7.6.1.2a"]


@pytest.mark.parametrize(
    ("calling", "right"), [("assassin", 105), ("conjurer", 105), ("druid", 105), ("rogue", 65), ("bard", 75)]
)
def test_ph_7_6_1_2c_self_control_by_calling(calling: str, right: int) -> None:
    assert wrong(calling=calling, self_control=right) == []
    assert wrong(calling=calling, self_control=right + 1) == ["PH-7.6.1.2c"]


def test_ph_7_6_1_2d_two_for_one_up_to_95_and_three_for_one_above() -> None:
    assert [price(value) for value in (70, 75, 76, 95, 96, 100)] == [0, 0, 2, 40, 43, 55]
    assert wrong(strength=95, looks=35) == []
    assert wrong(strength=95, looks=36) == ["PH-7.6.1.2d"]
    assert wrong(strength=100, looks=35, magic=60) == []
    assert wrong(strength=100, looks=35, magic=61) == ["PH-7.6.1.2d"]


@given(st.fixed_dictionaries({name: st.integers(1, 100) for name in ATTRIBUTES}))
def test_no_exchange_makes_anybody_better_in_sum(values: dict[str, int]) -> None:
    if "PH-7.6.1.2d" not in wrong(**values):
        assert sum(values.values()) <= 75 * len(ATTRIBUTES)


def test_ph_7_6_1_2e_learning_points() -> None:
    assert wrong(skill_points=28) == ["PH-7.6.1.2e"]
    assert wrong(spell_points=10, skill_points=28) == ["PH-7.6.1.2e"] * 2


@pytest.mark.parametrize(
    ("rank", "grade"),
    [("ZIV", 3), ("BUH", 3), ("ZA", 3), ("STH", 4), ("FSH", 4), ("ZB", 4), ("HER", 5), ("ZF", 5)],
)
def test_ph_7_2a_entry_grades_by_rank(rank: str, grade: int) -> None:
    least = {3: 500, 4: 1000, 5: 2000, 6: 4000}
    assert wrong(rank=rank, grade=grade, experience=least[grade]) == []
    assert wrong(rank=rank, grade=grade + 1, experience=least[grade + 1]) == ["PH-7.2a"]
    assert wrong(rank=rank, grade=1, experience=0) == []


@pytest.mark.parametrize(
    ("grade", "experience"), [(3, 499), (3, 1000), (4, 999), (4, 2000), (5, 1999), (5, 4000)]
)
def test_ph_7_6_1_1a_experience_by_grade(grade: int, experience: int) -> None:
    assert wrong(rank="HER", grade=grade, experience=experience) == ["PH-7.6.1.1a"]


def test_ph_7b_a_short_description() -> None:
    assert wrong(description="x" * 256) == []
    assert wrong(description="x" * 257) == ["PH-7b"]


def test_ph_7_6_1_3a_teachers_double_experience() -> None:
    assert learnt(600) == 1200


def test_everything_wrong_is_told_at_once_in_both_languages() -> None:
    sheet = replace(
        PLAIN, strength=101, charisma=1, self_control=1, skill_points=99, description="x" * 300, grade=4
    )
    for lang in LANGS:
        told = [explain(GAME, complaint, lang) for complaint in complaints(sheet)]
        assert len(told) == 7
        assert not any("{" in line or "attribute_" in line for line in told)
