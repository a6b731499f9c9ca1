"""Drawings are whole SVG, and show what they were given where it belongs."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.arena.plots import MOST_STEPS, WIDTH, Bar, Scale, apart, bars, curves, histograms, round_steps

SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def words(svg: str) -> list[str]:
    return [str(text.text) for text in parsed(svg).iter(f"{SVG}text")]


def test_bars_are_as_long_as_their_values_and_have_whiskers() -> None:
    rows = [Bar("a <b>", 0.5, 0.4, 0.6, "50%", "#111"), Bar("c", 0.25, 0.1, 0.3, "25%", "#222")]

    svg = bars("wins & more", rows, 0.25, Scale(0.0, 1.0), {0.0: "0%", 1.0: "100%"})

    widths = [float(rect.attrib["width"]) for rect in parsed(svg).iter(f"{SVG}rect")]
    assert widths[0] == pytest.approx(2 * widths[1])
    assert set(words(svg)) == {"a <b>", "c", "50%", "25%", "0%", "100%"}
    title = parsed(svg).find(f"{SVG}title")
    assert title is not None
    assert title.text == "wins & more"


def test_bars_below_nought_go_to_the_left() -> None:
    svg = bars("elo", [Bar("a", -50.0, -80.0, -20.0, "-50", "#111")], 0.0, Scale(-100.0, 100.0), {})

    (rect,) = parsed(svg).iter(f"{SVG}rect")
    scale = Scale(-100.0, 100.0)
    assert float(rect.attrib["x"]) == pytest.approx(scale.x(-50))
    assert float(rect.attrib["x"]) + float(rect.attrib["width"]) == pytest.approx(scale.x(0))


@given(st.lists(st.integers(-20, 500), min_size=1, max_size=60))
def test_histograms_leave_nothing_out(values: list[int]) -> None:
    svg = histograms("points", {"a": values}, {})

    heights = [float(rect.attrib["height"]) for rect in parsed(svg).iter(f"{SVG}rect")]
    assert 1 <= len(heights) <= len(set(values))
    assert all(
        float(rect.attrib["x"]) >= 0 and float(rect.attrib["x"]) + float(rect.attrib["width"]) <= WIDTH
        for rect in parsed(svg).iter(f"{SVG}rect")
    )


def test_curves_have_a_point_for_each_block_and_names_apart() -> None:
    svg = curves("rating", {"a": [25.0, 26.0, 27.0], "b": [25.0, 24.0, 26.9]}, {25.0: "25"})

    lines = [line.attrib["points"].split() for line in parsed(svg).iter(f"{SVG}polyline")]
    assert [len(points) for points in lines] == [3, 3]
    assert {"a", "b", "25"} <= set(words(svg))


@given(st.dictionaries(st.text(min_size=1), st.floats(0, 100), min_size=1, max_size=8))
def test_labels_never_stand_upon_another(wanted: dict[str, float]) -> None:
    heights = sorted(apart(wanted, 16).values())

    assert all(below - above >= 15.999 for above, below in pairwise(heights))


@given(st.floats(-1000, 1000), st.floats(0.01, 5000))
def test_an_axis_has_a_few_round_numbers_within_its_range(low: float, span: float) -> None:
    steps = round_steps(low, low + span)

    assert 1 <= len(steps) <= MOST_STEPS + 1
    assert all(low - 1e-6 <= step <= low + span + 1e-6 for step in steps)
