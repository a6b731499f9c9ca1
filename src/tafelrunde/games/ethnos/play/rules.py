"""One function per kind of move: what it does, once `legal.check` has found it legal."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.contract import CHANCE, Events
from tafelrunde.games.ethnos.box.cards import (
    BIT,
    CARD_INDEX,
    CARD_NAMES,
    COLOUR_BIT,
    COLOUR_INDEX,
    COLOUR_OF,
    COLOURS,
    SKELETON_CARD,
    TRIBE_COUNT,
    TRIBE_INDEX,
    TRIBE_OF,
    cards_in,
)
from tafelrunde.games.ethnos.play.abilities import (
    begin_ability,
    bring_marker,
    clear_band,
    decline_ability,
    decline_free_marker,
    place_free_marker,
    place_marker,
    take_troll,
    use_ability,
)
from tafelrunde.games.ethnos.play.ages import ask_plunder, plunder
from tafelrunde.games.ethnos.play.bands import band, in_order
from tafelrunde.games.ethnos.play.draws import deal, draw_tribes, lay_tokens, reveal, set_first, use_tribes
from tafelrunde.games.ethnos.play.events import (
    BandPlayed,
    CardsDiscarded,
    CardsKept,
    CardTaken,
    HordeKept,
    TribeChosen,
    WizardDraws,
)
from tafelrunde.games.ethnos.play.moves import (
    ChooseTribe,
    Deal,
    DrawCard,
    DrawTribes,
    Keep,
    LayTokens,
    Pass,
    PlaceMarker,
    PlayBand,
    Plunder,
    Reveal,
    SetFirst,
    TakeCard,
    TakeTroll,
    UseAbility,
)
from tafelrunde.games.ethnos.play.state import (
    CHOOSE,
    FREE_MARKER,
    PLUNDER,
    TRIBES,
    TURN,
    WIZARD_DRAW,
    State,
    remove_card,
    tribes_needed,
)
from tafelrunde.games.ethnos.play.turns import ask, draw_cards, end_turn, pass_turn, recruit_from_deck

TAKE_MOVE: Final = TakeCard
BAND_MOVE: Final = PlayBand
REVEAL_MOVE: Final = Reveal
DRAW_MOVE: Final = DrawCard


def take_card(state: State, seat: int, move: TakeCard, events: Events | None) -> None:
    """ET-3.2; everybody sees it (ET-3.10), and nothing takes its place (ET-3.3)."""
    card = CARD_INDEX[move.card]
    tribe = TRIBE_OF[card]
    bit = BIT[card]
    state.market[tribe] -= bit
    state.market_size -= 1
    state.hands[TRIBE_COUNT * seat + tribe] += bit
    state.known[TRIBE_COUNT * seat + tribe] += bit
    state.colours[COLOURS * seat + COLOUR_OF[card]] += COLOUR_BIT[card]
    state.sizes[seat] += 1
    if events is not None:
        events.append(CardTaken(seat, move.card))
    end_turn(state)


def draw_card(state: State, seat: int, move: DrawCard, events: Events | None) -> None:
    recruit_from_deck(state, seat)


def play_band(state: State, seat: int, move: PlayBand, events: Events | None) -> None:
    """Steps 1 and 2 (ET-4.10), then on to the marker."""
    leader = CARD_INDEX[move.leader]
    remove_card(state, seat, leader)
    last = -1
    sorted_cards = True
    for name in move.others:
        card = CARD_INDEX[name]
        remove_card(state, seat, card)
        if card == SKELETON_CARD:
            last = TRIBE_COUNT * COLOURS
        else:
            sorted_cards = sorted_cards and card >= last
            last = card
    if not sorted_cards:
        move = band(leader, in_order([CARD_INDEX[name] for name in move.others]))
    state.bands.append((seat, move))
    state.tribe = TRIBE_OF[leader]
    state.colour = COLOUR_OF[leader]
    state.size = 1 + len(move.others)
    state.placed = False
    if events is not None:
        events.append(BandPlayed(seat, move.leader, move.others, state.size))
    bring_marker(state, seat, events)


def place(state: State, seat: int, move: PlaceMarker, events: Events | None) -> None:
    kingdom = COLOUR_INDEX[move.kingdom]
    if state.step == FREE_MARKER:
        place_free_marker(state, seat, kingdom, events)
        return
    state.placed = True
    place_marker(state, seat, kingdom, False, events)  # ET-13.52
    begin_ability(state, seat, events)


def take_troll_token(state: State, seat: int, move: TakeTroll, events: Events | None) -> None:
    take_troll(state, seat, move.value, events)


def keep(state: State, seat: int, move: Keep, events: Events | None) -> None:
    """ET-13.8; what is not kept goes to the market (ET-13.10)."""
    discarded = cards_in(state.hands, TRIBE_COUNT * seat)
    for name in move.cards:
        discarded.remove(CARD_INDEX[name])
    for card in discarded:
        remove_card(state, seat, card)
        state.market[TRIBE_OF[card]] += BIT[card]
    state.market_size += len(discarded)
    if events is not None:
        events.append(CardsKept(seat, len(move.cards)))
        if discarded:
            events.append(CardsDiscarded(seat, tuple([CARD_NAMES[card] for card in discarded])))
    clear_band(state)
    end_turn(state)


def use(state: State, seat: int, move: UseAbility, events: Events | None) -> None:
    if state.step == WIZARD_DRAW:  # ET-13.54, ET-14.9
        if events is not None:
            events.append(WizardDraws(seat, state.size))
        count = state.size
        clear_band(state)
        draw_cards(state, count)
    else:
        use_ability(state, seat, events)


def send_to_plunder(state: State, seat: int, move: Plunder, events: Events | None) -> None:
    plunder(state, seat, events)
    state.plunder_from += 1
    ask_plunder(state, events)


def pass_by(state: State, seat: int, move: Pass, events: Events | None) -> None:
    if state.step == TURN:
        pass_turn(state, seat, events)
    elif state.step == CHOOSE:
        note_choice(state, seat, None, events)
    elif state.step == FREE_MARKER:  # ET-14.22
        decline_free_marker(state, seat, events)
    elif state.step == PLUNDER:  # ET-13.37
        if events is not None:
            events.append(HordeKept(seat, state.hordes[seat].bit_count()))
        state.plunder_from += 1
        ask_plunder(state, events)
    else:
        decline_ability(state, seat, events)


def choose_tribe(state: State, seat: int, move: ChooseTribe, events: Events | None) -> None:
    state.tribes = sorted([*state.tribes, TRIBE_INDEX[move.tribe]])
    note_choice(state, seat, move.tribe, events)


def note_choice(state: State, seat: int, tribe: str | None, events: Events | None) -> None:
    """ET-14.30: clockwise until there are as many choices as tribes; chance adds what is missing."""
    if events is not None:
        events.append(TribeChosen(seat, tribe))
    state.picks += 1
    needed = tribes_needed(state)
    if state.picks < needed:
        ask(state, CHOOSE, (state.first + state.picks) % state.seats)
    elif len(state.tribes) < needed:
        ask(state, TRIBES, CHANCE)
    else:
        use_tribes(state, state.tribes, events)


PLAY: Final[dict[Any, Any]] = {
    TakeCard: take_card,
    DrawCard: draw_card,
    PlayBand: play_band,
    PlaceMarker: place,
    TakeTroll: take_troll_token,
    Keep: keep,
    UseAbility: use,
    Plunder: send_to_plunder,
    Pass: pass_by,
    ChooseTribe: choose_tribe,
    DrawTribes: draw_tribes,
    LayTokens: lay_tokens,
    SetFirst: set_first,
    Deal: deal,
    Reveal: reveal,
}


def play(state: State, seat: int, move: Any, events: Events | None) -> None:
    """Carries out a legal move and goes on to the next decision."""
    kind = type(move)
    if kind is REVEAL_MOVE:  # the frequent moves first, without a detour through the table
        reveal(state, seat, move, events)
    elif kind is BAND_MOVE:
        play_band(state, seat, move, events)
    elif kind is TAKE_MOVE:
        take_card(state, seat, move, events)
    elif kind is DRAW_MOVE:
        recruit_from_deck(state, seat)
    else:
        PLAY[kind](state, seat, move, events)
