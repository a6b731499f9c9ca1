"""Founding a campaign (PH-2): what it is founded with, as data, and the first position.

Everything the first position depends on stands in the header of the log: options, and this `Foundation`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec

from tafelrunde.engine.codec import encode
from tafelrunde.engine.errors import Complaint, IllegalMove
from tafelrunde.engine.options import check_seats, resolve
from tafelrunde.engine.validation import worded
from tafelrunde.games.phoenix.meta import META
from tafelrunde.games.phoenix.state.pieces import Person, Town
from tafelrunde.games.phoenix.state.realm import OUTSIDE
from tafelrunde.games.phoenix.state.setting import Setting
from tafelrunde.games.phoenix.state.state import GOLD, State, empty_state
from tafelrunde.games.phoenix.tables.prices import (
    CAPITAL,
    MAGE,
    RANK_GP,
    RANK_OF,
    RULER,
    STAGE_POINTS,
    START_DISTANCE,
    START_GOLD,
)
from tafelrunde.games.phoenix.world.description import Description, build
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.games.phoenix.world.plain_world import plain_world
from tafelrunde.games.phoenix.world.world import World

DEFAULT_MONTHS: Final = 16
REALM_NAMES: Final[tuple[str, ...]] = (
    "Theostelos", "Yaromo", "Vachal", "Avallon", "Northeim", "Helborn", "Eoganachta", "Ohar",
    "Nebelmark", "Silberau", "Dornfels", "Sturmkap", "Graumoor", "Goldheide", "Eisenfurt", "Sternwacht",
    "Tannengrund", "Salzinseln", "Kupferberg", "Mondtal", "Ostwall", "Windland", "Bernstrand", "Glutsand",
)  # fmt: skip
COLOURS: Final[tuple[str, ...]] = (
    "#04D9FF", "#FFFF00", "#A0FFB0", "#005000", "#FFFFFF", "#303030", "#A020F0", "#DD1010",
)  # fmt: skip
FIRST_CHARACTER: Final = 601
FIRST_WIZARD: Final = 501
CHARGES: Final = 12
"""Kinds of charges, and of lines along borders; arms.py and the map in the browser draw them."""
RULER_WIZARD: Final = 180
"""Tenths of good points."""


class PersonFounded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody who is meant for a rank; he takes it when its town stands (PH-1.9.1n)."""

    rank: Literal["HER", "FSH", "STH", "BUH", "CHF", "ZIV"]
    name: str = ""
    present: bool = True
    wizard: bool = False
    """A ruler who is a wizard from the beginning (PH-1.9.3a)."""
    knight: bool = False
    """Of the order of knights (PH-5.2a)."""


Bearing = Annotated[int, msgspec.Meta(ge=0, lt=CHARGES)]
COURT: Final = tuple(PersonFounded(rank) for rank in ("HER", "FSH", "STH", "BUH"))


class RealmFoundation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    name: str = ""
    colour: str = ""
    charge: Bearing | None = None
    """On its shield; the one of its number if not said."""
    pattern: Bearing | None = None
    """Of the line along its borders."""
    culture: str = ""
    capital: str = ""
    """A field; the next free starting place of the world if not said."""
    gold: int = START_GOLD
    later: bool = False
    """A seat that is kept for invaders or rebels who are not in the world yet (6.2, 6.5)."""
    people: tuple[PersonFounded, ...] = COURT


class Foundation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The `corrections` of the log's header."""

    world: Description | None = None
    """A plain one that is large enough if not said."""
    realms: tuple[RealmFoundation, ...] = ()
    months: int = DEFAULT_MONTHS
    """0: until the game master ends the campaign."""


_SETTINGS: Final[dict[bytes, tuple[Setting, tuple[RealmFoundation, ...]]]] = {}
_KEPT: Final = 16


def read_foundation(data: Mapping[str, Any]) -> Foundation:
    try:
        return msgspec.convert(dict(data), Foundation)
    except msgspec.ValidationError as error:
        raise Complaint("phoenix-no-foundation", {"fault": worded(error)}) from None


def setup(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None = None) -> State:
    """The first position; CHANCE begins with the order of the first month."""
    check_seats(META, seats)
    setting, realms = setting_for(seats - 1, options, corrections or {})
    state = empty_state(setting)
    places = iter(capitals(setting.world, tuple([realm for realm in realms if not realm.later])))
    for number, realm in enumerate(realms):
        if realm.later:
            state.edit_realm(number).kind = OUTSIDE
        else:
            found_realm(state, number, next(places), realm)
    return state


