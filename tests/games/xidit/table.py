"""The words in which Xidit's rule tests are written: a position, orders or a move, what must follow.

state = position(Ann={"city": 5, "units": "MMA"}, cities={5: threat()}, next_threat=12)
events = year(state, Ann="action blue")
with refused("XI-8.2", state):
    play(state, ANN, "rewards gold and gold")
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Event
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play.events import ActionVoid, Moved, Recruited, Stayed, ThreatEliminated, Waited
from tafelrunde.games.xidit.play.moves import Programme
from tafelrunde.games.xidit.play.state import State
from tafelrunde.games.xidit.secrecy.seen import City, Player, XiditView
from tests.games.rule_table import Played, RuleTable

NAMES = ("Ann", "Brian", "Cindy", "David", "Emma")
ANN, BRIAN, CINDY, DAVID, EMMA = range(5)
THREE, FOUR, FIVE = NAMES[:3], NAMES[:4], NAMES
SEAT_COUNTS = (3, 4, 5)
LENGTHS = ("long", "short")
MODES = [(seats, length) for seats in SEAT_COUNTS for length in LENGTHS]
UNITS = ("militia", "archer", "infantry", "cleric", "mage")
SUPPLY = {"militia": 18, "archer": 16, "infantry": 14, "cleric": 12, "mage": 10}
LETTERS = dict(zip("MAICB", UNITS, strict=True))
"""Units as the facts write them: B is a battle mage."""
ORDERS = 6

TABLE: RuleTable[State] = RuleTable(GAME, NAMES)
fresh = TABLE.fresh
play = TABLE.play
chance = TABLE.chance
refused = TABLE.refused
offers = TABLE.offers
active = TABLE.active
random_game = TABLE.random_game
played_out = TABLE.played_out
any_move = TABLE.any_move


# --- positions --------------------------------------------------------------------------------------


def unit_list(letters: str) -> list[str]:
    """`MAB`: militia, archer, mage."""
    return [LETTERS[letter] for letter in letters]


def unit_counts(letters: str) -> dict[str, int]:
    """`MMA`: two militia and an archer, as a view shows them."""
    return {LETTERS[letter]: letters.count(letter) for letter in LETTERS if letter in letters}


def recruitment(letters: str | None = None) -> dict[str, Any]:
    """A recruitment tile in `cities`, with these units, or with all that it lists."""
    return (
        {"tile": "recruitment"} if letters is None else {"tile": "recruitment", "units": unit_list(letters)}
    )


def threat() -> dict[str, Any]:
    """A threat tile in `cities`."""
    return {"tile": "threat"}


def guild(name: str, height: int) -> dict[str, Any]:
    """A guild in `cities`; `threat() | guild("Ann", 2)` stands beside a threat."""
    return {"guild": name, "height": height}


def position(
    names: Sequence[str] = FOUR,
    options: Mapping[str, str] | None = None,
    corrections: Mapping[str, Any] | None = None,
    cities: Mapping[int, Mapping[str, Any]] | None = None,
    **given: Any,
) -> State:
    """A position in the words of a scenario's `given`; a seat's name as keyword says what that seat has.

    Units may be letters (`MAB`). Without `step` everybody writes orders; see `year`.
    """
    players = {name: spelled(given.pop(name)) for name in names if name in given}
    told = {str(city): dict(place) for city, place in (cities or {}).items()}
    state: State = GAME.setup(len(names), options or {}, corrections)
    return GAME.arrange(  # type: ignore[no-any-return]
        state, {"cities": told, **given, "players": players}, names
    )


def spelled(place: Mapping[str, Any]) -> dict[str, Any]:
    """What a seat has, letters for units replaced."""
    units = place.get("units", {})
    return {**place, "units": unit_counts(units) if isinstance(units, str) else units}


def dealt(seats: int, seed: int = 1, options: Mapping[str, str] | None = None) -> State:
    """A table that chance has set up: the first player is to place an Idrakys."""
    state, rng = fresh(seats, options), Seeded(seed)
    while active(state) == CHANCE:
        chance(state, GAME.chance(state, rng))
    return state


# --- moves ------------------------------------------------------------------------------------------


def orders(typed: str) -> str:
    """A programme as typed; what is missing of six orders is waiting: `action blue`."""
    given = typed.replace(",", " ").split()
    return "programme " + ", ".join([*given, *["wait"] * (ORDERS - len(given))])


def year(state: State, **typed: str) -> list[Event]:
    """Everybody still missing hands in a programme, by name: `Ann="action blue"`; all others wait.

    Returns what happened until somebody has to decide something (or the next year's orders are due).
    """
    events: list[Event] = []
    for seat in GAME.to_act(state):
        events += play(state, seat, orders(typed.pop(NAMES[seat], "wait")))
    assert not typed, f"nobody waits for {typed}"
    return events


def show(state: State, *counts: int) -> list[Event]:
    """One type of a census: everybody's number in the order of the seats."""
    events: list[Event] = []
    for seat, count in enumerate(counts):
        events += play(state, seat, f"show {count}")
    return events


# --- what can be seen -------------------------------------------------------------------------------


def view(state: State, seat: int | None = None) -> XiditView:
    """What this seat may know; None is a spectator."""
    seen: XiditView = GAME.view(state, seat)
    return seen


def own(state: State, seat: int) -> Player:
    """The seat's own place, with what it has behind its screen."""
    return view(state, seat).players[seat]


def city(state: State, number: int) -> City:
    """What lies and stands in a city, by its number."""
    return view(state).cities[number - 1]


def units(state: State, seat: int) -> str:
    """The seat's units as letters, the weakest first: `MMA`."""
    have = own(state, seat).units or {}
    return "".join(letter * have.get(name, 0) for letter, name in LETTERS.items())


def garrison(state: State, number: int) -> str:
    """The units on a city's tile as letters."""
    standing = city(state, number).units
    return "".join(letter * standing.count(name) for letter, name in LETTERS.items())


def tiles_on_map(state: State) -> dict[int, str]:
    """The side of every tile on the map, by city."""
    return {place.id: place.tile for place in view(state).cities if place.tile is not None}


EXECUTED = (Moved, Stayed, Waited, ActionVoid, Recruited, ThreatEliminated)
"""What an order turns into; a declined Titan is a void action, a beaten one is not counted here."""


def executed(events: Sequence[Event]) -> list[int]:
    """Whose order was executed, one after the other."""
    return [event.seat for event in events if isinstance(event, EXECUTED)]


# --- whole games ------------------------------------------------------------------------------------


def lively_game(seats: int, seed: int, options: Mapping[str, str] | None = None) -> Iterator[Played]:
    """The same, but everybody begins with twelve units and acts every other order: threats do fall."""
    armed = {name: {"units": "MMMAAAIICCBB"} for name in NAMES[:seats]}
    on_map = {
        **{tile: recruitment("I") for tile in (1, 4, 8)},
        **{tile: threat() for tile in (5, 10, 12, 16)},
    }
    rest: dict[str, Any] = {"next_recruit": 2, "next_threat": 3, "recruit_hidden": 4}
    state = position(NAMES[:seats], options, cities=on_map, **rest, **armed)
    return played_out(state, Seeded(seed), busy_move)


def busy_move(state: State, seat: int, rng: Seeded) -> Any:
    """Every second order of a programme is an action; everything else is random."""
    move = any_move(state, seat, rng)
    if not isinstance(move, Programme):
        return move
    return Programme(tuple("action" if n % 2 else order for n, order in enumerate(move.orders)))
