"""One position: small numbers, packed piles and short lists, and nothing that does not change during play."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.ethnos.box import BY_SIDE_AGES, BY_SIDE_TRIBES, Box, side_of
from tafelrunde.games.ethnos.cards import (
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
from tafelrunde.games.ethnos.moves import PlayBand

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
    def __init__(
        self,
        box: Box,
        seats: int,
        tribes: list[int],
        tokens: list[int],
        glory: list[int],
        points: list[int],
        hands: list[int],
        colours: list[int],
        sizes: list[int],
        known: list[int],
        markers: list[int],
        supply: list[int],
        hordes: list[int],
        swum: list[int],
        trolls: list[int],
        market: list[int],
        deck: list[int],
        bands: list[tuple[int, PlayBand]],
    ) -> None:
        self.box = box
        self.seats = seats
        self.tribes = tribes
        """Tribes in play, ascending. Never changed in place, so copies share it."""
        self.tokens = tokens
        """Glory tokens, three numbers a kingdom (two at small tables). Never changed in place."""
        self.glory = glory
        self.points = points
        """REASON_COUNT numbers a seat; they always add up to `glory`."""
        self.hands = hands
        """A pile a seat."""
        self.colours = colours
        """The same hands by colour: six ints a seat, three bits for the count of each tribe."""
        self.sizes = sizes
        """Cards in hand."""
        self.known = known
        """A pile a seat: cards that everybody knows to be in this hand."""
        self.markers = markers
        """Six numbers a seat: markers in the kingdoms."""
        self.supply = supply
        self.hordes = hordes
        """Colours occupied on the horde board, as bits."""
        self.swum = swum
        """Space on the merfolk board."""
        self.trolls = trolls
        """Values of a seat's troll tokens, as bits."""
        self.market = market
        self.deck = deck
        """Piles; at the end of an age the deck takes the cards that were put away."""
        self.bands = bands
        """Bands of this age in the order they were played, with their seats."""

        self.age: int = 1
        self.step: int = FIRST
        self.active: int = -1
        """The seat to act, CHANCE, or NOBODY."""
        self.first: int = 0
        """First player of this age."""
        self.turn: int = 0
        """Whose turn it is."""
        self.picks: int = 0
        """Choices of tribes made so far, those left to chance included."""
        self.market_size: int = 0
        self.deck_size: int = 0
        """Allies in the deck, dragons not counted."""
        self.upper: int = 0
        """How many of them lie above all dragons."""
        self.dragons: int = 0
        """Dragons drawn in this age."""
        self.drawing: int = 0
        """Cards that the seat still has to draw."""
        self.tribe: int = -1
        self.colour: int = -1
        self.size: int = 0
        """The band being played: tribe and colour of its leader, and its cards; tribe -1 if there is none."""
        self.placed: bool = False
        """Whether that band brought a marker into a kingdom."""
        self.free: int = 0
        """Markers from the merfolk board still to be placed."""
        self.giant: int = NOBODY
        """Who holds the giant token."""
        self.giant_size: int = 0
        self.troll_tokens: int = 0
        """Troll tokens beside the board, as bits."""
        self.plunder_from: int = 0
        """How many seats have been asked about plundering."""

    def copy(self) -> State:
        new = State(
            self.box,
            self.seats,
            self.tribes,
            self.tokens,
            self.glory[:],
            self.points[:],
            self.hands[:],
            self.colours[:],
            self.sizes[:],
            self.known[:],
            self.markers[:],
            self.supply[:],
            self.hordes[:],
            self.swum[:],
            self.trolls[:],
            self.market[:],
            self.deck[:],
            self.bands[:],
        )
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
    return State(
        box=box,
        seats=seats,
        tribes=[],
        tokens=[],
        glory=[0] * seats,
        points=[0] * (REASON_COUNT * seats),
        hands=[0] * (TRIBE_COUNT * seats),
        colours=[0] * (COLOURS * seats),
        sizes=[0] * seats,
        known=[0] * (TRIBE_COUNT * seats),
        markers=[0] * (COLOURS * seats),
        supply=[box.markers - 1] * seats,
        hordes=[0] * seats,
        swum=[0] * seats,
        trolls=[0] * seats,
        market=[0] * TRIBE_COUNT,
        deck=[0] * TRIBE_COUNT,
        bands=[],
    )


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