def setting_for(
    realms: int, options: Mapping[str, str], data: Mapping[str, Any]
) -> tuple[Setting, tuple[RealmFoundation, ...]]:
    """World, names and options; campaigns founded alike share one."""
    chosen = resolve(META, options)
    key = encode([realms, chosen, data])
    if key not in _SETTINGS:
        if len(_SETTINGS) >= _KEPT:
            _SETTINGS.clear()
        _SETTINGS[key] = make_setting(realms, chosen, data)
    return _SETTINGS[key]


def make_setting(
    realms: int, options: Mapping[str, str], data: Mapping[str, Any]
) -> tuple[Setting, tuple[RealmFoundation, ...]]:
    foundation = read_foundation(data)
    founded = foundation.realms or (RealmFoundation(),) * realms
    if len(founded) != realms:
        raise Complaint("phoenix-realms-differ", {"founded": len(founded), "realms": realms})
    world = build(foundation.world) if foundation.world else plain_world(realms)
    names = tuple(realm.name or default_name(number) for number, realm in enumerate(founded))
    if len({name.casefold() for name in names}) < realms:
        raise Complaint("phoenix-same-name")
    colours = tuple(realm.colour or COLOURS[i % len(COLOURS)] for i, realm in enumerate(founded))
    return Setting(world, names, colours, options, foundation.months, data), founded


def bearings(foundation: Mapping[str, Any], realm: int) -> tuple[int, int]:
    """Charge and pattern of a realm, as it was founded: all of its pictures show the same."""
    rows = foundation.get("realms") or ()
    row: Mapping[str, Any] = rows[realm] if realm < len(rows) else {}
    usual = realm % CHARGES
    return row.get("charge", usual), row.get("pattern", usual)


def default_name(number: int) -> str:
    return REALM_NAMES[number] if number < len(REALM_NAMES) else f"Reich {number + 1}"


def capitals(world: World, realms: tuple[RealmFoundation, ...]) -> list[int]:
    """Where the capitals stand: as said, the others at the world's starting places (PH-2a, PH-2c)."""
    said = [demand_land(world, realm.capital) if realm.capital else -1 for realm in realms]
    taken = [field for field in said if field >= 0]
    free = [start for start in world.landmarks.starts if all(is_far(world, start, other) for other in taken)]
    if len(free) < said.count(-1):
        raise Complaint("phoenix-too-few-places", {"free": len(free), "needed": said.count(-1)})
    places = iter(free)
    found = [field if field >= 0 else next(places) for field in said]
    for number, field in enumerate(found):
        for other in found[:number]:
            demand_distance(world, field, other)
    return found


def demand_land(world: World, label: str) -> int:
    """PH-2b: a capital stands on land, and not on a map of its own."""
    try:
        field = read_field(world, label)
    except IllegalMove:
        raise Complaint("phoenix-no-field", {"label": label}) from None
    if world.is_water[field] or not world.shape.has(world.gf[field]):
        raise Complaint("phoenix-no-capital", {"label": label})
    return field


def is_far(world: World, field: int, other: int) -> bool:
    return world.distance(field, other) >= START_DISTANCE


def demand_distance(world: World, field: int, other: int) -> None:
    """PH-2c."""
    if not is_far(world, field, other):
        distance, one, two = world.distance(field, other), world.label(field), world.label(other)
        raise Complaint("phoenix-realms-near", {"one": one, "distance": distance, "two": two})


def found_realm(state: State, number: int, capital: int, founded: RealmFoundation) -> None:
    """A capital, the six fields around it, gold and a court (PH-2b, PH-2d)."""
    world = state.setting.world
    for field in (capital, *world.around[capital]):
        if not world.is_water[field]:
            state.owner[field] = number
    state.add_town(Town(capital, CAPITAL, STAGE_POINTS[CAPITAL]))
    realm = state.edit_realm(number)
    realm.capital = capital
    realm.home = world.terrain[capital]  # PH-5.5.2a
    realm.gold = founded.gold
    state.account[GOLD] += founded.gold
    for i, person in enumerate(founded.people):
        if person.wizard and person.rank == "HER":
            state.add_person(ruler_wizard(number, capital, person))
        else:
            state.add_person(courtier(number, FIRST_CHARACTER + i, capital, person))


def ruler_wizard(realm: int, field: int, founded: PersonFounded) -> Person:
    """PH-1.9.3a."""
    person = Person(realm, FIRST_WIZARD, field)
    person.name, person.present = founded.name, founded.present
    person.rank, person.title = MAGE, RULER
    person.most = person.now = RULER_WIZARD
    return person


def courtier(realm: int, number: int, field: int, founded: PersonFounded) -> Person:
    """The ruler rules at once; the others wait for their towns (PH-1.9.1n)."""
    person = Person(realm, number, field)
    person.name = founded.name
    person.title = RANK_OF[founded.rank]
    person.present, person.knight = founded.present, founded.knight
    if person.title == RULER:
        person.rank = RULER
        person.most = person.now = 10 * RANK_GP[RULER]
    return person
