"""The judge's shortcuts in Xidit against the slow truth, and the table of weights."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.bot.judgement import XiditJudge
from tafelrunde.games.xidit.bot.outlook import without
from tafelrunde.games.xidit.bot.prices import slope, survival
from tafelrunde.games.xidit.bot.rivals import Rivals, at_least, distances
from tafelrunde.games.xidit.bot.route import Route, cheapest, weakest
from tafelrunde.games.xidit.bot.weights import Weights, read_weights, tuned_weights
from tafelrunde.games.xidit.play.box import BITS, ORDER_COUNT, SPACES, UNIT_TYPES, packed, unit_count
from tafelrunde.games.xidit.play.state import PROGRAMME
from tests.bots.bot_table import TEST_SEEDS
from tests.bots.xidit_playing import bots, decisions, judge_of
from tests.games.xidit.table import NAMES, position, recruitment, threat

COUNTS = st.lists(st.integers(0, 5), min_size=UNIT_TYPES, max_size=UNIT_TYPES)
CHANCES = st.floats(0.01, 0.99)


def pack(counts: list[int]) -> int:
    return sum(count << BITS * index for index, count in enumerate(counts))


def rivals_of(sample: int = 1, **told: Any) -> Rivals:
    """As Ann sees them."""
    judge = judge_of(position(**told), 0, sample)
    return Rivals(tuned_weights(), judge.position, 0)


@given(st.integers(0, 5), st.integers(0, 6), CHANCES)
def test_at_least_so_many_successes(count: int, tries: int, chance: float) -> None:
    slow = sum(
        prod(chance if success else 1 - chance for success in successes)
        for successes in product((False, True), repeat=tries)
        if sum(successes) >= count
    )

    assert at_least(count, tries, chance) == pytest.approx(slow)


@given(st.integers(1, 4), CHANCES)
def test_survival_grows_as_fast_as_its_slope_says(rivals: int, chance: float) -> None:
    for out in range(1, rivals + 1):
        step = 1e-6
        grown = survival(rivals, out, chance + step / 2) - survival(rivals, out, chance - step / 2)
        assert slope(rivals, out, chance) == pytest.approx(grown / step, rel=1e-3, abs=1e-6)


@given(COUNTS, COUNTS)
def test_what_is_left_after_paying_as_much_as_there_is(units: list[int], cost: list[int]) -> None:
    left = [max(0, have - price) for have, price in zip(units, cost, strict=True)]

    assert without(pack(units), pack(cost)) == pack(left)


@given(COUNTS, st.integers(1, 5))
def test_a_titan_is_paid_with_the_weakest_units(counts: list[int], count: int) -> None:
    units = [index for index in range(UNIT_TYPES) for _ in range(counts[index])]
    paid = sum(1 << BITS * index for index in units[:count]) if len(units) >= count else 0

    assert cheapest(pack(counts), count) == paid


@given(COUNTS.filter(any), st.data())
def test_the_weakest_unit_after_some_are_taken(counts: list[int], data: st.DataObject) -> None:
    units = [index for index in range(UNIT_TYPES) for _ in range(counts[index])]
    taken = data.draw(st.integers(0, len(units) - 1))

    assert weakest(pack(counts), taken) == units[taken]


def test_distances_are_those_of_the_map() -> None:
    roads = distances(position().box.roads)
    cities = range(1, SPACES)

    assert all(roads[a][b] == roads[b][a] for a in cities for b in cities)
    assert max(roads[a][b] for a in cities for b in cities) == 6  # the facts: every city within one year
    assert (roads[5][12], roads[5][10], roads[7][7]) == (1, 2, 0)


def test_units_behind_closed_screens_are_known_together_only() -> None:
    told: dict[str, Any] = {"Ann": {"units": "MA"}, "Brian": {"units": "CCB"}, "Cindy": {"units": "C"}}
    rivals = rivals_of(**told)

    assert rivals.open == [0, 0, 0, 3, 1]
    assert rivals.can_pay([0] * 5, packed(["militia"])) == 0
    assert rivals.can_pay([0] * 5, packed(["mage"])) == pytest.approx(1 / 3)
    assert rivals.can_pay([0] * 5, packed(["cleric"])) == pytest.approx(1 - (2 / 3) ** 3)


def test_open_screens_leave_no_doubt() -> None:
    cities = {10: threat()}  # an archer and a mage
    rivals = rivals_of(
        options={"open_screens": "open"}, cities=cities, Brian={"units": "AB"}, Cindy={"units": "A"}
    )

    assert rivals.paying(10) == [1, 0, 0]


def test_units_shown_in_a_census_are_sure_in_the_next_year() -> None:
    cities = {10: threat()}
    census = {"archer": [0, 1, 0, 0], "mage": [0, 1, 0, 0]}
    rivals = rivals_of(year=5, census=census, cities=cities, Brian={"units": "AB"})

    assert rivals.paying(10) == [1, 0, 0]


def test_chances_about_rivals_are_chances() -> None:
    """In games of greedy bots: nobody acts more than once in a city, or more often than there are orders."""
    seen = 0
    for state, seat, _move, _events in decisions(bots(*["greedy"] * 4), TEST_SEEDS):
        if state.step != PROGRAMME:
            continue
        rivals = Rivals(tuned_weights(), judge_of(state, seat).position, seat)
        for city in rivals.tiles:
            assert sum(rivals.taken(ORDER_COUNT, city)) == pytest.approx(1)
            assert 0 <= rivals.free(ORDER_COUNT, city) <= rivals.free(0, city) <= 1
        assert max(rivals.acts) <= 1 + 1e-9
        assert sum(rivals.acts) <= ORDER_COUNT * len(rivals.seats)
        seen += 1
    assert seen == 48


def test_a_route_is_worth_what_it_brings_when_nobody_is_in_the_way() -> None:
    """City 10 costs archer and mage; all rivals are far off and have nothing."""
    far: dict[str, Any] = {name: {"city": 21} for name in NAMES[1:4]}
    judge = judge_of(position(year=12, cities={10: threat()}, Ann={"city": 12, "units": "AB"}, **far), 0)

    value, orders = Route(judge.standing).best(12)

    assert orders[:2] == ("black", "action")
    assert value == pytest.approx(judge.standing.prize(10, 10), abs=0.1)


def test_a_programme_on_the_shortlist_is_offered() -> None:
    state = position(cities={12: recruitment("AA")}, Ann={"city": 5})
    (programme,) = judge_of(state, 0).shortlist([])

    GAME.check(state, 0, programme)
    assert unit_count(state.garrison[12]) == 2


def test_a_spectator_has_no_judge() -> None:
    seen = GAME.view(position(), None)

    with pytest.raises(ValueError, match="spectator"):
        XiditJudge(tuned_weights(), seen, position())


def test_the_table_of_weights_is_complete_and_plausible() -> None:
    weights = tuned_weights()

    assert min(weights.units) > 0
    assert min(weights.doubt) > 0
    assert 0 < weights.ready < 1
    assert 0 < weights.near <= 1.1
    assert 0 < weights.close < 1
    assert min(value for value in msgspec.structs.astuple(weights) if isinstance(value, float)) >= 0


@pytest.mark.parametrize("field", [*Weights.__struct_fields__, "surprise"])
def test_a_table_with_a_weight_too_few_or_too_many_is_refused(field: str) -> None:
    table = msgspec.to_builtins(tuned_weights())
    if field in table:
        del table[field]
    else:
        table[field] = 1.0

    with pytest.raises(msgspec.ValidationError, match=field):
        read_weights(msgspec.toml.encode(table).decode())
