"""Influencing (KB-5): every placement counted a second way, die by die, and compared with what is offered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.errors import BadText, IllegalMove
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.play import events as happened
from tafelrunde.games.kingsburg.play.dice_pools import POOL_INDEX
from tafelrunde.games.kingsburg.play.moves import Influence, Pass
from tafelrunde.games.kingsburg.play.placing import HELP_KINDS, changes, placements, reach
from tafelrunde.games.kingsburg.play.state import State
from tests.games.kingsburg.table import (
    ANN,
    BRIAN,
    active,
    crowded,
    play,
    position,
    province,
    random_game,
    refused,
    roll,
    white_for_ann,
)
from tests.games.rule_table import told

die = st.integers(1, 6)
own_dice = st.lists(die, max_size=3).map(lambda dice: tuple(sorted(dice)))
white_dice = st.lists(die, max_size=2).map(lambda dice: tuple(sorted(dice)))
OPTIONS = {"tokens": "one per season", "market_and_token": "forbidden"}


@st.composite
def courts(draw: Any) -> State:
    """Ann to influence with any dice, some advisors taken, with or without tokens, Market and Envoy."""
    taken = draw(st.sets(st.integers(1, 18)))
    white = draw(white_dice)
    aid, farms = white_for_ann(len(white))
    buildings = farms or draw(st.sampled_from([[], ["inn", "market"]]))
    uses = ["market", "token"] if buildings else ["token"]
    ann = {
        "dice": draw(own_dice),
        "white": white,
        "tokens": draw(st.integers(0, 3)),
        "used": draw(st.sets(st.sampled_from(uses)).map(sorted)),
        "buildings": buildings,
    }
    options = {name: value for name, value in OPTIONS.items() if draw(st.booleans())}
    envoy: dict[str, Any] = {"envoy": "Ann"} if draw(st.booleans()) else {}
    others: dict[str, Any] = {"Brian": {"dice": [1, 1, 1]}, "Cindy": {"dice": [6]}}
    state = position(step="influence", year=2, options=options, Ann=ann, **others, **envoy, **aid)
    return crowded(state, sorted(taken))


def groups(dice: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every selection of these dice, die by die."""
    return chain.from_iterable(combinations(dice, count) for count in range(len(dice) + 1))


def helps(state: State, seat: int) -> Iterator[tuple[bool, int]]:
    """Which (token, Market) pairs a group may have (KB-5.5, KB-5.11; KB-17.3, KB-17.4 where switched)."""
    place, options = province(state, seat), state.box.options
    for token, market in product((False, True), (-1, 0, 1)):
        token_spent = options["tokens"] == "one per season" and "token" in place.used
        no_token = token and (place.tokens == 0 or token_spent)
        no_market = market and ("market" not in place.buildings or "market" in place.used)
        both = token and market and options["market_and_token"] == "forbidden"
        if not (no_token or no_market or both):
            yield token, market


def allowed(state: State, seat: int) -> set[Influence]:
    """KB-5.3 to KB-5.8 by brute force over single dice."""
    place = province(state, seat)
    taken = {group.placed.advisor for group in GAME.view(state, None).court}
    found: set[Influence] = set()
    for dice, white in product(groups(place.dice), groups(place.white)):
        for token, market in helps(state, seat):
            advisor = sum(dice) + sum(white) + 2 * token + market
            envoy = advisor in taken
            if dice and 1 <= advisor <= 18 and (not envoy or state.envoy == seat):
                found.add(Influence(advisor, dice, white, token, market, envoy))
    return found


def offered(state: State, seat: int) -> list[Any]:
    return [move for move in GAME.legal_moves(state, seat) if not isinstance(move, Pass)]


@settings(max_examples=300)
@given(courts())
def test_kb_5_3_kb_5_4_kb_5_5_kb_5_7_kb_5_8_kb_5_10_every_group_of_own_dice_and_no_other_is_offered(
    state: State,
) -> None:
    expected = allowed(state, ANN)

    assert (active(state) == ANN) == bool(expected)
    if expected:
        moves = offered(state, ANN)
        assert active(state) == ANN
        assert set(moves) == expected
        assert len(moves) == len(expected)
        assert GAME.legal_moves(state, ANN)[-1] == Pass()


@settings(max_examples=300)
@given(courts())
def test_kb_5_9_who_can_place_nothing_is_not_asked(state: State) -> None:
    """Ann is first in turn order: she is on exactly when a placement is left for her."""
    assert (active(state) == ANN) == bool(allowed(state, ANN))


def conceivable(state: State, seat: int) -> Iterable[Influence]:
    """Moves around the allowed ones: right and wrong sums, dice and extras."""
    place = province(state, seat)
    dice = [*groups(place.dice), (1,), (2, 6), (6, 6, 6)]
    white = [*groups(place.white), (3,)]
    for own, extra, token, market in product(dice, white, (False, True), (-1, 0, 1, 2)):
        total = sum(own) + sum(extra) + 2 * token + market
        for advisor, envoy in product((total - 1, total, total + 2), (False, True)):
            yield Influence(advisor, own, extra, token, market, envoy)


