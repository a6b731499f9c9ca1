"""Times of decisions: counted roughly, but never flattered."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.arena.times import Times, counted, pace, quantile, together

DURATIONS = st.lists(st.integers(0, 10_000_000), min_size=1, max_size=200)


@given(DURATIONS, st.sampled_from([0.5, 0.95, 1.0]))
def test_a_quantile_is_never_too_small_and_hardly_too_large(durations: list[int], share: float) -> None:
    true = sorted(durations)[max(0, -int(-share * len(durations) // 1) - 1)]

    found = quantile(counted(durations), share)

    assert true <= found + 1e-6
    assert found <= max(1.03, 1.03 * true)


@given(st.lists(DURATIONS, min_size=1, max_size=5))
def test_parts_add_up_to_the_whole(parts: list[list[int]]) -> None:
    assert together(map(counted, parts)) == counted([one for part in parts for one in part])


def test_milliseconds_a_decision() -> None:
    found = pace(counted([1000] * 90 + [50_000] * 10))

    assert found is not None
    assert (found.mean, found.max) == (5.9, 50.0)
    assert found.p50 == pytest.approx(1, rel=0.03)
    assert found.p95 == pytest.approx(50, rel=0.03)


def test_nobody_who_never_decided_has_a_pace() -> None:
    assert pace(Times()) is None
