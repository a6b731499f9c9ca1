"""What a value of the campaign may become: corrections are checked by it, and pickers offer what it says.

`limits_at` knows every path that a correction can name; what it allows can be set, unless something else
stands in the way that the setter names (a fleet on land).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from tafelrunde.games.phoenix.economy.dealers import CARDS, is_by_the_sea
from tafelrunde.games.phoenix.holdings.land import stage_at, work_bit
from tafelrunde.games.phoenix.master.correction_values import MOST, Unsuitable, Value, unit_number
from tafelrunde.games.phoenix.master.unit_corrections import (
    ARMY_FLAGS,
    ARMY_NUMBERS,
    GONE,
    LAND_KINDS,
    PERSON_FLAGS,
    PERSON_NUMBERS,
)
from tafelrunde.games.phoenix.standing.standing import carried, realm_called
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.realm import MERCHANTS
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import (
    FLEET,
    GOOD_SHORT,
    RANK_OF,
    STAGE_OF,
    STAGE_POINTS,
    WORK_CODES,
    WORK_POINTS,
)
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.games.phoenix.world.world import NOWHERE

WRONG: Final = "wrong_value"
NOBODY_SAID: Final = "nobody"
LONGEST_TEXT: Final = 100
"""Letters that are offered, and let in by the desk (`months/decided.py`); an old log may hold more."""
COUNTED: Final = ("number", "tenths", "month", "bits")
FIELDS: Final = ("field", "land", "water")
TENTHS: Final = ("most", "now", "bonus")
"""Good points of people."""
MONTHS: Final = ("held", "moved", "locked", "sheltered", "barred")


class Limits(NamedTuple):
    """How far a value goes, by its `kind`: number, tenths, month, bits, unit, flag, choice, gone, text,
    realm, or the ground of a field: land, water, or field for either.
    """

    kind: str
    least: int = 0
    most: int = MOST
    options: tuple[str, ...] = ()
    reason: str = WRONG
    """The term for what is wrong with any other value."""


NUMBER: Final = Limits("number")
FLAG: Final = Limits("flag")


def allows(limits: Limits, value: Value) -> bool:
    """Names of realms and fields are read, and refused, by whoever sets them."""
    if limits.kind == "flag":
        return isinstance(value, bool)
    if limits.kind in COUNTED:
        return is_number(value) and limits.least <= int(value) <= limits.most
    if limits.kind == "unit":
        return is_number(value) and str(value) in limits.options
    if not isinstance(value, str):
        return False
    return limits.kind not in ("choice", "gone") or value in limits.options


def is_number(value: Value) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def possible_values(limits: Limits) -> str:
    """As a refusal tells it: words to type, or the term for what is typed."""
    if limits.kind in COUNTED:
        return "value_number" if limits.most == MOST else f"{limits.least}–{limits.most}"
    if limits.kind in FIELDS:
        return "value_field"
    if limits.kind in ("flag", "text"):
        return f"value_{limits.kind}"
    return ", ".join([option for option in limits.options if option]) or "–"


# --- by path -----------------------------------------------------------------------------------------


def limits_at(state: State, path: str) -> Limits:
    """Of the value that a path names; one that names nothing is refused."""
    kind, *rest = path.split(".")
    if kind not in LENGTHS or len(rest) not in LENGTHS[kind]:
        raise Unsuitable("unknown_path")
    return OF_KIND[kind](state, rest)


def need_one_of(name: str, names: Collection[str]) -> None:
    if name not in names:
        raise Unsuitable("unknown_path")


def realm_limits(state: State, rest: list[str]) -> Limits:
    """Gold; trade cards; goods in the store of merchants."""
    row = state.realms[realm_called(state, rest[0])]
    if len(rest) == 2:
        need_one_of(rest[1], ("gold",))
    else:
        need_one_of(rest[1], ("cards", "store") if row.kind == MERCHANTS else ("cards",))
        need_one_of(rest[2], CARDS if rest[1] == "cards" else GOOD_SHORT)
    return NUMBER


def field_limits(state: State, rest: list[str]) -> Limits:
    need_land(state, rest[0])
    need_one_of(rest[1], ("owner",))
    return Limits("realm", options=(*state.setting.names, NOBODY_SAID))


def need_land(state: State, label: str) -> int:
    field = read_field(state.setting.world, label)
    if state.setting.world.is_water[field]:
        raise Unsuitable("unknown_path")
    return field


def post_limits(state: State, rest: list[str]) -> Limits:
    """In a finished town by the sea."""
    if not can_have_post(state, read_field(state.setting.world, rest[0])):
        raise Unsuitable("unknown_path")
    return FLAG


def can_have_post(state: State, field: int) -> bool:
    return state.owner[field] != NOBODY and bool(stage_at(state, field)) and is_by_the_sea(state, field)


def plunder_limits(state: State, rest: list[str]) -> Limits:
    """The month of the last plunder, or 0 as if there had been none."""
    need_land(state, rest[0])
    return Limits("month", most=state.month)


def town_limits(state: State, rest: list[str]) -> Limits:
    field = need_land(state, rest[0])
    town = state.towns.get(field)
    need_one_of(rest[1], ("stage",) if town is None else ("stage", "points", "special"))
    if rest[1] == "stage":
        return Limits("choice", options=(*STAGE_OF, GONE))
    if rest[1] == "points" and town is not None:
        return Limits("number", most=STAGE_POINTS[town.site or town.built])
    return NUMBER


def work_limits(state: State, rest: list[str]) -> Limits:
    world = state.setting.world
    need_one_of(rest[1], DIRECTIONS)
    need_one_of(rest[2], WORK_CODES)
    side = SIDES * read_field(world, rest[0]) + DIRECTIONS.index(rest[1])
    if world.neighbour[side] == NOWHERE:
        raise Unsuitable("unknown_path")
    if len(rest) == 3:
        return FLAG
    need_one_of(rest[3], ("lost",) if state.works[world.edge[side]] & work_bit(world, side, rest[2]) else ())
    return Limits("number", most=WORK_POINTS[rest[2]] // 2)  # else it would be gone (PH-1.5h)


def right_limits(state: State, rest: list[str]) -> Limits:
    need_one_of(rest[2], ("way", "coast"))
    if realm_called(state, rest[0]) == realm_called(state, rest[1]):
        raise Unsuitable("unknown_path")
    return FLAG


# --- armies and people -------------------------------------------------------------------------------


def army_limits(state: State, rest: list[str]) -> Limits:
    """One that is not there can only be given a field."""
    key, name = (
        KEY * realm_called(state, rest[0]) + unit_number(rest[1], 101, 499),
        rest[2] if rest[2:] else "",
    )
    if name == "field":
        return Limits(ground_of(state, key))
    if not state.has_army(key):
        raise Unsuitable("unknown_path")
    if not name:
        carries = bool(carried(state, state.army(key)))
        return Limits(
            "gone", options=() if carries else (GONE,), reason="reason_carries" if carries else WRONG
        )
    return fleets_for(state, key) if name == "aboard" else counted(name, ARMY_NUMBERS, ARMY_FLAGS)


def ground_of(state: State, key: int) -> str:
    """Fleets float; armies on foot or horse do not."""
    kind = state.army(key).kind if state.has_army(key) else key % KEY // 100
    return "water" if kind == FLEET else "land" if kind in LAND_KINDS else "field"


def fleets_for(state: State, key: int) -> Limits:
    """Those of its realm; and none, where it can stand by itself."""
    army, row = state.army(key), state.realms[key // KEY]
    fleets = [number for number in sorted(row.armies) if row.armies[number].kind == FLEET]
    is_afloat = bool(state.setting.world.is_water[army.field]) and army.kind in LAND_KINDS
    found = [0] if army.kind == FLEET else fleets if is_afloat else [0, *fleets]
    return Limits("unit", options=tuple(map(str, found)), reason="reason_no_fleet")


def person_limits(state: State, rest: list[str]) -> Limits:
    realm, number, name = (
        realm_called(state, rest[0]),
        unit_number(rest[1], 401, 699),
        rest[2] if rest[2:] else "",
    )
    if name == "field":
        return Limits("field")
    if number not in state.realms[realm].people:
        raise Unsuitable("unknown_path")
    if name == "army":
        armies = [str(army) for army in sorted(state.realms[realm].armies)]
        return Limits("unit", options=("0", *armies), reason="reason_no_army")
    if name == "captor":
        return Limits("realm", options=(*state.setting.names, ""))
    return OF_PERSON[name] if name in OF_PERSON else counted(name, PERSON_NUMBERS, PERSON_FLAGS)


def counted(name: str, numbers: tuple[str, ...], flags: tuple[str, ...]) -> Limits:
    need_one_of(name, (*numbers, *flags))
    if name in flags:
        return FLAG
    kind = (
        "tenths"
        if name in TENTHS
        else "month"
        if name in MONTHS
        else "bits"
        if name == "traits"
        else "number"
    )
    return Limits(kind)


OF_PERSON: Final = {
    "": Limits("gone", options=(GONE,)),
    "name": Limits("text", most=LONGEST_TEXT),
    "rank": Limits("choice", options=tuple(RANK_OF)),
    "title": Limits("choice", options=tuple(RANK_OF)),
}
OF_KIND: Final[dict[str, Callable[[State, list[str]], Limits]]] = {
    "realms": realm_limits,
    "fields": field_limits,
    "towns": town_limits,
    "works": work_limits,
    "armies": army_limits,
    "people": person_limits,
    "rights": right_limits,
    "plundered": plunder_limits,
    "posts": post_limits,
}
LENGTHS: Final = {
    "realms": (2, 3),
    "fields": (2,),
    "towns": (2,),
    "works": (3, 4),
    "armies": (2, 3),
    "people": (2, 3),
    "rights": (3,),
    "plundered": (1,),
    "posts": (1,),
}
"""How many parts follow the kind."""
