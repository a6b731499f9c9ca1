"""The words in which Ethnos' rule tests are written: a position, a move, what must follow or be refused.

state = position(market=["red elf"], Ann={"hand": ["2 red orcs", "blue giant"], "markers": {"red": 2}})
with refused("ET-4.5", state):
    play(state, ANN, "play red orc with blue giant")
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
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.state import State
from tafelrunde.games.ethnos.view import EthnosView, Player

NAMES = ("Ann", "Brian", "Cindy", "David", "Emma", "Frank")
ANN, BRIAN, CINDY, DAVID, EMMA, FRANK = range(6)
TWO, THREE, FOUR = NAMES[:2], NAMES[:3], NAMES[:4]
SEAT_COUNTS = (2, 3, 4, 5, 6)

Kind = TypeVar("Kind", bound=Event)


def position(
    names: Sequence[str] = FOUR,
    options: Mapping[str, str] | None = None,
    corrections: Mapping[str, Any] | None = None,
    **given: Any,
) -> State:
    """A position in the words of a scenario's `given`; a seat's name as keyword says what that seat has.

    Without `step` the first player (or `turn`) begins a turn.
    """
    players = {name: given.pop(name) for name in names if name in given}
    state: State = GAME.setup(len(names), options or {}, corrections)
    return GAME.arrange(state, {**given, "players": players}, names)  # type: ignore[no-any-return]


def fresh(seats: int, options: Mapping[str, str] | None = None) -> State:
    """A table before its very first move: CHANCE is to draw the first player."""
    state: State = GAME.setup(seats, options or {}, None)
    return state


def play(state: State, seat: int, move: Any) -> list[Event]:
    """The seat's move, typed or ready made, checked and carried out; returns what happened."""
    events: list[Event] = []
    GAME.apply(state, seat, GAME.parse_move(move) if isinstance(move, str) else move, events)
    return events


def chance(state: State, move: Any) -> list[Event]:
    """What CHANCE does, typed or ready made: `card red elf`, `card dragon`, `first 2`, `tribes ...` ..."""
    return play(state, CHANCE, move)


def draw(state: State, seat: int, *cards: str) -> list[Event]:
    """The seat draws from the deck, and these cards come up one after another: `dragon`, `red elf`."""
    events = play(state, seat, "draw")
    for card in cards:
        events += chance(state, f"card {card}")
    return events


def end_age(state: State) -> list[Event]:
    """Whose turn it is draws as many dragons as are left; a position for this has `upper=0`."""
    left = 3 - view(state).dragons
    return draw(state, active(state), *["dragon"] * left)


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
        assert (number, reason != "", "{" in reason) == (rule, True, False)


def offers(state: State) -> list[str]:
    """What the seat to act is offered, as English text, in the order of the offer."""
    return [GAME.format_move(move, "en") for move in GAME.legal_moves(state, active(state))]


def bands_offered(state: State) -> list[str]:
    """The bands among the offers."""
    return [text for text in offers(state) if text.startswith("play ")]


def active(state: State) -> int:
    """The one seat (or CHANCE) that must act."""
    (seat,) = GAME.to_act(state)
    return seat


def view(state: State, seat: int | None = None) -> EthnosView:
    """What this seat may know; None is a spectator."""
    seen: EthnosView = GAME.view(state, seat)
    return seen


def player(state: State, seat: int) -> Player:
    """What everybody sees of this seat."""
    return view(state).players[seat]


def hand(state: State, seat: int) -> tuple[str, ...]:
    """The seat's cards as it sees them itself, by id: `elf_red`."""
    return view(state, seat).hand


def glory(state: State) -> list[int]:
    """Everybody's glory in the order of the seats."""
    return [place.glory for place in view(state).players]


def markers(state: State, seat: int) -> dict[str, int]:
    """The seat's markers by kingdom, those without any left out."""
    found = {realm.id: realm.markers[seat] for realm in view(state).kingdoms}
    return {kingdom: count for kingdom, count in found.items() if count}


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
