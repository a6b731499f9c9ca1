"""A band once its leader is named: the marker (step 3), the ability (step 4), the discard (step 5)."""

from __future__ import annotations

from tafelrunde.engine.contract import Events
from tafelrunde.games.ethnos.box.cards import (
    CENTAUR,
    COLOUR_NAMES,
    COLOURS,
    ELF,
    GIANT,
    HALFLING,
    MERFOLK,
    MINOTAUR,
    ORC,
    TRIBE_NAMES,
    TROLL,
    WINGFOLK,
    WIZARD,
)
from tafelrunde.games.ethnos.play.box import side_of
from tafelrunde.games.ethnos.play.events import (
    AbilityDeclined,
    FreeMarkerDeclined,
    GiantTaken,
    HordeGrew,
    MarkerMissed,
    MarkerPlaced,
    MerfolkMoved,
    TrollTaken,
)
from tafelrunde.games.ethnos.play.state import (
    ABILITY,
    FREE_MARKER,
    FROM_GIANTS,
    KEEP,
    KINGDOM,
    NEXT_BAND,
    TROLL_TOKEN,
    WIZARD_DRAW,
    State,
    award,
)
from tafelrunde.games.ethnos.play.turns import ask, discard_hand, end_turn


def eligible(state: State, seat: int) -> int:
    """Kingdoms in which the band being played is large enough for a marker, as bits (ET-5.3, ET-13.53)."""
    bits = 0
    if state.supply[seat] > 0:
        base = COLOURS * seat
        for kingdom in range(COLOURS):
            if state.size > state.markers[base + kingdom]:
                bits |= 1 << kingdom
    return bits


def place_marker(state: State, seat: int, kingdom: int, free: bool, events: Events | None) -> None:
    state.markers[COLOURS * seat + kingdom] += 1
    state.supply[seat] -= 1
    if events is not None:
        events.append(MarkerPlaced(seat, COLOUR_NAMES[kingdom], free))


def miss_marker(state: State, seat: int, reason: str, events: Events | None) -> None:
    if events is not None:
        events.append(MarkerMissed(seat, COLOUR_NAMES[state.colour], reason))


def bring_marker(state: State, seat: int, events: Events | None) -> None:
    """Step 3 (ET-5.1), then on to the ability."""
    tribe = state.tribe
    if tribe == WINGFOLK:
        bring_anywhere(state, seat, events)
        return
    if tribe == HALFLING:  # ET-13.17
        miss_marker(state, seat, "halfling", events)
    elif state.size + (1 if tribe == MINOTAUR else 0) <= state.markers[COLOURS * seat + state.colour]:
        miss_marker(state, seat, "small", events)  # ET-5.3, ET-13.31
    elif state.supply[seat] == 0:  # ET-5.5
        miss_marker(state, seat, "supply", events)
    else:
        state.placed = True
        place_marker(state, seat, state.colour, False, events)
    begin_ability(state, seat, events)


def bring_anywhere(state: State, seat: int, events: Events | None) -> None:
    """ET-13.52, ET-14.19: the leader is one of the wingfolk."""
    kingdoms = eligible(state, seat)
    if kingdoms & (kingdoms - 1):
        ask(state, KINGDOM, seat)
        return
    if kingdoms:
        state.placed = True
        place_marker(state, seat, kingdoms.bit_length() - 1, False, events)
    else:
        miss_marker(state, seat, "nowhere" if state.supply[seat] else "supply", events)
    begin_ability(state, seat, events)


def begin_ability(state: State, seat: int, events: Events | None) -> None:
    """Step 4 (ET-4.12): what happens by itself happens, what is a choice is asked for."""
    tribe = state.tribe
    if tribe == CENTAUR:
        if state.placed and state.sizes[seat]:  # ET-13.1, ET-14.18
            ask(state, NEXT_BAND, seat)  # with skeletons only too: silence would tell the others (ET-14.25)
            return
    elif tribe == ELF:
        if state.sizes[seat]:
            ask(state, KEEP, seat)
            return
    elif tribe == WIZARD:  # ET-13.55
        discard_hand(state, seat, events)
        ask(state, WIZARD_DRAW, seat)
        return
    elif tribe == TROLL:
        begin_troll(state, seat, events)
        return
    elif can_use(state, seat):
        if state.box.may_decline:  # ET-14.13
            ask(state, ABILITY, seat)
        else:
            use_ability(state, seat, events)
        return
    finish_band(state, seat, events)


