"""All secrecy of Ethnos: hands, and what is left in the deck (ET-2.6, ET-2.7). Everything else lies open.

Cards taken from the market were seen by all (ET-3.10): of another hand a view shows these, and of the rest
their number. Views are built up; a new field of the state stays secret until it is shown here.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from tafelrunde.engine.contract import Event, Rng, View
from tafelrunde.games.ethnos.box.cards import (
    CARD_INDEX,
    COLOUR_INDEX,
    COLOUR_NAMES,
    COLOURS,
    TRIBE_COUNT,
    TRIBE_INDEX,
    TRIBE_NAMES,
    cards_in,
    names_in,
    pile_of,
)
from tafelrunde.games.ethnos.play.codec import band_cards
from tafelrunde.games.ethnos.play.draws import deal_hidden
from tafelrunde.games.ethnos.play.events import CardDealt, CardDrawn
from tafelrunde.games.ethnos.play.legal import to_act
from tafelrunde.games.ethnos.play.moves import PlayBand
from tafelrunde.games.ethnos.play.score import REASONS, reasons_of
from tafelrunde.games.ethnos.play.setup import box_for
from tafelrunde.games.ethnos.play.state import (
    DEAL,
    DRAGONS,
    NOBODY,
    REASON_COUNT,
    State,
    fresh,
    set_hand,
    unknown_cards,
)
from tafelrunde.games.ethnos.play.turns import STEP_NAMES


class Band(msgspec.Struct, frozen=True, gc=False):
    leader: str
    others: tuple[str, ...]


class Player(msgspec.Struct, frozen=True, gc=False):
    """One seat's place at the table, as everybody sees it."""

    glory: int
    hand_size: int
    known: tuple[str, ...]
    """Cards that everybody knows to be in this hand."""
    bands: tuple[Band, ...]
    supply: int
    horde: tuple[str, ...]
    """Occupied spaces of the horde board."""
    merfolk: int
    """Space on the merfolk board."""
    trolls: tuple[int, ...]
    reasons: dict[str, int]


class Realm(msgspec.Struct, frozen=True, gc=False):
    """One kingdom: its glory tokens from I on, and everybody's markers in the order of the seats."""

    id: str
    tokens: tuple[int, ...]
    markers: tuple[int, ...]


class Leading(msgspec.Struct, frozen=True, gc=False):
    """The band being played."""

    tribe: str
    colour: str
    size: int
    placed: bool
    """Whether it brought a marker into a kingdom."""


class EthnosView(View, frozen=True):
    seat: int | None
    """Whose view this is; None for a spectator."""
    age: int
    step: str
    to_act: tuple[int, ...]
    first: int
    turn: int
    """Whose turn it is."""
    tribes: tuple[str, ...]
    picks: int
    """Choices of tribes made so far."""
    kingdoms: tuple[Realm, ...]
    players: tuple[Player, ...]
    hand: tuple[str, ...]
    """The own hand; empty for a spectator."""
    market: tuple[str, ...]
    deck: int
    """Cards in the deck, dragons included."""
    upper: int
    """How many of them lie above all dragons."""
    dragons: int
    """Dragons drawn in this age."""
    drawing: int
    """Cards still to be drawn by whose turn it is."""
    band: Leading | None
    free: int
    """Markers from the merfolk board still to be placed."""
    giant: int | None
    """Who holds the giant token, and for a band of which size."""
    giant_size: int
    troll_tokens: tuple[int, ...]
    """Troll tokens beside the board."""
    plunder_from: int
    """How many seats have had their chance to plunder."""
    options: dict[str, str]
    corrections: dict[str, Any]


@cache
def values_of(bits: int) -> tuple[int, ...]:
    return tuple([value for value in range(bits.bit_length()) if bits >> value & 1])


@cache
def colours_of(bits: int) -> tuple[str, ...]:
    return tuple([COLOUR_NAMES[colour] for colour in values_of(bits)])


def bands_by_seat(state: State) -> list[list[Band]]:
    played: list[list[Band]] = [[] for _ in range(state.seats)]
    for owner, band in state.bands:
        played[owner].append(Band(band.leader, band.others))
    return played


def player(state: State, seat: int, bands: list[Band]) -> Player:
    return Player(
        glory=state.glory[seat],
        hand_size=state.sizes[seat],
        known=names_in(state.known, TRIBE_COUNT * seat),
        bands=tuple(bands),
        supply=state.supply[seat],
        horde=colours_of(state.hordes[seat]),
        merfolk=state.swum[seat],
        trolls=values_of(state.trolls[seat]),
        reasons=reasons_of(state, seat),
    )


def realm(state: State, kingdom: int) -> Realm:
    each = len(state.tokens) // COLOURS
    return Realm(
        id=COLOUR_NAMES[kingdom],
        tokens=tuple(state.tokens[each * kingdom : each * (kingdom + 1)]),
        markers=tuple(state.markers[kingdom::COLOURS]),
    )


def leading(state: State) -> Leading | None:
    if state.tribe < 0:
        return None
    return Leading(TRIBE_NAMES[state.tribe], COLOUR_NAMES[state.colour], state.size, state.placed)


def dragons_left(state: State) -> int:
    """Dragons in the deck; none while it is being put together."""
    return DRAGONS - state.dragons if state.step > DEAL else 0


