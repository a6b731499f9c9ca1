"""What CHANCE does: its outcomes checked, carried out, and drawn.

The deck has no order. Until its upper half is used up the next card is any ally that is left; below, it is
any ally or dragon that is left: the shuffle that parted the halves makes all equally likely (ET-1.22).
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.chance import shuffled
from tafelrunde.engine.contract import CHANCE, Events, Rng
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.ethnos.box.cards import (
    BIT,
    BITS,
    CARD_INDEX,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    DRAGON,
    FIELD,
    MERFOLK,
    SKELETON,
    SKELETON_CARD,
    TRIBE_COUNT,
    TRIBE_INDEX,
    TRIBE_NAMES,
    TRIBE_OF,
    count_of,
    packed_size,
    pile_of,
)
from tafelrunde.games.ethnos.play.ages import collect_cards, end_age
from tafelrunde.games.ethnos.play.box import side_of
from tafelrunde.games.ethnos.play.events import (
    AgeBegan,
    CardDealt,
    CardDrawn,
    DeckSplit,
    DragonDrawn,
    FirstPlayerSet,
    MarketLaid,
    TokensLaid,
    TribesDrawn,
)
from tafelrunde.games.ethnos.play.moves import Deal, DrawTribes, LayTokens, Reveal, SetFirst
from tafelrunde.games.ethnos.play.state import (
    CHOOSE,
    DEAL,
    DRAGONS,
    DRAW,
    FIRST,
    TOKENS,
    TRIBES,
    State,
    add_card,
    tribes_needed,
)
from tafelrunde.games.ethnos.play.turns import ask, begin_turn, end_turn

REVEALS: Final[list[Reveal]] = [Reveal(CARD_NAMES[card]) for card in range(CARDS)]
REVEAL_DRAGON: Final = Reveal(DRAGON)
MARKET_PER_SEAT: Final = 2


# --- carried out ------------------------------------------------------------------------------------


def set_first(state: State, seat: int, move: SetFirst, events: Events | None) -> None:
    """ET-1.18; where the table chooses its tribes, the first player begins with that (ET-14.30)."""
    state.first = move.seat
    state.turn = move.seat
    if events is not None:
        events.append(FirstPlayerSet(move.seat, state.age))
    if state.box.choose_tribes:
        ask(state, CHOOSE, move.seat)
    else:
        ask(state, TRIBES, CHANCE)


def draw_tribes(state: State, seat: int, move: DrawTribes, events: Events | None) -> None:
    use_tribes(state, [TRIBE_INDEX[tribe] for tribe in move.tribes], events)


def use_tribes(state: State, tribes: list[int], events: Events | None) -> None:
    """ET-1.9; with merfolk one marker of each seat goes on their board (ET-1.17)."""
    state.tribes = sorted(tribes)
    if MERFOLK in state.tribes:
        state.supply = [markers - 1 for markers in state.supply]
    if events is not None:
        events.append(TribesDrawn(tuple([TRIBE_NAMES[tribe] for tribe in state.tribes])))
    ask(state, TOKENS, CHANCE)


def lay_tokens(state: State, seat: int, move: LayTokens, events: Events | None) -> None:
    """ET-1.4, ET-1.5."""
    tokens: list[int] = []
    for kingdom in range(COLOURS):
        row = sorted(move.tokens[kingdom])
        tokens += row
        if events is not None:
            events.append(TokensLaid(COLOUR_NAMES[kingdom], tuple(row)))
    state.tokens = tokens
    collect_cards(state)


def deal(state: State, seat: int, move: Deal, events: Events | None) -> None:
    """ET-1.19 to ET-1.23."""
    if events is not None:
        events.append(AgeBegan(state.age))
    for place in range(state.seats):
        owner = (state.first + place) % state.seats
        take_from_deck(state, CARD_INDEX[move.hands[owner]])
        add_card(state, owner, CARD_INDEX[move.hands[owner]])
        if events is not None:
            events.append(CardDealt(owner, move.hands[owner]))
    for name in move.market:
        card = CARD_INDEX[name]
        take_from_deck(state, card)
        state.market[TRIBE_OF[card]] += BIT[card]
    state.market_size = len(move.market)
    state.upper = state.deck_size // 2  # ET-14.24
    if events is not None:
        events.append(MarketLaid(tuple(sorted(move.market, key=lambda name: CARD_INDEX[name]))))
        events.append(DeckSplit(state.upper, state.deck_size - state.upper))
    state.turn = state.first
    begin_turn(state)


def take_from_deck(state: State, card: int) -> None:
    state.deck[TRIBE_OF[card]] -= BIT[card]
    state.deck_size -= 1


def reveal(state: State, seat: int, move: Reveal, events: Events | None) -> None:
    """ET-3.4 and ET-13.56; for a dragon a replacement, or the end of the age (ET-7.1 to ET-7.5)."""
    drawer = state.turn
    if move.card == DRAGON:
        state.dragons += 1
        if events is not None:
            events.append(DragonDrawn(drawer, state.dragons))
        if state.dragons == DRAGONS:
            end_age(state, events)
        return
    card = CARD_INDEX[move.card]
    take_from_deck(state, card)
    if state.upper:
        state.upper -= 1
    add_card(state, drawer, card)
    if events is not None:
        events.append(CardDrawn(drawer, move.card))
    state.drawing -= 1
    if state.drawing == 0:
        end_turn(state)


# --- checked ----------------------------------------------------------------------------------------


def check_first(state: State, seat: int, move: SetFirst) -> None:
    if not 0 <= move.seat < state.seats:
        raise IllegalMove("ET-1.18", {"seat": move.seat + 1})


def tribe_terms(tribes: tuple[str, ...]) -> tuple[str, ...]:
    """Names for a refusal; what is no tribe stays as it is."""
    return tuple([f"tribe_{tribe}" if tribe in TRIBE_INDEX else tribe for tribe in tribes])


def check_tribes(state: State, seat: int, move: DrawTribes) -> None:
    needed = tribes_needed(state)
    known = [tribe for tribe in move.tribes if tribe in TRIBE_INDEX]
    if len(set(known)) != needed or len(move.tribes) != needed:
        raise IllegalMove("ET-1.7", {"tribes": tribe_terms(move.tribes), "count": needed})
    chosen = tuple([TRIBE_NAMES[tribe] for tribe in state.tribes])
    if not set(chosen) <= set(known):
        raise IllegalMove("ET-14.30", {"tribes": tribe_terms(move.tribes), "have": tribe_terms(chosen)})


def check_tokens(state: State, seat: int, move: LayTokens) -> None:
    wanted = state.box.tokens[side_of(state.seats)]
    laid = [token for row in move.tokens for token in row]
    rows = [len(row) for row in move.tokens]
    if sorted(laid) != wanted or rows != [len(wanted) // COLOURS] * COLOURS:
        raise IllegalMove("ET-1.4", {"tokens": tuple(laid)})


def check_deal(state: State, seat: int, move: Deal) -> None:
    if len(move.hands) != state.seats:
        raise IllegalMove("ET-1.19", {"count": len(move.hands), "needs": state.seats})
    if len(move.market) != MARKET_PER_SEAT * state.seats:
        raise IllegalMove("ET-1.20", {"count": len(move.market), "needs": MARKET_PER_SEAT * state.seats})
    dealt = move.hands + move.market
    for name in dealt:
        card = CARD_INDEX.get(name, -1)
        if card < 0 or count_of(state.deck, 0, card) < dealt.count(name):
            raise IllegalMove("ET-3.9", {"card": name})


def check_reveal(state: State, seat: int, move: Reveal) -> None:
    if move.card == DRAGON:
        if state.upper:
            raise IllegalMove("ET-1.23", {"count": state.upper})
        return
    card = CARD_INDEX.get(move.card, -1)
    if card < 0 or count_of(state.deck, 0, card) == 0:
        raise IllegalMove("ET-3.9", {"card": move.card})


# --- drawn ------------------------------------------------------------------------------------------


def nth_card(deck: list[int], tribes: list[int], n: int) -> int:
    """The deck's cards in the order of their numbers, counted from 0."""
    for tribe in tribes:
        packed = deck[tribe]
        size = packed_size(tribe, packed)
        if n >= size:
            n -= size
            continue
        if tribe == SKELETON:
            return SKELETON_CARD
        card = tribe * COLOURS
        while n >= packed & FIELD:
            n -= packed & FIELD
            packed >>= BITS
            card += 1
        return card
    raise LookupError("the deck has fewer cards")


