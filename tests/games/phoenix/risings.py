"""Ann with a fief of a city, Bob beside her, and a seat that is free: where people rise and realms unite."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.moves.realms import Rebel
from tafelrunde.games.phoenix.state.state import DRAW, State
from tests.games.phoenix.table import position

SEAT, FIEF, FIEF_TOWN, LAND, BAY = "101/25", "101/26", "101/27", "101/18", "101/33"
PUTSCH = Rebel("Ann", 602, (FIEF, FIEF_TOWN), "Cleo", (101, 301, 103))
FIELDS: dict[str, Any] = {
    SEAT: {"owner": "Ann", "town": "HST"},
    FIEF: {"owner": "Ann"},
    FIEF_TOWN: {"owner": "Ann", "town": "STD", "terrain": "f", "special": 700},
    LAND: {"owner": "Bob", "town": "HST", "terrain": "h"},
    "101/19": {"owner": "Bob", "town": "BUR", "terrain": "s"},
    BAY: {"terrain": "w"},
}
ARMIES: dict[str, Any] = {
    "Ann": {
        "101": {"field": FIEF, "troops": 3000, "leaders": 5, "gold": 900, "guard": True},
        "102": {"field": SEAT, "troops": 2000, "leaders": 2},
        "301": {"field": BAY, "troops": 30, "leaders": 2},
        "103": {"field": BAY, "troops": 500, "leaders": 1, "aboard": 301},
    },
    "Bob": {"101": {"field": LAND, "troops": 4000, "leaders": 5}},
}
PEOPLE: dict[str, Any] = {
    "Ann": {
        "601": {"field": SEAT, "rank": "HER"},
        "602": {"field": FIEF, "rank": "STH", "name": "Otto", "most": 38, "now": 20, "army": 101},
        "603": {"field": FIEF, "rank": "CHF", "army": 101},
        "604": {"field": SEAT, "rank": "ZIV", "most": 3, "title": "BUH"},
        "501": {"field": FIEF_TOWN, "rank": "Z", "most": 10},
        "502": {"field": SEAT, "rank": "Z", "most": 4, "nameless": True},
    },
    "Bob": {
        "601": {"field": LAND, "rank": "HER"},
        "602": {"field": FIEF, "rank": "CHF", "captor": "Ann", "warden": 101},
    },
}


def realm(seat: str = "outside", **given: Any) -> State:
    """Ann with a fief of a city, Bob beside her, and Cleo's seat that is free unless said otherwise."""
    rows: dict[str, Any] = {"Ann": {"gold": 5000}, "Bob": {"gold": 800}, "Cleo": {"kind": seat, "gold": 0}}
    rest = {"month": 2, "fields": FIELDS, "armies": ARMIES, "people": PEOPLE, **given}
    return position(realms_count=3, realms={**rows, **given.pop("realms", {})}, **rest)


def decide(state: State, move: Any) -> None:
    GAME.apply(state, state.setting.game_master, move, [])
    assert state.account == totals(state)


def until_draw(state: State) -> None:
    """Empty sheets, and whatever dice fall."""
    while state.step != DRAW:
        seat = GAME.to_act(state)[0]
        GAME.apply(state, seat, GAME.chance(state, Seeded(1)) if seat == CHANCE else Sheet(), [])


def changed(move: Rebel = PUTSCH, **values: Any) -> Rebel:
    return Rebel(**{**{name: getattr(move, name) for name in move.__struct_fields__}, **values})
