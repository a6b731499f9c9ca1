"""Ethnos with planted leaks: each variation gives hands or deck away, in its own way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from tafelrunde.engine.contract import CHANCE, Event, Events, Game, Rng
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.box.cards import (
    CARD_INDEX,
    CARD_NAMES,
    TRIBE_COUNT,
    cards_in,
    count_of,
    names_in,
)
from tafelrunde.games.ethnos.play.events import CardDealt, CardDrawn, CardTaken, Passed
from tafelrunde.games.ethnos.play.moves import DrawCard, Keep, Reveal, TakeCard
from tafelrunde.games.ethnos.play.state import DEAL, DRAW, State
from tafelrunde.games.ethnos.secrecy.view import EthnosView
from tests.contract.obey import PositionLaw, StepLaw
from tests.contract.planted import (
    never_resampling,
    resampling_too_much,
    telling_everybody,
    telling_spectators,
)
from tests.contract.secrecy import (
    events_tell_no_more_than_views,
    outcomes_stay_hidden,
    refusals_tell_nothing,
    resampling_is_honest,
    worlds_look_alike,
)

TRUE = GAME


def is_odd(state: State) -> bool:
    """One bit about the cards left in the deck: enough to be a leak."""
    return sum(cards_in(state.deck, 0)) % 2 == 1


def next_card(state: State) -> str:
    """The card that a deck with an order would bring next: any, but settled by what is in it."""
    cards = cards_in(state.deck, 0)
    return CARD_NAMES[cards[sum(card * card for card in cards) % len(cards)]] if cards else ""


def showing_hands(may_see: Callable[[State, int | None, int], bool]) -> Game:
    """A view that shows a hand to whom it should not: (state, who looks, whose hand)."""

    def view(state: State, seat: int | None) -> EthnosView:
        seen: EthnosView = TRUE.view(state, seat)
        players = [
            msgspec.structs.replace(place, known=names_in(state.hands, TRIBE_COUNT * owner))
            if may_see(state, seat, owner)
            else place
            for owner, place in enumerate(seen.players)
        ]
        return msgspec.structs.replace(seen, players=tuple(players))

    return replace(TRUE, view=view)


def to_everybody(state: State, seat: int | None, owner: int) -> bool:
    return True


def to_the_left_neighbour(state: State, seat: int | None, owner: int) -> bool:
    """He looks into the hand to his right."""
    return seat == (owner + 1) % state.seats


def to_spectators(state: State, seat: int | None, owner: int) -> bool:
    return seat is None


def showing_deck(told: Callable[[State], Any]) -> Callable[[State, int | None], EthnosView]:
    """A view with something about the deck in a field where nobody looks."""

    def view(state: State, seat: int | None) -> EthnosView:
        seen: EthnosView = TRUE.view(state, seat)
        noted = {"deck": told(state)} if state.step > DEAL else {}
        return msgspec.structs.replace(seen, corrections={**seen.corrections, **noted})

    return view


def deck_cards(state: State) -> tuple[str, ...]:
    return names_in(state.deck, 0)


def hinting_view(state: State, seat: int | None) -> EthnosView:
    """The deck shows in a number that means something else."""
    seen: EthnosView = TRUE.view(state, seat)
    return msgspec.structs.replace(seen, giant_size=seen.giant_size + is_odd(state))


def top_of_the_deck(state: State, rng: Rng) -> Any:
    """A deck with an order: its next card is settled before anybody draws it."""
    drawn = TRUE.chance(state, rng)
    return Reveal(next_card(state)) if state.step == DRAW and state.upper else drawn


def redact_with_a_trace(event: Event, seat: int | None) -> Event:
    """The colour is gone, the tribe stays."""
    if isinstance(event, CardDealt | CardDrawn) and event.seat != seat and event.card:
        return type(event)(event.seat, event.card.split("_")[0])
    return event


def sorted_offers(state: State, seat: int) -> list[Any]:
    offers = list(TRUE.legal_moves(state, seat))
    return offers[::-1] if is_odd(state) else offers


def warning_offers(state: State, seat: int) -> list[Any]:
    """Where the deck brings nothing good, drawing is not offered."""
    offers = list(TRUE.legal_moves(state, seat))
    return [move for move in offers if not (is_odd(state) and move == DrawCard())] or offers


def naming_check(state: State, seat: int, move: Any) -> None:
    """The refusal names a card of the deck."""
    try:
        TRUE.check(state, seat, move)
    except IllegalMove as refusal:
        raise IllegalMove("ET-3.2", {"card": next_card(state)}) from refusal


def searching_check(state: State, seat: int, move: Any) -> None:
    """The refusal tells whether a card is still in the deck, or in somebody's hand."""
    try:
        TRUE.check(state, seat, move)
    except IllegalMove as refusal:
        card = CARD_INDEX.get(move.card, -1) if isinstance(move, TakeCard) else -1
        if refusal.rule != "ET-3.2" or card < 0 or count_of(state.deck, 0, card):
            raise
        raise IllegalMove("ET-3.9", {"card": move.card}) from refusal


