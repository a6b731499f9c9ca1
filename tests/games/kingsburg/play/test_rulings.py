"""Rulings on open points, where they can be compared with a second computation; table options both ways."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.box.data import ENEMIES
from tafelrunde.games.kingsburg.meta import META
from tafelrunde.games.kingsburg.play.dice_pools import POOL_INDEX
from tafelrunde.games.kingsburg.play.events import EmbassyScored, EnemySeen, InnTokenTaken, TownHallPaid
from tafelrunde.games.kingsburg.play.moves import Build, Influence, Take
from tests.games.kingsburg.facts import PROVINCE, Goods, some_goods
from tests.games.kingsburg.table import (
    ANN,
    BRIAN,
    THREE,
    goods,
    offers,
    play,
    position,
    province,
    random_game,
    refused,
    roll,
    white_for_ann,
)
from tests.games.rule_table import told

DICE = st.lists(st.integers(1, 6), min_size=1, max_size=3).map(sorted).map(tuple)
WHITE = st.lists(st.integers(1, 6), max_size=2).map(sorted).map(tuple)
Pool = tuple[int, ...]


def test_table_options_and_their_defaults_are_the_five_switched_rulings() -> None:
    assert {option.name: (option.rule, option.values) for option in META.options} == {
        "guild": ("KB-17.1", ("gold", "any good")),
        "alchemist": ("KB-17.2", ("one of each", "any two others")),
        "tokens": ("KB-17.3", ("one per group", "one per season")),
        "market_and_token": ("KB-17.4", ("allowed", "forbidden")),
        "reward_without_buildings": ("KB-17.8", ("all", "nobody")),
    }


@pytest.mark.parametrize("value", ["gold", "any good"])
@pytest.mark.parametrize("phase", ["spring", "summer", "autumn"])
def test_kb_17_1_the_guild_pays_before_the_roll_of_every_season(value: str, phase: str) -> None:
    guild = {"buildings": ["inn", "market", "farms", "merchants_guild"]}
    state = position(options={"guild": value}, phase=phase, Brian=guild)

    if value == "any good":
        assert offers(state) == ["take 1 gold", "take 1 wood", "take 1 stone"]
        for wrong in (Take(), Take(gold=1, wood=1), Take(gold=2, stone=-1)):
            with refused("KB-17.1", state):
                play(state, BRIAN, wrong)
        play(state, BRIAN, "take 1 wood")
    assert GAME.view(state, None).step == "roll"
    assert goods(state, BRIAN) == ((1, 0, 0) if value == "gold" else (0, 1, 0))


@pytest.mark.parametrize("value", ["one of each", "any two others"])
@given(own=some_goods(2).filter(any))
def test_kb_17_2_what_the_alchemist_makes_of_one_good(value: str, own: Goods) -> None:
    state = position(options={"alchemist": value}, step="influence", Ann={"dice": [6], "goods": own})
    play(state, ANN, "influence 6 with 6")

    found = {(m.gold, m.wood, m.stone) for m in GAME.legal_moves(state, ANN) if isinstance(m, Take)}

    expected = set()
    for given_kind in [kind for kind in range(3) if own[kind]]:
        for first in range(3):
            for second in range(3):
                swap = [0, 0, 0]
                swap[given_kind] -= 1
                swap[first] += 1
                swap[second] += 1
                if given_kind not in (first, second) and (first != second or value == "any two others"):
                    expected.add(tuple(swap))
    assert found == expected


def groups(pool: Pool) -> set[Pool]:
    """Every choice of dice from the pool, none included."""
    return {tuple(sorted(part)) for size in range(len(pool) + 1) for part in combinations(pool, size)}


def reachable(dice: Pool, white: Pool, changes: set[tuple[bool, int]]) -> set[Influence]:
    """Every placement on an empty court, by trying all groups and all changes."""
    found = set()
    for own in groups(dice) - {()}:
        for extra in groups(white):
            for token, market in changes:
                advisor = sum(own) + sum(extra) + (2 if token else 0) + market
                if 1 <= advisor <= 18:
                    found.add(Influence(advisor, own, extra, token, market))
    return found


@pytest.mark.parametrize("value", ["allowed", "forbidden"])
@given(dice=DICE, white=WHITE)
def test_kb_17_4_kb_17_18_kb_17_19_groups_tokens_and_market(value: str, dice: Pool, white: Pool) -> None:
    aid, farms = white_for_ann(len(white))
    ann = {"dice": dice, "white": white, "tokens": 1, "buildings": farms or ["inn", "market"]}
    state = position(options={"market_and_token": value}, step="influence", Ann=ann, **aid)

    changes = {(False, 0), (True, 0), (False, 1), (False, -1)}
    if value == "allowed":
        changes |= {(True, 1), (True, -1)}
    found = {move for move in GAME.legal_moves(state, ANN) if isinstance(move, Influence)}
    assert found == reachable(dice, white, changes)


@given(dice=DICE, white=WHITE, taken=st.sets(st.integers(1, 18), min_size=12))
def test_kb_17_18_who_can_place_is_asked_and_who_cannot_passes(
    dice: Pool, white: Pool, taken: set[int]
) -> None:
    """Also where the only way is with both white dice."""
    state = position(step="influence", Ann={"dice": [1]}, Brian={"dice": dice})
    state.white[BRIAN] = POOL_INDEX[white]
    state.taken = sum(1 << advisor for advisor in taken - {1})

    play(state, ANN, "influence 1 with 1")

    free = [move for move in reachable(dice, white, {(False, 0)}) if move.advisor not in taken | {1}]
    assert (GAME.view(state, None).step == "influence") == bool(free)


@pytest.mark.parametrize("value", ["allowed", "forbidden"])
def test_kb_17_4_both_on_one_group(value: str) -> None:
    ann = {"dice": [4], "tokens": 1, "buildings": ["inn", "market"]}
    for advisor in (5, 7):
        state = position(options={"market_and_token": value}, step="influence", Ann=ann)
        move = f"influence {advisor} with 4 and token by market"
        if value == "forbidden":
            with refused("KB-17.4", state):
                play(state, ANN, move)
        else:
            play(state, ANN, move)
            assert province(state, ANN).tokens == 0


@pytest.mark.parametrize("value", ["one per group", "one per season"])
def test_kb_17_3_tokens_on_several_groups(value: str) -> None:
    ann = {"dice": [1, 2, 6], "tokens": 3}
    state = position(options={"tokens": value}, step="influence", Ann=ann)
    play(state, ANN, "influence 3 with 1 and token")

    if value == "one per season":
        with refused("KB-17.3", state):
            play(state, ANN, "influence 4 with 2 and token")
        assert not any("token" in move for move in offers(state))
    else:
        play(state, ANN, "influence 4 with 2 and token")
        assert "influence 8 with 6 and token" in offers(state)


@pytest.mark.parametrize(("value", "points"), [("all", 1), ("nobody", 0)])
def test_kb_17_8_reward_while_nobody_has_a_building(value: str, points: int) -> None:
    state = position(options={"reward_without_buildings": value}, phase="reward", Ann={"goods": (3, 0, 0)})

    assert [province(state, seat).vp for seat in range(3)] == [points] * 3


@pytest.mark.parametrize("value", ["all", "nobody"])
def test_kb_17_8_with_a_building_the_option_changes_nothing(value: str) -> None:
    inn = {"buildings": ["inn"]}
    state = position(options={"reward_without_buildings": value}, phase="reward", Ann=inn)

    assert [province(state, seat).vp for seat in range(3)] == [1, 0, 0]


def test_kb_17_9_all_twenty_buildings_can_be_owned() -> None:
    built: list[str] = []
    for fact in [fact for row in PROVINCE for fact in row]:
        state = position(phase="spring", step="build", Ann={"goods": (5, 3, 3), "buildings": built})
        play(state, ANN, Build(fact.id))
        built = list(province(state, ANN).buildings)
    assert len(built) == 20


def test_kb_17_9_tokens_beyond_the_twenty_in_the_box() -> None:
    many: dict[str, Any] = {name: {"tokens": 20, "dice": [1, 6]} for name in THREE}
    state = position(step="influence", **many)
    play(state, ANN, "influence 7 with 1+6")
    for seat in (1, 2):
        play(state, seat, "pass")

    play(state, ANN, "take 1 gold")

    assert province(state, ANN).tokens == 21


@given(st.permutations(THREE))
def test_kb_17_22_the_kings_good_is_chosen_in_turn_order(order: list[str]) -> None:
    state = position(phase="aid", order=order)

    for name in order:
        assert GAME.to_act(state) == (THREE.index(name),)
        play(state, THREE.index(name), "take 1 gold")


@given(st.permutations(THREE))
def test_kb_17_28_winter_asks_in_turn_order(order: list[str]) -> None:
    losers: dict[str, Any] = {name: {"goods": (2, 2, 2)} for name in THREE}
    state = position(phase="winter", enemy="orcs-I-3", order=order, **losers)
    roll(state, "reinforcements 1")

    for name in order:
        assert GAME.to_act(state) == (THREE.index(name),)
        play(state, THREE.index(name), "give 2 gold")


def test_kb_17_12_kb_17_15_what_was_built_in_summer_works_at_its_end() -> None:
    ann = {"buildings": ["barricade", "crane", "town_hall"], "goods": (2, 3, 2)}
    state = position(phase="summer", step="build", envoy="Ann", Ann=ann)

    events = play(state, ANN, "build inn and embassy")
    assert offers(state) == ["town hall with token", "pass"]
    events += play(state, ANN, "town hall with token")

    ends = (InnTokenTaken, EmbassyScored, TownHallPaid)
    assert [type(event) for event in events if isinstance(event, ends)] == list(ends)


# --- the secret of the enemy card (KB-17.27) -------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_kb_17_27_in_whole_games_only_lookers_know_the_card_before_winter(seats: int) -> None:
    looks = 0
    for seed in range(6):
        for played in random_game(seats, seed):
            seen = [GAME.view(played.after, seat) for seat in (None, *range(seats))]
            if not seen[0].revealed:
                known = [view.seat for view in seen if view.enemy is not None]
                assert known == list(seen[0].looked)
            for event in told(played.events, EnemySeen):
                looks += 1
                check_told(event, seats)
    assert looks > 0


def check_told(event: EnemySeen, seats: int) -> None:
    """The looker hears the card, all others and spectators only that there was a look."""
    for hearer in (None, *range(seats)):
        heard = GAME.redact(event, hearer)
        assert heard == (event if hearer == event.seat else EnemySeen(event.seat, None))
    assert event.card is not None


def test_kb_17_27_another_card_would_look_the_same_to_who_has_not_seen_it() -> None:
    state = position(step="influence", Brian={"dice": [4, 6]}, Cindy={"dice": [1]})
    play(state, BRIAN, "influence 10 with 4+6")
    play(state, 2, "influence 1 with 1")
    roll(state, "enemy goblins-I-2")

    imagined = {seat: set[str | None]() for seat in (None, 0, 1, 2)}
    for seed in range(60):
        for seat, cards in imagined.items():
            other = GAME.resample(state, seat, Seeded(seed))
            assert encode(GAME.view(other, seat)) == encode(GAME.view(state, seat))
            cards.add(GAME.view(other, BRIAN).enemy)
    assert imagined[BRIAN] == {"goblins-I-2"}
    every_card = {enemy.id for enemy in ENEMIES if enemy.year == 1}
    assert imagined[None] == imagined[0] == imagined[2] == every_card
