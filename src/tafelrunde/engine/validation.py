"""What the validator finds wrong with data from outside, as complaints with the place they mean."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict

from tafelrunde.engine.contract import Words
from tafelrunde.engine.errors import BadField, Complaint, Params

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

# The validator speaks English only; these are its sentences that data from outside can run into.
SENTENCES: Final = (
    (r"Object contains unknown field `(.*)`", "data-unknown-field"),
    (r"Object missing required field `(.*)`", "data-missing-field"),
    (r"Invalid (?:enum )?value (.*)", "data-impossible"),
    (r"JSON is malformed: .*\(byte (\d+)\)", "data-no-json"),
    (r"(Input data was truncated)", "data-cut-off"),
    (r"'utf-8' codec can't decode .* position (\d+).*", "data-no-utf-8"),
    (r"(Invalid base64 encoded string)", "data-no-base64"),
    (r"(?i).*(recursion).*", "data-too-deep"),
    (r"(.*)", "data-other"),
)
EXPECTED: Final = re.compile(r"Expected `(\w+)(?: \| null)?`")
BOUND: Final = re.compile(r"(of length )?([<>]=) (-?\d+)")
BOUNDS: Final = {
    (False, ">="): "data-at-least",
    (False, "<="): "data-at-most",
    (True, ">="): "data-length-at-least",
    (True, "<="): "data-length-at-most",
}


def kind_named(name: str) -> Words:
    return KINDS.get(name, Words(name, name))


def expectation(message: str) -> Complaint | None:
    """`Expected ...`: what a value must be, and what it is."""
    expected = EXPECTED.match(message)
    if expected is None:
        return None
    kind = kind_named(expected[1])
    if bound := BOUND.search(message):
        return Complaint(BOUNDS[bool(bound[1]), bound[2]], {"kind": kind, "bound": bound[3]})
    if got := re.search(r"got `(\w+)`", message):
        return Complaint("data-other-kind", {"kind": kind, "found": kind_named(got[1])})
    return Complaint("data-kind", {"kind": kind})


def sentence(message: str) -> Complaint:
    return expectation(message) or next(
        Complaint(id, {"part": found[1]})
        for pattern, id in SENTENCES
        if (found := re.fullmatch(pattern, message, re.DOTALL))
    )


def place_and_message(error: Exception) -> tuple[str, str]:
    """The path of the field that is meant, as it was written, and what is wrong there."""
    message, _, place = str(error).partition(" - at ")
    inner = re.search(r"\$\.?([^`]*)", place)
    return (inner[1] if inner else ""), message


def worded(error: Exception) -> Complaint:
    """The validator's complaint as a reader understands it: `steps[2].move: must be a text, not ...`."""
    place, message = place_and_message(error)
    return BadField(place, sentence(message)) if place else sentence(message)


# --- tables of corrected values --------------------------------------------------------------------

Nested = Mapping[str, type[msgspec.Struct]]
"""Which struct stands under a field, so that a complaint can list its fields."""


def demand_field(holds: bool, path: str, message: str, params: Params | None = None) -> None:
    if not holds:
        raise BadField(path, message, params)


def complaint(prefix: str, kind: type[msgspec.Struct], nested: Nested, error: Exception) -> Complaint:
    """The validator's complaint about a row, with the fields that there are where one is unknown."""
    place, message = place_and_message(error)
    path = ".".join(part for part in (prefix, place) if part)
    unknown = re.search(r"unknown field `(.*)`", message)
    if unknown is None:
        return BadField(path or "corrections", sentence(message))
    struct = nested.get(re.sub(r".*\.|\[.*", "", path), kind)
    return BadField(
        f"{path}.{unknown[1]}".strip("."), "data-no-such-field", {"known": struct.__struct_fields__}
    )


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
            raise BadField(f"{table}.{name}", "data-not-printed", {"known": names})
    return {name: read_row(row, kind, f"{table}.{name}", nested) for name, row in rows.items()}


def filled_in(correction: Any) -> dict[str, Any]:
    """The fields of a row that its owner wrote down; of a row that is not there, none."""
    fields = {} if correction is UNSET else asdict(correction)
    return {name: value for name, value in fields.items() if value is not UNSET}
