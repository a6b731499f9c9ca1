"""From the plain data of a file, JSON or TOML, to printed values and all that is wrong with them.

A section that cannot be read does not hide the mistakes of others: they are noted, and ours stands in for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from tafelrunde.engine.errors import BadField, Complaint
from tafelrunde.engine.validation import place_and_message, sentence
from tafelrunde.games.xidit.box.data import RECONSTRUCTION, Printed, reconstruction_data
from tafelrunde.games.xidit.box.printed import errors

KEYS: Final = {
    "unit_types": "id",
    "cities": "id",
    "regions": "id",
    "titans": "id",
    "census": "unit",
    "tiles": "city",
}
"""Sections that are lists of rows, and the field that tells the rows apart."""
BY_NAME: Final = ("tilesets", "modes", "start")
"""Tables whose rows have fixed names; a new name can only be a slip."""
NOT_READ: Final = (
    "game", "source", "extends", "examples", "rulings", "components", "orders", "players", "assessments",
    "road_colours", "canvas", "region_roles",
)  # fmt: skip
"""Notes for people, and rules that are options of a table here."""

Mistakes = list[Complaint]


class Reading(NamedTuple):
    """What a file says, as far as it can be read, and everything that is wrong with it."""

    printed: Printed
    mistakes: Mistakes


def read(corrections: Mapping[str, Any]) -> Reading:
    mistakes: Mistakes = list(wrong_head(corrections))
    data: dict[str, Any] = {name: value for name, value in corrections.items() if name not in NOT_READ}
    ours = reconstruction_data()
    if "extends" in corrections or "schema" not in corrections:
        data = merged(ours, data, "", mistakes)
    else:
        data = {name: listed_rows(value, name, name, mistakes) for name, value in data.items()}
    unsound: set[str] = set()
    kinds = get_type_hints(Printed)
    mistakes += [no_such_field(name, kinds) for name in data if name not in kinds]
    for name, kind in kinds.items():
        found = list(misshapen(data[name], kind, name)) if name in data else list(absent(name))
        if found:
            unsound.add(name)
            mistakes += found
    sound = {name: ours.get(name, {}) if name in unsound else data.get(name, {}) for name in kinds}
    printed = msgspec.convert(sound, Printed)
    return Reading(printed, [*mistakes, *errors(printed, unsound)])


def wrong_head(corrections: Mapping[str, Any]) -> Iterator[Complaint]:
    if corrections.get("game", "xidit") != "xidit":
        yield BadField("game", "data-must-be", {"value": "xidit"})
    if corrections.get("extends", RECONSTRUCTION) != RECONSTRUCTION:
        yield BadField("extends", "data-must-be", {"value": RECONSTRUCTION})
    source = corrections.get("source", "owner")
    if not isinstance(source, str) or not 1 <= len(source) <= 200:
        yield BadField("source", "xidit-source")


def absent(name: str) -> Iterator[Complaint]:
    """Of the sections only the notes may be missing."""
    if name != "provenance":
        yield Complaint("data-missing-field", {"part": name})


# --- what differs, laid over ours -------------------------------------------------------------------


def below(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def merged(old: Any, new: Any, path: str, mistakes: Mistakes) -> Any:
    """Tables field by field, rows by their id, everything else as a whole."""
    name = path.rpartition(".")[2]
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        named = [key for key in new if name not in BY_NAME or key in old]
        mistakes += [no_such_row(below(path, key), list(old)) for key in new if key not in named]
        return {**old, **{key: merged(old.get(key), new[key], below(path, key), mistakes) for key in named}}
    if name in KEYS and is_rows(old):
        return merged_rows(old, new, path, KEYS[name], mistakes)
    return new


def is_rows(old: Any) -> bool:
    """The cities of the map are rows; those that a region touches are plain numbers."""
    return isinstance(old, list) and all(isinstance(row, Mapping) for row in old)


def merged_rows(old: Sequence[Any], new: Any, path: str, key: str, mistakes: Mistakes) -> list[Any]:
    rows = {str(row[key]): row for row in old}
    for row_id, row in listed(new, path, key, mistakes):
        if row_id in rows:
            rows[row_id] = merged(rows[row_id], row, below(path, row_id), mistakes)
        else:
            mistakes.append(no_such_row(below(path, row_id), list(rows)))
    return list(rows.values())


def no_such_row(path: str, known: list[str]) -> Complaint:
    return BadField(path, "xidit-no-row", {"known": known})


def listed(new: Any, path: str, key: str, mistakes: Mistakes) -> list[tuple[str, Any]]:
    """Rows may be a list, or a table by id."""
    if isinstance(new, Mapping):
        return [(str(row_id), row) for row_id, row in new.items()]
    rows = new if isinstance(new, Sequence) and not isinstance(new, str) else [new]
    found: dict[str, Any] = {}
    for number, row in enumerate(rows):
        if not isinstance(row, Mapping) or key not in row:
            mistakes.append(BadField(f"{path}[{number}]", "xidit-no-table", {"key": key}))
        elif str(row[key]) in found:
            mistakes.append(BadField(path, "xidit-twice", {"each": str(row[key])}))
        else:
            found[str(row[key])] = row
    return list(found.items())


# --- a whole file -----------------------------------------------------------------------------------


def listed_rows(value: Any, name: str, path: str, mistakes: Mistakes) -> Any:
    """Tables by id, as TOML likes them, as the lists of rows that they stand for."""
    if not isinstance(value, Mapping):
        return value
    if name in KEYS:
        return [with_id(row, KEYS[name], row_id) for row_id, row in value.items()]
    return {key: listed_rows(part, key, below(path, key), mistakes) for key, part in value.items()}


def with_id(row: Any, key: str, row_id: str) -> Any:
    """The id of a city is a number."""
    if not isinstance(row, Mapping):
        return row
    return {key: int(row_id) if row_id.isdecimal() and len(row_id) <= 3 else row_id, **row}


# --- shapes -----------------------------------------------------------------------------------------


def misshapen(data: Any, kind: Any, path: str) -> Iterator[Complaint]:
    """Everything that has not the kind it must have, down to the single value."""
    origin, inner = get_origin(kind), get_args(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(data, Mapping):
        yield from misshapen_row(data, kind, path)
    elif origin is tuple and isinstance(data, (list, tuple)):
        for number, item in enumerate(data):
            yield from misshapen(item, inner[0], f"{path}{place_of(item, path, number)}")
    elif origin is dict and isinstance(data, Mapping):
        for name, item in data.items():
            yield from misshapen(item, inner[1], below(path, str(name)))
    else:
        yield from no_such_value(data, kind, path)


def place_of(item: Any, path: str, number: int) -> str:
    """A row by its id, as one would look for it; anything else by its place."""
    key = KEYS.get(path.rpartition(".")[2], "")
    has_id = isinstance(item, Mapping) and isinstance(item.get(key), (str, int))
    return f".{item[key]}" if has_id else f"[{number}]"


def misshapen_row(data: Mapping[str, Any], kind: type[msgspec.Struct], path: str) -> Iterator[Complaint]:
    hints = get_type_hints(kind)
    for name in data:
        if name not in hints:
            yield no_such_field(below(path, str(name)), hints)
    for field in msgspec.structs.fields(kind):
        if field.name in data:
            yield from misshapen(data[field.name], hints[field.name], below(path, field.name))
        elif field.required:
            yield BadField(path, "data-missing-field", {"part": field.name})


def no_such_field(path: str, known: Mapping[str, Any]) -> Complaint:
    return BadField(path, "data-no-such-field", {"known": list(known)})


def no_such_value(data: Any, kind: Any, path: str) -> Iterator[Complaint]:
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        yield BadField(path, sentence(place_and_message(error)[1]))
