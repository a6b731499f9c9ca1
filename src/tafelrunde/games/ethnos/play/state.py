"""One position: small numbers, packed piles and short lists, and nothing that does not change during play."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.ethnos.box.cards import (
    BIT,
    BITS,
    COLOUR_BIT,
    COLOUR_OF,
    COLOURS,
    FIELD,
    SKELETON,
    TRIBE_COUNT,
    TRIBE_OF,
    cards_of_tribe,
)
from tafelrunde.games.ethnos.play.box import BY_SIDE_AGES, BY_SIDE_TRIBES, Box, side_of
from tafelrunde.games.ethnos.play.moves import PlayBand

# Steps: what the table waits for.
FIRST: Final = 0
CHOOSE: Final = 1
TRIBES: Final = 2
TOKENS: Final = 3
DEAL: Final = 4
TURN: Final = 5
DRAW: Final = 6
KINGDOM: Final = 7
ABILITY: Final = 8
FREE_MARKER: Final = 9
TROLL_TOKEN: Final = 10
NEXT_BAND: Final = 11
KEEP: Final = 12
WIZARD_DRAW: Final = 13
PLUNDER: Final = 14
OVER: Final = 15
STEP_COUNT: Final = 16

NOBODY: Final = -2
"""Nobody acts: the game is over. (CHANCE is -1.)"""
HAND_LIMIT: Final = 10
DRAGONS: Final = 3

# Why a seat has glory, one column each in `State.points`.
FROM_KINGDOMS: Final = 0
FROM_BANDS: Final = 1
FROM_GIANTS: Final = 2
FROM_MERFOLK: Final = 3
FROM_ORCS: Final = 4
REASON_COUNT: Final = 5


class State:
    box: Box
    seats: int
    tribes: list[int]
    """Tribes in play, ascending. Never changed in place, so copies share it."""
    tokens: list[int]
    """Glory tokens, three numbers a kingdom (two at small tables). Never changed in place."""
    glory: list[int]
    points: list[int]
    """REASON_COUNT numbers a seat; they always add up to `glory`."""
    hands: list[int]
    """A pile a seat."""
    colours: list[int]
    """The same hands by colour: six ints a seat, three bits for the count of each tribe."""
    sizes: list[int]
    """Cards in hand."""
    known: list[int]
    """A pile a seat: cards that everybody knows to be in this hand."""
    markers: list[int]
    """Six numbers a seat: markers in the kingdoms."""
    supply: list[int]
    hordes: list[int]
    """Colours occupied on the horde board, as bits."""
    swum: list[int]
    """Space on the merfolk board."""
    trolls: list[int]
    """Values of a seat's troll tokens, as bits."""
    market: list[int]
    deck: list[int]
    """Piles; at the end of an age the deck takes the cards that were put away."""
    bands: list[tuple[int, PlayBand]]
    """Bands of this age in the order they were played, with their seats."""

    age: int = 1
    step: int = FIRST
    active: int = -1
    """The seat to act, CHANCE, or NOBODY."""
    first: int = 0
    """First player of this age."""
    turn: int = 0
    """Whose turn it is."""
    picks: int = 0
    """Choices of tribes made so far, those left to chance included."""
    market_size: int = 0
    deck_size: int = 0
    """Allies in the deck, dragons not counted."""
    upper: int = 0
    """How many of them lie above all dragons."""
    dragons: int = 0
    """Dragons drawn in this age."""
    drawing: int = 0
    """Cards that the seat still has to draw."""
    tribe: int = -1
    colour: int = -1
    size: int = 0
    """The band being played: tribe and colour of its leader, and its cards; tribe -1 if there is none."""
    placed: bool = False
    """Whether that band brought a marker into a kingdom."""
    free: int = 0
    """Markers from the merfolk board still to be placed."""
    giant: int = NOBODY
    """Who holds the giant token."""
    giant_size: int = 0
    troll_tokens: int = 0
    """Troll tokens beside the board, as bits."""
    plunder_from: int = 0
    """How many seats have been asked about plundering."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats

    def copy(self) -> State:
        new = State(self.box, self.seats)
        new.tribes = self.tribes
        new.tokens = self.tokens
        new.glory = self.glory[:]
        new.points = self.points[:]
        new.hands = self.hands[:]
        new.colours = self.colours[:]
        new.sizes = self.sizes[:]
        new.known = self.known[:]
        new.markers = self.markers[:]
        new.supply = self.supply[:]
        new.hordes = self.hordes[:]
        new.swum = self.swum[:]
        new.trolls = self.trolls[:]
        new.market = self.market[:]
        new.deck = self.deck[:]
        new.bands = self.bands[:]
        new.age = self.age
        new.step = self.step
        new.active = self.active
        new.first = self.first
        new.turn = self.turn
        new.picks = self.picks
        new.market_size = self.market_size
        new.deck_size = self.deck_size
        new.upper = self.upper
        new.dragons = self.dragons
        new.drawing = self.drawing
        new.tribe = self.tribe
        new.colour = self.colour
        new.size = self.size
        new.placed = self.placed
        new.free = self.free
        new.giant = self.giant
        new.giant_size = self.giant_size
        new.troll_tokens = self.troll_tokens
        new.plunder_from = self.plunder_from
        return new


def fresh(box: Box, seats: int) -> State:
    """ET-1.15, ET-1.16: everybody has 0 glory and all markers but the one on the track."""
    state = State(box, seats)
    state.tribes = []
    state.tokens = []
    state.glory = [0] * seats
    state.points = [0] * (REASON_COUNT * seats)
    state.hands = [0] * (TRIBE_COUNT * seats)
    state.colours = [0] * (COLOURS * seats)
    state.sizes = [0] * seats
    state.known = [0] * (TRIBE_COUNT * seats)
    state.markers = [0] * (COLOURS * seats)
    state.supply = [box.markers - 1] * seats
    state.hordes = [0] * seats
    state.swum = [0] * seats
    state.trolls = [0] * seats
    state.market = [0] * TRIBE_COUNT
    state.deck = [0] * TRIBE_COUNT
    state.bands = []
    # A copy has every value as its own, all in one order: pure Python finds them sooner.
    return state.copy()


def tribes_needed(state: State) -> int:
    """ET-1.7, ET-12.2."""
    return BY_SIDE_TRIBES[side_of(state.seats)]


def is_last_age(state: State) -> bool:
    """ET-2.2, ET-12.1."""
    return state.age == BY_SIDE_AGES[side_of(state.seats)]


def add_card(state: State, seat: int, card: int) -> None:
    """Into a hand."""
    tribe = TRIBE_OF[card]
    state.hands[TRIBE_COUNT * seat + tribe] += BIT[card]
    state.colours[COLOURS * seat + COLOUR_OF[card]] += COLOUR_BIT[card]
    state.sizes[seat] += 1


def remove_card(state: State, seat: int, card: int) -> None:
    """Out of a hand, openly: what everybody knows of it shrinks with it."""
    tribe = TRIBE_OF[card]
    place = TRIBE_COUNT * seat + tribe
    state.hands[place] -= BIT[card]
    state.colours[COLOURS * seat + COLOUR_OF[card]] -= COLOUR_BIT[card]
    state.sizes[seat] -= 1
    known = state.known[place]
    if known:
        if tribe == SKELETON:
            state.known[place] = known - 1
        elif known >> BITS * COLOUR_OF[card] & FIELD:
            state.known[place] = known - BIT[card]


def set_hand(state: State, seat: int, cards: list[int]) -> None:
    for tribe in range(TRIBE_COUNT):
        state.hands[TRIBE_COUNT * seat + tribe] = 0
    for colour in range(COLOURS):
        state.colours[COLOURS * seat + colour] = 0
    state.sizes[seat] = 0
    for card in cards:
        add_card(state, seat, card)


def unknown_cards(state: State, seat: int) -> list[int]:
    """Cards of a hand that not everybody knows."""
    cards: list[int] = []
    for place in range(TRIBE_COUNT * seat, TRIBE_COUNT * (seat + 1)):
        if state.hands[place] > state.known[place]:
            cards += cards_of_tribe(place % TRIBE_COUNT, state.hands[place] - state.known[place])
    return cards


def award(state: State, seat: int, glory: int, reason: int) -> None:
    state.glory[seat] += glory
    state.points[REASON_COUNT * seat + reason] += glory
