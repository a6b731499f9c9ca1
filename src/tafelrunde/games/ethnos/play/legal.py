"""What the rules allow: `check` decides, `legal_moves` lists. Both change nothing."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.errors import IllegalMove, SeatName
from tafelrunde.games.ethnos.box.cards import (
    BITS,
    CARD_INDEX,
    CARD_NAMES,
    CARDS,
    COLOUR_INDEX,
    COLOUR_NAMES,
    COLOURS,
    FIELD,
    SKELETON,
    SKELETON_CARD,
    count_of,
)
from tafelrunde.games.ethnos.play.bands import add_bands, check_band
from tafelrunde.games.ethnos.play.choices import (
    check_ability,
    check_free_marker,
    check_keep,
    check_kingdom,
    check_next_band,
    check_tribe,
    check_troll,
    list_ability,
    list_free_marker,
    list_keeps,
    list_kingdoms,
    list_next_bands,
    list_plunder,
    list_tribes,
    list_trolls,
)
from tafelrunde.games.ethnos.play.draws import (
    check_deal,
    check_first,
    check_reveal,
    check_tokens,
    check_tribes,
)
from tafelrunde.games.ethnos.play.moves import (
    ChooseTribe,
    Deal,
    DrawCard,
    DrawTribes,
    EthnosMove,
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
    ABILITY,
    CHOOSE,
    DEAL,
    DRAW,
    FIRST,
    FREE_MARKER,
    HAND_LIMIT,
    KEEP,
    KINGDOM,
    NEXT_BAND,
    OVER,
    PLUNDER,
    STEP_COUNT,
    TOKENS,
    TRIBES,
    TROLL_TOKEN,
    TURN,
    WIZARD_DRAW,
    State,
)
from tafelrunde.games.ethnos.play.turns import PASS, STEP_NAMES, is_stuck, wrong_step

DRAW_CARD: Final = DrawCard()
TAKES: Final[list[TakeCard]] = [TakeCard(CARD_NAMES[card]) for card in range(CARDS)]
_TAKES: Final[dict[int, list[Any]]] = {}
"""By tribe and its cards in the market; there are few enough to keep them all."""


def make_takes(key: int, tribe: int, packed: int) -> list[Any]:
    made: list[Any] = [
        TAKES[tribe * COLOURS + colour] for colour in range(COLOURS) if packed >> BITS * colour & FIELD
    ]
    if tribe == SKELETON:
        made = [TAKES[SKELETON_CARD]]
    _TAKES[key] = made
    return made


def list_turn(state: State, seat: int) -> list[Any]:
    """ET-2.4: recruit, from deck or market, or play a band."""
    moves: list[Any] = []
    if state.sizes[seat] < HAND_LIMIT:
        moves.append(DRAW_CARD)
        if state.market_size:
            market = state.market
            for tribe in state.tribes:
                packed = market[tribe]
                if packed:
                    key = packed << 4 | tribe
                    takes = _TAKES.get(key)
                    if takes is None:
                        takes = make_takes(key, tribe, packed)
                    moves.extend(takes)
    if state.sizes[seat]:
        add_bands(state, seat, moves)
    if not moves:  # ET-14.14
        moves.append(PASS)
    return moves


def check_turn(state: State, seat: int, move: Any) -> None:
    if isinstance(move, PlayBand):
        check_band(state, seat, move)
        return
    if isinstance(move, Pass):
        if not is_stuck(state, seat):
            raise IllegalMove("ET-2.5", {"step": "step_turn"})
        return
    if state.sizes[seat] >= HAND_LIMIT:
        raise IllegalMove("ET-3.5")
    if isinstance(move, TakeCard):
        if state.market_size == 0:
            raise IllegalMove("ET-3.7")
        card = CARD_INDEX.get(move.card, -1)
        if card < 0 or count_of(state.market, 0, card) == 0:
            raise IllegalMove("ET-3.2", {"card": move.card})


def nothing(state: State, seat: int) -> list[Any]:
    """CHANCE is not offered moves, it draws; and after the end nobody is."""
    return []


OFFERS: Final[dict[int, Any]] = {
    CHOOSE: list_tribes,
    TURN: list_turn,
    KINGDOM: list_kingdoms,
    ABILITY: list_ability,
    FREE_MARKER: list_free_marker,
    TROLL_TOKEN: list_trolls,
    NEXT_BAND: list_next_bands,
    KEEP: list_keeps,
    WIZARD_DRAW: list_ability,
    PLUNDER: list_plunder,
}
LISTS: Final[list[Any]] = [OFFERS.get(step, nothing) for step in range(STEP_COUNT)]

CHECKS: Final[dict[int, tuple[Any, tuple[Any, ...]]]] = {
    FIRST: (check_first, (SetFirst,)),
    CHOOSE: (check_tribe, (ChooseTribe, Pass)),
    TRIBES: (check_tribes, (DrawTribes,)),
    TOKENS: (check_tokens, (LayTokens,)),
    DEAL: (check_deal, (Deal,)),
    TURN: (check_turn, (TakeCard, DrawCard, PlayBand, Pass)),
    DRAW: (check_reveal, (Reveal,)),
    KINGDOM: (check_kingdom, (PlaceMarker, Pass)),
    ABILITY: (check_ability, (UseAbility, Pass)),
    FREE_MARKER: (check_free_marker, (PlaceMarker, Pass)),
    TROLL_TOKEN: (check_troll, (TakeTroll, Pass)),
    NEXT_BAND: (check_next_band, (PlayBand, Pass)),
    KEEP: (check_keep, (Keep,)),
    WIZARD_DRAW: (check_ability, (UseAbility, Pass)),
    PLUNDER: (check_ability, (Plunder, Pass)),
}


# By `State.active`; CHANCE, which is -1, finds itself at the end.
ACTORS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), (4,), (5,), (CHANCE,))


def to_act(state: State) -> tuple[int, ...]:
    return () if state.step == OVER else ACTORS[state.active]


def legal_moves(state: State, seat: int) -> list[Any]:
    if seat != state.active or seat == CHANCE:
        return []
    if state.step == TURN:  # by far the most frequent: no detour through the table
        return list_turn(state, seat)
    moves: list[Any] = LISTS[state.step](state, seat)
    return moves


def check(state: State, seat: int, move: EthnosMove) -> None:
    """Raises `IllegalMove` with the rule that forbids the move; changes nothing."""
    if state.step == OVER:
        raise IllegalMove("ET-11.1")
    if seat != state.active:
        turn: Any = "chance" if state.active == CHANCE else SeatName(state.active)
        raise IllegalMove("ET-2.3", {"turn": turn})
    decide, kinds = CHECKS[state.step]
    if not isinstance(move, kinds):
        raise misplaced(state, seat, move)
    decide(state, seat, move)


def misplaced(state: State, seat: int, move: EthnosMove) -> IllegalMove:
    """Why a kind of move that is not asked for now cannot be made."""
    if isinstance(move, Pass):
        return IllegalMove("ET-2.5", {"step": f"step_{STEP_NAMES[state.step]}"})
    if isinstance(move, Keep) and seat != CHANCE:
        return IllegalMove("ET-6.2", {"count": len(move.cards)})
    if isinstance(move, PlaceMarker) and state.tribe >= 0:
        if state.supply[seat] == 0:
            return IllegalMove("ET-5.5")
        named = f"kingdom_{move.kingdom}" if move.kingdom in COLOUR_INDEX else move.kingdom
        return IllegalMove("ET-5.1", {"kingdom": named, "leader": COLOUR_NAMES[state.colour]})
    return wrong_step(state)
