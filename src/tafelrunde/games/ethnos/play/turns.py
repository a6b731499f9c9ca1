"""Whose turn it is, and how a turn ends: clockwise, each with one action (ET-2.3, ET-2.4)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import CHANCE, Events
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.ethnos.box.cards import COLOURS, SKELETON, TRIBE_COUNT, names_in
from tafelrunde.games.ethnos.play.events import CardsDiscarded, Passed
from tafelrunde.games.ethnos.play.moves import Pass
from tafelrunde.games.ethnos.play.state import DRAW, HAND_LIMIT, TURN, State

PASS: Final = Pass()
STEP_NAMES: Final[tuple[str, ...]] = (
    "first",
    "choose",
    "tribes",
    "tokens",
    "deal",
    "turn",
    "draw",
    "kingdom",
    "ability",
    "free_marker",
    "troll_token",
    "next_band",
    "keep",
    "wizard_draw",
    "plunder",
    "over",
)


def wrong_step(state: State) -> IllegalMove:
    """ET-2.4: another kind of move is asked for now."""
    return IllegalMove("ET-2.4", {"step": f"step_{STEP_NAMES[state.step]}"})


def ask(state: State, step: int, seat: int) -> None:
    state.step = step
    state.active = seat


def draw_cards(state: State, count: int) -> None:
    """CHANCE names them, one by one."""
    state.drawing = count
    state.step = DRAW
    state.active = CHANCE


def recruit_from_deck(state: State, seat: int) -> None:
    """ET-3.4; two cards where the table plays so, the market is empty and the hand has room (ET-14.23)."""
    two = state.box.draw_two and state.market_size == 0 and state.sizes[seat] + 2 <= HAND_LIMIT
    draw_cards(state, 2 if two else 1)


def end_turn(state: State) -> None:
    """ET-6.4."""
    state.turn = state.turn + 1 if state.turn + 1 < state.seats else 0
    begin_turn(state)


def begin_turn(state: State) -> None:
    """Who holds cards is asked even if only one move is possible: else everybody could guess the hand."""
    seat = state.turn
    if state.market_size == 0 and state.sizes[seat] == 0:  # ET-3.7: nothing but the deck
        recruit_from_deck(state, seat)
    else:
        state.step = TURN
        state.active = seat


def is_stuck(state: State, seat: int) -> bool:
    """ET-14.14: ten skeletons, neither a card nor a band is possible."""
    return state.hands[TRIBE_COUNT * seat + SKELETON] == HAND_LIMIT


def pass_turn(state: State, seat: int, events: Events | None) -> None:
    """Now everybody knows the hand."""
    state.known[TRIBE_COUNT * seat + SKELETON] = HAND_LIMIT
    if events is not None:
        events.append(Passed(seat))
    end_turn(state)


def discard_hand(state: State, seat: int, events: Events | None) -> None:
    """ET-6.1: open, to the market."""
    size = state.sizes[seat]
    if size == 0:
        return
    base = TRIBE_COUNT * seat
    if events is not None:
        events.append(CardsDiscarded(seat, names_in(state.hands, base)))
    for tribe in state.tribes:
        packed = state.hands[base + tribe]
        if packed:
            state.market[tribe] += packed
            state.hands[base + tribe] = 0
        state.known[base + tribe] = 0
    state.market_size += size
    state.sizes[seat] = 0
    base = COLOURS * seat
    for colour in range(COLOURS):
        state.colours[base + colour] = 0
