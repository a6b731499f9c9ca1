"""What a game master can correct about a thing: each value with its name, what it is, and what it may become.

A thing is pointed at: a field with its town and works, a piece, a treasury, or what two realms have agreed.
Limits are those that the correction itself is checked by (`master/correction_limits.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.errors import Complaint, IllegalMove
from tafelrunde.games.phoenix.armies.weapons import HEAVY, LIGHT, weapon_of
from tafelrunde.games.phoenix.master.correction_limits import Limits, limits_at
from tafelrunde.games.phoenix.master.correction_paths import following
from tafelrunde.games.phoenix.master.correction_readings import value_at
from tafelrunde.games.phoenix.master.correction_values import Unsuitable, Value
from tafelrunde.games.phoenix.master.corrections import apply_change
from tafelrunde.games.phoenix.master.unit_corrections import GONE
from tafelrunde.games.phoenix.moves.kinds import Change
from tafelrunde.games.phoenix.standing.traits import TRAITS
from tafelrunde.games.phoenix.state.pieces import KEY, Army
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import CREATURE, GOOD_NAMES, TROOPS_OF_KIND
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.phoenix_desk.campaign.campaign import no_such_realm
from tafelrunde.phoenix_desk.reports.sentences import army_said
from tafelrunde.phoenix_desk.review.spoken import name_said, spoken, term, text, value_said

Group = Literal["main", "more", "town", "works"]
Seat = Annotated[int, Meta(ge=0, le=250)]
Number = Annotated[int, Meta(ge=101, le=699)]
USUAL: Final = (
    *("field", "troops", "leaders", "light", "heavy", "mounts", "gold", "guard", "aboard", "might", "traits"),
    *("name", "rank", "most", "now", "army", "present", "captor", "owner", "way", "coast"),
)
"""What is corrected most; everything else stands behind it."""
OF_CREATURES: Final = ("might", "traits")
UNCOUNTED: Final = ("fired",)
"""Several numbers in one: it can only be taken back."""


class Pointed(msgspec.Struct, frozen=True):
    """A field, a realm's treasury, one of its pieces (also one to be made), or two realms."""

    field: Annotated[str, Meta(max_length=12)] = ""
    realm: Seat | None = None
    unit: Number | None = None
    other: Seat | None = None


class Option(msgspec.Struct, frozen=True):
    value: str | int
    said: str


class Correctable(msgspec.Struct, frozen=True):
    path: str
    name: str
    group: Group
    kind: str
    """number, tenths, month, bits, unit, flag, choice, realm, text, field, land, water, gone."""
    now: str | int | bool | None
    said: str
    wanted: str | int | bool | None
    """What it will be after the changes that are noted already."""
    least: int
    most: int
    options: tuple[Option, ...]


class Nearby(msgspec.Struct, frozen=True):
    """A piece that stands in a field or belongs to a realm."""

    realm: int
    unit: int
    field: str
    said: str


class Thing(msgspec.Struct, frozen=True):
    said: str
    """What it is called."""
    exists: bool
    values: tuple[Correctable, ...]
    pieces: tuple[Nearby, ...]


def thing_at(state: State, pointed: Pointed, changes: Sequence[Change], lang: Lang) -> Thing:
    """As it is, and as the changes would leave it: limits are those that hold then."""
    after = state.copy()
    for change in changes:
        apply_change(after, change)
    paths = [path for stem in stems(after, pointed) for path in below(after, stem)]
    values = [correctable(state, after, path, lang) for path in paths if is_meant(after, path)]
    return Thing(
        said_of(after, pointed, lang), exists(after, pointed), tuple(values), pieces(after, pointed, lang)
    )


# --- which values ------------------------------------------------------------------------------------


def stems(state: State, pointed: Pointed) -> list[str]:
    """Where the paths of a thing begin."""
    if pointed.field:
        label = state.setting.world.label(read_field(state.setting.world, pointed.field))
        return [f"{kind}.{label}" for kind in ("fields", "plundered", "posts", "towns", "works")]
    if pointed.realm is None:
        raise Complaint("nothing-pointed-at")
    name = called(state, pointed.realm)
    if pointed.other is not None:
        other = called(state, pointed.other)
        return [f"rights.{name}.{other}", f"rights.{other}.{name}"]
    if pointed.unit is None:
        return [f"realms.{name}"]
    return [f"{kind_of(state, pointed.realm, pointed.unit)}.{name}.{pointed.unit}"]


def called(state: State, realm: int) -> str:
    """As a path calls it: by number where the name has a point in it."""
    if realm >= state.setting.realms:
        raise no_such_realm(str(realm), state.setting.names)
    name = state.setting.names[realm]
    return str(realm + 1) if "." in name else name


def kind_of(state: State, realm: int, unit: int) -> str:
    """Creatures are armies or, if they are magical, people."""
    if unit // 100 > CREATURE:
        return "people"
    is_person = unit in state.realms[realm].people and not state.has_army(KEY * realm + unit)
    return "people" if is_person else "armies"


def below(state: State, path: str) -> Iterator[str]:
    """The path itself if it names a value, and all values behind it."""
    if names_a_value(state, path):
        yield path
    for name in following(state, path.split(".")):
        yield from below(state, f"{path}.{name}")


