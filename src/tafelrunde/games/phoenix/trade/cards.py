"""Trade cards (6.4.1, E58): the crafts with their symbols, who holds how many, and how they change hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.economy.dealers import CARDS
from tafelrunde.games.phoenix.economy.gifts import partner
from tafelrunde.games.phoenix.moves.market import DealCards
from tafelrunde.games.phoenix.orders.market import PassCards
from tafelrunde.games.phoenix.standing.standing import realm_called
from tafelrunde.games.phoenix.state.realm import MERCHANTS
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import is_recruiting, month_name, recruiting_names
from tafelrunde.games.phoenix.tables.phases import B17
from tafelrunde.games.phoenix.told.notes import CardsMoved

CRAFTS: Final = 4
BUILDER: Final = 4
POST_CARDS: Final = 4
"""Cards of level 1 that a trading post costs, with one master builder (PH-6.4.1j)."""
MOST_CARDS: Final = 120
REFILL: Final = 30
"""Cards that the merchants get after an income round at most (PH-6.4.1i)."""


def changed(held: tuple[int, ...], card: int, count: int) -> tuple[int, ...]:
    return tuple([have + (count if kind == card else 0) for kind, have in enumerate(held)])


def pass_cards(state: State, realm: int, order: PassCards) -> None:
    """From hand to hand; also the merchants swap and sell them so (PH-6.4.1i)."""
    other, card = partner(state, realm, order.realm, order.card), CARDS.index(order.card)
    have = state.realms[realm].cards[card]
    if order.count > have:
        raise IllegalMove("PH-6.4.1k", {"card": order.card, "asked": order.count, "have": have})
    if state.realms[other].kind == MERCHANTS and not state.planning:
        need_hand(state, other, order.count)
    for holder, count in ((realm, -order.count), (other, order.count)):
        row = state.edit_realm(holder)
        row.cards = changed(row.cards, card, count)
    state.note(realm, CardsMoved(other, order.card, -order.count))
    state.note(other, CardsMoved(realm, order.card, order.count))


def need_hand(state: State, realm: int, count: int) -> None:
    """The merchants hold 120 cards at most (PH-6.4.1i)."""
    have = sum(state.realms[realm].cards)
    if have + count > MOST_CARDS:
        raise beyond(state, realm, count)


def beyond(state: State, realm: int, count: int) -> IllegalMove:
    return IllegalMove(
        "PH-6.4.1i",
        {
            "realm": state.setting.names[realm],
            "count": count,
            "month": month_name(state.month),
            "recruit_months": recruiting_names(state.month),
        },
    )


def dealt_now(state: State, realm: int) -> int:
    """How many cards the game master has dealt since the last income round."""
    month, count = state.realms[realm].dealt
    return count if month == state.month else 0


def check_deal(state: State, move: DealCards) -> None:
    """After an income round, that is in a recruiting month: 30 cards, and never more than 120 in hand."""
    realm = realm_called(state, move.realm)
    is_late = dealt_now(state, realm) + move.count > REFILL
    if state.realms[realm].kind != MERCHANTS or not is_recruiting(state.month) or is_late:
        raise beyond(state, realm, move.count)
    need_hand(state, realm, move.count)


def deal(state: State, move: DealCards) -> None:
    realm = realm_called(state, move.realm)
    row = state.edit_realm(realm)
    row.dealt = (state.month, dealt_now(state, realm) + move.count)
    row.cards = changed(row.cards, CARDS.index(move.card), move.count)
    state.note(realm, CardsMoved(-1, move.card, move.count))


def spend_for_post(held: tuple[int, ...]) -> tuple[int, ...] | None:
    """What is left of a hand after a trading post; the crafts of which there are most go first."""
    left = list(held)
    left[BUILDER] -= 1
    for _ in range(POST_CARDS):
        most = max(range(CRAFTS), key=lambda kind: left[kind])
        left[most] -= 1
    return None if min(left) < 0 else tuple(left)


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    PassCards: (B17, pass_cards),
}
