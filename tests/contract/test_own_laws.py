"""The laws of campaigns can fail: each planted fault is caught by the law that is there for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import Events, Game, Rng
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import OVER, State
from tafelrunde.games.phoenix.state.undertakings import WaitingBan
from tafelrunde.games.phoenix.tables.prices import FIELD_ROOM
from tests.contract import own_laws
from tests.contract.obey import SECRECY, GameLaw, Laws, obey
from tests.contract.placed import everything_is_where_it_is_looked_for
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
    """An army as it should not be, whatever its realm has ordered it to do."""
    if 199 not in state.realms[0].armies:
        state.add_army(Army(0, 199, state.realms[0].capital))
    army = state.edit_army(199)
    army.troops, army.leaders, army.aboard = troops, leaders, aboard
    army.mounts = army.light = army.heavy = 0


def shrink(state: State) -> None:
    """Whatever has joined it."""
    add_army(state, 500, 1)
    army = state.edit_army(199)
    army.troops, army.mounts, army.light, army.heavy = 99, 0, 0, 0


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


def overstrain(state: State) -> None:
    for person in list(state.realms[0].people.values()):
        state.edit_person(person.key).now = person.most + 1


def misplace(state: State) -> None:
    for person in list(state.realms[0].people.values()):
        state.edit_person(person.key).army = 198


def imprison(state: State) -> None:
    """By an army that is not there."""
    for person in list(state.realms[0].people.values()):
        kept = state.edit_person(person.key)
        kept.captor, kept.warden = 1, 198


def build_too_much(state: State) -> None:
    for field in list(state.towns):
        state.edit_town(field).points += 10**6


def lose_capital(state: State) -> None:
    state.owner[state.realms[0].capital] = 1


def keep_ban(state: State) -> None:
    """In the end, when nobody looks for its wizard any more."""
    if state.step == OVER:
        state.bans = [WaitingBan(501, 0, 100)]


def walk_through_walls(state: State) -> None:
    """The army is moved, its stack is not."""
    if state.step == OVER:
        for army in list(state.realms[0].armies.values()):
            state.edit_army(army.key).field += 1


def one_way(state: State) -> None:
    state.edit_realm(0).ways, state.edit_realm(1).ways = 2, 0


def mislay(state: State) -> None:
    """Somebody is looked for in a second place."""
    key = min(state.realms[0].people)
    if key not in state.people_at(0):
        state.crowds.enter(0, key, state.stamp)


def forget_ban(state: State) -> None:
    add_army(state, 500, 1)
    state.edit_army(199).banned = 7
    state.banning = False


def forget_prisoner(state: State) -> None:
    state.edit_person(min(state.realms[0].people)).captor = 1
    state.stirred = 0


FAULTS: dict[str, tuple[Game, GameLaw]] = {
    "an army is too small": (leaving(shrink), own_laws.every_army_is_one),
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
    "somebody has more than his maximum": (leaving(overstrain), own_laws.everybody_is_somewhere),
    "somebody goes with no army": (leaving(misplace), own_laws.everybody_is_somewhere),
    "a prisoner has no warden": (leaving(imprison), own_laws.everybody_is_somewhere),
    "a town has too many points": (leaving(build_too_much), own_laws.every_town_is_one),
    "a capital belongs to another": (leaving(lose_capital), own_laws.every_town_is_one),
    "a ban is never lifted": (leaving(keep_ban), own_laws.nothing_is_left_open),
    "an army is not where it stands": (leaving(walk_through_walls), everything_is_where_it_is_looked_for),
    "a person is in two places": (leaving(mislay), everything_is_where_it_is_looked_for),
    "a ban would stay": (leaving(forget_ban), everything_is_where_it_is_looked_for),
    "a prisoner would not follow": (leaving(forget_prisoner), everything_is_where_it_is_looked_for),
    "a right of way is one-sided": (leaving(one_way), own_laws.rights_of_way_are_mutual),
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
