"""What a good player of Ethnos values: glory, and what table and hand still promise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from tafelrunde.games.ethnos.bot.glance import Glance
from tafelrunde.games.ethnos.bot.plan import Hand, Plan, hand_of, hand_with
from tafelrunde.games.ethnos.bot.prospects import PARTS, Clock, Prospect, band_glory, lasting_size
from tafelrunde.games.ethnos.bot.search import Search, Supply
from tafelrunde.games.ethnos.bot.weights import Weights, tuned_weights
from tafelrunde.games.ethnos.box.cards import (
    CARD_NAMES,
    CENTAUR,
    COLOUR_OF,
    COLOURS,
    ELF,
    SKELETON_CARD,
    TRIBE_COUNT,
    TRIBE_OF,
    cards_in,
)
from tafelrunde.games.ethnos.play.abilities import eligible
from tafelrunde.games.ethnos.play.bands import band
from tafelrunde.games.ethnos.play.choices import PLACES, USE, list_trolls
from tafelrunde.games.ethnos.play.moves import Keep, PlayBand
from tafelrunde.games.ethnos.play.rules import play
from tafelrunde.games.ethnos.play.state import (
    ABILITY,
    CHOOSE,
    DEAL,
    DRAGONS,
    DRAW,
    FREE_MARKER,
    KEEP,
    KINGDOM,
    NEXT_BAND,
    TROLL_TOKEN,
    TURN,
    WIZARD_DRAW,
    State,
    unknown_cards,
)
from tafelrunde.games.ethnos.secrecy.view import EthnosView

FOLLOW_UPS: Final = (KINGDOM, ABILITY, FREE_MARKER, TROLL_TOKEN, WIZARD_DRAW)
"""Steps in the middle of a band with an answer that needs no long thought."""
KEPT_CLOCKS: Final = 1000
FEW_BANDS: Final = 24
"""As many bands of one leader are looked at one by one, where cards may stay in hand."""


class Values:
    """A table of weights and all that was worked out with it; shared by all who play by it."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._clocks: dict[tuple[int, int, int, int], Clock] = {}

    def clock(self, position: State) -> Clock:
        key = (position.seats, position.deck_size, position.upper, position.dragons)
        found = self._clocks.get(key)
        if found is None:
            if len(self._clocks) >= KEPT_CLOCKS:
                self._clocks.clear()
            found = self._clocks[key] = Clock(position, self.weights.drawing)
        return found


@cache
def tuned_values() -> Values:
    return Values(tuned_weights())


def judge(seen: EthnosView | Glance, position: State) -> EthnosJudge:
    """The judge with the tuned weights."""
    return EthnosJudge(tuned_values(), seen, position)


