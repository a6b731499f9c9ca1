"""The rules: who acts, what is allowed, what happens, and who has won."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.contract import CHANCE, Events, Points, Result, Rng
from tafelrunde.engine.errors import IllegalMove, SeatName
from tafelrunde_nim.moves import Deal, Dealt, LastStoneTaken, LuckShown, Take, Taken
from tafelrunde_nim.state import LAST_STONE, MOST, UNKNOWN, State

TAKES: Final = [Take(stones) for stones in range(1, MOST + 1)]


def to_act(state: State) -> tuple[int, ...]:
    """First CHANCE deals, then seat after seat takes, until no stone is left."""
    if UNKNOWN in state.lucky:
        return (CHANCE,)
    return (state.turn,) if state.heap else ()


def legal_moves(state: State, seat: int) -> list[Take]:
    if seat == CHANCE or seat not in to_act(state):
        return []
    return TAKES[: min(MOST, state.heap)]


def check(state: State, seat: int, move: Any) -> None:
    """Raises `IllegalMove` with the rule that forbids the move; changes nothing."""
    acting = to_act(state)
    if not acting:
        raise IllegalMove("NM-3.1")
    if seat not in acting:
        raise IllegalMove("NM-2.3", {"turn": "chance" if acting == (CHANCE,) else SeatName(state.turn)})
    if isinstance(move, Deal) != (seat == CHANCE):
        raise IllegalMove("NM-2.4")
    if isinstance(move, Deal):
        if move.seat != state.lucky.index(UNKNOWN) or not 1 <= move.lucky <= MOST:
            raise IllegalMove("NM-1.3", {"lucky": move.lucky, "seat": SeatName(state.lucky.index(UNKNOWN))})
    elif not 1 <= move.stones <= MOST:
        raise IllegalMove("NM-2.1", {"stones": move.stones})
    elif move.stones > state.heap:
        raise IllegalMove("NM-2.2", {"stones": move.stones, "heap": state.heap})


def play(state: State, seat: int, move: Any, events: Events | None) -> None:
    """Carries out a legal move, and tells what happened if anybody listens."""
    happened: Events = []
    if isinstance(move, Deal):
        state.lucky[move.seat] = move.lucky
        happened.append(Dealt(move.seat, move.lucky))
    else:
        take(state, seat, move, happened)
    if events is not None:
        events += happened


def take(state: State, seat: int, move: Take, happened: Events) -> None:
    state.counts[seat][move.stones - 1] += 1
    state.turn = (seat + 1) % state.seats
    happened.append(Taken(seat, move.stones))
    if not state.heap:  # NM-3.1, NM-3.2
        state.last = seat
        happened.append(LastStoneTaken(seat, LAST_STONE))
        happened += [LuckShown(each, state.lucky[each], luck(state, each)) for each in range(state.seats)]


def luck(state: State, seat: int) -> int:
    """How often a seat has taken as many stones as its lucky number says."""
    return state.counts[seat][state.lucky[seat] - 1]


def chance(state: State, rng: Rng) -> Deal:
    return Deal(state.lucky.index(UNKNOWN), 1 + rng.below(MOST))


def outcomes(state: State) -> list[tuple[Deal, float]]:
    seat = state.lucky.index(UNKNOWN)
    return [(Deal(seat, lucky), 1 / MOST) for lucky in range(1, MOST + 1)]


def result(state: State) -> Result | None:
    """NM-3.3: most points win; equal points share."""
    if to_act(state):
        return None
    reasons = [
        {"last_stone": LAST_STONE if seat == state.last else 0, "luck": luck(state, seat)}
        for seat in range(state.seats)
    ]
    points = [sum(why.values()) for why in reasons]
    return Result(
        tuple(
            Points(seat, 1 + sum(other > points[seat] for other in points), points[seat], reasons[seat])
            for seat in range(state.seats)
        )
    )
