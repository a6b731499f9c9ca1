"""A campaign that begins in the middle of a war: three realms, armies and fleets a step or two apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tafelrunde.engine.contract import CHANCE, Event
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.armies.weapons import mark_fired
from tafelrunde.games.phoenix.melee.fronts import Band, Front, find_front
from tafelrunde.games.phoenix.moves.kinds import Roll
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.world.places import read_field

NAMES = ("Ann", "Bob", "Cleo", "SL")
FIELDS: dict[str, Any] = {
    "101/18": {"owner": "Bob", "terrain": "f"},
    "101/19": {"owner": "Bob", "terrain": "t", "town": "STD"},
    "101/20": {"owner": "Cleo", "terrain": "d", "town": "BUR"},
    "101/25": {"owner": "Ann", "terrain": "t", "town": "HST"},
    "101/26": {"owner": "Ann", "terrain": "h", "roads": ["O"]},
    "101/27": {"owner": "Bob", "terrain": "t", "rivers": ["W"], "bridges": ["W"]},
    "101/28": {"owner": "Cleo", "terrain": "s", "walls": ["W"]},
    "101/33": {"terrain": "w"},
    "101/34": {"terrain": "w"},
    "101/35": {"terrain": "w"},
}
ARMIES: dict[str, Any] = {
    "Ann": {
        "101": {"field": "101/25", "troops": 9000, "leaders": 20, "light": 3, "heavy": 1, "gold": 500},
        "102": {"field": "101/26", "troops": 30000, "leaders": 9, "mounts": 500},
        "201": {"field": "101/26", "troops": 4000, "leaders": 30, "special": 900, "kills": True},
        "301": {"field": "101/33", "troops": 60, "leaders": 3, "light": 2},
        "103": {"field": "101/33", "troops": 900, "leaders": 1, "aboard": 301},
    },
    "Bob": {
        "101": {"field": "101/27", "troops": 8000, "leaders": 20},
        "102": {"field": "101/27", "troops": 150, "leaders": 1, "gold": 70},
        "103": {"field": "101/18", "troops": 0, "leaders": 2, "light": 5, "heavy": 2},
        "201": {"field": "101/19", "troops": 2000, "leaders": 12, "guard": True},
        "301": {"field": "101/34", "troops": 30, "leaders": 3, "heavy": 3, "gold": 5000},
    },
    "Cleo": {
        "101": {"field": "101/28", "troops": 90000, "leaders": 40},
        "102": {"field": "101/20", "troops": 700, "leaders": 2, "mounts": 300},
        "201": {"field": "101/20", "troops": 12000, "leaders": 15},
        "301": {"field": "101/35", "troops": 400, "leaders": 4},
    },
}
PEOPLE: dict[str, Any] = {
    "Ann": {"601": {"field": "101/26", "rank": "BUH", "army": 201}},
    "Bob": {
        "601": {"field": "101/27", "rank": "HER", "army": 101},
        "501": {"field": "101/19", "rank": "Z", "most": 9},
    },
}


def war(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> State:
    """The campaign at the muster of month 2, a few months long."""
    assert seats == len(NAMES)
    state = GAME.setup(seats, options, {"months": 6, **(corrections or {})})
    given = {
        "month": 2,
        "all": {"terrain": "t"},
        "realms": {"Ann": {"gold": 50000}, "Cleo": {"ways": ["Ann"], "coasts": ["Bob"]}},
        "fields": FIELDS,
        "armies": ARMIES,
        "people": PEOPLE,
    }
    arranged: State = GAME.arrange(state, given, NAMES)
    return arranged


WAR = replace(GAME, setup=war)


def throw(state: State, *groups: tuple[int, ...]) -> list[Event]:
    """The dice that are waited for, as they fell on the table."""
    events: list[Event] = []
    GAME.apply(state, CHANCE, Roll(groups), events)
    return events


def front(state: State, label: str, realm: int = 0, *, crowded: bool = False) -> Front:
    """The sides as they would fight now."""
    return find_front(state, realm, read_field(state.setting.world, label), set(), crowded=crowded)


def sources(bands: Sequence[Band]) -> list[dict[str, int]]:
    """By unit, its good points by reason."""
    return [{bonus.reason: int(bonus.value) for bonus in band.bonuses} for band in bands]


def minutes(state: State, kind: type) -> list[Any]:
    """What the game master was told of this kind."""
    return [entry for entry in state.minutes if isinstance(entry, kind)]


def told(state: State, realm: int, kind: type) -> list[Any]:
    return [note for note in state.realms[realm].diary if isinstance(note, kind)]


def silence(state: State, realm: int) -> None:
    """Its weapons have fired this month already, so a melee begins without them."""
    for one in list(state.realms[realm].armies.values()):
        mark_fired(state.edit_army(one.key), state.month, one.light, one.heavy)