def names_a_value(state: State, path: str) -> bool:
    try:
        limits_at(state, path)
    except (Unsuitable, IllegalMove):
        return False
    return True


def is_meant(state: State, path: str) -> bool:
    """Abilities and good points of their own only creatures have; a right of way stands once for both."""
    kind, *rest = path.split(".")
    if rest[-1] in OF_CREATURES and kind in ("armies", "people"):
        return int(rest[1]) // 100 == CREATURE
    if rest[-1] == "way":
        return state.setting.realm_named(rest[0]) < state.setting.realm_named(rest[1])
    return rest[-1] not in UNCOUNTED or bool(value_at(state, path))


# --- in words ----------------------------------------------------------------------------------------


def correctable(state: State, after: State, path: str, lang: Lang) -> Correctable:
    limits, now, wanted = limits_at(after, path), read(state, path), read(after, path)
    is_packed = path.split(".")[-1] in UNCOUNTED
    counts = limits.kind in ("number", "tenths", "month", "bits", "text")
    return Correctable(
        path,
        name_of(after, path, lang),
        group_of(path),
        "choice" if is_packed else limits.kind,
        now,
        text(lang, "value-yes") if is_packed and now else spoken(path, now, now, lang).before,
        wanted,
        limits.least if counts else 0,
        limits.most if counts else 0,
        (Option(0, text(lang, "value-no")),) if is_packed else tuple(options(path, limits, lang)),
    )


def read(state: State, path: str) -> Value | None:
    """None where nothing is yet: the army is made by one of the changes."""
    return value_at(state, path) if names_a_value(state, path) else None


def group_of(path: str) -> Group:
    kind, *rest = path.split(".")
    if kind in ("towns", "posts", "works"):
        return "works" if kind == "works" else "town"
    if kind in ("armies", "people") and len(rest) < 3:
        return "more"
    return "main" if kind == "realms" or rest[-1] in USUAL else "more"


def name_of(state: State, path: str, lang: Lang) -> str:
    """Of troops and weapons what they are: riders, light warships."""
    kind, *rest = path.split(".")
    said = spoken(path, None, None, lang)
    if kind == "armies" and rest[-1] in ("troops", "light", "heavy"):
        army = state.army(KEY * state.setting.realm_named(rest[0]) + int(rest[1]))
        return term(good_of(army, rest[-1]), lang)
    if kind == "works":
        return f"{said.topic.split()[-1]}: {said.name}"
    if kind == "rights":
        return f"{said.name} ({said.topic})"
    return name_said("removed", lang) if kind in ("armies", "people") and len(rest) < 3 else said.name


def good_of(army: Army, name: str) -> str:
    if name == "troops":
        return GOOD_NAMES[TROOPS_OF_KIND[army.kind]]
    return GOOD_NAMES[weapon_of(army, LIGHT if name == "light" else HEAVY)]


def options(path: str, limits: Limits, lang: Lang) -> Iterator[Option]:
    name = path.split(".")[-1]
    if limits.kind == "bits":
        magical = path.startswith("people")
        yield from [Option(one.bit, one.words.said(lang)) for one in TRAITS if one.magical == magical]
    for option in limits.options:
        if limits.kind == "unit":
            yield Option(
                int(option), army_said(int(option), lang) if option != "0" else text(lang, "value-none")
            )
        elif limits.kind == "realm":
            yield Option(option, text(lang, "value-nobody") if option in ("", "nobody") else option)
        else:
            yield Option(
                option, text(lang, "value-gone") if option == GONE else value_said(name, option, lang)
            )


# --- what it is called -------------------------------------------------------------------------------


def said_of(state: State, pointed: Pointed, lang: Lang) -> str:
    if pointed.field:
        return state.setting.world.label(read_field(state.setting.world, pointed.field))
    names = state.setting.names
    own = names[pointed.realm or 0]
    if pointed.other is not None:
        return f"{own} – {names[pointed.other]}"
    return own if pointed.unit is None else f"{own}, {army_said(pointed.unit, lang)}"


def exists(state: State, pointed: Pointed) -> bool:
    if pointed.unit is None or pointed.realm is None:
        return True
    return pointed.unit in units_of(state, pointed.realm)


def units_of(state: State, realm: int) -> dict[int, int]:
    """Fields of all pieces of a realm, by number."""
    row = state.realms[realm]
    people = {number: person.field for number, person in row.people.items()}
    return {**{number: army.field for number, army in row.armies.items()}, **people}


def pieces(state: State, pointed: Pointed, lang: Lang) -> tuple[Nearby, ...]:
    """In the field, or of the realm whose treasury it is."""
    if pointed.unit is not None or pointed.other is not None:
        return ()
    label = state.setting.world.label
    field = read_field(state.setting.world, pointed.field) if pointed.field else None
    realms = range(state.setting.realms) if pointed.realm is None else (pointed.realm,)
    return tuple(
        Nearby(realm, unit, label(place), f"{army_said(unit, lang)}, {state.setting.names[realm]}")
        for realm in realms
        for unit, place in sorted(units_of(state, realm).items())
        if field is None or place == field
    )
