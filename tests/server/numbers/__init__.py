"""A game for tests in which all decide at once.

Each hands in a number in secret and may change it until all are in. With the option `space` at `huge` the
moves are not listed but sampled, as those of a programme of orders.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.engine.contract import Event, Game, Meta, Move, Option, Points, Result, Rng, View, Words
from tafelrunde.engine.errors import IllegalMove

ROUNDS = 3
MOST = 3


class Hand(Move, frozen=True, tag="hand"):
    number: int


class HandedIn(Event, frozen=True, tag="handed_in"):
    seat: int
    number: int | None


class Revealed(Event, frozen=True, tag="revealed"):
    numbers: tuple[int, ...]


class NumbersView(View, frozen=True):
    seat: int | None
    round: int
    handed: tuple[bool, ...]
    mine: int
    points: tuple[int, ...]


class State:
    def __init__(self, handed: list[int], points: list[int], round: int, *, is_huge: bool) -> None:
        self.handed, self.points, self.round, self.is_huge = handed, points, round, is_huge

    def copy(self) -> State:
        return State(self.handed[:], self.points[:], self.round, is_huge=self.is_huge)


class Space:
    """All numbers, too many to list."""

    def sample(self, rng: Rng) -> Move:
        return Hand(1 + rng.below(MOST))

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Hand) and 1 <= move.number <= MOST


OFFERS = [Hand(number) for number in range(1, MOST + 1)]
SPACE = Space()


def setup(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> State:
    return State([0] * seats, [0] * seats, 1, is_huge=options.get("space") == "huge")


def to_act(state: State) -> tuple[int, ...]:
    if state.round > ROUNDS:
        return ()
    return tuple(seat for seat, number in enumerate(state.handed) if not number)


def legal_moves(state: State, seat: int) -> Any:
    if state.round > ROUNDS:
        return []
    return SPACE if state.is_huge else OFFERS


def check(state: State, seat: int, move: Hand) -> None:
    if state.round > ROUNDS:
        raise IllegalMove("NU-1.2")
    if move not in SPACE:
        raise IllegalMove("NU-1.1", {"number": move.number})


def play(state: State, seat: int, move: Hand, events: list[Event] | None) -> None:
    told = [] if events is None else events
    state.handed[seat] = move.number
    told.append(HandedIn(seat, move.number))
    if all(state.handed):
        told.append(Revealed(tuple(state.handed)))
        state.points = [have + new for have, new in zip(state.points, state.handed, strict=True)]
        state.handed = [0] * len(state.handed)
        state.round += 1


def view(state: State, seat: int | None) -> NumbersView:
    mine = 0 if seat is None else state.handed[seat]
    return NumbersView(seat, state.round, tuple(map(bool, state.handed)), mine, tuple(state.points))


def redact(event: Event, seat: int | None) -> Event:
    hidden = isinstance(event, HandedIn) and event.seat != seat
    return msgspec.structs.replace(event, number=None) if hidden else event


def resample(state: State, seat: int | None, rng: Rng) -> State:
    other = state.copy()
    for each, number in enumerate(state.handed):
        if number and each != seat:
            other.handed[each] = 1 + rng.below(MOST)
    return other


def result(state: State) -> Result | None:
    if state.round <= ROUNDS:
        return None
    ranks = [1 + sum(other > points for other in state.points) for points in state.points]
    seats = [Points(seat, ranks[seat], points, {"sum": points}) for seat, points in enumerate(state.points)]
    return Result(tuple(seats))


def dump(state: State) -> dict[str, Any]:
    return {"handed": state.handed, "points": state.points, "round": state.round, "huge": state.is_huge}


def load(data: Mapping[str, Any]) -> State:
    return State(data["handed"][:], data["points"][:], data["round"], is_huge=data["huge"])


def imagine(seen: NumbersView, rng: Rng) -> State:
    handed = [1 if has else 0 for has in seen.handed]
    return State(handed, list(seen.points), seen.round, is_huge=False)


def no_chance(state: State, rng: Rng) -> Move:
    raise AssertionError("there is no chance in this game")


def arrange(state: State, given: Mapping[str, Any], names: Sequence[str]) -> State:
    return state


def parse(text: str) -> Hand:
    return Hand(int(text.split()[-1]))


GAME = Game(
    meta=Meta(
        id="numbers",
        name=Words("Numbers", "Zahlen"),
        seats=(2, 4),
        version="1",
        prefix="NU",
        options=(Option("space", ("listed", "huge"), "NU-1.1"),),
    ),
    package="tests.server.numbers",
    move_type=Hand,
    event_type=HandedIn | Revealed,
    view_type=NumbersView,
    terms={},
    setup=setup,
    to_act=to_act,
    legal_moves=legal_moves,
    check=check,
    play=play,
    chance=no_chance,
    outcomes=lambda state: None,
    view=view,
    redact=redact,
    resample=resample,
    imagine=imagine,
    result=result,
    dump=dump,
    load=load,
    arrange=arrange,
    format_move=lambda move, lang: f"hand {move.number}",
    parse_move=parse,
    rule_of=lambda event: "NU-1.1",
    components=lambda state: {},
    recount=lambda events, seats: [0] * seats,
)
