"""The law of positions: every position that is played obeys it, and `given` cannot describe another."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.errors import BadField
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play.law import FEWEST_TILES, hold
from tafelrunde.telling.complaints import said
from tests.games.xidit.table import FOUR, MODES, NAMES, THREE, busy_move, lively_game, played_out, random_game

WAIT = ["wait"] * 6
ACT = ["action"] * 6
PROGRAMMES = {name: {"programme": WAIT} for name in FOUR}
RAGES = {"T3a": "raging"}


@pytest.mark.parametrize("limit", ["separate", "strict"])
@pytest.mark.parametrize(("seats", "length"), MODES)
def test_every_position_of_a_random_game_is_lawful(seats: int, length: str, limit: str) -> None:
    options = {"length": length, "city_limit": limit}
    for seed in range(2):
        for game in (random_game(seats, seed, options), lively_game(seats, seed, options)):
            for played in game:
                hold(played.before, NAMES)
                hold(played.after, NAMES)


def refusal(given: dict[str, Any], names: tuple[str, ...] = FOUR, options: Any = None) -> BadField:
    state = GAME.setup(len(names), options or {}, None)
    with pytest.raises(BadField) as caught:
        GAME.arrange(state, given, names)
    for lang in LANGS:
        text = said(caught.value, lang)
        assert text.startswith(f"{caught.value.where}: ")
        assert "{" not in text
    return caught.value


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("year", {"year": 0}),
    ("year", {"year": 13}),
    ("order", {"step": "orders", "order": 7, "players": PROGRAMMES}),
    ("order", {"order": 2}),
    ("turn", {"turn": "Ann"}),
    ("step", {"step": "tea"}),
    ("step", {"step": "wake", "players": PROGRAMMES}),
    ("columns", {"columns": ["wealth", "wealth", "influence"]}),
    ("dummy", {"dummy": {"wealth": 1}}),
    ("cities", {"cities": {"22": {"tile": "threat"}}}),
    ("cities.3.units", {"cities": {"3": {"tile": "recruitment", "units": ["cleric"]}}}),
    ("cities.3.units", {"cities": {"3": {"tile": "recruitment", "units": ["mage", "mage"]}}}),
    ("cities.3.units", {"cities": {"3": {"tile": "threat", "units": ["mage"]}}}),
    ("cities.3.units", {"cities": {"3": {"units": ["mage"]}}}),
    ("cities.3.height", {"cities": {"3": {"height": 2}}}),
    ("cities.3.height", {"cities": {"3": {"guild": "Ann", "height": 5}}}),
    ("cities.3.guild", {"cities": {"3": {"guild": "Zoe"}}}),
    ("starved", {"cities": {"3": {"tile": "recruitment", "units": []}}}),
    ("starved", {"starved": [3]}),
    ("recruit_discard", {"recruit_discard": [1, 1]}),
    ("cities", {"recruit_pile": [0]}),
    ("recruit_hidden", {"recruit_hidden": -1}),
    ("titans", {"titans": {"T9": "slain"}}),
    ("titans.T3b", {"titans": {"T3a": "raging", "T3b": "raging"}}),
    ("barracks", {"barracks": {"militia": 3}}),
    ("players", {"players": {"Zoe": {}}}),
    ("players.Ann.units", {"players": {"Ann": {"units": {"mage": -1}}}}),
    ("players.Ann.units", {"players": {"Ann": {"units": {"mage": 11}}}}),
    ("players.Ann.gold", {"players": {"Ann": {"gold": -1}}}),
    ("players.Ann.gold", {"players": {"Ann": {"gold": 10**20}}}),
    ("players.Ann.city", {"players": {"Ann": {"city": 22}}}),
    ("players.Ann.bards.snow", {"players": {"Ann": {"bards": {"snow": -1}}}}),
    ("players.Ann.bards", {"players": {"Ann": {"bards": {"snow": 21}}}}),
    ("players.Ann.stories", {"players": {"Ann": {"stored": 16}}}),
    ("players.Ann.show", {"players": {"Ann": {"show": 0}}}),
    ("players.Ann.orders", {"step": "census", "year": 4, "players": {"Ann": {"orders": WAIT}}}),
    ("players.Ann.show", {"step": "census", "year": 4, "players": {"Ann": {"show": 1}}}),
    ("players.Ann.recruited", {"players": {"Ann": {"recruited": [0]}}}),
    ("players", {"step": "place", "players": {"Brian": {"city": 3}}}),
    ("players", {"step": "place", "players": {"Ann": {"city": 3}, "Brian": {"city": 3}}}),
    ("titans", {"step": "titan", "players": {"Ann": {"programme": ACT}}}),
    ("order", {"step": "titan", "titans": RAGES, "players": {"Ann": {"programme": WAIT}}}),
    (
        "cities",
        {
            "step": "titan",
            "titans": RAGES,
            "cities": {"3": {"tile": "threat"}},
            "players": {"Ann": {"city": 3}},
        },
    ),
    ("players", {"step": "titan", "titans": RAGES, "players": {"Ann": {"city": 3, "eliminated": [3]}}}),
    ("prize", {"step": "rewards", "prize": "T3a", "players": {"Ann": {"city": 3}}}),
    ("prize", {"step": "rewards", "prize": 4, "players": {"Ann": {"city": 3}}}),
    ("prize", {"prize": 4}),
    ("wanted", {"step": "bards", "wanted": -1, "players": {"Ann": {"city": 3}}}),
    ("wanted", {"wanted": 1}),
    ("step", {"step": "bards", "players": {"Ann": {"city": 3, "bards": {"snow": 20}}}}),
    ("year", {"step": "census", "year": 3}),
    ("census.mage", {"step": "census", "year": 4, "census": {"mage": [0, 0, 0, 0]}}),
    ("turn", {"step": "census_bards", "year": 4, "counting": "cleric", "census": {"cleric": [0, 0, 0, 0]}}),
    ("year", {"step": "over", "year": 3}),
    ("players", {"step": "tiles", "players": {"Ann": {"gold": 1}}}),
]


@pytest.mark.parametrize(
    ("field", "given"), IMPOSSIBLE, ids=[f"{number}-{field}" for number, (field, _) in enumerate(IMPOSSIBLE)]
)
def test_what_no_game_comes_to_is_refused_with_its_field(field: str, given: dict[str, Any]) -> None:
    assert refusal(given).where == f"given.{field}"


def test_a_dummy_is_neither_negative_nor_beyond_its_track() -> None:
    assert refusal({"dummy": {"wealth": -1}}, THREE).where == "given.dummy.wealth"
    assert refusal({"dummy": {"wealth": 10**9}}, THREE).where == "given.dummy.wealth"


def test_strict_nobody_has_recruited_and_eliminated_in_one_city() -> None:
    ann = {"recruited": [3], "eliminated": [3]}
    strict = {"city_limit": "strict"}

    assert refusal({"players": {"Ann": ann}}, options=strict).where == "given.players.Ann.eliminated"


@pytest.mark.parametrize("tiles", range(FEWEST_TILES))
def test_too_few_tiles_for_both_queues_are_refused_and_never_looked_for_without_end(tiles: int) -> None:
    """A threat falls, the queues are empty, no Titan is left to wake: nothing could ever fill them."""
    coming = {
        "next_recruit": 0,
        "next_threat": 0,
        "recruit_pile": [],
        "threat_pile": list(range(1, tiles + 1)),
    }
    titans = dict.fromkeys(("T3a", "T3b", "T4a", "T4b", "T5a", "T5b"), "slain")
    given = {"step": "orders", "cities": {"16": {"tile": "threat"}}, "titans": titans, "players": PROGRAMMES}

    assert refusal({**given, **coming}).where == "given.recruit_pile"


def test_the_fewest_tiles_are_enough_for_a_whole_game() -> None:
    """Everybody can pay for everything; queues of four tiles never run dry."""
    coming = {
        "next_recruit": 1,
        "next_threat": 2,
        "recruit_pile": [],
        "threat_pile": [3, 4],
        "recruit_hidden": 0,
    }
    cities = {"16": {"tile": "threat"}, "10": {"tile": "threat"}, "8": {"tile": "recruitment"}}
    titans = dict.fromkeys(("T3a", "T3b", "T4a", "T4b", "T5a", "T5b"), "slain")
    units = {"militia": 3, "archer": 3, "infantry": 2, "cleric": 2, "mage": 2}
    players = {name: {"units": units, "city": city} for name, city in zip(FOUR, (16, 10, 8, 16), strict=True)}
    state = GAME.setup(4, {}, None)
    state = GAME.arrange(state, {"cities": cities, "titans": titans, "players": players, **coming}, FOUR)

    placed = 0
    for played in played_out(state, Seeded(5), busy_move):
        hold(played.after, FOUR)
        placed += any(type(event).__name__ == "TilePlaced" for event in played.events)
    assert placed > 6
