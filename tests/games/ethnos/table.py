"""The words in which Ethnos' rule tests are written: a position, a move, what must follow or be refused.

state = position(market=["red elf"], Ann={"hand": ["2 red orcs", "blue giant"], "markers": {"red": 2}})
with refused("ET-4.5", state):
    play(state, ANN, "play red orc with blue giant")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.engine.contract import Event
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.box.cards import COLOUR_INDEX, COLOURS
from tafelrunde.games.ethnos.play.state import State
from tafelrunde.games.ethnos.secrecy.view import EthnosView, Player
from tests.games.rule_table import RuleTable

NAMES = ("Ann", "Brian", "Cindy", "David", "Emma", "Frank")
ANN, BRIAN, CINDY, DAVID, EMMA, FRANK = range(6)
TWO, THREE, FOUR = NAMES[:2], NAMES[:3], NAMES[:4]
SEAT_COUNTS = (2, 3, 4, 5, 6)

TABLE: RuleTable[State] = RuleTable(GAME, NAMES)
fresh = TABLE.fresh
play = TABLE.play
chance = TABLE.chance
refused = TABLE.refused
offers = TABLE.offers
active = TABLE.active
random_game = TABLE.random_game


def position(
    names: Sequence[str] = FOUR,
    options: Mapping[str, str] | None = None,
    corrections: Mapping[str, Any] | None = None,
    **given: Any,
) -> State:
    """A position in the words of a scenario's `given`; a seat's name as keyword says what that seat has.

    Without `step` the first player (or `turn`) begins a turn. Stocks (`supply`), glory tokens and cards to
    draw may be others than the box allows: properties try any, and they are laid out afterwards.
    """
    players = {name: dict(given.pop(name)) for name in names if name in given}
    stocks = {name: place.pop("supply") for name, place in players.items() if "supply" in place}
    tokens, drawing = given.pop("tokens", {}), given.pop("drawing", None)
    state: State = GAME.setup(len(names), options or {}, corrections)
    state = GAME.arrange(state, {**given, "players": players}, names)
    for name, supply in stocks.items():
        state.supply[list(names).index(name)] = supply
    lay_tokens(state, tokens)
    state.drawing = state.drawing if drawing is None else drawing
    return state


def lay_tokens(state: State, tokens: Mapping[str, Sequence[int]]) -> None:
    """By kingdom; the others keep theirs."""
    each = len(state.tokens) // COLOURS
    for kingdom, row in tokens.items():
        place = each * COLOUR_INDEX[kingdom]
        state.tokens[place : place + each] = sorted(row)


def draw(state: State, seat: int, *cards: str) -> list[Event]:
    """The seat draws from the deck, and these cards come up one after another: `dragon`, `red elf`."""
    events = play(state, seat, "draw")
    for card in cards:
        events += chance(state, f"card {card}")
    return events


def end_age(state: State) -> list[Event]:
    """Whose turn it is draws as many dragons as are left; a position for this has `upper=0`."""
    left = 3 - view(state).dragons
    return draw(state, active(state), *["dragon"] * left)


def bands_offered(state: State) -> list[str]:
    """The bands among the offers."""
    return [text for text in offers(state) if text.startswith("play ")]


def view(state: State, seat: int | None = None) -> EthnosView:
    """What this seat may know; None is a spectator."""
    seen: EthnosView = GAME.view(state, seat)
    return seen


def player(state: State, seat: int) -> Player:
    """What everybody sees of this seat."""
    return view(state).players[seat]


def hand(state: State, seat: int) -> tuple[str, ...]:
    """The seat's cards as it sees them itself, by id: `elf_red`."""
    return view(state, seat).hand


def glory(state: State) -> list[int]:
    """Everybody's glory in the order of the seats."""
    return [place.glory for place in view(state).players]


def markers(state: State, seat: int) -> dict[str, int]:
    """The seat's markers by kingdom, those without any left out."""
    found = {realm.id: realm.markers[seat] for realm in view(state).kingdoms}
    return {kingdom: count for kingdom, count in found.items() if count}