def draw_top(state: State, rng: Rng) -> Reveal:
    size = state.deck_size
    n = rng.below(size if state.upper else size + DRAGONS - state.dragons)
    return REVEAL_DRAGON if n >= size else REVEALS[nth_card(state.deck, state.tribes, n)]


def draw_deal(state: State, rng: Rng) -> Deal:
    deck = state.deck[:]
    size = state.deck_size
    names: list[str] = []
    for _ in range((1 + MARKET_PER_SEAT) * state.seats):
        card = nth_card(deck, state.tribes, rng.below(size))
        deck[TRIBE_OF[card]] -= BIT[card]
        size -= 1
        names.append(CARD_NAMES[card])
    return Deal(tuple(names[: state.seats]), tuple(names[state.seats :]))


def deal_hidden(state: State, seats: list[int], sizes: list[int], hidden: list[int], rng: Rng) -> None:
    """Fills these hands up to their sizes at random; what is left is the deck."""
    cards = shuffled(hidden, rng)
    for i in range(len(seats)):
        while state.sizes[seats[i]] < sizes[i]:
            add_card(state, seats[i], cards.pop())
    state.deck = pile_of(cards)
    state.deck_size = len(cards)


def draw_missing_tribes(state: State, rng: Rng) -> DrawTribes:
    """ET-1.7, ET-14.30."""
    missing = tribes_needed(state) - len(state.tribes)
    left = shuffled([tribe for tribe in range(TRIBE_COUNT) if tribe not in state.tribes], rng)
    return DrawTribes(tuple([TRIBE_NAMES[tribe] for tribe in sorted(state.tribes + left[:missing])]))


def draw_tokens(state: State, rng: Rng) -> LayTokens:
    tokens = shuffled(state.box.tokens[side_of(state.seats)], rng)
    per_kingdom = len(tokens) // COLOURS
    return LayTokens(
        tuple(
            [
                tuple(sorted(tokens[per_kingdom * kingdom : per_kingdom * (kingdom + 1)]))
                for kingdom in range(COLOURS)
            ]
        )
    )


def chance(state: State, rng: Rng) -> Any:
    """What CHANCE does now."""
    step = state.step
    if step == DRAW:
        return draw_top(state, rng)
    if step == DEAL:
        return draw_deal(state, rng)
    if step == FIRST:
        return SetFirst(rng.below(state.seats))
    if step == TRIBES:
        return draw_missing_tribes(state, rng)
    return draw_tokens(state, rng)