def can_use(state: State, seat: int) -> bool:
    """Whether a leader of the giants, merfolk or orcs has something to do."""
    tribe = state.tribe
    if tribe == GIANT:  # ET-13.11
        return state.size > state.giant_size
    if tribe == MERFOLK:
        return True
    if tribe == ORC:  # ET-13.33, ET-13.35
        return state.hordes[seat] >> state.colour & 1 == 0 and state.supply[seat] > 0
    return False


def use_ability(state: State, seat: int, events: Events | None) -> None:
    tribe = state.tribe
    if tribe == GIANT:
        take_giant(state, seat, events)
    elif tribe == ORC:
        grow_horde(state, seat, events)
    elif tribe == MERFOLK:
        swim(state, seat, events)
        return
    finish_band(state, seat, events)


def take_giant(state: State, seat: int, events: Events | None) -> None:
    """ET-13.11, ET-13.13."""
    glory = state.box.giant_taken[side_of(state.seats)]
    state.giant = seat
    state.giant_size = state.size
    award(state, seat, glory, FROM_GIANTS)
    if events is not None:
        events.append(GiantTaken(seat, state.size, glory))


def grow_horde(state: State, seat: int, events: Events | None) -> None:
    """ET-13.33."""
    state.hordes[seat] |= 1 << state.colour
    state.supply[seat] -= 1
    if events is not None:
        events.append(HordeGrew(seat, COLOUR_NAMES[state.colour]))


def swim(state: State, seat: int, events: Events | None) -> None:
    """ET-13.20; further steps than the board has are lost (ET-14.5)."""
    side = side_of(state.seats)
    old = state.swum[seat]
    new = min(old + state.size, state.box.merfolk_last[side])
    passed = state.box.merfolk_symbols[side] >> (old + 1) & ((1 << (new - old)) - 1)
    state.swum[seat] = new
    state.free = passed.bit_count()  # ET-13.23 to ET-13.25
    if events is not None:
        events.append(MerfolkMoved(seat, new, state.free))
    ask_free_marker(state, seat, events)


def ask_free_marker(state: State, seat: int, events: Events | None) -> None:
    """ET-13.24: one after the other; without a marker in stock they are lost (ET-14.22)."""
    if state.free and state.supply[seat]:
        ask(state, FREE_MARKER, seat)
    else:
        finish_band(state, seat, events)


def place_free_marker(state: State, seat: int, kingdom: int, events: Events | None) -> None:
    """ET-13.26, ET-13.27."""
    place_marker(state, seat, kingdom, True, events)
    state.free -= 1
    ask_free_marker(state, seat, events)


def decline_free_marker(state: State, seat: int, events: Events | None) -> None:
    if events is not None:
        events.append(FreeMarkerDeclined(seat))
    state.free -= 1
    ask_free_marker(state, seat, events)


def fitting_trolls(state: State) -> int:
    """Troll tokens that the band being played may take, as bits (ET-13.45, ET-14.7)."""
    bits = state.troll_tokens & ((2 << state.size) - 1)
    if state.box.highest_troll and bits:
        return 1 << (bits.bit_length() - 1)
    return bits


def begin_troll(state: State, seat: int, events: Events | None) -> None:
    """ET-14.29."""
    bits = fitting_trolls(state)
    if bits & (bits - 1) or (bits and state.box.may_decline):
        ask(state, TROLL_TOKEN, seat)
    elif bits:
        take_troll(state, seat, bits.bit_length() - 1, events)
    else:
        finish_band(state, seat, events)


def take_troll(state: State, seat: int, value: int, events: Events | None) -> None:
    state.troll_tokens &= ~(1 << value)
    state.trolls[seat] |= 1 << value
    if events is not None:
        events.append(TrollTaken(seat, value))
    finish_band(state, seat, events)


def decline_ability(state: State, seat: int, events: Events | None) -> None:
    if events is not None:
        events.append(AbilityDeclined(seat, TRIBE_NAMES[state.tribe]))
    finish_band(state, seat, events)


def finish_band(state: State, seat: int, events: Events | None) -> None:
    """Step 5 (ET-6.1)."""
    discard_hand(state, seat, events)
    clear_band(state)
    end_turn(state)


def clear_band(state: State) -> None:
    state.tribe = -1
    state.colour = -1
    state.size = 0
    state.placed = False
    state.free = 0
