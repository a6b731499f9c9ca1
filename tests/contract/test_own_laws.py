"""The laws of campaigns can fail: each planted fault is caught by the law that is there for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.protocol import Events, Game, Rng
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.data import FIELD_ROOM
from tafelrunde.games.phoenix.pieces import Army
from tafelrunde.games.phoenix.state import State
from tests.contract import own_laws
from tests.contract.obey import SECRECY, GameLaw, Laws, obey
from tests.contract.planted import resampling_too_much, telling_everybody
from tests.contract.tables import short
from tests.contract.walk import Broken

TRUE = load_game("phoenix")
SEATS, SEED = 4, 1


def leaving(change: Any) -> Game:
    """Phoenix in which something is wrong with an army, or with the first realm, after every move."""

    def play(state: State, seat: int, move: Any, events: Events | None) -> None:
        TRUE.play(state, seat, move, events)
        change(state)

    return replace(TRUE, play=play)


def add_army(state: State, troops: int, leaders: int, aboard: int = 0) -> None:
    if 199 not in state.realms[0].armies:
        army = Army(0, 199, state.realms[0].capital)
        army.troops, army.leaders, army.aboard = troops, leaders, aboard
        state.add_army(army)


def crowd(state: State) -> None:
    add_army(state, 500, 1)
    state.edit_army(199).troops = FIELD_ROOM


def lose_leader(state: State) -> None:
    """Nor does anybody else lead it."""
    add_army(state, 500, 0)
    state.edit_army(199).leaders = 0
    for person in list(state.realms[0].people.values()):
        state.edit_person(person.key).army = 0


def owe_gold(state: State) -> None:
    state.edit_realm(0).gold = -1


FAULTS: dict[str, tuple[Game, GameLaw]] = {
    "an army is too small": (leaving(lambda state: add_army(state, 99, 1)), own_laws.every_army_is_one),
    "an army has no leader": (leaving(lose_leader), own_laws.every_army_is_one),
    "an army is aboard nothing": (
        leaving(lambda state: add_army(state, 500, 1, 399)),
        own_laws.every_army_is_one,
    ),
    "a field is too full": (
        leaving(crowd),
        own_laws.no_field_is_too_full,
    ),
    "a realm owes gold": (leaving(owe_gold), own_laws.nobody_owes_gold),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(fault: str) -> None:
    game, law = FAULTS[fault]
    with pytest.raises(Broken, match=f"{law.__name__}: "):
        obey(game, SEATS, SEED, statutes=Laws(games=(law,)), corrections=short("phoenix"))


def telling_treasuries(state: State, seat: int | None) -> Any:
    """As if everybody were the game master."""
    return msgspec.structs.replace(TRUE.view(state, state.setting.game_master), seat=seat)


def wrong_imagination(view: Any, rng: Rng) -> State:
    state: State = TRUE.imagine(view, rng)
    state.edit_realm(0).capital += 1
    return state


LEAKS = {
    "views show everything": replace(TRUE, view=telling_treasuries),
    "notes are told to everybody": telling_everybody(TRUE),
    "resample changes what is known": resampling_too_much(TRUE),
    "a seat imagines another capital": replace(TRUE, imagine=wrong_imagination),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    with pytest.raises(Broken):
        obey(LEAKS[leak], SEATS, SEED, statutes=SECRECY, corrections=short("phoenix"), share=3)


def test_what_is_secret_is_resampled() -> None:
    """The laws of secrecy would prove nothing of a game whose `resample` changes nothing."""
    state, rng = TRUE.setup(SEATS, {}, short("phoenix")), Seeded(1)
    golds = {TRUE.resample(state, 1, rng).realms[0].gold for _ in range(20)}
    own = {TRUE.resample(state, 1, rng).realms[1].gold for _ in range(20)}

    assert len(golds) > 5
    assert own == {state.realms[1].gold}