def permissive_check(state: State, seat: int, move: Any) -> None:
    """What is forbidden is allowed, if the deck is odd."""
    if not (is_odd(state) and seat == state.active != CHANCE and isinstance(move, TakeCard)):
        TRUE.check(state, seat, move)


def chatty_play(state: State, seat: int, move: Any, events: Events) -> None:
    """An event about something else tells of the deck."""
    odd = is_odd(state)
    TRUE.play(state, seat, move, events)
    if odd and isinstance(move, TakeCard):
        events.append(Passed(seat))


def hasty_play(state: State, seat: int, move: Any, events: Events) -> None:
    """Everybody hears which card was drawn."""
    drawer = state.turn
    TRUE.play(state, seat, move, events)
    if isinstance(move, Reveal):
        events.append(CardTaken(drawer, move.card))


def boastful_play(state: State, seat: int, move: Any, events: Events) -> None:
    """An elf names the cards it keeps."""
    TRUE.play(state, seat, move, events)
    if isinstance(move, Keep):
        events += [CardTaken(seat, card) for card in move.cards]


LEAKS: dict[str, tuple[Game, PositionLaw | StepLaw]] = {
    "the view shows all hands to all": (showing_hands(to_everybody), worlds_look_alike),
    "the view shows the right neighbour's hand": (showing_hands(to_the_left_neighbour), worlds_look_alike),
    "the view shows all hands to spectators": (showing_hands(to_spectators), worlds_look_alike),
    "a forgotten field lists the deck": (replace(TRUE, view=showing_deck(deck_cards)), worlds_look_alike),
    "a forgotten field shows the next card": (
        replace(TRUE, view=showing_deck(next_card), chance=top_of_the_deck),
        worlds_look_alike,
    ),
    "a number in the view hints at the deck": (replace(TRUE, view=hinting_view), worlds_look_alike),
    "seats hear what another drew": (telling_everybody(TRUE), outcomes_stay_hidden),
    "spectators hear what a seat drew": (telling_spectators(TRUE), outcomes_stay_hidden),
    "the redacted event keeps the tribe": (replace(TRUE, redact=redact_with_a_trace), outcomes_stay_hidden),
    "the deck orders the offers": (replace(TRUE, legal_moves=sorted_offers), worlds_look_alike),
    "the deck takes an offer away": (replace(TRUE, legal_moves=warning_offers), worlds_look_alike),
    "a refusal names a card of the deck": (replace(TRUE, check=naming_check), refusals_tell_nothing),
    "a refusal tells where a card is": (replace(TRUE, check=searching_check), refusals_tell_nothing),
    "the deck decides what is refused": (replace(TRUE, check=permissive_check), refusals_tell_nothing),
    "another event tells of the deck": (replace(TRUE, play=chatty_play), events_tell_no_more_than_views),
    "a drawn card is told aloud": (replace(TRUE, play=hasty_play), outcomes_stay_hidden),
    "an elf's kept cards are told aloud": (
        replace(TRUE, play=boastful_play),
        events_tell_no_more_than_views,
    ),
    "resample never moves a card": (never_resampling(TRUE), resampling_is_honest),
    "resample changes a seat's own hand": (resampling_too_much(TRUE), worlds_look_alike),
}
"""Each with the law that must catch it."""
