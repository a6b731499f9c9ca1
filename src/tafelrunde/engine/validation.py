"""What the validator finds wrong with data from outside, said in both languages with the place it means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

import msgspec

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.protocol import Words

T = TypeVar("T", bound=msgspec.Struct)

KINDS: Final = {
    "int": Words("a whole number", "eine ganze Zahl"),
    "float": Words("a number with a point", "eine Zahl mit Komma"),
    "str": Words("a text", "ein Text"),
    "bool": Words("true or false", "true oder false"),
    "object": Words("a table", "eine Tabelle"),
    "array": Words("a list", "eine Liste"),
    "null": Words("nothing", "nichts"),
}
BOUNDS: Final = {">=": Words("or more", "oder mehr"), "<=": Words("or less", "oder weniger")}

# The validator speaks English only; these are its sentences that data from outside can run into.
SENTENCES: Final = (
    (r"Object contains unknown field `(.*)`", "there is no field `{}`", "ein Feld `{}` gibt es nicht"),
    (r"Object missing required field `(.*)`", "the field `{}` is missing", "das Feld `{}` fehlt"),
    (r"Invalid (?:enum )?value (.*)", "the value {} is not possible", "der Wert {} ist nicht möglich"),
    (r"JSON is malformed: .*\(byte (\d+)\)", "not valid JSON, at byte {}", "kein gültiges JSON, ab Byte {}"),
    (r"(Input data was truncated)", "it ends too early", "das Ende fehlt"),
    (r"'utf-8' codec can't decode .* position (\d+).*", "not UTF-8, at byte {}", "kein UTF-8, ab Byte {}"),
    (r"(?i).*(recursion).*", "nested too deeply", "zu tief verschachtelt"),
)


def kind_named(name: str) -> Words:
    return KINDS.get(name, Words(name, name))


def expectation(message: str) -> Words | None:
    """`Expected ...`: what a value must be, and what it is."""
    expected = re.match(r"Expected `(\w+)(?: \| null)?`", message)
    if expected is None:
        return None
    kind = kind_named(expected[1])
    bound = re.search(r"(of length )?([<>]=) (-?\d+)", message)
    if bound:
        more = BOUNDS[bound[2]]
        length = Words(" of length", " mit der Länge") if bound[1] else Words(",", ",")
        return Words(
            f"must be {kind.en}{length.en} {bound[3]} {more.en}",
            f"muss {kind.de} sein{length.de} {bound[3]} {more.de}",
        )
    got = re.search(r"got `(\w+)`", message)
    if got is None:
        return Words(f"must be {kind.en}", f"muss {kind.de} sein")
    found = kind_named(got[1])
    return Words(f"must be {kind.en}, not {found.en}", f"muss {kind.de} sein, nicht {found.de}")


def sentence(message: str) -> Words:
    said = expectation(message)
    if said is not None:
        return said
    for pattern, en, de in SENTENCES:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            return Words(en.format(found[1]), de.format(found[1]))
    return Words(message, message)


def place_and_message(error: Exception) -> tuple[str, str]:
    """The path of the field that is meant, as it was written, and what is wrong there."""
    message, _, place = str(error).partition(" - at ")
    inner = re.search(r"\$\.?([^`]*)", place)
    return (inner[1] if inner else ""), message


def worded(error: Exception) -> Words:
    """The validator's complaint as a reader understands it: `steps[2].move: must be a text, not ...`."""
    place, message = place_and_message(error)
    said = sentence(message)
    return Words(f"{place}: {said.en}", f"{place}: {said.de}") if place else said


# --- tables of corrected values --------------------------------------------------------------------

Nested = Mapping[str, type[msgspec.Struct]]
"""Which struct stands under a field, so that a complaint can list its fields."""


def wrong_field(path: str, en: str, de: str) -> Complaint:
    return Complaint(f"{path}: {en}", f"{path}: {de}")


def complaint(prefix: str, kind: type[msgspec.Struct], nested: Nested, error: Exception) -> Complaint:
    """The validator's complaint about a row, with the fields that there are where one is unknown."""
    place, message = place_and_message(error)
    path = ".".join(part for part in (prefix, place) if part)
    unknown = re.search(r"unknown field `(.*)`", message)
    if unknown is None:
        said = sentence(message)
        return wrong_field(path or "corrections", said.en, said.de)
    struct = nested.get(re.sub(r".*\.|\[.*", "", path), kind)
    known = ", ".join(struct.__struct_fields__)
    field = f"{path}.{unknown[1]}".strip(".")
    return wrong_field(field, f"no such field; there are {known}", f"kein solches Feld; es gibt {known}")


def read_row(data: Any, kind: type[T], path: str, nested: Nested) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise complaint(path, kind, nested, error) from None


def read_rows(
    rows: Mapping[str, Any], kind: type[T], table: str, known: Iterable[str], nested: Nested
) -> dict[str, T]:
    """One table of a file, by row; the first row that does not exist is refused with the ones that do."""
    names = list(known)
    for name in rows:
        if name not in names:
            listed = ", ".join(names)
            raise wrong_field(
                f"{table}.{name}", f"not printed; there are {listed}", f"nicht gedruckt; es gibt {listed}"
            )
    return {name: read_row(row, kind, f"{table}.{name}", nested) for name, row in rows.items()}
