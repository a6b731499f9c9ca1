"""Recruiting, the battle of Winter and its losses, for all cards and any province."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import Event
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.box.data import ENEMIES
from tafelrunde.games.kingsburg.play.events import (
    BattleFought,
    EnemyRevealed,
    PhaseBegan,
    Recruited,
    ReinforcementsSent,
    SoldiersDismissed,
    StrongestScored,
)
from tafelrunde.games.kingsburg.play.moves import Recruit
from tests.games.kingsburg.battles import (
    ANY_CARD,
    DIE,
    FIGHTERS,
    Fighters,
    fight,
    left_over,
    outcomes,
    winter,
)
from tests.games.kingsburg.facts import (
    CARDS,
    Card,
    Goods,
    some_goods,
    strength,
)
from tests.games.kingsburg.table import ANN, goods, play, position, province, random_game, refused
from tests.games.rule_table import told

# --- the cards -------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_kb_12_3_each_card_says_what_was_typed_from_it(card: Card) -> None:
    (enemy,) = [enemy for enemy in ENEMIES if enemy.id == card.id]

    loss, reward = enemy.loss, enemy.reward
    assert (enemy.year, enemy.kind, enemy.strength) == (card.year, card.kind, card.strength)
    assert (loss.goods, loss.any_goods, loss.buildings, loss.vp) == card.loss
    assert (reward.goods, reward.any_goods, reward.vp) == card.reward
    assert reward.buildings == 0
    assert (enemy.come_from.confidence, enemy.come_from.sources) == (card.confidence, card.sources)


def test_kb_12_3_twenty_five_cards_five_a_year() -> None:
    assert len(ENEMIES) == 25
    assert Counter(enemy.year for enemy in ENEMIES) == dict.fromkeys(range(1, 6), 5)
    kinds = {"goblins": 8, "orcs": 4, "zombies": 4, "barbarians": 4, "demons": 4, "dragons": 1}
    assert Counter(enemy.kind for enemy in ENEMIES) == kinds


@pytest.mark.parametrize(
    ("year", "lowest", "highest", "total"),
    [(1, 2, 4, 14), (2, 3, 5, 21), (3, 4, 6, 26), (4, 5, 7, 31), (5, 7, 9, 41)],
)
def test_kb_12_3_strengths_lie_in_the_range_printed_for_the_year(
    year: int, lowest: int, highest: int, total: int
) -> None:
    strengths = [enemy.strength for enemy in ENEMIES if enemy.year == year]

    assert (min(strengths), max(strengths), sum(strengths)) == (lowest, highest, total)


# --- recruiting ------------------------------------------------------------------------------------


@given(some_goods(4), st.booleans())
def test_kb_11_2_kb_11_3_kb_16_11_every_whole_number_of_soldiers_can_be_paid(
    own: Goods, barracks: bool
) -> None:
    buildings = ["guard_tower", "blacksmith", "barracks"] if barracks else ["guard_tower", "blacksmith"]
    price = 1 if barracks else 2
    state = position(phase="recruiting", Ann={"goods": own, "buildings": buildings})

    listed = {m for m in GAME.legal_moves(state, ANN) if isinstance(m, Recruit)}

    payments = product(*[range(amount + 1) for amount in own])
    assert listed == {Recruit(*paid) for paid in payments if sum(paid) and sum(paid) % price == 0}
    for move in listed:
        trial = state.copy()
        (recruited,) = told(play(trial, ANN, move), Recruited)
        paid = (move.gold, move.wood, move.stone)
        assert recruited.soldiers * price == sum(paid)
        assert goods(trial, ANN) == tuple(a - b for a, b in zip(own, paid, strict=True))
        assert province(trial, ANN).soldiers == recruited.soldiers


@pytest.mark.parametrize("move", [Recruit(gold=-1, wood=3), Recruit(stone=-2), Recruit(gold=3)])
def test_kb_11_3_nobody_pays_with_goods_he_has_not(move: Recruit) -> None:
    state = position(phase="recruiting", Ann={"goods": (2, 3, 0)})

    with refused("KB-11.3", state):
        play(state, ANN, move)


def test_kb_11_1_kb_11_4_whole_games_recruit_once_each_in_the_order_of_autumn() -> None:
    for seed in range(6):
        asked: list[int] = []
        for played in random_game(4, seed):
            if played.before.phase == 7 and played.before.year == played.after.year:
                asked.append(played.seat)
                assert played.before.order == played.after.order
            if told(played.events, PhaseBegan) and played.after.phase == 8:
                assert asked == [seat for seat in played.after.order if seat in asked]
                asked = []


# --- the course of the battle ----------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_kb_12_1_kb_12_2_kb_12_4_kb_12_13_every_winter_runs_alike(seats: int) -> None:
    for seed in range(4):
        winters: list[list[Event]] = [[] for _ in range(5)]
        year, in_winter = 0, False
        for played in random_game(seats, seed):
            for event in played.events:
                if isinstance(event, PhaseBegan):
                    year, in_winter = event.year, event.phase == 8
                elif in_winter:
                    winters[year - 1].append(event)
        for events in winters:
            check_winter(events, seats)


def check_winter(events: list[Event], seats: int) -> None:
    """Card, die, one battle for each seat, soldiers home; nothing of a productive season."""
    kinds = [type(event) for event in events]
    assert kinds[:2] == [EnemyRevealed, ReinforcementsSent]
    assert (
        kinds.count(EnemyRevealed) == kinds.count(ReinforcementsSent) == kinds.count(SoldiersDismissed) == 1
    )
    assert sorted(event.seat for event in told(events, BattleFought)) == list(range(seats))
    last_battle = max(place for place, kind in enumerate(kinds) if kind is BattleFought)
    assert last_battle < kinds.index(SoldiersDismissed)
    silent = {
        "dice_rolled",
        "guild_paid",
        "inn_token_taken",
        "embassy_scored",
        "town_hall_paid",
        "helped",
        "built",
    }
    assert silent.isdisjoint(event.__struct_config__.tag for event in events)


@given(ANY_CARD, FIGHTERS, DIE)
def test_kb_12_5_kb_12_6_kb_12_8_kb_12_9_kb_12_11_strength_decides_the_battle(
    card: Card, places: Fighters, die: int
) -> None:
    fought = told(fight(winter(card, places), die), BattleFought)

    assert [event.seat for event in fought] == [0, 1, 2]
    for event, place in zip(fought, places, strict=True):
        own = strength(place["soldiers"] + die, place["buildings"], card.kind)
        wins_draws = "stone_wall" in place["buildings"]
        outcome = "won" if own > card.strength or (own == card.strength and wins_draws) else "lost"
        if own == card.strength and not wins_draws:
            outcome = "drawn"
        assert (event.strength, event.enemy, event.outcome) == (own, card.strength, outcome)


@given(ANY_CARD, FIGHTERS, DIE)
def test_kb_12_10_kb_17_16_the_strongest_winners_score_once_more(
    card: Card, places: Fighters, die: int
) -> None:
    events = fight(winter(card, places), die)

    fought = told(events, BattleFought)
    highest = max(event.strength for event in fought)
    best = [event.seat for event in fought if event.strength == highest and event.outcome == "won"]
    assert [(event.seat, event.vp) for event in told(events, StrongestScored)] == [(seat, 1) for seat in best]


@given(ANY_CARD, FIGHTERS, DIE, st.integers(0, 999))
def test_kb_12_6_kb_12_7_kb_16_16_a_victory_brings_the_reward(
    card: Card, places: Fighters, die: int, seed: int
) -> None:
    state = winter(card, places)
    events = fight(state, die, seed)

    printed, of_choice, vp = card.reward
    for seat in outcomes(events, "won"):
        before, after = places[seat]["goods"], left_over(state, events, seat)
        gained = [after[kind] - before[kind] - printed[kind] for kind in range(3)]
        assert min(gained) >= 0
        assert sum(gained) == of_choice
        reasons = province(state, seat).reasons
        assert reasons.get("battles", 0) == vp
        assert reasons.get("fortress", 0) == ("fortress" in places[seat]["buildings"])
        assert list(province(state, seat).buildings) == places[seat]["buildings"]


@given(ANY_CARD, FIGHTERS, DIE)
def test_kb_12_8_a_draw_changes_nothing(card: Card, places: Fighters, die: int) -> None:
    state = winter(card, places)
    events = fight(state, die)

    for seat in outcomes(events, "drawn"):
        assert left_over(state, events, seat) == places[seat]["goods"]
        assert list(province(state, seat).buildings) == places[seat]["buildings"]
        assert set(province(state, seat).reasons) <= {"buildings", "advisors", "cathedral"}


@given(ANY_CARD, FIGHTERS, DIE)
def test_kb_12_12_kb_12_13_afterwards_card_and_soldiers_are_gone(
    card: Card, places: Fighters, die: int
) -> None:
    state = winter(card, places)
    fight(state, die)

    for seat in (None, 0, 1, 2):
        assert GAME.view(state, seat).enemy is None
    assert [province(state, seat).soldiers for seat in range(3)] == [0, 0, 0]
