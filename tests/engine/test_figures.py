"""Numbers and dates as people of each language write them."""

from __future__ import annotations

from datetime import datetime
from fractions import Fraction

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.engine.figures import decimal, moment, percent, signed, tenths, whole
from tafelrunde.telling.fluent import formatted


@pytest.mark.parametrize(
    ("value", "de", "en"),
    [
        (0, "0", "0"),
        (999, "999", "999"),
        (1234567, "1.234.567", "1,234,567"),
        (-1234, "−1.234", "−1,234"),
    ],
)
def test_whole_numbers_have_separators_and_a_true_minus(value: int, de: str, en: str) -> None:
    assert (whole(value, "de"), whole(value, "en")) == (de, en)


@pytest.mark.parametrize(("value", "de"), [(12000, "+12.000"), (-3, "−3"), (0, "0")])
def test_a_change_has_a_sign_unless_there_is_none(value: int, de: str) -> None:
    assert signed(value, "de") == de


@pytest.mark.parametrize(
    ("value", "de", "en"),
    [
        (Fraction(398190, 19), "20.957,3684", "20,957.3684"),
        (Fraction(-6, 19), "-0,3158", "-0.3158"),
        (Fraction(3, 2), "1,5", "1.5"),
        (1000, "1.000", "1,000"),
        (Fraction(-1, 10**6), "0", "0"),
        (-0.0, "0", "0"),
        (1e6 + 0.5, "1.000.000,5", "1,000,000.5"),
    ],
)
def test_fractions_have_the_digits_that_count(value: Fraction | float, de: str, en: str) -> None:
    assert (decimal(value, "de"), decimal(value, "en")) == (de, en)


@pytest.mark.parametrize(
    ("least", "most", "said"), [(0, 4, "12,3457"), (2, 2, "12,35"), (0, 0, "12"), (3, 5, "12,34567")]
)
def test_a_table_may_ask_for_so_many_digits(least: int, most: int, said: str) -> None:
    assert decimal(Fraction(1234567, 100000), "de", least=least, most=most) == said


def test_digits_that_are_asked_for_stay_though_they_are_zeros() -> None:
    assert decimal(Fraction(5, 2), "en", least=2, most=2) == "2.50"
    assert decimal(2, "de", least=1, most=3) == "2,0"


def test_a_sign_may_be_written_in_any_case() -> None:
    said = [decimal(Fraction(value), "de", plus=True) for value in ("5/2", "0", "-1/2")]
    assert said == ["+2,5", "+0", "-0,5"]


def test_good_points_are_told_in_tenths() -> None:
    assert (tenths(105, "de"), tenths(105, "en"), tenths(120, "de")) == ("10,5", "10.5", "12")


def test_shares_are_told_in_percent() -> None:
    assert (percent(Fraction(1, 8), "de"), percent(1, "de"), percent(2 / 3, "en")) == (
        *("12,5 %", "100 %"),
        "66.67%",
    )
    assert percent(1 / 3, "en", least=1, most=1) == "33.3%"
    assert percent(1, "en", least=1, most=1) == "100.0%"


def test_date_and_time() -> None:
    at = datetime(2026, 3, 9, 7, 5)
    assert (moment(at, "de"), moment(at, "en")) == ("09.03.2026, 07:05", "2026-03-09 07:05")


@pytest.mark.parametrize("lang", LANGS)
@given(ten_thousandths=st.integers(-(10**12), 10**12))
def test_fluent_writes_numbers_by_the_same_customs(lang: Lang, ten_thousandths: int) -> None:
    texts = FluentBundle([lang], use_isolating=False)
    texts.add_resource(FluentResource("number = { NUMBER($value, maximumFractionDigits: 4) }"))
    value = ten_thousandths / 10_000
    assert decimal(value, lang) == formatted(texts, "number", {"value": value})
