"""Greedy in positions where every good player does the same."""

from __future__ import annotations

from typing import Any

from tests.bots.kingsburg_playing import greedy_choice

RIVALS: dict[str, Any] = {"Brian": {}, "Cindy": {}, "David": {}}
TOP_ROW = ("statue", "chapel", "church")
LAST_AUTUMN = {"year": 5, "phase": "autumn"}
RECRUITING = {"phase": "recruiting", "step": "recruit"}


def test_the_building_that_wins_is_built() -> None:
    ann = {"vp": 30, "goods": {"gold": 5, "wood": 2, "stone": 3}, "buildings": [*TOP_ROW, "inn", "palisade"]}
    rivals = {name: {"vp": 37} for name in RIVALS}

    chosen = greedy_choice({**LAST_AUTUMN, "step": "build", "provinces": {"Ann": ann, **rivals}})

    assert chosen == "build cathedral"


def test_the_envoy_builds_twice_while_it_can() -> None:
    ann = {"goods": {"gold": 3, "wood": 1, "stone": 1}}

    chosen = greedy_choice(
        {**LAST_AUTUMN, "step": "build", "envoy": "Ann", "provinces": {"Ann": ann, **RIVALS}}
    )

    assert chosen == "build statue and guard tower"


def test_one_soldier_more_beats_a_known_enemy() -> None:
    """Barbarians of strength 7 take 8 points: six soldiers and a 1 only draw, seven win for certain."""
    given = {
        "year": 5,
        "phase": "recruiting",
        "step": "recruit",
        "enemy": "barbarians-V-7",
        "looked": ["Ann"],
    }
    ann = {"vp": 20, "soldiers": 6, "goods": {"wood": 2}}

    assert greedy_choice({**given, "provinces": {"Ann": ann, **RIVALS}}) == "recruit for 2 wood"


def test_soldiers_that_change_nothing_are_not_recruited() -> None:
    given = {**RECRUITING, "year": 2, "enemy": "zombies-II-5", "looked": ["Ann"]}
    ann = {"vp": 5, "soldiers": 6, "goods": {"wood": 4}}

    assert greedy_choice({**given, "provinces": {"Ann": ann, **RIVALS}}) == "pass"


def test_an_enemy_that_takes_a_cathedral_is_worth_recruits_even_unknown() -> None:
    ann = {"vp": 24, "soldiers": 6, "goods": {"wood": 2}, "buildings": [*TOP_ROW, "cathedral"]}
    given = {**RECRUITING, "year": 5, "provinces": {"Ann": ann, **RIVALS}}

    assert greedy_choice(given) == "recruit for 2 wood"


def test_the_good_that_pays_for_the_better_building_is_taken() -> None:
    """One gold more is a Statue; one stone more is only a Guard Tower."""
    ann = {"goods": {"gold": 1}, "court": ["influence 7 with 4+3"]}

    chosen = greedy_choice({**LAST_AUTUMN, "step": "help", "provinces": {"Ann": ann, **RIVALS}})

    assert chosen == "take 1 gold"


def test_dice_go_where_they_complete_a_building() -> None:
    """Two gold from the Treasurer are a Statue; the Swordsmith's goods and the Jester's point are less."""
    ann = {"vp": 10, "dice": [2, 6], "buildings": ["palisade", "inn", "barricade"]}

    chosen = greedy_choice({**LAST_AUTUMN, "step": "influence", "provinces": {"Ann": ann, **RIVALS}})

    assert chosen == "influence 8 with 6+2"


def test_three_ones_are_rolled_again() -> None:
    ann = {"vp": 8, "dice": [1, 1, 1], "buildings": ["statue", "chapel"]}
    given = {"year": 3, "phase": "summer", "step": "reroll", "provinces": {"Ann": ann, **RIVALS}}

    assert greedy_choice(given) == "reroll all"


def test_the_last_good_buys_a_point_at_the_town_hall() -> None:
    ann = {"goods": {"stone": 1}, "buildings": ["barricade", "crane", "town_hall"]}

    chosen = greedy_choice({**LAST_AUTUMN, "step": "town_hall", "provinces": {"Ann": ann, **RIVALS}})

    assert chosen == "town hall with stone"


def test_goods_are_given_up_that_the_next_building_does_not_need() -> None:
    """The Chapel of next Spring needs three gold and a stone; the wood can go."""
    ann = {"vp": 3, "goods": {"gold": 3, "wood": 4, "stone": 1}, "buildings": ["statue"], "soldiers": 1}
    rivals = {name: {"soldiers": 9} for name in RIVALS}
    battle = {"step": "battle", "enemy": "demons-IV-6", "reinforcements": 1, "losing": 4}

    assert greedy_choice({**battle, "year": 4, "provinces": {"Ann": ann, **rivals}}) == "give 4 wood"
