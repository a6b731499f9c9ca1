"""Set-up and material (KB-1), as far as scenarios cannot say it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Event
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.box.data import ADVISORS, ENEMIES, ENEMY_INDEX, GOODS, YEAR_STRENGTHS
from tafelrunde.games.kingsburg.play import events as happened
from tafelrunde.games.kingsburg.play.moves import DrawEnemy, Roll, RollReinforcements
from tests.complaining import complains
from tests.games.kingsburg.table import (
    ANN,
    BRIAN,
    CINDY,
    NAMES,
    fresh,
    goods,
    play,
    position,
    random_game,
    refused,
    roll,
)
from tests.games.rule_table import told

SEAT_COUNTS = (2, 3, 4, 5)
GAIN = (happened.AidGoodTaken, happened.GuildPaid, happened.Helped, happened.SpoilsTaken)
PRICE = (happened.Built, happened.Recruited, happened.GoodsLost)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_kb_1_1_two_to_five_can_play_to_the_end(seats: int) -> None:
    *_, last = random_game(seats, seed=seats)

    result = GAME.result(last.after)
    assert result is not None
    assert len(result.seats) == seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_kb_1_1_nobody_else_can(seats: int) -> None:
    with complains("2 to 5"):
        fresh(seats)


def test_kb_1_2_the_court_runs_from_1_to_18() -> None:
    assert [advisor.number for advisor in ADVISORS] == list(range(1, 19))
    assert ADVISORS[-1].name.en == "King"


def test_kb_1_4_three_own_dice_and_an_own_province_each_and_at_most_six_white_dice() -> None:
    everybody: dict[str, Any] = {name: {"buildings": ["inn", "market", "farms"]} for name in NAMES}
    state = position(names=NAMES, phase="spring", aid="Emma", **everybody)

    rolled = GAME.chance(state, Seeded(1))

    assert [len(dice) for dice in rolled.dice] == [3] * 5
    assert [len(white) for white in rolled.white] == [1, 1, 1, 1, 2]
    assert Counter(enemy.year for enemy in ENEMIES) == dict.fromkeys(range(1, 6), 5)


def goods_told(events: list[Event], seat: int) -> tuple[int, ...]:
    """What the events say this seat has gained or paid, by kind."""
    change = [0, 0, 0]
    for event in events:
        for kind, good in enumerate(GOODS):
            if isinstance(event, GAIN) and event.seat == seat:
                change[kind] += getattr(event, good)
            elif isinstance(event, PRICE) and event.seat == seat:
                change[kind] -= getattr(event, good)
            elif isinstance(event, happened.TownHallPaid) and (event.seat, event.payment) == (seat, good):
                change[kind] -= 1
    return tuple(change)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_kb_1_5_goods_come_from_the_supply_and_go_back_to_it_never_to_another_player(seats: int) -> None:
    for played in random_game(seats, seed=50 + seats, options={"guild": "any good"}):
        for seat in range(seats):
            before, after = goods(played.before, seat), goods(played.after, seat)
            change = tuple(now - then for then, now in zip(before, after, strict=True))
            assert change == goods_told(played.events, seat)
            assert min(after) >= 0


def test_kb_1_6_everybody_sees_the_goods_of_all() -> None:
    state = position(
        phase="spring", Ann={"goods": (1, 2, 3)}, Brian={"goods": (0, 0, 9)}, Cindy={"goods": (4, 0, 0)}
    )

    for seat in (ANN, BRIAN, CINDY, None):
        seen = GAME.view(state, seat).provinces
        assert [(p.goods.gold, p.goods.wood, p.goods.stone) for p in seen] == [
            (1, 2, 3),
            (0, 0, 9),
            (4, 0, 0),
        ]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_kb_1_7_everybody_begins_with_nothing_in_year_one(seats: int) -> None:
    seen = GAME.view(fresh(seats), None)

    assert (seen.year, seen.phase, seen.step, seen.to_act) == (1, 1, "set_order", (CHANCE,))
    assert (seen.envoy, seen.aid, seen.enemy, seen.court) == (None, None, None, ())
    for place in seen.provinces:
        assert (place.vp, place.soldiers, place.tokens) == (0, 0, 0)
        assert (place.goods.gold, place.goods.wood, place.goods.stone) == (0, 0, 0)
        assert (place.buildings, place.dice, place.white) == ((), (), ())


def test_kb_1_8_every_first_turn_order_can_be_drawn_and_no_other() -> None:
    drawn = {GAME.chance(fresh(3), Seeded(seed)).order for seed in range(200)}

    assert drawn == set(permutations(range(3)))


def test_kb_1_8_the_drawn_order_decides_ties_in_the_first_spring() -> None:
    state = fresh(3)
    roll(state, "order 2 3 1")
    for seat in (BRIAN, CINDY, ANN):
        play(state, seat, "take gold")

    roll(state, "roll 1+2+3 | 1+1+4 | 2+2+2")

    assert state.order == [BRIAN, CINDY, ANN]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_kb_1_9_one_enemy_of_each_year_shows_up_and_nobody_knows_it_before(seats: int) -> None:
    revealed: list[int] = []
    for played in random_game(seats, seed=20 + seats):
        looked = {event.seat for event in told(played.events, happened.EnemySeen)}
        for seat in range(seats):
            seen = GAME.view(played.after, seat)
            assert seen.enemy is None or seen.revealed or seat in seen.looked
            assert seat not in looked or seen.enemy is not None or seen.year != played.before.year
        assert GAME.view(played.after, None).enemy is None or played.after.revealed
        for event in told(played.events, happened.EnemyRevealed):
            revealed.append(ENEMIES[ENEMY_INDEX[event.card]].year)
    assert revealed == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("year", range(1, 6))
def test_kb_1_9_any_of_the_five_cards_of_the_year_may_come_and_no_other(year: int) -> None:
    state = position(year=year, phase="winter")
    possible = GAME.outcomes(state)
    assert possible is not None

    assert {move.card for move, _chance in possible} == {e.id for e in ENEMIES if e.year == year}
    assert {GAME.chance(state, Seeded(seed)).card for seed in range(100)} == {m.card for m, _ in possible}
    for enemy in ENEMIES:
        if enemy.year != year:
            with refused("KB-1.9", state):
                play(state, CHANCE, DrawEnemy(enemy.id))


def test_kb_1_9_a_card_that_does_not_exist_is_refused() -> None:
    state = position(phase="winter")

    with refused("KB-1.9", state):
        play(state, CHANCE, DrawEnemy("mice-I-1"))


def test_kb_1_10_the_year_tells_how_strong_its_enemies_can_be() -> None:
    printed = ((2, 4), (3, 5), (4, 6), (5, 7), (7, 9))
    found = tuple(
        (min(e.strength for e in ENEMIES if e.year == y), max(e.strength for e in ENEMIES if e.year == y))
        for y in range(1, 6)
    )

    assert found == printed == YEAR_STRENGTHS


@pytest.mark.parametrize("die", [-1, 0, 7])
def test_kb_1_11_every_die_shows_1_to_6(die: int) -> None:
    at_roll = position(phase="spring")
    at_winter = position(phase="winter", enemy="goblins-I-3")
    at_neutral = position(names=NAMES[:2], phase="spring")

    with refused("KB-1.11", at_roll):
        play(at_roll, CHANCE, Roll(((1, 1, die), (1, 1, 1), (1, 1, 1)), ((), (), ())))
    with refused("KB-1.11", at_winter):
        play(at_winter, CHANCE, RollReinforcements(die))
    with refused("KB-1.11", at_neutral):
        roll(at_neutral, f"neutral 1+1+1 and 1+{max(die, 0)}")


@pytest.mark.parametrize("text", ["neutral 1+1 and 1+1", "neutral 1+1+1 and 1", "neutral 1+1+1+1 and 1+1"])
def test_kb_1_11_neutral_dice_are_three_and_two(text: str) -> None:
    state = position(names=NAMES[:2], phase="spring")

    with refused("KB-1.11", state):
        roll(state, text)