class EthnosJudge:
    """One decision of one seat. Cards that the seat has not seen are averaged over, never looked up."""

    def __init__(self, values: Values, seen: EthnosView | Glance, position: State) -> None:
        if seen.seat is None:
            raise ValueError("a spectator has nothing to decide")
        self.values, self.weights, self.seat = values, values.weights, seen.seat
        self.position = position
        self.clock = values.clock(position)
        self.prospect = Prospect(values.weights, position, seen.seat, self.clock)
        self.laid = sum([self.lasting(one) for owner, one in position.bands if owner == seen.seat])
        """Glory of the own bands on the table."""
        self._search: Search | None = None

    def lasting(self, one: PlayBand) -> int:
        return band_glory(self.position, lasting_size(one))

    def search(self) -> Search:
        """For the table as it is now; made when first needed."""
        if self._search is None:
            self._search = Search(Plan(self.prospect, self.position), self.unseen())
        return self._search

    def unseen(self) -> list[tuple[int, int]]:
        """The deck and the unknown cards of rivals together: where each of them lies was only imagined."""
        cards = Counter(cards_in(self.position.deck, 0))
        for rival in self.prospect.rivals:
            cards.update(unknown_cards(self.position, rival))
        return sorted(cards.items())

    # --- the offers worth a thought

    def shortlist(self, offers: Sequence[Any], /) -> Sequence[Any]:
        """Of bands and of cards to keep, those that no other one surely beats."""
        step = self.position.step
        if step == CHOOSE:  # the last one leaves it to chance: no tribe is better for one seat
            return offers[-1:]
        if step == KEEP:
            return [Keep(tuple([CARD_NAMES[card] for card in kept])) for kept in self.keeps(self.position)]
        if step not in (TURN, NEXT_BAND):
            return offers
        others = [offer for offer in offers if not isinstance(offer, PlayBand)]
        return others + self.bands(offers)

    def bands(self, offers: Sequence[Any]) -> list[Any]:
        """Every leader with all that follows him; where cards may stay in hand, with fewer as well."""
        cards = cards_in(self.position.hands, TRIBE_COUNT * self.seat)
        jokers = [card for card in cards if card == SKELETON_CARD]
        allies = [card for card in cards if card != SKELETON_CARD]
        found: dict[Any, None] = {}
        for leader in sorted(set(allies)):
            others = allies[:]
            others.remove(leader)
            for kind in (TRIBE_OF, COLOUR_OF):
                found[band(leader, [c for c in others if kind[c] == kind[leader]] + jokers)] = None
            if TRIBE_OF[leader] in (CENTAUR, ELF):
                name = CARD_NAMES[leader]
                smaller = [one for one in offers if isinstance(one, PlayBand) and one.leader == name]
                found.update(dict.fromkeys(smaller[-FEW_BANDS:]))
        return list(found)

    def keeps(self, position: State) -> list[tuple[int, ...]]:
        """For every tribe and colour: skeletons, its cards, then those with most company."""
        cards = cards_in(position.hands, TRIBE_COUNT * self.seat)
        company = Counter([TRIBE_OF[card] for card in cards])
        company.update([TRIBE_COUNT + COLOUR_OF[card] for card in cards if card != SKELETON_CARD])
        found: dict[tuple[int, ...], None] = {}
        for group in company:
            kept = sorted(cards, key=lambda card: preference(card, group, company))[: position.size]
            found[tuple(sorted(kept))] = None
        return list(found)

    # --- what a position is worth

    def worth(self, position: State, /) -> float:
        """Glory so far and glory to be expected."""
        if position.step < DEAL:
            return 0.0
        position = self.followed_up(position)
        value = position.glory[self.seat] + self.prospect.board(position) + self.bands_laid(position)
        value -= self.weights.litter * max(0, position.market_size - self.position.market_size)
        return value + self.in_hand(position)

    def bands_laid(self, position: State) -> int:
        new = position.bands[len(self.position.bands) :]
        return self.laid + sum([self.lasting(one) for _owner, one in new])

    def followed_up(self, position: State) -> State:
        """After the obvious answers to questions in the middle of a band."""
        if position.active != self.seat or position.step not in FOLLOW_UPS:
            return position
        position = position.copy()
        while position.active == self.seat and position.step in FOLLOW_UPS:
            play(position, self.seat, self.answer(position), None)
        return position

    def answer(self, position: State) -> Any:
        if position.step == TROLL_TOKEN:
            return list_trolls(position, self.seat)[0]
        if position.step not in (KINGDOM, FREE_MARKER):
            return USE
        bits = eligible(position, self.seat) if position.step == KINGDOM else (1 << COLOURS) - 1
        gains = [(self.prospect.gain(position, k), k) for k in range(COLOURS) if bits >> k & 1]
        _gain, best = max(gains)
        return PLACES[best]

    def in_hand(self, position: State) -> float:
        """What the cards in hand promise, those about to be drawn included."""
        mine = position.turn == self.seat
        hand = hand_of(position, self.seat)
        if mine and position.step == DRAW:
            return self.drawn(position, hand)
        if hand.size == 0:
            return 0.0
        if mine and position.step == NEXT_BAND:
            return Plan(self.prospect, position).at_once(hand)
        search = self.search()
        if len(position.bands) != len(self.position.bands):  # what leaders bring has changed
            search = Search(Plan(self.prospect, position), search.unseen)
        supply = Supply(position.market, position.tribes)
        if mine and position.step == KEEP:
            return max([search.hand(hand_with(kept), supply) for kept in self.keeps(position)])
        return search.hand(hand, supply)

    def drawn(self, position: State, hand: Hand) -> float:
        """If the last dragon does not come instead."""
        supply = Supply(position.market, position.tribes)
        value = self.search().draw(hand, supply)
        value += self.weights.card * (position.drawing - 1) * self.clock.alive[PARTS]
        return value * (1 - self.last_dragon(position))

    def last_dragon(self, position: State) -> float:
        """The chance that it is the next card."""
        if position.upper or position.dragons != DRAGONS - 1:
            return 0.0
        return 1 / (position.deck_size + 1)


def preference(card: int, group: int, company: Counter[int]) -> tuple[bool, bool, int]:
    """Sorts cards to keep, the dearest first."""
    colour = TRIBE_COUNT + COLOUR_OF[card]
    fits = group in (TRIBE_OF[card], colour)
    return (card != SKELETON_CARD, not fits, -max(company[TRIBE_OF[card]], company[colour]))
