"""Greedy in positions of Xidit where every good player does the same."""

from __future__ import annotations

from typing import Any

from tests.bots.xidit_playing import greedy_choice
from tests.games.xidit.table import THREE, guild, recruitment, threat

FAR_AWAY: dict[str, Any] = {name: {"city": 21} for name in ("Brian", "Cindy", "David")}


def first_orders(count: int, **given: Any) -> list[str]:
    """The beginning of Ann's programme."""
    typed = greedy_choice(**{**FAR_AWAY, **given})
    return typed.removeprefix("programme ").split(", ")[:count]


def test_units_in_the_own_city_are_recruited_at_once() -> None:
    assert first_orders(1, cities={5: recruitment("MAIIC")}, Ann={"city": 5}) == ["action"]


def test_the_way_leads_to_a_recruitment_tile() -> None:
    """From 5 the blue road leads to 12 (XI-5.6)."""
    assert first_orders(2, cities={12: recruitment("AA")}, Ann={"city": 5}) == ["blue", "action"]


def test_a_threat_that_can_be_paid_is_eliminated() -> None:
    """Archer and mage for city 10; the black road leads there from 12."""
    assert first_orders(2, cities={10: threat()}, Ann={"city": 12, "units": "AB"}) == ["black", "action"]


def test_the_missing_unit_is_recruited_on_the_way() -> None:
    """The mage for city 10 waits in city 12."""
    cities = {12: recruitment("B"), 10: threat()}

    orders = first_orders(4, cities=cities, Ann={"city": 5, "units": "A"})

    assert orders == ["blue", "action", "black", "action"]


def test_in_the_last_year_nothing_is_recruited_instead_of_a_prize() -> None:
    """Both cannot be reached: 10 is one road away, 8 lies on the other side."""
    cities = {10: threat(), 9: recruitment("MMAIC"), 1: recruitment("IICCB")}

    orders = first_orders(2, year=12, cities=cities, Ann={"city": 12, "units": "AB"})

    assert orders == ["black", "action"]


def test_a_threat_that_a_rival_surely_takes_before_is_left_to_him() -> None:
    """Brian stands beside city 10 with open screens and all it costs; Ann is three roads away."""
    cities = {10: threat(), 16: threat()}
    rivals = {"Brian": {"city": 10, "units": "AB"}, "Cindy": {"city": 21}, "David": {"city": 21}}

    orders = first_orders(
        6, options={"open_screens": "open"}, cities=cities, **rivals, Ann={"city": 18, "units": "AABM"}
    )

    assert orders[:2] == ["black", "action"]  # to 16 instead of blue to 10


def test_a_titan_is_fought_with_units_that_have_no_other_use() -> None:
    """In the last year units are worth nothing any more."""
    orders = first_orders(6, year=12, titans={"T3a": "raging"}, Ann={"city": 5, "units": "MMM"})

    assert "action" in orders


def test_stories_are_not_chosen_where_they_do_not_fit() -> None:
    """One of four stories is left to build; gold and bards are both better."""
    chosen = greedy_choice(
        step="rewards", prize=13, cities={13: threat() | guild("Ann", 3)}, Ann={"city": 13},
        **FAR_AWAY,
    )  # fmt: skip

    assert "stor" not in chosen


def test_everything_is_shown_in_a_census() -> None:
    chosen = greedy_choice(
        step="census", counting="militia", year=4, Ann={"city": 5, "units": "MMM"}, **FAR_AWAY
    )

    assert chosen == "show 3"


def test_the_dummy_does_not_pass_the_own_value() -> None:
    """Ann is far ahead in wealth and influence, level with the dummy in reputation."""
    guilds = {1: guild("Ann", 4), 2: guild("Ann", 4), 3: guild("Ann", 4)}
    chosen = greedy_choice(
        names=THREE, step="dummy", year=12, prize=5, cities={5: threat(), **guilds},
        dummy={"wealth": 8, "influence": 5, "reputation": 6},
        Ann={"city": 5, "gold": 20, "bards": {"snow": 1}},
        Brian={"city": 21}, Cindy={"city": 21},
    )  # fmt: skip

    assert "reputation" not in chosen
