"""Decisions besides the turn itself: tribes, where markers go, tokens, cards to keep, abilities, plunder."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.ethnos.box.cards import (
    CARD_NAMES,
    COLOUR_INDEX,
    COLOUR_NAMES,
    TRIBE_COUNT,
    TRIBE_INDEX,
    TRIBE_NAMES,
    cards_in,
)
from tafelrunde.games.ethnos.play.abilities import eligible, fitting_trolls
from tafelrunde.games.ethnos.play.bands import add_bands, check_band, check_held
from tafelrunde.games.ethnos.play.draws import tribe_terms
from tafelrunde.games.ethnos.play.moves import (
    ChooseTribe,
    Keep,
    Pass,
    PlaceMarker,
    PlayBand,
    Plunder,
    TakeTroll,
    UseAbility,
)
from tafelrunde.games.ethnos.play.state import State, tribes_needed
from tafelrunde.games.ethnos.play.turns import PASS

USE: Final = UseAbility()
PLUNDERING: Final = Plunder()
PLACES: Final[list[Any]] = [PlaceMarker(name) for name in COLOUR_NAMES]
ANYWHERE: Final[list[Any]] = [*PLACES, PASS]
CHOICES: Final[list[ChooseTribe]] = [ChooseTribe(name) for name in TRIBE_NAMES]


def list_tribes(state: State, seat: int) -> list[Any]:
    """ET-14.30."""
    moves: list[Any] = [CHOICES[tribe] for tribe in range(TRIBE_COUNT) if tribe not in state.tribes]
    moves.append(PASS)
    return moves


def check_tribe(state: State, seat: int, move: Any) -> None:
    if isinstance(move, Pass):
        return
    tribe = TRIBE_INDEX.get(move.tribe, -1)
    if tribe < 0 or tribe in state.tribes:
        chosen = [TRIBE_NAMES[each] for each in state.tribes]
        tribes = tribe_terms((*chosen, move.tribe))
        raise IllegalMove("ET-1.7", {"tribes": tribes, "count": tribes_needed(state)})


def list_kingdoms(state: State, seat: int) -> list[Any]:
    bits = eligible(state, seat)
    return [PLACES[kingdom] for kingdom in range(len(PLACES)) if bits >> kingdom & 1]


def kingdom_of(move: PlaceMarker) -> int:
    kingdom = COLOUR_INDEX.get(move.kingdom, -1)
    if kingdom < 0:
        raise IllegalMove("ET-1.2", {"kingdom": move.kingdom})
    return kingdom


def check_kingdom(state: State, seat: int, move: Any) -> None:
    """ET-13.53, ET-14.19, ET-14.26."""
    bits = eligible(state, seat)
    if isinstance(move, Pass):
        have = tuple([f"kingdom_{name}" for i, name in enumerate(COLOUR_NAMES) if bits >> i & 1])
        raise IllegalMove("ET-14.26", {"have": have})
    kingdom = kingdom_of(move)
    if not bits >> kingdom & 1:
        needs = state.markers[len(PLACES) * seat + kingdom] + 1
        raise IllegalMove(
            "ET-5.3", {"kingdom": f"kingdom_{move.kingdom}", "size": state.size, "needs": needs}
        )


def list_free_marker(state: State, seat: int) -> list[Any]:
    """ET-13.26, ET-14.22."""
    return ANYWHERE[:]


def check_free_marker(state: State, seat: int, move: Any) -> None:
    if isinstance(move, PlaceMarker):
        kingdom_of(move)


def list_ability(state: State, seat: int) -> list[Any]:
    return [USE, PASS]


def check_ability(state: State, seat: int, move: Any) -> None:
    """Both answers are fine."""


def list_plunder(state: State, seat: int) -> list[Any]:
    return [PLUNDERING, PASS]


TROLLS: Final[dict[int, TakeTroll]] = {}


def troll(value: int) -> TakeTroll:
    made = TROLLS.get(value)
    if made is None:
        made = TakeTroll(value)
        TROLLS[value] = made
    return made


def list_trolls(state: State, seat: int) -> list[Any]:
    """The highest first (ET-14.7)."""
    bits = fitting_trolls(state)
    moves: list[Any] = []
    for value in range(bits.bit_length() - 1, -1, -1):
        if bits >> value & 1:
            moves.append(troll(value))
    if state.box.may_decline:
        moves.append(PASS)
    return moves


def check_troll(state: State, seat: int, move: Any) -> None:
    if isinstance(move, Pass):
        if not state.box.may_decline:
            raise IllegalMove("ET-14.13", {"tribe": "troll"})
        return
    bits = fitting_trolls(state)
    if move.value < 0 or not bits >> move.value & 1:
        have = tuple([str(value) for value in range(bits.bit_length()) if bits >> value & 1])
        if state.box.highest_troll:
            raise IllegalMove("ET-14.7", {"have": have})
        raise IllegalMove("ET-13.45", {"token": move.value, "size": state.size, "have": have})


def list_next_bands(state: State, seat: int) -> list[Any]:
    """ET-13.1, ET-14.17."""
    moves: list[Any] = [PASS]
    add_bands(state, seat, moves)
    return moves


def check_next_band(state: State, seat: int, move: Any) -> None:
    if isinstance(move, PlayBand):
        check_band(state, seat, move)


def list_keeps(state: State, seat: int) -> list[Any]:
    """ET-13.8, ET-14.8: every choice of up to as many cards as the band has, each once."""
    most = state.size
    kept: list[list[str]] = [[]]
    cards = cards_in(state.hands, TRIBE_COUNT * seat)
    for card in sorted(set(cards)):
        name = CARD_NAMES[card]
        times = range(cards.count(card) + 1)
        kept = [part + [name] * taken for part in kept for taken in times if len(part) + taken <= most]
    return [Keep(tuple(part)) for part in kept]


def check_keep(state: State, seat: int, move: Any) -> None:
    check_held(state, seat, move.cards)
    if len(move.cards) > state.size:
        raise IllegalMove("ET-13.8", {"count": len(move.cards), "size": state.size})
