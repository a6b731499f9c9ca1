"""The words in which Kingsburg's rule tests are written: a position, a move, what must follow or be refused.

state = position(step="influence", Ann={"dice": [4, 4]}, Brian={"court": ["influence 8 with 5+3"]})
with refused("KB-5.7", state):
    play(state, ANN, "influence 8 with 4+4")
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.protocol import CHANCE, LANGS, Event, sample
from tafelrunde.engine.rulebook import explain
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.state import State
from tafelrunde.games.kingsburg.view import Province

NAMES = ("Ann", "Brian", "Cindy", "David", "Emma")
ANN, BRIAN, CINDY, DAVID, EMMA = range(5)
THREE, FOUR = NAMES[:3], NAMES[:4]

Kind = TypeVar("Kind", bound=Event)


def position(
    names: Sequence[str] = THREE,
    options: Mapping[str, str] | None = None,
    corrections: Mapping[str, Any] | None = None,
    **given: Any,
) -> State:
    """A position in the words of a scenario's `given`; a seat's name as keyword describes its province.

    Goods may be written short, as (gold, wood, stone): `Ann={"goods": (1, 0, 2), "buildings": ["inn"]}`.
    """
    provinces = {name: province_words(given.pop(name)) for name in names if name in given}
    state: State = GAME.setup(len(names), options or {}, corrections)
    return GAME.arrange(state, {**given, "provinces": provinces}, names)  # type: ignore[no-any-return]


def province_words(told: Mapping[str, Any]) -> dict[str, Any]:
    words = dict(told)
    if isinstance(words.get("goods"), tuple):
        words["goods"] = dict(zip(("gold", "wood", "stone"), words["goods"], strict=True))
    return words


def fresh(seats: int, options: Mapping[str, str] | None = None) -> State:
    """A table before its very first move: CHANCE is to draw the turn order."""
    state: State = GAME.setup(seats, options or {}, None)
    return state


def play(state: State, seat: int, move: Any) -> list[Event]:
    """The seat's move, typed or ready made, checked and carried out; returns what happened."""
    events: list[Event] = []
    GAME.apply(state, seat, GAME.parse_move(move) if isinstance(move, str) else move, events)
    return events


def roll(state: State, text: str) -> list[Event]:
    """What CHANCE does, as typed: `roll 1+3+5 | 4+4+5 | 2+2+6`, `order 3 1 4 2`, `enemy goblins-I-3` ..."""
    return play(state, CHANCE, text)


@contextmanager
def refused(rule: str, state: State) -> Iterator[None]:
    """The block must be refused by exactly this rule, with a reason in both languages, and change nothing."""
    before = encode(GAME.dump(state))
    with pytest.raises(IllegalMove) as caught:
        yield
    assert caught.value.rule == rule
    assert encode(GAME.dump(state)) == before
    for lang in LANGS:
        number, reason = explain(GAME, caught.value, lang, NAMES).split(": ", 1)
        assert (number, reason != "") == (rule, True)


def offers(state: State) -> list[str]:
    """What the seat to act is offered, as English text, in the order of the offer."""
    return [GAME.format_move(move, "en") for move in GAME.legal_moves(state, active(state))]


def active(state: State) -> int:
    """The one seat (or CHANCE) that must act."""
    (seat,) = GAME.to_act(state)
    return seat


def province(state: State, seat: int) -> Province:
    """What everybody sees of this seat."""
    found: Province = GAME.view(state, None).provinces[seat]
    return found


def goods(state: State, seat: int) -> tuple[int, int, int]:
    """(gold, wood, stone)."""
    own = province(state, seat).goods
    return own.gold, own.wood, own.stone


def told(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


class Played(NamedTuple):
    """One move of a game, and the position before and after it."""

    before: State
    seat: int
    move: Any
    events: list[Event]
    after: State


def random_game(seats: int, seed: int, options: Mapping[str, str] | None = None) -> Iterator[Played]:
    """A whole game of random moves, move by move; the same seed gives the same game."""
    rng = Seeded(seed)
    state = fresh(seats, options)
    while GAME.to_act(state):
        before, seat = state.copy(), active(state)
        move = GAME.chance(state, rng) if seat == CHANCE else sample(GAME.legal_moves(state, seat), rng)
        events = play(state, seat, move)
        yield Played(before, seat, move, events, state.copy())