def view(state: State, seat: int | None) -> EthnosView:
    """What this seat may know; None is a spectator."""
    return EthnosView(
        seat=seat,
        age=state.age,
        step=STEP_NAMES[state.step],
        to_act=to_act(state),
        first=state.first,
        turn=state.turn,
        tribes=tuple([TRIBE_NAMES[tribe] for tribe in state.tribes]),
        picks=state.picks,
        kingdoms=tuple([realm(state, kingdom) for kingdom in range(COLOURS)]),
        players=tuple([player(state, other, bands) for other, bands in enumerate(bands_by_seat(state))]),
        hand=() if seat is None else names_in(state.hands, TRIBE_COUNT * seat),
        market=names_in(state.market, 0),
        deck=state.deck_size + dragons_left(state),
        upper=state.upper,
        dragons=state.dragons,
        drawing=state.drawing,
        band=leading(state),
        free=state.free,
        giant=None if state.giant == NOBODY else state.giant,
        giant_size=state.giant_size,
        troll_tokens=values_of(state.troll_tokens),
        plunder_from=state.plunder_from,
        options=state.box.options,
        corrections=state.box.corrections,
    )


def redact(event: Event, seat: int | None) -> Event:
    """ET-3.4: that somebody got a card from the deck is public, which one is not."""
    if isinstance(event, CardDrawn) and event.seat != seat:
        return CardDrawn(event.seat, None)
    if isinstance(event, CardDealt) and event.seat != seat:
        return CardDealt(event.seat, None)
    return event


def resample(state: State, seat: int | None, rng: Rng) -> State:
    """Another position that this seat cannot tell from the true one: hidden cards change places."""
    other = state.copy()
    others = [each for each in range(state.seats) if each != seat]
    hidden = cards_in(other.deck, 0)
    for each in others:
        hidden += unknown_cards(other, each)
        set_hand(other, each, cards_in(other.known, TRIBE_COUNT * each))
    deal_hidden(other, others, [state.sizes[each] for each in others], hidden, rng)
    return other


def imagine(seen: EthnosView, rng: Rng) -> State:
    """A full position that fits a view: cards that it does not show are dealt at random."""
    state = fresh(box_for(seen.options, seen.corrections), len(seen.players))
    imagine_table(state, seen)
    imagine_band(state, seen)
    turn_last = sorted(range(state.seats), key=lambda seat: seat == seen.turn)
    for seat in turn_last:  # the last band on the table is the one being played
        imagine_player(state, seat, seen.players[seat])
    imagine_cards(state, seen, rng)
    return state


def imagine_table(state: State, seen: EthnosView) -> None:
    state.age, state.step = seen.age, STEP_NAMES.index(seen.step)
    state.active = seen.to_act[0] if seen.to_act else NOBODY
    state.first, state.turn, state.picks = seen.first, seen.turn, seen.picks
    state.tribes = [TRIBE_INDEX[tribe] for tribe in seen.tribes]
    state.tokens = [token for kingdom in seen.kingdoms for token in kingdom.tokens]
    for i, kingdom in enumerate(seen.kingdoms):
        for seat, markers in enumerate(kingdom.markers):
            state.markers[COLOURS * seat + i] = markers
    state.upper, state.dragons, state.drawing = seen.upper, seen.dragons, seen.drawing
    state.troll_tokens = sum(1 << value for value in seen.troll_tokens)
    state.plunder_from = seen.plunder_from


def imagine_band(state: State, seen: EthnosView) -> None:
    if seen.band is not None:
        state.tribe, state.colour = TRIBE_INDEX[seen.band.tribe], COLOUR_INDEX[seen.band.colour]
        state.size, state.placed = seen.band.size, seen.band.placed
    state.free = seen.free
    state.giant = NOBODY if seen.giant is None else seen.giant
    state.giant_size = seen.giant_size


def imagine_player(state: State, seat: int, place: Player) -> None:
    state.glory[seat], state.supply[seat], state.swum[seat] = place.glory, place.supply, place.merfolk
    state.hordes[seat] = sum(1 << COLOUR_INDEX[colour] for colour in place.horde)
    state.trolls[seat] = sum(1 << value for value in place.trolls)
    state.bands += [(seat, PlayBand(band.leader, band.others)) for band in place.bands]
    known = [CARD_INDEX[name] for name in place.known]
    state.known[TRIBE_COUNT * seat : TRIBE_COUNT * (seat + 1)] = pile_of(known)
    set_hand(state, seat, known)
    for reason, glory in place.reasons.items():
        state.points[REASON_COUNT * seat + REASONS.index(reason)] = glory


def imagine_cards(state: State, seen: EthnosView, rng: Rng) -> None:
    state.market = pile_of([CARD_INDEX[name] for name in seen.market])
    state.market_size = len(seen.market)
    if state.step < DEAL:
        return
    if seen.seat is not None:
        set_hand(state, seen.seat, [CARD_INDEX[name] for name in seen.hand])
    hidden = unseen_cards(state)
    others = [seat for seat in range(state.seats) if seat != seen.seat]
    deal_hidden(state, others, [seen.players[seat].hand_size for seat in others], hidden, rng)


def unseen_cards(state: State) -> list[int]:
    """All cards of the game that lie neither in the market nor in bands nor in a hand."""
    whole = [0] * TRIBE_COUNT
    for tribe in state.tribes:
        whole[tribe] = state.box.full_tribe[tribe]
    hidden = cards_in(whole, 0)
    placed = band_cards(state) + cards_in(state.market, 0)
    for seat in range(state.seats):
        placed += cards_in(state.hands, TRIBE_COUNT * seat)
    for card in placed:
        hidden.remove(card)
    return hidden
