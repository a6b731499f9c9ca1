"""The end of an age in its fixed order (ET-7.7), plundering, and the start of the next one."""

from __future__ import annotations

from tafelrunde.engine.contract import CHANCE, Events
from tafelrunde.games.ethnos.box.cards import (
    COLOURS,
    MERFOLK,
    SKELETON,
    TRIBE_COUNT,
    TRIBE_NAMES,
    TROLL,
    packed_size,
)
from tafelrunde.games.ethnos.play.abilities import clear_band
from tafelrunde.games.ethnos.play.events import (
    AgeEnded,
    FirstPlayerSet,
    GameEnded,
    Plundered,
    SkeletonsRemoved,
)
from tafelrunde.games.ethnos.play.moves import PlayBand
from tafelrunde.games.ethnos.play.score import (
    final_ranks,
    score_bands,
    score_giant,
    score_kingdoms,
    score_merfolk,
)
from tafelrunde.games.ethnos.play.state import (
    DEAL,
    FROM_ORCS,
    NOBODY,
    OVER,
    PLUNDER,
    State,
    award,
    is_last_age,
)
from tafelrunde.games.ethnos.play.turns import ask


def end_age(state: State, events: Events | None) -> None:
    """ET-7.4: at once. Whose turn it is has drawn the third dragon, and stays remembered (ET-7.8)."""
    if events is not None:
        events.append(AgeEnded(state.age))
    state.drawing = 0
    clear_band(state)
    put_hands_away(state)
    remove_skeletons(state, events)
    score_kingdoms(state, events)
    if MERFOLK in state.tribes:
        score_merfolk(state, events)
    score_giant(state, events)
    score_bands(state, events)
    state.plunder_from = 0
    ask_plunder(state, events)


def put_hands_away(state: State) -> None:
    """ET-7.6."""
    for seat in range(state.seats):
        base = TRIBE_COUNT * seat
        for tribe in state.tribes:
            state.deck[tribe] += state.hands[base + tribe]
        state.deck_size += state.sizes[seat]
    state.hands = [0] * (TRIBE_COUNT * state.seats)
    state.known = [0] * (TRIBE_COUNT * state.seats)
    state.colours = [0] * (COLOURS * state.seats)
    state.sizes = [0] * state.seats


def remove_skeletons(state: State, events: Events | None) -> None:
    """ET-13.44: before any glory is given."""
    skeleton = TRIBE_NAMES[SKELETON]
    count = 0
    for i in range(len(state.bands)):
        seat, band = state.bands[i]
        jokers = band.others.count(skeleton)
        if jokers:
            kept = tuple([card for card in band.others if card != skeleton])
            state.bands[i] = (seat, PlayBand(band.leader, kept))
            count += jokers
    state.deck[SKELETON] += count
    state.deck_size += count
    if count and events is not None:
        events.append(SkeletonsRemoved(count))


def ask_plunder(state: State, events: Events | None) -> None:
    """ET-14.11, ET-14.28: clockwise from the first player; in the last age nobody is asked (ET-13.40)."""
    last = is_last_age(state)
    while state.plunder_from < state.seats:
        seat = (state.first + state.plunder_from) % state.seats
        if state.hordes[seat] and not last:
            ask(state, PLUNDER, seat)
            return
        if state.hordes[seat]:
            plunder(state, seat, events)
        state.plunder_from += 1
    if last:
        end_game(state, events)
    else:
        begin_next_age(state, events)


def plunder(state: State, seat: int, events: Events | None) -> None:
    """ET-13.38, ET-13.39."""
    markers = state.hordes[seat].bit_count()
    glory = state.box.horde_glory[markers]
    state.hordes[seat] = 0
    state.supply[seat] += markers
    award(state, seat, glory, FROM_ORCS)
    if events is not None:
        events.append(Plundered(seat, markers, glory))


def end_game(state: State, events: Events | None) -> None:
    """ET-11.1."""
    ask(state, OVER, NOBODY)
    if events is not None:
        ranks = final_ranks(state)
        events.append(GameEnded(tuple([seat for seat in range(state.seats) if ranks[seat] == 1])))


def next_first(state: State) -> int:
    """ET-10.6, ET-10.7: the least glory, then nearest clockwise to who drew the third dragon."""
    least = min(state.glory)
    seat = state.turn
    while state.glory[seat] != least:
        seat = (seat + 1) % state.seats
    return seat


def begin_next_age(state: State, events: Events | None) -> None:
    """ET-10.1 to ET-10.8."""
    state.first = next_first(state)
    state.age += 1
    if events is not None:
        events.append(FirstPlayerSet(state.first, state.age))
    state.bands = []
    state.trolls = [0] * state.seats
    collect_cards(state)


def collect_cards(state: State) -> None:
    """All allies together in the deck, all tokens of the tribes beside the board; CHANCE deals."""
    state.market = [0] * TRIBE_COUNT
    state.deck = [0] * TRIBE_COUNT
    state.market_size = 0
    state.deck_size = 0
    for tribe in state.tribes:
        state.deck[tribe] = state.box.full_tribe[tribe]
        state.deck_size += packed_size(tribe, state.deck[tribe])
    state.upper = state.dragons = 0
    state.giant = NOBODY
    state.giant_size = 0
    state.troll_tokens = state.box.troll_bits if TROLL in state.tribes else 0
    ask(state, DEAL, CHANCE)
