"""Who is ahead and who is behind: the King's reward (phase 3) and the Envoy (phase 5)."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.play.events import (
    EnvoyGiven,
    EnvoyReturned,
    EnvoyUsed,
    Helped,
    Influenced,
    NeutralDiceRolled,
    PhaseBegan,
)
from tafelrunde.games.kingsburg.play.moves import BuildTwo, Influence
from tafelrunde.games.kingsburg.play.state import BUILD, State
from tests.games.kingsburg.facts import some_goods, some_province, standing
from tests.games.kingsburg.table import (
    ANN,
    BRIAN,
    FOUR,
    NAMES,
    offers,
    play,
    position,
    province,
    random_game,
    refused,
    white_for_ann,
)
from tests.games.rule_table import told

ENVOY_PHASE = 5
NEXT_SEASONS = [(2, "autumn"), (3, "spring"), (3, "summer")]
DICE = st.lists(st.integers(1, 6), min_size=1, max_size=3).map(tuple)
WHITE = st.lists(st.integers(1, 6), max_size=2).map(tuple)


@given(st.lists(some_province(), min_size=2, max_size=5))
def test_kb_9_1_kb_9_2_the_most_buildings_earn_a_point(places: list[dict[str, Any]]) -> None:
    names = NAMES[: len(places)]
    state = position(names, year=2, phase="reward", **dict(zip(names, places, strict=True)))

    most = max(len(place["buildings"]) for place in places)
    for seat, place in enumerate(places):
        expected = 1 if len(place["buildings"]) == most else 0
        assert province(state, seat).reasons.get("kings_reward", 0) == expected


@given(st.lists(some_province(), min_size=2, max_size=5), st.integers(1, 5))
def test_kb_10_1_kb_10_2_kb_10_3_who_gets_the_envoy(places: list[dict[str, Any]], year: int) -> None:
    names = NAMES[: len(places)]
    state = position(names, year=year, phase="envoy", **dict(zip(names, places, strict=True)))

    fewest = min(len(place["buildings"]) for place in places)
    behind = [seat for seat, place in enumerate(places) if len(place["buildings"]) == fewest]
    poorest = min(sum(places[seat]["goods"]) for seat in behind)
    last = [seat for seat in behind if sum(places[seat]["goods"]) == poorest]
    assert GAME.view(state, None).envoy == (last[0] if len(last) == 1 else None)


@given(st.integers(2, 5), st.data())
def test_kb_10_3_nobody_receives_anything_in_a_full_tie(seats: int, data: st.DataObject) -> None:
    names, goods = NAMES[:seats], data.draw(some_goods())
    places: dict[str, Any] = {name: {"goods": goods} for name in names}
    state = position(names, phase="envoy", **places)

    assert GAME.view(state, None).envoy is None
    for seat in range(seats):
        own = province(state, seat).goods
        assert (own.gold, own.wood, own.stone) == goods


@pytest.mark.parametrize(("year", "phase"), NEXT_SEASONS)
def test_kb_10_4_serves_at_court_in_each_of_the_next_three_seasons(year: int, phase: str) -> None:
    state = position(
        year=year,
        phase=phase,
        step="influence",
        envoy="Ann",
        Ann={"dice": [2]},
        Brian={"court": ["influence 2 with 2"]},
    )

    assert offers(state) == ["influence 2 with 2 by envoy", "pass"]
    events = play(state, ANN, "influence 2 with 2 by envoy")

    assert [event.seat for event in told(events, Helped)] == [BRIAN, ANN]


@pytest.mark.parametrize(("year", "phase"), NEXT_SEASONS)
def test_kb_10_4_serves_for_building_in_each_of_the_next_three_seasons(year: int, phase: str) -> None:
    state = position(year=year, phase=phase, step="build", envoy="Ann", Ann={"goods": (0, 3, 0)})

    play(state, ANN, "build palisade and barricade")

    assert province(state, ANN).buildings == ("palisade", "barricade")


def test_kb_10_4_in_year_five_only_the_autumn_is_left() -> None:
    last_uses = set()
    for seed in range(12):
        phase, given = 0, False
        for played in random_game(3, seed):
            for event in played.events:
                if isinstance(event, PhaseBegan):
                    phase = event.phase if event.year == 5 else 0
                elif isinstance(event, EnvoyGiven) and phase == ENVOY_PHASE:
                    given = True
                elif isinstance(event, EnvoyUsed) and given:
                    last_uses.add(phase)
        assert given
    assert last_uses == {6}


@pytest.mark.parametrize("holder", [{}, {"envoy": "Brian"}], ids=["nobody", "another player"])
def test_kb_10_4_who_does_not_hold_the_envoy_is_refused(holder: dict[str, Any]) -> None:
    state = position(
        phase="autumn",
        step="influence",
        Ann={"dice": [2, 6]},
        Brian={"court": ["influence 2 with 2"], "dice": [2]},
        **holder,
    )

    with refused("KB-10.4", state):
        play(state, ANN, "influence 2 with 2 by envoy")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kb_10_4_kb_10_5_kb_10_10_the_envoys_way_through_whole_games(seats: int) -> None:
    uses = returns = 0
    for seed in range(8):
        used, returned = follow_the_envoy(seats, seed)
        uses, returns = uses + used, returns + returned
    assert uses > 0
    assert returns > 0


def follow_the_envoy(seats: int, seed: int) -> tuple[int, int]:
    """Checks that it is given in phase 5 only, once a year, and used at most once, by who holds it."""
    holder: int | None = None
    phase = year = uses = returns = 0
    given_in: list[int] = []
    for played in random_game(seats, seed):
        for event in played.events:
            if isinstance(event, PhaseBegan):
                if phase == ENVOY_PHASE:
                    assert given_in[-1] == year
                phase, year = event.phase, event.year
            elif isinstance(event, EnvoyReturned):
                assert (phase, event.seat) == (ENVOY_PHASE, holder)
                holder, returns = None, returns + 1
            elif isinstance(event, EnvoyGiven):
                assert phase == ENVOY_PHASE
                assert holder is None
                holder = event.seat
                given_in.append(year)
            elif isinstance(event, EnvoyUsed):
                assert event.seat == holder
                holder, uses = None, uses + 1
        assert GAME.view(played.after, None).envoy == holder
    assert given_in == [1, 2, 3, 4, 5]
    return uses, returns


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_kb_10_6_only_the_envoy_puts_two_groups_on_one_advisor(seats: int) -> None:
    seen = 0
    for seed in range(8):
        taken: set[int] = set()
        for played in random_game(seats, seed):
            for event in played.events:
                if isinstance(event, PhaseBegan):
                    taken = set()
                elif isinstance(event, NeutralDiceRolled):
                    taken.update(event.advisors)
                elif isinstance(event, Influenced):
                    assert event.envoy == (event.advisor in taken)
                    taken.add(event.advisor)
                    seen += event.envoy
    assert seen > 0


def at_court(dice: tuple[int, ...], white: tuple[int, ...], tokens: int, taken: int, envoy: bool) -> State:
    """Ann with these dice; the bits in `taken` name advisors that lie closed."""
    holder: dict[str, Any] = {"envoy": "Ann"} if envoy else {}
    aid, farms = white_for_ann(len(white))
    ann = {"dice": dice, "white": white, "tokens": tokens, "buildings": farms or ["inn", "market"]}
    state = position(year=2, step="influence", Ann=ann, **holder, **aid)
    state.taken, state.active = taken, ANN
    return state


@given(DICE, WHITE, st.integers(0, 2), st.integers(0, 2**18 - 1).map(lambda bits: bits << 1))
def test_kb_10_7_the_envoy_lifts_one_rule_and_no_other(
    dice: tuple[int, ...], white: tuple[int, ...], tokens: int, taken: int
) -> None:
    free = GAME.legal_moves(at_court(dice, white, tokens, 0, envoy=False), ANN)
    state = at_court(dice, white, tokens, taken, envoy=True)

    found = {(m.advisor, m.dice, m.white, m.token, m.market, m.envoy) for m in placements(state)}

    assert found == {
        (m.advisor, m.dice, m.white, m.token, m.market, bool(taken >> m.advisor & 1))
        for m in free
        if isinstance(m, Influence)
    }


def placements(state: State) -> list[Influence]:
    return [move for move in GAME.legal_moves(state, ANN) if isinstance(move, Influence)]


@given(some_goods(8), st.tuples(*[st.integers(0, 4)] * 5))
def test_kb_10_9_kb_17_20_kb_17_21_every_affordable_pair_is_offered_and_no_other(
    goods: tuple[int, int, int], lengths: tuple[int, ...]
) -> None:
    state = position(
        phase="autumn", step="build", envoy="Ann", Ann={"goods": goods, "buildings": standing(lengths)}
    )
    state.step, state.active = BUILD, ANN  # who can build nothing would not be asked

    listed = {(m.first, m.second) for m in GAME.legal_moves(state, ANN) if isinstance(m, BuildTwo)}

    possible = {pair for pair in permutations(standing((4,) * 5), 2) if can_build_both(state, pair)}
    assert listed <= possible
    for first, second in possible - listed:
        assert (second, first) in listed
        assert "crane" not in (first, second)


def can_build_both(state: State, pair: tuple[str, str]) -> bool:
    """One after the other, as two players' turns would do it."""
    trial = state.copy()
    for name in pair:
        trial.step, trial.active, trial.turn, trial.waiting = BUILD, ANN, 0, 1
        try:
            play(trial, ANN, f"build {name}")
        except IllegalMove:
            return False
    return True


def test_kb_10_9_without_the_envoy_nothing_but_single_buildings_is_offered() -> None:
    rich = {"goods": (9, 9, 9)}
    state = position(FOUR, phase="autumn", step="build", envoy="Brian", Ann=rich, Brian=rich)

    assert not any(" and " in move for move in offers(state))
    play(state, ANN, "pass")
    pairs = [move for move in offers(state) if " and " in move]
    assert len(pairs) == len(set(pairs)) > 0
    assert {frozenset(pair.removeprefix("build ").split(" and ")) for pair in pairs} >= {
        frozenset(pair) for pair in product(("statue", "inn"), ("guard tower", "palisade", "barricade"))
    }
