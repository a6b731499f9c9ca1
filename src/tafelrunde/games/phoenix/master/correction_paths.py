"""What a correction can name: told to whoever named something else (PH-2l)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.text import fold
from tafelrunde.games.phoenix.economy.dealers import CARDS
from tafelrunde.games.phoenix.holdings.land import work_bit
from tafelrunde.games.phoenix.master.correction_limits import can_have_post
from tafelrunde.games.phoenix.master.correction_values import Unsuitable, unit_number
from tafelrunde.games.phoenix.master.unit_corrections import (
    ARMY_FLAGS,
    ARMY_NUMBERS,
    PERSON_FLAGS,
    PERSON_NUMBERS,
)
from tafelrunde.games.phoenix.state.realm import MERCHANTS
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import GOOD_SHORT, WORK_CODES
from tafelrunde.games.phoenix.words.misspellings import slips_between
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.world.places import read_field

MOST_LISTED: Final = 40
"""More than that nobody reads: of a world's fields the nearest are listed."""
MORE: Final = "…"
REALMS: Final = ("realms", "armies", "people", "rights")
"""What is listed by realm; everything else by field."""
ARMY: Final = ("field", *ARMY_NUMBERS, *ARMY_FLAGS, "aboard")
PERSON: Final = ("field", "rank", "title", "name", "captor", *PERSON_NUMBERS, *PERSON_FLAGS)
FIRST_NUMBER: Final = {"armies": 101, "people": 401}
LAST_NUMBER: Final = {"armies": 499, "people": 699}
NEW_UNIT: Final = "NNN.field"
"""How another one is made."""


# --- paths -------------------------------------------------------------------------------------------


def possible_paths(state: State, path: str) -> str:
    """The paths that lead on from where this one goes wrong, those most like it first."""
    parts = path.split(".")
    if parts[0] == "posts" and not places(state, "posts"):
        return "value_no_post"
    at, known = 0, list(FOLLOWING)
    while at < len(parts) and fits(state, parts, at, known):
        at += 1
        more = following(state, parts[:at])
        if not more and LONGEST[parts[0]] <= at < len(parts):  # one part too many
            return nearest(".".join(parts[: at - 1]), known, parts[at - 1])
        known = more
    return nearest(".".join(parts[:at]), known, parts[at] if at < len(parts) else "")


def fits(state: State, parts: list[str], at: int, known: list[str]) -> bool:
    """Whether something has this name; realms, fields and units may be written in several ways, or be new."""
    part, kind = parts[at], parts[0]
    if at == 0 or part in known:
        return part in known
    if kind in REALMS and (at == 1 or (kind == "rights" and at == 2)):
        return state.setting.realm_named(part) >= 0
    try:
        if at == 1:
            read_field(state.setting.world, part)
        elif kind in FIRST_NUMBER and parts[3:] == ["field"]:
            unit_number(part, FIRST_NUMBER[kind], LAST_NUMBER[kind])
        else:
            return False
    except (IllegalMove, Unsuitable):
        return False
    return at == 2 or kind in ("fields", "towns", "works")


def following(state: State, parts: list[str]) -> list[str]:
    """What can stand behind these parts, each of which names something."""
    kind, rest = parts[0], parts[1:]
    if not rest:
        return list(state.setting.names) if kind in REALMS else places(state, kind)
    return FOLLOWING[kind](state, rest)


def places(state: State, kind: str) -> list[str]:
    world = state.setting.world
    fields = range(world.size)
    if kind == "works":
        return [world.label(field) for field in fields]
    if kind == "posts":
        fields_of_posts = [field for field in sorted(state.towns) if can_have_post(state, field)]
        return [world.label(field) for field in fields_of_posts]
    return [world.label(field) for field in fields if not world.is_water[field]]


def after_realm(state: State, rest: list[str]) -> list[str]:
    has_store = state.realms[state.setting.realm_named(rest[0])].kind == MERCHANTS
    if len(rest) == 1:
        return ["gold", "cards", "store"] if has_store else ["gold", "cards"]
    return list({"cards": CARDS, "store": GOOD_SHORT}.get(rest[1], ())) if len(rest) == 2 else []


def after_field(state: State, rest: list[str]) -> list[str]:
    return ["owner"] if len(rest) == 1 else []


def after_town(state: State, rest: list[str]) -> list[str]:
    if len(rest) > 1:
        return []
    is_there = read_field(state.setting.world, rest[0]) in state.towns
    return ["stage", "points", "special"] if is_there else ["stage"]


def after_work(state: State, rest: list[str]) -> list[str]:
    world = state.setting.world
    side = SIDES * read_field(world, rest[0])
    if len(rest) == 1:
        return [code for way, code in enumerate(DIRECTIONS) if world.neighbour[side + way] >= 0]
    if len(rest) == 2:
        return list(WORK_CODES)
    side += DIRECTIONS.index(rest[1])
    is_there = state.works[world.edge[side]] & work_bit(world, side, rest[2]) != 0
    return ["lost"] if len(rest) == 3 and is_there else []


def after_army(state: State, rest: list[str]) -> list[str]:
    row = state.realms[state.setting.realm_named(rest[0])].armies
    return after_unit(row, rest, ARMY)


def after_person(state: State, rest: list[str]) -> list[str]:
    row = state.realms[state.setting.realm_named(rest[0])].people
    return after_unit(row, rest, PERSON)


def after_unit(row: Iterable[int], rest: list[str], names: tuple[str, ...]) -> list[str]:
    """A unit that is not there yet is made by giving it a field."""
    if len(rest) == 1:
        return [*[str(number) for number in sorted(row)], NEW_UNIT]
    return list(names) if len(rest) == 2 else []


def after_rights(state: State, rest: list[str]) -> list[str]:
    own = state.setting.realm_named(rest[0])
    if len(rest) == 1:
        return [name for realm, name in enumerate(state.setting.names) if realm != own]
    return ["way", "coast"] if len(rest) == 2 else []


def after_nothing(state: State, rest: list[str]) -> list[str]:
    return []


FOLLOWING: Final[dict[str, Callable[[State, list[str]], list[str]]]] = {
    "realms": after_realm,
    "fields": after_field,
    "towns": after_town,
    "works": after_work,
    "armies": after_army,
    "people": after_person,
    "rights": after_rights,
    "plundered": after_nothing,
    "posts": after_nothing,
}
LONGEST: Final = {kind: 3 if kind in ("realms", "fields", "towns") else 4 for kind in FOLLOWING} | {
    "plundered": 2,
    "posts": 2,
}
"""So many parts may be all that a path has."""


def nearest(before: str, names: Iterable[str], word: str) -> str:
    """Whole paths, by how many slips lie between what was typed and each name."""
    found = by_likeness(names, word)
    whole = [f"{before}.{name}" if before else name for name in found[:MOST_LISTED]]
    return ", ".join([*whole, MORE] if len(found) > MOST_LISTED else whole) or "–"


def by_likeness(names: Iterable[str], word: str) -> list[str]:
    """The names, most like the word first; as they are if there is no word."""
    wanted = fold(word)
    return sorted(names, key=lambda name: slips_between(wanted, fold(name))) if word else list(names)
