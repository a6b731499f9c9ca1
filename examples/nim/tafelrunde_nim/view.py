"""All secrecy of Lucky Nim: a seat knows its own lucky number, and everybody's once the game is over."""

from __future__ import annotations

from tafelrunde.engine.contract import Event, Rng, View
from tafelrunde_nim.moves import Dealt
from tafelrunde_nim.rules import to_act
from tafelrunde_nim.state import MOST, UNKNOWN, State, setup


class NimView(View, frozen=True):
    seat: int | None
    """Whose view this is; None for a spectator."""
    to_act: tuple[int, ...]
    heap: int
    turn: int
    counts: tuple[tuple[int, ...], ...]
    """By seat: how often it took one, two and three stones."""
    dealt: int
    """How many seats have their number."""
    lucky: tuple[int | None, ...]
    """By seat; None where it is not known."""
    last: int
    options: dict[str, str]


def may_know(state: State, seat: int | None, of: int) -> bool:
    return state.lucky[of] != UNKNOWN and (seat == of or state.last >= 0)


def view(state: State, seat: int | None) -> NimView:
    return NimView(
        seat=seat,
        to_act=to_act(state),
        heap=state.heap,
        turn=state.turn,
        counts=tuple(tuple(counts) for counts in state.counts),
        dealt=sum(number != UNKNOWN for number in state.lucky),
        lucky=tuple(number if may_know(state, seat, of) else None for of, number in enumerate(state.lucky)),
        last=state.last,
        options=state.options,
    )


def redact(event: Event, seat: int | None) -> Event:
    """NM-1.3: only the seat itself hears its number."""
    if isinstance(event, Dealt) and event.seat != seat:
        return Dealt(event.seat, None)
    return event


def resample(state: State, seat: int | None, rng: Rng) -> State:
    """Another position that this seat cannot tell from the true one."""
    other = state.copy()
    for of, number in enumerate(state.lucky):
        if number != UNKNOWN and not may_know(state, seat, of):
            other.lucky[of] = 1 + rng.below(MOST)
    return other


def imagine(seen: NimView, rng: Rng) -> State:
    """A full position that fits a view."""
    state = setup(len(seen.counts), seen.options)
    state.counts = [list(counts) for counts in seen.counts]
    state.turn, state.last = seen.turn, seen.last
    for of in range(seen.dealt):
        state.lucky[of] = seen.lucky[of] or 1 + rng.below(MOST)
    return state
