"""The race: a game so small that the server is measured. The same game as bench/boardgameio/game.cjs.

Four seats in turn add 1 to 3 to their own count; each has a secret number. It never ends.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from tafelrunde.engine.contract import Event, Game, Meta, Move, Result, Words
from tafelrunde.engine.errors import Complaint, IllegalMove

SEATS: Final = 4
MOST: Final = 3


class Add(Move, frozen=True, tag="add"):
    amount: int


class Added(Event, frozen=True, tag="added"):
    seat: int
    amount: int


ADDS: Final = [Add(amount) for amount in range(1, MOST + 1)]


class State:
    __slots__ = ("counts", "last", "numbers", "turn")

    def __init__(self, counts: list[int], numbers: list[int], turn: int, last: int) -> None:
        self.counts, self.numbers, self.turn, self.last = counts, numbers, turn, last

    def copy(self) -> State:
        return State(self.counts[:], self.numbers[:], self.turn, self.last)


class View(msgspec.Struct, frozen=True):
    """Each seat sees its own number only."""

    counts: list[int]
    numbers: list[int | None]
    turn: int
    last: int


def setup(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None = None) -> State:
    return State([0] * seats, [1 + seat % MOST for seat in range(seats)], 0, 0)


def to_act(state: State) -> tuple[int, ...]:
    return (state.turn,)


def legal_moves(state: State, seat: int) -> Sequence[Add]:
    return ADDS if seat == state.turn else ()


def check(state: State, seat: int, move: Any) -> None:
    if seat != state.turn or not 1 <= move.amount <= MOST:
        raise IllegalMove("RC-1.1")


def play(state: State, seat: int, move: Add, events: Any) -> None:
    state.counts[seat] += move.amount
    state.last = move.amount
    state.turn = (seat + 1) % len(state.counts)
    if events is not None:
        events.append(Added(seat, move.amount))


def view(state: State, seat: int | None) -> View:
    numbers = [number if of == seat else None for of, number in enumerate(state.numbers)]
    return View(state.counts, numbers, state.turn, state.last)


def dump(state: State) -> dict[str, Any]:
    return {"counts": state.counts, "numbers": state.numbers, "turn": state.turn, "last": state.last}


def load(data: Mapping[str, Any]) -> State:
    return State(data["counts"][:], data["numbers"][:], data["turn"], data["last"])


def no_result(state: State) -> Result | None:
    return None


def unasked(*_: Any) -> Any:
    """A server under load asks for no text forms, bots or other worlds."""
    raise Complaint("race-measures-only")


GAME = Game(
    meta=Meta(
        id="race",
        name=Words("Race", "Rennen"),
        seats=(SEATS, SEATS),
        version="1",
        prefix="RC",
    ),
    package=__name__.rpartition(".")[0],
    move_type=Add,
    event_type=Added,
    view_type=View,
    terms={},
    setup=setup,
    to_act=to_act,
    legal_moves=legal_moves,
    check=check,
    play=play,
    chance=unasked,
    outcomes=unasked,
    view=view,
    redact=lambda event, seat: event,
    resample=unasked,
    imagine=unasked,
    result=no_result,
    dump=dump,
    load=load,
    arrange=unasked,
    format_move=unasked,
    parse_move=unasked,
    rule_of=lambda event: "RC-1.1",
    components=lambda state: {},
    recount=unasked,
)