@settings(max_examples=300)
@given(courts())
def test_kb_5_3_kb_5_4_kb_5_5_kb_5_7_kb_5_8_kb_5_11_check_allows_exactly_what_is_offered(
    state: State,
) -> None:
    if active(state) != ANN:
        return
    expected = allowed(state, ANN)
    for move in conceivable(state, ANN):
        try:
            GAME.check(state, ANN, move)
        except IllegalMove:
            assert move not in expected
        else:
            assert move in expected


@given(own_dice, white_dice, st.integers(0, HELP_KINDS - 1))
def test_kb_5_4_the_reach_of_dice_is_the_union_of_their_placements(
    dice: tuple[int, ...], white: tuple[int, ...], kind: int
) -> None:
    """The shortcut that play uses equals both the list of placements and plain sums."""
    own, extra = POOL_INDEX[dice], POOL_INDEX[white]
    sums = {
        sum(group) + sum(more) + 2 * token + market
        for group, more in product(groups(dice), groups(white))
        for token, market in changes(kind)
        if group
    }
    union = 0
    for advisor, _move in placements(own, extra, kind, False):
        union |= 1 << advisor

    assert reach(own, extra, kind) == union == sum(1 << advisor for advisor in sums if 1 <= advisor <= 18)


@given(st.tuples(die, die, die))
def test_kb_5_11_kb_5_4_the_market_moves_a_group_by_one_up_or_down(dice: tuple[int, ...]) -> None:
    plain = position(step="influence", Ann={"dice": dice})
    market = position(step="influence", Ann={"dice": dice, "buildings": ["inn", "market"]})
    reached = {move.advisor for move in offered(plain, ANN)}

    with_market = {move.advisor for move in offered(market, ANN)}

    assert with_market == {advisor + step for advisor in reached for step in (-1, 0, 1)} & set(range(1, 19))


@pytest.mark.parametrize("tokens", [1, 2, 25])
def test_kb_5_6_any_number_of_tokens_may_be_owned_but_a_group_gets_one(tokens: int) -> None:
    state = position(step="influence", Ann={"dice": [1, 2, 4], "tokens": tokens})

    for move in offered(state, ANN):
        assert move.advisor - sum(move.dice) == (2 if move.token else 0)
    with pytest.raises(BadText):
        GAME.parse_move("influence 8 with 4 and token and token")
    with refused("KB-5.4", state):
        play(state, ANN, Influence(8, (4,), token=True))
    play(state, ANN, "influence 6 with 4 and token")
    assert province(state, ANN).tokens == tokens - 1


def test_kb_5_6_another_group_may_have_a_token_of_its_own() -> None:
    state = position(step="influence", done=["Brian", "Cindy"], Ann={"dice": [1, 2, 4], "tokens": 2})

    play(state, ANN, "influence 6 with 4 and token")
    play(state, ANN, "influence 4 with 2 and token")

    assert province(state, ANN).tokens == 0


def test_kb_5_5_without_a_token_none_can_be_used() -> None:
    state = position(step="influence", Ann={"dice": [4]})

    with refused("KB-5.5", state):
        play(state, ANN, "influence 6 with 4 and token")


def test_kb_5_11_the_market_changes_one_group_a_season_and_the_next_season_another() -> None:
    used = position(
        step="influence", Ann={"dice": [4, 5], "buildings": ["inn", "market"], "used": ["market"]}
    )
    with refused("KB-5.11", used):
        play(used, ANN, "influence 5 with 4 by market")

    fresh_season = position(phase="summer", Ann={"buildings": ["inn", "market"], "used": ["market"]})
    roll(fresh_season, "roll 1+1+2 | 6+6+6 | 6+6+6")
    play(fresh_season, ANN, "influence 3 with 2 by market")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kb_5_1_kb_5_2_players_influence_one_by_one_and_who_passed_is_not_asked_again(seats: int) -> None:
    """Replays each season's step b from its events alone: seats in turn order, those who passed skipped."""
    for seed in range(3):
        waiting: list[int] = []
        for played in random_game(seats, seed):
            for event in played.events:
                if isinstance(event, happened.TurnOrderSet):
                    waiting = list(event.order)
                elif isinstance(event, happened.Influenced):
                    assert waiting[0] == event.seat
                    waiting = [*waiting[1:], event.seat]
                elif isinstance(event, happened.Passed) and event.step == "influence":
                    assert waiting[0] == event.seat
                    waiting = waiting[1:]
                elif isinstance(event, happened.Helped):
                    assert not waiting


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kb_5_9_a_seat_is_asked_only_when_it_has_a_choice(seats: int) -> None:
    """Forced passes happen by themselves and are told; whoever is asked can do at least two things."""
    forced = 0
    for played in random_game(seats, seed=90 + seats):
        if played.seat >= 0:
            assert len(GAME.legal_moves(played.before, played.seat)) >= 2
        for event in told(played.events, happened.Passed):
            chosen = isinstance(played.move, Pass) and event is played.events[0]
            assert event.forced != chosen
            forced += event.forced
    assert forced


def test_kb_5_3_kb_5_7_the_group_lies_open_on_the_court_and_blocks_it_for_all() -> None:
    state = position(step="influence", Ann={"dice": [3, 3, 3]}, Brian={"dice": [3, 1, 1]})
    play(state, ANN, "influence 3 with 3")

    court = GAME.view(state, None).court
    assert [(group.seat, group.placed) for group in court] == [(ANN, Influence(3, (3,)))]
    with refused("KB-5.7", state):
        play(state, BRIAN, "influence 3 with 3")
