"""Every worked example of the rulebook is a scenario; what each shows stands in its `about`."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

SCENARIOS = Path(__file__).parent / "scenarios"
EXAMPLES: dict[str, tuple[str, ...]] = {
    "0.2 a full army and a fleet": ("army_04_too_large_for_a_fleet",),
    "1.3 wizards in one field": ("magic_01_neutralised",),
    "1.4.2 and 1.4.3, table of bans": ("magic_02_wall_and_ban",),
    "1.4.3 a ban lost in the duel": ("magic_03_a_ban_without_effect",),
    "1.5.1 road and quay": ("move_02_road_up", "move_03_quay_to_quay"),
    "1.5.11 30 percent": ("fire_02_catapult_at_170", "fire_03_catapult_lost"),
    "1.5.11 90 percent": ("fire_04_warship_at_220",),
    "1.5.12 fortress of 1,500, both readings": ("a_01_repair_by_table", "a_02_repair_by_built"),
    "1.5.12 fortress of 1,499": ("town_01_fortress_of_1499",),
    "1.5.12 city of 1,750": ("a_04_city_in_the_making",),
    "1.5.13 the capital moves": ("a_05_the_capital_moves",),
    "1.9.1 promotions": ("court_03_a_ruler_resigns",),
    "1.9.3 ruler wizard": ("court_04_ruler_wizard", "court_05_a_wizard_resigns"),
    "4 riders": ("move_01_riders",),
    "0.3.11 a river": ("move_04_river",),
    "5 coastal rights (E57)": ("war_06_allies_on_the_coast",),
    "5.1 shares (E92)": ("fire_01_shares",),
    "5.1 two thirds on a town": ("fire_05_town_and_wall",),
    "5.3 duel, example 1": ("duel_01_two_for_a_hit",),
    "5.3 duel, example 2": ("duel_02_six_against_one",),
    "5.3 characters, first table": ("court_01_one_against_two",),
    "5.3 characters, second table": ("court_02_stadthalter",),
    "5.5 melee (E81)": ("war_01_example",),
    "5.5 ten to one": ("war_02_overrun",),
    "5.7 too many in one field": ("army_03_too_many",),
    "5.8.2 loot at sea": ("war_03_at_sea", "war_04_shares_at_sea"),
    "6.3.2 the banshee": ("trade_01_banshee",),
    "6.4 shares of Audvacar": ("a_03_audvacar_shares",),
    "6.6.4 out of the nest": ("gate_01_out_of_the_nest",),
    "7.1.1 points of a group": ("role_01_points_of_a_group",),
    "8 the race": ("race_01_prizes",),
    "9.1 majorities": ("council_01_two_thirds",),
    "11.1 quay and landing": ("war_05_quay_and_landing",),
    "E45 automatic ones": ("duel_03_ten_hits_kill",),
    "E87 a landing that fails": ("magic_04_a_landing_that_fails",),
}
SHOWN: dict[str, tuple[str, ...]] = {
    "war_01_example": ('"398190/19"', '"13000"', "39042", "97", '"105300"'),
    "court_01_one_against_two": ("210", "90", "180"),
    "court_02_stadthalter": ("360", "220", "140"),
    "duel_01_two_for_a_hit": ("60",),
    "duel_02_six_against_one": ("10.5",),
    "court_03_a_ruler_resigns": ("290", "340", "360", "410", "460", "510"),
    "race_01_prizes": ("90000", "10000", "3000"),
    "fire_01_shares": ("25 percent", "50 on the catapults"),
}
"""Figures of the rulebook that must stand in a scenario."""


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_a_scenario_that_names_its_rules(example: str) -> None:
    for name in EXAMPLES[example]:
        data = tomllib.loads((SCENARIOS / f"{name}.toml").read_text(encoding="utf-8"))
        assert data["rules"]
        assert data["about"]
        assert data["steps"]


@pytest.mark.parametrize("name", SHOWN)
def test_a_scenario_shows_the_figures_of_the_rulebook(name: str) -> None:
    text = (SCENARIOS / f"{name}.toml").read_text(encoding="utf-8")
    assert [figure for figure in SHOWN[name] if figure not in text] == []
