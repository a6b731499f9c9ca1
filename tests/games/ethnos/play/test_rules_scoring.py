"""Glory for kingdoms and bands at the end of an age, compared with a second computation."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.play.events import AgeEnded, BandsScored, KingdomScored, TokensLaid
from tafelrunde.games.ethnos.play.state import State
from tests.games.ethnos import facts
from tests.games.ethnos.table import (
    ANN,
    NAMES,
    SEAT_COUNTS,
    chance,
    glory,
    player,
    position,
    random_game,
    view,
)
from tests.games.rule_table import Played, told

QUIET = ("elf", "wizard", "minotaur", "wingfolk", "halfling")
"""Tribes whose bands score nothing but their cards."""


class Table(NamedTuple):
    """Markers (a row a kingdom, a number a seat), tokens and troll tokens at the end of an age."""

    seats: int
    age: int
    markers: list[list[int]]
    tokens: list[list[int]]
    trolls: list[list[int]]


def rows(length: int, high: int) -> st.SearchStrategy[list[list[int]]]:
    return st.lists(st.lists(st.integers(0, high), min_size=length, max_size=length), min_size=6, max_size=6)


@st.composite
def tables(draw: st.DrawFn, seats: int | None = None) -> Table:
    """Few different numbers of markers, so that ties are frequent."""
    count = draw(st.sampled_from(SEAT_COUNTS)) if seats is None else seats
    age = draw(st.integers(1, facts.AGES[count]))
    tokens = draw(rows(facts.AGES[count], 5))
    owners = [draw(st.integers(-4, count - 1)) for _ in facts.TROLL_TOKENS]
    trolls = [
        [value for value, owner in zip(facts.TROLL_TOKENS, owners, strict=True) if owner == seat]
        for seat in range(count)
    ]
    return Table(
        count, age, draw(rows(count, 3)), [sorted(2 * value for value in row) for row in tokens], trolls
    )


def at_the_end(table: Table, options: dict[str, str] | None = None) -> State:
    """The third dragon is about to be drawn."""
    players: dict[str, Any] = {
        name: {
            "markers": {kingdom: table.markers[i][seat] for i, kingdom in enumerate(facts.KINGDOMS)},
            "trolls": table.trolls[seat],
        }
        for seat, name in enumerate(NAMES[: table.seats])
    }
    tokens = dict(zip(facts.KINGDOMS, table.tokens, strict=True))
    return position(
        NAMES[: table.seats],
        options,
        step="draw",
        dragons=2,
        age=table.age,
        tribes=["troll"],
        tokens=tokens,
        **players,
    )


def expected(table: Table, *, both: bool) -> list[int]:
    by_kingdom = [
        facts.kingdom_glory(counts, table.trolls, tokens, table.age, both=both)
        for counts, tokens in zip(table.markers, table.tokens, strict=True)
    ]
    return [sum(column) for column in zip(*by_kingdom, strict=True)]


@given(tables())
def test_et_8_1_et_8_3_et_8_4_et_8_6_et_8_7_et_8_8_kingdoms_score_as_computed_a_second_way(
    table: Table,
) -> None:
    state = at_the_end(table)

    events = chance(state, "card dragon")

    assert glory(state) == expected(table, both=False)
    scored = told(events, KingdomScored)
    assert [sum(e.glory for e in scored if e.seat == seat) for seat in range(table.seats)] == glory(state)


@given(tables(seats=2))
def test_et_14_2_two_players_share_one_token_or_both(table: Table) -> None:
    one, two = at_the_end(table), at_the_end(table, {"two_player_tie": "both tokens"})

    chance(one, "card dragon")
    chance(two, "card dragon")

    assert glory(one) == expected(table, both=False)
    assert glory(two) == expected(table, both=True)


@pytest.mark.parametrize(
    ("seats", "age", "markers", "rules"),
    [
        pytest.param(2, 2, [3, 1], ["ET-12.6"], id="more"),
        pytest.param(2, 2, [0, 1], ["ET-12.7"], id="alone"),
        pytest.param(2, 2, [2, 2], ["ET-14.2", "ET-14.2"], id="a tie"),
        pytest.param(2, 1, [3, 1], ["ET-8.1"], id="ET-12.8 the first age"),
        pytest.param(3, 2, [3, 1, 0], ["ET-8.3", "ET-8.3"], id="ET-12.8 three players"),
        pytest.param(4, 3, [3, 2, 1, 0], ["ET-8.4"] * 3, id="three ages"),
    ],
)
def test_et_12_6_et_12_7_et_12_8_a_scored_kingdom_names_the_rule_that_paid_it(
    seats: int, age: int, markers: list[int], rules: list[str]
) -> None:
    tokens = [2, 6, 10][: 2 if seats < 4 else 3]
    table = Table(seats, age, [markers, *[[0] * seats] * 5], [tokens] * 6, [[]] * seats)

    scored = told(chance(at_the_end(table), "card dragon"), KingdomScored)

    assert [GAME.rule_of(event) for event in scored] == rules


@given(tables())
def test_et_8_9_et_8_10_only_who_has_markers_scores_and_never_more_than_the_paid_tokens(
    table: Table,
) -> None:
    state = at_the_end(table)

    scored = told(chance(state, "card dragon"), KingdomScored)

    for index, kingdom in enumerate(facts.KINGDOMS):
        here = [event for event in scored if event.kingdom == kingdom]
        present = sum(count > 0 for count in table.markers[index])
        assert all(table.markers[index][event.seat] for event in here)
        assert all(event.place <= max(present, 1) for event in here)
        assert sum(event.glory for event in here) <= sum(table.tokens[index][: table.age])


@pytest.mark.parametrize(
    ("tokens", "age", "markers", "glories"),
    [
        pytest.param([2, 6, 10], 3, [5, 5, 2, 1], [8, 8, 2, 0], id="ET-8.6 two share the first places"),
        pytest.param([2, 6, 10], 3, [5, 5, 5, 2], [6, 6, 6, 0], id="ET-8.8 three share all places"),
        pytest.param([2, 8, 10], 3, [4, 2, 2, 1], [10, 5, 5, 0], id="ET-8.6 two share the lower places"),
        pytest.param([4, 6, 10], 1, [3, 3, 3, 1], [1, 1, 1, 0], id="ET-8.7 rounded down"),
        pytest.param([4, 6, 10], 1, [3, 2, 2, 1], [4, 0, 0, 0], id="ET-8.2 only the first place"),
    ],
)
def test_the_examples_of_the_facts_sheet(
    tokens: list[int], age: int, markers: list[int], glories: list[int]
) -> None:
    nothing = [[0] * 4] * 5
    state = at_the_end(Table(4, age, [markers, *nothing], [tokens, *[[0, 2, 4]] * 5], [[]] * 4))

    chance(state, "card dragon")

    assert glory(state) == glories


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_8_5_tokens_stay_where_they_are_and_pay_in_every_age(seats: int) -> None:
    laid: dict[str, tuple[int, ...]] = {}
    paid: set[int] = set()
    for seed in range(3):
        for played in random_game(seats, seed):
            laid |= {event.kingdom: event.tokens for event in told(played.events, TokensLaid)}
            if told(played.events, AgeEnded):
                paid |= check_age(played, laid)

    assert paid == set(range(1, facts.AGES[seats] + 1))


def check_age(played: Played, laid: dict[str, tuple[int, ...]]) -> set[int]:
    """Compares an age's kingdoms with the tokens laid at the start; returns the age if it paid anything."""
    seen = view(played.before)
    trolls = [place.trolls for place in seen.players]
    scored = told(played.events, KingdomScored)
    for realm in seen.kingdoms:
        assert realm.tokens == laid[realm.id]
        wanted = facts.kingdom_glory(realm.markers, trolls, laid[realm.id], seen.age, both=False)
        found = [0] * len(wanted)
        for event in scored:
            found[event.seat] += event.glory if event.kingdom == realm.id else 0
        assert found == wanted
    return {seen.age} if scored else set()


@pytest.mark.parametrize("size", range(1, 11))
def test_et_9_1_et_9_2_a_band_scores_by_its_cards(size: int) -> None:
    state = position(step="draw", dragons=2, Ann={"bands": [facts.band_of("wizard", size)]})

    chance(state, "card dragon")

    assert glory(state) == [facts.BAND_GLORY[size], 0, 0, 0]
    assert player(state, ANN).reasons == ({"bands": facts.BAND_GLORY[size]} if size > 1 else {})


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(1, 10)), min_size=5, max_size=5))
def test_et_9_3_every_band_scores_by_itself(bands: list[tuple[int, int]]) -> None:
    players: dict[str, Any] = {name: {"bands": []} for name in NAMES[:4]}
    wanted = [0] * 4
    for tribe, (owner, size) in zip(QUIET, bands, strict=True):
        players[NAMES[owner]]["bands"].append(facts.band_of(tribe, size))
        wanted[owner] += facts.BAND_GLORY[size]
    state = position(step="draw", dragons=2, **players)

    events = chance(state, "card dragon")

    assert glory(state) == wanted
    assert sum(event.glory for event in told(events, BandsScored)) == sum(wanted)
