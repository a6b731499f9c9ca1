"""Armies and people are found by their fields, in every copy of a state, whatever became of the others."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, sample
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.state.owners import PART
from tafelrunde.games.phoenix.state.pieces import KEY, Army, Person
from tafelrunde.games.phoenix.state.stacks import empty_stacks
from tafelrunde.games.phoenix.state.state import State
from tests.contract.placed import misplaced
from tests.games.phoenix.court.test_court_campaigns import COURTS
from tests.games.phoenix.magic.test_magic_campaigns import COVEN
from tests.games.phoenix.wars import NAMES, WAR

BORDER = 1 << PART
"""Where one part of the map ends."""
FIELDS = st.integers(BORDER - 48, BORDER + 47)
KEYS = st.tuples(st.sampled_from((0, 1)), st.sampled_from((601, 602, 101, 102)))


def act(state: State, realm: int, number: int, field: int, *, leaves: bool) -> None:
    """Brings a piece to a field, or takes it away."""
    key, is_army = KEY * realm + number, number < 500
    is_there = number in (state.realms[realm].armies if is_army else state.realms[realm].people)
    if not is_there and is_army:
        state.add_army(Army(realm, number, field))
    elif not is_there:
        state.add_person(Person(realm, number, field))
    elif leaves:
        (state.remove_army if is_army else state.remove_person)(key)
    else:
        (state.move_army if is_army else state.move_person)(key, field)


@given(st.lists(st.tuples(st.integers(0, 3), st.booleans(), KEYS, FIELDS, st.booleans()), max_size=40))
def test_copies_share_only_what_they_have_in_common(
    acts: list[tuple[int, bool, tuple[int, int], int, bool]],
) -> None:
    states: list[State] = [GAME.setup(3, {}, {"months": 1})]
    for which, copies, (realm, number), field, leaves in acts:
        state = states[which % len(states)]
        if copies:
            states.append(state.copy())
        act(state, realm, number, field, leaves=leaves)
        assert [list(misplaced(each)) for each in states] == [[]] * len(states)


@given(st.dictionaries(st.integers(0, 50), FIELDS))
def test_keys_of_a_field_rise(places: dict[int, int]) -> None:
    stacks = empty_stacks(BORDER + 48)
    for key, field in places.items():
        stacks.enter(field, key, 1)
    for field in range(BORDER + 48):
        assert list(stacks.at(field)) == sorted(key for key in places if places[key] == field)


def test_whoever_takes_the_number_of_another_takes_his_place() -> None:
    state: State = GAME.setup(3, {}, {"months": 1})
    old = state.person(601).field
    state.add_person(Person(0, 601, old + 1))
    assert 601 not in state.people_at(old)
    assert state.people_at(old + 1) == (601,)


@pytest.mark.parametrize("game", [WAR, COURTS, COVEN], ids=["war", "courts", "coven"])
@pytest.mark.parametrize("seed", range(3))
def test_loaded_and_imagined_states_find_all(game: Any, seed: int) -> None:
    state, rng = game.setup(len(NAMES), {}, None), Seeded(seed)
    while game.to_act(state):
        seat = game.to_act(state)[0]
        move = game.chance(state, rng) if seat == CHANCE else sample(game.legal_moves(state, seat), rng)
        game.play(state, seat, move, None)
        others = [game.load(game.dump(state)), game.resample(state, 0, rng)]
        assert [list(misplaced(each)) for each in (state, *others)] == [[], [], []], move
