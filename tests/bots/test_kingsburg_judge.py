"""The judge's shortcuts against the slow truth, and the table of weights."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Event
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.bot.court import MANY_DICE, packings
from tafelrunde.games.kingsburg.bot.judgement import KingsburgJudge, tuned_values
from tafelrunde.games.kingsburg.bot.moment import before_own_build, moment_of, summers
from tafelrunde.games.kingsburg.bot.plan import Plan
from tafelrunde.games.kingsburg.bot.prospects import NO_ENVOY
from tafelrunde.games.kingsburg.bot.weights import Weights, prices, read_weights, tuned_weights
from tafelrunde.games.kingsburg.box.data import ENEMIES
from tafelrunde.games.kingsburg.play.box import FORTRESS
from tafelrunde.games.kingsburg.play.dice_pools import POOL_INDEX
from tafelrunde.games.kingsburg.play.events import Built, Passed, PhaseBegan
from tafelrunde.games.kingsburg.play.moves import Influence, Recruit
from tafelrunde.games.kingsburg.play.placing import help_kind, list_placements
from tafelrunde.games.kingsburg.play.rules import influence
from tafelrunde.games.kingsburg.play.state import ENVOY, LOOK, RECRUIT, SUMMER, TOWN_HALL, State
from tafelrunde.games.kingsburg.play.winter import has_won, strength_of
from tests.bots.bot_table import TEST_SEEDS
from tests.bots.kingsburg_playing import bots, decisions, position

ROWS = st.tuples(*[st.integers(0, 4)] * 5)
"""How many buildings stand in each row."""
FEW_DICE = st.lists(st.integers(1, 6), min_size=1, max_size=MANY_DICE - 1).map(tuple)
GOODS = st.tuples(*[st.integers(0, 6)] * 3)


def province(rows: tuple[int, ...]) -> int:
    return sum((1 << count) - 1 << 4 * row for row, count in enumerate(rows))


def judge_of(state: State, seat: int) -> KingsburgJudge:
    seen = GAME.view(state, seat)
    return KingsburgJudge(tuned_values(), seen, GAME.imagine(seen, Seeded(1)))


@given(rows=ROWS, soldiers=st.integers(0, 9), goods=GOODS, card=st.sampled_from(range(len(ENEMIES))))
def test_a_battle_is_worth_its_mean_over_the_kings_die(
    rows: tuple[int, ...], soldiers: int, goods: tuple[int, int, int], card: int
) -> None:
    state = GAME.setup(2, {}, None)
    state.year, state.phase, state.step, state.enemy = ENEMIES[card].year, 8, 14, card
    state.built[0], state.goods[:3] = province(rows), goods
    state.revealed = True
    defence = judge_of(state, 0).prospect(state).defence
    worths = []
    for die in range(1, 7):
        state.soldiers[0] = soldiers + die
        state.strength = [strength_of(state, 0), 0]
        worths.append(outcome(state, card, goods))

    assert defence.battle(state.built[0], goods, soldiers) == pytest.approx(sum(worths) / 6)


def outcome(state: State, card: int, goods: tuple[int, int, int]) -> float:
    """What seat 0 gains or loses in this Winter, by the printed card."""
    enemy, prospect = ENEMIES[card], judge_of(state, 0).prospect(state)
    price = prospect.prices
    if has_won(state, 0):
        spoils = price.of(enemy.reward.goods) + enemy.reward.any_goods * price.good
        return spoils + enemy.reward.vp + (state.built[0] >> FORTRESS & 1)
    if state.strength[0] == enemy.strength:
        return 0.0
    named = [min(have, lost) for have, lost in zip(goods, enemy.loss.goods, strict=True)]
    chosen = min(enemy.loss.any_goods, sum(goods) - sum(named))
    lost = price.of((named[0], named[1], named[2])) + chosen * price.good
    return -lost - enemy.loss.vp - (prospect.fall(state.built[0]) if enemy.loss.buildings else 0.0)


@given(own=FEW_DICE, tokens=st.integers(0, 1), market=st.booleans())
def test_packings_are_what_a_lonely_seat_can_reach(own: tuple[int, ...], tokens: int, market: bool) -> None:
    state = GAME.setup(2, {}, None)
    state.own[0], state.tokens[0] = POOL_INDEX[own], tokens
    state.built[0] = 0b110000 if market else 0
    found = {(bits, used) for _advisors, bits, used in packings(state.own[0], 0, help_kind(state, 0))}

    reached: dict[int, int] = {}
    for bits, used in all_placed(state, tokens):
        reached[bits] = min(used, reached.get(bits, used))
    assert found == set(reached.items())


def all_placed(state: State, tokens: int) -> Iterator[tuple[int, int]]:
    """Every set of advisors that seat 0 can come to influence, with the tokens it used."""
    for move in list_placements(state, 0):
        if isinstance(move, Influence):
            after = state.copy()
            influence(after, 0, move, [])
            yield after.taken, tokens - after.tokens[0]
            yield from all_placed(after, tokens)


@pytest.mark.parametrize("reroll", ["reroll all", "reroll 1", "reroll w1"])
def test_throws_after_a_reroll_are_those_of_chance(reroll: str) -> None:
    ann = {"dice": [1, 1, 1], "white": [1], "buildings": ["statue", "chapel", "inn", "market", "farms"]}
    rivals: dict[str, Any] = {"Brian": {}, "Cindy": {}, "David": {}}
    state = position({"phase": "summer", "step": "reroll", "provinces": {"Ann": ann, **rivals}})
    GAME.play(state, 0, GAME.parse_move(reroll), [])
    judge = judge_of(state, 0)
    throws = Plan(state, 0, judge.prospect(state), NO_ENVOY, judge.free, {}).throws()

    truth: dict[tuple[int, int], float] = defaultdict(float)
    for move, chance in GAME.outcomes(state) or ():
        after = state.copy()
        GAME.play(after, CHANCE, move, [])
        truth[after.own[0], after.white[0]] += chance
    assert truth == pytest.approx({pools: times / throws.total() for pools, times in throws.items()})


@pytest.mark.parametrize("seats", [2, 4])
def test_a_moment_counts_what_is_still_to_come(seats: int) -> None:
    """Times to build, and Summers that an Inn will see, against the rest of the game as it was played."""
    *taken, _end = decisions(bots(*["random"] * seats), TEST_SEEDS)
    rest: list[Event] = []
    for state, seat, _move, events in reversed(taken):
        rest = events + rest
        moment, summer = moment_of(state, seat, -1), summer_ended(state)
        assert moment.builds + before_own_build(state, seat) == times_to_build(rest, seat)
        ended = sum(isinstance(event, PhaseBegan) and event.phase == ENVOY for event in rest)
        assert summers(moment) == ended - summer


def summer_ended(state: State) -> bool:
    """Inns have paid (KB-17.12), but the next phase has not begun."""
    return state.phase == SUMMER and state.step == TOWN_HALL


def times_to_build(events: list[Event], seat: int) -> int:
    """How often the seat built or passed; two buildings with the Envoy are one time (KB-10.9)."""
    passes = [event for event in events if isinstance(event, Passed) and event.step == "build"]
    built = [isinstance(event, Built) and event.seat == seat for event in events]
    doubles = sum(first and second for first, second in pairwise(built))
    return sum(built) - doubles + sum(event.seat == seat for event in passes)


def test_recruits_on_the_shortlist_are_cheapest() -> None:
    """One offer for each number of soldiers, and none of the others would be better."""
    seen = 0
    for number in range(8):
        for state, seat, move, _events in decisions(bots(*["greedy"] * 3), TEST_SEEDS + number):
            if move is None or state.step != RECRUIT:
                continue
            judge = judge_of(state, seat)
            offers = GAME.legal_moves(state, seat)
            shortlist = judge.shortlist(offers)
            assert set(shortlist) <= set(offers)
            assert best(judge, state, seat, shortlist) == pytest.approx(best(judge, state, seat, offers))
            seen += isinstance(move, Recruit)
    assert seen > 10


def best(judge: KingsburgJudge, state: State, seat: int, offers: Any) -> float:
    worths = []
    for move in offers:
        after = state.copy()
        GAME.play(after, seat, move, [])
        worths.append(judge.worth(after))
    return max(worths)


def test_the_table_of_weights_is_complete_and_plausible() -> None:
    weights = tuned_weights()

    numbers = msgspec.to_builtins(weights)
    assert all(number >= 0 for number in numbers["abilities"].values())
    assert 0 < weights.contest < 1
    assert 0 < weights.patience <= 1.2
    assert weights.spread > 0
    assert min(weights.gold, weights.wood, weights.stone) > 0


@pytest.mark.parametrize("field", [*Weights.__struct_fields__, "surprise"])
def test_a_table_with_a_weight_too_few_or_too_many_is_refused(field: str) -> None:
    table = msgspec.to_builtins(tuned_weights())
    if field in table:
        del table[field]
    else:
        table[field] = 1.0

    with pytest.raises(msgspec.ValidationError, match=field):
        read_weights(msgspec.toml.encode(table).decode())


@given(builds=st.integers(1, 15))
def test_goods_are_worth_least_when_nothing_can_be_built(builds: int) -> None:
    weights = tuned_weights()

    assert prices(weights, 0).good < prices(weights, builds).good


def test_points_of_the_queen_are_due_only_while_her_look_at_the_enemy_is_open() -> None:
    """KB-17.23: goods, then the card, then the points: between two of them the plan must not lose any."""
    ann, brian = {"court": ["influence 17 with 6+6+5"]}, {"court": ["influence 18 with 6+6+6"]}
    state = position({"phase": "summer", "step": "help", "provinces": {"Ann": ann, "Brian": brian}})
    judge = judge_of(state, 0)

    def due(seat: int) -> int:
        return Plan(state, seat, judge.prospect(state), NO_ENVOY, judge.free, {}).due()

    assert (due(0), due(1)) == (0, 0)
    GAME.play(state, 0, GAME.parse_move("take 2 gold"), [])
    assert state.step == LOOK
    assert (due(0), due(1)) == (3, 0)
