"""Decisions of the game master that differ in a secret alone: nobody else can tell them apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Event, Game
from tafelrunde.games.phoenix.moves.creatures import PlaceCreature
from tafelrunde.games.phoenix.moves.kinds import Amend, Announce, Change, Grant
from tafelrunde.games.phoenix.moves.meeting import Adventurer, RewardAdventure
from tafelrunde.games.phoenix.state.state import MUSTER, State
from tafelrunde.games.phoenix.told.course import Announced
from tests.contract.secrecy import heard, known
from tests.games.phoenix.court.test_court_campaigns import COURTS
from tests.games.phoenix.leaks import of_pieces, of_realms
from tests.games.phoenix.leaks_told import playing
from tests.games.phoenix.wars import NAMES

MASTER = len(NAMES) - 1


def amended(path: str, *values: Any) -> list[Any]:
    return [Amend((Change(path, value),), "a mistake") for value in values]


def adventure(*tenths: int) -> RewardAdventure:
    group = [Adventurer(realm, 601, points) for realm, points in zip(NAMES[:3], tenths, strict=True)]
    return RewardAdventure("The tower", "", tuple(group))


def creature(kind: Any, **values: Any) -> PlaceCreature:
    return PlaceCreature("Bob", 401, kind, "101/18", **values)


PAIRS: dict[str, tuple[list[Any], tuple[int, ...]]] = {
    "strength": (amended("armies.Bob.101.troops", 5000, 9000), (1,)),
    "leaders": (amended("armies.Bob.101.leaders", 5, 90), (1,)),
    "cargo": (amended("armies.Bob.101.gold", 5, 90), (1,)),
    "guard": (amended("armies.Bob.201.guard", True, False), (1,)),
    "treasury": (amended("realms.Bob.gold", 1000, 90_000), (1,)),
    "town damage": (amended("towns.101/19.points", 1700, 1650), (1,)),
    "special income": (amended("towns.101/19.special", 10, 9000), (1,)),
    "good points": (amended("people.Bob.601.now", 10, 100), (1,)),
    "grant": ([Grant("Bob", gold, "a reward") for gold in (500, 90_000)], (1,)),
    "words to one realm": ([Announce(text, "Bob") for text in ("Beware!", "All is well.")], (1,)),
    "points of an adventure": ([adventure(13, 6, 20), adventure(13, 20, 6)], (1, 2)),
    "creature's strength": ([creature("foot", strength=n, leaders=n) for n in (10, 9000)], (1,)),
    "creature's kind": ([creature(kind, strength=500) for kind in ("foot", "riders")], (1,)),
    "creature's power": ([creature("magic", points=n) for n in (10, 90)], (1,)),
    "creature's abilities": ([creature("magic", points=9, traits=t) for t in ((), ("double_ban",))], (1,)),
}
"""Two decisions that differ in this, and the realms that may know it."""


def at_muster() -> State:
    state: State = COURTS.setup(len(NAMES), {}, None)
    assert state.step == MUSTER
    return state


def after(game: Game, move: Any) -> tuple[State, list[Event]]:
    state, events = at_muster(), list[Event]()
    game.check(state, MASTER, move)
    game.play(state, MASTER, move, events)
    return state, events


def told_apart(game: Game, name: str) -> list[int | None]:
    """Who can tell the two decisions apart and should not."""
    moves, concerned = PAIRS[name]
    (one, first), (other, second) = (after(game, move) for move in moves)
    observers = [seat for seat in (None, *range(len(NAMES))) if seat not in (*concerned, MASTER)]
    return [
        seat
        for seat in observers
        if known(game, one, seat) != known(game, other, seat)
        or heard(game, first, seat) != heard(game, second, seat)
    ]


@pytest.mark.parametrize("name", PAIRS)
def test_nobody_else_learns_what_the_game_master_decided(name: str) -> None:
    assert told_apart(COURTS, name) == []


@pytest.mark.parametrize("name", PAIRS)
def test_the_realm_concerned_does(name: str) -> None:
    """Else the test above would prove nothing."""
    moves, (realm, *_others) = PAIRS[name]
    (one, _), (other, _) = (after(COURTS, move) for move in moves)
    assert encode(COURTS.view(one, realm)) != encode(COURTS.view(other, realm))


def aloud(before: State, state: State, move: Any, told: list[Event]) -> None:
    """What was decided is announced with its figures."""
    told.append(Announced(str(move)))


LEAKS: dict[str, tuple[Callable[[Game], Game], str]] = {
    "corrections are announced": (playing(aloud), "strength"),
    "grants are announced": (playing(aloud), "grant"),
    "words to one are told to all": (playing(aloud), "words to one realm"),
    "corrected treasuries are shown": (of_realms("gold"), "treasury"),
    "notes of corrections are shown": (of_realms("diary"), "town damage"),
    "creatures are shown": (of_pieces("armies", "troops", "leaders"), "creature's strength"),
    "what a creature counts as is shown": (of_pieces("armies", "nature"), "creature's kind"),
    "power of creatures is shown": (of_pieces("people", "most"), "creature's power"),
    "abilities of creatures are shown": (of_pieces("people", "traits"), "creature's abilities"),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught_and_without_it_nothing_is_told(leak: str) -> None:
    plant, name = LEAKS[leak]

    assert told_apart(plant(COURTS), name) != []
    assert told_apart(COURTS, name) == []
