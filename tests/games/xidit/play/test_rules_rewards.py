"""Gold and bards (XI-9), and Sorcerers' guilds (XI-10)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.moves import PlaceBards, TakeRewards
from tafelrunde.games.xidit.play.state import State
from tests.games.rule_table import told
from tests.games.xidit.facts import CITIES, REGION_VALUES, TILES, TOUCHES
from tests.games.xidit.table import (
    ANN,
    BRIAN,
    FIVE,
    SEAT_COUNTS,
    city,
    guild,
    lively_game,
    offers,
    own,
    play,
    position,
    random_game,
    refused,
    threat,
    view,
    year,
)

ALL_PLACED = {"bards": {"snow": 20}}


def known(number: int = 0) -> dict[str, Any]:
    """Threats that come after the one of this city."""
    first, *others = [tile for tile in (20, 21, 19, 18) if tile != number]
    return {"next_threat": first, "threat_pile": others}


def beaten(number: int, beside: dict[str, Any] | None = None, **ann: Any) -> State:
    """Ann has beaten the threat of a city, beside which a guild may stand already."""
    place = {number: threat() | (beside or {})}
    state = position(
        FIVE, cities=place, Ann={"city": number, "units": TILES[number][1], **ann}, **known(number)
    )
    year(state, Ann="action")
    return state


def choosing(number: int, beside: dict[str, Any] | None = None, **ann: Any) -> State:
    """The same at the question for rewards, even where there is only one answer."""
    place = {number: threat() | (beside or {})}
    return position(FIVE, step="rewards", cities=place, Ann={"city": number, **ann}, **known(number))


# --- gold -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", TILES)
def test_xi_9_1_the_gold_of_the_tile_comes_from_the_bank(number: int) -> None:
    state = beaten(number, gold=2)
    events = play(state, ANN, "rewards gold and storeys")

    gold = TILES[number][2][0]
    assert told(events, happened.GoldTaken) == [happened.GoldTaken(ANN, gold, census=False)]
    assert own(state, ANN).gold == 2 + gold


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_9_2_xi_19_2_gold_is_hidden_until_the_end_and_then_shown(seats: int) -> None:
    for played in random_game(seats, seed=4):
        over = view(played.after).step == "over"
        for seat in range(seats):
            shown = [place.gold for place in view(played.after, seat).players]
            assert [gold is not None for gold in shown] == [over or seat == owner for owner in range(seats)]
        assert [place.gold is not None for place in view(played.after).players] == [over] * seats


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_9_3_gold_is_never_spent_and_makes_wealth_in_the_end(seats: int) -> None:
    for seed in range(3):
        for played in lively_game(seats, seed):
            for seat in range(seats):
                assert (own(played.after, seat).gold or 0) >= (own(played.before, seat).gold or 0)
        result = GAME.result(played.after)
        assert result is not None
        wealth = [points.reasons["wealth"] for points in result.seats]
        assert wealth == [own(played.after, seat).gold for seat in range(seats)]


# --- bards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [n for n in TILES if len(TOUCHES[n]) > 1])
def test_xi_9_5_xi_9_6_xi_9_7_bards_are_split_in_every_way_among_the_regions_of_the_city(number: int) -> None:
    state = beaten(number)
    play(state, ANN, "rewards gold and bards")

    ways = combinations_with_replacement(sorted(TOUCHES[number]), TILES[number][2][1])
    offered = Counter(tuple(sorted(move.regions)) for move in GAME.legal_moves(state, ANN))
    assert offered == Counter(ways)


@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_xi_9_5_not_fewer_and_not_more_than_the_tile_says(count: int) -> None:
    state = beaten(17)
    play(state, ANN, "rewards gold and bards")

    with refused("XI-9.5", state):
        play(state, ANN, PlaceBards(("snow",) * count))


@pytest.mark.parametrize("number", CITIES)
def test_xi_9_6_no_bard_goes_into_a_region_that_does_not_touch_the_city(number: int) -> None:
    state = position(FIVE, step="bards", prize=number, wanted=2, Ann={"city": number})
    for region in set(REGION_VALUES) - set(TOUCHES[number]):
        with refused("XI-9.6", state):
            play(state, ANN, PlaceBards((TOUCHES[number][0], region)))


@given(st.lists(st.sampled_from(TOUCHES[14]), min_size=5, max_size=5))
def test_xi_9_7_any_split_is_placed_as_said(regions: list[str]) -> None:
    state = beaten(14)
    play(state, ANN, "rewards gold and bards")
    play(state, ANN, PlaceBards(tuple(regions)))

    assert own(state, ANN).bards == Counter(regions)
    assert own(state, ANN).bards_left == 15


def test_xi_9_8_xi_19_4_what_goes_into_the_bastion_nobody_else_learns() -> None:
    """Where the others cannot see it, one bard in the Bastion or three look alike but for the rest."""
    state = beaten(17)
    play(state, ANN, "rewards gold and bards")
    (event,) = told(play(state, ANN, "bards 2 Bastion and 1 Snowfield"), happened.BardsPlaced)

    assert GAME.redact(event, ANN) == happened.BardsPlaced(ANN, ("snow",), 2, census=False)
    for seat in (BRIAN, None):
        assert GAME.redact(event, seat) == happened.BardsPlaced(ANN, ("snow",), None, census=False)
        seen = view(state, seat).players[ANN]
        assert (seen.bards, seen.bastion, seen.bards_left) == ({"snow": 1}, None, None)
    assert own(state, ANN).bastion == 2


def test_xi_9_9_without_a_bard_left_this_reward_cannot_be_chosen() -> None:
    state = beaten(17, **ALL_PLACED)
    assert offers(state) == ["rewards gold and storeys"]

    for rewards in ("gold and bards", "bards and stories"):
        with refused("XI-9.9", state):
            play(state, ANN, f"rewards {rewards}")


def test_xi_9_9_with_a_single_bard_left_it_can() -> None:
    state = beaten(17, bards={"snow": 19})

    assert "rewards gold and bards" in offers(state)


@pytest.mark.parametrize("left", [1, 2, 3])
def test_xi_9_10_with_fewer_left_all_that_are_left_are_placed(left: int) -> None:
    state = beaten(12, bards={"snow": 20 - left})
    play(state, ANN, "rewards gold and bards")

    for wrong in (left - 1, left + 1, 4):
        with refused("XI-9.5", state):
            play(state, ANN, PlaceBards(("east",) * wrong))
    play(state, ANN, PlaceBards(("east",) * left))
    assert own(state, ANN).bards == {"snow": 20 - left, "east": left}
    assert own(state, ANN).bards_left == 0


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_9_11_xi_10_7_bards_and_stories_stay_where_they_are(seats: int) -> None:
    for seed in range(3):
        for played in lively_game(seats, seed):
            for seat in range(seats):
                assert Counter(own(played.before, seat).bards) <= Counter(own(played.after, seat).bards)
                assert (own(played.before, seat).bastion or 0) <= (own(played.after, seat).bastion or 0)
            for before, after in zip(view(played.before).cities, view(played.after).cities, strict=True):
                assert before.height <= after.height
                assert before.guild in (None, after.guild)


def test_xi_9_11_xi_10_7_at_the_end_they_decide_about_reputation_and_influence() -> None:
    state = position(
        FIVE,
        step="over",
        cities={3: guild("Ann", 4), 9: guild("Ann", 2), 21: guild("Emma", 3)},
        Ann={"bards": {"snow": 2}},
        Brian={"bards": {"snow": 1, "bastion": 1}},
    )
    result = GAME.result(state)

    assert result is not None
    assert [points.reasons["influence"] for points in result.seats] == [6, 0, 0, 0, 3]
    assert [points.reasons["reputation"] for points in result.seats] == [6, 3 + 8, 0, 0, 0]


# --- guilds -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", TILES)
def test_xi_10_1_as_many_own_stories_as_the_tile_says_at_the_city(number: int) -> None:
    state = beaten(number)
    events = play(state, ANN, "rewards gold and storeys")

    stories = TILES[number][2][2]
    assert [(event.city, event.stories) for event in told(events, happened.StoriesBuilt)] == [
        (number, stories)
    ]
    assert (city(state, number).guild, city(state, number).height) == (ANN, stories)
    assert own(state, ANN).stories == 15 - stories
    assert [place.id for place in view(state).cities if place.guild is not None] == [number]


@pytest.mark.parametrize("height", [1, 2, 3])
@pytest.mark.parametrize("number", [4, 17, 1, 8])
def test_xi_10_2_xi_10_4_xi_10_6_the_own_guild_grows_to_four_and_the_rest_stays(
    number: int, height: int
) -> None:
    state = beaten(number, guild("Ann", height))
    play(state, ANN, "rewards gold and storeys")

    new = min(4, height + TILES[number][2][2])
    assert (city(state, number).guild, city(state, number).height) == (ANN, new)
    assert (own(state, ANN).stories, own(state, ANN).stored) == (15 - new, 0)


def test_xi_10_2_a_full_guild_cannot_grow() -> None:
    state = choosing(17, guild("Ann", 4))
    assert offers(state) == ["rewards gold and bards"]

    for other in ("gold", "bards"):
        with refused("XI-10.2", state):
            play(state, ANN, TakeRewards((other, "stories")))


def test_xi_10_2_at_a_full_guild_the_two_other_rewards_are_taken() -> None:
    state = beaten(17, guild("Ann", 4))

    assert (own(state, ANN).gold, view(state).step, view(state).wanted) == (3, "bards", 3)
    assert city(state, 17).height == 4


@pytest.mark.parametrize("height", [1, 4])
def test_xi_10_3_xi_10_5_where_somebody_elses_guild_stands_nobody_builds(height: int) -> None:
    state = choosing(17, guild("Brian", height))
    assert offers(state) == ["rewards gold and bards"]

    for other in ("gold", "bards"):
        with refused("XI-10.5", state):
            play(state, ANN, TakeRewards((other, "stories")))


def test_xi_10_3_xi_10_5_there_the_two_other_rewards_are_taken_and_the_guild_stays() -> None:
    state = beaten(17, guild("Brian", 2))
    play(state, ANN, "bards 3 snow")

    assert (own(state, ANN).gold, own(state, ANN).bards, own(state, ANN).stories) == (3, {"snow": 3}, 15)
    assert (city(state, 17).guild, city(state, 17).height) == (BRIAN, 2)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_10_2_xi_10_3_xi_10_5_every_guild_has_one_owner_and_one_to_four_stories(seats: int) -> None:
    built = 0
    for seed in range(3):
        for played in lively_game(seats, seed):
            for place in view(played.after).cities:
                assert (place.guild is None) == (place.height == 0)
                assert place.height <= 4
            built += len(told(played.events, happened.StoriesBuilt))
    assert built > 9


def test_xi_10_6_stories_that_found_no_room_are_no_credit() -> None:
    """Two of four are not built; the next reward elsewhere builds just what its tile says."""
    state = position(
        cities={4: threat() | guild("Ann", 2), 8: threat()},
        Ann={"city": 4, "units": "MMICMI"},
        **known(),
    )
    year(state, Ann="action")
    play(state, ANN, "rewards gold and storeys")
    year(state, Ann="blue black red black action")
    play(state, ANN, "rewards gold and storeys")

    assert (city(state, 4).height, city(state, 8).height) == (4, TILES[8][2][2])
    assert own(state, ANN).stories == 15 - 4 - TILES[8][2][2]
